import { beforeAll, expect, it } from 'vitest';
import { loadContent } from '../../../src/editions/second/content/content.ts';
import { ancientOneIcon, loadIcons, monsterIcon } from '../../../src/render/drawing/icon.ts';

beforeAll(loadIcons);

it('draws no two monsters and no two Ancient Ones alike', () => {
  const content = loadContent();
  const monsters = content.monsters.map(({ id }) => monsterIcon(id, '#000000'));
  const ancientOnes = content.ancientOnes.map(({ id }) => ancientOneIcon(id, '#000000'));
  for (const drawings of [monsters, ancientOnes]) {
    expect(drawings).not.toContain(null);
    expect(new Set(drawings).size).toBe(drawings.length);
  }
  expect(ancientOnes).toHaveLength(8);
});
