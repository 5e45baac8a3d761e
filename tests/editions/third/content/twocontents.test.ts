import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { advise } from '../../../../src/editions/third/autopilot/autopilot.ts';
import type { Content } from '../../../../src/editions/third/content/content.ts';
import { thirdEdition } from '../../../../src/editions/third/game/edition.ts';
import { gameOf } from '../../../../src/editions/third/game/game.ts';
import { readContent } from '../../../../src/editions/third/language/content.ts';
import { aNewTable } from '../../../../src/editions/third/setup/newtable.ts';
import { createState } from '../../../../src/editions/third/setup/setup.ts';
import { seen } from '../../../../src/editions/third/shown/seen.ts';
import { readOptions } from '../../../../src/editions/third/state/options.ts';
import { third } from '../../../../src/editions/third/third.ts';
import { Chance } from '../../../../src/engine/chance.ts';
import { ref } from '../../../../src/engine/phrase.ts';
import { Play } from '../../../../src/engine/play.ts';
import { dataPath } from '../../../../src/words/datafolder.ts';
import { Words } from '../../../../src/words/words.ts';
import { CONTENT, SCENARIOS } from '../../../third.ts';
import { renamed } from './renamed.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'contents-'));
let other: Content;
let harder: Content;
let names: ReadonlyMap<string, string>;
let back: (text: string) => string;

beforeAll(() => {
  const box = dataPath('third');
  ({ names, back } = renamed(box, path.join(folder, 'renamed')));
  other = readContent(path.join(folder, 'renamed'));
  const tough = (key: string, value: number) => (['health', 'sanity', 'castHorror'].includes(key) ? value + 1 : value);
  renamed(box, path.join(folder, 'harder'), tough);
  harder = readContent(path.join(folder, 'harder'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** Plays a game to its end, one answer at a time. @returns how it stands then, with all that happened and was asked */
function* played(content: Content, scenario: string, seed: string): Generator<void, string> {
  const options = readOptions(content, aNewTable({ scenario }, { persons: 2, brisk: false }));
  const state = createState(content, { options, seats: [{ sheet: null }, { sheet: null }], seed });
  const play = new Play(thirdEdition(content), state, false);
  const passed: unknown[] = [];
  while (!play.over) {
    const [decision] = play.open;
    if (!decision) throw new Error('nothing is asked');
    const seat = decision.seats[0] ?? 0;
    passed.push(
      ...play.drain(),
      decision.kind,
      decision.default,
      decision.options.map(({ id }) => id),
    );
    const move = advise(gameOf(content, seen(content, play.state)), decision, seat, []);
    if (!('answer' in move)) throw new Error('an offer');
    play.accept({ kind: 'answer', answer: move.answer });
    yield;
  }
  return JSON.stringify([...passed, ...play.drain(), play.state]);
}

function alone(game: Generator<void, string>): string {
  for (let at = game.next(); ; at = game.next()) if (at.done) return at.value;
}

function turnAbout(games: readonly Generator<void, string>[]): string[] {
  const ends = new Map<Generator<void, string>, string>();
  while (ends.size < games.length)
    for (const game of games) {
      if (ends.has(game)) continue;
      const at = game.next();
      if (at.done) ends.set(game, at.value);
    }
  return games.map((game) => ends.get(game) ?? '');
}

it('games with two contents are played side by side as each is played alone', () => {
  const [scenario] = SCENARIOS;
  const games = () => [
    played(CONTENT, scenario, '5e'.repeat(32)),
    played(harder, names.get(scenario) ?? '', '5e'.repeat(32)),
  ];
  const [box, tough] = turnAbout(games());
  expect([box, tough]).toEqual(games().map(alone));
  // The other content has other numbers, and is another game.
  expect(back(tough ?? '')).not.toBe(box);
});

it.each(SCENARIOS)('nothing is known by heart: with every id and name another, %s goes the same way', (scenario) => {
  const box = alone(played(CONTENT, scenario, 'c3'.repeat(32)));
  // Chance is addressed by the names of some decks, and would fall otherwise.
  const shuffled = Chance.prototype.shuffled;
  vi.spyOn(Chance.prototype, 'shuffled').mockImplementation(function (this: Chance, purpose, items) {
    return shuffled.call(this, back(purpose), items) as never;
  });
  const renamedGame = alone(played(other, names.get(scenario) ?? '', 'c3'.repeat(32)));
  expect(renamedGame).not.toBe(box);
  expect(back(renamedGame)).toBe(box);
});

it('what is shown is called as its content calls it, from the board to the last page', () => {
  const edition = third(other);
  const [scenario = ''] = other.scenarios.keys();
  const options = readOptions(other, aNewTable({ scenario }, { persons: 1, brisk: false }));
  const state = createState(other, { options, seats: [{ sheet: null }], seed: '5e'.repeat(32) });
  const words = new Words('en').with(edition.namer(state));
  for (const { id, name } of other.assets.values()) expect(words.name(ref('card', id))).toBe(name);
  for (const { id, name } of other.monsters.values()) expect(words.name(ref('monster', id))).toBe(name);
  for (const { id, name } of other.spaces.values()) expect(words.name(ref('space', id))).toBe(name);
  expect(edition.boardText(state, words).join()).toContain(other.space(other.scenario(scenario).startingSpace).name);
  const outcome = { result: 'won', way: 'codex', card: 5, round: 9 } as const;
  const pictures = edition.endingScenes({ ...state, outcome }).map((sight) => edition.picture(sight, words));
  expect(pictures.map(({ kind }) => kind)).toEqual(['newspaper', 'map']);
});
