import { isPhrase, isRef, isSeries, isStrong, type Phrase, type PhraseArgument, type Ref } from '../engine/phrase.ts';
import { type Because, isCause, isSameThing, type Sentence } from './sentence.ts';

/** A sentence, or several that have become one, on their way into a story. */
export interface Line {
  /** The first of what has become of it. */
  sentence: Sentence;
  says: Phrase;
  about: readonly Ref[];
  because: Ref | null;
  amounts: Readonly<Record<string, number>> | null;
  tails: readonly Phrase[];
  /** How many sentences it tells. */
  count: number;
}

/** A sentence by itself. */
export function lineOf(sentence: Sentence): Line {
  const { says, about, because, tacit = false, amounts = null } = sentence;
  return {
    sentence,
    says,
    about: about ? [about] : [],
    because: tacit ? null : causeIn(because),
    amounts,
    tails: [],
    count: 1,
  };
}

function causeIn(because: Because): Ref | null {
  return isCause(because) ? because : null;
}

/** True for the same people or things, in the same order. */
export function areSame(one: readonly Ref[], other: readonly Ref[]): boolean {
  return one.length === other.length && one.every((ref, at) => ref.ref === other[at]?.ref && ref.id === other[at]?.id);
}

/** Whether what a line says names a thing. */
export function names({ says, about, tails, because }: Line, thing: Ref): boolean {
  const named = [...refsIn(says), ...tails.flatMap(refsIn), ...about, ...(because ? [because] : [])];
  return named.some((ref) => isSameThing(ref, thing));
}

/** All things that an argument names. */
export function refsIn(argument: PhraseArgument): Ref[] {
  if (typeof argument !== 'object') return [];
  if (isRef(argument)) return [argument];
  if (isPhrase(argument)) return Object.values(argument.args ?? {}).flatMap(refsIn);
  if (isSeries(argument)) return argument.of.flatMap(refsIn);
  if (isStrong(argument)) return refsIn(argument.strong);
  return argument.flatMap(refsIn);
}

/** True for arguments that say the same. */
export function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a phrase stands in another. */
export function holds(whole: PhraseArgument, part: Phrase): boolean {
  if (isAlike(whole, part)) return true;
  if (typeof whole !== 'object') return false;
  if (isPhrase(whole)) return Object.values(whole.args ?? {}).some((one) => holds(one, part));
  const list = isSeries(whole) ? whole.of : Array.isArray(whole) ? whole : [];
  return list.some((one) => holds(one, part));
}
