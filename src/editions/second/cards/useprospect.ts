import type { Seat } from '../../../engine/decision.ts';
import { phrase } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import type { Ability } from '../content/ability.ts';
import type { Game } from '../state/state.ts';
import { type AbilitySource, contextOf } from './ability.ts';

/** An ability that may be used: what it does, what it costs, and dice and odds of the check it begins with. */
export function useProspect(game: Game, seat: Seat, source: AbilitySource, ability: Ability): Prospect {
  const context = contextOf(game, seat, source);
  const ahead = game.rules.prospectAhead(game, seat, ability.effect, context);
  const price = game.rules.prices(game, seat, ability.cost, context);
  const text = game.rules.text.ability(game.content, ability);
  return {
    // Dice stand first, for a menu cuts the line off after 100 characters.
    note: ahead ? phrase('note-use-check', { check: ahead.check, text }) : text,
    ...ahead?.chance,
    ...(price.length > 0 ? { price } : {}),
  };
}
