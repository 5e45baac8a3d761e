import { describe, expect, it } from 'vitest';
import { type Copy, kindOf } from '../../../../src/editions/edition/copy.ts';
import { priceOf } from '../../../../src/editions/second/encounters/shop.ts';
import { investigator } from '../../../../src/editions/second/investigators/investigator.ts';
import { run } from '../../../../src/editions/second/language/table.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { content } from '../../../second.ts';
import { type Answering, type Arrangement, aGame, drive, inTurn, optionIds } from '../table.ts';

const one = (game: Game, seat = 0) => investigator(game, seat);
const kinds = (game: Game, seat = 0) => one(game, seat).cards.map(({ id }) => kindOf(id));

function entry(
  [neighborhood, location, n]: [neighborhood: string, location: string, n: number],
  arrangement: Arrangement,
  answers: Record<string, Answering> = {},
) {
  const game = aGame(arrangement);
  const { effects } = content.encounter(neighborhood, location, n);
  return { game, ...drive(game, run(game, 0, effects, { source: { ref: 'place', id: location } }), answers) };
}

function shop(game: Game, place: string, answers: Record<string, Answering> = {}) {
  const effects = content.location(place).ability?.effects ?? [];
  return drive(game, run(game, 0, effects, { source: { ref: 'ability', id: 'shop' } }), answers);
}

function top(game: Game, deck: 'common' | 'unique', ...cards: string[]): void {
  const ids: Copy[] = cards.map((card) => `${card}#1` as const);
  game.state.decks[deck] = [...ids, ...game.state.decks[deck].filter((id) => !ids.includes(id))];
}

describe('prices', () => {
  it('2E-4301 2E-4302 list price and what is made of it', () => {
    expect(priceOf(content, 'food', 'list')).toBe(1);
    expect(priceOf(content, 'food#2', 'list+1')).toBe(2);
    expect(priceOf(content, 'food', 'list-1')).toBe(0);
    expect(priceOf(content, 'holy-water', 'halfUp')).toBe(2);
    expect(priceOf(content, 'gate-box', 'halfUp')).toBe(2);
    expect(priceOf(content, 'book-of-dzyan', 'halfUp')).toBe(2);
    expect(priceOf(content, 'tommy-gun', 'double')).toBe(14);
  });
});

describe('shops', () => {
  it('FAQ-72 2N-12 of three cards exactly one must be bought if any can be afforded', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 4 }] });
    top(game, 'common', 'knife', 'axe', 'tommy-gun');
    const { decisions } = shop(game, 'general-store', { 'shop.buy': 'axe#1' });
    expect(optionIds(decisions[0])).toEqual(['knife#1', 'axe#1']);
    expect(decisions[0]?.default).toEqual(['knife#1']);
    expect(kinds(game)).toEqual(['axe']);
    expect(one(game).money).toBe(1);
    expect([...game.state.decks.common.slice(-2)].sort()).toEqual(['knife#1', 'tommy-gun#1']);
  });

  it('2E-4303 nothing is bought that cannot be paid', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 1 }] });
    top(game, 'common', 'knife', 'axe', 'tommy-gun');
    const before = game.state.decks.common.length;
    expect(shop(game, 'general-store').decisions).toEqual([]);
    expect(one(game)).toMatchObject({ money: 1, cards: [] });
    expect(game.state.decks.common).toHaveLength(before);
  });

  it('2E-313 2N-37 Bob Jenkins sees one card more and puts one back before buying', () => {
    const game = aGame({ investigators: [{ sheet: 'bob-jenkins', money: 9 }] });
    top(game, 'common', 'knife', 'axe', 'tommy-gun', 'food');
    const { decisions } = shop(game, 'general-store', {
      'draw.keep': ['axe#1', 'tommy-gun#1', 'food#1'],
      'shop.buy': 'food#1',
    });
    expect(optionIds(decisions[1])).toEqual(['axe#1', 'tommy-gun#1', 'food#1']);
    expect(kinds(game)).toEqual(['food']);
  });

  it('2E-4302 up to three cards at a dollar over the list price', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'hibbs-roadhouse', money: 6 }] });
    top(game, 'common', 'knife', 'food', 'axe');
    const { effects } = content.encounter('easttown', 'hibbs-roadhouse', 1);
    drive(game, run(game, 0, effects, { source: { ref: 'place', id: 'hibbs-roadhouse' } }), {
      'shop.buy': inTurn('knife#1', 'food#1', 'done'),
    });
    expect(kinds(game)).toEqual(['knife', 'food']);
    expect(one(game).money).toBe(1);
  });

  it('2E-3910 any card of a whole deck', () => {
    const { game, decisions } = entry(
      ['northside', 'curiositie-shoppe', 2],
      { investigators: [{ sheet: 'joe-diamond', money: 8 }] },
      {
        'effect.choose': 'unique-item-deck',
        'shop.buy': (asked) => asked.options.find(({ id }) => id.startsWith('sword-of-glory'))?.id ?? '',
      },
    );
    expect(decisions[1]?.default).toEqual(['done']);
    expect(kinds(game)).toEqual(['sword-of-glory']);
    expect(game.state.decks.unique).toHaveLength(38);
  });

  it('2E-4303 one card of each deck, both seen first', () => {
    const { game, decisions } = entry(
      ['northside', 'curiositie-shoppe', 6],
      { investigators: [{ sheet: 'joe-diamond', money: 20, sliders: [1, 1, 0] }], dice: [6, 6, 6] },
      { 'shop.buy': (asked) => asked.options[0]?.id ?? '' },
    );
    expect(decisions.filter(({ kind }) => kind === 'shop.buy').map(optionIds)[0]).toHaveLength(3);
    expect(one(game).cards).toHaveLength(2);
  });

  it('2E-101 2N-32 sell a Common Item for twice its price', () => {
    const { game } = entry(
      ['rivertown', 'general-store', 3],
      { investigators: [{ sheet: 'joe-diamond', cards: ['knife', 'tommy-gun', 'holy-water'] }] },
      { 'effect.may': 'yes', 'shop.sell': 'tommy-gun#1' },
    );
    expect(one(game).money).toBe(14);
    expect(kinds(game)).toEqual(['knife', 'holy-water']);
    expect(game.state.decks.common.at(-1)).toBe('tommy-gun#1');
  });

  it('2E-101 2N-31 a sale for everybody; who has the encounter settles disputes', () => {
    const game = aGame({
      investigators: [
        { sheet: 'joe-diamond', money: 5 },
        { sheet: 'amanda-sharpe', at: 'abyss-1', money: 5 },
        { sheet: 'vincent-lee', money: 0 },
      ],
    });
    top(game, 'common', 'knife', 'food', 'axe');
    top(game, 'unique', 'gate-box');
    const { effects } = content.encounter('northside', 'curiositie-shoppe', 7);
    const { decisions } = drive(game, run(game, 0, effects, { source: { ref: 'place', id: 'curiositie-shoppe' } }), {
      'shop.wish': (asked) => (asked.seats[0] === 0 ? ['knife#1', 'food#1'] : ['knife#1', 'axe#1']),
      'shop.dispute': '1',
    });
    expect(decisions.filter(({ kind }) => kind === 'shop.wish').flatMap(({ seats }) => seats)).toEqual([0, 1]);
    expect(decisions.filter(({ kind }) => kind === 'shop.dispute')).toMatchObject([{ seats: [0] }]);
    expect([kinds(game), kinds(game, 1)]).toEqual([['food'], ['knife', 'axe']]);
    expect([one(game).money, one(game, 1).money]).toEqual([4, 0]);
    expect(game.state.decks.unique.at(-1)).toBe('gate-box#1');
  });

  it('2E-4303 whoever could have bought and did not is told of, and nobody whom all is too dear', () => {
    const visit = (money: number, place: string, entry: number) => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: place, money }] });
      const neighborhood = content.places.get(place)?.neighborhood ?? '';
      const { effects } = content.encounter(neighborhood, place, entry);
      drive(game, run(game, 0, effects, { source: { ref: 'place', id: place } }), { 'shop.buy': 'done' });
      return game.events.filter(({ type }) => type === 'NothingBought');
    };
    expect(visit(6, 'hibbs-roadhouse', 1)).toMatchObject([{ type: 'NothingBought', seat: 0 }]);
    expect(visit(0, 'hibbs-roadhouse', 1)).toEqual([]);
    expect(visit(9, 'curiositie-shoppe', 7)).toMatchObject([{ type: 'NothingBought', seat: 0, all: true }]);
  });
});
