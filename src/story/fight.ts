import { type PhraseArgument, phrase, series } from '../engine/phrase.ts';
import { sumOf } from './likeness.ts';
import type { Line } from './line.ts';

/** From so many lost rounds on they are told together. */
const MANY = 3;

/** Lines of fights whose lost rounds are summed up: how many there were, what they came to, what they cost. */
export function fought(lines: readonly Line[]): Line[] {
  const fights = [...new Set(lines.flatMap(({ sentence }) => sentence.of?.within ?? []))];
  return fights.reduce<Line[]>((all, fight) => summedUp(all, fight), [...lines]);
}

function summedUp(lines: readonly Line[], fight: string): Line[] {
  const isLost = ({ sentence: { of, round } }: Line): boolean =>
    of?.within === fight && round !== undefined && !round.passed;
  const lost = lines.filter(isLost);
  const [first] = lost;
  if (!first || lost.length < MANY) return [...lines];
  const isCost = ({ sentence: { of, act } }: Line): boolean => of?.thread === fight && act === 'lose';
  const from = lines.indexOf(first);
  const costs = lines.filter((line, at) => at > from && isCost(line));
  const amounts = costs.reduce<Record<string, number>>((sum, line) => sumOf(sum, line.amounts ?? {}), {});
  const rounds: PhraseArgument[] = lost.map(({ sentence }) => sentence.round?.successes ?? 0);
  const whole: Line = {
    ...first,
    says: phrase('story-rounds', {
      count: lost.length,
      rounds: series('row', rounds),
      needed: first.sentence.round?.needed ?? 0,
    }),
    amounts,
    tails: [],
    count: lost.length + costs.length,
  };
  return lines.flatMap((line) => {
    if (line === first) return [whole];
    return isLost(line) || costs.includes(line) || isRepeated(line, fight, lines) ? [] : [line];
  });
}

/** What is the same in each round stands once. */
function isRepeated(line: Line, fight: string, lines: readonly Line[]): boolean {
  const { of, act } = line.sentence;
  if (of?.thread !== fight || (act !== 'hit' && act !== 'hands')) return false;
  const same = lines.findIndex((one) => JSON.stringify(one.says) === JSON.stringify(line.says));
  return same < lines.indexOf(line);
}
