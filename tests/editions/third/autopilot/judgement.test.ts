import { describe, expect, it } from 'vitest';
import { changeWorth, wardWorth } from '../../../../src/editions/third/autopilot/doomworth.ts';
import { encounterWorth } from '../../../../src/editions/third/autopilot/encounterworth.ts';
import { fightWorth } from '../../../../src/editions/third/autopilot/fight.ts';
import { harmCost, healWorth } from '../../../../src/editions/third/autopilot/harmworth.ts';
import { bestPlan, fareCost, restWorth } from '../../../../src/editions/third/autopilot/turnplan.ts';
import { viewpoint } from '../../../../src/editions/third/autopilot/viewpoint.ts';
import { WEIGHTS } from '../../../../src/editions/third/autopilot/weights.ts';
import { findMonster } from '../../../../src/editions/third/board/monster.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { gameOf, seen } from '../../../third.ts';
import { type Arrangement, aGame } from '../table.ts';

const looking = (arrangement: Arrangement) => {
  const game: Game = aGame(arrangement);
  return viewpoint(gameOf(seen(game.state)));
};

describe('what the autopilot thinks things worth', () => {
  const investigators = [{ sheet: 'dexterDrake', at: 'trainStation' }];
  const azathoth = { scenario: 'approachOfAzathoth', codex: [2], investigators } satisfies Arrangement;

  it('a second doom on a space is warded rather than a first', () => {
    const view = looking({ ...azathoth, doom: { blackCave: 2, velmasDiner: 1 }, investigators });
    expect(wardWorth(view, 0, 'blackCave')).toBeGreaterThan(wardWorth(view, 0, 'velmasDiner'));
    expect(wardWorth(view, 0, 'graveyard')).toBe(0);
  });

  it('the doom that keeps an anomaly open is worth more than the same doom elsewhere', () => {
    const doom = { blackCave: 1, velmasDiner: 1 };
    const view = looking({ ...azathoth, doom, centers: { rivertown: { anomaly: true } }, investigators });
    expect(wardWorth(view, 0, 'blackCave')).toBeGreaterThan(2 * wardWorth(view, 0, 'velmasDiner'));
  });

  it('an anomaly that is nearly closed is brought to an end', () => {
    const ward = (doom: number) => {
      const view = looking({ ...azathoth, doom: { blackCave: doom }, centers: { rivertown: { anomaly: true } } });
      return changeWorth(view, 'blackCave', -1);
    };
    expect(ward(1)).toBeGreaterThan(ward(2));
    expect(ward(2)).toBeGreaterThan(ward(3));
    expect(ward(6)).toBeCloseTo(ward(5));
  });

  it('the dollar that an encounter may ask for is dearer than another', () => {
    const view = (money: number) => {
      const game = aGame({
        ...azathoth,
        investigators: [{ sheet: 'dexterDrake', at: 'trainStation', money }],
        centers: { easttown: { clues: 1 } },
      });
      game.state.decks.neighborhood.easttown?.unshift('approachOfAzathothEvent4');
      return viewpoint(gameOf(seen(game.state)));
    };
    expect(fareCost(view(1), 0, 'hibbsRoadhouse', 1)).toBeGreaterThan(fareCost(view(5), 0, 'hibbsRoadhouse', 1));
  });

  it('a turn is not ended beside a monster that will hold them, where nothing is done for it', () => {
    const view = looking({
      ...azathoth,
      investigators,
      monsters: [{ kind: 'robedFigure', at: 'tickTockClub' }],
    });
    expect(restWorth(view, 0, 'tickTockClub')).toBeLessThan(restWorth(view, 0, 'trainStation') - WEIGHTS.beside);
    expect(bestPlan(view, 0, 0).to).toBeNull();
  });

  it('an encounter is worth more the likelier the event comes up', () => {
    const chances = [3, 2, 1].map((shuffled) => {
      const game = aGame({
        ...azathoth,
        centers: { easttown: { clues: 1 } },
        investigators,
      });
      game.state.decks.neighborhood.easttown?.unshift('approachOfAzathothEvent4');
      game.state.shuffled = { easttown: shuffled };
      return encounterWorth(viewpoint(gameOf(seen(game.state))), 0, 'velmasDiner');
    });
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(chances[2]).toBeGreaterThan(chances[0] ?? 0);
  });

  it('harm weighs more the less is left, and healing with it', () => {
    const hurt = looking({ investigators: [{ sheet: 'dexterDrake', at: 'graveyard', horror: 5 }] });
    const sound = looking({ investigators: [{ sheet: 'dexterDrake', at: 'graveyard' }] });
    const blow = { damage: 0, horror: 1 };
    expect(harmCost(hurt, 0, blow)).toBeGreaterThan(3 * harmCost(sound, 0, blow));
    expect(healWorth(hurt, 0, { sanity: 2 })).toBeGreaterThan(healWorth(sound, 0, { sanity: 2 }));
  });

  it('a weak one leaves the monster of a strong colleague alone; a strong one takes that of a weak colleague', () => {
    const together = (who: string, other: string) => {
      const view = looking({
        investigators: [
          { sheet: who, at: 'graveyard', ...(who === 'michaelMcglen' ? { cards: ['chicagoTypewriter'] } : {}) },
          { sheet: other, at: 'graveyard' },
        ],
        monsters: [{ kind: 'fleshEater', with: 1 }],
      });
      const monster = findMonster(view.game.state, 'fleshEater');
      if (!monster) throw new Error('no monster');
      return fightWorth(view, 0, monster, 'graveyard');
    };
    expect(together('michaelMcglen', 'dexterDrake')).toBeGreaterThan(together('dexterDrake', 'michaelMcglen'));
    expect(together('michaelMcglen', 'dexterDrake')).toBeGreaterThan(0.5);
  });

  it('with two actions it goes where there is doom and wards it', () => {
    const view = looking({ ...azathoth, doom: { unvisitedIsle: 2 }, investigators });
    expect(bestPlan(view, 0, 2)).toMatchObject({ first: 'move', to: 'unvisitedIsle' });
    expect(bestPlan(looking({ ...azathoth, doom: { trainStation: 2 }, investigators }), 0, 1).first).toBe('ward');
  });
});
