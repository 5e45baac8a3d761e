import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../../src/editions/second/content/effect.ts';
import { run } from '../../../../../src/editions/second/language/table.ts';
import type { EffectContext } from '../../../../../src/editions/second/state/context.ts';
import { content } from '../../../../second.ts';
import { aGame, drive, eventsOf, optionIds } from '../../table.ts';
import { kinds, one, PLACE, play, THEN } from './list.ts';

describe('cards', () => {
  it('2E-3901 draw with a filter: the first of that type', () => {
    const game = aGame({ draws: [] });
    game.state.decks.common = ['food#1', 'whiskey#1', 'knife#1', 'axe#1'];
    play(game, [{ draw: { deck: 'common', count: 1, filter: 'weapon' } }]);
    expect(kinds(game)).toEqual(['knife']);
    expect([...game.state.decks.common].sort()).toEqual(['axe#1', 'food#1', 'whiskey#1']);
  });

  it('2E-3910 draw all, keep 1: the whole deck to choose from', () => {
    const game = aGame();
    const { decisions } = play(game, [{ draw: { deck: 'ally', count: 'all', keep: 1 } }], {
      'draw.search': (decision) => decision.options.find(({ id }) => id.startsWith('duke'))?.id ?? '',
    });
    expect(decisions[0]?.options).toHaveLength(11);
    expect(kinds(game)).toEqual(['duke']);
  });

  it('2E-4202 take: else when there is none left, nothing when he has his one', () => {
    const list: Effect[] = [{ take: 'Duke', else: [{ gain: { money: 3 } }] }];
    const game = aGame();
    play(game, list);
    play(game, list);
    expect(kinds(game)).toEqual(['duke']);
    expect(one(game).money).toBe(3);
    play(game, [{ take: 'Retainer' }, { take: 'Retainer' }]);
    expect(kinds(game)).toEqual(['duke', 'retainer']);
  });

  it('2E-101 the Deputy brings Revolver and Wagon', () => {
    const game = aGame();
    play(game, [{ take: 'Deputy of Arkham' }]);
    expect(kinds(game)).toEqual(['deputy-of-arkham', 'deputys-revolver', 'patrol-wagon']);
  });

  it('2E-104 discard half: rounded as written, of the owner’s choice', () => {
    const cards = ['knife', 'food', 'whiskey', 'wither', 'axe'];
    const left = (count: 'halfDown' | 'halfUp') => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards }] });
      play(game, [{ discard: { what: 'item', count } }]);
      return one(game).cards.length;
    };
    expect([left('halfDown'), left('halfUp')]).toEqual([3, 2]);
  });

  it.each<[string, Effect[]]>([
    ['lose items', [{ discard: { what: 'item', count: 2, as: 'lost' } }]],
    ['the sheriff takes every weapon', content.encounter('easttown', 'police-station', 3).effects],
    ['half the items, rounded up, at the South Church', content.encounter('southside', 'south-church', 3).effects],
    ['an item at the Curiositie Shoppe', content.encounter('northside', 'curiositie-shoppe', 4).effects],
    ['half the items at the Witch House', content.encounter('french-hill', 'witch-house', 2).effects],
    ['a weapon or spell to an Elder Thing', [{ discard: { what: ['weapon', 'spell'], count: 1 } }]],
    ['each item in Ithaqua’s cold', content.ancientOne('ithaqua').startOfBattle ?? []],
  ])('2E-101 no effect takes a protected card, whatever it calls it: %s', (_, effects) => {
    // Every check and every die fails.
    const dice = Array<number>(20).fill(1);
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['derringer-18', 'knife'] }], dice });
    play(game, effects, { 'effect.choose': ({ options }) => options.at(-1)?.id ?? '' });
    expect(kinds(game)).toEqual(['derringer-18']);
  });

  it('2E-101 2N-66 discard of one kind or another (Elder Thing)', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['food', 'knife', 'wither'] }] });
    const { decisions } = play(game, [{ discard: { what: ['weapon', 'spell'], count: 1 } }], {
      'loss.items': 'wither#1',
    });
    expect(optionIds(decisions[0])).toEqual(['knife#1', 'wither#1']);
    expect(kinds(game)).toEqual(['food', 'knife']);
  });

  it('2E-3203 discard of the Curse by name', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['curse'] }] });
    play(game, content.encounter('miskatonic-university', 'science-building', 1).effects);
    expect(kinds(game)).toEqual([]);
    expect(eventsOf(game, 'CurseEnded')).toHaveLength(1);
  });

  it('2E-101 2N-79 discarded trophies return to the board (Arctic Expedition)', () => {
    const game = aGame({ investigators: ['joe-diamond', 'amanda-sharpe'] });
    one(game).monsterTrophies = ['elder-thing#1', 'ghoul#1'];
    one(game, 1).monsterTrophies = ['elder-thing#2'];
    game.state.cup = game.state.cup.filter((marker) => !/^(elder-thing#|ghoul#1)/.test(marker));
    play(game, content.mythos('mythos-miskatonic-arctic-expedition-returns').ability.now ?? []);
    expect(one(game).monsterTrophies).toEqual(['ghoul#1']);
    expect(game.state.monsters).toEqual([
      { marker: 'elder-thing#1', at: 'river-docks' },
      { marker: 'elder-thing#2', at: 'river-docks' },
    ]);
  });

  it('2E-3602 an Ally leaves at random; without any the rumor may notice', () => {
    const effect: Effect = { discard: { from: 'allyDeck', count: 1 } };
    const game = aGame();
    play(game, [effect]);
    expect(game.state.decks.ally).toHaveLength(10);
    expect(game.state.box.some((id) => eventsOf(game, 'AllyLeft')[0]?.card === id)).toBe(true);
    game.state.decks.ally = [];
    const context: EffectContext = { ...PLACE };
    drive(game, run(game, 0, [effect], context));
    expect(context.counters).toEqual({ allyMissing: 1 });
  });

  it('2E-101 tokens on a card: gone at its number (Book of Dzyan)', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['book-of-dzyan'] }] });
    const token: Effect[] = [{ tokensOnCard: { stamina: 1 }, discardAt: 2 }];
    const context: EffectContext = { source: { ref: 'card', id: 'book-of-dzyan' }, card: 'book-of-dzyan#1' };
    play(game, token, {}, context);
    expect(one(game).cards[0]?.tokens).toBe(1);
    play(game, token, {}, context);
    expect(kinds(game)).toEqual([]);
  });

  it('2E-101 exhaust and return to the box', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['knife', 'food'] }] });
    play(game, [{ exhaust: 'this' }], {}, { source: PLACE.source, card: 'knife#1' });
    play(game, [{ returnToBox: 'this' }], {}, { source: PLACE.source, card: 'food#1' });
    expect(one(game).cards).toMatchObject([{ id: 'knife#1', exhausted: true }]);
    expect(game.state.box).toContain('food#1');
  });

  it('2E-101 look: the bottom cards of the decks', () => {
    const game = aGame();
    const { common, spell } = game.state.decks;
    play(game, [{ look: { decks: ['common', 'spell'], at: 'bottom' } }]);
    expect(eventsOf(game, 'CardsOffered')[0]?.cards).toEqual([common.at(-1), spell.at(-1)]);
  });

  it('FAQ-89 peek: cards without a gate are passed over and nothing of them happens', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'curiositie-shoppe' }], dice: [6] });
    const story = 'mythos-the-story-continues';
    game.state.decks.mythos = [story, ...game.state.decks.mythos.filter((id) => id !== story)];
    const second = game.state.decks.mythos[1] ?? '';
    const context: EffectContext = { ...PLACE };
    drive(game, run(game, 0, [{ peek: { deck: 'mythos', until: 'gateLocation' } }], context));
    expect(context.peeked).toBe(content.mythos(second).gate);
    expect(game.state.decks.mythos.slice(-2)).toEqual([story, second]);
    play(game, [{ move: { to: 'gateLocationOfPeekedCard', [THEN]: 'stay' } }], {}, context);
    expect(one(game).at).toBe(content.mythos(second).gate);
  });

  it('2E-3903 reshuffle: the whole deck, nothing lost', () => {
    const game = aGame();
    const before = [...game.state.decks.gate];
    play(game, [{ reshuffle: { deck: 'gate' } }]);
    expect([...game.state.decks.gate].sort()).toEqual([...before].sort());
    expect(game.state.decks.gate).not.toEqual(before);
  });
});
