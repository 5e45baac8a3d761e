/** What a party has done. */
export interface Played {
  presses: number;
  selections: number;
  /** Forms sent. */
  forms: number;
  commands: number;
  pages: number;
  /** Forms with dials that were sent, and those that went too far. */
  dials: number;
  beyond: number;
  sure: number;
  offers: number;
  looks: number;
  undone: number;
  /** Answers pressed on what had just been decided. */
  stale: number;
  kinds: Set<string>;
}

export function nothingPlayed(): Played {
  return {
    presses: 0,
    selections: 0,
    forms: 0,
    commands: 0,
    pages: 0,
    dials: 0,
    beyond: 0,
    sure: 0,
    offers: 0,
    looks: 0,
    undone: 0,
    stale: 0,
    kinds: new Set(),
  };
}
