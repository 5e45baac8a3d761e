import { describe, expect, it } from 'vitest';
import {
  active,
  focus,
  inPlayerOrder,
  investigator,
  keepWithinMaximum,
  maxSanity,
  maxStamina,
  upset,
  upsets,
} from '../../../../src/editions/second/investigators/investigator.ts';
import { aGame, eventsOf } from '../table.ts';

describe('investigators', () => {
  it('2E-111 are in player order from the first player on, those out of the game left out', () => {
    const game = aGame({ investigators: ['joe-diamond', 'kate-winthrop', 'sister-mary', 'bob-jenkins'], first: 2 });
    investigator(game, 3).eliminated = true;
    expect(inPlayerOrder(game.state)).toEqual([2, 0, 1]);
    expect(() => investigator(game, 9)).toThrow('seat 9');
  });

  it('2E-3001 maxima come from sheet, Allies, changes and the Ancient One', () => {
    const game = aGame({ investigators: ['ashcan-pete'], ancientOne: 'cthulhu' });
    expect([maxSanity(game, 0), maxStamina(game, 0), focus(game, 0)]).toEqual([3, 5, 1]);
    const pete = investigator(game, 0);
    pete.cards.push({ id: 'duke#1', exhausted: true, tokens: 0, fresh: false });
    pete.maxStaminaChange = -1;
    expect([maxSanity(game, 0), maxStamina(game, 0)]).toEqual([4, 4]);
    keepWithinMaximum(game, 0);
    expect(pete.stamina).toBe(4);
    expect(eventsOf(game, 'Lost')).toMatchObject([{ what: 'stamina', amount: 1 }]);
  });

  it('2E-3017 2E-3107 does nothing in a turn spent or lost', () => {
    const game = aGame();
    expect(active(game, 0)).toBe(true);
    investigator(game, 0).spentTurn = 2;
    expect(active(game, 0)).toBe(false);
    investigator(game, 0).spentTurn = 1;
    investigator(game, 0).lostTurn = 2;
    expect(active(game, 0)).toBe(false);
  });

  it('tells a running rule that a misfortune came over him', () => {
    const game = aGame();
    const before = upsets(game, 0);
    expect(upset(game, 0, before)).toBe(false);
    investigator(game, 0).upsets += 1;
    expect(upset(game, 0, before)).toBe(true);
  });
});
