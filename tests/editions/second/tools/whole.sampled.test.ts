import { describe, expect, it } from 'vitest';
import { PRINTINGS } from '../../../../src/editions/second/state/options.ts';
import { tried } from '../../../length.ts';
import { content } from '../../../second.ts';
import { playWhole, type WholeGame } from '../player.ts';

const ancientOnes = content.ancientOnes.map((one) => one.id).filter((_, index) => tried(index % 4 === 1, true));
const PLAYERS = [1, 4, 8, 2, 5, 3, 7, 6];

const VARIANTS: Record<string, Record<string, unknown>> = {
  'easier ones': { voluntaryGates: true, gatesSwallowMonsters: true, freeEscape: true, team: true },
  'harder ones': { doubleMonsters: true, hiddenGates: true, strandingGuilt: true, mightyAncientOne: true, draft: 2 },
  'the hardest': { noSealVictory: true, doubleGates: true, stormknight: true, amnesia: true, keeper: 'somebody' },
};

/** Plays to the end; the player himself looks for wrong states, missing words and games that differ when resumed. */
function expectToEnd(game: WholeGame): void {
  const { play, resumed, steps } = playWhole({ ...game, resumeEvery: 29 });
  expect(play.state.outcome).not.toBeNull();
  expect(play.state.cursor).toEqual({ step: 'over' });
  expect(resumed).toBeGreaterThan(0);
  expect(steps).toBeGreaterThan(10);
}

describe('whole games, played at random', () => {
  for (const [index, ancientOne] of ancientOnes.entries())
    for (const [shift, printing] of PRINTINGS.entries()) {
      const players = PLAYERS[(index + 3 * shift) % PLAYERS.length] ?? 1;
      for (const bold of [false, true])
        it(`${ancientOne}, ${printing}, ${players} players${bold ? ', bold' : ''}: ends, keeps every card and marker`, () => {
          const name = `${ancientOne} ${printing} ${players} ${bold}`;
          // Both turn orders that people open games with most: sittings, and one after the other.
          const turnOrder = printing === '2005' || players === 5 ? 'book' : undefined;
          expectToEnd({ name, players, ancientOne, printing, bold, turnOrder, strictOrder: players === 5 });
        });
    }

  for (const [name, variants] of Object.entries(VARIANTS))
    it(`with variants, ${name}: ends, keeps every card and marker`, () => {
      for (const [index, ancientOne] of ancientOnes.entries()) {
        const players = variants.doubleGates ? 5 + (index % 4) : variants.team ? 1 + (index % 2) : 1 + (index % 6);
        const printing = index % 2 === 0 ? 'revised' : '2005';
        expectToEnd({ name: `${name} ${ancientOne}`, players, ancientOne, printing, variants, bold: true });
      }
    });
});
