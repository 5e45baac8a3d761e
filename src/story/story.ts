import type { Phrase, Ref } from '../engine/phrase.ts';

/** How a paragraph stands. */
export type Form = 'title' | 'heading' | 'text' | 'small' | 'item' | 'prose';

/** A sentence in its place: what is said, and what it needs not say any more. */
export interface Clause {
  says: Phrase;
  /** Whom it is about: several where they did alike. */
  about: readonly Ref[];
  /** `first`: named for the first time where the message is about them; `same`: the sentence before was about them. */
  subject: 'first' | 'new' | 'same';
  /** What it comes from, where that has to be said. */
  because: Ref | null;
  amounts: Readonly<Record<string, number>> | null;
  /** How many sentences it tells, which have become one. */
  count: number;
  /** Of a roll, whether its dice are counted; of a story, whether its place is named. */
  full: boolean;
  /** What goes on in the same sentence. */
  tails: readonly Phrase[];
}

/** What stands together. */
export interface Paragraph {
  form: Form;
  clauses: readonly Clause[];
  /** It no longer counts, and this stands by it. */
  undone?: Phrase;
}

/** A message's whole story. */
export type Story = readonly Paragraph[];
