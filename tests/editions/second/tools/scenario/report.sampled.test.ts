import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { advise } from '../../../../../src/editions/second/autopilot/autopilot.ts';
import { gameOf } from '../../../../../src/editions/second/game/game.ts';
import { createState } from '../../../../../src/editions/second/setup/setup.ts';
import { variety } from '../../../../../src/editions/second/setup/variety.ts';
import { seen } from '../../../../../src/editions/second/shown/seen.ts';
import type { State } from '../../../../../src/editions/second/state/state.ts';
import { reporting } from '../../../../../src/editions/second/tools/scenario/report.ts';
import { tried } from '../../../../length.ts';
import { content } from '../../../../second.ts';
import { reportsOf } from '../../../reporting.ts';
import { agreedBy } from '../../table.ts';

const games = Array.from({ length: tried(3, 16) }, (_, index) => index);

const seedOf = (index: number) => createHash('sha256').update(`report ${index}`).digest('hex');

function begun(seed: string, players: number, said: object): State {
  const seats = Array.from({ length: players }, () => ({ sheet: null }));
  return createState(content, { options: agreedBy(players, said), seats, seed });
}

const reported = (seed: string, state: State, most: number, oneIn = tried(40, 25)) =>
  reportsOf({
    by: reporting(content),
    seed,
    state,
    advise: (now, ...asked) => advise(gameOf(content, seen(now)), ...asked),
    oneIn,
    most,
  });

describe('a report of a game', () => {
  it.each(games)('plays again: the same position and the same question (game %i)', (index) => {
    const seed = seedOf(index);
    const players = 1 + (index % 8);
    const state = begun(seed, players, index % 2 === 0 ? {} : variety(seed, players));
    const { written, texts, astray } = reported(seed, state, tried(300, 900));
    expect(astray.map(({ answers, differences }) => ({ answers, differences }))).toEqual([]);
    expect(written).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain(seed);
  });

  it.each([0, 1])('L3.1 L10.2 plays again with gates face down and double gates begun (game %i)', (index) => {
    const seed = seedOf(games.length + index);
    const state = begun(seed, 5, { variants: { hiddenGates: true, doubleGates: true } });
    state.doubleGatesBegun = true;
    const { texts, astray } = reported(seed, state, tried(100, 600), 8);
    expect(astray.map(({ answers, differences }) => ({ answers, differences }))).toEqual([]);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).toContain('doubleGatesBegun: true');
    expect(texts.filter((text) => text.includes('faceDown: true')).length).toBeGreaterThan(0);
  });
});
