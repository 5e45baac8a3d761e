import { describe, expect, it } from 'vitest';
import { returnToArkham } from '../../../../src/editions/second/otherworlds/return.ts';
import { aGame, drive, eventsOf, optionIds, type Placed } from '../table.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', at: 'abyss-2', ...more });

describe('coming back to Arkham', () => {
  it('2E-1004 a single gate is not asked about', () => {
    const game = aGame({ investigators: [amanda()], gates: { woods: 'abyss', graveyard: 'rlyeh' } });
    const { result, decisions } = drive(game, returnToArkham(game, 0));
    expect([result, decisions.length]).toEqual([true, 0]);
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', explored: true });
    expect(eventsOf(game, 'ExploredMarker')).toEqual([
      { type: 'ExploredMarker', seat: 0, place: 'woods', gained: true },
    ]);
  });

  it('D-28 silence takes the gate with fewest monsters', () => {
    const game = aGame({
      investigators: [amanda()],
      gates: { woods: 'abyss', graveyard: 'abyss' },
      monsters: { zombie: 'graveyard' },
    });
    expect(drive(game, returnToArkham(game, 0)).decisions[0]?.default).toEqual(['go:woods']);
  });

  it('2E-101 the Gate Box opens every gate', () => {
    const game = aGame({
      investigators: [amanda({ cards: ['gate-box'] })],
      gates: { woods: 'yuggoth', graveyard: 'rlyeh' },
    });
    const { decisions } = drive(game, returnToArkham(game, 0), { 'return.gate': 'go:graveyard' });
    expect(optionIds(decisions[0]).sort()).toEqual(['go:graveyard', 'go:woods']);
    expect(game.state.investigators[0]).toMatchObject({ at: 'graveyard', explored: true });
  });

  it('2E-1006 without a gate: lost, or nothing where the card says so', () => {
    const lost = aGame({ investigators: [amanda()] });
    expect(drive(lost, returnToArkham(lost, 0)).result).toBe(false);
    expect(lost.state.investigators[0]?.at).toBe('lost-in-time-and-space');
    const kept = aGame({ investigators: [amanda()] });
    expect(drive(kept, returnToArkham(kept, 0, { ifNoGate: 'nothing' })).result).toBe(false);
    expect(kept.state.investigators[0]?.at).toBe('abyss-2');
  });

  it('L3.4 L3.5 face-up gates first; without one a face-down gate to his world is turned up', () => {
    const hidden = (faceDown: string[]) => {
      const game = aGame({
        investigators: [amanda()],
        variants: { hiddenGates: true },
        gates: { woods: 'abyss', graveyard: 'abyss', library: 'rlyeh' },
      });
      for (const place of faceDown) game.state.places[place]!.gateHidden = true;
      const { decisions } = drive(game, returnToArkham(game, 0));
      return { at: game.state.investigators[0]?.at, decisions, revealed: eventsOf(game, 'GateRevealed').length };
    };
    expect(hidden(['graveyard'])).toMatchObject({ at: 'woods', decisions: [], revealed: 0 });
    const both = hidden(['graveyard', 'woods', 'library']);
    expect(['woods', 'graveyard']).toContain(both.at);
    expect(both).toMatchObject({ decisions: [], revealed: 1 });
  });

  it('FAQ-36 an existing delay stays', () => {
    const game = aGame({ investigators: [amanda({ delayed: true })], gates: { woods: 'abyss' } });
    drive(game, returnToArkham(game, 0));
    expect(game.state.investigators[0]?.delayed).toBe(true);
  });

  it('2E-101 the Patrol Wagon may be gone', () => {
    const game = aGame({ investigators: [amanda({ cards: ['patrol-wagon'] })], gates: { woods: 'abyss' }, dice: [1] });
    drive(game, returnToArkham(game, 0));
    expect(game.state.investigators[0]?.cards).toEqual([]);
    expect(game.state.box).toContain('patrol-wagon#1');
  });
});
