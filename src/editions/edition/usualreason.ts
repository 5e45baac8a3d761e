import type { Decision, Option } from '../../engine/decision.ts';

/** What speaks for an answer that the autopilot has no opinion of, by what the options promise. */
export const USUAL_RULES = ['mostLikely', 'costless', 'declined', 'only', 'usual'] as const;
export type UsualRule = (typeof USUAL_RULES)[number];

/** Answers that leave everything as it is. */
const DECLINING = new Set(['no', 'none', 'accept', 'done', 'pass', 'end', 'stop', '0']);

/** Why the usual answer is a good one: it has the best odds, costs nothing where others do, or leaves what isn't worth it. */
export function usualReason({ options }: Pick<Decision, 'options'>, chosen: readonly string[]): UsualRule {
  const [id, ...more] = chosen;
  if (id === undefined || (more.length === 0 && DECLINING.has(id))) return 'declined';
  const own = options.filter((option) => chosen.includes(option.id));
  const others = options.filter((option) => !chosen.includes(option.id));
  if (own.length === 0) return 'usual';
  if (others.length === 0) return 'only';
  const least = Math.min(...own.map(oddsOf));
  if (least > 0 && others.some(({ odds }) => odds !== undefined) && others.every((other) => oddsOf(other) <= least))
    return 'mostLikely';
  return own.every(({ price = [] }) => price.length === 0) && others.every(({ price = [] }) => price.length > 0)
    ? 'costless'
    : 'usual';
}

const oddsOf = ({ odds = 0 }: Option): number => odds;
