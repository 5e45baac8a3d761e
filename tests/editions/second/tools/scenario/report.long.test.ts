import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { advise } from '../../../../../src/editions/second/autopilot/autopilot.ts';
import { createState } from '../../../../../src/editions/second/setup/setup.ts';
import { variety } from '../../../../../src/editions/second/setup/variety.ts';
import { seen } from '../../../../../src/editions/second/shown/seen.ts';
import { readOptions } from '../../../../../src/editions/second/state/options.ts';
import { REPORTING } from '../../../../../src/editions/second/tools/scenario/report.ts';
import { tried } from '../../../../length.ts';
import { reportsOf } from '../../../reporting.ts';

const games = Array.from({ length: tried(4, 16) }, (_, index) => index);

describe('a report of a game', () => {
  it.each(games)('plays again: the same position and the same question (game %i)', (index) => {
    const seed = createHash('sha256').update(`report ${index}`).digest('hex');
    const players = 1 + (index % 8);
    const options = readOptions(index % 2 === 0 ? {} : variety(seed, players));
    const state = createState({ options, seats: Array.from({ length: players }, () => ({ sheet: null })), seed });
    const { written, texts, astray } = reportsOf({
      by: REPORTING,
      seed,
      state,
      advise: (now, ...asked) => advise(seen(now), ...asked),
      oneIn: tried(40, 25),
      most: tried(300, 900),
    });
    expect(astray.map(({ answers, differences }) => ({ answers, differences }))).toEqual([]);
    expect(written).toBeGreaterThan(0);
    for (const text of texts) expect(text).not.toContain(seed);
  });
});
