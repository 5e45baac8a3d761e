import { describe, expect, it } from 'vitest';
import { resolve } from '../../../../src/editions/second/mythos/mythos.ts';
import { appeared, crowd, EIGHT } from '../../../rules/phases.ts';
import { aGame, drive, optionIds } from '../table.ts';

describe('monster surge', () => {
  const gates = { 'black-cave': 'abyss', 'science-building': 'rlyeh', 'unvisited-isle': 'yuggoth' };
  const card = 'mythos-feds-raid-arkham'; // gate black-cave

  it('2E-1406 2E-1407 2E-1408 SC-08 seven investigators, three gates: the gate of the surge gets the odd one', () => {
    const game = aGame({ investigators: EIGHT.slice(0, 7), gates, at: 'train-station' });
    const { decisions } = drive(game, resolve(game, card, 'mythos'));
    expect(appeared(game)).toEqual({ 'black-cave': 3, 'science-building': 2, 'unvisited-isle': 2 });
    expect(decisions).toEqual([]);
    expect(game.state.ancientOne.doom).toBe(0);
  });

  it('2E-1409 D-49 where more is left over the group decides before any marker is drawn', () => {
    const game = aGame({ investigators: EIGHT, gates, at: 'train-station' });
    const { decisions } = drive(game, resolve(game, card, 'mythos'), { 'mythos.surge': 'gate:unvisited-isle' });
    expect(decisions[0]).toMatchObject({ kind: 'mythos.surge', mode: 'group', min: 1, max: 1 });
    expect(optionIds(decisions[0]).sort()).toEqual(['gate:science-building', 'gate:unvisited-isle']);
    expect(appeared(game)).toEqual({ 'black-cave': 3, 'science-building': 2, 'unvisited-isle': 3 });
  });

  it('2E-1405 the first printing: one monster at each open gate', () => {
    const game = aGame({ investigators: EIGHT, gates, at: 'train-station', printing: '2005' });
    drive(game, resolve(game, card, 'mythos'));
    expect(appeared(game)).toEqual({ 'black-cave': 1, 'science-building': 1, 'unvisited-isle': 1 });
  });

  it('2E-1411 2E-1412 what is beyond the limit goes to the Outskirts, the rest is divided as evenly', () => {
    const monsters = { 'ghost#1': 'woods', 'ghost#2': 'woods', 'ghost#3': 'woods' };
    const game = aGame({ investigators: EIGHT.slice(0, 2), gates, monsters, at: 'train-station' });
    drive(game, resolve(game, card, 'mythos'), { 'mythos.surge': 'gate:unvisited-isle' });
    expect(appeared(game)).toEqual({ 'black-cave': 1, 'unvisited-isle': 1, outskirts: 1 });
  });

  it('2E-1412 without the cap the group shares out what still fits as it likes', () => {
    const monsters = { 'ghost#1': 'woods', 'ghost#2': 'woods', 'ghost#3': 'woods' };
    const rulings = { surgeCapUnderLimit: false };
    const game = aGame({ investigators: EIGHT.slice(0, 2), gates, monsters, rulings, at: 'train-station' });
    drive(game, resolve(game, card, 'mythos'), { 'mythos.surge-share': '0' });
    expect(appeared(game)).toMatchObject({ outskirts: 1 });
    expect(appeared(game)['black-cave']).toBeUndefined();
  });

  it('2E-1408a 2N-54 Kate on the gate named: no monster at any gate, in both printings; the rest of the card goes on', () => {
    for (const printing of ['revised', '2005'] as const) {
      const kate = { sheet: 'kate-winthrop', at: 'black-cave', explored: true };
      const game = aGame({ investigators: [kate, { sheet: 'joe-diamond', at: 'woods' }], gates, printing });
      drive(game, resolve(game, card, 'mythos'));
      expect(appeared(game)).toEqual({});
      const types = game.events.map(({ type }) => type);
      expect(types.filter((type) => ['Surge', 'SurgeBlocked', 'CluePlaced', 'MythosEffect'].includes(type))).toEqual([
        'SurgeBlocked',
        'CluePlaced',
      ]);
    }
  });

  it('2E-1408a under Stormknight the surge of a sealed place has no gate that she could stand on', () => {
    const { 'black-cave': _, ...others } = gates;
    const game = aGame({
      investigators: [
        { sheet: 'kate-winthrop', at: 'black-cave' },
        { sheet: 'joe-diamond', at: 'woods' },
      ],
      gates: others,
      seals: ['black-cave'],
      variants: { stormknight: true },
    });
    drive(game, resolve(game, card, 'mythos'));
    expect(appeared(game)).toEqual({ 'science-building': 1, 'unvisited-isle': 1 });
  });

  it('2E-1408 2E-1412 the Outskirts overflow to terror 10 in mid-surge: the gate named comes first', () => {
    for (const [terror, expected] of [
      [9, { outskirts: 1, 'black-cave': 1, 'unvisited-isle': 1 }],
      [8, { outskirts: 3 }],
    ] as const) {
      const markers = { ...crowd('woods', 11) };
      for (const [index, marker] of Object.keys(markers).entries()) if (index > 4) markers[marker] = 'outskirts';
      const game = aGame({ investigators: EIGHT.slice(0, 2), gates, monsters: markers, at: 'train-station', terror });
      drive(game, resolve(game, card, 'mythos'));
      expect(appeared(game)).toEqual(expected);
    }
  });

  it('SK.2 SK.6 Stormknight: a doom token and one monster instead', () => {
    const game = aGame({ investigators: EIGHT, gates, at: 'train-station', variants: { stormknight: true } });
    drive(game, resolve(game, card, 'mythos'));
    expect(appeared(game)).toEqual({ 'black-cave': 1 });
    expect(game.state.ancientOne.doom).toBe(1);
  });

  it('SK.3 SK.4 Stormknight: a sealed location makes a surge without precedence', () => {
    const { 'black-cave': _, ...others } = gates;
    const variants = { stormknight: true };
    const game = aGame({
      investigators: EIGHT.slice(0, 4),
      gates: others,
      seals: ['black-cave'],
      at: 'train-station',
      variants,
    });
    drive(game, resolve(game, card, 'mythos'));
    expect(appeared(game)).toEqual({ 'science-building': 2, 'unvisited-isle': 2 });
    expect(game.state.ancientOne.doom).toBe(0);
  });
});
