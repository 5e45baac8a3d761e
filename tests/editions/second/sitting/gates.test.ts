import { describe, expect, it } from 'vitest';
import type { EventOf, EventType } from '../../../../src/editions/second/state/event.ts';
import type { Arrangement } from '../table.ts';
import { act, askedOf, one, optionsOf, type SecondPlay, sitOut, turnOf } from './turn.ts';

function told<T extends EventType>(play: SecondPlay, type: T): EventOf<T>[] {
  return play.game.events.filter((event): event is EventOf<T> => event.type === type);
}

/** An encounter at Independence Square that opens a gate to the Abyss. */
const OPENING = { draws: ['downtown-4', 'abyss'], dice: [1] };

function opened(more: Partial<Arrangement> = {}): SecondPlay {
  const here = { at: 'independence-square' };
  return turnOf({
    investigators: [
      { sheet: 'joe-diamond', ...here },
      { sheet: 'harvey-walters', ...here },
    ],
    ...OPENING,
    ...more,
  });
}

/** Seat 0 at a gate it may close, seat 1 in the world behind it. */
function closing(area: string, dice: number[], more: Partial<Arrangement> = {}): SecondPlay {
  return turnOf({
    investigators: [
      { sheet: 'harvey-walters', at: 'woods', explored: true, sliders: [1, 1, 3] },
      { sheet: 'joe-diamond', at: area, enteredBy: 'woods' },
    ],
    gates: { woods: 'abyss', graveyard: 'yuggoth' },
    dice,
    ...more,
  });
}

function close(play: SecondPlay): void {
  act(play, 0, 'stop', 'close:lore');
  while (askedOf(play, 0)?.kind === 'check.spend') act(play, 0, 'accept');
}

const WINS = [6, 6, 6, 6, 6];
const FAILS = [1, 1, 1, 1, 1, 1, 1];

describe('gates in others’ sittings', () => {
  it.each(['revised', '2005'] as const)(
    '2E-T25 (situations 10, 11): [%s] drawn through before their own Movement, they have had it; the delay stays',
    (printing) => {
      const play = opened({ printing });
      sitOut(play, 0, 'stop');
      expect(one(play, 1)).toMatchObject({ at: 'abyss-1', delayed: true });
      expect(optionsOf(play, 1)).toEqual(['go-on']);
      expect(play.offers.some(({ id, seat }) => seat === 1 && id === 'upkeep:sliders')).toBe(true);
      sitOut(play, 1, 'go-on');
      expect(one(play, 1)).toMatchObject({ at: expect.stringMatching(/^abyss-1|lost/) });
      expect(told(play, 'GateCardDrawn').filter(({ seat }) => seat === 1)).toHaveLength(1);
      expect(told(play, 'StoodUp')).toEqual([]);
    },
  );

  it('2E-T35 (situation 12): drawn through after their own part, they have their Other World encounter when all have sat', () => {
    const play = turnOf({
      investigators: [
        { sheet: 'joe-diamond', at: 'independence-square' },
        { sheet: 'harvey-walters', at: 'independence-square' },
      ],
      draws: ['downtown-1', 'downtown-4', 'abyss'],
      dice: Array.from({ length: 12 }, () => 1),
    });
    sitOut(play, 1, 'stop');
    expect(play.state.sitting?.shares[1]).toMatchObject({ next: 'sat', met: false });
    const { at } = one(play, 1);
    expect(at).toBe('independence-square');
    play.state.forced = { draws: ['downtown-4', 'abyss'], dice: [1] };
    sitOut(play, 0, 'stop');
    const met = told(play, 'GateCardDrawn').map(({ seat }) => seat);
    expect(met).toContain(1);
    expect(met.filter((seat) => seat === 1)).toHaveLength(1);
  });

  it('2E-T27 (situation 13): the last gate closes, and who would have come back by it is back first', () => {
    const play = closing('abyss-2', WINS);
    close(play);
    expect(told(play, 'GateClosed')).toHaveLength(1);
    expect(one(play, 1)).toMatchObject({ at: 'woods', explored: false });
    sitOut(play, 0);
    expect(askedOf(play, 1)).toMatchObject({ race: true, rule: '2E-1009' });
    expect(optionsOf(play, 1)).toContain('stop');
    expect(optionsOf(play, 1).some((id) => id.startsWith('go:'))).toBe(false);
    sitOut(play, 1, 'stop');
    expect(told(play, 'EncounterDrawn').filter(({ seat }) => seat === 1)).toMatchObject([{ place: 'woods' }]);
  });

  it('2E-T27 (situation 14): from the first area nobody is fetched, and L7 counts them', () => {
    const play = closing('abyss-1', [...WINS, 4], { variants: { strandingGuilt: true } });
    close(play);
    expect(told(play, 'GateClosed')).toHaveLength(1);
    expect(one(play, 1).at).toBe('abyss-1');
    expect(told(play, 'DiceRolled').some(({ seat, purpose }) => seat === 0 && purpose.ref === 'world')).toBe(true);
  });

  it('2E-T27: L7 does not count whom the closing has fetched back', () => {
    const play = closing('abyss-2', WINS, { variants: { strandingGuilt: true } });
    close(play);
    expect(told(play, 'DiceRolled').filter(({ purpose }) => purpose.ref === 'world')).toEqual([]);
  });

  it('2E-T27 (situation 15): a closing that fails leaves everybody where they are', () => {
    const play = closing('abyss-2', FAILS);
    close(play);
    expect(told(play, 'GateClosed')).toEqual([]);
    expect(one(play, 1).at).toBe('abyss-2');
  });

  it('2E-T27: with another way back, face down as it may be, nobody is fetched', () => {
    const play = closing('abyss-2', WINS, {
      gates: { woods: 'abyss#1', graveyard: 'abyss#2' },
      variants: { hiddenGates: true },
    });
    play.state.places.graveyard!.gateHidden = true;
    close(play);
    expect(told(play, 'GateClosed')).toHaveLength(1);
    expect(one(play, 1).at).toBe('abyss-2');
  });

  it('2E-T27: whoever is delayed, or has sat, is not fetched', () => {
    const play = closing('abyss-2', WINS);
    one(play, 1).delayed = true;
    close(play);
    expect(one(play, 1).at).toBe('abyss-2');
  });

  it('2E-T31: a vote on guilt waits until all have sat', () => {
    const play = turnOf({
      investigators: [
        { sheet: 'harvey-walters', at: 'woods', explored: true, sliders: [1, 1, 3] },
        { sheet: 'joe-diamond', at: 'abyss-1', enteredBy: 'woods' },
        'amanda-sharpe',
      ],
      gates: { woods: 'abyss', graveyard: 'yuggoth' },
      dice: WINS,
      variants: { strandingGuilt: true, strandingGuiltByVote: true },
    });
    close(play);
    sitOut(play, 0);
    expect(askedOf(play, 2)?.race).toBe(true);
    for (const seat of [1, 2]) sitOut(play, seat, askedOf(play, seat)!.default[0]!);
    expect(play.open.map(({ kind }) => kind)).toEqual(['gate.guilt']);
  });
});

describe('who comes first', () => {
  it('2E-T28 (situation 16): Clue tokens are for whoever sits first', () => {
    const play = turnOf({
      investigators: [
        { sheet: 'joe-diamond', at: 'woods' },
        { sheet: 'harvey-walters', at: 'woods' },
      ],
      clues: { woods: 2 },
    });
    act(play, 1, 'stop');
    expect(one(play, 1).clues).toBe(2);
    expect(play.state.places.woods!.clues).toBe(0);
  });

  it('2E-T26 (situation 9): whose shop closes before they sit goes on from the street, with their whole Movement', () => {
    const play = turnOf({
      investigators: [
        { sheet: 'joe-diamond', at: 'newspaper' },
        { sheet: 'harvey-walters', at: 'general-store' },
      ],
    });
    play.state.places['general-store']!.closed.push({ by: 'terror', until: 'endOfGame' });
    one(play, 1).at = 'rivertown-streets';
    act(play, 0, 'stop');
    sitOut(play, 0);
    expect(askedOf(play, 1)?.about?.points).toBeGreaterThan(0);
    expect(optionsOf(play, 1).some((id) => id.startsWith('go:'))).toBe(true);
  });

  it('2E-T29: a trade may begin a sitting, with anybody there, sat or not', () => {
    const play = turnOf({
      investigators: [
        { sheet: 'joe-diamond', at: 'train-station', money: 3 },
        { sheet: 'harvey-walters', at: 'train-station' },
      ],
    });
    sitOut(play, 1, 'stop');
    if (one(play, 1).at !== 'train-station') return;
    expect(optionsOf(play, 0)).toContain('trade:1');
    expect(play.offers.map(({ id }) => id).filter((id) => id.startsWith('trade:'))).toEqual([]);
  });
});
