/** What drivers and adapters hand to each other, and both sides to the bench: plain data, no type of any tree. */

/** A game as it is set up: the same on both sides. */
export interface Setup {
  edition: string;
  people: number;
  /** 64 hexadecimal digits. */
  seed: string;
}

/** What somebody does: an answer, or an offer that they take up. */
export interface Wish {
  /** Which of the people, from 0. */
  person: number;
  /** The question, or for an offer the one it is made beside. */
  decision: string;
  chosen: string[];
  interrupt: string | null;
}

/** How a game stands, in states and ids, without a word of text. */
export interface Standing {
  state: unknown;
  asked: unknown;
}

/** A game before its first step, and the entries of its journal. */
export interface Journal {
  edition: string;
  /** The state before the first step, as JSON. */
  first: string;
  entries: unknown[];
}

/** A button or a menu on a message. */
export interface Handle {
  message: string;
  customId: string;
  /** Of a menu. */
  values: string[];
}

/** A handle to use, and what to choose from it. */
export interface Use {
  message: string;
  customId: string;
  /** Null for a button. */
  values: string[] | null;
}
