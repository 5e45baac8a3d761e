import { describe, expect, it } from 'vitest';
import { gatesTo, investigatorsAt, isClosed, isStable, openGates } from '../../../../src/editions/second/board/area.ts';
import { content } from '../../../second.ts';
import { aGame } from '../table.ts';

describe('areas', () => {
  it('2E-112 tells locations, streets and Other World areas apart', () => {
    expect(content.town.areaKind('woods')).toBe('location');
    expect(content.town.areaKind('uptown-streets')).toBe('street');
    expect(content.town.areaKind('abyss-2')).toBe('otherWorld');
    expect(content.town.areaKind('sky')).toBe('sky');
    expect(() => content.town.areaKind('boston')).toThrow('boston');
    expect(content.town.worldOf('abyss-2')).toBe('abyss');
    expect(content.town.worldOf('woods')).toBeNull();
    expect([content.town.firstAreaOf('abyss'), content.town.secondAreaOf('abyss')]).toEqual(['abyss-1', 'abyss-2']);
  });

  it('2E-114 counts locations, streets and the jail cell as Arkham', () => {
    expect(['woods', 'uptown-streets', 'jail-cell'].every((at) => content.town.inArkham(at))).toBe(true);
    expect(['sky', 'abyss-1', 'lost-in-time-and-space'].some((at) => content.town.inArkham(at))).toBe(false);
  });

  it('2E-704 counts steps along the yellow lines, locations only through their street', () => {
    expect(content.town.streetOf('woods')).toBe('uptown-streets');
    expect(content.town.distances('woods').get('woods')).toBe(0);
    expect(content.town.distances('woods').get('uptown-streets')).toBe(1);
    expect(content.town.distances('woods').get('st-marys-hospital')).toBe(2);
    expect(content.town.distances('woods').get('train-station')).toBe(5);
    expect(content.town.distances('abyss-1').size).toBe(0);
    expect(content.town.nearest('woods', ['train-station', 'st-marys-hospital', 'ye-olde-magick-shoppe'])).toEqual([
      'st-marys-hospital',
      'ye-olde-magick-shoppe',
    ]);
  });

  it('FAQ-15 a sealed unstable location is stable', () => {
    const game = aGame({ seals: ['woods'] });
    expect(isStable(game, 'woods')).toBe(true);
    expect(isStable(game, 'graveyard')).toBe(false);
    expect(isStable(game, 'library')).toBe(true);
    expect(isStable(game, 'uptown-streets')).toBe(true);
  });

  it('2E-118 a location is closed while something closes it', () => {
    const game = aGame();
    expect(isClosed(game, 'general-store')).toBe(false);
    game.state.places['general-store']?.closed.push({ by: 'terror', until: 'endOfGame' });
    expect(isClosed(game, 'general-store')).toBe(true);
  });

  it('L3.4 a face-down gate leads nowhere known', () => {
    const game = aGame({ gates: { woods: 'abyss', graveyard: 'abyss', 'witch-house': 'yuggoth' } });
    expect(openGates(game)).toHaveLength(3);
    expect(gatesTo(game, 'abyss').sort()).toEqual(['graveyard', 'woods']);
    const woods = game.state.places.woods;
    if (woods) woods.gateHidden = true;
    expect(gatesTo(game, 'abyss')).toEqual(['graveyard']);
  });

  it('2E-111 names who stands somewhere in player order', () => {
    const game = aGame({ investigators: ['joe-diamond', 'kate-winthrop', 'sister-mary'], at: 'woods', first: 1 });
    const [joe] = game.state.investigators;
    expect(investigatorsAt(game, 'woods')).toEqual([1, 2, 0]);
    if (joe) joe.eliminated = true;
    expect(investigatorsAt(game, 'woods')).toEqual([1, 2]);
  });
});
