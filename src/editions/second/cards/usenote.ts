import type { Option, Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import { prospect } from '../checks/odds.ts';
import type { Ability } from '../content/ability.ts';
import { costPhrase } from '../language/cost.ts';
import { checkSpec, oddsAhead } from '../language/effects/rolls.ts';
import { abilityEffectText } from '../language/rulestext.ts';
import type { Game } from '../state/state.ts';
import { type AbilitySource, contextOf } from './ability.ts';

/** What an ability does and costs. The effect stands first, for a menu cuts the line off after 100 characters. */
export function useText(ability: Ability): Phrase {
  return priced(abilityEffectText(ability), ability);
}

/** An ability that may be used, as an option's second line, with the dice and odds of the check it begins with. */
export function useNote(
  game: Game,
  seat: Seat,
  source: AbilitySource,
  ability: Ability,
): Pick<Option, 'note' | 'odds'> {
  const [first] = ability.effect;
  if (!first || !('check' in first)) return { note: useText(ability) };
  const context = contextOf(game, seat, source);
  const { note } = prospect(game, seat, checkSpec(first.check, context));
  const text = phrase('note-use-check', { check: note, text: abilityEffectText(ability) });
  const odds = oddsAhead(game, seat, ability.effect, context);
  return { note: priced(text, ability), ...(odds === undefined ? {} : { odds }) };
}

function priced(text: Phrase, { cost }: Ability): Phrase {
  const price = costPhrase(cost);
  return price ? phrase('note-use', { text, price }) : text;
}
