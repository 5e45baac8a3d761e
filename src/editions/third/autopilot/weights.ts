/** How much things are worth to the autopilot; one unit is one doom on the scenario sheet. */
export const WEIGHTS = {
  /** A clue got hold of, and a clue moved on to the scenario sheet. */
  clue: 0.97,
  research: 1.55,
  /** One doom, two doom and three doom on a space of a quiet neighbourhood. */
  doom: [0, 0.35, 0.82, 1.3, 1.77],
  /** Doom on all three spaces together, where five open an anomaly (3E-412.3). */
  crowd: [0, 0, 0, 0.05, 0.3, 1],
  /** An anomaly, and each doom that keeps it open. */
  anomaly: 1.3,
  anomalyDoom: 1.07,
  anomalyClue: 0.5,
  /** Where space by space breaks out (3E-415). */
  outbreakDoom: [0, 0.4, 0.9, 1.7, 2.8, 4],
  /** A monster out of the way, by what it does round after round; more for each point of harm it deals. */
  hunter: 0.62,
  patrol: 0.7,
  sheetLayer: 6.08,
  doomLayer: 2,
  tormentor: 2.44,
  ferocity: 0.19,
  cultist: 0.22,
  blow: 14,
  damage: 0.6,
  /** A monster the scenario turns on. */
  chief: 2.5,
  /** Having no encounter because a monster holds him. */
  held: 0.35,
  /** A codex action that brings the story on. */
  story: 2.91,
  /** A card of the story that may come up in an encounter. */
  archive: 1.19,
  breach: 3,
  /** Any encounter in a neighbourhood, on a street. */
  encounter: 0.1,
  street: 0.23,
  /** Small things. */
  money: 0.08,
  remnant: 0.14,
  focus: 0.06,
  item: 0.5,
  ally: 1.33,
  spell: 0.21,
  /** How much of a far goal's worth remains for each turn's walk, and how much it counts beside what is at hand. */
  distance: 0.76,
  pull: 0.66,
  far: 0.59,
  rich: 0.47,
  taken: 0.82,
  /** What being defeated costs: doom, cards and the way back. */
  defeat: 3,
};
