/** How much things are worth to the autopilot; one unit is one doom on the scenario sheet. */
export const WEIGHTS = {
  /** A clue got hold of, and a clue moved on to the scenario sheet. */
  clue: 1.6,
  research: 1.3,
  /** One doom, two doom and three doom on a space of a quiet neighbourhood. */
  doom: [0, 0.6, 1.4, 2.2, 3],
  /** Doom on all three spaces together, where five open an anomaly (3E-412.3). */
  crowd: [0, 0, 0, 0.05, 0.3, 1],
  /** An anomaly, and each doom that keeps it open. */
  anomaly: 1.3,
  anomalyDoom: 0.8,
  anomalyClue: 0.3,
  /** Where space by space breaks out (3E-415). */
  outbreakDoom: [0, 0.4, 0.9, 1.7, 2.8, 4],
  /** A common monster out of the way; more for each point of harm it deals, and for those that lay doom. */
  kill: 0.55,
  ferocity: 0.12,
  lurker: 0.9,
  cultist: 0.7,
  damage: 0.16,
  /** A monster the scenario turns on. */
  chief: 4,
  /** Having no encounter because a monster holds him. */
  held: 0.5,
  /** A codex action that brings the story on. */
  story: 3,
  /** A card of the story that may come up in an encounter. */
  archive: 1,
  breach: 3,
  /** Any encounter in a neighbourhood, on a street. */
  encounter: 0.3,
  street: 0.2,
  /** Small things. */
  money: 0.12,
  remnant: 0.2,
  focus: 0.06,
  item: 0.5,
  ally: 0.7,
  spell: 0.3,
  /** How much of a far goal's worth remains for each turn's walk, and how much it counts beside what is at hand. */
  distance: 0.65,
  pull: 0.45,
  /** What being defeated costs: doom, cards and the way back. */
  defeat: 3,
};
