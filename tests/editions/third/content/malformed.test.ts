import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '../../../../src/editions/third/language/content.ts';

let folder: string;

beforeEach(() => {
  folder = `${mkdtempSync(join(tmpdir(), 'content-'))}/`;
  const source = fileURLToPath(new URL('../../../../data/third/', import.meta.url));
  cpSync(source, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Puts a value at a path of a file, as `cards.0.front`. */
function put(file: string, path: string, value: unknown): void {
  const content: unknown = JSON.parse(readFileSync(folder + file, 'utf8'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = content as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  at[last] = value;
  writeFileSync(folder + file, JSON.stringify(content));
}

describe('a malformed file', () => {
  it('is read as it stands', () => {
    expect(readContent(folder).spaces.size).toBe(24);
  });

  it('names the file and the path of an unknown operation', () => {
    put('neighborhood-cards.json', 'cards.0.encounters.laBellaLuna.effect.0', { dooom: 1 });
    expect(() => readContent(folder)).toThrow(
      /^neighborhood-cards\.json: cards\.0\.encounters\.laBellaLuna\.effect\.\d: has no known operation$/,
    );
  });

  it('refuses an unknown key beside an operation', () => {
    put('mythos-tokens.json', 'tokens.0.effect.0.twice', true);
    expect(() => readContent(folder)).toThrow(/^mythos-tokens\.json: tokens\.0\.effect\.0: .*twice/);
  });

  it('refuses an unknown key inside an operation', () => {
    put('mythos-tokens.json', 'tokens.1.effect.0.spawnMonster.where', 'riverDocks');
    expect(() => readContent(folder)).toThrow(/^mythos-tokens\.json: tokens\.1\.effect\.0\.spawnMonster: .*where/);
  });

  it('refuses an unknown key of an ability, of a condition and of a card', () => {
    put('items.json', 'items.0.abilities.0.bonus.bye', 1);
    expect(() => readContent(folder)).toThrow(/^items\.json: items\.0\.abilities\.0\.bonus: .*bye/);
    put('items.json', 'items.0.abilities', [{ after: 'passTest', if: { rained: true }, do: [] }]);
    expect(() => readContent(folder)).toThrow('items.json: items.0.abilities.0.if: has no known condition');
    put('items.json', 'items.0.abilities', []);
    put('items.json', 'items.0.gist', 'a gun');
    expect(() => readContent(folder)).toThrow(/^items\.json: items\.0: .*gist/);
  });

  it('refuses an ability and a rule that it does not know', () => {
    put('spells.json', 'spells.2.abilities', [{ whenever: 'passTest', do: [] }]);
    expect(() => readContent(folder)).toThrow('spells.json: spells.2.abilities.0: is no known ability');
    put('spells.json', 'spells.2.abilities', []);
    put('archive.json', 'cards.0.front.rules.1', { bonus: {} });
    expect(() => readContent(folder)).toThrow('archive.json: cards.0.front.rules.1: is no known rule');
  });

  it('refuses an event where an archive card asks for a state of the game', () => {
    put('archive.json', 'cards.0.front.rules.0.when', 'passTest');
    expect(() => readContent(folder)).toThrow(/^archive\.json: cards\.0\.front\.rules\.0\.when: /);
  });

  it('refuses two operations in one effect', () => {
    put('scenarios.json', 'scenarios.1.reckoning.0.damage', 1);
    expect(() => readContent(folder)).toThrow(
      'scenarios.json: scenarios.1.reckoning.0: mixes operations: damage, sheetDoom',
    );
  });

  it('3E-400.1d refuses a cost that is none', () => {
    put('headlines.json', 'headlines.0.effect', [{ may: { cost: [{ gain: { money: 1 } }], do: [] } }]);
    expect(() => readContent(folder)).toThrow('headlines.json: headlines.0.effect.0.may.cost.0: has no known cost');
  });

  it('refuses a wrong word', () => {
    put('monsters.json', 'monsters.0.keywords', ['flying']);
    expect(() => readContent(folder)).toThrow(/^monsters\.json: monsters\.0\.keywords\.0: /);
  });

  it('refuses a starting card that repeats no spell', () => {
    put('starting-cards.json', 'sameAsDeckSpell.0.spell', 'snark');
    expect(() => readContent(folder)).toThrow('starting-cards.json: sameAsDeckSpell: unknown spell snark');
  });

  it('names a file that is no JSON', () => {
    writeFileSync(`${folder}allies.json`, '{');
    expect(() => readContent(folder)).toThrow(/^allies\.json: /);
  });

  it('names a file that is not there', () => {
    rmSync(`${folder}spells.json`);
    expect(() => readContent(folder)).toThrow(/^spells\.json: .*ENOENT/);
  });
});
