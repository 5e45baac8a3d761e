import { GRAVITY, type Great } from './great.ts';
import { lineOf, names, refsIn } from './line.ts';
import { isBegun, isCause, isSameThing, type Sentence } from './sentence.ts';

/** A sentence that is a great moment. */
export type GreatSentence = Sentence & { great: Great };

/** What is told of a stretch around its gravest moment. */
export interface Parted {
  /** What led to it, with the whole thread in which it happened: it stands in the message before. */
  before: Sentence[];
  /** Its heading, what belongs right under it, and what happened after it. */
  moment: [GreatSentence, ...Sentence[]];
  after: Sentence[];
}

/** True for a great moment. */
export function isGreat(sentence: Sentence): sentence is GreatSentence {
  return sentence.great !== undefined;
}

/** The gravest moment of a stretch, of several alike the last; null where there is none. */
export function gravest(sentences: readonly Sentence[]): GreatSentence | null {
  const all = sentences.filter(isGreat);
  const rank = ({ great }: GreatSentence): number => GRAVITY.indexOf(great.scene);
  return all.reduce<GreatSentence | null>((best, one) => (best && rank(best) < rank(one) ? best : one), null);
}

/**
 * Divides a stretch at a great moment: never inside the check, the fight or the encounter in which it comes about, which
 * has ended before its heading is told, nor amid anything else that has begun before it. What belongs to the moment is the
 * thread that it opens.
 */
export function partedAt(sentences: readonly Sentence[], moment: GreatSentence): Parted {
  const own = moment.of?.thread;
  const around = moment.of?.within;
  const isOwn = ({ of }: Sentence): boolean => own !== undefined && of?.thread === own;
  const isAround = ({ of }: Sentence): boolean =>
    around !== undefined && (of?.thread === around || of?.within === around);
  const at = sentences.indexOf(moment);
  const end = Math.max(
    at,
    sentences.findLastIndex((sentence) => isAround(sentence) && !isOwn(sentence)),
  );
  const details = sentences.filter((sentence) => sentence !== moment && isOwn(sentence));
  const isLeft = (sentence: Sentence): boolean => sentence !== moment && !details.includes(sentence);
  const led = sentences.slice(0, end + 1).filter(isLeft);
  const { same, other } = goingOn(led, sentences.slice(end + 1).filter(isLeft));
  return { before: [...led, ...same], moment: [moment, ...details], after: other };
}

/** What is told later of what has begun before, which stands with that, and what is not. */
function goingOn(led: readonly Sentence[], later: readonly Sentence[]): Record<'same' | 'other', Sentence[]> {
  const begun = new Set(led.flatMap(({ of }) => (of?.opens ? [of.thread] : [])));
  const parts: Record<'same' | 'other', Sentence[]> = { same: [], other: [] };
  for (const one of later) {
    if (one.of?.opens) begun.delete(one.of.thread);
    parts[one.of && begun.has(one.of.thread) ? 'same' : 'other'].push(one);
  }
  return parts;
}

/**
 * Whether a moment may stand above what led to it: never above the check or the fight in which it comes about, nor above what
 * goes on with what was told before, nor, where all it names as its cause is the thing that it tells of, above what tells how
 * that thing came or what became of it.
 */
export function mayHead({ of, because, says }: GreatSentence, led: readonly Sentence[]): boolean {
  if (of?.within !== undefined || led.some((one, at) => isLater(one, led.slice(0, at)))) return false;
  if (!isCause(because) || !refsIn(says).some((thing) => isSameThing(thing, because))) return true;
  return !led.some((one) => names(lineOf(one), because));
}

/** Whether a sentence goes on with what none of those before it has begun: a roll, an attack, a moment told before a question. */
function isLater({ act, of, because }: Sentence, before: readonly Sentence[]): boolean {
  if (!of || of.opens) return false;
  const goesOn = act === 'result' || act === 'change' || (isBegun(because) && because.begun === of.thread);
  if (!goesOn) return false;
  return !before.some((one) => one.of?.thread === of.thread && one.of.opens);
}
