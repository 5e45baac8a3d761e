/** A guided case: a short one for one person who has never played, in which each step is explained. */
import { readFileSync } from 'node:fs';
import type { Decision } from '../../engine/decision.ts';
import { once } from '../../engine/once.ts';
import type { Phrase } from '../../engine/phrase.ts';
import { type Comment, commentPhrase, commentsSchema, fitting, type Situation } from './comment.ts';

/** So many turns are explained; in the next one the guide takes leave. */
const TURNS = 3;

/** What is said beside a question. */
export interface GuideComment {
  says: Phrase;
  /** The option it speaks for, by its id; null where it speaks for none. */
  advises: string | null;
  /** Where that leads to another question, what it speaks for there. */
  next: string | null;
}

/** The guided case of an edition, as the table sees it. */
export interface GuidedCase<S> {
  /** 64 hexadecimal digits: the same dice for everybody who plays it. */
  readonly seed: string;
  /** Who is played. */
  readonly sheet: string;
  /** What is agreed in it. */
  readonly agreed: object;
  /** The state before the first step. */
  create(): S;
  /** Whether its turns are behind: nothing more is said. */
  isOver(state: S): boolean;
  /** What is to be said beside a question, which is so; null where there is nothing to say. */
  comment(state: S, decision: Decision): GuideComment | null;
}

/** What a guided case is made of. */
interface Making<S> {
  edition: string;
  /** Reads its scenario file. */
  read(text: string): { seed: string; sheet: string; agreed: object; create: () => S };
  /** The number of the turn or round. */
  turn(state: S): number;
  values(state: S): object;
  /** What a careful player would choose on the only seat. */
  careful(state: S, decision: Decision): readonly string[];
}

/** The guided case in `data/<edition>/guide/`: read when it is first asked for. */
export function guidedCase<S extends object>(making: Making<S>): GuidedCase<S> {
  const { edition, values, careful } = making;
  const told = once((): readonly Comment[] => {
    return commentsSchema.parse(JSON.parse(textOf(edition, 'comments.json'))).comments;
  });
  const played = once(() => making.read(textOf(edition, 'case.yaml')));
  return {
    get seed() {
      return played().seed;
    },
    get sheet() {
      return played().sheet;
    },
    get agreed() {
      return played().agreed;
    },
    create: () => played().create(),
    isOver: (state) => making.turn(state) > TURNS + 1,
    comment(state, decision) {
      const situation: Situation = { decision, state, values: values(state), careful: () => careful(state, decision) };
      const found = fitting(told(), situation);
      if (!found) return null;
      const { comment, option } = found;
      const says = commentPhrase(found, situation, `${edition}-guide`);
      return { says, advises: option?.id ?? null, next: comment.next ?? null };
    },
  };
}

function textOf(edition: string, file: string): string {
  return readFileSync(new URL(`../../../data/${edition}/guide/${file}`, import.meta.url), 'utf8');
}
