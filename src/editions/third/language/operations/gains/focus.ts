import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { SKILLS, type Skill } from '../../../content/vocabulary.ts';
import { focusable, focusLimit, focusSkill, focusTotal } from '../../../investigators/focus.ts';
import { investigator, sheetOf } from '../../../investigators/investigator.ts';
import { fromText } from '../../../state/asking.ts';
import type { EffectContext } from '../../../state/context.ts';
import { chooseMany } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { exact, positive } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';

const exceedLimit = z.literal(true).exactOptional();
const schema = exact({
  focus: z.union([
    exact({ skill: z.literal('any'), count: positive, exceedLimit }),
    exact({ skill: z.enum([...SKILLS, 'every']), exceedLimit }),
  ]),
});
export type Focus = z.output<typeof schema>;
type Spec = Focus['focus'];

/** Focus tokens: on one skill, on some of their choice (each another), or on every one (3E-438). */
export const focus: Operation<Focus> = {
  schema,
  personal: true,
  *run(game, seat, { focus: spec }, context) {
    for (const one of yield* skillsToFocus(game, seat, spec, context)) {
      if (investigator(game, seat).left !== null) return;
      yield* focusSkill(game, seat, one, spec.exceedLimit ? { exceed: true } : {});
    }
  },
  words: {
    kind: 'order',
    clause({ focus: spec }, form) {
      const args = { count: countOf(spec), exceed: String(spec.exceedLimit ?? false), form };
      const { skill } = spec;
      if (skill === 'any' || skill === 'every') return say(`focus-${skill}`, args);
      return say('focus-skill', { ...args, skill: ref('skill', skill) });
    },
  },
  worth: (_effect, judge) => judge.focus(),
  /** Above the limit one token goes again (3E-438.9): the new one itself, where they have no other. */
  changes(game, seat, { focus: { skill, exceedLimit } }) {
    const open = focusable(game, seat);
    if (open.length === 0 || (skill !== 'any' && skill !== 'every' && !open.includes(skill))) return false;
    return exceedLimit === true || focusLimit(game, seat) > 0 || focusTotal(game, seat) > 0;
  },
  isGood: true,
};

const countOf = (spec: Spec): number => ('count' in spec ? spec.count : 1);

function* skillsToFocus(game: Game, seat: Seat, spec: Spec, context: EffectContext): Flow<readonly Skill[]> {
  if (spec.skill === 'every') return SKILLS;
  // 3E-438.3
  if (spec.skill !== 'any') return [spec.skill];
  const count = countOf(spec);
  const open = () => focusable(game, seat);
  const chosen = yield* chooseMany(
    game,
    { seat, kind: 'effect.focus', rule: '3E-438.4', count: { min: count, max: count } },
    () =>
      open().map((skill) => ({ id: skill, label: phrase('third-option-focus-token', { skill: ref('skill', skill) }) })),
    () => {
      const { skills } = sheetOf(game, seat);
      // A11: the highest.
      const best = [...open()].sort((a, b) => skills[b] - skills[a]).slice(0, count);
      return fromText(context, { default: best, args: { count } });
    },
  );
  return SKILLS.filter((skill) => chosen.includes(skill));
}
