import { describe, expect, it } from 'vitest';
import { moveMonsters } from '../../../../src/editions/second/monsters/monstermove.ts';
import type { Game } from '../../../../src/editions/second/state/state.ts';
import { type Answering, type Arrangement, aGame, drive, eventsOf, optionIds } from '../table.ts';

const ALL = {
  white: ['slash', 'star', 'triangle', 'circle', 'square', 'diamond', 'crescent', 'plus'],
  black: ['hexagon'],
} as const;

function moved(arrangement: Arrangement, answers: Record<string, Answering> = {}, movement = ALL) {
  const game = aGame({ at: 'train-station', ...arrangement });
  const driven = drive(game, moveMonsters(game, { white: [...movement.white], black: [...movement.black] }), answers);
  return { game, where: whereabouts(game), ...driven };
}

function whereabouts(game: Game): Record<string, string> {
  return Object.fromEntries(game.state.monsters.map(({ marker, at }) => [marker, at]));
}

describe('monster movement', () => {
  it('2E-1603 2E-1604 2E-1605 SC-10 2N-104 along the arrow of the box that holds its symbol', () => {
    const { where } = moved({
      monsters: { 'gug#1': 'southside-streets', 'ghoul#1': 'southside-streets', 'ghoul#2': 'woods' },
    });
    expect(where).toEqual({ 'gug#1': 'uptown-streets', 'ghoul#1': 'french-hill-streets', 'ghoul#2': 'uptown-streets' });
  });

  it('2E-1602 other symbols, and the Outskirts, stay (2E-1624)', () => {
    const movement = { white: ['circle'], black: ['plus'] } as never;
    const { where } = moved({ monsters: { 'gug#1': 'woods', 'dhole#1': 'outskirts' } }, {}, movement);
    expect(where).toEqual({ 'gug#1': 'woods', 'dhole#1': 'outskirts' });
  });

  it('2E-1606 a monster with an investigator stays', () => {
    const { game, where } = moved({ at: 'woods', monsters: { 'gug#1': 'woods' } });
    expect(where).toEqual({ 'gug#1': 'woods' });
    expect(eventsOf(game, 'MonsterStayed')).toHaveLength(1);
  });

  it('2E-1609 stationary monsters never move', () => {
    expect(moved({ monsters: { 'dark-young#1': 'woods', 'ghost#1': 'sky' } }).where['dark-young#1']).toBe('woods');
  });

  it('2E-1610 FAQ-106 fast: two steps, but it stops at an investigator', () => {
    expect(moved({ monsters: { 'shoggoth#1': 'merchant-district-streets' } }).where['shoggoth#1']).toBe(
      'downtown-streets',
    );
    const stopped = moved({ at: 'northside-streets', monsters: { 'shoggoth#1': 'merchant-district-streets' } });
    expect(stopped.where['shoggoth#1']).toBe('northside-streets');
  });

  it('2E-101 Icy Conditions slow fast monsters down', () => {
    const monsters = { 'shoggoth#1': 'merchant-district-streets' };
    expect(moved({ monsters, environment: 'mythos-icy-conditions' }).where['shoggoth#1']).toBe('northside-streets');
  });
});

describe('flying monsters', () => {
  it('2E-1617 2E-1618 to the Sky without prey, and there they stay', () => {
    expect(moved({ monsters: { 'byakhee#1': 'woods', 'byakhee#2': 'sky' } }).where).toEqual({
      'byakhee#1': 'sky',
      'byakhee#2': 'sky',
    });
  });

  it('2E-1614 2E-1619 to a connected street with an investigator, never to a location', () => {
    expect(moved({ at: 'uptown-streets', monsters: { 'byakhee#1': 'woods' } }).where['byakhee#1']).toBe(
      'uptown-streets',
    );
    expect(moved({ at: 'woods', monsters: { 'byakhee#1': 'uptown-streets' } }).where['byakhee#1']).toBe('sky');
    expect(moved({ at: 'downtown-streets', monsters: { 'byakhee#1': 'woods' } }).where['byakhee#1']).toBe('sky');
  });

  it('2E-1615 of several the investigator with the lowest Sneak', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'uptown-streets', sliders: [0, 1, 1] as [number, number, number] },
      { sheet: 'jenny-barnes', at: 'downtown-streets', sliders: [3, 1, 1] as [number, number, number] },
    ];
    const { where, decisions } = moved({ investigators, monsters: { 'byakhee#1': 'sky' } });
    expect(where['byakhee#1']).toBe('downtown-streets');
    expect(decisions).toEqual([]);
  });

  it('2E-1616 D-53 a tie is the first player’s to decide', () => {
    const sliders: [number, number, number] = [0, 1, 1];
    const investigators = [
      { sheet: 'joe-diamond', at: 'uptown-streets', sliders, cards: [] },
      { sheet: 'joe-diamond', at: 'downtown-streets', sliders },
    ];
    const game = aGame({
      investigators: [investigators[0]!, 'jenny-barnes'],
      first: 1,
      monsters: { 'byakhee#1': 'sky' },
    });
    Object.assign(game.state.investigators[1]!, { sheet: 'joe-diamond', at: 'downtown-streets', sliders, stamina: 2 });
    const flow = moveMonsters(game, { white: ['circle'], black: ['plus'] });
    const { decisions } = drive(game, flow);
    expect(decisions[0]).toMatchObject({ kind: 'mythos.prey', mode: 'first', seats: [1], default: ['uptown-streets'] });
    expect(optionIds(decisions[0]).sort()).toEqual(['downtown-streets', 'uptown-streets']);
    expect(whereabouts(game)['byakhee#1']).toBe('uptown-streets');
  });

  it('2E-102 the Evil Fog keeps flyers where they are', () => {
    const monsters = { 'byakhee#1': 'woods' };
    expect(moved({ monsters, environment: 'mythos-an-evil-fog' }).where['byakhee#1']).toBe('woods');
  });

  it('2E-2713 Hastur’s Cultists fly', () => {
    expect(moved({ ancientOne: 'hastur', monsters: { 'cultist#1': 'woods' } }).where['cultist#1']).toBe('sky');
  });
});

describe('unique movers', () => {
  it('2E-1611 2N-67 the Hound of Tindalos goes all the way to the nearest investigator in a location', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'library' },
      { sheet: 'jenny-barnes', at: 'st-marys-hospital' },
      { sheet: 'bob-jenkins', at: 'uptown-streets' },
    ];
    expect(moved({ investigators, monsters: { 'hound-of-tindalos#1': 'woods' } }).where['hound-of-tindalos#1']).toBe(
      'library',
    );
  });

  it('2E-1611 without anybody in reach it stays', () => {
    const monsters = { 'hound-of-tindalos#1': 'woods' };
    expect(moved({ at: 'uptown-streets', monsters }).where['hound-of-tindalos#1']).toBe('woods');
  });

  it('2E-1611 FAQ-116 2N-64 the Chthonian rolls instead and hurts everybody in Arkham', () => {
    const investigators = [
      { sheet: 'joe-diamond', at: 'woods' },
      { sheet: 'jenny-barnes', at: 'abyss-1' },
    ];
    const { game, where } = moved({ investigators, monsters: { 'chthonian#1': 'woods' }, dice: [4] });
    expect(where['chthonian#1']).toBe('woods');
    expect(eventsOf(game, 'Lost').map(({ seat, what, amount }) => [seat, what, amount])).toEqual([[0, 'stamina', 1]]);
  });

  it('2E-1623 D-54 the order is asked for only where it can matter', () => {
    const monsters = { 'chthonian#1': 'graveyard', 'gug#1': 'woods' };
    expect(moved({ monsters, dice: [1] }).decisions).toEqual([]);
    const investigators = [{ sheet: 'joe-diamond', stamina: 1, at: 'woods' }];
    const asked = moved({ investigators, at: 'woods', monsters, dice: [6] }, { 'mythos.order': 'hurting' });
    expect(asked.decisions[0]).toMatchObject({ kind: 'mythos.order', mode: 'group' });
    expect(asked.game.state.investigators[0]?.at).toBe('st-marys-hospital');
    expect(asked.where['gug#1']).toBe('uptown-streets');
  });

  it('2E-T62 nor where the others go the same way whoever is taken away', () => {
    const investigators = [{ sheet: 'joe-diamond', stamina: 1, at: 'woods' }];
    const monsters = { 'chthonian#1': 'graveyard', 'gug#1': 'library' };
    const { decisions, where } = moved({ investigators, at: 'woods', monsters, dice: [6] });
    expect(decisions).toEqual([]);
    expect(where['gug#1']).not.toBe('library');
  });
});
