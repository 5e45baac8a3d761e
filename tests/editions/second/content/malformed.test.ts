import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../../../src/editions/second/language/content.ts';

let folder: string;

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'content-'))}/`;
  const source = fileURLToPath(new URL('../../../../data/second/', import.meta.url));
  cpSync(source, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function replace(file: string, from: string, to: string): void {
  const before = readFileSync(folder + file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(folder + file, before.replace(from, to));
}

describe('a malformed file', () => {
  it('is read as it stands', () => {
    expect(readContent(folder).places.size).toBe(35);
  });

  it('names the file and the path of an unknown operation', () => {
    replace('encounters.json', '{"lose": {"sanity": 1}}', '{"loose": {"sanity": 1}}');
    expect(() => readContent(folder)).toThrow(
      /^encounters\.json: downtown\.[a-z-]+\.\d\.effects\.[\w.]*\d+: has no known operation$/,
    );
  });

  it('names an unknown key deep inside an effect', () => {
    replace('common-items.json', '{"draw": {"deck": "spell", "count": 1}}', '{"draw": {"deck": "spell", "many": 1}}');
    expect(() => readContent(folder)).toThrow(
      /^common-items\.json: cards\.3\.abilities\.0\.effect\.0\.check\.pass\.0\.draw(\.count)?: /,
    );
  });

  it('refuses two operations in one effect', () => {
    replace('terror-track.json', '{"doom": 1}', '{"doom": 1, "terror": 1}');
    expect(() => readContent(folder)).toThrow('terror-track.json: beyondMax.0: mixes operations: doom, terror');
  });

  it('refuses a wrong word', () => {
    replace('monsters.json', '"movement": "flying"', '"movement": "hopping"');
    expect(() => readContent(folder)).toThrow(/^monsters\.json: monsters\.0\.movement: /);
  });

  it('names a file that is no JSON', () => {
    writeFileSync(`${folder}gates.json`, '{');
    expect(() => readContent(folder)).toThrow(/^gates\.json: /);
  });

  it('names a file that is not there', () => {
    rmSync(`${folder}spells.json`);
    expect(() => readContent(folder)).toThrow(/^spells\.json: .*ENOENT/);
  });
});
