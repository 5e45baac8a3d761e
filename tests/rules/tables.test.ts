import { describe, expect, it } from 'vitest';
import { successesPerToken } from '../../src/editions/second/battle/battle.ts';
import { fight } from '../../src/editions/second/combat/combat.ts';
import { evade } from '../../src/editions/second/combat/evade.ts';
import { checkCloseVictory } from '../../src/editions/second/end/victory.ts';
import { monstersAtNewGate, openGate } from '../../src/editions/second/gates/gate.ts';
import { surge } from '../../src/editions/second/gates/surge.ts';
import { monsterLimit, spawn } from '../../src/editions/second/monsters/monster.ts';
import { moveMonsters } from '../../src/editions/second/monsters/monstermove.ts';
import { raiseTerror } from '../../src/editions/second/mythos/terror.ts';
import { castSpell } from '../../src/editions/second/spells/spell.ts';
import type { SecondEvent } from '../../src/editions/second/state/event.ts';
import type { Game } from '../../src/editions/second/state/state.ts';
import { type Arrangement, aGame, drive, eventsOf, inTurn, type Placed } from '../editions/second/table.ts';
import { content } from '../second.ts';

const SHEETS = [
  'joe-diamond',
  'jenny-barnes',
  'harvey-walters',
  'amanda-sharpe',
  'bob-jenkins',
  'carolyn-fern',
  'monterey-jack',
  'vincent-lee',
];
const UNSTABLE = ['woods', 'graveyard', 'unnamable', 'black-cave', 'witch-house', 'unvisited-isle', 'hibbs-roadhouse'];

/** What a terror level brought, as told by an event. */
function brought(event: SecondEvent): string[] {
  if (event.type === 'AllyLeft') return ['ally'];
  if (event.type === 'PlaceClosed') return [event.place];
  return event.type === 'DoomChanged' ? ['doom'] : [];
}

const players = (n: number, more: Arrangement = {}) =>
  aGame({ investigators: SHEETS.slice(0, n), at: 'train-station', ancientOne: 'yig', ...more });

/** Takes markers out of the cup and puts them somewhere. */
function crowd(game: Game, at: string, count: number): void {
  for (const marker of game.state.cup.splice(0, count)) game.state.monsters.push({ marker, at });
}

function openGates(game: Game, count: number): void {
  for (const place of UNSTABLE.slice(0, count)) game.state.places[place]!.gate = game.state.gateStack.shift()!;
}

const reasons = (game: Game) => eventsOf(game, 'Awakened').map(({ reason }) => reason);

/** Whether one more monster empties the Outskirts that hold so many, Arkham being full. */
function overflows(n: number, held: number): boolean {
  const game = players(n);
  crowd(game, 'northside-streets', n + 3);
  crowd(game, 'outskirts', held);
  drive(game, spawn(game, 'easttown-streets', 1));
  return eventsOf(game, 'OutskirtsEmptied').length > 0;
}

/** Whether one gate more awakens the Ancient One when so many are open. */
function awakensWithGates(n: number, open: number): boolean {
  const game = players(n);
  openGates(game, open);
  drive(game, openGate(game, 'historical-society', { from: 'mythos', monsters: 0 }));
  return reasons(game).length > 0;
}

function wins(n: number, trophies: number, printing: 'revised' | '2005'): boolean {
  const game = players(n, { printing });
  game.state.investigators[0]!.gateTrophies = game.state.gateStack.splice(0, trophies);
  try {
    checkCloseVictory(game);
    return false;
  } catch {
    return game.state.outcome?.way === 'closing';
  }
}

function surging(n: number, gates: number, printing: 'revised' | '2005'): number | undefined {
  const game = players(n, { printing });
  openGates(game, gates);
  drive(game, surge(game, 'woods'));
  return eventsOf(game, 'Surge')[0]?.count;
}

function overrun(n: number, monsters: number): boolean {
  const game = players(n, { terror: 10 });
  crowd(game, 'northside-streets', monsters - 1);
  drive(game, spawn(game, 'easttown-streets', 1));
  return reasons(game).includes('monsters');
}

describe('46. Tables', () => {
  it.each([
    [1, { limit: 4, outskirts: 7, gates: 8, newGate: 1, awakening: 8 }],
    [2, { limit: 5, outskirts: 6, gates: 8, newGate: 1, awakening: 10 }],
    [3, { limit: 6, outskirts: 5, gates: 7, newGate: 1, awakening: 12 }],
    [4, { limit: 7, outskirts: 4, gates: 7, newGate: 1, awakening: 14 }],
    [5, { limit: 8, outskirts: 3, gates: 6, newGate: 2, awakening: 16 }],
    [6, { limit: 9, outskirts: 2, gates: 6, newGate: 2, awakening: 18 }],
    [7, { limit: 10, outskirts: 1, gates: 5, newGate: 2, awakening: 20 }],
    [8, { limit: 11, outskirts: 0, gates: 5, newGate: 2, awakening: 22 }],
  ])('2E-4601 with %i players', (n, { limit, outskirts, gates, newGate, awakening }) => {
    expect(monsterLimit(players(n))).toBe(limit);
    expect([outskirts > 0 && overflows(n, outskirts - 1), overflows(n, outskirts)]).toEqual([false, true]);
    expect([awakensWithGates(n, gates - 2), awakensWithGates(n, gates - 1)]).toEqual([false, true]);
    expect(monstersAtNewGate(players(n), 'mythos')).toBe(newGate);
    expect(monstersAtNewGate(players(n, { printing: '2005' }), 'mythos')).toBe(1);
    for (const open of [1, 4]) {
      expect(surging(n, open, 'revised')).toBe(Math.max(open, n));
      expect(surging(n, open, '2005')).toBe(open);
    }
    expect([wins(n, n - 1, 'revised'), wins(n, n, 'revised')]).toEqual([false, true]);
    expect([wins(n, n, '2005'), wins(n, n + 1, '2005')]).toEqual([false, true]);
    expect([overrun(n, awakening - 1), overrun(n, awakening)]).toEqual([false, true]);
    expect(successesPerToken(players(n))).toBe(n);
  });

  it('2E-4602 2E-3608 what each terror level brings', () => {
    for (const printing of ['revised', '2005'] as const) {
      const game = players(1, { printing, ancientOne: 'cthulhu' });
      const log: (readonly [number, string])[] = [];
      for (let level = 1; level <= 12; level++) {
        const from = game.events.length;
        drive(game, raiseTerror(game, 1));
        for (const event of game.events.slice(from)) log.push(...brought(event).map((what) => [level, what] as const));
      }
      const events = log.filter(([, what]) => what !== 'ally');
      expect(log.filter(([, what]) => what === 'ally').map(([level]) => level)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ]);
      expect(events).toEqual([
        [3, 'general-store'],
        [6, 'curiositie-shoppe'],
        [9, 'ye-olde-magick-shoppe'],
        ...(printing === '2005'
          ? [[10, 'doom']]
          : [
              [11, 'doom'],
              [12, 'doom'],
            ]),
      ]);
      expect(monsterLimit(game)).toBeNull();
    }
  });

  it('2E-4603 the special checks: skill, modifier, difficulty and what a failure costs', () => {
    const amanda = (more: Partial<Placed>): Arrangement => ({
      investigators: [{ sheet: 'amanda-sharpe', at: 'woods', sliders: [0, 0, 3], ...more }],
      monsters: { 'elder-thing': 'woods', 'star-spawn': 'woods' },
      dice: Array(40).fill(1),
    });
    const row = (game: Game, skill: string) => {
      const rolled = eventsOf(game, 'CheckRolled').find((event) => event.skill === skill);
      return [rolled?.formula.map(({ source, dice }) => [source.id, dice]), rolled?.difficulty];
    };
    const evading = aGame(amanda({}));
    drive(evading, evade(evading, 0, 'star-spawn#1'));
    expect(row(evading, 'evade')).toEqual([
      [
        ['sneak', 4],
        ['modifier', -1],
      ],
      1,
    ]);
    const fighting = aGame(amanda({ sanity: 5, stamina: 5 }));
    drive(fighting, fight(fighting, 0, 'star-spawn#1'), { 'combat.round': 'fight' });
    expect(row(fighting, 'horror')).toEqual([
      [
        ['will', 4],
        ['modifier', -3],
      ],
      1,
    ]);
    expect(row(fighting, 'combat')).toEqual([
      [
        ['fight', 1],
        ['modifier', -3],
      ],
      3,
    ]);
    // Horror damage 2, then combat damage 3 twice.
    expect(eventsOf(fighting, 'Lost').map(({ what, amount }) => [what, amount])).toEqual([
      ['sanity', 2],
      ['stamina', 3],
      ['stamina', 2],
    ]);
    const fleeing = aGame(amanda({ stamina: 5 }));
    drive(fleeing, fight(fleeing, 0, 'elder-thing#1'), { 'combat.round': inTurn('flee', 'flee', 'flee') });
    expect(eventsOf(fleeing, 'Lost').filter(({ what }) => what === 'stamina')[0]?.amount).toBe(1);
    const casting = aGame(amanda({ cards: ['shrivelling'] }));
    drive(casting, castSpell(casting, 0, 'shrivelling#1', { monster: 'star-spawn#1' }));
    expect(row(casting, 'spell')).toEqual([
      [
        ['lore', 4],
        ['modifier', -1],
      ],
      1,
    ]);
    expect(eventsOf(casting, 'SpellCast')[0]?.passed).toBe(false);
    expect(casting.state.lasting).toEqual([]);
  });

  it('2E-4604 the five borders and how their monsters move', () => {
    const moved = (kind: string, from = 'merchant-district-streets') => {
      const game = aGame({ at: 'library', monsters: { [kind]: from }, dice: [1] });
      const symbols = [
        'circle',
        'crescent',
        'diamond',
        'hexagon',
        'plus',
        'slash',
        'square',
        'star',
        'triangle',
      ] as const;
      drive(game, moveMonsters(game, { white: [...symbols], black: [] }));
      return [content.monster(kind).movement, game.state.monsters[0]?.at];
    };
    expect(moved('zombie')).toEqual(['normal', 'northside-streets']);
    expect(moved('ghost')).toEqual(['stationary', 'merchant-district-streets']);
    expect(moved('shoggoth')).toEqual(['fast', 'downtown-streets']);
    expect(moved('byakhee')).toEqual(['flying', 'sky']);
    expect(moved('hound-of-tindalos')).toEqual(['unique', 'library']);
    expect(moved('chthonian')).toEqual(['unique', 'merchant-district-streets']);
  });
});
