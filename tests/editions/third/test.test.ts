import { describe, expect, it } from 'vitest';
import { performAction } from '../../../src/editions/third/action.ts';
import { loadContent } from '../../../src/editions/third/content/content.ts';
import type { Check } from '../../../src/editions/third/content/effect.ts';
import { run } from '../../../src/editions/third/effects/run.ts';
import type { Game } from '../../../src/editions/third/state.ts';
import { type TestSpec, test, testDice, testOdds } from '../../../src/editions/third/test.ts';
import { successFaces } from '../../../src/editions/third/testpool.ts';
import { type Flow, together } from '../../../src/engine/flow.ts';
import { oddsOf } from '../../../src/engine/odds.ts';
import {
  type Answering,
  type Arrangement,
  addMonster,
  aGame,
  drive,
  eventsOf,
  give,
  inTurn,
  kindsOf,
  optionIds,
  type Placed,
  seatOf,
  skillOf,
} from './table.ts';

const spec = (more: Partial<TestSpec> = {}): TestSpec => ({
  skill: 'lore',
  mod: 0,
  occasion: 'other',
  cause: { ref: 'scenario', id: 'feastOfUmordhoth' },
  rule: '3E-463.1',
  ...more,
});

/** Daniela: lore 3, influence 3, observation 1, strength 3, will 3, and nothing that bears on tests. */
const daniela = (more: Partial<Placed> = {}, rest: Arrangement = {}): Game =>
  aGame({ investigators: [{ sheet: 'danielaReyes', ...more }], ...rest });

/** A flow that asks nothing. */
function nothing(): Flow {
  return together([]) as unknown as Flow;
}

const roll = (game: Game, what: Partial<TestSpec> = {}, answers: Record<string, Answering> = {}) =>
  drive(game, test(game, 0, spec(what)), answers);

const dice = (game: Game, what: Partial<TestSpec> = {}) => testDice(game, 0, spec(what));

describe('step 1: the dice pool', () => {
  it('3E-463.1 3E-463.2a-1 3E-437.2 3E-437.3 begins at the value of the tested skill', () => {
    const game = daniela({}, { dice: [1, 5, 6] });
    const { result, decisions } = roll(game);
    expect(result).toEqual({ successes: 2, passed: true, interrupted: false });
    expect(decisions).toEqual([]);
    expect(eventsOf(game, 'TestRolled')[0]).toMatchObject({
      skill: 'lore',
      dice: [1, 5, 6],
      faces: [5, 6],
      successes: 2,
      formula: [{ source: { ref: 'skill', id: 'lore' }, dice: 3 }],
    });
    expect(eventsOf(game, 'TestEnded')[0]).toMatchObject({ successes: 2, passed: true });
    expect(game.state.test).toBeUndefined();
  });

  it('3E-463.1 the result comes after what changes the dice', () => {
    const game = daniela({ clues: 1 }, { dice: [1, 1, 1, 6] });
    const { result } = roll(
      game,
      {},
      { 'test.spend': ({ options }) => options.find(({ id }) => id.includes('clue'))?.id ?? 'accept' },
    );
    expect(result).toEqual({ successes: 1, passed: true, interrupted: false });
    const order = game.events.flatMap(({ type }) => (/^TestRolled|Rerolled|TestEnded$/.test(type) ? [type] : []));
    expect(order).toEqual(['TestRolled', 'Rerolled', 'TestEnded']);
  });

  it('3E-463.2a-1 at that value, be it a single die', () => {
    const game = daniela({}, { dice: [5] });
    roll(game, { skill: 'observation' });
    expect(eventsOf(game, 'TestRolled')[0]).toMatchObject({ skill: 'observation', dice: [5] });
    expect(eventsOf(game, 'TestRolled')[0]?.formula).toEqual([
      { source: { ref: 'skill', id: 'observation' }, dice: 1 },
    ]);
  });

  it('3E-437.1 3E-430.2f the five skills are those of the sheet', () => {
    const game = daniela();
    expect(
      (['lore', 'influence', 'observation', 'strength', 'will'] as const).map((skill) => dice(game, { skill })),
    ).toEqual([3, 3, 1, 3, 3]);
    expect(skillOf(game, 0, 'observation')).toBe(1);
  });

  it('3E-463.2a-2 3E-438.6 a focus token on the skill gives a die, on another none', () => {
    expect(dice(daniela({ focus: { lore: 1 } }))).toBe(4);
    expect(dice(daniela({ focus: { will: 1 } }))).toBe(3);
  });

  it('3E-438.6 each of two focus tokens on the skill gives a die', () => {
    expect(dice(daniela({ focus: { lore: 2 } }))).toBe(5);
  });

  it('3E-463.2b the modifier adds or removes dice', () => {
    expect(dice(daniela(), { mod: 2 })).toBe(5);
    expect(dice(daniela(), { mod: -2 })).toBe(1);
  });

  it('3E-463.3b a pool of fewer than one die rolls one', () => {
    const game = daniela({}, { dice: [6] });
    expect(roll(game, { mod: -5 }).result).toMatchObject({ successes: 1, passed: true });
    expect(eventsOf(game, 'TestRolled')[0]?.dice).toEqual([6]);
  });

  it('3E-463.3a 3E-463.3c 3E-491.1 all dice are rolled, without an upper limit', () => {
    const game = daniela();
    roll(game, { mod: 20 }, { 'test.spend': 'accept' });
    const rolled = eventsOf(game, 'TestRolled')[0]?.dice ?? [];
    expect(rolled).toHaveLength(23);
    expect(rolled.every((die) => die >= 1 && die <= 6)).toBe(true);
  });

  it('3E-430.2d a card helps only in the tests it names', () => {
    const game = daniela({ cards: ['secretPage'] });
    expect(dice(game, { occasion: 'ward' })).toBe(5);
    expect(dice(game, { occasion: 'other' })).toBe(3);
    const deputy = daniela({ cards: ['deputyOfArkham'] });
    expect(dice(deputy, { skill: 'observation', occasion: 'encounter' })).toBe(2);
    expect(dice(deputy, { skill: 'observation', occasion: 'research' })).toBe(1);
  });

  it('3E-463.2c-1 cards with at most two hands are used together; a better pair is not asked for', () => {
    const game = daniela({ cards: ['knife', 'revolver38', 'automatic45'] }, { dice: [5, 1, 1, 1, 1, 1, 1, 1] });
    const { decisions } = roll(game, { skill: 'strength', occasion: 'attack', enough: 1 });
    expect(decisions).toEqual([]);
    expect(eventsOf(game, 'TestRolled')[0]?.formula).toEqual([
      { source: { ref: 'skill', id: 'strength' }, dice: 3 },
      { source: { ref: 'card', id: 'revolver38#1' }, dice: 2 },
      { source: { ref: 'card', id: 'automatic45#1' }, dice: 3 },
    ]);
  });

  it('3E-463.2c-1 asks once where no choice of cards is best in everything', () => {
    const game = daniela({ cards: ['automatic45', 'revolver38', 'derringer41'] }, { dice: [5, 1, 1, 1, 1, 1, 1, 1] });
    const { decisions } = roll(game, { skill: 'strength', occasion: 'attack', enough: 1 });
    expect(kindsOf(decisions)).toEqual(['test.prepare']);
    expect(optionIds(decisions[0])).toEqual(['automatic45#1+revolver38#1', 'automatic45#1+derringer41#1']);
    expect(decisions[0]?.default).toEqual(['automatic45#1+revolver38#1']);
    expect(decisions[0]?.options[0]?.odds).toBeCloseTo(oddsOf(8, 1, 2), 12);
  });

  it('3E-463.2c-2 3E-R24 in an action the limit of two hands covers all its tests and spells', () => {
    const game = daniela(
      { cards: ['automatic45', 'revolver38'] },
      { action: { seat: 0, hands: ['automatic45#1'] }, dice: [5, 5, 5, 5, 5, 5, 5, 5] },
    );
    give(game, 0, 'thompson45');
    expect(dice(game, { skill: 'strength', occasion: 'attack' })).toBe(8);
    roll(game, { skill: 'strength', occasion: 'attack', enough: 1 });
    expect(game.state.action?.hands).toEqual(['automatic45#1', 'revolver38#1']);
    expect(dice(game, { skill: 'strength', occasion: 'attack' })).toBe(8);
    const weighed = daniela({ cards: ['automatic45', 'wither'] }, { action: { seat: 0, hands: ['wither#1'] } });
    give(weighed, 0, 'shotgun');
    expect(dice(weighed, { skill: 'strength', occasion: 'attack' })).toBe(6);
  });

  it('3E-463.2d dice that work once a round are chosen before the roll, and free ones are the default', () => {
    const game = daniela({ cards: ['aliceLuxley'], clues: 2, at: 'generalStore' }, { dice: [5, 1, 1, 1, 1] });
    const { decisions } = roll(game);
    expect(optionIds(decisions[0])).toEqual(['dice:aliceLuxley#1:0', 'roll']);
    expect(decisions[0]?.default).toEqual(['dice:aliceLuxley#1:0']);
    expect(eventsOf(game, 'TestRolled')[0]?.dice).toHaveLength(5);
    expect(dice(game)).toBe(3);
    game.state.round += 1;
    expect(dice(game)).toBe(5);
  });

  it('3E-463.2d remnants can be spent for dice where the text says so', () => {
    const game = daniela({ remnants: 2 }, { dice: [1, 1, 6, 1] });
    const { decisions, result } = roll(game, { mod: -1, extraDicePerRemnant: true }, { 'test.remnants': 2 });
    expect(kindsOf(decisions)).toEqual(['test.remnants']);
    expect(decisions[0]?.default).toEqual(['0']);
    expect(result?.passed).toBe(true);
    expect(seatOf(game, 0).remnants).toBe(0);
    expect(eventsOf(game, 'TestRolled')[0]?.dice).toHaveLength(4);
  });

  it('a condition of a bonus: the other hand empty, the focus limit reached, clues counted', () => {
    const game = daniela({ cards: ['wrench'] });
    expect(dice(game, { skill: 'strength', occasion: 'attack' })).toBe(6);
    const both = daniela({ cards: ['wrench', 'knife'] });
    expect(dice(both, { skill: 'strength', occasion: 'attack' })).toBe(6);
    const minh = aGame({ investigators: [{ sheet: 'minhThiPhan', cards: ['analyticalMind'], focus: { lore: 1 } }] });
    expect(dice(minh, { skill: 'will' })).toBe(2);
    seatOf(minh, 0).focus.strength = 1;
    expect(dice(minh, { skill: 'will' })).toBe(3);
    expect(dice(minh, { skill: 'influence' })).toBe(3);
    const chart = daniela(
      { cards: ['astrolabe'], clues: 2, at: 'generalStore' },
      { centres: { rivertown: { clues: 1 } } },
    );
    expect(dice(chart, { occasion: 'ward' })).toBe(6);
  });

  it('the focus of another in the space is shared where his card says so', () => {
    const game = aGame({
      at: 'generalStore',
      investigators: ['danielaReyes', { sheet: 'minhThiPhan', cards: ['synergy'], focus: { lore: 1 } }],
    });
    expect(dice(game)).toBe(4);
    seatOf(game, 1).at = 'graveyard';
    expect(dice(game)).toBe(3);
  });

  it('a monster he is engaged with can weigh on every test', () => {
    expect(dice(daniela({}, { monsters: [{ kind: 'whippoorwill', with: 0 }] }))).toBe(2);
    expect(dice(daniela({}, { monsters: [{ kind: 'whippoorwill', at: 'graveyard' }] }))).toBe(3);
  });
});

describe('step 3: changing the dice', () => {
  it('3E-463.4a 3E-438.7 3E-R31 a focus token rerolls one die and takes back none', () => {
    const game = daniela({ focus: { lore: 1 } }, { dice: [1, 2, 3, 5, 6] });
    const { result, decisions } = roll(game, { enough: 2 }, { 'test.spend': 'focus:lore' });
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(kindsOf(decisions)).toEqual(['test.spend']);
    expect(decisions[0]?.default).toEqual(['accept']);
    expect(seatOf(game, 0).focus.lore).toBe(0);
    expect(eventsOf(game, 'FocusLost')[0]).toMatchObject({ skill: 'lore', spent: true });
    expect(eventsOf(game, 'Rerolled')[0]).toMatchObject({ dice: [6], successes: 2 });
    expect(eventsOf(game, 'TestRolled')[0]?.dice).toHaveLength(4);
  });

  it('3E-438.7 focus on any skill can be spent, token after token', () => {
    const game = daniela({ focus: { lore: 1, will: 1, strength: 1 } }, { dice: [1, 1, 1, 2, 2, 2, 5] });
    const spend = inTurn('focus:will', 'focus:strength', 'focus:lore');
    const { result, decisions } = roll(game, {}, { 'test.spend': spend });
    expect(optionIds(decisions[0]).sort()).toEqual(['accept', 'focus:lore', 'focus:strength', 'focus:will']);
    expect(eventsOf(game, 'FocusLost').map(({ skill }) => skill)).toEqual(['will', 'strength', 'lore']);
    expect(result).toMatchObject({ successes: 1, passed: true });
  });

  it('3E-463.4a silence spends focus only where failing would defeat him', () => {
    const check = (horror: number) => {
      const game = daniela({ focus: { lore: 1 }, horror }, { dice: [1, 1, 1, 1, 6] });
      const effect = { check: { skill: 'lore' as const, mod: 0, pass: [], fail: [{ horror: 2 }] } };
      return drive(game, run(game, 0, [effect], { source: { ref: 'scenario', id: 'feastOfUmordhoth' } }));
    };
    expect(check(2).decisions[0]?.default).toEqual(['accept']);
    expect(check(3).decisions[0]?.default).toEqual(['focus:lore']);
  });

  it('3E-463.4a 3E-445.7 a clue rerolls one die', () => {
    const game = daniela({ clues: 1 }, { dice: [1, 2, 3, 5] });
    const { result, decisions } = roll(game, {}, { 'test.spend': 'clue' });
    expect(result?.passed).toBe(true);
    expect(optionIds(decisions[0])).toEqual(['accept', 'clue']);
    expect(decisions[0]?.options[1]?.odds).toBeCloseTo(1 / 3, 12);
    expect(seatOf(game, 0).clues).toBe(0);
    expect(eventsOf(game, 'Rerolled').map(({ dice }) => dice)).toEqual([[5]]);
  });

  it('3E-463.4e tokens and cards alternate, and the same die is rolled again and again', () => {
    const game = daniela(
      { focus: { will: 1 }, clues: 1, cards: ['rabbitsFoot'] },
      { dice: [1, 2, 3, /* foot */ 1, /* clue */ 1, /* focus */ 5] },
    );
    const { result, decisions } = roll(game, {}, { 'test.spend': inTurn('use:rabbitsFoot#1:0', 'clue', 'focus:will') });
    expect(kindsOf(decisions)).toEqual(['test.spend', 'test.spend', 'test.spend']);
    expect(result).toMatchObject({ successes: 1, passed: true });
  });

  it('3E-463.4b a card rerolls only in tests and as often as it says; a free one is the default', () => {
    const game = daniela({ cards: ['silverKey'] }, { dice: [1, 2, 3, 4, 4, 4] });
    const { result, decisions } = roll(game);
    expect(decisions[0]?.default).toEqual(['use:silverKey#1:0']);
    expect(result?.passed).toBe(false);
    expect(eventsOf(game, 'Rerolled')[0]?.dice).toHaveLength(3);
    expect(roll(daniela({ cards: ['silverKey'] }, { dice: [1, 1, 1] }), { skill: 'will' }).decisions).toEqual([]);
  });

  it('3E-463.4b one card after another may reroll in the same test', () => {
    const game = daniela(
      { cards: ['silverKey', 'voiceOfTheMessenger'] },
      { dice: [1, 1, 1, /* key */ 2, 2, 2, /* voice */ 5, 6, 1] },
    );
    const uses = inTurn('use:silverKey#1:0', 'use:voiceOfTheMessenger#1:0');
    const { result } = roll(game, { enough: 2 }, { 'test.spend': uses });
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(eventsOf(game, 'Rerolled')).toHaveLength(2);
  });

  it('3E-463.4c what rerolls more dice than there are rerolls all of them', () => {
    const game = daniela(
      { cards: ['huntingDog'], at: 'generalStore' },
      { centres: { rivertown: { clues: 5 } }, dice: [1, 1, 1, 5, 5, 6] },
    );
    expect(roll(game).result?.successes).toBe(3);
  });

  it('one die or all dice, successes too', () => {
    const game = daniela({ cards: ['theTower'] }, { dice: [5, 1, 1, 6, 6, 6] });
    const { result, decisions } = roll(game, { enough: 3 }, { 'test.spend': 'use:theTower#1:0:all' });
    expect(optionIds(decisions[0])).toEqual(['accept', 'use:theTower#1:0', 'use:theTower#1:0:all']);
    expect(decisions[0]?.default).toEqual(['use:theTower#1:0']);
    expect(result?.successes).toBe(3);
  });

  it('3E-463.4b a die is raised where that makes a success of it', () => {
    const game = daniela({ cards: ['luckyCigaretteCase'] }, { dice: [1, 4, 3] });
    const { result, decisions } = roll(game, {}, { 'test.spend': 'use:luckyCigaretteCase#1:0' });
    expect(result).toMatchObject({ successes: 1, passed: true });
    expect(decisions).toHaveLength(1);
    expect(eventsOf(game, 'DiceChanged')[0]?.dice).toEqual([1, 5, 3]);
    expect(roll(daniela({ cards: ['luckyCigaretteCase'] }, { dice: [1, 1, 3] })).decisions).toEqual([]);
  });

  it('3E-463.4b a 5 is raised where a six is worth two, and the failures stay for rerolls', () => {
    const shotgun = (...dice: number[]) => {
      const game = daniela({ cards: ['shotgun', 'luckyCigaretteCase'] }, { dice });
      const { result, decisions } = roll(game, { skill: 'strength', occasion: 'attack', enough: 4 });
      expect(decisions.map((one) => one.default)).toEqual([['use:luckyCigaretteCase#1:0']]);
      return [result?.successes, ...(eventsOf(game, 'DiceChanged')[0]?.dice ?? [])];
    };
    expect(shotgun(5, 5, 5, 1, 1, 1, 1, 1)).toEqual([4, 6, 5, 5, 1, 1, 1, 1, 1]);
    expect(shotgun(4, 5, 1, 1, 1, 1, 1, 1)).toEqual([2, 4, 6, 1, 1, 1, 1, 1, 1]);
    const plain = daniela({ cards: ['luckyCigaretteCase'] }, { dice: [5, 1, 1] });
    expect(roll(plain, { skill: 'strength', occasion: 'attack', enough: 4 }).decisions).toEqual([]);
  });

  it('each die counts one more where a card says so', () => {
    const rex = aGame({
      investigators: [{ sheet: 'rexMurphy', cards: ['itAllComesTogether'], clues: 3 }],
      dice: [5, 4, 1],
    });
    expect(
      roll(rex, { skill: 'observation', occasion: 'research' }, { 'test.spend': 'accept' }).result?.successes,
    ).toBe(1);
  });

  it('3E-463.4d 3E-463.5a-2 successes are added after the roll, by a card given up for it', () => {
    const game = daniela({ cards: ['strayCat'] }, { monsters: [{ kind: 'fleshEater', with: 0 }], dice: [1] });
    const { result, decisions } = roll(
      game,
      { skill: 'observation', occasion: 'evade', enough: 2 },
      { 'test.spend': 'use:strayCat#1:0' },
    );
    expect(kindsOf(decisions)).toEqual(['test.spend']);
    expect(decisions[0]?.default).toEqual(['accept']);
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(seatOf(game, 0).cards).toEqual([]);
  });

  it('is not asked once another success is worth nothing', () => {
    const game = daniela({ clues: 2 }, { dice: [5, 1, 1], doom: { generalStore: 1 }, at: 'generalStore' });
    expect(roll(game, { occasion: 'ward' }).decisions).toEqual([]);
    const two = daniela({ clues: 2 }, { dice: [5, 1, 1], doom: { generalStore: 2 }, at: 'generalStore' });
    expect(kindsOf(roll(two, { occasion: 'ward' }).decisions)).toEqual(['test.spend']);
  });

  it('a spent focus token can reroll more with a card, and cards answer to it', () => {
    const game = daniela(
      { cards: ['aceOfRods', 'aceOfSwords'], focus: { lore: 1 }, horror: 2 },
      { dice: [1, 1, 1, 1, 5, 5, 6, 6] },
    );
    const { result } = roll(game, {}, { 'test.spend': 'focus:lore' });
    expect(result?.successes).toBe(4);
    expect(seatOf(game, 0).horror).toBe(1);
  });

  it('3E-400.1d a reroll that costs is offered only if it can be paid, and its cost can end the test', () => {
    const game = daniela({ cards: ['voiceOfTheMessenger'], horror: 4 }, { dice: [1, 1, 1] });
    const { result } = roll(game, {}, { 'test.spend': 'use:voiceOfTheMessenger#1:0' });
    expect(result).toEqual({ successes: 0, passed: false, interrupted: true });
    expect(seatOf(game, 0).left).toBe('defeated');
  });
});

describe('help of others', () => {
  it('3E-463.4b Minh lends rerolls in her space, asked once when the test is about to fail', () => {
    const game = aGame({
      at: 'generalStore',
      investigators: ['danielaReyes', 'minhThiPhan'],
      centres: { rivertown: { clues: 2 } },
      dice: [1, 1, 1, 5, 1],
    });
    const { result, decisions } = roll(game, {}, { 'test.lend': (one) => one.options[1]?.id ?? '' });
    expect(kindsOf(decisions)).toEqual(['test.lend']);
    expect(decisions[0]).toMatchObject({ seats: [1], subject: 0, default: ['decline'] });
    expect(result?.passed).toBe(true);
    expect(eventsOf(game, 'AbilityUsed')[0]).toMatchObject({ seat: 1, sheet: 'minhThiPhan' });
    expect(roll(game).decisions).toEqual([]);
  });

  it('nobody is asked whose card can change nothing', () => {
    const game = aGame({ at: 'generalStore', investigators: ['danielaReyes', 'minhThiPhan'], dice: [1, 1, 1] });
    expect(roll(game).decisions).toEqual([]);
    const away = aGame({
      at: 'generalStore',
      investigators: ['danielaReyes', { sheet: 'minhThiPhan', at: 'graveyard' }],
      centres: { rivertown: { clues: 2 } },
      dice: [1, 1, 1],
    });
    expect(roll(away).decisions).toEqual([]);
  });

  it('3E-463.4b others may help where successes are counted, as long as one more counts', () => {
    const asked = (headline: string, ...dice: number[]) => {
      const game = aGame({
        phase: 'mythos',
        at: 'generalStore',
        investigators: [
          { sheet: 'wendyAdams', clues: 1 },
          'minhThiPhan',
          { sheet: 'marieLambeau', cards: ['intervene'] },
        ],
        centres: { rivertown: { clues: 2 } },
        dice,
      });
      const { effect } = loadContent().headline(headline);
      const { decisions } = drive(game, run(game, 0, effect, { source: { ref: 'headline', id: headline } }), {
        'test.spend': 'accept',
        'test.lend': 'decline',
      });
      return decisions.filter(({ kind }) => kind.startsWith('test.')).map(({ kind, seats }) => [kind, ...seats]);
    };
    const all = [
      ['test.spend', 0],
      ['test.lend', 1],
      ['test.lend', 2],
    ];
    expect(asked('dreamExpertFoundDead', 6, 1, 1, 1)).toEqual(all);
    expect(asked('nightTerrorsTerrifyNightly', 6, 6, 1, 1)).toEqual(all);
    expect(asked('cursedTreasureBringsMoneyProblems', 6, 6, 1, 1)).toEqual(all);
    // Three prevent everything, and more lead to the same.
    expect(asked('dreamExpertFoundDead', 6, 6, 6, 1)).toEqual([]);
    expect(asked('cursedTreasureBringsMoneyProblems', 6, 6, 6, 1)).toEqual([]);
  });

  it('3E-463.4b money for each success: one more always counts', () => {
    const check: Check = { skill: 'strength', mod: 0, pass: [{ gain: { money: { per: 'success' } } }], fail: [] };
    const game = aGame({
      at: 'generalStore',
      investigators: ['danielaReyes', 'minhThiPhan'],
      centres: { rivertown: { clues: 2 } },
      dice: [6, 6, 1, 5],
    });
    const { decisions } = drive(game, run(game, 0, [{ check }], { source: { ref: 'encounter', id: 'downtown1' } }), {
      'test.lend': (one) => one.options[1]?.id ?? '',
    });
    expect(kindsOf(decisions)).toEqual(['test.lend']);
    expect(seatOf(game, 0).money).toBe(3);
  });

  it('3E-463.4b what a test within a test counts is not worth a second success of the first', () => {
    const inner: Check = { skill: 'will', mod: 0, pass: [{ gain: { money: { per: 'success' } } }], fail: [] };
    const check: Check = { skill: 'lore', mod: 0, pass: [{ check: inner }], fail: [] };
    const game = daniela({ clues: 1 }, { dice: [6, 1, 1, 5, 5, 5] });
    const { decisions } = drive(game, run(game, 0, [{ check }], { source: { ref: 'encounter', id: 'downtown1' } }));
    expect(decisions).toEqual([]);
  });

  it('a spell’s test that has succeeded bothers nobody, one that has not does', () => {
    const asked = (die: number) => {
      const game = aGame({
        at: 'generalStore',
        investigators: [{ sheet: 'danielaReyes', cards: ['alchemicalProcess'] }, 'minhThiPhan'],
        centres: { rivertown: { clues: 2 } },
        dice: [die, 1, 1, 1, 1],
      });
      return kindsOf(drive(game, performAction(game, 0, 'component:alchemicalProcess#1:0')).decisions);
    };
    expect(asked(6)).toEqual([]);
    expect(asked(1)).toEqual(['test.lend']);
  });

  it('3E-463.4d a single success is added too', () => {
    const game = aGame({
      investigators: [
        { sheet: 'danielaReyes', at: 'generalStore' },
        { sheet: 'marieLambeau', at: 'graveyard', cards: ['intervene'] },
      ],
      dice: [1, 1, 1, /* Marie */ 5, 1],
    });
    const { result } = roll(game, {}, { 'test.lend': 'use:intervene#1:0', 'test.spend': 'accept' });
    expect(result).toMatchObject({ successes: 1, passed: true });
    expect(eventsOf(game, 'SuccessesAdded')).toMatchObject([{ amount: 1, successes: 1 }]);
  });

  it('3E-463.4d a spell cast from anywhere adds its successes', () => {
    const game = aGame({
      investigators: [
        { sheet: 'danielaReyes', at: 'generalStore' },
        { sheet: 'marieLambeau', at: 'graveyard', cards: ['intervene'] },
      ],
      dice: [1, 1, 1, /* Marie, lore 3 - 1 */ 5, 6],
    });
    const { result, decisions } = roll(game, {}, { 'test.lend': 'use:intervene#1:0' });
    expect(decisions[0]?.kind).toBe('test.lend');
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(seatOf(game, 1).horror).toBe(2);
    expect(game.state.casting).toBeUndefined();
  });
});

describe('step 4: the result', () => {
  it('3E-463.5a-1 3E-463.5b-1 3E-463.5b-2 fives and sixes succeed, one is enough, none fails', () => {
    expect(roll(daniela({}, { dice: [4, 4, 5] })).result).toMatchObject({ successes: 1, passed: true });
    expect(roll(daniela({}, { dice: [4, 4, 4] })).result).toMatchObject({ successes: 0, passed: false });
  });

  it('sixes count twice with a card in use that says so, and only in its tests', () => {
    const game = daniela({ cards: ['shotgun'] }, { dice: [6, 5, 1, 1, 1, 1, 1, 1] });
    expect(roll(game, { skill: 'strength', occasion: 'attack', enough: 3 }).result?.successes).toBe(3);
    const other = daniela({ cards: ['shotgun'] }, { dice: [6, 5, 1] });
    expect(roll(other, { skill: 'strength' }).result?.successes).toBe(2);
  });

  it('3E-463.5c failing too means what the effect says', () => {
    const game = daniela({}, { dice: [1, 1, 1] });
    drive(
      game,
      run(game, 0, [{ check: { skill: 'lore', mod: 0, pass: [], fail: [{ gain: { money: 2 } }] } }], {
        source: { ref: 'card', id: 'test' },
      }),
      { 'test.spend': 'accept' },
    );
    expect(seatOf(game, 0).money).toBe(2);
  });

  it('3E-463.5c 3E-R22 what passing means is done before conditions go', () => {
    const game = daniela({ cards: ['cursed'] }, { dice: [6, 1, 1] });
    let held = 0;
    roll(game, {
      afterwards: () => {
        held = seatOf(game, 0).cards.length;
        return nothing();
      },
    });
    expect(held).toBe(1);
    expect(seatOf(game, 0).cards).toEqual([]);
  });

  it('the chance of passing is exact, with what is free', () => {
    expect(testOdds(daniela(), 0, spec({ mod: 1 }))).toBeCloseTo(oddsOf(4, 1, 2), 12);
    expect(testOdds(daniela({ cards: ['blessed'] }), 0, spec())).toBeCloseTo(1 - 1 / 8, 12);
    expect(testOdds(daniela({ cards: ['cursed'] }), 0, spec())).toBeCloseTo(oddsOf(3, 1, 1), 12);
  });

  it('3E-402.2-2 the chance of an attack is that of bringing the monster down', () => {
    const game = daniela();
    const monster = addMonster(game, { kind: 'fleshEater', with: 0 });
    const attack = spec({ occasion: 'attack', monster: monster.id });
    expect(testOdds(game, 0, attack)).toBeCloseTo(oddsOf(3, 2, 2), 12);
  });

  it('3E-463.5a-1 a roll tells what has changed the faces that succeed', () => {
    for (const cards of [['cursed'], []]) {
      const game = daniela({ cards });
      drive(game, test(game, 0, spec()));
      expect(eventsOf(game, 'TestRolled')[0]?.facesBy?.id.split('#')[0]).toBe(cards[0]);
    }
  });
});

describe('conditions in tests', () => {
  it('3E-C1 blessed: fours succeed too; it goes after a failed test', () => {
    const game = daniela({ cards: ['blessed'] }, { dice: [4, 1, 1, 3, 3, 3] });
    expect(roll(game).result?.passed).toBe(true);
    expect(seatOf(game, 0).cards).toHaveLength(1);
    expect(roll(game).result?.passed).toBe(false);
    expect(seatOf(game, 0).cards).toHaveLength(0);
    expect(game.state.decks.condition).toContain('blessed#1');
  });

  it('3E-C2 cursed: only sixes succeed; it goes after a passed test', () => {
    const game = daniela({ cards: ['cursed'] }, { dice: [5, 5, 5, 6, 5, 5] });
    expect(roll(game).result?.passed).toBe(false);
    expect(seatOf(game, 0).cards.map(({ id }) => id)).toEqual(['cursed#1']);
    expect(roll(game).result).toMatchObject({ successes: 1, passed: true });
    expect(seatOf(game, 0).cards).toHaveLength(0);
    expect(game.state.decks.condition).toContain('blessed#1');
  });

  it('3E-C2 a curse goes after an attack too', () => {
    const game = daniela({ cards: ['cursed'] }, { dice: [6, 1, 1] });
    roll(game, { skill: 'strength', occasion: 'attack', enough: 1 });
    expect(seatOf(game, 0).cards).toEqual([]);
  });

  it('3E-002 of two that say which faces succeed the narrower holds', () => {
    expect(successFaces(aGame({ investigators: ['rexMurphy'] }), 0)).toEqual([6]);
    expect(successFaces(aGame({ investigators: [{ sheet: 'rexMurphy', cards: ['darkBlessing'] }] }), 0)).toEqual([6]);
    expect(successFaces(daniela({ cards: ['darkBlessing'] }), 0)).toEqual([4, 5, 6]);
  });
});

describe('spells that replace the skill', () => {
  const wendy = (rest: Partial<Placed> = {}, dice: number[] = []) =>
    aGame({
      investigators: [{ sheet: 'dexterDrake', cards: ['mistsOfRlyeh'], ...rest }],
      monsters: [{ kind: 'fleshEater', with: 0 }],
      dice,
    });

  it('3E-437.5 is cast before the roll, for its horror, and tests lore instead', () => {
    const game = wendy({}, [5, 1, 1, 1]);
    const evade: Partial<TestSpec> = { skill: 'observation', occasion: 'evade' };
    const { result, decisions } = roll(game, evade, { 'test.prepare': 'cast:mistsOfRlyeh#1' });
    expect(optionIds(decisions[0])).toEqual(['roll', 'cast:mistsOfRlyeh#1']);
    expect(decisions[0]?.default).toEqual(['roll']);
    expect(result?.passed).toBe(true);
    expect(eventsOf(game, 'TestRolled')[0]).toMatchObject({ skill: 'lore', dice: [5, 1, 1, 1] });
    expect(seatOf(game, 0).horror).toBe(1);
  });

  it('3E-493.8-2 3E-R8 whom the horror defeats makes no test', () => {
    const game = wendy({ horror: 6 });
    const { result } = roll(
      game,
      { skill: 'observation', occasion: 'evade' },
      { 'test.prepare': 'cast:mistsOfRlyeh#1' },
    );
    expect(result).toEqual({ successes: 0, passed: false, interrupted: true });
    expect(eventsOf(game, 'TestRolled')).toEqual([]);
    expect(seatOf(game, 0).left).toBe('defeated');
  });

  it('is not offered where lore is no better', () => {
    const game = aGame({
      investigators: [{ sheet: 'wendyAdams', cards: ['mistsOfRlyeh'] }],
      monsters: [{ kind: 'fleshEater', with: 0 }],
      dice: [5, 1, 1, 1],
    });
    expect(roll(game, { skill: 'observation', occasion: 'evade' }).decisions).toEqual([]);
  });
});
