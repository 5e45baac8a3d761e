import { BOX } from '../box.ts';

/** Things of an edition by kind. */
type Things = Readonly<Record<string, Iterable<{ id: string }>>>;

/** The editions with what has a name in each. */
export const THINGS: Readonly<Record<string, () => Things>> = { second: secondThings, third: thirdThings };

function secondThings(): Things {
  const content = BOX.second;
  return {
    place: [...content.places.values(), ...content.zones],
    world: content.worlds,
    neighborhood: content.neighborhoods,
    card: content.cards,
    monster: content.monsters,
    mythos: content.mythosCards,
    'ancient-one': content.ancientOnes,
    investigator: content.investigators,
    ability: [
      ...content.investigators.flatMap(({ abilities }) => abilities.map(({ id = '' }) => ({ id }))),
      ...content.locations.flatMap(({ ability }) => (ability ? [ability] : [])),
    ],
    power: content.ancientOnes,
  };
}

function thirdThings(): Things {
  const content = BOX.third;
  const made = [...content.archive.values()].flatMap(({ front }) => (front.space ? [front.space] : []));
  const streets = [...content.scenarios.values()].flatMap(({ map }) => map.streets);
  return {
    space: [...content.spaces.values(), ...made],
    neighborhood: content.neighborhoods.values(),
    street: streets.map(({ kind }) => ({ id: kind })),
    card: [...content.assets.values()].flatMap((card) => [card, ...(card.backs ?? [])]),
    monster: content.monsters.values(),
    headline: content.headlines.values(),
    scenario: content.scenarios.values(),
    archive: [...content.archive.values()].flatMap(({ number, name }) => (name ? [{ id: String(number) }] : [])),
    investigator: content.investigators.values(),
  };
}
