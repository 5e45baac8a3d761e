import { expect } from 'vitest';
import { optionIds, seatOf } from '../../../table.ts';

import { AGNES, atTest, cards, cases, doom, hers, one, REX, two } from './case.ts';

export const assets = cases({
  chooseInvestigator: [
    {
      says: 'makes his choice the investigator at hand',
      on: two,
      effects: [
        { chooseInvestigator: { who: 'anotherInvestigator', in: 'anywhere' } },
        { placeDoom: { at: 'spaceOfThatInvestigator', amount: 1 } },
      ],
      shows: (game, _driven, { thatInvestigator }) => {
        expect(thatInvestigator).toBe(1);
        expect(doom(game, 'blackCave')).toBe(1);
      },
    },
  ],
  prevent: [
    {
      says: 'takes so much off the harm at hand; of two kinds his choice',
      context: { harm: { seat: 0, damage: 2, horror: 1 } },
      answers: { 'effect.prevent': 'damage' },
      effects: [{ prevent: { loss: ['damage', 'horror'], amount: 1 } }, { prevent: { loss: 'horror', amount: 3 } }],
      shows: (_game, _driven, { harm }) => expect(harm).toEqual({ seat: 0, damage: 1, horror: 0 }),
    },
  ],
  addToTest: [
    {
      says: 'adds successes to the test at hand',
      prepare: atTest([1, 1]),
      effects: [{ addToTest: 2 }],
      shows: (game) => expect(game.state.test?.added).toBe(2),
    },
  ],
  addToDie: [
    {
      says: 'adds to one die of the test at hand, or to each',
      prepare: atTest([4, 3]),
      effects: [{ addToDie: { by: 1, dice: 'one' } }, { addToDie: { by: 1, dice: 'each' } }],
      shows: (game) => expect(game.state.test?.dice).toEqual([6, 4]),
    },
  ],
  addDamage: [
    {
      says: 'adds to the damage of the attack at hand as much as was paid',
      on: one({}, { sheet: { clues: 4 }, action: { seat: 0, action: 'attack' } }),
      answers: { 'effect.may': 'yes', 'effect.amount': 3 },
      effects: [{ may: { cost: [{ spend: { sheetClue: { upTo: 'all' } } }], do: [{ addDamage: 'spent' }] } }],
      shows: (game) => {
        expect(game.state.sheet.clues).toBe(1);
        expect(game.state.action?.damage).toBe(3);
      },
    },
  ],
  exchange: [
    {
      says: 'moves tokens either way, as agreed',
      on: {
        investigators: [
          { ...AGNES, damage: 3, horror: 0 },
          { ...REX, horror: 2 },
        ],
      },
      answers: {
        'effect.investigator': '1',
        'effect.exchange': ({ mode, options }) =>
          mode === 'pair' ? 'yes' : options.some(({ id }) => id === '2') ? '2' : '-1',
      },
      effects: [
        {
          exchange: {
            what: ['damage', 'horror'],
            amount: { upTo: 'all' },
            with: 'anotherInvestigatorOrAlly',
            in: 'anywhere',
          },
        },
      ],
      shows: (game) => {
        expect(hers(game)).toMatchObject({ damage: 1, horror: 1 });
        expect(seatOf(game, 1)).toMatchObject({ damage: 2, horror: 1 });
      },
    },
    {
      says: 'moves nothing when the other declines, as silence does',
      on: { investigators: [{ ...AGNES, damage: 1 }, REX] },
      answers: {
        'effect.investigator': '1',
        'effect.exchange': ({ mode, default: silent }) => (mode === 'pair' ? silent : '1'),
      },
      effects: [
        { exchange: { what: ['damage'], amount: { upTo: 'all' }, with: 'anotherInvestigatorOrAlly', in: 'anywhere' } },
      ],
      shows: (game) => expect([hers(game).damage, seatOf(game, 1).damage]).toEqual([1, 0]),
    },
    {
      says: 'puts no more on an ally than it bears',
      on: {
        investigators: [
          { ...AGNES, damage: 4 },
          { ...REX, cards: ['zoraLarson'] },
        ],
      },
      answers: {
        'effect.investigator': 'zoraLarson#1',
        'effect.exchange': ({ mode, options }) => (mode === 'pair' ? 'yes' : (options[0]?.id ?? '')),
      },
      effects: [
        { exchange: { what: ['damage'], amount: { upTo: 'all' }, with: 'anotherInvestigatorOrAlly', in: 'anywhere' } },
      ],
      shows: (game) => {
        expect(hers(game).damage).toBe(2);
        // Full: discarded.
        expect(cards(game, 1)).toEqual([]);
      },
    },
  ],
  grantAction: [
    {
      says: 'lets somebody else perform the same action at once',
      on: { ...two, action: { seat: 0, action: 'gatherResources' } },
      answers: { 'effect.investigator': '1', 'action.additional': 'gatherResources' },
      effects: [{ grantAction: { which: 'same', to: 'anotherInvestigator', in: 'anywhere' } }],
      shows: (game) => expect(seatOf(game, 1)).toMatchObject({ money: 1, performed: ['gatherResources'] }),
    },
    {
      says: 'is nothing to who has performed it',
      on: {
        investigators: [AGNES, { ...REX, performed: ['gatherResources'] }],
        action: { seat: 0, action: 'gatherResources' },
      },
      effects: [{ grantAction: { which: 'same', to: 'anotherInvestigator', in: 'anywhere' } }],
      shows: (_game, { decisions }) => expect(decisions).toHaveLength(0),
    },
  ],
  repeatAction: [
    {
      says: 'lets him perform one again that he has performed, and no other',
      on: one({ performed: ['gatherResources'] }),
      answers: { 'action.additional': 'gatherResources' },
      effects: [{ repeatAction: 'anyPerformedThisRound' }],
      shows: (game, { decisions }) => {
        expect(optionIds(decisions[0])).toEqual(['gatherResources', 'none']);
        expect(hers(game).money).toBe(1);
      },
    },
  ],
  ignore: [
    {
      says: 'keeps the rumor from touching him this round',
      on: one({}, { rumor: 'rogueCometApproaches', round: 4 }),
      context: { source: { ref: 'headline', id: 'rogueCometApproaches' } },
      effects: [{ ignore: { card: 'this', until: 'endOfRound' } }],
      shows: (game) => expect(game.state.rumor?.ignoredBy).toEqual([{ seat: 0, round: 4 }]),
    },
  ],
  placeUnder: [
    {
      says: 'puts the top cards of the deck under the card',
      on: one({ cards: ['abandonedLuggage'] }, { decks: { item: ['knife', 'dynamite'] } }),
      context: { card: 'abandonedLuggage#1' },
      effects: [{ placeUnder: { card: 'this', deck: 'item', count: 2, faceDown: true } }],
      shows: (game) => {
        expect(hers(game).cards[0]?.under).toEqual(['knife#1', 'dynamite#1']);
        expect(game.state.decks.item).not.toContain('knife#1');
      },
    },
  ],
  gainCardsUnder: [
    {
      says: 'gives him the cards under it',
      on: one({ cards: ['abandonedLuggage'] }, { decks: { item: ['knife', 'dynamite'] } }),
      context: { card: 'abandonedLuggage#1' },
      effects: [{ placeUnder: { card: 'this', deck: 'item', count: 2, faceDown: true } }, { gainCardsUnder: 'this' }],
      shows: (game) => {
        expect(cards(game)).toEqual(['abandonedLuggage#1', 'knife#1', 'dynamite#1']);
        expect(hers(game).cards[0]?.under).toEqual([]);
      },
    },
  ],
  flip: [
    {
      says: 'turns the condition over; a back that is none is done at once',
      on: one({ cards: ['darkPact#3'] }),
      context: { card: 'darkPact#3' },
      effects: [{ flip: 'this' }],
      shows: (game) => expect(hers(game).left).toBe('devoured'),
    },
  ],
});
