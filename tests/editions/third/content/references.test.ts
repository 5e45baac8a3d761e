import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONDITIONS, EVENT_NAMES, PLACE_WORDS } from '../../../../src/editions/third/content/vocabulary.ts';
import { OPERATION_NAMES } from '../../../../src/editions/third/language/table.ts';
import { CONTENT } from '../../../third.ts';

const content = CONTENT;
const folder = new URL('../../../../data/third/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

/** Every object in every file, with the file's name and the key of the list or object it stands in. */
function* objects(): Generator<[string, Record<string, unknown>, string]> {
  for (const file of files) {
    const stack: [unknown, string][] = [[JSON.parse(readFileSync(new URL(file, folder), 'utf8')), '']];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const [value, under] = next;
      if (typeof value !== 'object' || value === null) continue;
      if (Array.isArray(value)) {
        stack.push(...value.map((item): [unknown, string] => [item, under]));
      } else {
        stack.push(...Object.entries(value).map(([key, item]): [unknown, string] => [item, key]));
        yield [file, value as Record<string, unknown>, under];
      }
    }
  }
}

function texts(key: string): string[] {
  return [...objects()].flatMap(([, object]) => {
    const value = object[key];
    return (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
  });
}

function numbers(key: string): number[] {
  return [...objects()].flatMap(([, object]) => {
    const value = object[key];
    return (Array.isArray(value) ? value : [value]).filter((item): item is number => typeof item === 'number');
  });
}

const streets = new Set([...content.scenarios.values()].flatMap(({ map }) => map.streets.map((street) => street.id)));
const archiveSpaces = new Set(
  [...content.archive.values()].flatMap((card) => (card.front.space ? [card.front.space.id] : [])),
);

function isSpace(id: string): boolean {
  return content.spaces.has(id) || streets.has(id) || archiveSpaces.has(id);
}

/** Places an effect or a condition can name. */
function isPlace(id: string): boolean {
  return (PLACE_WORDS as readonly string[]).includes(id) || isSpace(id);
}

/** Where operations of that name lead from and to, each with its file. */
function endsOf(operation: string): [string, string][] {
  return [...objects()].flatMap(([file, object]) => {
    const { to, from } = (object[operation] ?? {}) as { to?: string; from?: string };
    return [to, from].flatMap((id): [string, string][] => (id === undefined ? [] : [[file, id]]));
  });
}

describe('references', () => {
  it('3E-495.1 has a card for each status that is one, and knows it by the card on whose back it is', () => {
    for (const status of CONDITIONS) expect(content.condition(status).status).toBe(status);
    expect(content.frontOf(`${content.condition('cursed').id}#2` as const)).toBe(
      `${content.condition('blessed').id}#2`,
    );
    expect(content.frontOf(content.condition('darkPact').id)).toBe(content.condition('darkPact').id);
  });

  it('name special cards that exist', () => {
    for (const id of texts('take')) expect(content.asset(id).deck).toBe('special');
    expect(new Set(texts('take')).size).toBe(content.assetsOf('special').length);
  });

  it('name places that exist', () => {
    for (const key of ['at', 'in', 'toward', 'into', 'spawn', 'target', 'anomaly', 'removeAnomaly']) {
      for (const id of texts(key)) expect(isPlace(id), `${key}: ${id}`).toBe(true);
    }
    for (const key of ['move', 'moveMonster', 'removeDoom'])
      for (const [file, id] of endsOf(key)) expect(isPlace(id), `${file}: ${key} ${id}`).toBe(true);
    for (const key of ['space', 'startingSpace', 'borders', 'doomSpaces', 'oneEachAt']) {
      for (const id of texts(key)) expect(isSpace(id), `${key}: ${id}`).toBe(true);
    }
  });

  it('use every place word', () => {
    const used = new Set(['at', 'in', 'to', 'from', 'toward', 'into', 'spawn', 'target', 'anomaly'].flatMap(texts));
    expect(PLACE_WORDS.filter((word) => !used.has(word))).toEqual([]);
  });

  it('name neighborhoods that exist', () => {
    for (const id of texts('neighborhood')) expect(content.neighborhood(id).id).toBe(id);
    for (const { map } of content.scenarios.values()) {
      const tiles = map.neighborhoods.map((tile) => content.neighborhood(tile.id).id);
      for (const street of map.streets) expect(tiles).toEqual(expect.arrayContaining([street.from, street.to]));
    }
  });

  it('put doom of events on spaces of the scenario', () => {
    for (const card of content.events.values()) {
      const { map } = content.scenario(card.scenario);
      expect(map.neighborhoods.map((tile) => tile.id)).toContain(card.neighborhood);
      for (const space of card.doomSpaces) expect(Object.keys(map.adjacency)).toContain(space);
    }
  });

  it('name monsters that exist', () => {
    const ids = [
      ...texts('monster').filter((id) => id !== 'thatMonster'),
      ...[...texts('engage'), ...texts('monsterAttacks')].filter((id) => id !== 'thatMonster'),
      ...texts('monsters'),
      ...texts('epicMonster'),
      ...[...content.scenarios.values()].flatMap((scenario) => scenario.setAside),
    ];
    expect(ids.length).toBeGreaterThan(50);
    for (const id of ids) expect(content.monster(id).id).toBe(id);
    for (const [, object] of objects()) {
      const which = (object.moveMonster as { which?: string } | undefined)?.which;
      if (which !== undefined && which !== 'this') expect(content.monster(which).id).toBe(which);
    }
  });

  it('name traits and groups that monsters have', () => {
    const traits = new Set([...content.monsters.values()].flatMap((monster) => monster.traits));
    const cards = new Set([...content.assets.values()].flatMap((card) => card.traits));
    for (const trait of texts('trait')) expect(traits.has(trait) || cards.has(trait), trait).toBe(true);
    for (const trait of [...texts('filter'), ...texts('has')]) expect(cards.has(trait), trait).toBe(true);
    expect([...content.monsters.values()].filter((monster) => monster.group === 'worshiper')).toHaveLength(6);
  });

  it('name archive cards that exist, and parts that they have', () => {
    const keys = ['codexAdd', 'archiveFlip', 'archiveReturn', 'codexHas', 'archive', 'spawnedBy', 'setAside', 'random'];
    for (const number of keys.flatMap(numbers)) expect(content.archiveCard(number).number).toBe(number);
    for (const number of numbers('codex')) expect(content.archiveCard(number).kind).toBe('codex');
    for (const [, object] of objects()) {
      const read = object.read as { card: number; part?: string } | undefined;
      if (!read) continue;
      const { back } = content.archiveCard(read.card);
      expect(back, `read ${read.card}`).toBeDefined();
      if (read.part === undefined) expect(back?.onFlip).not.toEqual([]);
      else expect(back?.parts[read.part], `read ${read.card} ${read.part}`).toBeDefined();
    }
  });

  it('give every archive card that turns over a back that does something or stays', () => {
    for (const number of numbers('archiveFlip'))
      expect(content.archiveCard(number).back, `card ${number}`).toBeDefined();
  });

  it('name epic monsters and archive cards of each other', () => {
    for (const monster of content.monsters.values()) {
      if (!monster.epic) continue;
      const card = content.archiveCard(monster.archive ?? 0);
      expect(card).toMatchObject({ kind: 'epicMonster', front: { epicMonster: monster.id } });
    }
  });

  it('give investigators starting cards that are theirs', () => {
    const given = [...content.investigators.values()].flatMap((investigator) => {
      const { cards, chooseOne } = investigator.starting;
      const ids = [...cards, ...chooseOne.flat().filter((gift) => typeof gift === 'string')];
      for (const id of ids) {
        expect(content.asset(id)).toMatchObject({ deck: 'starting', investigator: investigator.id });
      }
      return ids;
    });
    expect(given.sort()).toEqual(
      content
        .assetsOf('starting')
        .map((card) => card.id)
        .sort(),
    );
  });

  it('name scenarios, event decks and anomaly sets that exist', () => {
    for (const id of [...texts('scenario'), ...texts('scenarios'), ...texts('events')]) {
      expect(content.scenario(id).id).toBe(id);
    }
    for (const scenario of content.scenarios.values()) {
      expect(content.eventsOf(scenario.events)).toHaveLength(24);
      if (scenario.anomalySet) expect(content.anomalySet(scenario.anomalySet).scenario).toBe(scenario.id);
      for (const monster of [...scenario.monsterDeck.map((entry) => entry.monster), ...scenario.setAside]) {
        expect(content.monster(monster).scenarios, monster).toContain(scenario.id);
      }
      for (const number of scenario.codex) expect(content.archiveCard(number).scenarios).toContain(scenario.id);
    }
  });

  it('name abilities and cards that conditions ask for', () => {
    const abilities = [...content.investigators.values()].flatMap((investigator) =>
      investigator.abilities.flatMap((ability) => ('id' in ability ? [ability.id] : [])),
    );
    for (const id of texts('ability')) expect(abilities).toContain(id);
    for (const [, object, under] of objects()) {
      if (under === 'where' && typeof object.card === 'string') expect(content.asset(object.card).id).toBe(object.card);
    }
  });

  it('react to names that encounters mention', () => {
    const names = [...objects()].flatMap(([, object]) => {
      const mentions = object.mentions as { name?: string } | string | undefined;
      return typeof mentions === 'object' ? [mentions.name] : [];
    });
    for (const name of texts('mentions')) expect(names).toContain(name);
  });
});

describe('the language', () => {
  const LISTS = new Set([
    ...['do', 'pass', 'fail', 'then', 'else', 'effect', 'cost', 'always', 'ifBought', 'onAdd', 'onFlip', 'reckoning'],
    ...[...content.archive.values()].flatMap((card) => Object.keys(card.back?.parts ?? {})),
  ]);

  it('has no operation that nothing uses', () => {
    const used = new Set<string>();
    for (const [, object, under] of objects()) {
      if (LISTS.has(under)) for (const operation of OPERATION_NAMES) if (operation in object) used.add(operation);
    }
    expect(OPERATION_NAMES.filter((operation) => !used.has(operation))).toEqual([]);
  });

  it('has no event that nothing waits for', () => {
    const used = new Set([...texts('after'), ...texts('before'), ...texts('when')]);
    expect(EVENT_NAMES.filter((event) => !used.has(event))).toEqual([]);
  });

  it('gives the options of a choice different labels', () => {
    for (const [file, object] of objects()) {
      if (!Array.isArray(object.choose)) continue;
      const labels = object.choose.map((option: { label: string }) => option.label);
      expect(new Set(labels).size, `${file}: ${labels}`).toBe(labels.length);
    }
  });

  it('says nothing in prose: no key holds a note', () => {
    const prose = ['gist', 'note', 'notes', 'uncertain', 'finalSetup', 'tendency'];
    for (const [file, object] of objects()) for (const key of prose) expect(object, file).not.toHaveProperty(key);
  });
});
