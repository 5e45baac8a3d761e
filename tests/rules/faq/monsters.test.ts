/** FAQ-103 to FAQ-118: monsters. */

import { describe, expect, it } from 'vitest';
import { faceMonsters, fight } from '../../../src/editions/second/combat/combat.ts';
import type { Dimension } from '../../../src/editions/second/content/vocabulary.ts';
import { pay } from '../../../src/editions/second/language/cost.ts';
import { run } from '../../../src/editions/second/language/table.ts';
import { spawn } from '../../../src/editions/second/monsters/monster.ts';
import { moveMonsters } from '../../../src/editions/second/monsters/monstermove.ts';
import { trophyToughness } from '../../../src/editions/second/monsters/trophy.ts';
import {
  type Arrangement,
  aGame,
  drive,
  eventsOf,
  inTurn,
  optionIds,
  type Placed,
} from '../../editions/second/table.ts';
import { content } from '../../second.ts';
import { crowd, EIGHT, movementPhase, one, order } from '../phases.ts';

const amanda = (more: Partial<Placed> = {}): Placed => ({ sheet: 'amanda-sharpe', at: 'woods', ...more });
const against = (monster: string, placed: Placed, more: Arrangement = {}, answers = {}) => {
  const game = aGame({ investigators: [placed], monsters: { [monster]: 'woods' }, ...more });
  return { game, ...drive(game, fight(game, 0, `${monster}#1` as const), answers) };
};
const sixes = Array(30).fill(6);
const ones = Array(30).fill(1);

describe('limit and Outskirts', () => {
  const arrived = (monsters: Record<string, string>, players = 2, count = 1) => {
    const game = aGame({ investigators: EIGHT.slice(0, players), at: 'train-station', monsters });
    drive(game, spawn(game, 'woods', count));
    return game;
  };
  const outskirts = (game: ReturnType<typeof aGame>) =>
    game.state.monsters.filter(({ at }) => at === 'outskirts').length;

  it('FAQ-103 investigators + 3 in Arkham and the Sky; only one beyond it goes to the Outskirts', () => {
    expect(outskirts(arrived(crowd('woods', 4)))).toBe(0);
    expect(outskirts(arrived(crowd('woods', 5)))).toBe(1);
    expect(outskirts(arrived({ ...crowd('woods', 5), 'byakhee#1': 'sky' }))).toBe(1);
    expect(outskirts(arrived({ ...crowd('woods', 4), 'nightgaunt#1': 'sky' }))).toBe(1);
  });

  it('FAQ-104 8 minus investigators in the Outskirts; beyond it all go to the cup, terror rises, and on it goes', () => {
    const full = { ...crowd('woods', 5), 'zombie#1': 'outskirts', 'zombie#2': 'outskirts', 'zombie#3': 'outskirts' };
    const monsters = { ...full, 'witch#1': 'outskirts', 'witch#2': 'outskirts', 'vampire#1': 'outskirts' };
    const kept = arrived({ ...full, 'witch#1': 'outskirts', 'witch#2': 'outskirts' });
    expect([outskirts(kept), kept.state.terror]).toEqual([6, 0]);
    const game = arrived(monsters, 2, 2);
    expect(eventsOf(game, 'OutskirtsEmptied')[0]?.monsters).toHaveLength(7);
    expect([game.state.terror, outskirts(game)]).toEqual([1, 1]);
  });

  it('FAQ-105 2N-101 those of encounters, on The Terrible Experiment and in the Outskirts do not count', () => {
    const game = aGame({
      investigators: EIGHT.slice(0, 2),
      at: 'train-station',
      rumor: 'mythos-the-terrible-experiment',
      monsters: { ...crowd('woods', 4), 'zombie#1': 'rumor', 'zombie#2': 'outskirts', 'zombie#3': 'encounter' },
    });
    drive(game, spawn(game, 'woods', 1));
    expect(eventsOf(game, 'MonsterToOutskirts')).toEqual([]);
  });
});

describe('movement of monsters', () => {
  const moved = (dimension: Dimension, arrangement: Arrangement, black = false) => {
    const game = aGame({ at: 'abyss-1', ...arrangement });
    drive(game, moveMonsters(game, { white: black ? [] : [dimension], black: black ? [dimension] : [] }));
    return Object.fromEntries(game.state.monsters.map(({ marker, at }) => [marker, at]));
  };

  it('FAQ-106 one with an investigator stays, a moving one stops at one, a fast one gives up its second step', () => {
    const shoggoth = { 'shoggoth#1': 'merchant-district-streets' };
    expect(moved('diamond', { monsters: shoggoth })['shoggoth#1']).toBe('downtown-streets');
    expect(moved('diamond', { monsters: shoggoth, at: 'northside-streets' })['shoggoth#1']).toBe('northside-streets');
    expect(moved('diamond', { monsters: shoggoth, at: 'merchant-district-streets' })['shoggoth#1']).toBe(
      'merchant-district-streets',
    );
  });

  it('FAQ-107 an arrow of both colors serves both; stationary monsters never move', () => {
    for (const { id, white, black } of content.locations) {
      expect([id, white]).toEqual([id, black]);
      expect(moved('crescent', { monsters: { 'cultist#1': id } })['cultist#1']).toBe(white);
      expect(moved('crescent', { monsters: { 'cultist#1': id } }, true)['cultist#1']).toBe(white);
    }
    expect(moved('hexagon', { monsters: { 'dark-young#1': 'uptown-streets' } })['dark-young#1']).toBe('uptown-streets');
  });

  it('FAQ-108 a flyer: only when called, to a neighboring street with the lowest Sneak, gear included, else the Sky', () => {
    const byakhee = (at: string) => ({ 'byakhee#1': at });
    const sliders: [number, number, number] = [0, 1, 1];
    const pair = (cards: string[]) => [
      { sheet: 'joe-diamond', at: 'southside-streets', sliders: [1, 1, 1], cards: [] },
      { sheet: 'amanda-sharpe', at: 'southside-streets', sliders, cards },
    ];
    expect(moved('star', { monsters: byakhee('woods') })['byakhee#1']).toBe('woods');
    expect(moved('circle', { monsters: byakhee('woods') })['byakhee#1']).toBe('sky');
    expect(moved('circle', { at: 'uptown-streets', monsters: byakhee('woods') })['byakhee#1']).toBe('uptown-streets');
    expect(moved('circle', { at: 'uptown-streets', monsters: byakhee('uptown-streets') })['byakhee#1']).toBe(
      'uptown-streets',
    );
    expect(moved('circle', { monsters: byakhee('sky') })['byakhee#1']).toBe('sky');
    // Joe's Sneak is 3; Amanda's 4, or 1 with her sliders the other way.
    const apart = (amandas: [number, number, number], cards: string[]) => [
      { ...pair([])[0]!, at: 'uptown-streets' },
      { ...pair(cards)[1]!, sliders: amandas, at: 'downtown-streets' },
    ];
    const target = (investigators: Placed[]) =>
      moved('circle', { investigators, monsters: byakhee('sky') })['byakhee#1'];
    expect(target(apart([0, 1, 1], []) as Placed[])).toBe('uptown-streets');
    expect(target(apart([3, 1, 1], []) as Placed[])).toBe('downtown-streets');
    expect(target(apart([3, 1, 1], ['ruby-standish', 'skill-sneak']) as Placed[])).toBe('uptown-streets');
  });
});

describe('combat', () => {
  it('FAQ-109 one Horror check a combat, before the first choice; none after an evasion at the outset', () => {
    const { game, decisions } = against(
      'zombie',
      amanda({ sliders: [3, 0, 0], stamina: 5 }),
      { dice: [5, 5, 5, ...ones] },
      {
        'combat.round': inTurn('fight', 'fight', 'flee'),
      },
    );
    expect(decisions.filter(({ kind }) => kind === 'combat.round').length).toBeGreaterThan(1);
    expect(eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'horror')).toHaveLength(1);
    expect(eventsOf(game, 'CheckRolled')[0]?.skill).toBe('horror');
    const evaded = movementPhase(
      { investigators: [amanda({ sliders: [0, 0, 0] })], monsters: { zombie: 'woods' }, dice: sixes },
      { 'move.next': inTurn('evade:zombie#1', 'stop') },
    );
    expect(eventsOf(evaded.game, 'CheckRolled').map(({ skill }) => skill)).toEqual(['evade']);
  });

  it('FAQ-110 too few successes do nothing, and nothing is carried over', () => {
    const michael = { sheet: 'michael-mcglen', at: 'woods', sliders: [0, 3, 0], sanity: 3 } as Placed;
    const { game, result } = against(
      'star-spawn',
      michael,
      { dice: [6, 6, 1, 6, 1, 1, 6, 6, 6] },
      { 'combat.round': 'fight' },
    );
    const combats = eventsOf(game, 'CheckRolled').filter(({ skill }) => skill === 'combat');
    expect(combats.map(({ successes }) => successes)).toEqual([2, 1, 3]);
    expect(combats.every(({ difficulty }) => difficulty === 3)).toBe(true);
    expect(result).toBe('defeated');
  });

  it('FAQ-111 Ambush: no fleeing in combat, but evading before it', () => {
    const placed = amanda({ sliders: [0, 1, 0], cards: ['dynamite', 'knife'], stamina: 5 });
    const { decisions } = against('ghoul', placed, { dice: sixes });
    expect(decisions.flatMap(optionIds)).not.toContain('flee');
    const before = movementPhase({ investigators: [placed], monsters: { ghoul: 'woods' }, dice: sixes });
    expect(optionIds(before.decisions[0])).toEqual(['evade:ghoul#1', 'fight:ghoul#1']);
  });

  it('FAQ-112 a defeated Endless monster goes to the cup', () => {
    const michael = { sheet: 'michael-mcglen', at: 'woods', sliders: [0, 3, 0], cards: ['tommy-gun'] } as Placed;
    const { game } = against(
      'cultist',
      michael,
      { ancientOne: 'nyarlathotep', dice: sixes },
      { 'combat.round': 'fight' },
    );
    expect(eventsOf(game, 'MonsterDefeated')).toMatchObject([{ trophy: false }]);
    expect(game.state.cup).toContain('cultist#1');
    expect(one(game).monsterTrophies).toEqual([]);
  });

  it('FAQ-113 resistance halves a bonus, rounded up, immunity takes it; other abilities of the card still work', () => {
    const bonus = (monster: string, card: string) => {
      const { game } = against(
        monster,
        amanda({ sliders: [3, 3, 0], sanity: 5, stamina: 5, cards: [card] }),
        { dice: sixes },
        { 'combat.round': 'fight' },
      );
      const rolled = eventsOf(game, 'CheckRolled').find(({ skill }) => skill === 'combat');
      return [
        rolled?.formula.filter(({ source }) => source.ref === 'card').reduce((sum, { dice }) => sum + dice, 0),
        rolled?.successes,
      ];
    };
    expect(bonus('vampire', 'rifle')[0]).toBe(3);
    expect(bonus('formless-spawn', 'rifle')[0]).toBe(0);
    expect(bonus('witch', 'enchanted-knife')[0]).toBe(2);
    expect(bonus('high-priest', 'enchanted-knife')[0]).toBe(0);
    // Fight 4 - 2, both sixes counted twice by the Shotgun.
    expect(bonus('formless-spawn', 'shotgun')).toEqual([0, 4]);
  });

  it('FAQ-114 Nightmarish after a passed Horror check, Overwhelming after a won Combat check, never with a failure', () => {
    const losses = (monster: string, dice: number[], cards: string[] = ['tommy-gun']) => {
      const placed = amanda({ sliders: [0, 2, 0], sanity: 5, stamina: 5, cards });
      const { game } = against(monster, placed, { dice: [...dice, ...sixes] }, { 'combat.round': 'fight' });
      return eventsOf(game, 'Lost').map(({ what, amount }) => `${what} ${amount}`);
    };
    // Dark Young: 3 Sanity and Nightmarish 1.
    expect(losses('dark-young', [6, 6])).toEqual(['sanity 1']);
    expect(losses('dark-young', [1, 1])).toEqual(['sanity 3']);
    // Gug: Horror -1, 2 Sanity; 4 Stamina, Overwhelming 1.
    expect(losses('gug', [6])).toEqual(['stamina 1']);
    expect(losses('gug', [6, ...Array(7).fill(1)])).toEqual(['stamina 4', 'stamina 1']);
  });

  it('FAQ-115 2N-69 beaten by a Nightgaunt in an Other World he comes back to Arkham with an explored marker', () => {
    const game = aGame({
      investigators: [amanda({ at: 'abyss-1', sliders: [0, 0, 0] })],
      gates: { woods: 'abyss' },
      dice: [5, 1, 1],
    });
    game.state.cup = game.state.cup.filter((marker) => marker !== 'nightgaunt#1');
    game.state.monsters.push({ marker: 'nightgaunt#1', at: 'encounter', seat: 0 });
    drive(game, faceMonsters(game, 0, ['nightgaunt#1']), {
      'combat.face': 'fight:nightgaunt#1',
      'combat.round': 'fight',
    });
    expect(one(game)).toMatchObject({ at: 'woods', explored: true });
  });

  it('FAQ-116 the Chthonian leaves those in Other Worlds alone', () => {
    const investigators = [
      amanda(),
      { sheet: 'joe-diamond', at: 'abyss-1' },
      { sheet: 'jenny-barnes', at: 'uptown-streets' },
    ];
    const game = aGame({ investigators, monsters: { chthonian: 'library' }, dice: [6] });
    drive(game, moveMonsters(game, { white: ['triangle'], black: [] }));
    expect(eventsOf(game, 'Lost').map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('FAQ-117 trophies are worth their toughness as it is now', () => {
    const worth = (more: Arrangement) => {
      const game = aGame(more);
      one(game).monsterTrophies = ['cultist#1', 'ghoul#1'];
      return trophyToughness(game, 0);
    };
    expect([worth({}), worth({ ancientOne: 'ithaqua' }), worth({ environment: 'mythos-the-festival' })]).toEqual([
      2, 4, 3,
    ]);
  });

  it('FAQ-118 spent monster trophies go to the cup, gate trophies under the stack', () => {
    const game = aGame();
    one(game).monsterTrophies = ['cultist#1', 'ghoul#1'];
    one(game).gateTrophies = ['abyss#1'];
    game.state.cup = game.state.cup.filter((marker) => !['cultist#1', 'ghoul#1'].includes(marker));
    game.state.gateStack = game.state.gateStack.filter((marker) => marker !== 'abyss#1');
    const source = { source: { ref: 'place', id: 'woods' } };
    drive(
      game,
      pay(
        game,
        0,
        [{ spend: { what: 'monsterTrophy', toughness: 2 } }, { spend: { what: 'gateTrophy', count: 1 } }],
        source,
      ),
    );
    expect(one(game)).toMatchObject({ monsterTrophies: [], gateTrophies: [] });
    expect(game.state.cup).toEqual(expect.arrayContaining(['cultist#1', 'ghoul#1']));
    expect(game.state.gateStack.at(-1)).toBe('abyss#1');
  });
});

describe('monsters of an encounter', () => {
  it('FAQ-105 they never fill the limit while they are met', () => {
    const game = aGame({
      investigators: [amanda({ sliders: [0, 0, 0] })],
      monsters: crowd('uptown-streets', 4),
      draws: ['cultist'],
      dice: sixes,
    });
    drive(game, run(game, 0, [{ monster: { count: 1 } }], { source: { ref: 'place', id: 'woods' } }));
    expect(order(game, 'MonsterAppeared', 'MonsterToOutskirts')).toEqual(['MonsterAppeared']);
  });
});
