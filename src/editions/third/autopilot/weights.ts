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
  /** A monster out of the way, by what it does round after round; more for each point of harm it deals. */
  hunter: 1.2,
  patrol: 0.7,
  sheetLayer: 3.5,
  doomLayer: 2,
  tormentor: 2.2,
  ferocity: 0.12,
  cultist: 0.7,
  blow: 14,
  damage: 0.6,
  /** A monster the scenario turns on. */
  chief: 2.5,
  /** Having no encounter because a monster holds him. */
  held: 0.5,
  /** A codex action that brings the story on. */
  story: 3,
  /** A card of the story that may come up in an encounter. */
  archive: 1,
  breach: 3,
  /** Any encounter in a neighbourhood, on a street. */
  encounter: 0.1,
  street: 0.2,
  /** Small things. */
  money: 0.1,
  remnant: 0.2,
  focus: 0.18,
  item: 0.5,
  ally: 0.7,
  spell: 0.3,
  /** How much of a far goal's worth remains for each turn's walk, and how much it counts beside what is at hand. */
  distance: 0.65,
  pull: 0.6,
  far: 0.7,
  rich: 0.4,
  taken: 0.7,
  /** What being defeated costs: doom, cards and the way back. */
  defeat: 3,
};
