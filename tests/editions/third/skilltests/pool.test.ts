import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../../src/engine/odds.ts';
import { aGame, eventsOf, give, kindsOf, optionIds, seatOf, skillOf } from '../table.ts';
import { daniela, dice, roll } from './testgame.ts';

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

  it('3N-35 3E-463.2c-1 cards with at most two hands are used together; a better pair is not asked for', () => {
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
      { centers: { rivertown: { clues: 1 } } },
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
