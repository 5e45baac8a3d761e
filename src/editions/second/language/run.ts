import type { Seat } from '../../../engine/decision.ts';
import { type Flow, inTurn } from '../../../engine/flow.ts';
import { sourced } from '../../../engine/source.ts';
import { comesToTheSame } from '../../../engine/trial.ts';
import { checkProspect } from '../checks/formula.ts';
import { isHopeless } from '../checks/hopeless.ts';
import type { Effect } from '../content/effect.ts';
import { upset, upsets } from '../investigators/investigator.ts';
import { settle } from '../misfortune/misfortune.ts';
import { cameBy } from '../otherworlds/return.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
import { witnessed } from '../state/witness.ts';
import type { Bargain, Language, Operation } from './operation.ts';

type Running = Omit<Language, 'effects' | 'costs' | 'speech'>;

/** How lists of effects are done and looked at, given the operation of an effect. */
export function runningOf(operationOf: (effect: Effect) => Operation<Effect>): Running {
  /**
   * Does a list of effects in order, for one acting investigator. What stands in a sentence with a loss happens together
   * with it: what is gained, taken or laid on them is there when the loss strikes. A misfortune of the acting investigator
   * ends the list, except for what befalls the world whatever becomes of them. Throws StepEnd when the Ancient One awakens or the game is over.
   */
  function* run(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): Flow {
    yield* sourced(game, context.source, perform(game, seat, effects, context));
  }

  function* perform(game: Game, seat: Seat, effects: readonly Effect[], context: EffectContext): Flow {
    if (context.enteredBy === undefined) context.enteredBy = cameBy(game, seat);
    const list = inSentences(effects);
    let before = upsets(game, seat);
    let stopped = false;
    let dropped = false;
    for (const [index, effect] of list.entries()) {
      if (stopped && !operationOf(effect).befallsWorld?.(effect)) {
        dropped = true;
        continue;
      }
      yield* carryOut(game, seat, [effect, list[index + 1]], context);
      // 2E-4404
      if (operationOf(effect).goesOn?.(effect)) before = upsets(game, seat);
      else if (upset(game, seat, before)) stopped = true;
      // The condition that was to look at the loss is never reached.
      if (stopped && context.unsettled === true) yield* settleAtLast(game, seat, context);
    }
    if (dropped) tellCutShort(game, seat);
  }

  /** Once for a list and those around it. */
  function tellCutShort({ events }: Game, seat: Seat): void {
    if (events.at(-1)?.type !== 'CutShort') events.push({ type: 'CutShort', seat });
  }

  type Pair = readonly [effect: Effect, next: Effect | undefined];

  /** A condition that comes next looks at the value before insanity or unconsciousness is dealt with. */
  function* carryOut(game: Game, seat: Seat, [effect, next]: Pair, context: EffectContext): Flow {
    const operation = operationOf(effect);
    const looked = operation.looksAtLoss !== undefined && context.unsettled === true;
    if (next && operationOf(next).looksAtLoss?.(next)) context.unsettled = true;
    witnessed(effect);
    // 2E-T51
    if (!operation.own) yield* inTurn(game.state);
    yield* operation.run(game, seat, effect, context);
    if (looked) yield* settleAtLast(game, seat, context);
  }

  function* settleAtLast(game: Game, seat: Seat, context: EffectContext): Flow {
    context.unsettled = false;
    yield* settle(game, seat);
  }

  /** The list with each sentence put so that losses of Sanity and Stamina come after what they stand beside. */
  function inSentences(effects: readonly Effect[]): Effect[] {
    const result: Effect[] = [];
    let losses: Effect[] = [];
    let after: Effect[] = [];
    const end = (): void => {
      result.push(...losses, ...after);
      losses = [];
      after = [];
    };
    for (const effect of effects) {
      const place = operationOf(effect).together?.(effect);
      if (place === 'after' && losses.length > 0) after.push(effect);
      else if (place === 'last') {
        if (after.length > 0) end();
        losses.push(effect);
      } else {
        if (place !== 'first') end();
        result.push(effect);
      }
    }
    end();
    return result;
  }

  const changes: Running['changes'] = (game, seat, effects, context) =>
    effects.some((effect) => operationOf(effect).changes?.(game, seat, effect, context) ?? true);

  function* buy(game: Game, seat: Seat, { cost = [], do: effects }: Bargain, context: EffectContext): Flow {
    const before = upsets(game, seat);
    if (!(yield* game.rules.pay(game, seat, cost, context))) return;
    yield* run(game, seat, effects, context);
    if (!upset(game, seat, before) && !context.unsettled) yield* settle(game, seat);
  }

  return {
    run,
    changes,
    buy,
    alike: (game, seat, bargains, context) =>
      comesToTheSame(
        game,
        bargains.map(
          (bargain) =>
            function* (copy) {
              const after = { ...context };
              yield* buy(copy, seat, bargain, after);
              // A roll of no dice leaves its lack of successes, which says nothing.
              return { state: copy.state, after: { ...after, successes: after.successes ?? 0 } };
            },
        ),
      ),
    covered: (game, seat, effects, some) =>
      effects.every((effect) => operationOf(effect).covered?.(game, seat, effect, some) ?? true),
    hurts: (effects) => effects.some((effect) => operationOf(effect).hurts?.(effect) ?? false),
    times: (effects, count) => {
      if (count <= 0) return [];
      const [only] = effects;
      const all = only && effects.length === 1 ? operationOf(only).times?.(only, count) : undefined;
      return all ? [all] : Array.from({ length: count }, () => effects).flat();
    },
    prospectAhead: (game, seat, [first], context) => {
      const spec = first && operationOf(first).ahead?.(game, first, context);
      if (!spec) return null;
      const { note, ...odds } = checkProspect(game, seat, spec);
      return { check: note, chance: spec.bySuccesses ? {} : odds };
    },
    hopeless: (game, seat, [first], context) => {
      if (!first) return false;
      const { ahead, failing } = operationOf(first);
      const spec = ahead?.(game, first, context);
      if (!spec || !isHopeless(game, seat, spec)) return false;
      return (failing?.(first) ?? []).every((effect) => operationOf(effect).hurts?.(effect) ?? false);
    },
  };
}
