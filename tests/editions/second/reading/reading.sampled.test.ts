import { describe, expect, it } from 'vitest';
import { tried } from '../../../length.ts';
import { type Findings, readAll } from '../../tale.ts';
import { BOOK } from '../book.ts';
import { readAwakening, readTally, readUsedInBattle } from './battle.ts';
import { readClosing, readSealing } from './closing.ts';
import { readCheckEnded, readCombatCheck, readHit } from './combat.ts';
import { dealFaults } from './deal.ts';
import { readAtLocation, readEntering, readReturn } from './entering.ts';
import { readEscape, readStep } from './escape.ts';
import { readDrawn, readOffered } from './keeper.ts';
import { readBreakdown, readLost } from './misfortune.ts';
import { readDouble, readOpening } from './opening.ts';
import { readDefeat, readFirstRoll, readTerror } from './printing.ts';
import { readPrevented, readSpell, readUsed } from './spells.ts';
import { armed, each, type Tale, tell, troubled } from './tale.ts';
import { readTrade } from './trade.ts';

/** Games in which everything may happen, by chance, two in three of them in a town with a past. */
const TALES: Tale[] = Array.from({ length: tried(9, 72) }, (_, index) =>
  tell(`reading ${index}`, {
    players: 1 + (index % 8),
    most: tried(250, 700),
    ...(index % 3 > 0 ? { arrange: troubled } : {}),
    ...(index % 3 === 1 ? { variants: { freeEscape: true, mightyAncientOne: true } } : {}),
  }),
);

/** Games of people who are armed to the teeth, among monsters. */
const FIGHTS: Tale[] = Array.from({ length: tried(6, 60) }, (_, index) =>
  tell(`combat ${index}`, {
    players: 1 + (index % 4),
    most: tried(150, 300),
    variants: { draft: 0, team: false },
    arrange: armed,
  }),
);

const READINGS = {
  'a gate that is to open': [each('MythosDrawn', readOpening), each('MythosDrawn', readDouble)],
  'a gate that is closed': [each('GateClosed', readClosing), each('GateSealed', readSealing)],
  'who goes through a gate': [
    each('DrawnThrough', readEntering),
    each('EncounterDrawn', readAtLocation),
    each('LocationAbility', readAtLocation),
    each('Moved', readReturn),
  ],
  'what madness and wounds cost': [
    each('WentInsane', (event, page) => readBreakdown(event, page, true)),
    each('FellUnconscious', (event, page) => readBreakdown(event, page, false)),
    each('LostInTimeAndSpace', readLost),
  ],
  'who leaves a monster behind': [each('CombatEnded', readEscape), each('Moved', readStep)],
  'what the Keeper sees': [each('MythosOffered', readOffered), each('MythosDrawn', readDrawn)],
  'the battle': [
    each('AttackTallied', readTally),
    each('PhaseStarted', readAwakening),
    each('CardUsed', readUsedInBattle),
  ],
  'what changes hands': [each('Traded', readTrade)],
  'what the printings read differently': [
    each('TerrorRose', readTerror),
    each('CardGained', readFirstRoll),
    each('Blessed', readFirstRoll),
    each('Cursed', readFirstRoll),
    each('MonsterDefeated', readDefeat),
  ],
} as const;

const COMBATS = {
  checks: [each('CheckRolled', readCombatCheck), each('CheckEnded', readCheckEnded)],
  hits: [each('MonsterHits', readHit)],
  spells: [each('SpellCast', readSpell)],
  things: [each('LossPrevented', readPrevented), each('CardUsed', readUsed)],
} as const;

const FOUND = readAll(BOOK, TALES, READINGS);
const FOUGHT = readAll(BOOK, FIGHTS, COMBATS);

/** Nothing is wrong, and of this at least something was compared. */
function expectRead({ compared = {}, faults = [] }: Partial<Findings> = {}, ...kinds: string[]): void {
  if (process.env.READINGS) console.log(compared);
  expect(faults).toEqual([]);
  expect(Object.keys(compared)).toEqual(expect.arrayContaining(kinds));
}

describe('generated games beside a reading by hand', () => {
  it('2E-1402 to 2E-1424 L1.1 L1.2 L1.3 L3.1 L3.3 L10.2 L10.3 L10.4 L10.5 L10.6 SK.1 SK.2 SK.3 SK.5 SK.7 a gate that is to open', () => {
    expectRead(
      FOUND.get('a gate that is to open'),
      'full, neither',
      'full, open',
      'full, sealed',
      'full, Stormknight, neither',
    );
  });

  it('2E-3306 2E-3307 2E-1902 to 2E-1908 L6.1 to L6.4 L7.1 to L7.5 L9.1 L9.2 SK.9 a gate that is closed', () => {
    expectRead(FOUND.get('a gate that is closed'), 'plain', 'swallowing');
  });

  it('2E-1102 2E-1201 2E-1202 2E-4002 L3.2 L3.4 L3.5 L4.3 L4.4 L4.6 who goes through a gate, and who stays beside it', () => {
    expectRead(
      FOUND.get('who goes through a gate'),
      'enters',
      'enters by choice',
      'drawn through',
      'EncounterDrawn beside a gate',
    );
  });

  it('2E-3007 to 2E-3019 L5.1 to L5.5 what madness and wounds cost', () => {
    expectRead(
      FOUND.get('what madness and wounds cost'),
      'insane, L5',
      'unconscious, plain',
      'unconscious, L5',
      'lost',
    );
  });

  it('2E-2501 2E-2511 L8.1 to L8.9 who leaves a monster behind', () => {
    expectRead(FOUND.get('who leaves a monster behind'), 'escape', 'leaves monsters');
  });

  it('L12.2 L12.6 what the Keeper sees and chooses', () => {
    expectRead(FOUND.get('what the Keeper sees'), 'offered', 'Keeper', 'no Keeper');
  });

  it('2E-3816 to 2E-3819 L11.1 to L11.6 L11.8 the battle', () => {
    expectRead(FOUND.get('the battle'), 'L11', 'revised', 'mighty');
  });

  it('L2.1 L2.3 L13.1 L13.2 L13.3 who is dealt, and who is left', () => {
    for (const tale of TALES) expect([tale.name, ...dealFaults(tale)]).toEqual([tale.name]);
  });

  it('2E-4501 to 2E-4505 2E-4510 what changes hands', () => {
    expectRead(FOUND.get('what changes hands'), 'revised');
  });

  it('2E-506 2E-507 2E-2703 2E-3601 to 2E-3610 2E-4103 2E-4104 what the printings read differently', () => {
    expectRead(FOUND.get('what the printings read differently'), '2005, on the board', 'revised, on the board');
  });

  it('2E-2203 2E-2207 2E-2602 to 2E-2614 2E-2704 to 2E-2710 2E-2802 to 2E-2809 the dice of a combat, and what comes of them', () => {
    expectRead(
      FOUGHT.get('checks'),
      'a check',
      'a check with a spell',
      'a Horror check failed',
      'a Combat check passed',
    );
  });

  it('2E-2505 2E-2610 2E-2613 2E-2615 what a monster deals', () => {
    expectRead(FOUGHT.get('hits'), 'a hit');
  });

  it('2E-2901 to 2E-2906 spells in combat', () => {
    expectRead(FOUGHT.get('spells'), 'wither', 'shrivelling');
  });

  it('2E-2909 things for any phase in combat', () => {
    expectRead(FOUGHT.get('things'));
  });
});
