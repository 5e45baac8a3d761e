import { describe, expect, it } from 'vitest';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { TURN_ORDERS, type TurnOrder } from '../../../../src/editions/second/state/options.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { Play } from '../../../../src/engine/play.ts';
import { secondEdition } from '../../../second.ts';
import { aGame } from '../table.ts';
import { act, askedOf, offersOf, optionsOf, type SecondPlay, sitOut, turnOf } from './turn.ts';

const TWO = [
  { sheet: 'joe-diamond', at: 'merchant-district-streets' },
  { sheet: 'harvey-walters', at: 'uptown-streets' },
];

/** Defaults until that is so. */
function until(play: SecondPlay, reached: () => boolean): void {
  for (let count = 0; count < 80 && !reached(); count++) {
    const [decision] = play.open;
    if (!decision) return;
    play.answer({ decision: decision.id, chosen: decision.default });
  }
}

describe('what sittings change', () => {
  it('2E-T04: who acts when, and no number: the second player may be done before the first has moved', () => {
    const book = turnOf({ investigators: TWO }, 'book');
    until(book, () => book.open.some(({ kind }) => kind === 'move.next'));
    expect(askedOf(book, 1)).toBeUndefined();
    act(book, 0, 'stop');
    until(book, () => askedOf(book, 1)?.kind === 'move.next');
    const sitting = turnOf({ investigators: TWO });
    const mine = askedOf(sitting, 1);
    expect(mine?.about?.points).toBe(askedOf(book, 1)?.about?.points);
    expect(mine?.options.map(({ id }) => id)).toEqual(optionsOf(book, 1));
    sitOut(sitting, 1, 'stop');
    expect(sitting.state.sitting?.shares.map(({ next }) => next)).toEqual(['movement', 'sat']);
  });

  it('2E-T34: “until the end of the turn” goes by the turn, not by the sitting', () => {
    const harvey = { sheet: 'harvey-walters', at: 'uptown-streets', sliders: [1, 1, 0], cards: ['voice-of-ra'] };
    const play = turnOf({ investigators: [harvey, 'joe-diamond'], dice: [6, 6, 6, 6, 6, 6] });
    const [cast = ''] = offersOf(play, 0).filter((id) => id.startsWith('upkeep:cast:'));
    play.interrupt(0, cast);
    until(play, () => play.open.every(({ race }) => race));
    const lasting = () => play.state.lasting.length;
    expect(lasting()).toBe(1);
    sitOut(play, 0, 'stop');
    expect(lasting()).toBe(1);
    const { turn } = play.state;
    sitOut(play, 1, 'stop');
    until(play, () => play.state.turn > turn);
    expect(lasting()).toBe(0);
  });

  it('2E-T61: in one’s own sitting everything is asked, also what is always answered alike', () => {
    const play = turnOf({
      investigators: [{ sheet: 'joe-diamond', at: 'woods', explored: true, clues: 5, sliders: [1, 3, 1] }],
      gates: { woods: 'abyss', graveyard: 'yuggoth' },
      dice: [6, 6, 6, 6, 6, 6],
    });
    act(play, 0, 'stop');
    act(play, 0, 'close:fight');
    until(play, () => !askedOf(play, 0)?.kind.startsWith('check.'));
    expect(askedOf(play, 0)?.kind).toBe('gate.seal');
  });
});

describe('what they leave as it is', () => {
  it('2E-T36: the final battle is the same in every turn order', () => {
    const fought = (turnOrder: TurnOrder) => {
      const { state } = aGame({
        investigators: ['joe-diamond', 'harvey-walters'],
        awake: true,
        phase: 'battle',
        cursor: { step: 'battle.start' },
        turnOrder,
      });
      const play: Play<State, SecondEvent> = new Play(secondEdition, state);
      const asked: string[] = [];
      for (let count = 0; count < 30 && play.open[0]; count++) {
        asked.push(`${play.open[0].kind} ${play.open[0].seats}`);
        play.answer({ decision: play.open[0].id, chosen: play.open[0].default });
      }
      expect(play.state.sitting).toBeUndefined();
      return { asked, investigators: play.state.investigators, ancientOne: play.state.ancientOne };
    };
    const [book, ...others] = TURN_ORDERS.map(fought);
    expect(book?.asked.length).toBeGreaterThan(1);
    // With orders to hand in, sliders are asked in the battle as ever (D-68).
    for (const other of others) expect(other).toEqual(book);
  });

  it('2E-T37: a team has one sitting for each of its investigators', () => {
    const four = ['joe-diamond', 'harvey-walters', 'amanda-sharpe', 'bob-jenkins'];
    const play = turnOf({ investigators: four, variants: { team: true } });
    expect(play.open.map(({ seats }) => seats)).toEqual([[0], [1], [2], [3]]);
    for (const seat of [2, 0, 3]) sitOut(play, seat, 'stop');
    expect(play.open.map(({ seats, race }) => [seats, race])).toEqual([[[1], true]]);
  });
});
