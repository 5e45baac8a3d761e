/** Section 16: the movement of monsters. */

import { describe, expect, it } from 'vitest';
import { moveMonsters } from '../../src/editions/second/monsters/monstermove.ts';
import { movement } from '../../src/editions/second/movement/movement.ts';
import { wagonGoals } from '../../src/editions/second/movement/route.ts';
import { upkeep } from '../../src/editions/second/upkeep/upkeep.ts';
import { looked } from '../../src/engine/decision.ts';
import { type Arrangement, aGame, drive, eventsOf, optionIds } from '../editions/second/table.ts';
import { content } from '../second.ts';

const SYMBOLS = ['circle', 'crescent', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'];
const everything = { white: SYMBOLS, black: [] } as never;

function moved(arrangement: Arrangement, boxes = everything) {
  const game = aGame({ at: 'train-station', ...arrangement });
  const { decisions } = drive(game, moveMonsters(game, boxes));
  return { game, decisions, where: Object.fromEntries(game.state.monsters.map(({ marker, at }) => [marker, at])) };
}

describe('the card', () => {
  it('2E-1601 has a white and a black box with symbols, none of them in both', () => {
    for (const { id, type, movement: boxes } of content.mythosCards) {
      if (type === 'special') continue;
      const both = [...(boxes?.white ?? []), ...(boxes?.black ?? [])];
      expect(boxes?.white.length, id).toBeGreaterThan(0);
      expect(boxes?.black.length, id).toBeGreaterThan(0);
      expect(new Set(both).size, id).toBe(both.length);
      expect(SYMBOLS, id).toEqual(expect.arrayContaining(both));
    }
  });
});

describe('along the arrows', () => {
  it('2E-1607 a monster that reaches somebody does nothing until his next Movement phase', () => {
    const { game, decisions, where } = moved({ at: 'uptown-streets', monsters: { 'gug#1': 'woods' } });
    expect(where['gug#1']).toBe('uptown-streets');
    expect(decisions).toEqual([]);
    expect(game.events.map(({ type }) => type)).toEqual(['MonsterMoved']);
    game.state.turn += 1;
    const asked = movement(game, 0).next().value ?? [];
    expect(optionIds(asked.map(looked)[0])).toEqual(['evade:gug#1', 'fight:gug#1']);
  });

  it('2E-1608 a black border takes one step', () => {
    const { game, where } = moved({ monsters: { 'maniac#1': 'woods', 'gug#1': 'southside-streets' } });
    expect(where).toEqual({ 'maniac#1': 'uptown-streets', 'gug#1': 'uptown-streets' });
    expect(eventsOf(game, 'MonsterMoved')).toHaveLength(2);
  });

  it('2E-1621 monsters go to sealed and to stable locations', () => {
    const hound = { 'hound-of-tindalos#1': 'uptown-streets' };
    expect(moved({ at: 'woods', seals: ['woods'], monsters: hound }).where).toEqual({ 'hound-of-tindalos#1': 'woods' });
    expect(moved({ at: 'library', monsters: hound }).where).toEqual({ 'hound-of-tindalos#1': 'library' });
  });

  it('2E-1622 nobody steps or hunts into a closed place', () => {
    const monsters = { 'gug#1': 'woods', 'hound-of-tindalos#1': 'southside-streets' };
    const game = aGame({ at: 'library', monsters });
    for (const place of ['uptown-streets', 'library'])
      game.state.places[place]!.closed.push({ by: 'terror', until: 'endOfGame' });
    drive(game, moveMonsters(game, everything));
    expect(game.state.monsters.map(({ at }) => at)).toEqual(['woods', 'southside-streets']);
  });

  it('2E-1624 monsters in the Outskirts do not move', () => {
    const kinds = ['gug#1', 'byakhee#1', 'shoggoth#1', 'hound-of-tindalos#1'];
    const { game, where } = moved({
      investigators: [
        { sheet: 'joe-diamond', at: 'library' },
        { sheet: 'jenny-barnes', at: 'uptown-streets' },
      ],
      monsters: Object.fromEntries(kinds.map((marker) => [marker, 'outskirts'])),
    });
    expect(new Set(Object.values(where))).toEqual(new Set(['outskirts']));
    expect(eventsOf(game, 'MonsterMoved')).toEqual([]);
  });
});

describe('flying', () => {
  it('2E-1612 not along the arrows, and only when called', () => {
    const monsters = { 'byakhee#1': 'woods' };
    const uncalled = { white: ['hexagon'], black: ['plus'] } as never;
    expect(moved({ monsters }).where).toEqual({ 'byakhee#1': 'sky' });
    expect(moved({ monsters }, uncalled).where).toEqual({ 'byakhee#1': 'woods' });
    expect(moved({ at: 'uptown-streets', monsters }, uncalled).where).toEqual({ 'byakhee#1': 'woods' });
  });

  it('2E-1613 with an investigator it stays, whoever is near', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'woods' },
      { sheet: 'jenny-barnes', at: 'uptown-streets' },
    ];
    const { game, where } = moved({ investigators, monsters: { 'byakhee#1': 'woods' } });
    expect(where).toEqual({ 'byakhee#1': 'woods' });
    expect(eventsOf(game, 'MonsterStayed')).toHaveLength(1);
  });

  it('2E-1620 the Sky is near every street, and no investigator gets there', () => {
    for (const { id } of content.streets) {
      expect(moved({ at: id, monsters: { 'byakhee#1': 'sky' } }).where, id).toEqual({ 'byakhee#1': id });
      expect(content.town.neighborsOf(id)).not.toContain('sky');
    }
    const lost = { sheet: 'jenny-barnes', at: 'lost-in-time-and-space', returnsOn: 2 };
    const walker = { sheet: 'joe-diamond', at: 'uptown-streets', sliders: [3, 1, 1], cards: ['patrol-wagon'] };
    const game = aGame({ investigators: [walker, lost] });
    expect(wagonGoals(game, 0)).not.toContain('sky');
    const walked = drive(game, movement(game, 0)).decisions;
    const returned = drive(game, upkeep(game)).decisions.filter(({ kind }) => kind === 'upkeep.return');
    expect(returned).toHaveLength(1);
    for (const decision of [...walked, ...returned]) expect(optionIds(decision).join(' ')).not.toMatch(/sky|outskirts/);
  });
});
