import { z } from 'zod';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { signed } from '../../../../language/joining.ts';
import { check as make } from '../../../checks/check.ts';
import type { CheckSpec } from '../../../checks/formula.ts';
import { combatCheck } from '../../../combat/combat.ts';
import type { Effect } from '../../../content/effect.ts';
import { type CheckName, SKILLS, type Skill } from '../../../content/vocabulary.ts';
import { settle } from '../../../misfortune/misfortune.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Form, Language, Operation, Speech } from '../../operation.ts';
import { parted, say } from '../../terms/noun.ts';
import { change, count, positive } from '../../terms/scalar.ts';

interface Band {
  min: number;
  /** null: no upper end. */
  max: number | null;
  do: Effect[];
}

/**
 * `{ "check": { "skill": "luck", "mod": -1, "difficulty": 1, "pass": […], "fail": […] } }`. Exactly one way of going on:
 * `pass` and `fail`, `bySuccesses`, or `perSuccess` (with `fail` when there was no success at all).
 */
export interface Check {
  check: {
    skill: Skill | 'combat';
    /** Dice added to the skill. */
    mod: number;
    /** Successes needed. */
    difficulty: number;
    pass?: Effect[] | undefined;
    fail?: Effect[] | undefined;
    bySuccesses?: Band[] | undefined;
    perSuccess?: Effect[] | undefined;
  };
}
type Spec = Check['check'];

function schemaOf({ effects }: Language): z.ZodType<Check> {
  const lists = z.lazy(() => effects);
  const band = z.strictObject({ min: count, max: count.nullable(), do: lists });
  return z.strictObject({
    check: z
      .strictObject({
        skill: z.enum([...SKILLS, 'combat']),
        mod: change,
        difficulty: positive,
        pass: lists.optional(),
        fail: lists.optional(),
        bySuccesses: z.array(band).min(1).optional(),
        perSuccess: lists.optional(),
      })
      .refine(
        ({ pass, bySuccesses, perSuccess }) =>
          [pass, bySuccesses, perSuccess].filter((way) => way !== undefined).length === 1,
        'needs exactly one of pass, bySuccesses, perSuccess',
      )
      .refine(({ fail, bySuccesses }) => !fail || !bySuccesses, 'says in its bands what a failure brings'),
  });
}

/** The check as the investigator makes it now; each round of the final battle may change the modifier. */
function specOf(speech: Speech, spec: Spec, context: EffectContext): CheckSpec {
  // Successes beyond the last band bring nothing more.
  const last = spec.bySuccesses?.find(({ max }) => max === null);
  return {
    kind: spec.skill,
    modifier: spec.mod + (context.modifier ?? 0),
    difficulty: spec.difficulty,
    rule: '2E-2202',
    against: context.source,
    ...(spec.bySuccesses || spec.perSuccess ? { bySuccesses: true } : {}),
    ...(last ? { enough: last.min } : {}),
    about: { ...context.about, rules: speech.text([{ check: spec }]) },
  };
}

/** A skill check and what follows from it (2E-2202). */
export const check = (language: Language): Operation<Check> => ({
  schema: schemaOf(language),
  own: true,
  *run(game, seat, { check: spec }, context) {
    const plain = specOf(language.speech(game.content), spec, context);
    // A Combat check without a monster: weapons and spells count all the same.
    const result = yield* spec.skill === 'combat' ? combatCheck(game, seat, plain) : make(game, seat, plain);
    const { successes, passed } = result;
    context.successes = successes;
    const band = spec.bySuccesses?.find(({ min, max }) => successes >= min && (max === null || successes <= max));
    const counted = spec.perSuccess && successes > 0 ? language.times(spec.perSuccess, successes) : undefined;
    const plainly = passed && !spec.perSuccess ? spec.pass : spec.fail;
    yield* language.run(game, seat, (spec.bySuccesses ? band?.do : (counted ?? plainly)) ?? [], context);
    // A card that cost Sanity or Stamina within the check is dealt with when its result is done.
    if (!context.unsettled) yield* settle(game, seat);
  },
  words: {
    kind: 'test',
    clause: ({ check: spec }, form, speech) => clauseOf(speech, spec, form),
    sentences: ({ check: spec }, speech) => {
      const { plain, ordered } = speech;
      const { pass = [], fail = [] } = spec;
      const awkward = !plain(pass) || !plain(fail) || (pass.length > 0 ? !ordered(pass) : fail.length > 1);
      if (spec.bySuccesses || spec.perSuccess || !awkward) return [clauseOf(speech, spec, 'imperative')];
      return [say('make-check', { check: nounOf(spec, 'made'), form: 'imperative' }), ...outcomes(speech, spec)];
    },
    made: ({ check: spec }, speech) =>
      spec.bySuccesses || spec.perSuccess
        ? undefined
        : {
            make: say('make-check', { check: nounOf(spec, 'made'), form: 'infinitive' }),
            outcomes: outcomes(speech, spec),
          },
    both: ({ check: { pass, fail, ...spec } }, form, { clauses }) =>
      pass && fail
        ? say('check-outcomes', {
            check: nounOf(spec, 'made'),
            pass: clauses(pass, toldTo(form)),
            fail: clauses(fail, toldTo(form)),
            form,
          })
        : undefined,
  },
  worth: ({ check: spec }, judge) => {
    const kind: CheckName = spec.skill;
    const odds = (difficulty: number) => judge.odds({ kind, modifier: spec.mod, difficulty });
    if (spec.bySuccesses)
      return spec.bySuccesses.reduce(
        (sum, { min, max, do: list }) => sum + (odds(min) - (max === null ? 0 : odds(max + 1))) * judge.list(list),
        0,
      );
    if (spec.perSuccess)
      return (odds(1) + odds(2)) * judge.list(spec.perSuccess) + (1 - odds(1)) * judge.list(spec.fail);
    const passing = odds(Math.max(1, spec.difficulty));
    return passing * judge.list(spec.pass) + (1 - passing) * judge.list(spec.fail);
  },
  holding: () => 0.7,
  ahead: (game, effect, context) => specOf(language.speech(game.content), effect.check, context),
  failing: ({ check: { bySuccesses, fail } }) => bySuccesses?.find(({ min }) => min === 0)?.do ?? fail ?? [],
});

/** "a Luck (−1) check"; "pass a Lore (−2) check with 2 or more successes", "make one that needs 2 successes" */
function nounOf(spec: Pick<Spec, 'skill' | 'mod' | 'difficulty'>, done: 'passed' | 'made'): Phrase {
  return say(done === 'made' ? 'check-made' : 'check', {
    skill: say(`skill-${spec.skill}`, { role: 'object' }),
    mod: signed(spec.mod),
    difficulty: spec.difficulty,
  });
}

/** What follows a check that is made, as sentences. */
function outcomes(speech: Speech, { pass = [], fail = [] }: Spec): Phrase[] {
  const sentence = (list: readonly Effect[], key: 'pass' | 'fail') => {
    if (list.length === 0) return [];
    return [say(speech.conditional(list) ? `on-${key}` : `if-${key}`, { clause: speech.clauses(list, 'imperative') })];
  };
  return [...sentence(pass, 'pass'), ...sentence(fail, 'fail')];
}

function clauseOf(speech: Speech, spec: Spec, form: Form): Phrase {
  const { clauses, ordered, plain } = speech;
  const { pass = [], fail = [], perSuccess, bySuccesses } = spec;
  const made = nounOf(spec, 'made');
  const passed = nounOf(spec, 'passed');
  if (perSuccess) {
    const args = { check: made, each: clauses(perSuccess, form), form };
    return fail.length > 0
      ? say('check-per-success-else', { ...args, none: clauses(fail, 'imperative') })
      : say('check-per-success', args);
  }
  if (bySuccesses) return say('check-bands', { check: made, bands: bandsText(speech, bySuccesses), form });
  if (fail.length === 0) {
    const told = form === 'imperative' ? 'infinitive' : toldTo(form);
    return say('check-pass', { check: form === 'imperative' ? passed : made, pass: clauses(pass, told), form });
  }
  if (pass.length === 0)
    return fail.length > 1 || !plain(fail)
      ? say('check-fail-apart', { check: made, fail: clauses(fail, toldTo(form)), form })
      : say('check-fail', {
          check: passed,
          fail: clauses(fail, 'infinitive'),
          told: clauses(fail, toldTo(form)),
          form,
        });
  if (ordered(pass) && plain(fail) && form !== 'third')
    return say('check-both', {
      check: passed,
      pass: clauses(pass, 'infinitive'),
      fail: clauses(fail, 'imperative'),
      form,
    });
  const outcome = { pass: clauses(pass, toldTo(form)), fail: clauses(fail, toldTo(form)) };
  return say('check-outcomes', { check: made, ...outcome, form });
}

/** How a clause of its own tells what comes of a check. */
function toldTo(form: Form): Form {
  return form === 'third' ? 'third' : 'imperative';
}

function bandsText(speech: Speech, bands: readonly Band[]): Phrase {
  const spoken = bands.map(({ min, max, do: list }) => {
    const key = max === null ? 'or-more' : max > min ? 'range' : 'exactly';
    return say(`with-successes-${key}`, { min, max: max ?? 0, clause: speech.clauses(list, 'imperative') });
  });
  return parted(spoken);
}
