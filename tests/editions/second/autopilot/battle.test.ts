import { describe, expect, it } from 'vitest';
import { trophyCost } from '../../../../src/editions/second/autopilot/ability.ts';
import { advise } from '../../../../src/editions/second/autopilot/autopilot.ts';
import { cursesAll, vigour } from '../../../../src/editions/second/autopilot/awakening.ts';
import { battleWorth, tokenKept, withstanding } from '../../../../src/editions/second/autopilot/battle.ts';
import { viewpoint } from '../../../../src/editions/second/autopilot/viewpoint.ts';
import { breakdownCost, type costOf, gainWorth } from '../../../../src/editions/second/autopilot/worth.ts';
import { ancientOneAttacks } from '../../../../src/editions/second/battle/battle.ts';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { adjustSliders } from '../../../../src/editions/second/investigators/focus.ts';
import { seen } from '../../../../src/editions/second/shown/seen.ts';
import { content } from '../../../second.ts';
import { aGame, drive, type Placed } from '../table.ts';

const kate: Placed = { sheet: 'kate-winthrop', sliders: [1, 1, 1], clues: 3 };

/** Yig awake in that round, with ten doom tokens left. */
function battle(one: Placed, round = 1, dice: number[] = []) {
  const game = aGame({
    investigators: [one],
    ancientOne: 'yig',
    awake: true,
    doom: 10,
    phase: 'battle',
    cursor: { step: 'battle.ancientOne' },
    dice,
  });
  game.state.ancientOne.round = round;
  game.state.ancientOne.combatRating = -3;
  return game;
}

/** Withstands one attack of Yig's; the tokens left. */
function cluesAfter(one: Placed, dice: number[]): number | undefined {
  const game = battle(one, 1, dice);
  drive(game, ancientOneAttacks(game), {
    'check.spend': (decision) => {
      const move = advise(gameOf(content, seen(game.state)), decision, 0, []);
      return 'answer' in move ? move.answer.chosen : [];
    },
  });
  return game.state.investigators[0]?.clues;
}

const MISSES = new Array<number>(20).fill(1);

describe('what the autopilot does in the final battle', () => {
  it('2E-3821 keeps its Clue tokens while it is cursed, and withstands with them when it is not', () => {
    expect(cluesAfter({ ...kate, cards: ['curse'] }, MISSES)).toBe(3);
    expect(cluesAfter(kate, MISSES)).toBe(0);
  });

  it('2E-3821 spends them even under a Curse when the next failure is the last', () => {
    expect(cluesAfter({ ...kate, cards: ['curse'], stamina: 1 }, MISSES)).toBe(0);
  });

  it('2E-3817 counts a token for little where those in hand may banish the Ancient One', () => {
    const near = battle({ ...kate, cards: ['curse'] });
    near.state.ancientOne.doom = 1;
    expect(tokenKept(viewpoint(near), 0)).toBeLessThan(0.1);
    expect(tokenKept(viewpoint(battle({ ...kate, cards: ['curse'] })), 0)).toBeGreaterThan(1 / 6);
  });

  it('2E-604 turns to Speed against Yig as long as that helps, and to Fight when it is too late', () => {
    const stops = (round: number) => {
      const game = battle(kate, round);
      drive(game, adjustSliders(game, 0), {
        'upkeep.sliders': (decision) => {
          const move = advise(gameOf(content, seen(game.state)), decision, 0, []);
          return 'answer' in move ? move.answer.chosen : [];
        },
      });
      return game.state.investigators[0]?.sliders;
    };
    const late = viewpoint(battle(kate, 9));
    expect(battleWorth(late, 0, [3, 1, 1])).toBe(battleWorth(late, 0, [0, 1, 1]));
    const third = viewpoint(battle(kate, 3));
    expect(battleWorth(third, 0, [3, 1, 1])).not.toBe(battleWorth(third, 0, [0, 1, 1]));
    expect(stops(9)?.[1]).toBeGreaterThan(1);
    expect(withstanding(third, 0)).toBeGreaterThan(0);
  });
});

describe('what the autopilot does when the Ancient One is about to awaken', () => {
  const asleep = (ancientOne: string, doom: number, one: Placed = kate) =>
    viewpoint(aGame({ investigators: [one], ancientOne, doom, gates: { woods: 'abyss' } }));

  it('2E-3821 heals more willingly where the attack wears people down', () => {
    const hurt = { ...kate, stamina: 2 };
    const worth = (ancientOne: string, doom: number) => gainWorth(asleep(ancientOne, doom, hurt), 0, 'stamina', 3);
    expect(worth('yig', 9)).toBeGreaterThan(worth('yig', 0));
    expect(worth('azathoth', 13)).toBe(worth('azathoth', 0));
    expect(vigour(battleView())).toBe(0);
  });

  it('2E-3805 gives gate trophies for Blessings where everybody is going to be cursed', () => {
    const price = [{ spend: { what: 'gateTrophy', count: 1 } }] as Parameters<typeof costOf>[2];
    expect(cursesAll(asleep('yig', 0))).toBe(true);
    expect(trophyCost(asleep('yig', 9), 0, price)).toBeLessThan(trophyCost(asleep('yig', 0), 0, price));
    expect(trophyCost(asleep('hastur', 12), 0, price)).toBe(trophyCost(asleep('hastur', 0), 0, price));
  });

  it('2E-3005 fears to be lost in time and space, most of all where that adds doom or devours', () => {
    const beyond = { ...kate, at: 'abyss-1' };
    const cost = (ancientOne: string) => breakdownCost(asleep(ancientOne, 2, beyond), 0);
    expect(cost('azathoth')).toBeGreaterThan(breakdownCost(asleep('azathoth', 2), 0));
    expect(cost('yig')).toBeGreaterThan(cost('azathoth'));
    expect(cost('yog-sothoth')).toBeGreaterThan(cost('yig'));
  });

  function battleView() {
    return viewpoint(battle(kate));
  }
});
