import { onceEach } from '../../../../engine/once.ts';
import { copiesOf } from '../../../edition/copy.ts';
import { Misplaced, suggestion } from '../../../tools/scenario/reading.ts';
import { type Ability, abilityKindOf } from '../../content/ability.ts';
import type { Content } from '../../content/content.ts';
import { ABILITY } from '../../state/option.ts';
import type { Investigator } from '../../state/state.ts';

/** Sees to it that each use that is remembered of somebody is one that something asks for. @throws Misplaced */
export function checkUsed(content: Content, one: Investigator, path: readonly PropertyKey[]): void {
  const known = usesOf(content, one);
  const keys = keysOf(content, one);
  const hint = (key: string) => (keys.length > 0 ? suggestion(key, keys) : 'nothing they have is');
  for (const key of Object.keys(one.used))
    if (!(key in known)) throw new Misplaced([...path, key], `nothing is limited under ${key}; ${hint(key)}`);
}

/** Of what is remembered of somebody what something asks for, or will when they get a card again. */
export function usesOf(content: Content, one: Investigator): Record<string, number> {
  const keys = keysOf(content, one);
  return Object.fromEntries(Object.entries(one.used).filter(([key]) => keys.includes(key)));
}

/** Under which keys abilities of theirs, or of any card, are limited to once a round. */
function keysOf(content: Content, { sheet, cards }: Investigator): string[] {
  return [
    ...limited(sheet, content.investigator(sheet).abilities),
    ...cards.flatMap(({ id }) => limited(id, content.asset(id).abilities)),
    ...cardKeys(content),
  ];
}

const cardKeys = onceEach((content: Content) =>
  [...content.assets.values()].flatMap((card) => copiesOf(card).flatMap((id) => limited(id, card.abilities))),
);

/** Under which keys the abilities of a sheet or card are. */
function limited(id: string, abilities: readonly Ability[]): string[] {
  return abilities.flatMap((ability, index) => (isLimited(ability) ? [ABILITY.write([id, index])] : []));
}

function isLimited(ability: Ability): boolean {
  if (abilityKindOf(ability) === 'halfPrice') return true;
  return JSON.stringify(ability).includes('"per":');
}
