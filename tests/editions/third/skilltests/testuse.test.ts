import { describe, expect, it } from 'vitest';
import { castSpell } from '../../../../src/editions/third/cards/spell.ts';
import { suffer } from '../../../../src/editions/third/investigators/harm.ts';
import { test } from '../../../../src/editions/third/skilltests/test.ts';
import type { TestSpec } from '../../../../src/editions/third/skilltests/testspec.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { type Answering, aGame, drive, eventsOf, inTurn, kindsOf, optionIds, seatOf } from '../table.ts';

const spec = (more: Partial<TestSpec> = {}): TestSpec => ({
  skill: 'strength',
  mod: 0,
  occasion: 'attack',
  cause: { ref: 'scenario', id: 'feastOfUmordhoth' },
  rule: '3E-463.1',
  ...more,
});

const roll = (game: Game, what: Partial<TestSpec> = {}, answers: Record<string, Answering> = {}) =>
  drive(game, test(game, 0, spec(what)), answers);

describe('what is part of an action', () => {
  it('3E-401.6 3E-463.4d a spell cast within an attack adds its successes, once in it, with its hand', () => {
    const game = aGame({
      investigators: [{ sheet: 'danielaReyes', cards: ['wither', 'automatic45'] }],
      monsters: [{ kind: 'creepingGhoul', with: 0 }],
      action: { seat: 0 },
      dice: [1, 1, 1, 1, 1, 1, /* lore 3 - 1 */ 5, 6],
    });
    const monster = game.state.monsters[0]!.id;
    const { result, decisions } = roll(game, { monster }, { 'test.spend': inTurn('use:wither#1:0', 'accept') });
    expect(kindsOf(decisions)).toEqual(['test.spend']);
    expect(optionIds(decisions[0])).toEqual(['accept', 'use:wither#1:0']);
    expect(decisions[0]?.options[1]?.price).toEqual([{ what: 'horror', amount: 1 }]);
    expect(result).toMatchObject({ successes: 2, passed: true });
    expect(seatOf(game, 0).horror).toBe(1);
    expect(game.state.action).toMatchObject({ hands: ['wither#1', 'automatic45#1'], used: ['wither#1:0'] });
    expect(eventsOf(game, 'TestRolled').map(({ skill }) => skill)).toEqual(['strength', 'lore']);
    expect(eventsOf(game, 'SuccessesAdded')[0]).toMatchObject({ seat: 0, amount: 2, successes: 2 });
  });

  it('3E-R24 without a free hand the spell is not cast', () => {
    const game = aGame({
      investigators: [{ sheet: 'danielaReyes', cards: ['wither', 'thompson45'] }],
      monsters: [{ kind: 'creepingGhoul', with: 0 }],
      action: { seat: 0 },
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    const monster = game.state.monsters[0]!.id;
    const { decisions } = roll(game, { monster });
    expect(optionIds(decisions[0])).toEqual(['thompson45#1', 'wither#1']);
    expect(kindsOf(decisions)).toEqual(['test.prepare']);
  });

  it('3E-463.4b a monster can offer to raise a die for a remnant while it is evaded', () => {
    const game = aGame({
      scenario: 'veilOfTwilight',
      investigators: [{ sheet: 'tommyMuldoon', remnants: 1 }],
      monsters: [{ kind: 'lupineThrall', with: 0 }],
      dice: [4, 1, 1],
    });
    const thrall = game.state.monsters[0]!.id;
    const { result, decisions } = roll(
      game,
      { skill: 'observation', occasion: 'evade', monster: thrall },
      { 'test.spend': (one) => one.options[1]?.id ?? '' },
    );
    expect(kindsOf(decisions)).toEqual(['test.spend']);
    expect(result?.successes).toBe(1);
    expect(seatOf(game, 0).remnants).toBe(0);
  });

  it('successes gained while paying for a spell count in its test', () => {
    const game = aGame({
      investigators: [{ sheet: 'danielaReyes', cards: ['alchemicalProcess', 'blackCat'] }],
      dice: [1, 1, 5],
    });
    const cause = { ref: 'card', id: 'alchemicalProcess#1' };
    let successes = -1;
    drive(
      game,
      castSpell(game, 0, { card: 'alchemicalProcess#1' }, function* () {
        const result = yield* test(
          game,
          0,
          spec({ skill: 'lore', occasion: 'casting', card: 'alchemicalProcess#1', cause }),
        );
        successes = result.successes;
      }),
      { 'harm.assign': 'horror:blackCat#1:1' },
    );
    expect(successes).toBe(2);
    drive(game, suffer(game, 0, { horror: 1 }, cause), { 'harm.assign': 'horror:blackCat#1:1' });
    expect(game.state.test).toBeUndefined();
  });

  it('3E-463.4b a reroll can have a price afterwards, and then is no default', () => {
    const game = aGame({
      investigators: [{ sheet: 'danielaReyes', cards: ['danielChesterfield'] }],
      dice: [1, 1, 1, 5, 5, 5],
    });
    const { decisions, result } = roll(
      game,
      { skill: 'lore', occasion: 'other' },
      {
        'test.spend': 'use:danielChesterfield#1:0',
      },
    );
    expect(decisions[0]?.default).toEqual(['accept']);
    expect(result?.successes).toBe(3);
    expect(seatOf(game, 0).cards.some(({ id }) => id.startsWith('darkPact#'))).toBe(true);
  });
});
