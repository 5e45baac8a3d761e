/** Differences between the printings in terror, awakening and the final battle: P-16 to P-22. */
import { describe, expect, it } from 'vitest';
import { ancientOneAttacks, attackInBattle, startBattle } from '../../../src/editions/second/battle/battle.ts';
import { monsterLimit, placeMonster, spawn } from '../../../src/editions/second/monsters/monster.ts';
import { raiseTerror } from '../../../src/editions/second/mythos/terror.ts';
import type { Printing } from '../../../src/editions/second/state/options.ts';
import { upkeepOf } from '../../../src/editions/second/upkeep/upkeep.ts';
import { type Arrangement, aGame, drive, eventsOf } from '../../editions/second/table.ts';

const two = ['joe-diamond', 'jenny-barnes'];
const raised = (printing: Printing, terror: number, by: number) => {
  const game = aGame({ printing, terror, ancientOne: 'yig', doom: 2, at: 'train-station' });
  drive(game, raiseTerror(game, by));
  return { terror: game.state.terror, doom: game.state.ancientOne.doom, limit: monsterLimit(game) };
};

describe('P-16 terror reaches 10', () => {
  it('2E-3610 [revised] no monster limit, no doom token', () => {
    expect(raised('revised', 8, 1)).toEqual({ terror: 9, doom: 2, limit: 4 });
    expect(raised('revised', 9, 1)).toEqual({ terror: 10, doom: 2, limit: null });
  });

  it('2E-3609 [2005] no monster limit, and a doom token', () => {
    expect(raised('2005', 8, 1)).toEqual({ terror: 9, doom: 2, limit: 4 });
    expect(raised('2005', 9, 1)).toEqual({ terror: 10, doom: 3, limit: null });
  });
});

describe('P-17 terror beyond 10', () => {
  it('2E-3611 [revised] a doom token for each level', () => {
    expect(raised('revised', 10, 3)).toMatchObject({ terror: 10, doom: 5 });
  });

  it('2E-3612 [2005] nothing', () => {
    expect(raised('2005', 10, 3)).toMatchObject({ terror: 10, doom: 2 });
  });
});

describe('P-18 an empty cup', () => {
  const drawn = (printing: Printing) => {
    const game = aGame({ printing, ancientOne: 'yig', at: 'train-station' });
    game.state.cup = [];
    const { ended } = drive(game, spawn(game, 'woods', 1));
    return [ended, eventsOf(game, 'Awakened').map(({ reason }) => reason), game.state.monsters];
  };

  it('2E-3704 [revised] awakens the Ancient One', () => {
    expect(drawn('revised')).toEqual([true, ['emptyCup'], []]);
  });

  it('2E-3705 [2005] is no reason: no monster appears', () => {
    expect(drawn('2005')).toEqual([false, [], []]);
  });
});

describe('P-19 twice the monster limit at terror 10', () => {
  /** With one player the normal limit is 4: the eighth monster is the one. */
  const crowded = (printing: Printing) => {
    const game = aGame({ printing, terror: 10, ancientOne: 'yig', at: 'train-station' });
    for (let count = 0; count < 7; count++) drive(game, placeMonster(game, game.state.cup.shift()!, 'woods'));
    expect(eventsOf(game, 'Awakened')).toEqual([]);
    const { ended } = drive(game, placeMonster(game, game.state.cup.shift()!, 'woods'));
    return [ended, eventsOf(game, 'Awakened').map(({ reason }) => reason)];
  };

  it('2E-3706 [revised] awakens the Ancient One', () => {
    expect(crowded('revised')).toEqual([true, ['monsters']]);
  });

  it('2E-3706 [2005] is no reason', () => {
    expect(crowded('2005')).toEqual([false, []]);
  });
});

const battle = (arrangement: Arrangement) =>
  aGame({ ancientOne: 'ithaqua', awake: true, doom: 11, phase: 'battle', at: 'woods', ...arrangement });

describe('P-20 Mythos cards in the final battle', () => {
  const left = (printing: Printing) => {
    const game = battle({ printing, environment: 'mythos-heat-wave', rumor: 'mythos-the-great-ritual' });
    drive(game, startBattle(game));
    return [game.state.environment?.card, game.state.rumor?.card];
  };

  it('2E-3803 [revised] are discarded before the battle', () => {
    expect(left('revised')).toEqual([undefined, undefined]);
  });

  it('2E-3804 [2005] stay in play', () => {
    expect(left('2005')).toEqual(['mythos-heat-wave', 'mythos-the-great-ritual']);
  });
});

describe('P-21 Retainers, loans and money in the final battle', () => {
  const upkept = (printing: Printing) => {
    const game = battle({
      printing,
      investigators: [{ sheet: 'jenny-barnes', cards: ['retainer', 'bank-loan', 'blessing'], money: 3 }],
      dice: [6, 6, 6],
    });
    drive(game, upkeepOf(game, 0, { battle: true }));
    return [game.state.investigators[0]?.money, eventsOf(game, 'DiceRolled').map(({ purpose }) => purpose.id)];
  };

  it('2E-3808 [revised] neither rolls nor money; a Blessing rolls on', () => {
    expect(upkept('revised')).toEqual([3, ['blessing']]);
  });

  it('2E-3808 [2005] as in any Upkeep', () => {
    expect(upkept('2005')).toEqual([6, ['retainer', 'bank-loan', 'blessing']]);
  });
});

describe('P-22 successes left over in the final battle', () => {
  const kept = (printing: Printing) => {
    const game = battle({ printing, investigators: two, dice: Array(20).fill(6) });
    game.state.ancientOne.tally = 1;
    drive(game, ancientOneAttacks(game));
    return [game.state.ancientOne.round, game.state.ancientOne.tally];
  };

  it('2E-3818 [revised] are carried over to the next round', () => {
    expect(kept('revised')).toEqual([1, 1]);
  });

  it('2E-3819 [2005] a count that has not reached N is carried over too', () => {
    expect(kept('2005')).toEqual([1, 1]);
  });

  it('2E-3817 2E-3819 five successes of two players: two tokens and one left, in 2005 one token and the rest lost', () => {
    const left = (printing: Printing) => {
      const one = { sheet: 'joe-diamond', sliders: [0, 3, 0], cards: ['tommy-gun'] };
      const game = battle({ printing, ancientOne: 'yig', doom: 5, investigators: [one, 'jenny-barnes'] });
      game.state.forced = { dice: [5, 5, 5, 5, 5, ...Array<number>(10).fill(1)], draws: [] };
      drive(game, attackInBattle(game, 0));
      return [game.state.ancientOne.doom, game.state.ancientOne.tally];
    };
    expect(left('revised')).toEqual([3, 1]);
    expect(left('2005')).toEqual([4, 0]);
  });
});
