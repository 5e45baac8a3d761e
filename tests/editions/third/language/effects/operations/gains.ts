import { expect } from 'vitest';
import { kindsOf, optionIds, seatOf } from '../../../table.ts';

import { AGNES, cards, cases, hers, monster, one, REX, two } from './case.ts';

export const gains = cases({
  gain: [
    {
      says: 'takes money and remnants from the supply and a clue from the center of his neighborhood',
      on: one({}, { centers: { rivertown: { clues: 1 } } }),
      context: { encounter: { card: 'event', clueGained: false } },
      effects: [{ gain: { money: 2, remnant: 1, clue: 'neighborhood' } }],
      shows: (game, _driven, { encounter }) => {
        expect(hers(game)).toMatchObject({ money: 2, remnants: 1, clues: 1 });
        expect(game.state.centers.rivertown?.clues).toBe(0);
        expect(encounter?.clueGained).toBe(true);
      },
    },
    {
      says: 'finds no clue where there is none',
      context: { encounter: { card: 'event', clueGained: false } },
      effects: [{ gain: { clue: 'neighborhood' } }],
      shows: (game, _driven, { encounter }) => {
        expect(hers(game).clues).toBe(0);
        expect(encounter?.clueGained).toBe(false);
      },
    },
  ],
  lose: [
    {
      says: 'takes as much as there is, focus tokens of his choice',
      on: one({ money: 1, focus: { lore: 1, will: 1 } }),
      answers: { 'focus.spend': 'will' },
      effects: [{ lose: { money: 3, focus: 1 } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 0, focus: { lore: 1, will: 0 } }),
    },
  ],
  spend: [
    {
      says: 'is paid only in full',
      on: one({ money: 1, remnants: 2 }),
      effects: [{ spend: { money: 2 } }, { spend: { remnant: 2 } }],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 1, remnants: 0 }),
    },
    {
      says: 'takes clues off the sheet, as many as the players like',
      on: one({}, { sheet: { clues: 4 }, action: { seat: 0, action: 'attack' } }),
      answers: { 'effect.amount': 3 },
      effects: [{ may: { cost: [{ spend: { sheetClue: { upTo: 'all' } } }], do: [{ addDamage: 'spent' }] } }],
      shows: (game, { decisions }) => {
        // Silence takes no offer.
        expect(decisions[0]?.default).toEqual(['no']);
        expect(game.state.sheet.clues).toBe(4);
      },
    },
  ],
  damage: [
    {
      says: 'is suffered by the acting investigator, who may put it on an asset',
      on: one({ cards: ['leatherCoat'] }),
      answers: {
        'harm.assign': ({ options }) => options.find(({ id }) => id !== 'self')?.id ?? '',
      },
      effects: [{ damage: 2 }],
      shows: (game) => {
        expect(hers(game).damage).toBe(0);
        expect(hers(game).cards[0]?.damage).toBe(2);
      },
    },
    {
      says: 'can be counted: the health left to the monster at hand',
      on: one({}, { monsters: [{ kind: 'creepingGhoul', at: 'velmasDiner', damage: 1 }] }),
      context: { thatMonster: 'creepingGhoul#1' },
      effects: [{ damage: { count: 'remainingHealthOfThatMonster' } }],
      shows: (game) => expect(hers(game).damage).toBe(2),
    },
  ],
  horror: [
    {
      says: 'is suffered; a difference is not below nothing',
      context: { successes: 2 },
      effects: [
        { horror: { difference: [3, { per: 'success' }] } },
        { horror: { difference: [1, { per: 'success' }] } },
      ],
      shows: (game) => expect(hers(game).horror).toBe(1),
    },
  ],
  directHorror: [
    {
      says: 'cannot be put on an asset',
      on: one({ cards: ['tokenOfFaith'] }),
      effects: [{ directHorror: 1 }],
      shows: (game, { decisions }) => {
        expect(kindsOf(decisions)).not.toContain('harm.assign');
        expect(hers(game).horror).toBe(1);
      },
    },
  ],
  sufferSplit: [
    {
      says: 'is split by the investigator between the two kinds',
      on: one({}, { dice: [5] }),
      answers: { 'effect.split': 2 },
      effects: [{ sufferSplit: { amount: 'd6', between: ['damage', 'horror'] } }],
      shows: (game, { decisions }) => {
        expect(hers(game)).toMatchObject({ damage: 2, horror: 3 });
        expect(decisions[0]?.options).toHaveLength(6);
      },
    },
  ],
  recover: [
    {
      says: 'takes damage and horror off him',
      on: one({ damage: 3, horror: 1 }),
      effects: [{ recover: { health: 2, sanity: 2, who: 'you' } }],
      shows: (game) => expect(hers(game)).toMatchObject({ damage: 1, horror: 0 }),
    },
    {
      says: 'may go to an ally, both numbers to the same one',
      on: one({ damage: 1, cards: [{ id: 'zoraLarson', damage: 1, horror: 1 }] }),
      answers: { 'effect.recover': 'card:zoraLarson#1' },
      effects: [{ recover: { health: 1, sanity: 1, who: 'youOrAlly' } }],
      shows: (game) => {
        expect(hers(game).damage).toBe(1);
        expect(hers(game).cards[0]).toMatchObject({ damage: 0, horror: 0 });
      },
    },
    {
      says: 'may go to others in his space, silence keeps it for himself',
      on: {
        investigators: [
          { ...AGNES, horror: 1 },
          { sheet: 'rexMurphy', at: 'graveyard', horror: 2 },
        ],
      },
      effects: [{ recover: { sanity: 1, who: 'investigatorOrAllyInYourSpace' } }],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['self:0', 'self:1']);
        expect([hers(game).horror, seatOf(game, 1).horror]).toEqual([0, 2]);
      },
    },
  ],
  restore: [
    {
      says: 'takes all of it off, of him or of the monster at hand',
      on: one({ damage: 3, horror: 2 }, { monsters: [{ kind: 'creepingGhoul', at: 'velmasDiner', damage: 2 }] }),
      context: { thatMonster: 'creepingGhoul#1' },
      effects: [{ restore: 'sanity' }, { restore: 'health', to: 'thatMonster' }],
      shows: (game) => {
        expect(hers(game)).toMatchObject({ damage: 3, horror: 0 });
        expect(monster(game, 'creepingGhoul')?.damage).toBe(0);
      },
    },
  ],
  draw: [
    {
      says: 'takes the top cards of the deck',
      on: one({}, { decks: { spell: ['wither', 'binding'] } }),
      effects: [{ draw: { deck: 'spell', count: 2 } }],
      shows: (game) => expect(cards(game)).toEqual(['wither#1', 'binding#1']),
    },
  ],
  gainItem: [
    {
      says: 'takes one that fits from the display or the deck',
      on: one({}, { display: ['mysticTome', 'knife', 'dynamite'] }),
      answers: { 'card.item': 'mysticTome#1' },
      effects: [{ gainItem: { trait: 'tome', valueAtLeast: 4 } }],
      shows: (game) => expect(cards(game)).toEqual(['mysticTome#1']),
    },
  ],
  take: [
    {
      says: 'takes the special card of that name, once',
      on: two,
      effects: [{ take: 'litaChantler', to: 'leader' }, { take: 'litaChantler' }, { take: 'strayCat' }],
      seat: 1,
      shows: (game) => {
        expect(cards(game)).toEqual(['litaChantler#1']);
        expect(cards(game, 1)).toEqual(['strayCat#1']);
      },
    },
  ],
  buy: [
    {
      says: 'does what follows once if something was bought',
      on: one({ money: 9 }, { display: ['knife', 'revolver38', 'mysticTome'] }),
      answers: { 'shop.buy': ({ options }) => options[0]?.id ?? '' },
      effects: [
        { buy: { deck: 'display', filter: 'common', max: null, price: 1, ifBought: [{ gain: { remnant: 1 } }] } },
      ],
      shows: (game) => {
        expect(cards(game).sort()).toEqual(['knife#1', 'revolver38#1']);
        expect(hers(game)).toMatchObject({ money: 7, remnants: 1 });
      },
    },
    {
      says: 'is optional',
      on: one({ money: 9 }, { display: ['knife'] }),
      effects: [
        { buy: { deck: 'display', filter: 'common', max: 1, price: 'list', ifBought: [{ gain: { remnant: 1 } }] } },
      ],
      shows: (game) => expect(hers(game)).toMatchObject({ money: 9, remnants: 0, cards: [] }),
    },
  ],
  discard: [
    {
      says: 'takes the card the text stands on',
      on: one({ cards: ['blessed'] }),
      context: { card: 'blessed#1' },
      effects: [{ discard: { what: 'this' } }],
      shows: (game) => expect(cards(game)).toEqual([]),
    },
    {
      says: 'takes the rumor the text stands on',
      on: one({}, { rumor: 'rogueCometApproaches' }),
      context: { source: { ref: 'headline', id: 'rogueCometApproaches' } },
      effects: [{ discard: { what: 'this' } }],
      shows: (game) => {
        expect(game.state.rumor).toBeNull();
        expect(game.state.decks.headlineDiscard[0]).toBe('rogueCometApproaches');
      },
    },
    {
      says: 'takes cards of his choice, silence the least valuable',
      on: one({ cards: ['dynamite', 'knife', 'mysticTome'] }),
      effects: [{ discard: { what: 'item', count: 1 } }, { discard: { what: 'tome', count: 1 } }],
      shows: (game) => expect(cards(game)).toEqual(['dynamite#1']),
    },
    {
      says: 'takes clues of investigators and of the sheet, as many as there are, and counts them',
      on: { investigators: [AGNES, { ...REX, clues: 1 }], sheet: { clues: 1 } },
      effects: [
        { discard: { what: 'clue', count: 3, from: ['investigators', 'sheet'], countAs: 'gone' } },
        { if: { counter: 'gone', max: 1 }, then: [{ sheetDoom: 1 }], else: [{ gain: { money: 1 } }] },
      ],
      shows: (game) => {
        expect(seatOf(game, 1).clues + game.state.sheet.clues).toBe(0);
        expect(hers(game).money).toBe(1);
      },
    },
  ],
});
