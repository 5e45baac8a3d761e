import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../src/editions/second/content/content.ts';
import { PRINTINGS } from '../../../src/editions/second/options.ts';
import { playWhole } from './player.ts';

const ancientOnes = loadContent().ancientOnes.map((one) => one.id);

describe('whole games, played at random', () => {
  for (const [index, ancientOne] of ancientOnes.entries())
    for (const printing of PRINTINGS) {
      const players = [1, 4, 8, 2, 5, 3, 7, 6][(index + (printing === '2005' ? 3 : 0)) % 8] ?? 1;
      it(`${ancientOne}, ${printing}, ${players} players: ends, keeps every card and marker, resumes the same`, () => {
        const name = `${ancientOne} ${printing} ${players}`;
        const { play, resumed, steps } = playWhole({ name, players, ancientOne, printing, resumeEvery: 97 });
        expect(play.state.outcome).not.toBeNull();
        expect(resumed).toBeGreaterThan(0);
        expect(steps).toBeGreaterThan(10);
      });
    }
});
