import { expect } from 'vitest';
import { eventsOf, kindsOf, optionIds, seatOf } from '../../../table.ts';

import { AGNES, cards, cases, hers, one, REX, two } from './case.ts';

export const branching = cases({
  check: [
    {
      says: 'passes with one success',
      on: one({}, { dice: [1, 1, 1, 5] }),
      effects: [{ check: { skill: 'lore', mod: 0, pass: [{ gain: { money: 1 } }], fail: [{ horror: 1 }] } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 1, horror: 0 }),
    },
    {
      says: 'fails without one, and an empty list does nothing',
      on: one({}, { dice: [1, 2, 3] }),
      effects: [{ check: { skill: 'lore', mod: -1, pass: [{ gain: { money: 1 } }], fail: [] } }],
      shows: (game) => expect(hers(game).money).toBe(0),
    },
    {
      says: 'goes by the number of successes, the last band without an upper end',
      on: one({}, { dice: [6, 6, 6, 1] }),
      effects: [
        {
          check: {
            skill: 'lore',
            mod: 0,
            bySuccesses: [
              { min: 0, max: 2, do: [{ horror: 1 }] },
              { min: 3, max: null, do: [{ gain: { money: 3 } }] },
            ],
          },
        },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 3, horror: 0 }),
    },
    {
      says: 'does what is always done, counting successes, and takes the modifier of the monster at hand',
      on: one({}, { dice: [5, 1], monsters: [{ kind: 'eyelessWatcher', at: 'velmasDiner' }] }),
      context: { thatMonster: 'eyelessWatcher#1' },
      effects: [
        {
          check: {
            skill: 'lore',
            mod: { evadeModifierOf: 'thatMonster' },
            always: [{ gain: { money: { sum: [{ per: 'success' }, 2] } } }],
          },
        },
      ],
      shows: (game) => expect(hers(game).money).toBe(3),
    },
    {
      says: 'lets remnants buy dice before the roll',
      on: one({ remnants: 2 }, { dice: [1, 1, 1, 1, 1, 5] }),
      answers: { 'test.remnants': 2 },
      effects: [
        {
          check: {
            skill: 'lore',
            mod: 0,
            extraDice: { perSpent: 'remnant', dice: 1 },
            pass: [{ gain: { money: 1 } }],
            fail: [],
          },
        },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 1, remnants: 0 }),
    },
  ],
  roll: [
    {
      says: 'does what the band of the face says, nothing for a face in none',
      on: one({}, { dice: [1, 4] }),
      effects: [{ roll: { dice: 2, bands: [{ min: 1, max: 2, do: [{ gain: { money: 1 } }] }] } }],
      shows: (game) => expect(hers(game).money).toBe(1),
    },
    {
      says: 'adds the dice up with sum',
      on: one({}, { dice: [3, 4] }),
      effects: [{ roll: { dice: 2, sum: true, bands: [{ min: 7, max: 12, do: [{ gain: { money: 1 } }] }] } }],
      shows: (game) => expect(hers(game).money).toBe(1),
    },
  ],
  choose: [
    {
      says: 'does one option, asked of the acting investigator',
      effects: [
        {
          choose: [
            { label: 'money', do: [{ gain: { money: 1 } }] },
            { label: 'remnant', do: [{ gain: { remnant: 1 } }] },
          ],
        },
      ],
      answers: { 'effect.choose': 'remnant' },
      on: two,
      seat: 1,
      shows: (game, { decisions }) => {
        expect(seatOf(game, 1)).toMatchObject({ money: 0, remnants: 1 });
        expect(decisions[0]).toMatchObject({ mode: 'own', seats: [1], default: ['money'] });
      },
    },
    {
      says: 'offers only what can be paid in full',
      effects: [
        {
          choose: [
            { label: 'pay', cost: [{ spend: { money: 1 } }], do: [] },
            { label: 'suffer', do: [{ horror: 1 }] },
          ],
        },
      ],
      shows: (game, { decisions }) => {
        expect(decisions).toHaveLength(0);
        expect(hers(game).horror).toBe(1);
      },
    },
    {
      says: 'is put to all players where the text says so',
      on: two,
      effects: [
        {
          choose: [
            { label: 'a', do: [{ sheetDoom: 1 }] },
            { label: 'b', do: [{ sheetClue: 1 }] },
          ],
          who: 'group',
        },
      ],
      shows: (game, { decisions }) => {
        expect(decisions[0]).toMatchObject({ mode: 'group', seats: [0, 1] });
        // Silence takes what does the least harm.
        expect(game.state.sheet).toMatchObject({ clues: 1, doom: 0 });
      },
    },
    {
      says: 'does nothing when nothing can be picked',
      effects: [{ choose: [{ label: 'pay', cost: [{ spend: { money: 1 } }], do: [{ gain: { remnant: 1 } }] }] }],
      shows: (game) => expect(hers(game).remnants).toBe(0),
    },
  ],
  may: [
    {
      says: 'takes the cost and does it when taken',
      on: one({ money: 2 }),
      answers: { 'effect.may': 'yes' },
      effects: [{ may: { cost: [{ spend: { money: 1 } }], do: [{ gain: { remnant: 1 } }], else: [{ horror: 1 }] } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 1, remnants: 1, horror: 0 }),
    },
    {
      says: 'does the other thing when declined, which silence does',
      on: one({ money: 2 }),
      effects: [{ may: { cost: [{ spend: { money: 1 } }], do: [{ gain: { remnant: 1 } }], else: [{ horror: 1 }] } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 2, remnants: 0, horror: 1 }),
    },
    {
      says: 'does the other thing unasked when it cannot be paid',
      effects: [{ may: { cost: [{ spend: { money: 1 } }], do: [{ gain: { remnant: 1 } }], else: [{ horror: 1 }] } }],
      shows: (game, { decisions }) => {
        expect(decisions).toHaveLength(0);
        expect(hers(game).horror).toBe(1);
      },
    },
    {
      says: 'is open to any one investigator, who pays',
      on: { investigators: [AGNES, { ...REX, clues: 1 }] },
      seat: null,
      answers: { 'effect.may': '1' },
      effects: [
        { may: { who: 'anyInvestigator', cost: [{ spend: { clue: 1 } }], do: [{ gain: { money: 1 } }], else: [] } },
      ],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['1', 'no']);
        expect(seatOf(game, 1)).toMatchObject({ clues: 0, money: 1 });
      },
    },
    {
      says: 'is not asked when it could change nothing',
      on: one({ money: 2 }),
      effects: [{ may: { cost: [{ spend: { money: 1 } }], do: [{ removeDoom: { from: 'yourSpace', amount: 1 } }] } }],
      shows: (_game, { decisions }) => expect(decisions).toHaveLength(0),
    },
  ],
  if: [
    {
      says: 'does then where the condition holds at that moment',
      effects: [
        { gain: { money: 2 } },
        { if: { resource: 'money', min: 2 }, then: [{ gain: { remnant: 1 } }], else: [{ horror: 1 }] },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ remnants: 1, horror: 0 }),
    },
    {
      says: 'does else where it does not, and nothing without one',
      effects: [
        { if: { resource: 'money', min: 1 }, then: [{ gain: { remnant: 1 } }] },
        { if: { resource: 'money', min: 1 }, then: [], else: [{ horror: 1 }] },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ remnants: 0, horror: 1 }),
    },
  ],
  each: [
    {
      says: 'goes through the investigators in player order, each acting for himself',
      on: { ...two, leader: 1, doom: { graveyard: 1, blackCave: 2 } },
      seat: null,
      effects: [{ each: 'investigator', do: [{ horror: { count: 'doomInYourSpace' } }] }],
      shows: (game) => {
        expect(eventsOf(game, 'Suffered').map(({ seat, horror }) => [seat, horror])).toEqual([
          [1, 2],
          [0, 1],
        ]);
      },
    },
    {
      says: 'goes through those of them who fit',
      on: two,
      seat: null,
      effects: [{ each: 'investigator', where: { in: 'blackCave' }, do: [{ damage: 1 }] }],
      shows: (game) => expect([hers(game).damage, seatOf(game, 1).damage]).toEqual([0, 1]),
    },
    {
      says: 'goes through the monsters on the board that fit',
      on: one(
        {},
        {
          monsters: [
            { kind: 'fleshEater#1', at: 'velmasDiner', damage: 1 },
            { kind: 'ghoulAcolyte#1', at: 'velmasDiner' },
          ],
        },
      ),
      effects: [{ each: 'monster', where: { trait: 'cultist' }, do: [{ defeatMonster: 'thatMonster' }] }],
      shows: (game) => expect(game.state.monsters.map(({ kind }) => kind)).toEqual(['fleshEater']),
    },
    {
      says: 'goes through his items and spells, the thing being the one meant',
      on: one({ cards: ['knife', 'dynamite', 'wither'] }),
      answers: { 'effect.choose': 'avoid' },
      effects: [
        {
          each: 'ownItem',
          do: [
            {
              choose: [
                { label: 'suffer', do: [{ damage: 1 }] },
                { label: 'avoid', cost: [{ discard: { what: 'thatItem' } }], do: [] },
              ],
            },
          ],
        },
        { each: 'ownSpell', do: [{ horror: 1 }] },
      ],
      shows: (game) => {
        expect(cards(game)).toEqual(['wither#1']);
        expect(hers(game)).toMatchObject({ damage: 0, horror: 1 });
      },
    },
    {
      says: 'goes through his clues and through those of his neighborhood',
      on: one({ clues: 2 }, { centers: { rivertown: { clues: 3 } } }),
      effects: [
        { each: 'ownClue', do: [{ gain: { money: 1 } }] },
        { each: 'clueInYourNeighborhood', do: [{ gain: { remnant: 1 } }] },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 2, remnants: 3 }),
    },
  ],
  repeat: [
    {
      says: 'is done as often as he likes and can pay',
      on: one({ remnants: 2 }),
      answers: { 'effect.repeat': 'yes' },
      effects: [{ repeat: { cost: [{ spend: { remnant: 1 } }], do: [{ gain: { money: 2 } }] } }],
      shows: (game, { decisions }) => {
        expect(hers(game)).toMatchObject({ remnants: 0, money: 4 });
        expect(kindsOf(decisions)).toEqual(['effect.repeat', 'effect.repeat']);
      },
    },
  ],
});
