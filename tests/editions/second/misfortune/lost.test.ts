import { describe, expect, it } from 'vitest';
import { active } from '../../../../src/editions/second/investigators/investigator.ts';
import { addLasting } from '../../../../src/editions/second/investigators/modifier.ts';
import { lose } from '../../../../src/editions/second/misfortune/loss.ts';
import {
  arrest,
  delay,
  loseInTimeAndSpace,
  loseNextTurn,
} from '../../../../src/editions/second/misfortune/misfortune.ts';
import { type Arrangement, aGame, drive, eventsOf, type Placed } from '../table.ts';

const cause = { ref: 'monster', id: 'ghoul' };

const joeAt = (at: string, more: Partial<Placed> = {}, rest: Arrangement = {}) =>
  aGame({ investigators: [{ sheet: 'joe-diamond', at, ...more }], ...rest });

describe('lost in time and space', () => {
  it('2E-3111 to 2E-3113 2E-3116 costs nothing but two turns', () => {
    const game = joeAt('abyss-1', { cards: ['food', 'knife'], clues: 3 });
    drive(game, loseInTimeAndSpace(game, 0, cause));
    expect(game.state.investigators[0]).toMatchObject({
      clues: 3,
      delayed: true,
      lostTurn: 3,
      returnsOn: 4,
      upsets: 1,
    });
    expect(game.state.investigators[0]?.cards).toHaveLength(2);
  });

  it('2N-60 Sister Mary comes home instead, or where her mind or body is mended', () => {
    const mary = (more: Partial<Placed>) =>
      aGame({ investigators: [{ sheet: 'sister-mary', at: 'abyss-1', ...more }], ancientOne: 'yig' });
    const home = mary({});
    drive(home, loseInTimeAndSpace(home, 0));
    expect(home.state.investigators[0]).toMatchObject({
      at: 'south-church',
      delayed: false,
      lostTurn: null,
      returnsOn: null,
    });
    expect(home.state.ancientOne.doom).toBe(0);
    const mad = mary({ clues: 2 });
    drive(mad, lose(mad, 0, { sanity: 7 }, cause));
    expect(mad.state.investigators[0]).toMatchObject({ at: 'arkham-asylum', sanity: 1, clues: 1 });
    const hurt = mary({});
    drive(hurt, lose(hurt, 0, { stamina: 3 }, cause));
    expect(hurt.state.investigators[0]).toMatchObject({ at: 'st-marys-hospital', stamina: 1 });
  });

  it('Yig adds a doom token, and Yog-Sothoth devours', () => {
    const yig = joeAt('abyss-1', {}, { ancientOne: 'yig', doom: 2 });
    drive(yig, loseInTimeAndSpace(yig, 0));
    expect(yig.state.ancientOne.doom).toBe(3);
    const yog = joeAt('abyss-1', {}, { ancientOne: 'yog-sothoth' });
    drive(yog, loseInTimeAndSpace(yog, 0));
    expect(yog.state.investigators[0]).toMatchObject({ incarnation: 1, lostTurn: null, returnsOn: null });
  });
});

describe('arrested, delayed, a turn lost', () => {
  it('2E-3106 2E-3107 2E-3110 an arrest costs half the money and the next turn', () => {
    const game = joeAt('woods', { money: 7, explored: true });
    arrest(game, 0, cause);
    expect(game.state.investigators[0]).toMatchObject({
      at: 'jail-cell',
      money: 4,
      delayed: true,
      arrested: true,
      lostTurn: 3,
      spentTurn: 2,
      explored: false,
    });
  });

  it('Blue Flu! keeps everybody from being arrested', () => {
    const game = joeAt('woods', { money: 7 });
    addLasting(game, {
      source: 'mythos-blue-flu',
      effect: { forbid: { what: 'status:arrested', who: 'anyInvestigator' } },
      seat: null,
      until: 'endOfTurn',
      turn: 3,
    });
    arrest(game, 0);
    expect(game.state.investigators[0]).toMatchObject({ at: 'woods', money: 7, arrested: false });
    expect(game.events).toEqual([]);
  });

  it('2E-3103 delayed twice is the same as once; FAQ-22 a lost turn is no delay', () => {
    const game = joeAt('woods');
    delay(game, 0);
    delay(game, 0);
    expect(eventsOf(game, 'Delayed')).toHaveLength(1);
    loseNextTurn(game, 0);
    expect(game.state.investigators[0]).toMatchObject({ lostTurn: 3 });
    game.state.turn = 3;
    expect(active(game, 0)).toBe(false);
  });
});
