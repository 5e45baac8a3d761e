import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { check } from '../../checks/check.ts';
import { type CheckSpec, prospect } from '../../checks/formula.ts';
import { combatCheck } from '../../combat/combat.ts';
import type { Check, Effect, Roll } from '../../content/effect.ts';
import { investigator } from '../../investigators/investigator.ts';
import { successFaces } from '../../investigators/skill.ts';
import { settle } from '../../misfortune/misfortune.ts';
import type { EffectContext } from '../../state/context.ts';
import type { ProspectAhead } from '../../state/rules.ts';
import type { Game } from '../../state/state.ts';
import { effectsText } from '../rulestext.ts';
import { run } from './run.ts';

/** A skill check of an effect and what follows from it (2E-2202). */
export function* doCheck(game: Game, seat: Seat, spec: Check, context: EffectContext): Flow {
  const plain = checkSpec(spec, context);
  // A Combat check without a monster: weapons and spells count all the same.
  const result = yield* spec.skill === 'combat' ? combatCheck(game, seat, plain) : check(game, seat, plain);
  context.successes = result.successes;
  if (spec.bySuccesses) {
    const { successes } = result;
    const band = spec.bySuccesses.find(({ min, max }) => successes >= min && (max === null || successes <= max));
    yield* run(game, seat, band?.do ?? [], context);
  } else if (spec.perSuccess) {
    if (result.successes > 0) yield* run(game, seat, times(spec.perSuccess, result.successes), context);
    else yield* run(game, seat, spec.fail ?? [], context);
  } else yield* run(game, seat, (result.passed ? spec.pass : spec.fail) ?? [], context);
  // A card that cost Sanity or Stamina within the check is dealt with when its result is done.
  if (!context.unsettled) yield* settle(game, seat);
}

/** The check as the investigator makes it now; each round of the final battle may change the modifier. */
function checkSpec(spec: Check, context: EffectContext): CheckSpec {
  return {
    kind: spec.skill,
    modifier: spec.mod + (spec.modPerRound ?? 0) * Math.max(0, (context.round ?? 1) - 1),
    difficulty: spec.difficulty,
    rule: '2E-2202',
    against: context.source,
    ...(spec.bySuccesses || spec.perSuccess ? { bySuccesses: true } : {}),
    about: { ...context.about, rules: effectsText([{ check: spec }]) },
  };
}

/** Dice and odds of the check that a list begins with; null when it begins otherwise. */
export function prospectAhead(
  game: Game,
  seat: Seat,
  effects: readonly Effect[],
  context: EffectContext,
): ProspectAhead | null {
  const [first] = effects;
  if (!first || !('check' in first)) return null;
  const spec = checkSpec(first.check, context);
  const { note, odds } = prospect(game, seat, spec);
  return { check: note, ...(spec.bySuccesses ? {} : { odds }) };
}

/** The chance of passing the check that a list begins with; undefined when it begins otherwise. */
export function oddsAhead(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext) {
  return prospectAhead(game, seat, effects, context)?.odds;
}

/** Dice that are no skill check (2E-2209): no Clue tokens, no re-rolls; successes by the roller's own faces. */
export function* doRoll(game: Game, seat: Seat, roll: Roll, context: EffectContext): Flow {
  const one = investigator(game, seat);
  const count = roll.dice === 'currentSanity' ? one.sanity : roll.dice === 'currentStamina' ? one.stamina : roll.dice;
  const dice = game.chance.dice(`roll seat ${seat}`, count);
  const faces = successFaces(game, seat);
  const successes = dice.filter((die) => faces.includes(die)).length;
  const counted =
    roll.perSuccess !== undefined ||
    roll.perFailure !== undefined ||
    roll.bands?.some((band) => 'successes' in band) === true;
  game.events.push({
    type: 'DiceRolled',
    seat,
    purpose: context.source,
    dice,
    ...(counted ? { faces: [...faces], successes } : {}),
  });
  context.successes = successes;
  const done: Effect[] = [];
  const first = dice[0] ?? 0;
  const band = roll.bands?.find((one) =>
    'successes' in one ? one.successes === successes : first >= one.min && first <= one.max,
  );
  done.push(...(band?.do ?? []));
  for (const { min, max, do: list } of roll.perDie ?? [])
    done.push(...times(list, dice.filter((die) => die >= min && die <= max).length));
  done.push(...times(roll.perSuccess ?? [], successes));
  done.push(...times(roll.perFailure ?? [], count - successes));
  yield* run(game, seat, done, context);
}

/** A list done that many times; what is only numbers becomes one gain, loss or change of tokens. */
function times(effects: readonly Effect[], count: number): Effect[] {
  if (count <= 0) return [];
  const [only] = effects;
  if (effects.length === 1 && only) {
    if ('gain' in only && !('to' in only)) {
      const gain = multiplied(only.gain, count);
      if (gain) return [{ gain }];
    } else if ('lose' in only) {
      const lose = multiplied(only.lose, count);
      if (lose) return [{ lose }];
    } else if ('tokensOnCard' in only && only.discardAt === undefined) {
      const tokensOnCard = multiplied(only.tokensOnCard, count);
      if (tokensOnCard) return [{ tokensOnCard }];
    }
  }
  return Array.from({ length: count }, () => effects).flat();
}

function multiplied<T extends object>(amounts: T, count: number): T | null {
  const entries = Object.entries(amounts);
  if (entries.some(([, amount]) => typeof amount !== 'number')) return null;
  return Object.fromEntries(entries.map(([what, amount]) => [what, (amount as number) * count])) as T;
}
