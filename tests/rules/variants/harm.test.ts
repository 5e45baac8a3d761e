import { describe, expect, it } from 'vitest';
import { attackAncientOne, faceMonsters, fight } from '../../../src/editions/second/combat/combat.ts';
import { arkhamEncounter } from '../../../src/editions/second/encounters/encounter.ts';
import { closeGate, openGate } from '../../../src/editions/second/gates/gate.ts';
import { lose } from '../../../src/editions/second/misfortune/loss.ts';
import { movement } from '../../../src/editions/second/movement/movement.ts';
import {
  type Arrangement,
  aGame,
  drive,
  eventsOf,
  inTurn,
  optionIds,
  type Placed,
} from '../../editions/second/table.ts';
import { kinds, mythosPhase, one, RAID } from '../phases.ts';

const cause = { ref: 'monster', id: 'ghoul' };
const joe = (more: Partial<Placed> = {}): Placed => ({ sheet: 'joe-diamond', at: 'woods', ...more });

describe('L5 insanity costs memory', () => {
  const variants = { amnesia: true };
  const broken = (placed: Partial<Placed>, loss: { sanity?: number; stamina?: number }, answers = {}) => {
    const game = aGame({ investigators: [joe(placed)], variants, ancientOne: 'yig' });
    return { game, ...drive(game, lose(game, 0, loss, cause), answers) };
  };

  it('L5.1 a Spell or a Skill of his choice goes, and no items', () => {
    const cards = ['food', 'knife', 'axe', 'wither', 'bravery'];
    const { game, decisions } = broken({ cards }, { sanity: 4 }, { 'loss.memory': 'bravery#1' });
    expect(decisions.map(({ kind }) => kind)).toEqual(['loss.memory']);
    expect(optionIds(decisions[0])).toEqual(['wither#1', 'bravery#1']);
    expect(kinds(game)).toEqual(['food', 'knife', 'axe', 'wither']);
  });

  it('L5.2 half his Clue tokens and his Retainers go as ever', () => {
    const { game } = broken({ cards: ['retainer', 'food'], clues: 5 }, { sanity: 4 });
    expect(one(game)).toMatchObject({ clues: 3, at: 'arkham-asylum' });
    expect(kinds(game)).toEqual(['food']);
  });

  it('L5.3 with neither Spell nor Skill nothing goes in their place', () => {
    const { game, decisions } = broken({ cards: ['food', 'knife', 'duke', 'elder-sign'] }, { sanity: 9 });
    expect(decisions).toEqual([]);
    expect(kinds(game)).toHaveLength(4);
  });

  it('L5.4 the same where it makes him lost in time and space', () => {
    const { game } = broken({ at: 'abyss-1', cards: ['food', 'knife', 'wither'], clues: 2 }, { sanity: 4 });
    expect(one(game)).toMatchObject({ at: 'lost-in-time-and-space', clues: 1 });
    expect(kinds(game)).toEqual(['food', 'knife']);
  });

  it('L5.5 unconsciousness and both at 0 are as before', () => {
    const { game } = broken({ cards: ['food', 'knife', 'bravery'] }, { stamina: 6 });
    expect(kinds(game)).toHaveLength(2);
    expect(kinds(game)).toContain('bravery');
    const both = broken({ cards: ['wither'] }, { sanity: 4, stamina: 6 });
    expect(eventsOf(both.game, 'Devoured')).toHaveLength(1);
  });
});

describe('L8 free escape', () => {
  const variants = { freeEscape: true };
  const misses = Array(30).fill(1);
  const hiker = (more: Partial<Placed> = {}): Placed => ({
    sheet: 'amanda-sharpe',
    at: 'woods',
    sliders: [3, 0, 0],
    stamina: 5,
    ...more,
  });
  const walking = (more: Arrangement = {}, rounds: string[] = ['fight', 'escape']) => {
    const game = aGame({ investigators: [hiker()], monsters: { cultist: 'woods' }, variants, dice: misses, ...more });
    const driven = drive(game, movement(game, 0), {
      'move.next': inTurn('fight:cultist#1', 'stop'),
      'combat.round': inTurn(...rounds),
    });
    return { game, ...driven, rounds: driven.decisions.filter(({ kind }) => kind === 'combat.round') };
  };

  it('L8.1 after each completed round, without a check', () => {
    const { game, rounds } = walking({}, ['fight', 'fight', 'escape']);
    expect(rounds.map((decision) => optionIds(decision).includes('escape'))).toEqual([false, true, true]);
    expect(eventsOf(game, 'CheckRolled').map(({ skill }) => skill)).toEqual(['combat', 'combat']);
    expect(eventsOf(game, 'CombatEnded')).toMatchObject([{ how: 'escaped' }]);
    expect(walking({ variants: {} }, ['fight', 'flee']).rounds.flatMap(optionIds)).not.toContain('escape');
  });

  it('L8.2 it ends his turn: no step, no Clue tokens, no encounter', () => {
    const { game, decisions } = walking({ clues: { woods: 2 } });
    expect(decisions.filter(({ kind }) => kind === 'move.next')).toHaveLength(1);
    drive(game, arkhamEncounter(game, 0));
    expect(one(game)).toMatchObject({ at: 'woods', clues: 0, spentTurn: 2 });
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
  });

  it('L8.3 next turn he walks away from it without a check', () => {
    const { game } = walking();
    game.state.turn = 3;
    const { decisions } = drive(game, movement(game, 0), { 'move.next': inTurn('go:uptown-streets', 'stop') });
    expect(optionIds(decisions[0])).toContain('go:uptown-streets');
    expect(one(game).at).toBe('uptown-streets');
    expect(eventsOf(game, 'Evaded')).toEqual([]);
  });

  it('L8.4 if he stays, it must be met', () => {
    const { game } = walking();
    game.state.turn = 3;
    const { decisions } = drive(game, movement(game, 0), { 'move.next': 'evade:cultist#1' });
    expect(optionIds(decisions[0])).not.toContain('stop');
    expect(decisions[0]?.default).toEqual(['evade:cultist#1']);
  });

  it('L8.5 no protection from what came in between', () => {
    const { game } = walking();
    game.state.turn = 3;
    game.state.monsters.push({ marker: 'zombie#1', at: 'woods' });
    game.state.cup = game.state.cup.filter((marker) => marker !== 'zombie#1');
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0]).some((id) => id.startsWith('go:'))).toBe(false);
  });

  it('L8.6 never from an Ambush', () => {
    const game = aGame({
      investigators: [hiker({ cards: ['dynamite'] })],
      monsters: { ghoul: 'woods' },
      variants,
      dice: misses,
    });
    const { decisions } = drive(game, fight(game, 0, 'ghoul#1'));
    const rounds = decisions.filter(({ kind }) => kind === 'combat.round');
    expect(rounds.length).toBeGreaterThan(0);
    expect(rounds.flatMap(optionIds)).not.toContain('escape');
  });

  it('L8.7 it ends the encounter, and its monsters go to the cup', () => {
    const game = aGame({ investigators: [hiker()], variants, dice: misses, phase: 'arkham' });
    for (const marker of ['zombie#1', 'cultist#1'] as const) {
      game.state.cup = game.state.cup.filter((other) => other !== marker);
      game.state.monsters.push({ marker, at: 'encounter', seat: 0 });
    }
    const { decisions } = drive(game, faceMonsters(game, 0, ['cultist#1', 'zombie#1']), {
      'combat.face': 'fight:cultist#1',
      'combat.round': inTurn('fight', 'escape'),
    });
    expect(decisions.filter(({ kind }) => kind === 'combat.face')).toHaveLength(1);
    expect(game.state.cup).toEqual(expect.arrayContaining(['zombie#1', 'cultist#1']));
    expect(game.state.monsters).toEqual([]);
  });

  it('L8.8 there is none in the final battle', () => {
    const investigators = [hiker({ cards: ['axe', 'wither'] })];
    const game = aGame({ investigators, awake: true, ancientOne: 'yig', variants, phase: 'battle', dice: misses });
    game.state.ancientOne.round = 2;
    game.state.cursor = { step: 'battle.attack', turnIndex: 0 };
    const { decisions } = drive(game, attackAncientOne(game, 0));
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.flatMap(optionIds)).not.toContain('escape');
  });

  it('L8.9 the others in the area leave him alone this turn', () => {
    const { game, decisions } = walking({ monsters: { cultist: 'woods', zombie: 'woods' } });
    expect(decisions.at(-1)?.kind).toBe('combat.round');
    expect(eventsOf(game, 'CombatStarted').map(({ monster }) => monster)).toEqual(['cultist#1']);
  });
});

describe('L9 no victory by sealing', () => {
  const seals = ['graveyard', 'black-cave', 'witch-house', 'unvisited-isle', 'unnamable'];
  const sixth = (variants: Record<string, unknown>) => {
    const game = aGame({ gates: { woods: 'abyss', 'science-building': 'rlyeh' }, seals, variants });
    const { ended } = drive(game, closeGate(game, 'woods', { seat: 0, trophy: true, seal: 'clues' }));
    return { game, ended };
  };

  it('L9.1 six elder signs do not win', () => {
    expect(sixth({}).ended).toBe(true);
    const { game, ended } = sixth({ noSealVictory: true });
    expect(ended).toBe(false);
    expect(game.state.outcome).toBeNull();
  });

  it('L9.2 a seal still keeps gates and monsters away', () => {
    const { game } = mythosPhase({ seals: ['black-cave'], variants: { noSealVictory: true } }, [RAID]);
    expect(eventsOf(game, 'GateOpened')).toEqual([]);
    expect(eventsOf(game, 'GateBlocked')).toMatchObject([{ place: 'black-cave' }]);
    expect(drive(game, openGate(game, 'black-cave', { from: 'encounter', monsters: 1 })).result).toBe(false);
    expect(game.state.ancientOne.doom).toBe(0);
  });
});
