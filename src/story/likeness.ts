import { isRef, isSeries, type Phrase, type PhraseArgument, phrase, type Ref, series } from '../engine/phrase.ts';
import { areSame, isAlike, type Line } from './line.ts';
import { isSameThing, type Several } from './sentence.ts';

/** Lines of which those are one that tell alike: the last counts, amounts add up, people and things are listed, ways have one beginning. */
export function joined(lines: readonly Line[]): Line[] {
  return severalTold(merged(merged(merged(merged(lines, overtaken), summed), listed), gained));
}

/** Neighbors made one where a way to do so is found. */
function merged(lines: readonly Line[], join: (one: Line, other: Line) => Line | null): Line[] {
  const all: Line[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const both = last && isAlike(last.tails, line.tails) ? join(last, line) : null;
    if (both) all[all.length - 1] = both;
    else all.push(line);
  }
  return all;
}

/** What the next of its kind makes idle. */
function overtaken(one: Line, other: Line): Line | null {
  const isLatest = one.sentence.latest === true && other.sentence.latest === true;
  const isOne = isLatest && one.says.key === other.says.key && areSame(one.about, other.about);
  return isOne ? { ...other, count: one.count + other.count } : null;
}

/** The same that befalls the same twice. */
function summed(one: Line, other: Line): Line | null {
  if (!one.amounts || !other.amounts || one.tails.length > 0 || !areSame(one.about, other.about)) return null;
  if (!isAlike(one.says, other.says) || !isAlike(one.because, other.because)) return null;
  if (!isAlike(one.sentence.of?.within, other.sentence.of?.within)) return null;
  return { ...one, amounts: sumOf(one.amounts, other.amounts), count: one.count + other.count };
}

/** Amounts by their kinds, added up. */
export function sumOf(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const sum: Record<string, number> = { ...one };
  for (const [what, amount] of Object.entries(other)) sum[what] = (sum[what] ?? 0) + amount;
  return sum;
}

/** The same that befalls several, or several things that the same befalls. */
function listed(one: Line, other: Line): Line | null {
  const { lists } = one.sentence;
  if (lists === undefined || lists !== other.sentence.lists || one.says.key !== other.says.key) return null;
  if (!isAlike(one.because, other.because) || !isAlike(one.amounts, other.amounts)) return null;
  const count = one.count + other.count;
  if (lists === 'who') {
    const isNew = other.about.every((who) => !one.about.some((known) => known.id === who.id));
    return isNew && isAlike(one.says, other.says) ? { ...one, about: [...one.about, ...other.about], count } : null;
  }
  if (one.tails.length > 0) return null;
  const [mine, rest] = taken(one.says, lists);
  const [more, others] = taken(other.says, lists);
  if (mine === undefined || more === undefined || !isAlike(rest, others) || !areSame(one.about, other.about))
    return null;
  const list = isSeries(mine) ? mine.of : [mine];
  return { ...one, says: phrase(one.says.key, { ...rest, [lists]: series('and', [...list, more]) }), count };
}

/** Amounts and a thing that the same got, one after the other. */
function gained(one: Line, other: Line): Line | null {
  const [amount, thing] = other.sentence.joins === undefined ? [other, one] : [one, other];
  if (thing.sentence.joins !== amount.says.key || amount.tails.length > 0 || thing.tails.length > 0) return null;
  if (!amount.amounts || thing.amounts || !areSame(amount.about, thing.about)) return null;
  return isAlike(amount.because, thing.because) ? { ...thing, amounts: amount.amounts } : null;
}

/** An argument of a phrase, and the others. */
function taken({ args = {} }: Phrase, name: string): [PhraseArgument | undefined, Record<string, PhraseArgument>] {
  const { [name]: one, ...others } = args;
  return [one, others];
}

/** Neighbors that a message of their own tells together. */
function severalTold(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const end = line.sentence.several ? endOfSeveral(lines, at, line.sentence.several) : at + 1;
    const run = lines.slice(at, end);
    const { several } = line.sentence;
    all.push(several && run.length > 1 ? together(line, run, several) : { ...line, says: counted(line.says) });
    at = end;
  }
  return all;
}

function endOfSeveral(lines: readonly Line[], from: number, several: Several): number {
  const [, rest] = taken(lines[from]?.says ?? phrase(''), several.list);
  const isOne = (line: Line): boolean =>
    line.sentence.several?.key === several.key &&
    isAlike(line.tails, lines[from]?.tails) &&
    (several.levels !== undefined || isAlike(taken(line.says, several.list)[1], rest));
  const end = lines.findIndex((line, at) => at > from && !isOne(line));
  return end < 0 ? lines.length : end;
}

function together(first: Line, run: readonly Line[], several: Several): Line {
  const { key, list, levels = [], leaf = list, series: form } = several;
  const [, rest] = taken(first.says, list);
  const common = levels.length === 0 ? rest : {};
  const of = levels.length === 0 ? leaves(run, leaf) : leveled(run, levels, leaf);
  const count = run.reduce((sum, line) => sum + line.count, 0);
  // Whom it is about is no longer one of them, unless all are.
  const about = run.every((line) => areSame(line.about, first.about)) ? first.about : [];
  return { ...first, about, says: phrase(key, { ...common, [list]: series(form, of), count }), count };
}

/** Lines by what they have in common, level by level. */
function leveled(run: readonly Line[], levels: NonNullable<Several['levels']>, leaf: string): PhraseArgument[] {
  const [level, ...deeper] = levels;
  if (!level) return leaves(run, leaf);
  const groups = new Map<string, Line[]>();
  for (const line of run) {
    const key = JSON.stringify(line.says.args?.[level.alike] ?? null);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((group) => {
    const common = group[0]?.says.args?.[level.alike] ?? '';
    const of = leveled(group, deeper, leaf);
    return phrase(level.key, { [level.alike]: common, [level.list]: series(level.series, of), count: of.length });
  });
}

function leaves(run: readonly Line[], leaf: string): PhraseArgument[] {
  return kinds(run.flatMap(({ says }) => says.args?.[leaf] ?? []));
}

/** "2 Sanity and 1 clue". */
export function amountsIn(amounts: Readonly<Record<string, number>>): PhraseArgument {
  return series(
    'and',
    Object.entries(amounts).map(([what, amount]) => phrase('story-amount', { what, amount })),
  );
}

/** A phrase whose lists name things of a kind once, with how many there are. */
export function counted({ key, args = {} }: Phrase): Phrase {
  const all = Object.entries(args).map(([name, value]): [string, PhraseArgument] => [
    name,
    isSeries(value) ? series(value.series, kinds(value.of)) : value,
  ]);
  return all.length === 0 ? { key } : phrase(key, Object.fromEntries(all));
}

/** Things of a kind once, with how many there are. */
export function kinds(things: readonly PhraseArgument[]): PhraseArgument[] {
  const found: { thing: PhraseArgument; count: number }[] = [];
  for (const thing of things) {
    const same = isRef(thing)
      ? found.find((one) => isRef(one.thing) && isSameThing(one.thing as Ref, thing))
      : undefined;
    // People are no copies of a kind.
    if (same && isRef(thing) && thing.ref === 'sheet') continue;
    if (same) same.count += 1;
    else found.push({ thing, count: 1 });
  }
  return found.map(({ thing, count }) => (count === 1 ? thing : phrase('story-counted', { thing, count })));
}
