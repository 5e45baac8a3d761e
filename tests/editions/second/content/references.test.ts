import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { misnamed } from '../../../../src/editions/second/content/reference.ts';
import { KINDS } from '../../../../src/editions/second/content/vocabulary.ts';
import { OPERATION_NAMES } from '../../../../src/editions/second/language/table.ts';
import { content } from '../../../second.ts';

const folder = new URL('../../../../data/second/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

/** Every object in every file, with the file's name. */
function* objects(): Generator<[string, Record<string, unknown>]> {
  for (const file of files) {
    const stack: unknown[] = [JSON.parse(readFileSync(new URL(file, folder), 'utf8'))];
    while (stack.length > 0) {
      const value = stack.pop();
      if (typeof value !== 'object' || value === null) continue;
      stack.push(...Object.values(value));
      if (!Array.isArray(value)) yield [file, value as Record<string, unknown>];
    }
  }
}

function texts(key: string): string[] {
  return [...objects()].flatMap(([, object]) => {
    const value = object[key];
    return (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string');
  });
}

function isPlace(id: string): boolean {
  return content.places.has(id) || content.area(id) !== undefined || content.zones.some((zone) => zone.id === id);
}

describe('references', () => {
  it('name cards that exist', () => {
    for (const name of [...texts('take'), ...texts('defaultedOn')]) expect(content.cardNamed(name).name).toBe(name);
    for (const name of [...texts('what'), ...texts('has'), ...texts('available')]) {
      const known = [...KINDS, 'ally'].includes(name as (typeof KINDS)[number]);
      const value = /^(check:|gain:|status:)/.test(name) || !/^[A-Z.]/.test(name);
      if (!known && !value) expect(content.cardNamed(name).name).toBe(name);
    }
  });

  it('name places that exist', () => {
    const words: readonly string[] = [
      'street',
      'anyStreetOrLocation',
      'arkham',
      'gateLocationOfPeekedCard',
      'here',
      'anyStreets',
      'inner-sanctum',
      'bottom',
    ];
    const arrows = ['nearestInvestigator', 'box', 'oneAnywhere', 'oneInSameArea'];
    const skills = /^(speed|sneak|fight|will|lore|luck|evade|horror|combat|spell|max(Sanity|Stamina))$/;
    for (const id of [...texts('place'), ...texts('at'), ...texts('into'), ...texts('outOf'), ...texts('home')]) {
      if (!words.includes(id)) expect(isPlace(id), id).toBe(true);
    }
    for (const id of texts('to')) {
      if (!words.includes(id) && !arrows.includes(id) && !skills.test(id)) expect(isPlace(id), id).toBe(true);
    }
    for (const id of texts('release')) expect(content.zone(id).id).toBe(id);
    for (const id of [...texts('street'), ...texts('white'), ...texts('black')]) {
      if (!/^(circle|crescent|diamond|hexagon|plus|slash|square|star|triangle)$/.test(id)) content.street(id);
    }
  });

  it('name monsters, worlds, environments and neighborhoods that exist', () => {
    for (const id of [...texts('monster'), ...texts('monsters')]) {
      if (!['all', 'opponent', 'weapon', 'tome'].includes(id)) expect(content.monster(id).id).toBe(id);
    }
    for (const id of [...texts('otherWorld'), ...texts('world')]) expect(content.world(id).id).toBe(id);
    for (const id of texts('environment')) expect(content.mythos(id).type).toBe('environment');
    for (const id of texts('neighborhood')) expect(content.neighborhood(id).id).toBe(id);
    for (const id of texts('except')) {
      const abilities = content.locations.map((location) => location.ability?.id);
      if (!abilities.includes(id)) expect(content.investigator(id).id).toBe(id);
    }
  });

  it('are all known to who reads a text of a scenario, too', () => {
    for (const file of files)
      expect([file, misnamed(content, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))]).toEqual([file, []]);
    expect(misnamed(content, [{ move: { to: 'nowhere' } }, { take: 'Excalibur' }]).map(({ path }) => path)).toEqual([
      [0, 'move', 'to'],
      [1, 'take'],
    ]);
  });

  it('put Mythos gates and Clue tokens on unstable locations', () => {
    for (const card of content.mythosCards) {
      for (const id of [card.gate, card.clue]) if (id !== null) expect(content.location(id).stability).toBe('unstable');
    }
  });

  it('give every world a gate and every gate card entry a world of its color', () => {
    for (const world of content.worlds) expect(content.gate(world.gate).world).toBe(world.id);
    for (const card of content.gateCards) {
      for (const id of Object.keys(card.entries)) {
        if (id !== 'other') expect(content.world(id).colors, `${card.id} ${id}`).toContain(card.color);
      }
      expect(Object.keys(card.entries)).toContain('other');
    }
  });

  it('give every location card an entry for each of its locations', () => {
    for (const card of content.locationCards) {
      const { locations } = content.neighborhood(card.neighborhood);
      const expected = card.neighborhood === 'french-hill' ? [...locations, 'inner-sanctum'] : [...locations];
      expect(Object.keys(card.entries).sort(), card.id).toEqual(expected.sort());
    }
  });

  it('give investigators cards of the deck they are said to come from', () => {
    for (const investigator of content.investigators) {
      for (const { deck, id } of investigator.fixed.cards) expect(content.card(id).deck).toBe(deck);
    }
  });

  it('use every operation of the language', () => {
    const used = new Set([...objects()].flatMap(([, object]) => Object.keys(object)));
    expect(OPERATION_NAMES.filter((operation) => !used.has(operation))).toEqual([]);
  });

  it('give the options of a choice different labels', () => {
    for (const [file, object] of objects()) {
      if (!Array.isArray(object.choose)) continue;
      const labels = object.choose.map((option: { label: string }) => option.label);
      expect(new Set(labels).size, `${file}: ${labels}`).toBe(labels.length);
      for (const label of labels) expect(label).toMatch(/^[a-z0-9-]+$/);
    }
  });
});
