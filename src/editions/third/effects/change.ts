import type { Seat } from '../../../engine/decision.ts';
import { doomAt, neighbourhoodOf } from '../area.ts';
import { cardsWith } from '../card.ts';
import { holds } from '../conditions.ts';
import type { Effect, Recover } from '../content/effect.ts';
import { investigator, investigatorsAt } from '../investigator.ts';
import { engagedMonsters } from '../monster.ts';
import { spacesOf } from '../place.ts';
import type { Game } from '../state.ts';
import type { EffectContext } from './context.ts';

/** Whether doing a list could change anything now. Only what is plain to see counts; what is rolled for always could. */
export function wouldChange(
  game: Game,
  seat: Seat | null,
  effects: readonly Effect[],
  context: EffectContext,
): boolean {
  return effects.some((effect) => changes(game, seat, effect, context));
}

function changes(game: Game, seat: Seat | null, effect: Effect, context: EffectContext): boolean {
  if ('removeDoom' in effect)
    return spacesOf(game, seat, effect.removeDoom.from, context).some((space) => doomAt(game.state, space) > 0);
  if ('if' in effect)
    return wouldChange(game, seat, holds(game, seat, effect.if, context) ? effect.then : (effect.else ?? []), context);
  if (seat === null) return true;
  if ('recover' in effect) return recovers(game, seat, effect.recover);
  if ('disengage' in effect) return engagedMonsters(game.state, seat).length > 0;
  if ('research' in effect) return investigator(game, seat).clues > 0;
  if ('gain' in effect) {
    const { money, remnant, clue } = effect.gain;
    return money !== undefined || remnant !== undefined || (clue !== undefined && hasClueNear(game, seat));
  }
  return true;
}

function hasClueNear(game: Game, seat: Seat): boolean {
  const neighbourhood = neighbourhoodOf(investigator(game, seat).at);
  return neighbourhood !== null && (game.state.centres[neighbourhood]?.clues ?? 0) > 0;
}

function recovers(game: Game, seat: Seat, { health, sanity, who }: Recover): boolean {
  const seats =
    who === 'investigatorOrAllyInYourSpace' ? investigatorsAt(game.state, investigator(game, seat).at) : [seat];
  return seats.some((other) => {
    const allies = who === 'you' ? [] : cardsWith(game, other, { type: 'ally' });
    return [investigator(game, other), ...allies].some(
      ({ damage, horror }) => (health !== undefined && damage > 0) || (sanity !== undefined && horror > 0),
    );
  });
}
