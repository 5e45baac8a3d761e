import { beforeAll, describe, expect, it } from 'vitest';
import { ancientOneIcon, cardIcon, loadIcons, monsterIcon } from '../../../src/render/drawing/icon.ts';
import { content } from '../../second.ts';
import { CONTENT } from '../../third.ts';

beforeAll(loadIcons);

const INK = '#000000';
const second = content;
const third = CONTENT;
/** Cards that repeat another look like it. */
const assets = [...third.assets.values()].filter(({ repeats }) => repeats === undefined);

describe('a drawing of its own has', () => {
  it.each<[string, (id: string, color: string) => unknown, string[]]>([
    ['every monster of the second edition', monsterIcon, second.monsters.map(({ id }) => id)],
    ['every Ancient One', ancientOneIcon, second.ancientOnes.map(({ id }) => id)],
    ['every card of the second edition', cardIcon, second.cards.map(({ id }) => id)],
    ['every monster of the third edition', monsterIcon, [...third.monsters.keys()]],
    ['every card of the third edition', cardIcon, assets.map(({ id }) => id)],
  ])('%s', (_whose, drawing, ids) => {
    const seen = new Map<unknown, string>();
    const shared = ids.flatMap((id) => {
      const own = drawing(id, INK);
      const other = seen.get(own);
      seen.set(own, id);
      return own === null ? [`${id} has none`] : other === undefined ? [] : [`${id} looks like ${other}`];
    });
    expect(shared).toEqual([]);
    expect(ids.length).toBeGreaterThan(7);
  });
});
