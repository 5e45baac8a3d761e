/** What is said beside the questions of a guided case: data, each with what must be so for it to be true. */
import { z } from 'zod';
import type { Decision, Option } from '../../engine/decision.ts';
import { type Phrase, type PhraseArgument, phrase } from '../../engine/phrase.ts';
import { at, mismatches } from '../tools/scenario/match.ts';

const paths = z.record(z.string(), z.unknown()).default({});
const bounds = z.record(z.string(), z.number()).default({});

/**
 * A comment. Paths begin with `state`, with `values` (what is worked out of the state, as in scenario files) or with `about`
 * (what the question is about).
 */
const commentSchema = z.strictObject({
  /** Its message is `<edition>-guide-<id>`. */
  id: z.string(),
  /** The kind of question it stands beside. */
  at: z.string(),
  /**
   * The option it speaks for: its id, or how that begins (`fight:*`); `careful`: what a careful player would choose; `default`:
   * what is taken where nobody answers. It is said only where there is such an option.
   */
  advise: z.string().optional(),
  /** Where that option leads to another question, which is shown with it: what it speaks for there. */
  next: z.string().optional(),
  /** Its message names the odds of that option, in `percent`: it is said only where there is one number for them. */
  odds: z.literal(true).optional(),
  /** What must stand there, as `expect` of scenario files wants it. */
  when: paths,
  least: bounds,
  most: bounds,
  /** What fills its message beside `option` and `percent`: by name, where it stands. */
  says: z.record(z.string(), z.string()).default({}),
});

export type Comment = z.output<typeof commentSchema>;

export const commentsSchema = z.strictObject({ comments: z.array(commentSchema) });

/** A question that may be commented on, and how things stand. */
export interface Situation {
  decision: Decision;
  state: object;
  /** What is worked out of the state. */
  values: object;
  /** What a careful player would choose. */
  careful: () => readonly string[];
}

/** A comment that fits, and the option it speaks for. */
export interface Fitting {
  comment: Comment;
  option: Option | null;
}

/** The first comment of which all is so; null where there is none. */
export function fitting(comments: readonly Comment[], situation: Situation): Fitting | null {
  for (const comment of comments) {
    if (comment.at !== situation.decision.kind || !holds(comment, situation)) continue;
    const option = adviseIn(comment, situation);
    if (option === undefined) continue;
    if (!comment.odds || (option && percentOf(option) !== null)) return { comment, option };
  }
  return null;
}

/** A comment before it is said: what it names is what stands there now. @param prefix of its message */
export function commentPhrase({ comment, option }: Fitting, situation: Situation, prefix: string): Phrase {
  const said: Record<string, PhraseArgument> = {};
  for (const [name, path] of Object.entries(comment.says)) {
    const found = valueAt(situation, path);
    if (typeof found === 'number' || typeof found === 'string') said[name] = found;
  }
  const percent = comment.odds && option ? percentOf(option) : null;
  return phrase(`${prefix}-${comment.id}`, {
    ...said,
    ...(option ? { option: { strong: option.label } } : {}),
    ...(percent === null ? {} : { percent }),
  });
}

function holds({ when, least, most, says }: Comment, situation: Situation): boolean {
  const number = (path: string): number | null => {
    const found = valueAt(situation, path);
    return typeof found === 'number' ? found : null;
  };
  return (
    Object.entries(when).every(([path, wanted]) => mismatches(valueAt(situation, path), wanted).length === 0) &&
    Object.entries(least).every(([path, bound]) => (number(path) ?? Number.NEGATIVE_INFINITY) >= bound) &&
    Object.entries(most).every(([path, bound]) => (number(path) ?? Number.POSITIVE_INFINITY) <= bound) &&
    Object.values(says).every((path) => valueAt(situation, path) !== undefined)
  );
}

/** The option that a comment speaks for; null where it speaks for none, undefined where that is not offered. */
function adviseIn({ advise }: Comment, { decision, careful }: Situation): Option | null | undefined {
  if (advise === undefined) return null;
  const named = { careful, default: () => decision.default } as const;
  const [chosen] = advise === 'careful' || advise === 'default' ? named[advise]() : [advise];
  if (chosen === undefined) return undefined;
  const begins = chosen.endsWith('*') ? chosen.slice(0, -1) : null;
  return decision.options.find(({ id }) => (begins === null ? id === chosen : id.startsWith(begins)));
}

/** The odds of an option in percent, as its button says them; null where one number doesn't tell it all, or it is certain. */
function percentOf({ odds, chances = [] }: Option): number | null {
  const [only, ...others] = chances;
  const one = odds ?? (others.length === 0 ? only?.odds : undefined);
  return one === undefined || one <= 0 || one >= 1 ? null : Math.min(99, Math.max(1, Math.round(one * 100)));
}

function valueAt({ decision, state, values }: Situation, path: string): unknown {
  const found = at({ state, values, about: decision.about ?? {} }, path);
  return 'value' in found ? found.value : undefined;
}
