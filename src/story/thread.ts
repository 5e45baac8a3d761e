import { type Phrase, type PhraseArgument, phrase, series } from '../engine/phrase.ts';
import { type Line, lineOf } from './line.ts';
import type { Sentence } from './sentence.ts';

/** A sentence with the threads that it stands in, each by the number of its beginning. */
interface Threaded {
  sentence: Sentence;
  threads: readonly number[];
}

/** Sentences in order, but what belongs to a thread stands together: what goes on later behind what it goes on. */
export function gathered(sentences: readonly Sentence[]): Threaded[] {
  const all: Threaded[] = [];
  const threads = new Threads();
  for (const sentence of sentences) {
    const { before, own } = threads.placed(sentence);
    const at = before === null ? -1 : all.findLastIndex((one) => one.threads.includes(before));
    all.splice(at < 0 ? all.length : at + 1, 0, { sentence, threads: own });
  }
  return all;
}

/** The threads of a message, by the numbers of their beginnings. */
class Threads {
  private readonly youngest = new Map<string, number>();
  /** Those that each is part of, the innermost first. */
  private readonly around = new Map<number, readonly number[]>();

  /** The threads that a sentence stands in, its own first, and behind the last of which it goes; null: at the end. */
  placed({ of, great }: Sentence): { before: number | null; own: readonly number[] } {
    if (!of) return { before: null, own: [] };
    const known = of.opens ? undefined : this.youngest.get(of.thread);
    if (known !== undefined) return { before: known, own: [known, ...(this.around.get(known) ?? [])] };
    const outer = of.within === undefined ? undefined : this.youngest.get(of.within);
    const fresh = this.around.size;
    this.youngest.set(of.thread, fresh);
    // A great moment stands behind what it comes about in, and is no part of it.
    const around = outer === undefined || great ? [] : [outer, ...(this.around.get(outer) ?? [])];
    this.around.set(fresh, around);
    return { before: outer ?? null, own: [fresh, ...around] };
  }
}

/** Sentences as lines: one roll with all that changed it, and what came of it in few words, is one. */
export function threaded(sentences: readonly Sentence[]): Line[] {
  const all = gathered(sentences);
  const lines: Line[] = [];
  for (let at = 0; at < all.length; ) {
    const end = isOfRoll(all[at]?.sentence) ? endOf(all, at) : at + 1;
    const own = all.slice(at, end).map(({ sentence }) => sentence);
    lines.push(...(end > at + 1 || isOfRoll(own[0]) ? rolled(own) : own.map(lineOf)));
    at = end;
  }
  return lines;
}

function isOfRoll(sentence: Sentence | undefined): boolean {
  return sentence?.act === 'roll' || isChange(sentence);
}

function isChange(sentence: Sentence | undefined): boolean {
  return sentence?.act === 'change' || sentence?.act === 'result';
}

/** Where what belongs to the same roll ends. */
function endOf(all: readonly Threaded[], from: number): number {
  const [thread] = all[from]?.threads ?? [];
  const after = all.findIndex((one, at) => at > from && (thread === undefined || one.threads[0] !== thread));
  return after < 0 ? all.length : after;
}

/** A roll and what stands with it: its changes and its end, what came of it in few words, and what else belongs to it. */
function rolled(all: readonly Sentence[]): Line[] {
  const [first] = all;
  if (!first) return [];
  const changes = all.filter(isChange);
  const others = all.filter((sentence) => sentence !== first && !isChange(sentence));
  const short = shortened(others, first, changes.at(-1));
  const tails = changes.map(({ clause, says, act }) => resulted(clause ?? says, act === 'result' ? short : []));
  const isLater = isChange(first);
  const head = { ...lineOf(first), count: all.length };
  const said = tails.map((tail, at) => withJoint(tail, isLater && at === 0 ? 'first' : 'next'));
  const round = changes.findLast((one) => one.round)?.round;
  const whole = round ? { ...first, round } : first;
  return [{ ...head, sentence: whole, tails: said }, ...others.slice(short.length).map(lineOf)];
}

/** What follows on the end of a roll at once and befalls who rolled, or nobody, as far as it has few words. */
function shortened(others: readonly Sentence[], { about }: Sentence, ended: Sentence | undefined): Phrase[] {
  if (ended?.act !== 'result') return [];
  const end = others.findIndex((one) => one.clause === undefined || (one.about !== null && one.about.id !== about?.id));
  return others.slice(0, end < 0 ? others.length : end).flatMap(({ clause }) => (clause ? [clause] : []));
}

function resulted(tail: Phrase, short: readonly Phrase[]): Phrase {
  const results: PhraseArgument = short.length > 0 ? series('row', short) : '';
  return phrase(tail.key, { ...tail.args, results, some: short.length > 0 ? 'yes' : 'no' });
}

function withJoint(tail: Phrase, joint: 'first' | 'next'): Phrase {
  return phrase(tail.key, { ...tail.args, joint });
}
