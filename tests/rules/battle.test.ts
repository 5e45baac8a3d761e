import { describe, expect, it } from 'vitest';
import { ancientOneAttacks, attackInBattle, refreshBattle } from '../../src/editions/second/battle/battle.ts';
import { type Arrangement, aGame, drive, eventsOf, inTurn, optionIds, type Placed } from '../editions/second/table.ts';

function battle(investigators: (string | Placed)[], more: Arrangement = {}) {
  const game = aGame({
    investigators,
    ancientOne: 'yig',
    awake: true,
    phase: 'battle',
    at: 'woods',
    doom: 10,
    ...more,
  });
  game.state.ancientOne.round = 1;
  game.state.ancientOne.combatRating = -3;
  return game;
}

describe('38. The final battle', () => {
  it('2E-3807 refresh: each investigator, in player order, makes cards ready, acts and rolls, and moves sliders', () => {
    const game = battle(
      [
        { sheet: 'joe-diamond', cards: ['wither'], sliders: [0, 0, 0] },
        { sheet: 'amanda-sharpe', cards: ['blessing', 'heal'], sliders: [0, 0, 0], stamina: 2 },
      ],
      // Amanda's Lore 1 + 1 heals; her Blessing goes on a 1.
      { first: 1, strictOrder: true, dice: [5, 1, 1] },
    );
    for (const { cards } of game.state.investigators) for (const card of cards) card.exhausted = true;
    const { decisions } = drive(game, refreshBattle(game), {
      'upkeep.next': inTurn('cast:heal#1', 'done'),
      'upkeep.sliders': inTurn('sliders:0-3-0', 'sliders:3-0-0'),
    });
    expect(decisions.map(({ kind, seats }) => [kind, seats[0]])).toEqual([
      ['upkeep.next', 1],
      ['upkeep.sliders', 1],
      ['upkeep.sliders', 0],
      ['battle.trade', 0],
      ['battle.trade', 1],
    ]);
    const [joe, amanda] = game.state.investigators;
    expect(joe?.cards[0]?.exhausted).toBe(false);
    expect(joe?.sliders).toEqual([3, 0, 0]);
    expect(amanda?.sliders).toEqual([0, 3, 0]);
    expect(amanda?.cards.map(({ id }) => id)).toEqual(['heal#1']);
    expect(amanda?.stamina).toBe(3);
  });

  it('2E-3813 there is no Horror check, no evading and no fleeing', () => {
    const game = battle([{ sheet: 'joe-diamond', sliders: [0, 3, 0], cards: ['knife', 'dynamite'] }], {
      dice: [1, 1, 1],
    });
    const { decisions } = drive(game, attackInBattle(game, 0));
    expect(decisions.map(({ kind }) => kind)).toEqual(['battle.attack']);
    expect(optionIds(decisions[0])).toEqual(['fight', 'other-hands']);
    expect(eventsOf(game, 'CheckRolled').map(({ skill }) => skill)).toEqual(['combat']);
    expect(game.state.investigators[0]).toMatchObject({ sanity: 4, stamina: 6 });
  });

  it('2E-3818 2E-3819 what is left of the tally is kept for the next round, in both printings', () => {
    for (const printing of ['revised', '2005'] as const) {
      const game = battle([{ sheet: 'joe-diamond', sliders: [0, 3, 3] }, 'jenny-barnes'], {
        printing,
        // Fight 5 - 3 of seat 0; everybody holds against the Serpent; one more success in the next round.
        dice: [6, 1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1],
      });
      game.state.investigators[0]!.sliders = [0, 3, 3];
      game.state.investigators[1]!.sliders = [2, 0, 0];
      drive(game, attackInBattle(game, 0));
      expect(game.state.ancientOne).toMatchObject({ doom: 10, tally: 1 });
      drive(game, ancientOneAttacks(game));
      expect(game.state.ancientOne.tally).toBe(1);
      game.state.forced = { dice: [6, 1], draws: [] };
      drive(game, attackInBattle(game, 0));
      expect(game.state.ancientOne).toMatchObject({ doom: 9, tally: 0 });
    }
  });

  it('2E-3823 a value brought to 0 by his own spell devours him as well', () => {
    const game = battle(
      [{ sheet: 'amanda-sharpe', sliders: [0, 3, 3], sanity: 1, cards: ['shrivelling'] }, 'joe-diamond'],
      { dice: [6, 1, 1] },
    );
    drive(game, attackInBattle(game, 0), { 'battle.attack': 'cast:shrivelling#1' });
    expect(game.state.investigators[0]?.eliminated).toBe(true);
    expect(eventsOf(game, 'WentInsane')).toEqual([]);
    expect(eventsOf(game, 'Eliminated').map(({ seat }) => seat)).toEqual([0]);
    expect(game.state.outcome).toBeNull();
  });

  it('2E-3823 nor does the Powder of Ibn-Ghazi spare its thrower', () => {
    const game = battle(
      [{ sheet: 'amanda-sharpe', sliders: [0, 3, 3], sanity: 1, cards: ['powder-of-ibn-ghazi'] }, 'joe-diamond'],
      { dice: Array(12).fill(1) },
    );
    drive(game, attackInBattle(game, 0), {
      'battle.attack': inTurn('other-hands'),
      'combat.hands': 'powder-of-ibn-ghazi#1',
    });
    expect(game.state.investigators[0]?.eliminated).toBe(true);
  });

  it('2E-3827 Clue tokens may be spent on the attack and on withstanding the Ancient One', () => {
    const game = battle([{ sheet: 'kate-winthrop', sliders: [1, 3, 0], clues: 3 }, 'jenny-barnes', 'bob-jenkins'], {
      // Fight 4 - 3, and a token; then Speed 2 + 1, and a token.
      dice: [1, 6, 1, 1, 1, 5],
    });
    const spends = { 'check.spend': 'clue' };
    drive(game, attackInBattle(game, 0), { 'check.spend': inTurn('clue', 'accept') });
    expect(eventsOf(game, 'AttackTallied')[0]).toMatchObject({ seat: 0, successes: 1 });
    const { decisions } = drive(game, ancientOneAttacks(game), spends);
    expect(decisions.find(({ kind }) => kind === 'check.spend')?.about?.check?.skill).toBe('speed');
    expect(game.state.investigators[0]).toMatchObject({ clues: 1, sanity: 6, stamina: 4 });
  });
});
