import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../../src/editions/second/content/content.ts';
import type { Effect } from '../../../../src/editions/second/content/effect.ts';
import { kindOf } from '../../../../src/editions/second/content/marker.ts';
import type { EffectContext } from '../../../../src/editions/second/effects/context.ts';
import { run } from '../../../../src/editions/second/effects/run.ts';
import { investigator } from '../../../../src/editions/second/investigator.ts';
import { scoreOf } from '../../../../src/editions/second/score.ts';
import type { Game } from '../../../../src/editions/second/state.ts';
import { type Answering, aGame, drive, eventsOf, inTurn, optionIds } from '../table.ts';

const content = loadContent();
const THEN = 'then';
const PLACE: EffectContext = { source: { ref: 'place', id: 'woods' } };

function play(game: Game, effects: Effect[], answers: Record<string, Answering> = {}, context: EffectContext = PLACE) {
  return drive(game, run(game, 0, effects, { ...context }), answers);
}

const one = (game: Game, seat = 0) => investigator(game, seat);
const kinds = (game: Game, seat = 0) => one(game, seat).cards.map(({ id }) => kindOf(id));

describe('gains and losses', () => {
  it('2E-3001 gain: never above the maximum; clues and money without limit', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sanity: 3, stamina: 6 }] });
    play(game, [{ gain: { sanity: 5, stamina: 1, clue: 2, money: 7 } }]);
    expect(one(game)).toMatchObject({ sanity: 4, stamina: 6, clues: 2, money: 7 });
  });

  it('2E-3004 lose: Sanity and Stamina of one effect are one loss', () => {
    const game = aGame({ investigators: [{ sheet: 'harvey-walters', sanity: 5, stamina: 3 }] });
    play(game, [{ lose: { sanity: 2, stamina: 2 } }]);
    expect(one(game)).toMatchObject({ sanity: 4, stamina: 1 });
  });

  it('2E-104 lose: half the money is rounded as the effect says', () => {
    const halves = (money: 'halfDown' | 'halfUp') => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 5 }] });
      play(game, [{ lose: { money } }]);
      return one(game).money;
    };
    expect([halves('halfDown'), halves('halfUp')]).toEqual([3, 2]);
  });

  it('2E-101 lose and gain of one sentence both happen to someone driven insane', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'witch-house', sanity: 1, clues: 1 }] });
    play(game, [{ lose: { sanity: 3 } }, { gain: { clue: 3 } }, { draw: { deck: 'spell', count: 1 } }]);
    // Four tokens, half of them lost with his mind.
    expect(one(game)).toMatchObject({ at: 'arkham-asylum', clues: 2 });
    expect(eventsOf(game, 'CardGained')).toHaveLength(1);
  });

  it('2E-101 what follows a misfortune in the list is dropped', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', stamina: 2 }] });
    play(game, [{ lose: { stamina: 2 } }, { move: { to: 'street', [THEN]: 'stay' } }, { status: 'cursed' }]);
    expect(one(game)).toMatchObject({ at: 'st-marys-hospital', stamina: 1, cards: [] });
  });

  it('2E-3024 lose maxSanity: the maximum falls for good and takes the value with it', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sanity: 4 }] });
    play(game, [{ lose: { maxSanity: 1 } }, { restore: 'sanity' }]);
    expect(one(game)).toMatchObject({ sanity: 3, maxSanityChange: -1 });
  });

  it('2E-101 a die worked out: lose stamina d6', () => {
    const game = aGame({ investigators: [{ sheet: 'michael-mcglen', stamina: 7 }], dice: [4] });
    play(game, [{ lose: { stamina: 'd6' } }]);
    expect(one(game).stamina).toBe(4); // 4 rolled, 1 prevented by Strong Body
    expect(eventsOf(game, 'DiceRolled')).toMatchObject([{ dice: [4], purpose: { id: 'woods' } }]);
  });

  it('2E-101 split: only shares that are not wasted are on offer', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sanity: 2, stamina: 3 }] });
    const { decisions } = play(game, [{ split: { amount: 4, between: ['sanity', 'stamina'] } }], { 'effect.split': 1 });
    expect(optionIds(decisions[0])).toEqual(['1', '2']);
    expect(one(game)).toMatchObject({ sanity: 3, stamina: 6 });
  });

  it('2E-101 gain to one in the same area', () => {
    const game = aGame({ investigators: ['carolyn-fern', { sheet: 'joe-diamond', sanity: 1 }], at: 'woods' });
    play(game, [{ gain: { sanity: 1 }, to: 'oneInSameArea' }], { 'effect.receiver': '1' });
    expect(one(game, 1).sanity).toBe(2);
  });
});

describe('checks and rolls', () => {
  const check = (check: Extract<Effect, { check: unknown }>['check']): Effect => ({ check });

  it('2E-2206 check: pass or fail', () => {
    const effects = [
      check({ skill: 'luck', mod: -1, difficulty: 1, pass: [{ gain: { clue: 2 } }], fail: [{ status: 'cursed' }] }),
    ];
    const passing = aGame({ investigators: [{ sheet: 'carolyn-fern', sliders: [1, 1, 0] }], dice: [1, 5, 1, 1] });
    play(passing, effects);
    expect(one(passing)).toMatchObject({ clues: 2 });
    const failing = aGame({ investigators: [{ sheet: 'carolyn-fern', sliders: [1, 1, 0] }], dice: [1, 4, 1, 1] });
    play(failing, effects);
    expect(kinds(failing)).toEqual(['curse']);
  });

  it('2E-101 check by successes: the band that fits', () => {
    const game = aGame({ investigators: [{ sheet: 'carolyn-fern', sliders: [1, 1, 0] }], dice: [5, 6, 1, 1, 1] });
    play(game, [
      check({
        skill: 'luck',
        mod: 0,
        difficulty: 1,
        bySuccesses: [
          { min: 0, max: 1, do: [] },
          { min: 2, max: 2, do: [{ gain: { money: 2 } }] },
          { min: 3, max: null, do: [{ gain: { money: 10 } }] },
        ],
      }),
    ]);
    expect(one(game).money).toBe(2);
  });

  it('2E-101 check per success: one gain for all of them, or the failure', () => {
    const effects = [
      check({
        skill: 'fight',
        mod: 0,
        difficulty: 1,
        perSuccess: [{ gain: { money: 3 } }],
        fail: [{ lose: { stamina: 1 } }],
      }),
    ];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [1, 3, 1] }], dice: [5, 6, 1, 1, 1] });
    play(game, effects);
    expect(eventsOf(game, 'Gained')).toMatchObject([{ what: 'money', amount: 6 }]);
    const bad = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [1, 3, 1] }], dice: [1, 1, 1, 1, 1] });
    play(bad, effects);
    expect(one(bad).stamina).toBe(5);
  });

  it('2E-3821 check: the modifier changes by the round of the final battle', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', sliders: [1, 1, 0] }], dice: [6] });
    const spec = { skill: 'luck', mod: 1, difficulty: 1, modPerRound: -1, pass: [], fail: [] } as const;
    play(game, [check({ ...spec, pass: [], fail: [] })], {}, { ...PLACE, round: 3 });
    expect(eventsOf(game, 'CheckRolled')[0]?.formula).toContainEqual({
      source: { ref: 'modifier', id: 'modifier' },
      dice: -1,
    });
  });

  it('2E-2801 a Combat check without a monster counts the weapons at hand, and no resistance', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', sliders: [1, 0, 1], cards: ['tommy-gun'] }],
      ancientOne: 'shub-niggurath',
      dice: [1, 1, 1, 1, 1, 1, 6],
    });
    play(game, [check({ skill: 'combat', mod: -1, difficulty: 1, pass: [{ gain: { clue: 1 } }], fail: [] })]);
    expect(eventsOf(game, 'CheckRolled')[0]?.dice).toHaveLength(7);
    expect(one(game).clues).toBe(1);
    expect(game.state.combat).toBeUndefined();
  });

  it('2E-2209 roll: faces in bands', () => {
    const game = aGame({ dice: [3] });
    play(game, [
      {
        roll: {
          dice: 1,
          bands: [
            { min: 1, max: 2, do: [] },
            { min: 3, max: 3, do: [{ gain: { money: 3 } }] },
          ],
        },
      },
    ]);
    expect(one(game).money).toBe(3);
  });

  it('2E-3205 roll: successes by the roller’s own faces', () => {
    const effects: Effect[] = [{ roll: { dice: 1, bands: [{ successes: 1, do: [{ gain: { money: 1 } }] }] } }];
    const blessed = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['blessing'] }], dice: [4] });
    play(blessed, effects);
    const plain = aGame({ dice: [4] });
    play(plain, effects);
    expect([one(blessed).money, one(plain).money]).toEqual([1, 0]);
  });

  it('2E-3004 roll per failure: the losses of one roll are one loss', () => {
    const game = aGame({ investigators: [{ sheet: 'michael-mcglen', stamina: 4 }], dice: [1, 2, 5, 1] });
    play(game, [{ roll: { dice: 'currentStamina', perFailure: [{ lose: { stamina: 1 } }] } }]);
    expect(one(game).stamina).toBe(2); // three failures, Strong Body prevents one of them
  });

  it('2E-101 roll per die: tokens for each die in the band', () => {
    const game = aGame({ rumor: 'mythos-good-work-undone', dice: [1, 2] });
    play(
      game,
      [{ roll: { dice: 2, perDie: [{ min: 1, max: 2, do: [{ tokensOnCard: { clue: 1 } }] }] } }],
      {},
      { source: { ref: 'mythos', id: 'mythos-good-work-undone' } },
    );
    expect(game.state.rumor?.tokens).toBe(2);
  });

  it('2E-101 if: looks at the value before the misfortune is dealt with', () => {
    const [effect] = content.mythos('mythos-blood-magic').ability.ongoing ?? [];
    const list = effect && 'when' in effect ? effect.do : [];
    const dead = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'rivertown-streets', stamina: 2 }],
      dice: [1, 1],
    });
    play(dead, list, { 'effect.may': 'yes' });
    expect(eventsOf(dead, 'Devoured')).toHaveLength(1);
    const alive = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'rivertown-streets', stamina: 2 }],
      dice: [1, 6],
    });
    play(alive, list, { 'effect.may': 'yes' });
    expect(one(alive)).toMatchObject({ stamina: 1, clues: 3 });
  });

  it('2E-101 if: somebody brought to 0 Sanity by the loss before it gets nothing', () => {
    const list = content.encounter('merchant-district', 'unnamable', 2).effects;
    const mad = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'unnamable', sanity: 2 }] });
    play(mad, list, { 'effect.may': 'yes' });
    expect(one(mad)).toMatchObject({ at: 'arkham-asylum', sanity: 1, cards: [] });
    const sane = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'unnamable', sanity: 3 }] });
    play(sane, list, { 'effect.may': 'yes' });
    expect(kinds(sane)).toEqual(['eric-colt']);
  });
});

describe('choices', () => {
  it('2E-4004 choose: what cannot be paid is not on offer', () => {
    const effect = content.encounter('downtown', 'arkham-asylum', 3).effects[0];
    const fail = effect && 'check' in effect ? (effect.check.fail ?? []) : [];
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', clues: 4, cards: ['wither', 'shrivelling', 'stealth'] }],
    });
    const { decisions } = play(game, fail, { 'effect.choose': 'discard-2-spells' });
    expect(optionIds(decisions[0])).toEqual(['discard-4-clue-tokens', 'discard-2-spells', 'discard-1-skill']);
    expect(kinds(game)).toEqual(['stealth']);
    const poor = aGame({ investigators: [{ sheet: 'joe-diamond', clues: 3, cards: ['wither'] }] });
    expect(play(poor, fail).decisions).toEqual([]);
    expect(one(poor)).toMatchObject({ clues: 3 });
  });

  it('2E-101 choose ifAble: an option that would change nothing is not on offer', () => {
    const list: Effect[] = [
      {
        choose: [
          { label: 'item', do: [{ discard: { what: 'item', count: 1, choose: 'owner', as: 'lost' } }] },
          { label: 'money', do: [{ lose: { money: 'all' } }] },
        ],
        ifAble: true,
      },
    ];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 4 }] });
    expect(play(game, list).decisions).toEqual([]);
    expect(one(game).money).toBe(0);
  });

  it('2E-101 choose: nobody picks to lose more Sanity than he has (Inner Sanctum 5)', () => {
    const list = content.encounter('french-hill', 'inner-sanctum', 5).effects;
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'silver-twilight-lodge', sanity: 2 }] });
    const { decisions } = play(game, list, { 'effect.choose': 'lose-1-sanity' });
    expect(optionIds(decisions[0])).toEqual(['lose-0-sanity', 'lose-1-sanity', 'lose-2-sanity']);
    expect(decisions[0]?.default).toEqual(['lose-0-sanity']);
    expect(one(game)).toMatchObject({ sanity: 1, clues: 1 });
  });

  it('2E-101 may: silence declines; the cost is paid in full first', () => {
    const list = content.encounter('uptown', 'ye-olde-magick-shoppe', 3).effects;
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', money: 6, sliders: [1, 1, 0] }],
      dice: [5, 1, 1, 2, 3],
    });
    expect(play(game, list).decisions[0]?.default).toEqual(['no']);
    expect(one(game).money).toBe(6);
    play(game, list, { 'effect.may': 'yes' });
    expect(one(game).money).toBe(6);
    const poor = aGame({ investigators: [{ sheet: 'joe-diamond', money: 4 }] });
    expect(play(poor, list).decisions).toEqual([]);
  });

  it('2E-101 may: the chance of the check that follows is told', () => {
    const list = content.encounter('miskatonic-university', 'administration-building', 7).effects;
    const game = aGame({ investigators: [{ sheet: 'amanda-sharpe', sliders: [1, 0, 1] }] });
    const { decisions } = play(game, list);
    expect(decisions[0]?.options[0]?.odds).toBeCloseTo(1 - (4 / 6) ** 2);
  });

  it('2E-101 the Diner: as many points as dollars spent', () => {
    const list = content.encounter('easttown', 'velmas-diner', 4).effects;
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', money: 9, sanity: 1, stamina: 1 }] });
    const { decisions } = play(game, list, { 'effect.may': 'yes', 'cost.amount': 4, 'effect.split': 2 });
    expect(optionIds(decisions.find(({ kind }) => kind === 'cost.amount'))).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(one(game)).toMatchObject({ money: 5, sanity: 3, stamina: 3 });
  });
});

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
      play(game, [{ discard: { what: 'item', count, choose: 'owner' } }]);
      return one(game).cards.length;
    };
    expect([left('halfDown'), left('halfUp')]).toEqual([3, 2]);
  });

  it('2E-101 discard as lost: a protected card is safe unless its owner gives it', () => {
    const list: Effect[] = [{ discard: { what: 'item', count: 2, choose: 'owner', as: 'lost' } }];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['derringer-18', 'knife'] }] });
    play(game, list);
    expect(kinds(game)).toEqual(['derringer-18']);
    const plain = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['derringer-18', 'knife'] }] });
    play(plain, [{ discard: { what: 'weapon', count: 'all', choose: 'owner' } }]);
    expect(kinds(plain)).toEqual([]);
  });

  it('2E-101 discard of one kind or another (Elder Thing)', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['food', 'knife', 'wither'] }] });
    const { decisions } = play(game, [{ discard: { what: ['weapon', 'spell'], count: 1, choose: 'owner' } }], {
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

  it('2E-101 discarded trophies return to the board (Arctic Expedition)', () => {
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
    const effect: Effect = { discard: { what: 'ally', from: 'allyDeck', count: 1, choose: 'random', to: 'box' } };
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
    const context = { source: { ref: 'card', id: 'book-of-dzyan' }, card: 'book-of-dzyan#1' };
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
    play(game, [{ reshuffle: { deck: 'gate', [THEN]: 'drawAgain' } }]);
    expect([...game.state.decks.gate].sort()).toEqual([...before].sort());
    expect(game.state.decks.gate).not.toEqual(before);
  });
});

describe('statuses', () => {
  it('2E-3203 status: blessed and cursed cancel each other', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', cards: ['curse'] }] });
    play(game, [{ status: 'blessed' }]);
    expect(kinds(game)).toEqual([]);
    play(game, [{ status: 'blessed' }]);
    expect(kinds(game)).toEqual(['blessing']);
  });

  it('2E-101 status: delayed, a lost turn, arrested, lost in time and space, devoured', () => {
    const becomes = (status: 'delayed' | 'loseNextTurn' | 'arrested' | 'lostInTimeAndSpace' | 'devoured') => {
      const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', money: 5 }], turn: 4 });
      play(game, [{ status }]);
      return { one: one(game), game };
    };
    expect(becomes('delayed').one.delayed).toBe(true);
    expect(becomes('loseNextTurn').one.lostTurn).toBe(5);
    expect(becomes('arrested').one).toMatchObject({ at: 'jail-cell', money: 3, delayed: true, lostTurn: 5 });
    expect(becomes('lostInTimeAndSpace').one).toMatchObject({ at: 'lost-in-time-and-space', returnsOn: 6 });
    expect(becomes('devoured').one.incarnation).toBe(1);
  });

  it('2E-4001 status to anybody anywhere (South Church)', () => {
    const game = aGame({ investigators: ['joe-diamond', { sheet: 'amanda-sharpe', at: 'abyss-1' }] });
    play(game, [{ status: 'blessed', to: 'oneAnywhere' }], { 'effect.receiver': '1' });
    expect(kinds(game, 1)).toEqual(['blessing']);
  });

  it('2E-3107 release: out of the jail at once, no turn lost (Blue Flu)', () => {
    const game = aGame({ turn: 4 });
    play(game, [{ status: 'arrested' }]);
    play(
      game,
      content.mythos('mythos-blue-flu').ability.now ?? [],
      {},
      { source: { ref: 'mythos', id: 'mythos-blue-flu' } },
    );
    expect(one(game)).toMatchObject({ at: 'police-station', arrested: false, delayed: false, lostTurn: null });
    play(game, [{ status: 'arrested' }]);
    expect(one(game).at).toBe('police-station');
    expect(game.state.lasting[0]).toMatchObject({ seat: null, until: 'endOfTurn', turn: 5 });
  });

  it('2E-2004 mark: a defaulted loan is remembered and counted', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', money: 1, cards: ['bank-loan', 'food', 'wither'] }],
      dice: [2],
    });
    const card = content.card('bank-loan');
    const effects = card.deck === 'special' ? (card.upkeep[0]?.effects ?? []) : [];
    play(
      game,
      effects,
      { 'effect.choose': 'default' },
      { source: { ref: 'card', id: 'bank-loan' }, card: 'bank-loan#1' },
    );
    expect(kinds(game)).toEqual([]);
    expect(game.state.loansDefaulted).toBe(1);
    expect(one(game).marks).toEqual(['defaulted:Bank Loan']);
    expect(scoreOf(game).loans).toBe(-1);
  });

  it('2E-3123 replaceInvestigator: a fresh one of his choice, everything owned is left behind', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'science-building', money: 9, clues: 3, cards: ['knife', 'duke'] }],
    });
    one(game).monsterTrophies = ['ghoul#1'];
    game.state.cup = game.state.cup.filter((marker) => marker !== 'ghoul#1');
    one(game).gateTrophies = [game.state.gateStack.shift() ?? ''];
    play(game, [{ replaceInvestigator: { choose: 'owner' } }], { 'effect.investigator': 'vincent-lee' });
    expect(one(game)).toMatchObject({
      sheet: 'vincent-lee',
      at: 'st-marys-hospital',
      incarnation: 1,
      money: 9,
      clues: 1,
      monsterTrophies: [],
      gateTrophies: [],
      spentTurn: 2,
    });
    expect(game.state.sheets).toContain('joe-diamond');
    expect(game.state.gateStack).toHaveLength(16);
  });
});

describe('places and gates', () => {
  it('2E-1109 move to the street, and to any place that may be entered', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }] });
    play(game, [{ move: { to: 'street', [THEN]: 'stay' } }]);
    expect(one(game).at).toBe('uptown-streets');
    game.state.places.library?.closed.push({ by: 'test', until: 'endOfGame' });
    const { decisions } = play(game, [{ move: { to: 'anyStreetOrLocation', [THEN]: 'stay' } }], {
      'effect.move': 'newspaper',
    });
    expect(one(game).at).toBe('newspaper');
    expect(optionIds(decisions[0])).not.toContain('library');
    expect(decisions[0]?.options).toHaveLength(33);
  });

  it('2E-118 a move into a closed place does not take place', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }] });
    game.state.places['black-cave']?.closed.push({ by: 'test', until: 'endOfGame' });
    play(game, [{ move: { to: 'black-cave', [THEN]: 'encounter' } }]);
    expect(one(game).at).toBe('woods');
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });

  it('2E-1107 move with an encounter: an open gate there draws him in, not delayed (2E-1108)', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'newspaper' }], gates: { woods: 'abyss' } });
    play(game, [{ move: { to: 'woods', [THEN]: 'encounter' } }]);
    expect(one(game)).toMatchObject({ at: 'abyss-1', enteredBy: 'woods', delayed: false });
  });

  it('2E-1110 move with an encounter: none for who went insane or unconscious this turn', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'newspaper', spentTurn: 2 }] });
    play(game, [{ move: { to: 'black-cave', [THEN]: 'encounter' } }]);
    expect(one(game).at).toBe('black-cave');
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });

  it('FAQ-61 an encounter in the Dreamlands is finished, then he is back', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'library' }],
      draws: ['gate-19'],
      dice: [6, 6, 6],
    });
    play(game, content.encounter('miskatonic-university', 'library', 4).effects);
    expect(eventsOf(game, 'GateCardDrawn')).toMatchObject([{ world: 'the-dreamlands', card: 'gate-19' }]);
    expect(one(game).at).toBe('library');
    expect(eventsOf(game, 'CardGained')).toHaveLength(1);
  });

  it('2E-1308 move to Arkham: a gate to his world, with an explored marker, or lost', () => {
    const home: Effect[] = [{ move: { to: 'arkham', [THEN]: 'stay' } }];
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'abyss-1' }], gates: { woods: 'abyss' } });
    play(game, home);
    expect(one(game)).toMatchObject({ at: 'woods', explored: true });
    const lost = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'abyss-1' }] });
    play(lost, home);
    expect(one(lost).at).toBe('lost-in-time-and-space');
    const stays = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'abyss-1' }] });
    play(stays, [{ move: { to: 'arkham', [THEN]: 'stay', ifNoGate: 'nothing' } }]);
    expect(one(stays).at).toBe('abyss-1');
  });

  it('2E-3113 a card brings somebody out of time and space at once (Missing People Return)', () => {
    const game = aGame({ turn: 4 });
    play(game, [{ status: 'lostInTimeAndSpace' }]);
    play(game, content.mythos('mythos-missing-people-return').ability.now ?? [], { 'effect.move': 'woods' });
    expect(one(game)).toMatchObject({ at: 'woods', delayed: true, returnsOn: null, lostTurn: null });
  });

  it('2E-2622 through the nearest gate; ties are the owner’s', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'rivertown-streets' }],
      gates: { graveyard: 'abyss', 'black-cave': 'yuggoth', woods: 'rlyeh' },
    });
    const { decisions } = play(game, [{ moveThroughGate: { which: 'nearestOpen', ties: 'owner' } }], {
      'effect.nearestGate': 'black-cave',
    });
    expect(optionIds(decisions[0]).sort()).toEqual(['black-cave', 'graveyard']);
    expect(one(game)).toMatchObject({ at: 'yuggoth-1', delayed: false, enteredBy: 'black-cave' });
  });

  it('2E-4107 gate with monster: doom, through the gate and delayed, then the monster stays', () => {
    const gate: Effect[] = [{ gate: { at: 'here', monster: true } }];
    for (const [printing, delayed] of [
      ['revised', true],
      ['2005', false],
    ] as const) {
      const game = aGame({
        printing,
        investigators: [{ sheet: 'joe-diamond', at: 'woods' }],
        draws: ['abyss#1', 'ghoul#1'],
      });
      play(game, gate);
      expect(one(game)).toMatchObject({ at: 'abyss-1', delayed });
      expect(game.state.ancientOne.doom).toBe(1);
      expect(game.state.monsters).toEqual([{ marker: 'ghoul#1', at: 'woods' }]);
    }
  });

  it('2E-1106 gate: nothing on a sealed location', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods' }], seals: ['woods'] });
    play(game, [{ gate: { at: 'here', monster: true } }, { monster: { count: 1 } }]);
    expect(game.state).toMatchObject({ monsters: [], ancientOne: { doom: 0 } });
    expect(one(game).at).toBe('woods');
    expect(eventsOf(game, 'MonsterAppeared')).toEqual([]);
  });

  it('L4.7 a gate where one is open does not open; the monster comes', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods' }],
      gates: { woods: 'abyss' },
      variants: { voluntaryGates: true },
    });
    play(game, [{ gate: { at: 'here', monster: true } }]);
    expect(game.state.ancientOne.doom).toBe(0);
    expect(game.state.monsters).toMatchObject([{ at: 'woods' }]);
    expect(one(game).at).toBe('woods');
  });

  it('2E-102 where Kate Winthrop stands neither gate nor monster appears', () => {
    const game = aGame({ investigators: [{ sheet: 'kate-winthrop', at: 'woods' }] });
    play(game, [{ gate: { at: 'here', monster: true } }, { monster: { count: 1 } }]);
    expect(game.state).toMatchObject({ monsters: [], ancientOne: { doom: 0 } });
    expect(eventsOf(game, 'GateBlocked').length).toBeGreaterThan(0);
  });

  it('FAQ-83 closeGate: no trophy, the marker goes under the stack, its monsters to the cup', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe'],
      gates: { woods: 'abyss', graveyard: 'yuggoth' },
      monsters: { 'ghoul#1': 'easttown-streets' },
    });
    play(game, [{ closeGate: { which: 'any', choose: 'owner' } }], { 'effect.closeGate': 'woods' });
    expect(game.state.places.woods?.gate).toBeNull();
    expect(one(game).gateTrophies).toEqual([]);
    expect(game.state.gateStack.at(-1)).toMatch(/^abyss#/);
    expect(game.state.monsters).toEqual([]);
  });

  it('2E-101 closeGate entered: the gate closes also behind somebody who is lost (gate card 2)', () => {
    const list = content.gateCard('gate-02').entries.other?.effects ?? [];
    for (const die of [1, 6]) {
      const game = aGame({
        investigators: [{ sheet: 'joe-diamond', at: 'abyss-1', enteredBy: 'woods' }, 'amanda-sharpe'],
        gates: { woods: 'abyss', graveyard: 'yuggoth' },
        dice: [die, die, die, die, die, die],
      });
      play(game, list);
      expect(game.state.places.woods?.gate).toBeNull();
      expect(one(game).at).toBe(die === 6 ? 'woods' : 'lost-in-time-and-space');
      expect(one(game).explored).toBe(false);
    }
  });

  it('2E-101 each open gate: a die for each of them', () => {
    const [may] = content.encounter('miskatonic-university', 'science-building', 7).effects;
    const check = may && 'may' in may ? may.may.do[0] : undefined;
    const pass = check && 'check' in check ? (check.check.pass ?? []) : [];
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe', 'bob-jenkins'],
      gates: { woods: 'abyss', graveyard: 'yuggoth', 'black-cave': 'rlyeh' },
      dice: [6, 1, 5],
    });
    play(game, pass);
    const open = ['woods', 'graveyard', 'black-cave'].filter((place) => game.state.places[place]?.gate);
    expect(open).toHaveLength(1);
  });

  it('2E-1708 close: those there go to the street', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'library' }], turn: 4 });
    play(
      game,
      content.mythos('mythos-strange-lights-on-campus').ability.now ?? [],
      {},
      { source: { ref: 'mythos', id: 'mythos-strange-lights-on-campus' } },
    );
    expect(one(game).at).toBe('miskatonic-university-streets');
    expect(game.state.places.library?.closed).toEqual([
      { by: 'mythos-strange-lights-on-campus', until: 'endOfTurn', turn: 5 },
    ]);
  });
});

describe('monsters and trophies', () => {
  it('2E-4103 a monster of an encounter: evaded it goes to the cup, defeated it is a trophy', () => {
    const meet = (answer: string, dice: number[]) => {
      const game = aGame({
        investigators: [{ sheet: 'joe-diamond', at: 'woods', sliders: [0, 3, 1] }],
        draws: ['cultist#1'],
        dice,
      });
      play(game, [{ monster: { count: 1 } }], { 'combat.face': `${answer}:cultist#1`, 'combat.round': 'fight' });
      return game;
    };
    const evaded = meet('evade', [6, 6, 6, 6, 6, 6]);
    expect(one(evaded).monsterTrophies).toEqual([]);
    expect(evaded.state.cup).toContain('cultist#1');
    const defeated = meet('fight', [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(one(defeated).monsterTrophies).toEqual(['cultist#1']);
    expect(defeated.state.monsters).toEqual([]);
  });

  it('2E-3503 monsterAt: two monsters on the board, limit and Outskirts as usual', () => {
    const game = aGame({ monsters: { 'ghoul#1': 'woods', 'ghoul#2': 'woods', 'ghoul#3': 'woods' } });
    play(game, [{ monsterAt: { place: 'uptown-streets', count: 2 } }]);
    expect(game.state.monsters.map(({ at }) => at)).toEqual(['woods', 'woods', 'woods', 'uptown-streets', 'outskirts']);
  });

  it('2E-101 returnToCup: only those that fit, counted for what follows', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe', 'bob-jenkins'],
      monsters: { 'gug#1': 'woods', 'nightgaunt#1': 'sky', 'gug#2': 'outskirts', 'ghoul#1': 'woods' },
    });
    play(game, content.mythos('mythos-bizarre-dreams-plague-citizens').ability.now ?? []);
    expect(game.state.monsters.map(({ marker }) => marker).sort()).toEqual(['ghoul#1', 'gug#2']);
    expect(game.state.terror).toBe(1);
    play(game, content.mythos('mythos-bizarre-dreams-plague-citizens').ability.now ?? []);
    expect(game.state.terror).toBe(1);
  });

  it('FAQ-100 returnToCup: streets without the Sky, a neighbourhood without the rumor’s monsters', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe', 'bob-jenkins'],
      monsters: { 'gug#1': 'woods', 'nightgaunt#1': 'sky', 'ghoul#2': 'library', 'ghoul#1': 'uptown-streets' },
    });
    play(game, content.mythos('mythos-feds-raid-arkham').ability.now ?? []);
    expect(game.state.monsters.map(({ marker }) => marker)).toEqual(['gug#1', 'nightgaunt#1', 'ghoul#2']);
    play(game, content.mythos('mythos-campus-security-increased').ability.now ?? []);
    expect(game.state.monsters.map(({ marker }) => marker)).toEqual(['gug#1', 'nightgaunt#1']);
  });

  it('2E-2703 claimTrophy: from the board no Endless one; from the cup even such', () => {
    const game = aGame({
      ancientOne: 'nyarlathotep',
      monsters: { 'cultist#1': 'woods', 'ghoul#1': 'sky', 'zombie#1': 'outskirts', 'gug#1': 'woods' },
      draws: ['cultist#2'],
    });
    const { decisions } = play(game, [{ claimTrophy: { from: 'board', count: 1, choose: 'owner' } }], {
      'effect.claim': 'gug#1',
    });
    expect(optionIds(decisions[0])).toEqual(['ghoul#1', 'gug#1']);
    play(game, [{ claimTrophy: { from: 'cup', count: 1, choose: 'random', evenEndless: true } }]);
    expect(one(game).monsterTrophies).toEqual(['gug#1', 'cultist#2']);
  });

  it('2E-101 the rumor’s monsters: laid on the card, fought there, an unbeaten one stays', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'miskatonic-university-streets', sliders: [0, 3, 1], stamina: 6 }],
      rumor: 'mythos-the-terrible-experiment',
      draws: ['cultist#1', 'maniac#1'],
      dice: [6, 6, 6, 6, 6, 6],
    });
    const source = { source: { ref: 'mythos', id: 'mythos-the-terrible-experiment' } };
    play(game, [{ monstersOnCard: 2 }], {}, source);
    expect(game.state.monsters.map(({ at }) => at)).toEqual(['rumor', 'rumor']);
    const { decisions } = play(
      game,
      [{ fightFromCard: { min: 1, choose: 'owner' } }],
      { 'effect.fightFromCard': inTurn('cultist#1', 'stop'), 'combat.round': 'fight' },
      source,
    );
    expect(optionIds(decisions.find(({ kind }) => kind === 'effect.fightFromCard'))).not.toContain('stop');
    expect(one(game).monsterTrophies).toEqual(['cultist#1']);
    expect(game.state.monsters).toEqual([{ marker: 'maniac#1', at: 'rumor' }]);
    play(game, [{ monsterAt: { place: 'miskatonic-university-streets', count: 'all', from: 'card' } }], {}, source);
    expect(game.state.monsters).toEqual([{ marker: 'maniac#1', at: 'miskatonic-university-streets' }]);
  });

  it('2E-1611 moveMonster: the Hound is where the nearest investigator on a location is', () => {
    const game = aGame({
      investigators: [
        { sheet: 'joe-diamond', at: 'woods' },
        { sheet: 'amanda-sharpe', at: 'st-marys-hospital' },
      ],
      monsters: { 'hound-of-tindalos#1': 'newspaper' },
    });
    const [special] = content.monster('hound-of-tindalos').special;
    play(game, special?.effects ?? [], {}, { ...PLACE, monster: 'hound-of-tindalos#1' });
    expect(game.state.monsters).toEqual([{ marker: 'hound-of-tindalos#1', at: 'woods' }]);
  });

  it('2E-101 redrawMonster: a different one in its place', () => {
    const game = aGame({ monsters: { 'fire-vampire#1': 'woods' }, draws: ['ghoul#1'] });
    play(game, [{ redrawMonster: 'that' }], {}, { ...PLACE, monster: 'fire-vampire#1' });
    expect(game.state.monsters).toEqual([{ marker: 'ghoul#1', at: 'woods' }]);
    expect(game.state.cup).toContain('fire-vampire#1');
  });

  it('2E-101 defeatMonsters: all in the area', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods' }],
      monsters: { 'ghoul#1': 'woods', 'gug#1': 'woods', 'zombie#1': 'library' },
    });
    play(game, [{ defeatMonsters: { where: 'sameArea' } }]);
    expect(one(game).monsterTrophies).toEqual(['ghoul#1', 'gug#1']);
  });

  it('2E-317 addToCup: the Masks', () => {
    const game = aGame();
    expect(game.state.cup.filter((marker) => content.monster(marker).abilities.mask)).toEqual([]);
    play(game, [{ addToCup: { ability: 'mask', count: 'all' } }]);
    expect(game.state.cup.filter((marker) => content.monster(marker).abilities.mask)).toHaveLength(5);
    expect(game.state.cup).toEqual([...game.state.cup].sort());
  });
});

describe('the world', () => {
  it('2E-3414 doom up and down; 2E-3614 terror step by step', () => {
    const game = aGame({ ancientOne: 'yig', doom: 3 });
    play(game, [{ doom: -1 }, { doom: 2 }, { terror: 2 }]);
    expect(game.state).toMatchObject({ terror: 2, ancientOne: { doom: 4 } });
    expect(game.state.decks.ally).toHaveLength(9);
  });

  it('2E-3605 terror to 10: every step with its effects', () => {
    const game = aGame({ ancientOne: 'yig', terror: 7 });
    play(game, [{ terror: 'to10' }]);
    expect(game.state.terror).toBe(10);
    expect(game.state.places['ye-olde-magick-shoppe']?.closed).toHaveLength(1);
    expect(game.state.decks.ally).toHaveLength(8);
  });

  it('2E-101 removeElderSigns and mythosDraw', () => {
    const game = aGame({ seals: ['woods', 'graveyard'], doom: 3 });
    play(game, [{ removeElderSigns: 'all' }, { mythosDraw: { cards: 2, first: 'gateStepOnly', until: 'endOfGame' } }]);
    expect(Object.values(game.state.places).some(({ sealed }) => sealed)).toBe(false);
    expect(game.state).toMatchObject({ mythosCards: 2, ancientOne: { doom: 3 } });
  });

  it('2E-2103 gameOver', () => {
    const game = aGame();
    expect(play(game, [{ gameOver: 'lost' }]).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'lost', way: 'destruction' });
  });

  it('2E-101 modify, cancel, ignore and autoFail with a duration last that long', () => {
    const game = aGame({ turn: 3 });
    const card = { source: { ref: 'card', id: 'voice-of-ra' }, card: 'voice-of-ra#1' };
    play(game, [{ modify: { what: 'check:all', by: 1, until: 'endOfTurn' } }], {}, card);
    play(game, [{ modify: { what: 'toughness', by: 1 } }], {}, card);
    play(game, [{ cancel: { what: 'ancientOneAttack', until: 'endOfRound' } }], {}, card);
    play(
      game,
      [{ autoFail: { check: ['horror', 'combat'] } }],
      {},
      { source: { ref: 'monster', id: 'the-bloated-woman' } },
    );
    expect(game.state.lasting).toMatchObject([
      { source: 'voice-of-ra#1', seat: 0, until: 'endOfTurn', turn: 3 },
      { seat: null, until: 'endOfRound' },
      { seat: 0, until: 'endOfCombat', effect: { autoFail: { check: ['horror', 'combat'] } } },
    ]);
  });

  it('2E-101 each: everybody that fits, in player order, in Other Worlds too where it says so', () => {
    const game = aGame({
      investigators: ['joe-diamond', { sheet: 'amanda-sharpe', at: 'abyss-1' }, { sheet: 'bob-jenkins', at: 'woods' }],
      first: 1,
    });
    play(game, [{ each: 'investigator', where: { in: 'arkham' }, do: [{ lose: { stamina: 1 } }] }]);
    expect(eventsOf(game, 'Lost').map(({ seat }) => seat)).toEqual([2, 0]);
    play(game, [{ each: 'investigator', where: { is: 'firstPlayer' }, do: [{ gain: { clue: 1 } }] }]);
    expect(one(game, 1).clues).toBe(1);
  });

  it('FAQ-141 each own item: a die for each', () => {
    const game = aGame({
      ancientOne: 'ithaqua',
      awake: true,
      investigators: [{ sheet: 'joe-diamond', cards: ['knife', 'food', 'wither', 'duke'] }],
      dice: [6, 1, 6],
    });
    play(game, content.ancientOne('ithaqua').startOfBattle ?? []);
    expect(kinds(game)).toEqual(['knife', 'wither', 'duke']);
  });
});
