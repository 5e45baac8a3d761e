import { describe, expect, it } from 'vitest';
import { PRINTINGS } from '../../../src/editions/second/state/options.ts';
import { trials } from '../../../src/editions/second/tools/trials.ts';
import { pick } from '../../../src/engine/chance.ts';
import { SEED } from '../../editions/second/table.ts';
import { content, simulate } from '../../second.ts';

const SWITCHES = [
  'doubleMonsters',
  'hiddenGates',
  'voluntaryGates',
  'amnesia',
  'gatesSwallowMonsters',
  'strandingGuilt',
  'freeEscape',
  'noSealVictory',
  'mightyAncientOne',
  'stormknight',
] as const;

const GAMES = 36;

/** A set of variants by chance, such as the table would let start with that many. */
function someVariants(name: string, players: number): Record<string, unknown> {
  const heads = (what: string) => pick(SEED, `${name} ${what}`, 2) === 0;
  const variants: Record<string, unknown> = Object.fromEntries(SWITCHES.map((id) => [id, heads(id)]));
  return {
    ...variants,
    draft: [0, 2, 3][pick(SEED, `${name} draft`, 3)],
    strandingGuiltByVote: variants.strandingGuilt === true && heads('vote'),
    doubleGates: players >= 5 && heads('doubleGates'),
    team: players <= 2 && heads('team'),
    keeper: heads('keeper') ? 'mara' : null,
  };
}

describe('whole games with variants by chance', () => {
  const ancientOnes = trials(content).foes();
  for (let game = 0; game < GAMES; game++) {
    const name = `variants ${game}`;
    const players = 1 + (game % 8);
    const variants = someVariants(name, players);
    const printing = PRINTINGS[pick(SEED, `${name} printing`, PRINTINGS.length)];
    const ancientOne = ancientOnes[game % ancientOnes.length] ?? null;
    const on = Object.entries(variants).filter(([, value]) => value !== false && value !== 0 && value !== null);
    it(`${players} at the table, ${printing}, ${ancientOne}, ${on.map(([id]) => id).join(' ')}: ends and breaks no rule`, () => {
      const options = { printing, variants, strictOrder: game % 5 === 0 };
      const result = simulate({ players, seed: name, foe: ancientOne, options, player: 'mixed' });
      expect(result.error).toBeNull();
      expect(result.violations).toEqual([]);
      expect(result.outcome).not.toBeNull();
    });
  }
});
