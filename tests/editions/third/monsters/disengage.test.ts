import { describe, expect, it } from 'vitest';
import { run } from '../../../../src/editions/third/language/table.ts';
import { activationStep } from '../../../../src/editions/third/monsters/activation.ts';
import { attackStep } from '../../../../src/editions/third/monsters/attackstep.ts';
import { disengage, exhaust, isEngaged } from '../../../../src/editions/third/monsters/engage.ts';
import { readyStep } from '../../../../src/editions/third/monsters/readystep.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import { addMonster, aGame, drive, eventsOf, seatOf } from '../table.ts';

const card = { source: { ref: 'card', id: 'test' } };
const alone = [{ sheet: 'michaelMcglen', at: 'graveyard' }];
const two = [...alone, { sheet: 'agnesBaker', at: 'graveyard' }];

describe('disengaging', () => {
  it('3E-455.1 the monster stays in the space, ready', () => {
    const game = aGame({ investigators: alone });
    const monster = addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, disengage(game, monster.id, 0));
    expect(monster).toMatchObject({ status: 'ready', at: 'graveyard', engagedWith: [] });
    expect(isEngaged(game, 0)).toBe(false);
  });

  it('3E-455.2 only from a monster one is engaged with', () => {
    const game = aGame({ investigators: two });
    const monster = addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, disengage(game, monster.id, 1));
    expect(monster.engagedWith).toEqual([0]);
    expect(eventsOf(game, 'MonsterDisengaged')).toEqual([]);
  });

  it('3E-R11 it engages again when the effect that parted them is over, unless one has moved away', () => {
    const stay = aGame({ investigators: alone });
    const monster = addMonster(stay, { kind: 'fleshEater', with: 0 });
    drive(stay, run(stay, 0, [{ disengage: 'all' }, { gain: { money: 1 } }], { ...card }));
    expect(monster.engagedWith).toEqual([0]);
    expect(stay.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['MonsterDisengaged', 'Gained', 'MonsterEngaged']),
    );
    expect(stay.events.findIndex(({ type }) => type === 'Gained')).toBeLessThan(
      stay.events.findIndex(({ type }) => type === 'MonsterEngaged'),
    );
    expect(stay.state.slipped).toBeUndefined();
    const go = aGame({ investigators: alone });
    const left = addMonster(go, { kind: 'fleshEater', with: 0 });
    drive(go, run(go, 0, [{ disengage: 'all' }, { move: { to: 'velmasDiner' } }], { ...card }));
    expect(left).toMatchObject({ status: 'ready', at: 'graveyard' });
  });

  it('3E-433.2 exhausting an engaged monster parts it first and engages nobody else on the way', () => {
    const game = aGame({ investigators: two });
    const monster = addMonster(game, { kind: 'lodgeEnforcer', with: 0 });
    drive(game, exhaust(game, monster.id));
    expect(monster).toMatchObject({ status: 'exhausted', at: 'graveyard', engagedWith: [] });
    expect(game.events.map(({ type }) => type).slice(0, 2)).toEqual(['MonsterDisengaged', 'MonsterExhausted']);
    // What answers to the parting comes when it lies turned down.
    expect(seatOf(game, 0).horror).toBe(1);
  });
});

describe('exhausted monsters', () => {
  it('3E-434.1, 3E-434.2, 3E-434.3 an exhausted monster does not activate, engage or hurt', () => {
    const game = aGame({ investigators: alone });
    const monster = addMonster(game, { kind: 'fleshEater', at: 'graveyard', exhausted: true });
    drive(game, settle(game));
    drive(game, activationStep(game));
    drive(game, attackStep(game));
    expect(monster).toMatchObject({ status: 'exhausted', at: 'graveyard', engagedWith: [] });
    expect(seatOf(game, 0)).toMatchObject({ damage: 0, horror: 0 });
  });

  it('3E-434.4, 3E-202.4a all exhausted monsters ready in the last step', () => {
    const game = aGame({ at: 'generalStore' });
    addMonster(game, { kind: 'fleshEater', at: 'velmasDiner', exhausted: true });
    addMonster(game, { kind: 'fleshEater', at: 'hibbsRoadhouse', exhausted: true });
    addMonster(game, { kind: 'ghoulPriest', at: 'hibbsRoadhouse', exhausted: true, damage: 1 });
    drive(game, readyStep(game));
    expect(game.state.monsters.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  });

  it('3E-202.4b a monster that readies engages who is there', () => {
    const game = aGame({ investigators: two });
    const monster = addMonster(game, { kind: 'hoodedStalker', at: 'graveyard', exhausted: true });
    drive(game, readyStep(game));
    expect(monster).toMatchObject({ status: 'engaged', engagedWith: [1] });
  });
});
