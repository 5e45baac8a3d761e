import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tried } from '../../../../length.ts';
import { advise, createState, REPORTING, SCENARIOS, seen } from '../../../../third.ts';
import { reportsOf } from '../../../reporting.ts';
import { agreedBy } from '../../table.ts';

const games = Array.from({ length: tried(4, 16) }, (_, index) => index);

/** The reports of a game that begins with that seed. */
function reported(index: number, name: string, { oneIn, most }: { oneIn: number; most: number }) {
  const seed = createHash('sha256').update(`${name} ${index}`).digest('hex');
  const seats = Array.from({ length: 1 + (index % 6) }, () => ({ sheet: null }));
  const options = agreedBy(seats.length, { scenario: SCENARIOS[index % SCENARIOS.length] });
  const state = createState({ options, seats, seed });
  const game = reportsOf({
    by: REPORTING,
    seed,
    state,
    advise: (now, ...asked) => advise(seen(now), ...asked),
    oneIn,
    most,
  });
  return { seed, ...game };
}

describe('a report of a game', () => {
  it.each(games)('plays again: the same position and the same question (game %i)', (index) => {
    const { seed, written, texts, astray } = reported(index, 'report', { oneIn: tried(40, 25), most: tried(300, 900) });
    expect(astray.map(({ answers, differences }) => ({ answers, differences }))).toEqual([]);
    expect(written).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain(seed);
  });

  it('plays again where a cultist was looked for in the monster deck, past others', () => {
    const { texts, astray } = reported(20, 'again', { oneIn: 3, most: 160 });
    expect(astray.map(({ answers, differences }) => ({ answers, differences }))).toEqual([]);
    expect(texts.filter((text) => /^shuffles:\n {2}- \[ [a-zA-Z]+#/m.test(text))).not.toEqual([]);
  });
});
