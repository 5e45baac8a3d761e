import { describe, expect, it } from 'vitest';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import { Play } from '../../../../src/engine/play.ts';
import { secondEdition } from '../../../second.ts';
import { type Arrangement, aGame, aGameOfBefore, type Placed } from '../table.ts';

/** Only the Upkeep of a turn. */
const edition = {
  ...secondEdition,
  nextStep: (state: State) => (state.cursor.step === 'upkeep' ? secondEdition.nextStep(state) : null),
};

const hurt = (sheet: string, more: Partial<Placed>): Placed => ({
  sheet,
  at: 'woods',
  sliders: [1, 1, 1],
  sanity: 2,
  stamina: 2,
  ...more,
});

/** Three people who heal themselves and each other, cast, roll for their cards and lose one. */
const PEOPLE: Placed[] = [
  hurt('joe-diamond', { cards: ['healing-stone', 'blessing'] }),
  hurt('vincent-lee', { cards: ['voice-of-ra', 'retainer'] }),
  hurt('amanda-sharpe', { cards: ['heal', 'bank-loan'] }),
];

const UPKEEP = {
  investigators: PEOPLE,
  turnOrder: 'book',
  phase: 'upkeep',
  cursor: { step: 'upkeep' },
} satisfies Arrangement;

function begun(more: Arrangement = {}): Play<State, SecondEvent> {
  const { state } = aGame({ ...UPKEEP, ...more });
  // No forced dice: each comes from its address.
  delete state.forced;
  return new Play(edition, state);
}

/** Uses whatever there is, and pays nothing. */
function choice({ kind, options, default: usual }: Decision): string[] {
  const useful = options.find(({ id }) => /^(use|cast):/.test(id));
  if (kind === 'upkeep.next') return [useful?.id ?? 'done'];
  return kind === 'upkeep.sliders' ? [options.at(-1)?.id ?? ''] : usual;
}

/** Answers everything, of those who are asked always the first in this order. */
function played(order: readonly number[], more: Arrangement = {}): State {
  const play = begun(more);
  while (play.open.length > 0) {
    const next = order.flatMap((seat) => play.open.filter(({ seats }) => seats[0] === seat))[0]!;
    play.answer({ decision: next.id, chosen: choice(next) });
  }
  return play.state;
}

const ORDERS = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
  [2, 0, 1],
];

describe('an Upkeep by the book', () => {
  it('2E-T50: comes to the same as in strict order, whoever answers first', () => {
    for (const seed of ['1a', '2b', '3c', '4d'].map((part) => part.repeat(32))) {
      const strict = played([0, 1, 2], { strictOrder: true, seed });
      for (const order of ORDERS) {
        const { options, ...state } = played(order, { seed });
        expect({ ...state, options: { ...options, strictOrder: true } }).toEqual(strict);
      }
    }
  });

  it('2E-T51, 2E-T53: a spell shows its dice at once, and what it lasts waits for those before', () => {
    const play = begun();
    const mine = () => play.open.find(({ seats }) => seats[0] === 1)!;
    while (!mine().options.some(({ id }) => id.startsWith('cast:')))
      play.answer({ decision: mine().id, chosen: mine().default });
    play.drain();
    play.answer({
      decision: mine().id,
      chosen: choice({ ...mine(), options: mine().options.filter(({ id }) => id.startsWith('cast:')) }),
    });
    expect(play.drain().map(({ type }) => type)).toContain('CheckRolled');
    expect(play.open.some(({ seats, kind }) => seats[0] === 0 && kind === 'upkeep.next')).toBe(true);
  });

  it('2E-T53: sliders and a stone are nobody else’s affair; to heal a colleague waits', () => {
    const play = begun();
    const of = (seat: number) => play.open.find(({ seats }) => seats[0] === seat);
    const use = (seat: number) => {
      const asked = of(seat)!;
      play.answer({ decision: asked.id, chosen: choice(asked) });
    };
    use(0);
    expect(of(0)?.kind).toBe('effect.choose');
    use(0);
    expect(play.state.investigators[0]!.sanity + play.state.investigators[0]!.stamina).toBe(5);
    use(1);
    expect(of(1)).toBeUndefined();
    while (of(0)) use(0);
    expect(of(1)?.kind).toBe('effect.receiver');
  });

  it('2E-T52: in games of before they go on in step, with the dice they would have had', () => {
    const { state } = aGameOfBefore(['atOwnPace'], UPKEEP);
    const play = new Play(edition, state);
    const [first, ...others] = play.open;
    play.answer({ decision: first!.id, chosen: choice(first!) });
    expect(play.open.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  });
});

describe('orders that are handed in', () => {
  const sheet = (): Play<State, SecondEvent> => {
    const investigators = ['amanda-sharpe', 'joe-diamond'].map((one) => ({ sheet: one, sliders: [1, 1, 1] }));
    const { state } = aGame({ ...UPKEEP, investigators, turnOrder: 'sheet' });
    return new Play(edition, state);
  };
  const slide = (play: Play<State, SecondEvent>, seat: number, chosen: string) => {
    const asked = play.open.find(({ seats, kind }) => seats[0] === seat && kind === 'upkeep.sliders');
    play.answer({ decision: asked!.id, chosen: [chosen] });
  };

  it('2E-T60: sliders may be changed until all are in, within the focus of the turn', () => {
    const play = sheet();
    const offered = () => play.offers.map(({ seat, id }) => `${seat} ${id}`);
    expect(offered()).toEqual([]);
    slide(play, 0, 'sliders:2-2-2');
    expect(play.state.investigators[0]!.sliders).toEqual([2, 2, 2]);
    expect(offered()).toEqual(['0 upkeep:sliders']);
    play.interrupt(0, 'upkeep:sliders');
    const again = play.open.find(({ seats }) => seats[0] === 0)!;
    const positions = again.options.map(({ id }) => id);
    expect(positions).toContain('sliders:1-1-1');
    expect(positions).toContain('sliders:0-0-0');
    expect(positions).not.toContain('sliders:3-3-3');
    slide(play, 0, 'sliders:0-0-0');
    expect(play.state.investigators[0]!.sliders).toEqual([0, 0, 0]);
    slide(play, 1, play.open[0]!.default[0]!);
    expect(play.over).toBe(true);
    expect(play.state).not.toHaveProperty('handed');
  });
});
