import { describe, expect, it } from 'vitest';
import { UNPLACED } from '../../../../src/editions/second/investigators/placing.ts';
import type { EventOf, EventType } from '../../../../src/editions/second/state/event.ts';
import { Play } from '../../../../src/engine/play.ts';
import { secondEdition } from '../../../second.ts';
import { act, askedOf, offersOf, one, optionsOf, type SecondPlay, sitOut, turnOf } from './turn.ts';

const FOUR = ['joe-diamond', 'harvey-walters', 'amanda-sharpe', 'bob-jenkins'];
const TWO = FOUR.slice(0, 2);

function told<T extends EventType>(play: SecondPlay, type: T): EventOf<T>[] {
  return play.game.events.filter((event): event is EventOf<T> => event.type === type);
}

describe('the order of sittings', () => {
  it('2E-T20, 2E-T21 (situation 1): whoever is there sits; when all have, the Mythos comes once, and the marker goes on', () => {
    const play = turnOf({ investigators: FOUR, turn: 4 });
    expect(play.open.map(({ kind, seats, race }) => [kind, seats, race])).toEqual(
      [0, 1, 2, 3].map((seat) => ['move.next', [seat], true]),
    );
    for (const seat of [3, 2, 1]) sitOut(play, seat, 'stop');
    expect(play.state.turn).toBe(4);
    expect(told(play, 'MythosDrawn').filter(({ purpose }) => purpose === 'full')).toEqual([]);
    sitOut(play, 0, 'stop');
    for (let count = 0; count < 40 && play.state.turn === 4; count++) {
      const [decision] = play.open;
      if (decision) play.answer({ decision: decision.id, chosen: decision.default });
    }
    expect(told(play, 'MythosDrawn').filter(({ purpose }) => purpose === 'full')).toHaveLength(1);
    expect(told(play, 'SittingBegan').map(({ seat }) => seat)).toEqual([3, 2, 1, 0]);
    expect(play.state).toMatchObject({ turn: 5, first: 1 });
  });

  it('2E-315 whoever has yet to place their sliders keeps nobody else from what they may do, and may do nothing else', () => {
    const before = turnOf({ investigators: TWO });
    one(before, 1).marks.push(UNPLACED);
    const play = new Play(secondEdition, before.state);
    expect([askedOf(play, 1)?.kind, offersOf(play, 1)]).toEqual(['setup.sliders', []]);
    play.interrupt(0, 'upkeep:sliders');
    sitOut(play, 0, askedOf(play, 0)?.default[0] ?? '');
    expect([askedOf(play, 1)?.kind, offersOf(play, 1)]).toEqual(['setup.sliders', []]);
  });

  it('2E-T05 (situation 2): two who are far apart have the same values and the same dice, whoever sits first', () => {
    const ends = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const play = turnOf({
        investigators: [
          { sheet: 'joe-diamond', at: 'merchant-district-streets' },
          { sheet: 'harvey-walters', at: 'uptown-streets', sanity: 7 },
        ],
        monsters: { 'cultist#1': 'merchant-district-streets', 'ghoul#1': 'uptown-streets' },
      });
      for (const seat of order) {
        const monster = seat === 0 ? 'cultist#1' : 'ghoul#1';
        sitOut(play, seat, `fight:${monster}`);
      }
      const rolls = told(play, 'CheckRolled').sort((a, b) => a.seat - b.seat);
      return { rolls, people: play.state.investigators };
    });
    expect(ends[0]!.rolls.length).toBeGreaterThan(1);
    expect(ends[0]).toEqual(ends[1]);
  });

  it('2E-T20: with nothing to decide it says go on, and waits to be pressed', () => {
    const play = turnOf({ investigators: [{ sheet: 'joe-diamond', at: 'abyss-1', delayed: true }] });
    expect(optionsOf(play, 0)).toEqual(['go-on']);
    expect(askedOf(play, 0)?.kind).toBe('sitting.begin');
    expect(one(play, 0).delayed).toBe(true);
    act(play, 0, 'go-on');
    expect(told(play, 'StoodUp')).toHaveLength(1);
  });

  it('2E-T22: a sitting that is taken back was never begun; everybody may sit, finished parts stay', () => {
    const play = turnOf({ investigators: FOUR, clues: {} });
    const before = JSON.stringify({ ...play.state, asked: 0 });
    const { asked } = play.state;
    act(play, 0, optionsOf(play, 0).find((id) => id.startsWith('go:'))!);
    expect(play.open.map(({ seats }) => seats)).toEqual([[0]]);
    play.accept({ kind: 'lapse' });
    expect(JSON.stringify({ ...play.state, asked: 0 })).toBe(before);
    expect(play.open.map(({ seats }) => seats)).toEqual([[0], [1], [2], [3]]);
    // The buttons of what was taken back fit nothing any more.
    expect(play.open.every(({ id }) => Number(id) > asked)).toBe(true);
  });

  it('2E-T22: what is finished of a sitting stays when the rest is taken back', () => {
    const play = turnOf({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true }, 'harvey-walters'],
      gates: { woods: 'abyss' },
      clues: {},
    });
    act(play, 0, 'stop');
    expect(askedOf(play, 0)?.kind).toBe('gate.close');
    play.accept({ kind: 'lapse' });
    expect(play.state.sitting?.shares.map(({ next }) => next)).toEqual(['arkham', 'movement']);
    expect(optionsOf(play, 0)).toEqual(['go-on']);
    expect(offersOf(play, 0)).toEqual([]);
    act(play, 0, 'go-on');
    expect(askedOf(play, 0)?.kind).toBe('gate.close');
  });

  it('2E-T23 (situation 17): whoever falls unconscious has sat', () => {
    const play = turnOf({
      investigators: [{ sheet: 'joe-diamond', at: 'merchant-district-streets', stamina: 1 }, 'harvey-walters'],
      monsters: { 'ghoul#1': 'merchant-district-streets' },
      dice: Array.from({ length: 20 }, () => 1),
    });
    sitOut(play, 0, 'fight:ghoul#1');
    expect(told(play, 'FellUnconscious')).toHaveLength(1);
    expect(play.open.map(({ seats }) => seats)).toEqual([[1]]);
  });

  it('2E-T14, 2E-T35 (situation 18): whoever was arrested last turn has no menu, and comes out when all have sat', () => {
    const play = turnOf({
      investigators: [
        'joe-diamond',
        { sheet: 'harvey-walters', at: 'jail-cell', arrested: true, delayed: true, lostTurn: 2 },
      ],
    });
    expect(play.open.map(({ seats }) => seats)).toEqual([[0]]);
    expect(one(play, 1).at).toBe('jail-cell');
    sitOut(play, 0, 'stop');
    expect(one(play, 1)).toMatchObject({ at: 'police-station', arrested: false, delayed: false });
    expect(told(play, 'EncounterDrawn').filter(({ seat }) => seat === 1)).toEqual([]);
  });

  it('2E-T32 (situation 21): the awakening ends the turn, and sittings that are open lapse', () => {
    const play = turnOf({
      investigators: [{ sheet: 'joe-diamond', at: 'independence-square' }, 'harvey-walters'],
      ancientOne: 'yig',
      doom: 9,
      draws: ['downtown-4', 'abyss'],
      dice: [1],
    });
    sitOut(play, 0, 'stop');
    expect(play.state.ancientOne.awake).toBe(true);
    expect(play.state.sitting).toBeUndefined();
    expect(play.open.every(({ race }) => !race)).toBe(true);
  });

  it('2E-T33 (situation 22): movement ends in one’s own sitting, before anybody else sits (Curfew)', () => {
    const play = turnOf({
      investigators: [{ sheet: 'joe-diamond', at: 'merchant-district-streets' }, 'harvey-walters'],
      environment: 'mythos-curfew-enforced',
    });
    act(play, 0, 'stop');
    expect(told(play, 'CheckRolled').map(({ seat, skill }) => [seat, skill])).toEqual([[0, 'will']]);
    expect(told(play, 'SittingBegan')).toHaveLength(1);
  });
});

describe('the Upkeep window', () => {
  it('2E-T10 (situation 5): income and rolls come by themselves where nothing is to be chosen', () => {
    const play = turnOf({ investigators: [{ sheet: 'joe-diamond', cards: ['retainer'] }], dice: [5] });
    expect(one(play, 0).money).toBe(2);
    expect(told(play, 'DiceRolled')).toHaveLength(1);
  });

  it('2E-T10, 2E-T11 (situation 6): rolls wait where something is to be chosen; Heal first uses the Blessing', () => {
    const play = turnOf({
      investigators: [{ sheet: 'joe-diamond', cards: ['blessing', 'heal'], stamina: 3, sliders: [1, 1, 3] }],
      dice: [4, 4, 4, 4, 4, 4],
    });
    expect(told(play, 'DiceRolled')).toEqual([]);
    expect(offersOf(play, 0)).toEqual(
      expect.arrayContaining(['upkeep:cast:heal#1', 'upkeep:roll:blessing#1', 'upkeep:sliders']),
    );
    play.interrupt(0, 'upkeep:cast:heal#1');
    const [rolled] = told(play, 'CheckRolled');
    expect(rolled?.faces).toEqual([4, 5, 6]);
    sitOut(play, 0);
    act(play, 0, 'stop');
    expect(told(play, 'DiceRolled').length).toBeGreaterThan(0);
    expect(offersOf(play, 0)).not.toContain('upkeep:sliders');
  });

  it('2E-T10: a roll that may ask is kept for the window (Bank Loan)', () => {
    const play = turnOf({
      investigators: [{ sheet: 'joe-diamond', cards: ['bank-loan'], money: 3 }, 'harvey-walters'],
    });
    expect(told(play, 'DiceRolled')).toEqual([]);
    expect(offersOf(play, 0)).toContain('upkeep:roll:bank-loan#1');
  });

  it('2E-T30: before the Mythos only whoever sat last is waited for; the others had the race to use their cards in', () => {
    const urgent = (order: readonly number[]) => {
      const here = { at: 'northside-streets' };
      const play = turnOf({
        investigators: [
          { sheet: 'joe-diamond', ...here, sanity: 2, cards: ['duke'] },
          { sheet: 'harvey-walters', ...here, stamina: 2, cards: ['sir-william-brinton'] },
        ],
      });
      for (const seat of order) sitOut(play, seat, 'stop');
      return play.open.filter(({ kind }) => kind === 'window.act').map(({ seats, about }) => [...seats, about?.urgent]);
    };
    expect(urgent([0, 1])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(urgent([1, 0])).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  it('2E-T12 (situation 7): one Healing Stone heals one investigator a turn, also when it is handed on', () => {
    const stone = 'healing-stone#1';
    const play = turnOf({
      investigators: [
        { sheet: 'joe-diamond', at: 'train-station', cards: ['healing-stone'], stamina: 3 },
        { sheet: 'harvey-walters', at: 'train-station', stamina: 2 },
      ],
    });
    play.interrupt(0, `upkeep:use:${stone}`);
    expect(one(play, 0).stamina).toBe(4);
    act(play, 0, 'trade:1');
    act(play, 0, `give:${stone}`);
    while (askedOf(play, 0)?.kind === 'trade.money') act(play, 0, 'none');
    if (askedOf(play, 1)?.kind === 'trade.consent') act(play, 1, 'accept');
    expect(one(play, 1).cards.map(({ id }) => id)).toEqual([stone]);
    sitOut(play, 0);
    expect(askedOf(play, 1)?.race).toBe(true);
    expect(offersOf(play, 1)).not.toContain(`upkeep:use:${stone}`);
    sitOut(play, 1, 'stop');
    for (let count = 0; count < 40 && play.state.turn === 2; count++) {
      const [decision] = play.open;
      if (decision) play.answer({ decision: decision.id, chosen: decision.default });
    }
    expect(offersOf(play, 1)).toContain(`upkeep:use:${stone}`);
  });

  it('2E-T60 (situation 8): all moves of a turn together stay within the focus of where the sliders stood', () => {
    const play = turnOf({ investigators: [{ sheet: 'joe-diamond', sliders: [1, 1, 1] }, 'harvey-walters'] });
    const move = (to: string) => {
      play.interrupt(0, 'upkeep:sliders');
      act(play, 0, to);
    };
    expect(one(play, 0).sliders).toEqual([1, 1, 1]);
    move('sliders:2-1-1');
    move('sliders:1-1-1');
    const focus = 3;
    move('sliders:3-1-1');
    expect(one(play, 0).sliders).toEqual([3, 1, 1]);
    play.interrupt(0, 'upkeep:sliders');
    const far = optionsOf(play, 0).map((id) => id.slice('sliders:'.length).split('-').map(Number));
    const steps = far.map((stops) => stops.reduce((sum, stop) => sum + Math.abs(stop - 1), 0));
    expect(Math.max(...steps)).toBe(focus);
  });

  it('2E-T11: nobody waits for a window; others sit while it is open', () => {
    const play = turnOf({ investigators: TWO });
    play.interrupt(0, 'upkeep:sliders');
    expect(askedOf(play, 1)?.race).toBe(true);
    act(play, 1, 'stop');
    act(play, 0, askedOf(play, 0)!.default[0]!);
    expect(told(play, 'SittingBegan').map(({ seat }) => seat)).toEqual([1]);
  });

  it('2E-T13 (situation 19): whoever was lost is asked where first, and has an Upkeep after it; closed places are not on offer', () => {
    const play = turnOf({
      investigators: [
        'joe-diamond',
        {
          sheet: 'harvey-walters',
          at: 'lost-in-time-and-space',
          returnsOn: 2,
          lostTurn: 1,
          delayed: false,
          cards: ['retainer'],
        },
      ],
      dice: [5],
    });
    expect(askedOf(play, 1)).toMatchObject({ kind: 'upkeep.return', race: true });
    expect(one(play, 1).money).toBe(0);
    act(play, 1, 'go:woods');
    expect(one(play, 1)).toMatchObject({ at: 'woods', money: 2, returnsOn: null });
    expect(askedOf(play, 1)).toMatchObject({ kind: 'move.next', race: true });
    expect(offersOf(play, 1)).toContain('upkeep:sliders');
    expect(askedOf(play, 0)?.race).toBe(true);
  });
});
