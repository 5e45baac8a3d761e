/** Differences between the printings that change setup, Mythos phase and victory: P-01 to P-07. */

import { describe, expect, it } from 'vitest';
import { closeGate } from '../../../src/editions/second/gates/gate.ts';
import { resolve, setupMythos } from '../../../src/editions/second/mythos/mythos.ts';
import type { Printing } from '../../../src/editions/second/state/options.ts';
import type { Game } from '../../../src/editions/second/state/state.ts';
import { upkeep } from '../../../src/editions/second/upkeep/upkeep.ts';
import { type Arrangement, aGame, drive, eventsOf, give } from '../../editions/second/table.ts';
import { content } from '../../second.ts';

const eight = content.investigators.map(({ id }) => id).slice(0, 8);
/** Gate at Black Cave; circles, diamonds and squares move. */
const CAVE = 'mythos-blackest-night';

describe('P-01 the Mythos card of setup', () => {
  const setUp = (printing: Printing) => {
    const game = aGame({ turn: 0, phase: 'setup', cursor: { step: 'setup.mythos' }, printing, at: 'train-station' });
    const cards = ['mythos-disturbing-the-dead', 'mythos-heat-wave'];
    game.state.decks.mythos = [...cards, ...game.state.decks.mythos.filter((card) => !cards.includes(card))];
    drive(game, setupMythos(game));
    const gates = eventsOf(game, 'GateOpened').map(({ place }) => place);
    return { game, gates, in: [game.state.rumor?.card, game.state.environment?.card] };
  };

  it('2E-322 [revised] a rumor is discarded and another card drawn', () => {
    const { game, gates, in: inPlay } = setUp('revised');
    expect(gates).toEqual(['woods']);
    expect(inPlay).toEqual([undefined, 'mythos-heat-wave']);
    expect(game.state.decks.mythos.at(-1)).toBe('mythos-disturbing-the-dead');
  });

  it('2E-323 [2005] the top card is resolved, rumor or not', () => {
    const { game, gates, in: inPlay } = setUp('2005');
    expect(gates).toEqual(['black-cave']);
    expect(inPlay).toEqual(['mythos-disturbing-the-dead', undefined]);
    expect(game.state.decks.mythos[0]).toBe('mythos-heat-wave');
  });
});

describe('P-02 the first Upkeep roll', () => {
  const rolls = (printing: Printing) => {
    const game = aGame({ phase: 'upkeep', investigators: eight.slice(0, 4), at: 'library', printing });
    for (const [seat, card] of ['blessing', 'curse', 'bank-loan', 'retainer'].entries()) {
      give(game, seat, card);
      game.state.investigators[seat]!.cards[0]!.fresh = true;
    }
    return [1, 2].map(() => {
      game.events.splice(0);
      game.state.forced = { dice: [3, 3, 4, 3], draws: [] };
      drive(game, upkeep(game));
      game.state.turn += 1;
      return eventsOf(game, 'DiceRolled').map(({ purpose }) => purpose.id);
    });
  };
  const all = ['blessing', 'curse', 'bank-loan', 'retainer'];

  it('2E-506 [revised] Blessing, Curse, Bank Loan and Retainer roll from the second Upkeep on', () => {
    expect(rolls('revised')).toEqual([[], all]);
  });

  it('2E-507 [2005] they roll from the first Upkeep on', () => {
    expect(rolls('2005')).toEqual([all, all]);
  });
});

/** How many monsters have come to each gate. */
function appeared(game: Game): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { place } of eventsOf(game, 'MonsterAppeared')) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

describe('P-04 P-05 the monsters of a surge', () => {
  const gates = { woods: 'abyss', 'black-cave': 'rlyeh', 'science-building': 'yuggoth' };
  const surge = (printing: Printing, players: number) => {
    const game = aGame({ printing, investigators: eight.slice(0, players), gates, at: 'train-station' });
    const { decisions } = drive(game, resolve(game, CAVE, 'mythos'), { 'mythos.surge': 'gate:woods' });
    expect(eventsOf(game, 'Surge')).toHaveLength(1);
    return { ...appeared(game), asked: decisions.length };
  };

  it('2E-1406 [revised] as many as gates or players, whichever is more', () => {
    expect(surge('revised', 2)).toEqual({ 'black-cave': 1, 'science-building': 1, woods: 1, asked: 0 });
    expect(surge('revised', 6)).toEqual({ 'black-cave': 2, 'science-building': 2, woods: 2, asked: 0 });
  });

  it('2E-1405 [2005] one at each open gate', () => {
    for (const players of [2, 6])
      expect(surge('2005', players)).toEqual({ 'black-cave': 1, 'science-building': 1, woods: 1, asked: 0 });
  });

  it('2E-1407 2E-1408 [revised] as evenly as possible, no gate more than that of the card', () => {
    expect(surge('revised', 4)).toEqual({ 'black-cave': 2, 'science-building': 1, woods: 1, asked: 0 });
    expect(surge('revised', 5)).toEqual({ 'black-cave': 2, 'science-building': 1, woods: 2, asked: 1 });
  });

  it('2E-1407 2E-1408 [2005] with one each there is nothing to divide', () => {
    for (const players of [4, 5]) expect(surge('2005', players)).toMatchObject({ 'black-cave': 1, woods: 1, asked: 0 });
  });
});

describe('P-06 the monsters of a new gate', () => {
  const opened = (printing: Printing, players: number) => {
    const game = aGame({ printing, investigators: eight.slice(0, players), at: 'train-station' });
    drive(game, resolve(game, CAVE, 'mythos'));
    return appeared(game);
  };

  it('2E-1422 [revised] one, or two with five or more players', () => {
    expect([opened('revised', 1), opened('revised', 4)]).toEqual([{ 'black-cave': 1 }, { 'black-cave': 1 }]);
    expect([opened('revised', 5), opened('revised', 8)]).toEqual([{ 'black-cave': 2 }, { 'black-cave': 2 }]);
  });

  it('2E-1421 [2005] always one', () => {
    expect([opened('2005', 4), opened('2005', 5), opened('2005', 8)]).toEqual(Array(3).fill({ 'black-cave': 1 }));
  });
});

describe('P-07 victory by closing', () => {
  /** Closes the last gate with so many trophies in the end. */
  const won = (printing: Printing, players: number, trophies: number) => {
    const arrangement: Arrangement = { printing, investigators: eight.slice(0, players), gates: { woods: 'abyss' } };
    const game = aGame({ ...arrangement, ancientOne: 'yig', at: 'train-station' });
    game.state.investigators[players - 1]!.gateTrophies = game.state.gateStack.splice(0, trophies - 1);
    return drive(game, closeGate(game, 'woods', { seat: 0, trophy: true })).ended;
  };

  it('2E-1903 [revised] as many trophies as players', () => {
    for (const players of [1, 3, 8])
      expect([won('revised', players, players), players > 1 && won('revised', players, players - 1)]).toEqual([
        true,
        false,
      ]);
  });

  it('2E-1904 [2005] more trophies than players', () => {
    for (const players of [1, 3, 8])
      expect([won('2005', players, players + 1), won('2005', players, players)]).toEqual([true, false]);
  });
});
