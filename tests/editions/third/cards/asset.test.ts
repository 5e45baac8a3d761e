import { describe, expect, it } from 'vitest';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { handsOf, hasHandsFor } from '../../../../src/editions/third/investigators/hands.ts';
import { room } from '../../../../src/editions/third/investigators/harmassign.ts';
import { testDice } from '../../../../src/editions/third/skilltests/test.ts';
import { CONTENT } from '../../../third.ts';
import { aGame, drive, eventsOf, optionIds, type Placed, seatOf, skillOf } from '../table.ts';

const at = 'blackCave';
const pair = (one: Partial<Placed>, other: Partial<Placed> = {}) =>
  aGame({
    investigators: [
      { sheet: 'danielaReyes', at, ...one },
      { sheet: 'wendyAdams', at, ...other },
    ],
  });
const cardsOf = (game: ReturnType<typeof aGame>, seat: number) => seatOf(game, seat).cards.map(({ id }) => id);
const traded = (goods: string[], remnants = 'none') => ({
  'trade.consent': 'accept',
  'trade.goods': goods,
  'trade.remnants': remnants,
});

describe('assets', () => {
  it.each([
    ['3E-440.8', 'knife'],
    ['3E-486.5', 'aliceLuxley'],
    ['3E-493.11', 'wither'],
  ])('%s a %s can be traded', (_rule, card) => {
    const game = pair({ cards: [card] });
    drive(game, performAction(game, 0, 'trade'), traded([`give:${card}#1`]));
    expect([cardsOf(game, 0), cardsOf(game, 1)]).toEqual([[], [`${card}#1`]]);
  });

  it('3E-439.5 remnants can be traded', () => {
    const game = pair({ remnants: 3 });
    drive(game, performAction(game, 0, 'trade'), traded([], 'give:2'));
    expect([seatOf(game, 0).remnants, seatOf(game, 1).remnants]).toEqual([1, 2]);
  });

  it('3E-439.3 cards have uses of their own for remnants', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', at, cards: ['delphiniaBell'], remnants: 1 }] });
    drive(game, performAction(game, 0, 'component:delphiniaBell#1:0'));
    expect(seatOf(game, 0).remnants).toBe(0);
    expect(eventsOf(game, 'Focused')).toHaveLength(1);
  });

  it.each([
    ['3E-440.1 3E-440.4', 'firstAidKit', 'item', { damage: 0, horror: 0 }],
    ['3E-440.4', 'leatherCoat', 'item', { damage: 3, horror: 0 }],
    ['3E-486.1', 'aliceLuxley', 'ally', { damage: 3, horror: 2 }],
    ['3E-482.1 3E-482.2', 'searchForIzzie', 'talent', { damage: 2, horror: 2 }],
    ['3E-493.1', 'wither', 'spell', { damage: 0, horror: 0 }],
    ['3E-493.1', 'stormOfSpirits', 'spell', { damage: 0, horror: 0 }],
    ['3E-440.1', 'servicePiece', 'item', { damage: 0, horror: 0 }],
  ] as const)('%s %s is an asset (%s) that can bear %o', (_rule, card, type, { damage, horror }) => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', cards: [card] }] });
    expect(CONTENT.asset(card).type).toBe(type);
    expect(room(game, 0, `${card}#1` as const, 'damage')).toBe(damage);
    expect(room(game, 0, `${card}#1` as const, 'horror')).toBe(horror);
  });

  it('3E-440.3 hand icons take up hands in a test', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', at, cards: ['thompson45', 'knife'] }],
      monsters: [{ kind: 'fleshEater', with: 0 }],
      action: { seat: 0, action: 'attack' },
    });
    expect([handsOf(game, 'thompson45'), handsOf(game, 'knife'), handsOf(game, 'rabbitsFoot')]).toEqual([2, 1, 0]);
    const spec = {
      skill: 'strength',
      mod: 0,
      occasion: 'attack',
      cause: { ref: 'action', id: 'attack' },
      rule: '3E-402.2-2',
    } as const;
    // Two hands: the Thompson alone, not with the Knife.
    expect(testDice(game, 0, spec)).toBe(skillOf(game, 0, 'strength') + 5);
    const action = game.state.action;
    if (action) action.hands = ['knife#1'];
    expect(hasHandsFor(game, 0, 'thompson45#1')).toBe(false);
  });

  it('3E-485.4, 3E-485.5 and 3E-485.6 nothing but the text of a card does anything', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', at, cards: ['painKillers'] }] });
    const plain = aGame({ investigators: [{ sheet: 'wendyAdams', at }] });
    const spec = {
      skill: 'lore',
      mod: 0,
      occasion: 'other',
      cause: { ref: 'action', id: 'ward' },
      rule: '3E-463.1',
    } as const;
    expect(CONTENT.asset('painKillers').abilities).toEqual([]);
    expect(testDice(game, 0, spec)).toBe(testDice(plain, 0, spec));
  });
});

describe('delayed', () => {
  it('3E-414.1 and 3E-414.2-1 is a status of the investigator: he can only stand up', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', at, delayed: true }] });
    drive(game, performAction(game, 0, 'gatherResources'));
    expect(seatOf(game, 0)).toMatchObject({ delayed: false, money: 0 });
    expect(eventsOf(game, 'StoodUp')).toHaveLength(1);
    drive(game, performAction(game, 0, 'gatherResources'));
    expect(seatOf(game, 0).money).toBe(1);
  });
});

it('3E-440.1 an item of the deck and one of the special cards are offered alike', () => {
  const game = pair({ cards: ['knife', 'servicePiece'] });
  const { decisions } = drive(game, performAction(game, 0, 'trade'), traded([]));
  const goods = decisions.find(({ kind }) => kind === 'trade.goods');
  expect(optionIds(goods)).toEqual(expect.arrayContaining(['give:knife#1', 'give:servicePiece#1']));
});
