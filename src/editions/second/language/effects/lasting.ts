import type { Seat } from '../../../../engine/decision.ts';
import type { EffectOf } from '../../content/effect.ts';
import type { Duration } from '../../content/vocabulary.ts';
import { addLasting } from '../../investigators/modifier.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game, Lasting } from '../../state/state.ts';

type LastingEffect = EffectOf<'modify'> | EffectOf<'forbid'> | EffectOf<'cancel'> | EffectOf<'ignore'>;

/**
 * Puts a lasting change in force. Without a duration it holds as long as its card is owned or its power is in force;
 * such changes are read from the cards themselves and nothing is to be done.
 */
export function lasting(game: Game, seat: Seat, effect: LastingEffect, context: EffectContext): void {
  const until = untilOf(effect);
  if (until === undefined) return;
  addLasting(game, entry(game, ownerOf(seat, effect, context), effect, until, context));
}

/** The checks named fail without a roll in the combat at hand. */
export function autoFail(game: Game, seat: Seat, effect: EffectOf<'autoFail'>, context: EffectContext): void {
  addLasting(game, entry(game, seat, effect, 'endOfCombat', context));
}

function entry(
  game: Game,
  seat: Seat | null,
  effect: LastingEffect | EffectOf<'autoFail'>,
  until: Duration,
  context: EffectContext,
): Lasting {
  const base = { source: context.card ?? context.source.id, effect: { ...effect }, seat };
  const { turn } = game.state;
  switch (until) {
    case 'endOfTurn':
      return { ...base, until, turn };
    case 'endOfNextTurn':
      return { ...base, until: 'endOfTurn', turn: turn + 1 };
    case 'endOfCheck':
    case 'endOfCombat':
    case 'endOfRound':
    case 'cardLeaves':
    case 'ancientOneAwakens':
    case 'endOfGame':
      return { ...base, until };
    default:
      return until satisfies never;
  }
}

function untilOf(effect: LastingEffect): Duration | undefined {
  if ('modify' in effect) return effect.modify.until;
  if ('forbid' in effect) return effect.forbid.until;
  if ('cancel' in effect) return effect.cancel.until;
  return effect.ignore.until;
}

/** Whose it is: what a card, sheet or ability makes is its owner's; what the world makes is everybody's. */
function ownerOf(seat: Seat, effect: LastingEffect, context: EffectContext): Seat | null {
  if ('cancel' in effect) return null;
  if ('forbid' in effect && effect.forbid.who !== undefined && effect.forbid.who !== 'owner') return null;
  return context.source.ref === 'card' || context.source.ref === 'sheet' || context.source.ref === 'monster'
    ? seat
    : null;
}
