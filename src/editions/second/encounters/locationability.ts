/**
 * Special abilities of locations (section 40). Asks `encounter.choose` (D-32): option ids `encounter`, `ability`.
 */

import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Place } from '../../edition/copy.ts';
import type { LocationAbility } from '../content/board.ts';

import { investigator } from '../investigators/investigator.ts';
import type { EffectContext } from '../state/context.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** D-32: the special ability of the location instead of the encounter, if it can be used and would do something. */
export function* choosesAbility(game: Game, seat: Seat): Flow<boolean> {
  const ability = () => usableAbility(game, seat);
  const found = ability();
  if (!found) return false;
  const { at } = investigator(game, seat);
  const chosen = yield* choose(
    game,
    { seat, kind: 'encounter.choose', rule: '2E-4001' },
    () => {
      const usable = ability();
      const options: Option[] = [{ id: 'encounter', label: phrase('option-encounter-have') }];
      const context = { source: ref('ability', usable?.id ?? ''), place: at };
      const price = game.rules.prices(game, seat, usable?.cost ?? [], context);
      if (usable)
        options.push({
          id: 'ability',
          label: phrase('option-location-ability', { ability: ref('ability', usable.id) }),
          note: game.rules.text.effects(game.content, usable.effects),
          ...(price.length > 0 ? { price } : {}),
        });
      return options;
    },
    { default: 'encounter', args: { place: ref('place', at) }, about: { place: at } },
  );
  return chosen === 'ability';
}

/**
 * The location's special ability if they may use it now (2E-4001 to 2E-4004, FAQ-70), once (2E-4003, FAQ-71); null
 * otherwise.
 */
export function usableAbility(game: Game, seat: Seat): LocationAbility | null {
  const { at, used } = investigator(game, seat);
  const place = game.content.places.get(at);
  const ability = place?.kind === 'location' ? place.ability : null;
  // 2E-4002
  if (!ability || ability.kind === 'replacesEntry' || game.state.places[at]?.gate) return null;
  if (used[abilityKey(ability)] === game.state.turn) return null;
  const context = contextOf(ability, at);
  if (!game.rules.holds(game, seat, ability.requires, context)) return null;
  // 2E-4004
  if (!game.rules.canPay(game, seat, ability.cost, context)) return null;
  return game.rules.wouldChange(game, seat, ability.effects, context) ? ability : null;
}

/** Uses it: the cost first, in full. */
export function* useLocationAbility(game: Game, seat: Seat): Flow {
  const ability = usableAbility(game, seat);
  if (!ability) return;
  const one = investigator(game, seat);
  one.used[abilityKey(ability)] = game.state.turn;
  game.events.push({ type: 'LocationAbility', seat, place: one.at, ability: ability.id });
  yield* game.rules.buyAndDo(game, seat, { cost: ability.cost, effect: ability.effects }, contextOf(ability, one.at));
}

function contextOf(ability: LocationAbility, place: Place): EffectContext {
  return { source: { ref: 'ability', id: ability.id }, place, rule: '2E-4001', about: { place } };
}

/** Under which key its use is remembered. */
export const abilityKey = (ability: LocationAbility) => `place:${ability.id}`;
