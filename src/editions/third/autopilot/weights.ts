/**
 * How much things are worth to the autopilot, found by playing: sets of weights changed by chance, each tried in games of
 * every scenario, the best of them averaged and changed again. One unit is about one doom on the scenario sheet.
 */
export const WEIGHTS = {
  /** A clue got hold of, and a clue moved on to the scenario sheet. */
  clue: 1.32,
  research: 2.94,
  /** How much more that presses at the very end. */
  haste: 1.15,
  /** One doom, two doom and three doom on a space of a quiet neighborhood. */
  doom: [0, 0.76, 1.9, 2.91, 3.67],
  /** Doom on all three spaces together, where five open an anomaly (3E-412.3). */
  crowd: [0, 0, 0, 0.39, 1.3, 2.61],
  /** An anomaly, and so much doom that keeps it open, with each one more. */
  anomaly: 0.66,
  anomalyDoom: [0, 2.2, 4, 5.4, 6.6],
  anomalyMore: 1.2,
  anomalyClue: 0.48,
  /** Where space by space breaks out (3E-415). */
  outbreakDoom: [0, 0.62, 1.32, 2.29, 3.35, 4.4],
  /** A monster out of the way, by what it does round after round; more for each point of harm it deals. */
  hunter: 3.58,
  patrol: 0.41,
  sheetLayer: 7.53,
  doomLayer: 7.34,
  tormentor: 4.29,
  ferocity: 0.11,
  cultist: 1.12,
  blow: 6.43,
  damage: 1.54,
  /** A monster the scenario turns on. */
  chief: 3.36,
  /** Having no encounter because a monster holds them, and ending a turn where one will. */
  held: 0.34,
  beside: 0.3,
  /** A codex action that brings the story on. */
  story: 2.79,
  /** A card of the story that may come up in an encounter. */
  archive: 1.41,
  breach: 1.73,
  /** How much it counts that an event comes nearer to the top, beside that it is drawn at once. */
  patience: 2.86,
  /** What cards are worth that help in tests. */
  gear: 0.62,
  /** Any encounter in a neighborhood, on a street. */
  encounter: 0.12,
  street: 0.56,
  /** Small things. */
  money: 0.03,
  /** The only dollar: many an event sells its clue for one. */
  lastDollar: 0.15,
  remnant: 0.27,
  focus: 0.03,
  /** A focus token by skill, for a whole game. */
  token: { lore: 0.15, observation: 0.22, strength: 0.71, will: 0.05, influence: 0.05 },
  item: 0.62,
  ally: 0.83,
  spell: 0.02,
  /** How much of a far goal's worth remains for each turn's walk, and how much it counts beside what is at hand. */
  distance: 0.89,
  pull: 0.54,
  far: 0.51,
  rich: 1.17,
  taken: 0.91,
  /** What being defeated costs: doom, cards and the way back. */
  defeat: 2.66,
};
