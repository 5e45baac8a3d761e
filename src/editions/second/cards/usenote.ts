import type { Outlook, Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import type { Ability } from '../content/ability.ts';
import type { Game } from '../state/state.ts';
import { type AbilitySource, contextOf } from './ability.ts';

/** What an ability does and costs. The effect stands first, for a menu cuts the line off after 100 characters. */
export function useText(game: Game, ability: Ability): Phrase {
  return priced(game, game.rules.text.ability(ability), ability);
}

/** An ability that may be used, as an option's second line, with the dice and odds of the check it begins with. */
export function useNote(game: Game, seat: Seat, source: AbilitySource, ability: Ability): Outlook {
  const ahead = game.rules.prospectAhead(game, seat, ability.effect, contextOf(game, seat, source));
  if (!ahead) return { note: useText(game, ability) };
  const { check, chance } = ahead;
  const text = phrase('note-use-check', { check, text: game.rules.text.ability(ability) });
  return { note: priced(game, text, ability), ...chance };
}

function priced(game: Game, text: Phrase, { cost }: Ability): Phrase {
  const price = game.rules.text.cost(cost);
  return price ? phrase('note-use', { text, price }) : text;
}
