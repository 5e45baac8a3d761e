import type { Player } from '../editions/second/simulation.ts';
import type { Job } from './job.ts';

/** Games with variants and other rulings, and how many people play them; each asks or does what the plain game does not. */
const VARIANTS: readonly { players: number[]; options: Record<string, unknown> }[] = [
  { players: [4, 5], options: { variants: { draft: 3, hiddenGates: true, voluntaryGates: true } } },
  { players: [1, 4], options: { variants: { team: true, amnesia: true, freeEscape: true } } },
  {
    players: [4, 5],
    options: { variants: { strandingGuilt: true, strandingGuiltByVote: true, gatesSwallowMonsters: true } },
  },
  {
    players: [5, 8],
    options: { variants: { doubleMonsters: true, doubleGates: true, stormknight: true, noSealVictory: true } },
  },
  { players: [2, 4], options: { variants: { mightyAncientOne: true } } },
  {
    players: [4, 5],
    options: { rulings: { surgeCapUnderLimit: false, lastingEffectsNeedHands: false, delayedEndsMovement: false } },
  },
  { players: [2, 4, 5], options: { printing: '2005' } },
  // L12: somebody keeps the Ancient One and chooses the Mythos cards.
  { players: [4], options: { variants: { keeper: 'keeper' } } },
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
    ...[1, 2, 4, 5, 8].map((players) => job(`mixed ${players}`, 100, players, 'mixed')),
    job('random', 240, 4, 'random'),
    ...VARIANTS.flatMap(({ players, options }, index) =>
      players.map((count) => job(`variant ${index + 1} of ${count}`, 16, count, 'mixed', options)),
    ),
  ];
}
