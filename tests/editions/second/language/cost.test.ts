import { describe, expect, it } from 'vitest';
import { type Copy, kindOf } from '../../../../src/editions/edition/copy.ts';
import { abilitiesFor, useAbility } from '../../../../src/editions/second/cards/ability.ts';
import type { Cost } from '../../../../src/editions/second/content/effect.ts';
import { investigator } from '../../../../src/editions/second/investigators/investigator.ts';
import { canPay, pay } from '../../../../src/editions/second/language/cost.ts';
import { trophyToughness } from '../../../../src/editions/second/monsters/trophy.ts';
import type { EffectContext } from '../../../../src/editions/second/state/context.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { type Answering, aGame, drive, eventsOf, optionIds } from '../table.ts';

const one = (game: Game) => investigator(game, 0);
const kinds = (game: Game) => one(game).cards.map(({ id }) => kindOf(id));
const SOURCE: EffectContext = { source: { ref: 'place', id: 'woods' } };

function paid(game: Game, cost: Cost[], answers: Record<string, Answering> = {}, context = { ...SOURCE }) {
  return { ...drive(game, pay(game, 0, cost, context), answers), context };
}

function withTrophies(game: Game, monsters: Copy[], gates: Copy[] = []): Game {
  one(game).monsterTrophies = monsters;
  game.state.cup = game.state.cup.filter((marker) => !monsters.includes(marker));
  one(game).gateTrophies = gates;
  game.state.gateStack = game.state.gateStack.filter((marker) => !gates.includes(marker));
  return game;
}

describe('costs', () => {
  it('2E-103 all or nothing', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 3, clues: 1 }] });
    const cost: Cost[] = [{ spend: { money: 2 } }, { spend: { clue: 2 } }];
    expect(canPay(game, 0, cost, SOURCE)).toBe(false);
    expect(paid(game, cost).result).toBe(false);
    expect(one(game)).toMatchObject({ money: 3, clues: 1 });
  });

  it('FAQ-49 a cost is no loss: nothing prevents it', () => {
    const game = aGame({ investigators: [{ sheet: 'harvey-walters', sanity: 3, cards: ['whiskey'] }] });
    const { decisions } = paid(game, [{ spend: { sanity: 2 } }]);
    expect(decisions).toEqual([]);
    expect(one(game).sanity).toBe(1);
  });

  it('2E-2907 the last points may be spent, not more than there are', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sanity: 2 }] });
    expect(canPay(game, 0, [{ spend: { sanity: 2 } }], SOURCE)).toBe(true);
    expect(canPay(game, 0, [{ spend: { sanity: 3 } }], SOURCE)).toBe(false);
    expect(canPay(game, 0, [{ spend: { sanity: 1 } }, { spend: { sanity: 2 } }], SOURCE)).toBe(false);
  });

  it('FAQ-52 a cost of all or some cannot be met with nothing', () => {
    const game = aGame();
    expect(canPay(game, 0, [{ spend: { money: 'all' } }], SOURCE)).toBe(false);
    expect(canPay(game, 0, [{ spend: { money: { upTo: 6 } } }], SOURCE)).toBe(false);
  });

  it('2E-101 2N-23 Research Materials count as a Clue token', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', clues: 1, cards: ['research-materials'] }] });
    expect(paid(game, [{ spend: { clue: 2 } }]).result).toBe(true);
    expect(one(game)).toMatchObject({ clues: 0, cards: [] });
    const rich = aGame({ investigators: [{ sheet: 'joe-diamond', clues: 2, cards: ['research-materials'] }] });
    const { decisions } = paid(rich, [{ spend: { clue: 2 } }]);
    expect(decisions[0]).toMatchObject({ kind: 'cost.clueCards', default: [] });
    expect(one(rich).clues).toBe(0);
    expect(kinds(rich)).toEqual(['research-materials']);
  });

  it('2E-4309 monster trophies by toughness as modified now, the excess is lost', () => {
    const trophies: Copy[] = ['ghoul#1', 'cultist#1', 'gug#1', 'star-spawn#1'];
    const game = withTrophies(aGame(), trophies);
    expect(trophyToughness(game, 0)).toBe(1 + 1 + 3 + 3);
    const { decisions } = paid(game, [{ spend: { what: 'monsterTrophy', toughness: 5 } }], {
      'trophy.monsters': ['gug#1', 'star-spawn#1'],
    });
    expect(decisions[0]).toMatchObject({ min: 2, max: 3, default: ['ghoul#1', 'cultist#1', 'gug#1'] });
    expect(one(game).monsterTrophies).toEqual(['ghoul#1', 'cultist#1']);
    expect(game.state.cup).toEqual(expect.arrayContaining(['gug#1', 'star-spawn#1']));
    const shub = withTrophies(aGame({ ancientOne: 'shub-niggurath' }), ['ghoul#1', 'cultist#1']);
    expect(trophyToughness(shub, 0)).toBe(4);
  });

  it('2E-4306 who picks too little toughness is asked for the rest', () => {
    const game = withTrophies(aGame(), ['ghoul#1', 'cultist#1', 'maniac#1', 'gug#1', 'star-spawn#1']);
    const { decisions } = paid(game, [{ spend: { what: 'monsterTrophy', toughness: 5 } }], {
      'trophy.monsters': (asked) =>
        asked.options.length === 5 ? ['ghoul#1', 'cultist#1', 'maniac#1'] : ['star-spawn#1'],
    });
    expect(decisions).toHaveLength(2);
    expect(one(game).monsterTrophies).toEqual(['gug#1']);
  });

  it('2E-4308 gate trophies go under the stack; markers to one world are alike', () => {
    const game = withTrophies(aGame(), [], ['abyss#2', 'rlyeh#1']);
    const { decisions } = paid(game, [{ spend: { what: 'gateTrophy', count: 1 } }], { 'trophy.gate': 'rlyeh#1' });
    expect(optionIds(decisions[0])).toEqual(['abyss#2', 'rlyeh#1']);
    expect(game.state.gateStack.at(-1)).toBe('rlyeh#1');
    const alike = withTrophies(aGame(), [], ['abyss#1', 'abyss#2']);
    expect(paid(alike, [{ spend: { what: 'gateTrophy', count: 1 } }]).decisions).toEqual([]);
  });

  it('2E-101 cards of a kind, of the owner’s choice', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', cards: ['wither', 'heal', 'shrivelling', 'knife'] }],
    });
    const { decisions } = paid(game, [{ spend: { what: 'spell', count: 2 } }], {
      'cost.cards': ['heal#1', 'wither#1'],
    });
    expect(optionIds(decisions[0])).toHaveLength(3);
    expect(kinds(game)).toEqual(['shrivelling', 'knife']);
  });

  it('2E-101 an amount of the payer’s choice is what was spent', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', clues: 4 }], rumor: 'mythos-good-work-undone' });
    if (game.state.rumor) game.state.rumor.tokens = 3;
    const { context, decisions } = paid(game, [{ spend: { clue: { upTo: 'tokensOnCard' } } }], { 'cost.amount': 2 });
    expect(optionIds(decisions[0])).toEqual(['1', '2', '3']);
    expect(context.spent).toBe(2);
    expect(one(game).clues).toBe(2);
  });
});

describe('abilities of cards and sheets', () => {
  it('2E-503 an exhausted card cannot be used', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', cards: ['old-journal'], sliders: [1, 1, 3] }],
      dice: [1, 1, 1],
    });
    const movement = { points: 3 };
    expect(abilitiesFor(game, 0, 'movement', { movement }).map(({ card }) => card)).toEqual(['old-journal#1']);
    drive(game, useAbility(game, 0, { card: 'old-journal#1', index: 0 }, { movement }));
    expect(movement.points).toBe(2);
    expect(abilitiesFor(game, 0, 'movement', { movement })).toEqual([]);
    drive(game, useAbility(game, 0, { card: 'old-journal#1', index: 0 }, { movement }));
    expect(movement.points).toBe(2);
  });

  it('2E-101 movement points are needed and given', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', cards: ['motorcycle', 'necronomicon'] }],
    });
    const movement = { points: 1 };
    expect(abilitiesFor(game, 0, 'movement', { movement }).map(({ card }) => card)).toEqual(['motorcycle#1']);
    drive(game, useAbility(game, 0, { card: 'motorcycle#1', index: 0 }, { movement }));
    expect(movement.points).toBe(3);
    expect(eventsOf(game, 'CardUsed')).toMatchObject([{ card: 'motorcycle#1' }]);
  });

  it('2E-101 only where the card works: tomes are read in Arkham', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'abyss-1', cards: ['old-journal'] }] });
    expect(abilitiesFor(game, 0, 'movement', { movement: { points: 3 } })).toEqual([]);
  });

  it('2E-504 a limit of once an Upkeep', () => {
    const game = aGame({ investigators: [{ sheet: 'carolyn-fern', sanity: 2 }], phase: 'upkeep' });
    expect(abilitiesFor(game, 0, 'upkeep')).toMatchObject([{ sheet: 'carolyn-fern', index: 0 }]);
    drive(game, useAbility(game, 0, { sheet: 'carolyn-fern', index: 0 }));
    expect(one(game).sanity).toBe(3);
    expect(abilitiesFor(game, 0, 'upkeep')).toEqual([]);
    game.state.turn += 1;
    expect(abilitiesFor(game, 0, 'upkeep')).toHaveLength(1);
  });

  it('FAQ-92 Carolyn heals in Dreams of a Sunken City', () => {
    const game = aGame({
      investigators: [{ sheet: 'carolyn-fern', sanity: 2, cards: ['healing-stone'] }],
      environment: 'mythos-dreams-of-a-sunken-city',
    });
    drive(game, useAbility(game, 0, { card: 'healing-stone#1', index: 0 }), { 'effect.choose': 'sanity' });
    expect(one(game).sanity).toBe(2);
    drive(game, useAbility(game, 0, { sheet: 'carolyn-fern', index: 0 }));
    expect(one(game).sanity).toBe(3);
  });

  it('2E-2908 the cost may take the last Sanity: the effect comes first', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', sanity: 1, cards: ['alien-statue'] }],
      dice: [6],
    });
    drive(game, useAbility(game, 0, { card: 'alien-statue#1', index: 0 }, { movement: { points: 2 } }), {
      'effect.choose': 'clues',
    });
    expect(one(game)).toMatchObject({ at: 'arkham-asylum', sanity: 1, clues: 2 });
  });

  it('FAQ-51 an Ally sacrificed: his bonus goes before the effect fills up', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['duke'], sanity: 2 }] });
    drive(game, useAbility(game, 0, { card: 'duke#1', index: 0 }));
    expect(one(game)).toMatchObject({ sanity: 4, cards: [] });
  });
});
