import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { sourced } from '../../../engine/source.ts';
import type { Effect } from '../content/effect.ts';
import { inPlay, investigator, upset, upsets } from '../investigators/investigator.ts';
import { endSlips, slips } from '../monsters/engage.ts';
import { happened } from '../reactions/reaction.ts';
import { settle } from '../reactions/settle.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
import { witnessed } from '../state/witness.ts';
import type { Language, Operation, Together } from './operation.ts';

/** How lists of effects are done, given the operation of an effect. */
export function runningOf(
  operationOf: (effect: Effect) => Operation<Effect>,
): Pick<Language, 'run' | 'perform' | 'payDebts'> {
  function* run(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): Flow {
    yield* sourced(game, context.source, settled(game, seat, effects, context));
  }

  function* settled(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): Flow {
    const since = slips(game);
    // Copies of the context share it.
    context.owed ??= [];
    yield* perform(game, seat, effects, context);
    yield* payDebts(game, context);
    if (slips(game) > since) endSlips(game, since);
    yield* settle(game);
  }

  function* perform(game: Game, seat: Seat | null, effects: readonly Effect[], context: EffectContext): Flow {
    const acting = present(game, seat);
    const before = acting === null ? 0 : upsets(game, acting);
    const sentences = inSentences(effects);
    for (const [index, { effects: sentence, together }] of sentences.entries()) {
      const gone = acting !== null && upset(game, acting, before);
      const still = gone ? null : acting;
      if (seat !== null && still === null) context.fallen = seat;
      context.doing = aimsFurther(sentence) ? sentences.slice(index).flatMap((one) => one.effects) : sentence;
      if (together && still !== null) yield* together(game, still, context);
      else yield* inTurn(game, still, possible(sentence, gone), context);
    }
  }

  function* inTurn(game: Game, actor: Seat | null, effects: readonly Effect[], context: EffectContext): Flow {
    for (const effect of effects) yield* operate(game, actor, effect, context);
  }

  const aimsFurther = (effects: readonly Effect[]) => effects.some((effect) => operationOf(effect).aims);

  /** What can't be done is skipped: when whoever acts is gone, only what befalls the world is left (3E-400.1i-2). */
  const possible = (effects: readonly Effect[], gone: boolean) =>
    gone ? effects.filter((effect) => operationOf(effect).befallsWorld?.(effect)) : effects;

  /** Effects that are one event, or one by itself. */
  function inSentences(effects: readonly Effect[]): { effects: Effect[]; together?: Together }[] {
    const sentences: { effects: Effect[]; together?: Together }[] = [];
    for (const effect of effects) {
      const last = sentences.at(-1);
      const [first] = last?.effects ?? [];
      const together = last && !last.together && first ? operationOf(first).together?.(first, effect) : undefined;
      if (last && together) Object.assign(last, { effects: [...last.effects, effect], together });
      else sentences.push({ effects: [effect] });
    }
    return sentences;
  }

  /** Does one operation with all that follows from it. */
  function* operate(game: Game, seat: Seat | null, effect: Effect, context: EffectContext): Flow {
    witnessed(effect);
    const operation = operationOf(effect);
    const flow = operation.personal
      ? seat === null
        ? undefined
        : operation.run(game, seat, effect, context)
      : operation.run(game, seat, effect, context);
    if (flow) yield* flow;
    // What an archive card says is done completely before other texts of the codex are looked at (3E-R26).
    if (context.archive === undefined || seat !== null) yield* settle(game);
  }

  function* payDebts(game: Game, context: EffectContext, from = 0): Flow {
    for (const moment of context.owed?.splice(from) ?? [])
      if (moment.seat !== undefined && inPlay(game.state).includes(moment.seat)) yield* happened(game, moment);
  }

  /** The seat, if its investigator is still there. */
  function present(game: Game, seat: Seat | null): Seat | null {
    return seat !== null && investigator(game, seat).left === null ? seat : null;
  }

  return { run, perform, payDebts };
}
