import { describe, expect, it } from 'vitest';
import { diceOfCheck } from '../../../../src/editions/second/checks/formula.ts';
import { skillValue } from '../../../../src/editions/second/investigators/skill.ts';
import { movement } from '../../../../src/editions/second/movement/movement.ts';
import { aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', ...more });

describe('walking in Arkham', () => {
  it('2E-702 2E-703 SC-12 four points reach the Administration Building from the Graveyard', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0] })] });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:rivertown-streets', 'go:french-hill-streets', 'go:administration-building'),
    });
    expect(game.state.investigators[0]?.at).toBe('administration-building');
    expect(eventsOf(game, 'Moved').map(({ to }) => to)).toEqual([
      'rivertown-streets',
      'french-hill-streets',
      'miskatonic-university-streets',
      'administration-building',
    ]);
    expect(optionIds(decisions[0])).toContain('go:administration-building');
    expect(decisions).toHaveLength(3);
  });

  it('2E-702 SC-12 with Speed 3 the fourth step is not on offer', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', sliders: [2, 0, 0] })] });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:miskatonic-university-streets', 'stop'),
    });
    expect(optionIds(decisions[0])).not.toContain('go:administration-building');
    expect(game.state.investigators[0]?.at).toBe('miskatonic-university-streets');
    expect(decisions).toHaveLength(1);
  });

  it('2E-703 points left over allow going on', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0] })] });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('go:rivertown-streets', 'go:black-cave', 'go:rivertown-streets', 'go:general-store'),
    });
    expect(game.state.investigators[0]?.at).toBe('general-store');
    expect(decisions).toHaveLength(4);
  });

  it('2E-705 silence stays', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard' })] });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]?.at).toBe('graveyard');
  });

  it('2E-706 a closed location is not on offer', () => {
    const game = aGame({ investigators: [amanda({ at: 'rivertown-streets', sliders: [3, 0, 0] })] });
    game.state.places['general-store']?.closed.push({ by: 'terror', until: 'endOfGame' });
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toContain('go:graveyard');
    expect(optionIds(decisions[0])).not.toContain('go:general-store');
  });

  it('2E-706 a forbidden street is neither entered nor passed', () => {
    const game = aGame({ investigators: [amanda({ at: 'northside-streets', sliders: [3, 0, 0] })] });
    game.state.lasting.push({
      source: 'mythos-fourth-of-july-parade',
      effect: { forbid: { what: 'move', into: 'merchant-district-streets', outOf: 'merchant-district-streets' } },
      seat: null,
      until: 'endOfTurn',
      turn: 3,
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0]).filter((id) => id.includes('merchant') || id === 'go:river-docks')).toEqual([]);
  });

  it('2E-702 2N-140 the environment takes points, the Ruby of R’lyeh gives three', () => {
    const points = (environment: string | undefined, cards: string[]) => {
      const game = aGame({
        investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0], cards })],
        ...(environment ? { environment } : {}),
      });
      return drive(game, movement(game, 0)).decisions[0]?.about?.points;
    };
    expect(points(undefined, [])).toBe(4);
    expect(points('mythos-icy-conditions', [])).toBe(3);
    expect(points('mythos-raining-cats-and-dogs', [])).toBe(3);
    expect(points(undefined, ['ruby-of-rlyeh'])).toBe(7);
  });

  it('2N-140 the Ruby of R’lyeh gives its points in every Movement, and is no Speed', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0], cards: ['ruby-of-rlyeh'] })] });
    const points = (turn: number) => {
      game.state.turn = turn;
      const to = turn === 2 ? 'rivertown-streets' : 'graveyard';
      return drive(game, movement(game, 0), { 'move.next': inTurn(`go:${to}`, 'stop') }).decisions[0]?.about?.points;
    };
    expect([points(2), points(3)]).toEqual([7, 7]);
    expect(skillValue(game, 0, 'speed')).toBe(4);
    expect(diceOfCheck(game, 0, { kind: 'speed', modifier: 0, difficulty: 1, rule: '2E-2202' })).toBe(4);
  });

  it('2E-702 a Map gives a point, a tome takes some', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', sliders: [0, 0, 3], cards: ['map-of-arkham', 'old-journal'] })],
      dice: [5, 1, 1],
    });
    const { decisions } = drive(game, movement(game, 0), {
      'move.next': inTurn('use:map-of-arkham#1', 'use:old-journal#1', 'go:rivertown-streets'),
    });
    expect(decisions.filter(({ kind }) => kind === 'move.next').map(({ about }) => about?.points)).toEqual([1, 2, 1]);
    const one = game.state.investigators[0];
    expect(one?.at).toBe('rivertown-streets');
    expect(one?.clues).toBe(3);
    expect(one?.cards.map(({ id }) => id)).toEqual(['map-of-arkham#1']);
  });

  it('2E-803 the explored marker is lost on leaving', () => {
    const game = aGame({
      investigators: [amanda({ at: 'woods', explored: true, sliders: [3, 0, 0] })],
      gates: { woods: 'abyss' },
    });
    drive(game, movement(game, 0), { 'move.next': inTurn('go:uptown-streets', 'stop') });
    expect(game.state.investigators[0]?.explored).toBe(false);
  });

  it('2E-101 the Patrol Wagon goes anywhere in place of the movement', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', cards: ['patrol-wagon'] })], clues: { woods: 1 } });
    drive(game, movement(game, 0), { 'move.next': inTurn('wagon:woods', 'stop') });
    expect(game.state.investigators[0]?.at).toBe('woods');
    expect(game.state.investigators[0]?.clues).toBe(1);
    expect(game.state.walk).toBeUndefined();
  });

  it('2E-101 the Patrol Wagon is no longer offered after a step', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', sliders: [3, 0, 0], cards: ['patrol-wagon'] })],
    });
    const { decisions } = drive(game, movement(game, 0), { 'move.next': inTurn('go:rivertown-streets', 'stop') });
    expect(optionIds(decisions[1]).some((id) => id.startsWith('wagon:'))).toBe(false);
  });
});

describe('standing up', () => {
  it('2E-712 2E-713 a delayed investigator stands up, meets monsters and takes tokens', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', delayed: true, sliders: [0, 0, 0] })],
      clues: { graveyard: 1 },
      monsters: { cultist: 'graveyard' },
      dice: [6],
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(optionIds(decisions[0])).toEqual(['evade:cultist#1', 'fight:cultist#1']);
    expect(game.state.investigators[0]).toMatchObject({ delayed: false, clues: 1, at: 'graveyard' });
  });

  it('2E-712 a delayed investigator has no movement points and goes nowhere', () => {
    const game = aGame({ investigators: [amanda({ at: 'graveyard', delayed: true })], clues: { graveyard: 1 } });
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions).toEqual([]);
    expect(game.state.investigators[0]).toMatchObject({ delayed: false, at: 'graveyard', clues: 1 });
  });

  it('2E-713 with the ruling turned off he only stands up', () => {
    const game = aGame({
      investigators: [amanda({ at: 'graveyard', delayed: true })],
      clues: { graveyard: 1 },
      monsters: { cultist: 'graveyard' },
      rulings: { delayedEndsMovement: false },
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions).toEqual([]);
    expect(game.state.investigators[0]).toMatchObject({ delayed: false, clues: 0 });
  });

  it('2E-3107 an arrested investigator comes out of the cell and does nothing else', () => {
    const game = aGame({
      investigators: [amanda({ at: 'jail-cell', arrested: true, delayed: true, lostTurn: 2 })],
      monsters: { cultist: 'police-station' },
    });
    const { decisions } = drive(game, movement(game, 0));
    expect(decisions).toEqual([]);
    expect(game.state.investigators[0]).toMatchObject({ at: 'police-station', arrested: false, delayed: false });
  });

  it('2E-3112 lost in time and space he only stands up', () => {
    const game = aGame({
      investigators: [amanda({ at: 'lost-in-time-and-space', delayed: true, lostTurn: 2, returnsOn: 3 })],
    });
    drive(game, movement(game, 0));
    expect(game.state.investigators[0]).toMatchObject({ at: 'lost-in-time-and-space', delayed: false, returnsOn: 3 });
  });

  it('2E-3017 who went insane this turn does not move', () => {
    const game = aGame({ investigators: [amanda({ at: 'arkham-asylum', spentTurn: 2 })] });
    expect(drive(game, movement(game, 0)).decisions).toEqual([]);
  });
});
