import { onceEach } from '../../../../engine/once.ts';
import { copiesOf } from '../../../edition/copy.ts';
import { Misplaced, suggestion } from '../../../tools/scenario/reading.ts';
import { type AbilityPlace, isOnceATurn, useKey } from '../../cards/ability.ts';
import { isMighty, isRestKey } from '../../cards/rest.ts';
import type { Ability } from '../../content/ability.ts';
import type { Content } from '../../content/content.ts';

import { abilityKey } from '../../encounters/locationability.ts';
import { sheetOf } from '../../investigators/investigator.ts';
import type { Game, Investigator } from '../../state/state.ts';

/** Sees to it that each use that is remembered of somebody is one that something asks for. @throws Misplaced */
export function checkUsed(game: Game, one: Investigator, path: readonly PropertyKey[]): void {
  const known = usesOf(game, one);
  const keys = [...keysOf(game, one), ...placeKeys(game.content)];
  for (const key of Object.keys(one.used))
    if (!(key in known))
      throw new Misplaced([...path, key], `nothing is limited under ${key}; ${suggestion(key, keys)}`);
}

/** Of what is remembered of somebody what something asks for, or will when they get a card again. */
export function usesOf(game: Game, one: Investigator): Record<string, number> {
  const keys = [...keysOf(game, one), ...placeKeys(game.content)];
  const asked = ([key]: [string, number]) => keys.includes(key) || (isRestKey(key) && isMighty(game));
  return Object.fromEntries(Object.entries(one.used).filter(asked));
}

/** Under which keys abilities of theirs, or of any card, are limited to once a turn. */
function keysOf(game: Game, { seat }: Investigator): string[] {
  const sheet = sheetOf(game, seat);
  return [...limited({ sheet: sheet.id }, sheet.abilities), ...cardKeys(game.content)];
}

const cardKeys = onceEach(({ cards }: Content): string[] =>
  cards.flatMap((card) =>
    card.deck === 'spell' || card.deck === 'special'
      ? []
      : copiesOf(card).flatMap((id) => limited({ card: id }, card.abilities)),
  ),
);

function limited(of: Omit<AbilityPlace, 'index'>, abilities: readonly Ability[]): string[] {
  return abilities.flatMap((ability, index) => {
    if (!isOnceATurn(ability)) return [];
    // What is used on a check goes by its name.
    return [ability.window !== undefined && ability.id !== undefined ? ability.id : useKey({ ...of, index })];
  });
}

function placeKeys(content: Content): string[] {
  return [...content.places.values()].flatMap((place) =>
    place.kind === 'location' && place.ability ? [abilityKey(place.ability)] : [],
  );
}
