import type { Player } from '../editions/second/simulation.ts';
import type { Job } from './job.ts';

/** Variants that games are also played with; each asks or does something the plain game does not. */
const VARIANTS: readonly Record<string, unknown>[] = [
  { variants: { draft: 3, hiddenGates: true, voluntaryGates: true } },
  { variants: { team: true, amnesia: true, freeEscape: true } },
  { variants: { strandingGuilt: true, strandingGuiltByVote: true, gatesSwallowMonsters: true } },
  { variants: { doubleMonsters: true, doubleGates: true, stormknight: true, noSealVictory: true } },
  { variants: { mightyAncientOne: true } },
  { rulings: { surgeCapUnderLimit: false, lastingEffectsNeedHands: false, delayedEndsMovement: false } },
  { printing: '2005' },
];

/**
 * Everything that is played before a release: a thousand games of four, two hundred each of one, two, five and eight,
 * by the autopilot; the same numbers of players once more with random answers in between; and the variants.
 */
export function suite(seed: string, ancientOnes: string[]): Job[] {
  const job = (name: string, games: number, players: number, player: Player, options = {}): Job => ({
    players,
    player,
    seed: `${seed}/${name}`,
    first: 0,
    games,
    ancientOnes,
    options,
  });
  return [
    { ...job('', 1000, 4, 'autopilot'), seed },
    ...[1, 2, 5, 8].map((players) => job(`${players}`, 200, players, 'autopilot')),
    ...[1, 2, 4, 5, 8].map((players) => job(`mixed ${players}`, 80, players, 'mixed')),
    job('random', 160, 4, 'random'),
    ...VARIANTS.flatMap((options, index) =>
      [4, 5].map((players) => job(`variant ${index + 1} of ${players}`, 16, players, 'mixed', options)),
    ),
    // L12: somebody keeps the Ancient One and chooses the Mythos cards.
    job('keeper', 8, 4, 'mixed', { variants: { keeper: 'keeper' } }),
  ];
}
