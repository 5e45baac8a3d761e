import { isSeries, type Phrase, type PhraseArgument, phrase, series } from '../engine/phrase.ts';
import { amountsIn, counted, sumOf } from './likeness.ts';
import { isAlike, type Line, lineOf } from './line.ts';
import type { Act, Sentence } from './sentence.ts';

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
    if (at >= 0 && sentence.replaces) all[at] = { sentence, threads: own };
    else all.splice(at < 0 ? all.length : at + 1, 0, { sentence, threads: own });
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
  const changes = all.filter(isChange).filter((change, at, every) => !isSaidAgain(change, every.slice(at + 1)));
  const ended = all.findIndex(({ act }) => act === 'result');
  const end = Math.max(0, ended < 0 ? all.findLastIndex(isChange) : ended);
  const late = all.slice(end + 1).filter((sentence) => !isChange(sentence));
  const { short, count } = shortened(late, first, changes.at(-1));
  const tails = joinedTails(changes).map(({ tail, act }) => resulted(tail, act === 'result' ? short : []));
  const isLater = isChange(first);
  const head = { ...lineOf(first), count: all.length };
  const said = tails.map((tail, at) => withJoint(tail, isLater && at === 0 ? 'first' : 'next'));
  const round = changes.findLast((one) => one.round)?.round;
  const whole = round ? { ...first, round } : first;
  // What it cost to change dice is no result.
  const others = [...all.slice(1, end).filter((sentence) => !isChange(sentence)), ...late.slice(count)];
  return [{ ...head, sentence: whole, tails: said }, ...others.map(lineOf)];
}

/** An end that is told again, in whatever words, with what came of it later. */
function isSaidAgain({ act }: Sentence, later: readonly Sentence[]): boolean {
  return act === 'result' && later.some((one) => one.act === 'result');
}

/** What goes on in a sentence; the same that changed dice twice is named once, with all of them. */
function joinedTails(changes: readonly Sentence[]): { tail: Phrase; act: Act }[] {
  const all: { tail: Phrase; act: Act }[] = [];
  for (const { clause, says, act, lists } of changes) {
    const tail = clause ?? says;
    const last = all.at(-1);
    const both = last && lists !== undefined ? bothListed(last.tail, tail, lists, 'row') : null;
    if (both) all[all.length - 1] = { tail: both, act };
    else all.push({ tail, act });
  }
  return all;
}

/** Two phrases that differ in one argument, with both listed there, and how many `times` that is added up; null for others. */
function bothListed(one: Phrase, other: Phrase, name: string, form: 'row' | 'and'): Phrase | null {
  const { [name]: mine, times, ...rest } = one.args ?? {};
  const { [name]: more, times: again, ...others } = other.args ?? {};
  if (one.key !== other.key || mine === undefined || more === undefined || !isAlike(rest, others)) return null;
  const list = isSeries(mine) && mine.series === form ? mine.of : [mine];
  const sum = typeof times === 'number' && typeof again === 'number' ? { times: times + again } : {};
  return phrase(one.key, { ...rest, ...sum, [name]: series(form, [...list, more]) });
}

/**
 * What follows on the end of a roll at once, as far as it has few words and befalls nobody else, unless it names them; and how
 * much of what follows that is.
 */
function shortened(
  others: readonly Sentence[],
  { about: roller }: Sentence,
  ended: Sentence | undefined,
): { short: Phrase[]; count: number } {
  if (ended?.act !== 'result') return { short: [], count: 0 };
  const isOther = ({ about }: Sentence): boolean => about?.ref === roller?.ref && about?.id !== roller?.id;
  const end = others.findIndex((one) => !one.clause || (isOther(one) && one.clause.args?.name === undefined));
  const own = others.slice(0, end < 0 ? others.length : end);
  const short: Sentence[] = [];
  for (const one of own) {
    const last = short.at(-1);
    const both = last ? asOne(last, one) : null;
    if (both) short[short.length - 1] = both;
    else short.push(one);
  }
  return { short: short.flatMap(saidShort), count: own.length };
}

/** Two results that differ in an amount, in one thing, or in whom they befall (`name`), as one; null for others. */
function asOne(one: Sentence, other: Sentence): Sentence | null {
  if (!one.clause || !other.clause) return null;
  if (!isAlike(one.about, other.about)) {
    if (one.lists !== 'who' || !isAlike(one.amounts, other.amounts)) return null;
    const all = bothListed(one.clause, other.clause, 'name', 'and');
    return all ? { ...one, clause: all } : null;
  }
  if (one.amounts && other.amounts && isAlike(one.clause, other.clause))
    return { ...one, amounts: sumOf(one.amounts, other.amounts) };
  const { lists } = one;
  if (lists === undefined || lists !== other.lists) return null;
  const both = bothListed(one.clause, other.clause, lists, 'and');
  return both ? { ...one, clause: both } : null;
}

/** In few words, with how much it is. */
function saidShort({ clause, amounts }: Sentence): Phrase[] {
  if (!clause) return [];
  const listed = counted(clause);
  return [amounts ? phrase(listed.key, { ...listed.args, amounts: amountsIn(amounts) }) : listed];
}

function resulted(tail: Phrase, short: readonly Phrase[]): Phrase {
  const results: PhraseArgument = short.length > 0 ? series('row', short) : '';
  return phrase(tail.key, { ...tail.args, results, some: short.length > 0 ? 'yes' : 'no' });
}

function withJoint(tail: Phrase, joint: 'first' | 'next'): Phrase {
  return phrase(tail.key, { ...tail.args, joint });
}
