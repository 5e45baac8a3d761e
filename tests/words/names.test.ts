import { describe, expect, it } from 'vitest';
import '../../src/editions/second/language/grammar.ts';
import '../../src/editions/third/language/grammar.ts';
import { loadContent as secondContent } from '../../src/editions/second/content/content.ts';
import { loadContent as thirdContent } from '../../src/editions/third/content/content.ts';
import { LOCALES } from '../../src/locale.ts';
import { NounTable } from '../../src/words/nountable.ts';

type Things = Readonly<Record<string, Iterable<{ id: string }>>>;

/** All that has a printed name, by the kind it is looked up as. */
function secondThings(): Things {
  const content = secondContent();
  return {
    place: [...content.places.values(), ...content.zones],
    world: content.worlds,
    neighborhood: content.neighborhoods,
    card: content.cards,
    monster: content.monsters,
    mythos: content.mythosCards,
    'ancient-one': content.ancientOnes,
    investigator: content.investigators,
    ability: content.investigators.flatMap(({ abilities }) => abilities.map(({ id = '' }) => ({ id }))),
    power: content.ancientOnes,
  };
}

function thirdThings(): Things {
  const content = thirdContent();
  const made = [...content.archive.values()].flatMap(({ front }) => (front.space ? [front.space] : []));
  const streets = [...content.scenarios.values()].flatMap(({ map }) => map.streets);
  return {
    space: [...content.spaces.values(), ...made],
    neighborhood: content.neighborhoods.values(),
    street: streets.map(({ kind }) => ({ id: kind })),
    card: content.assets.values(),
    monster: content.monsters.values(),
    headline: content.headlines.values(),
    scenario: content.scenarios.values(),
    archive: [...content.archive.values()].flatMap(({ number, name }) => (name ? [{ id: String(number) }] : [])),
    investigator: content.investigators.values(),
  };
}

describe.each(LOCALES)('names in %s', (locale) => {
  it.each([
    ['second', secondThings()],
    ['third', thirdThings()],
  ] as const)('of the %s edition have the forms that the language asks for', (edition, things) => {
    const table = new NounTable(locale, edition);
    const missing = Object.entries(things).flatMap(([kind, all]) =>
      [...all].filter(({ id }) => !table.has(kind, id)).map(({ id }) => `${kind} ${id}`),
    );
    expect(missing).toEqual([]);
  });
});
