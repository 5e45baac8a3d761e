/**
 * The numbers that the autopilot's judgment rests on, on one scale: 1 is about what a good turn brings, or one Clue
 * token. They were found by playing many games.
 */
export const WEIGHTS = {
  /** Being driven insane or knocked out, apart from the Clue tokens and cards that it costs. */
  breakdown: 2.5,
  /** All points of Sanity and Stamina. */
  point: 1.5,
  /** A seal, and what each share of the Mythos deck that it blocks adds. */
  seal: 9,
  sealShare: 22,
  /** Closing without a seal, and what nearness of the end adds. */
  close: 0.1,
  closeRush: 0.5,
  sealRush: 3,
  /** Closing when few gates are left and trophies are at hand. */
  fewGates: 3,
  /** Turns that a journey through a gate takes besides the way to it. */
  journey: 2.2,
  /** A Clue token spent on a check: beyond what a seal needs, breaking into it, below it. */
  clueSpare: 1,
  clueBreak: 3.5,
  clueBelow: 1.5,
  /** A defeated monster, per toughness, and where there are many. */
  trophy: 0.28,
  crowd: 1.1,
  /** Danger on the way and at its end. */
  wayDanger: 1.5,
  endDanger: 0.7,
  /** What is worth a visit to the Curiositie Shoppe with money enough. */
  curios: 2,
  /** A doom token. */
  doom: 6,
  /** How much of the danger on the way and at its end counts against a goal. */
  risk: 0.6,
  /** How ready somebody with 3 or 2 points of Sanity or Stamina is for the worlds beyond, 0 to 1. */
  fit3: 0.85,
  fit2: 0.55,
};
