import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Copy, Place } from '../../../src/editions/edition/copy.ts';
import { copy, family, listed, oneOf, pair, SEAT, text, whole } from '../../../src/editions/edition/option.ts';
import { OPTION as second } from '../../../src/editions/second/state/option.ts';
import { OPTION as third } from '../../../src/editions/third/state/option.ts';

describe('a family of options', () => {
  const cast = family('cast', copy);

  it('reads what it has written', () => {
    expect(cast.write('shrivelling#2')).toBe('cast:shrivelling#2');
    expect(cast.read('cast:shrivelling#2')).toBe('shrivelling#2');
    expect(family('trade', whole).read('trade:12')).toBe(12);
    expect(family('go', text<Place>()).read('go:woods')).toBe('woods');
    expect(family('sliders', listed(whole, '-')).read('sliders:0-3-1')).toEqual([0, 3, 1]);
    expect(family('use', pair(copy, '/', whole)).read('use:tome#1/0')).toEqual(['tome#1', 0]);
    expect(family('close', oneOf(['lore', 'fight'])).read('close:fight')).toBe('fight');
    expect(family('pass', whole, '-').read('pass-3')).toBe(3);
  });

  it('leaves alone what is not of it', () => {
    for (const id of [null, undefined, 'cast', 'cast:', 'casting:food#1', 'cast:food', 'use:food#1'])
      expect([id, cast.read(id), cast.is(id)]).toEqual([id, undefined, false]);
    expect(family('trade', whole).read('trade:')).toBeUndefined();
    expect(family('trade', whole).read('trade:-1')).toBeUndefined();
    expect(family('close', oneOf(['lore', 'fight'])).read('close:luck')).toBeUndefined();
    expect(family('sliders', listed(whole, '-')).read('sliders:0-x')).toBeUndefined();
    expect(family('use', pair(copy, '/', whole)).read('use:tome#1')).toBeUndefined();
    expect(family('use', pair(copy, '/', whole)).read('use:tome#1/sanity')).toBeUndefined();
  });

  it('does not compile with a value of another sort', () => {
    const go = family('go', text<Place>());
    const place: Place = 'woods';
    const marker: Copy = 'ghoul#1';
    // @ts-expect-error a place is no card
    const spell = () => cast.write(place);
    // @ts-expect-error nobody goes to a card
    const way = () => go.write(marker);
    // @ts-expect-error what is read may be of another family
    const read: () => Copy = () => cast.read('go:woods');
    expect([spell, way, read]).toHaveLength(3);
  });
});

describe('the source', () => {
  it('reads and writes ids of options nowhere else', () => {
    const names = [...new Set([...Object.values(second), ...Object.values(third), SEAT].map(({ name }) => name))].join(
      '|',
    );
    const marked = new RegExp(`(startsWith\\(|slice\\(|replace\\()?['\`](${names}):(['\`]|\\$\\{)`);
    const folders = ['src/engine', 'src/table', 'src/discord', 'src/editions'];
    const found = folders
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, index) => (marked.test(line) ? [`${file}:${index + 1}`] : [])),
      );
    expect(found).toEqual([]);
  });
});
