import { describe, expect, it } from 'vitest';
import { available, discardToDeck, lookAt } from '../../../../src/editions/second/cards/deck.ts';
import { drawCards, takeNamed, turnUp } from '../../../../src/editions/second/cards/draw.ts';
import { content } from '../../../second.ts';

import { aGame, drive, eventsOf, give, optionIds } from '../table.ts';

const kinds = (ids: readonly { id: string }[] | undefined) => ids?.map(({ id }) => id.split('#')[0]);

describe('drawing cards', () => {
  it('2E-3901 takes cards from the top, or the forced ones', () => {
    const game = aGame({ draws: ['rifle'] });
    const [top] = game.state.decks.common;
    const before = game.state.decks.common.length;
    const { result } = drive(game, drawCards(game, 0, { deck: 'common', count: 2 }));
    expect(result?.map((id) => id.split('#')[0])[0]).toBe('rifle');
    expect(result?.[1]).toBe(top);
    expect(game.state.investigators[0]?.cards).toMatchObject([{ fresh: true }, { id: top }]);
    expect(game.state.decks.common).toHaveLength(before - 2);
    expect(eventsOf(game, 'CardGained').map((event) => event.from)).toEqual(['deck', 'deck']);
  });

  it('2E-3908 an empty deck gives nothing', () => {
    const game = aGame();
    game.state.decks.skill = ['bravery#1'];
    const { result } = drive(game, drawCards(game, 0, { deck: 'skill', count: 2 }));
    expect(result).toEqual(['bravery#1']);
    expect(eventsOf(game, 'DeckEmpty')).toHaveLength(1);
  });

  it('D-36 keeps some of those drawn and puts the rest under the deck', () => {
    const game = aGame();
    const [first, second] = lookAt(game, 'unique', 2);
    const { result, decisions } = drive(game, drawCards(game, 0, { deck: 'unique', count: 2, keep: 1 }), {
      'draw.keep': second ?? '',
    });
    expect(decisions[0]).toMatchObject({ min: 1, max: 1, default: [first] });
    expect(result).toEqual([second]);
    expect(game.state.decks.unique.at(-1)).toBe(first);
    expect(game.state.decks.unique).toHaveLength(38);
  });

  it('2E-313 2N-35 Amanda Sharpe draws one Skill more and puts one back, once a draw', () => {
    const game = aGame({ investigators: ['amanda-sharpe'] });
    const { decisions } = drive(game, drawCards(game, 0, { deck: 'skill', count: 2 }));
    expect(decisions[0]).toMatchObject({ kind: 'draw.keep', min: 2, max: 2 });
    expect(decisions[0]?.options).toHaveLength(3);
    expect(game.state.investigators[0]?.cards).toHaveLength(2);
    expect(game.state.decks.skill).toHaveLength(18);
    expect(drive(game, drawCards(game, 0, { deck: 'common', count: 1 })).decisions).toEqual([]);
  });

  it.each([
    ['bob-jenkins', 'common'],
    ['dexter-drake', 'spell'],
    ['monterey-jack', 'unique'],
  ] as const)('2N-35 so does %s with the %s deck', (sheet, deck) => {
    const game = aGame({ investigators: [sheet] });
    const { decisions } = drive(game, drawCards(game, 0, { deck, count: 2 }));
    expect(decisions.map(({ kind, options, min }) => [kind, options.length, min])).toEqual([['draw.keep', 3, 2]]);
    expect(game.state.investigators[0]?.cards).toHaveLength(2);
    const other = deck === 'common' ? 'unique' : 'common';
    expect(drive(game, drawCards(game, 0, { deck: other, count: 1 })).decisions).toEqual([]);
  });

  it('a drawing ability and a card that keeps one of two make one choice', () => {
    const game = aGame({ investigators: ['monterey-jack'] });
    const { decisions } = drive(game, drawCards(game, 0, { deck: 'unique', count: 2, keep: 1 }));
    expect(decisions).toHaveLength(1);
    expect(decisions[0]?.options).toHaveLength(3);
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
  });

  it('2N-38 "Ashcan" Pete takes each card from the end he likes', () => {
    const game = aGame({ investigators: ['ashcan-pete'] });
    const bottom = game.state.decks.spell.at(-1);
    const { result, decisions } = drive(game, drawCards(game, 0, { deck: 'spell', count: 2 }), {
      'draw.end': (decision) => (decision.about?.card === bottom ? 'bottom' : 'top'),
    });
    expect(decisions).toHaveLength(2);
    expect(decisions[0]?.default).toEqual(['top']);
    expect(result?.[0]).toBe(bottom);
    expect(drive(game, drawCards(game, 0, { deck: 'skill', count: 1 })).decisions).toEqual([]);
  });

  it('goes through the deck for the first card of a type; those passed go under it', () => {
    const game = aGame();
    game.state.decks.common = ['food#1', 'whiskey#1', 'axe#1', 'knife#1'];
    const { result } = drive(game, drawCards(game, 0, { deck: 'common', count: 1, filter: 'weapon' }));
    expect(result).toEqual(['axe#1']);
    expect(game.state.decks.common).toEqual(['knife#1', 'food#1', 'whiskey#1']);
  });

  it('2E-3910 looks through a whole deck, takes freely and shuffles', () => {
    const game = aGame();
    const before = game.state.decks.common.length;
    const { result, decisions } = drive(game, drawCards(game, 0, { deck: 'common', count: 'all', keep: 1 }), {
      'draw.search': (decision) => optionIds(decision).find((id) => id.startsWith('rifle')) ?? '',
    });
    expect(decisions[0]?.options).toHaveLength(content.cardsOf('common').length);
    expect(result?.[0]?.startsWith('rifle')).toBe(true);
    expect(game.state.decks.common).toHaveLength(before - 1);
  });

  it('2E-3910 a deck out of which a named card was taken is shuffled', () => {
    const game = aGame();
    const left = game.state.decks.common.filter((id) => id !== 'cross#1');
    expect(drive(game, takeNamed(game, 0, 'cross')).result).toBe(true);
    expect(game.state.decks.common).not.toEqual(left);
    expect([...game.state.decks.common].sort()).toEqual([...left].sort());
  });

  it('an Ally brings what comes with joining', () => {
    const game = aGame({ draws: ['anna-kaslow'] });
    drive(game, drawCards(game, 0, { deck: 'ally', count: 1 }));
    expect(game.state.investigators[0]?.clues).toBe(2);
  });
});

describe('shops and named cards', () => {
  it('turns up cards that are nobody’s, with drawing abilities', () => {
    const game = aGame({ investigators: ['bob-jenkins'] });
    const before = game.state.decks.common.length;
    const { result, decisions } = drive(game, turnUp(game, 0, { deck: 'common', count: 3 }));
    expect(decisions[0]?.options).toHaveLength(4);
    expect(result).toHaveLength(3);
    expect(game.state.decks.common).toHaveLength(before - 3);
    discardToDeck(game, result ?? []);
    expect(game.state.decks.common.slice(-3).sort()).toEqual([...(result ?? [])].sort());
  });

  it('takes a named card out of its deck and shuffles it', () => {
    const game = aGame();
    expect(available(game, 'John Legrasse')).toBe(true);
    expect(drive(game, takeNamed(game, 0, 'John Legrasse')).result).toBe(true);
    expect(available(game, 'John Legrasse')).toBe(false);
    expect(drive(game, takeNamed(game, 0, 'john-legrasse')).result).toBe(false);
    expect(available(game, 'ally')).toBe(true);
  });

  it('2E-4201 2E-4202 a second special card is not taken', () => {
    const game = aGame();
    expect(drive(game, takeNamed(game, 0, 'Bank Loan')).result).toBe(true);
    expect(drive(game, takeNamed(game, 0, 'Bank Loan')).result).toBe(false);
    expect(game.state.investigators[0]).toMatchObject({ money: 10 });
    expect(game.state.investigators[0]?.cards).toHaveLength(1);
  });

  it('2E-4204 an empty supply gives nothing', () => {
    const game = aGame();
    game.state.decks.special = [];
    expect(drive(game, takeNamed(game, 0, 'Retainer')).result).toBe(false);
    expect(available(game, 'Curse')).toBe(false);
  });

  it('the Deputy comes with Revolver and Wagon, as far as they are there', () => {
    const game = aGame({ investigators: ['joe-diamond', 'kate-winthrop'] });
    give(game, 1, 'patrol-wagon');
    drive(game, takeNamed(game, 0, 'Deputy of Arkham'));
    expect(kinds(game.state.investigators[0]?.cards)).toEqual(['deputy-of-arkham', 'deputys-revolver']);
  });
});
