import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { pick } from '../../../engine/chance.ts';
import { type optionsSchema, TURN_ORDERS } from '../state/options.ts';

/** Seats that a team game has (L13), and the people who may play one. */
const TEAMS = [1, 2, 4];

/** Players from which on L10 works (L10.1). */
const DOUBLE_GATES_FROM = 5;

/**
 * Printing, variants, rulings and order of asking by chance, such as go together for that many players: each variant in
 * about one game of three. The same for the same seed.
 * @param seed any text
 */
export function variety(seed: string, players: number): z.input<typeof optionsSchema> {
  const digits = createHash('sha256').update(seed).digest('hex');
  const oneIn = (what: string, cases: number) => pick(digits, `variety ${what}`, cases) === 0;
  const variant = (what: string) => oneIn(what, 3);
  const ruling = (what: string) => !oneIn(what, 4);
  const strandingGuilt = variant('strandingGuilt');
  const strictOrder = oneIn('strictOrder', 4);
  return {
    printing: oneIn('printing', 2) ? '2005' : 'revised',
    strictOrder,
    turnOrder: strictOrder ? 'book' : (TURN_ORDERS[pick(digits, 'variety turnOrder', TURN_ORDERS.length)] ?? 'book'),
    sheetsInOrder: oneIn('sheetsInOrder', 4),
    variants: {
      doubleMonsters: variant('doubleMonsters'),
      draft: ([0, 2, 3] as const)[pick(digits, 'variety draft', 3)] ?? 0,
      hiddenGates: variant('hiddenGates'),
      voluntaryGates: variant('voluntaryGates'),
      amnesia: variant('amnesia'),
      gatesSwallowMonsters: variant('gatesSwallowMonsters'),
      strandingGuilt,
      strandingGuiltByVote: strandingGuilt && oneIn('strandingGuiltByVote', 2),
      freeEscape: variant('freeEscape'),
      noSealVictory: variant('noSealVictory'),
      doubleGates: players >= DOUBLE_GATES_FROM && variant('doubleGates'),
      mightyAncientOne: variant('mightyAncientOne'),
      keeper: variant('keeper') ? 'keeper' : null,
      team: TEAMS.includes(players) && variant('team'),
      stormknight: variant('stormknight'),
    },
    rulings: {
      devouredKeepsTrophies: ruling('devouredKeepsTrophies'),
      lastingEffectsNeedHands: ruling('lastingEffectsNeedHands'),
      delayedEndsMovement: ruling('delayedEndsMovement'),
      surgeCapUnderLimit: ruling('surgeCapUnderLimit'),
      castAtZeroSanity: ruling('castAtZeroSanity') ? 'resolves' : 'fails',
      nightgauntNoGate: ruling('nightgauntNoGate') ? 'nothing' : 'lost',
    },
  };
}
