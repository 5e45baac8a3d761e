import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { readyMonster } from '../../../../src/editions/third/board/monster.ts';
import { encounterTurn } from '../../../../src/editions/third/encounters/encounterturn.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { activate, activationStep } from '../../../../src/editions/third/monsters/activation.ts';
import { attackStep } from '../../../../src/editions/third/monsters/attackstep.ts';
import { disengage, engage, engageAll, exhaust, isEngaged } from '../../../../src/editions/third/monsters/engage.ts';
import { spawnMonster } from '../../../../src/editions/third/monsters/spawn.ts';
import { moveInvestigator } from '../../../../src/editions/third/movement/move.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import { enterNewInvestigators } from '../../../../src/editions/third/setup/newinvestigator.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { addMonster, aGame, drive, eventsOf, kindsOf, optionIds, seatOf } from '../table.ts';

const card = { source: { ref: 'card', id: 'test' } };
const offered = (game: Game, seat = 0) => [...new Set(legalActions(game, seat).map(({ action }) => action))];
const alone = [{ sheet: 'michaelMcglen', at: 'graveyard' }];
const two = [...alone, { sheet: 'agnesBaker', at: 'graveyard' }];

describe('engaging', () => {
  it('3E-447.1, 3E-447.2, 3E-448.1, 3E-448.2 an engaged monster is in his play area, neither ready nor exhausted', () => {
    const game = aGame({ investigators: alone });
    const monster = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    expect(isEngaged(game, 0)).toBe(false);
    engage(game, monster.id, 0);
    expect(monster).toMatchObject({ status: 'engaged', engagedWith: [0], at: 'graveyard' });
    expect(isEngaged(game, 0)).toBe(true);
    const exhausted = addMonster(game, { kind: 'hoodedStalker', at: 'graveyard', exhausted: true });
    engage(game, exhausted.id, 0);
    expect(exhausted.status).toBe('engaged');
  });

  it('3E-448.1 a monster engaged from another space comes to him', () => {
    const game = aGame({ investigators: alone });
    const monster = addMonster(game, { kind: 'fleshEater', at: 'velmasDiner' });
    engage(game, monster.id, 0);
    expect(monster).toMatchObject({ engagedWith: [0], at: 'graveyard' });
  });

  it('3E-447.4, 3E-457.2 a monster has one status at a time', () => {
    const game = aGame({ investigators: alone });
    const monster = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    const seen = [monster.status];
    engage(game, monster.id, 0);
    seen.push(monster.status);
    drive(game, exhaust(game, monster.id));
    seen.push(monster.status);
    readyMonster(game, monster);
    seen.push(monster.status);
    expect(seen).toEqual(['ready', 'engaged', 'exhausted', 'ready']);
    expect(monster.engagedWith).toEqual([]);
  });

  it('3E-447.1 whoever stands beside somebody engaged is not engaged', () => {
    const game = aGame({ investigators: two });
    addMonster(game, { kind: 'fleshEater', with: 1 });
    expect([isEngaged(game, 0), isEngaged(game, 1)]).toEqual([false, true]);
  });

  it('3E-447.4 a massive monster that one of two leaves is still engaged, and not ready', () => {
    const game = aGame({ scenario: 'echoesOfTheDeep', investigators: two });
    const titan = addMonster(game, { kind: 'wakeTitan', with: [0, 1] });
    drive(game, disengage(game, titan.id, 0));
    expect(titan).toMatchObject({ status: 'engaged', engagedWith: [1] });
    drive(game, disengage(game, titan.id, 1));
    expect(titan.status).toBe('ready');
  });

  it('3E-447.9, 3E-447.11 a monster is engaged with one investigator only, the last one', () => {
    const game = aGame({ investigators: two });
    const monster = addMonster(game, { kind: 'fleshEater', with: 0 });
    engage(game, monster.id, 1);
    expect(monster.engagedWith).toEqual([1]);
    expect(isEngaged(game, 0)).toBe(false);
    expect(eventsOf(game, 'MonsterDisengaged')).toEqual([
      { type: 'MonsterDisengaged', monster: monster.id, seat: 0, taken: true },
    ]);
  });

  it('3E-447.10 an investigator is engaged with any number of monsters', () => {
    const game = aGame({ investigators: alone });
    for (const kind of ['fleshEater', 'fleshEater', 'ghoulPriest', 'hoodedStalker', 'corpseTaker'])
      addMonster(game, { kind, at: 'graveyard' });
    drive(game, settle(game));
    expect(game.state.monsters.filter(({ engagedWith }) => engagedWith.includes(0))).toHaveLength(5);
  });

  it('3E-447.5 an engaged investigator performs only attack, evade, focus and what says so', () => {
    const game = aGame({
      investigators: [
        { sheet: 'jennyBarnes', at: 'graveyard', clues: 1, money: 1 },
        { sheet: 'agnesBaker', at: 'graveyard' },
      ],
      doom: { graveyard: 1 },
    });
    expect(offered(game)).toEqual(
      expect.arrayContaining(['move', 'ward', 'research', 'focus', 'gatherResources', 'trade']),
    );
    addMonster(game, { kind: 'fleshEater', with: 0 });
    expect(offered(game).sort()).toEqual(['attack', 'evade', 'focus']);
  });

  it('3E-447.6 an engaged investigator has no encounter', () => {
    const game = aGame({ investigators: [{ sheet: 'jennyBarnes', inactive: true }], phase: 'encounter' });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, encounterTurn(game));
    expect(eventsOf(game, 'EncounterDrawn')).toEqual([]);
    expect(seatOf(game, 0).inactive).toBe(false);
  });

  it('3E-447.7 engaged monsters deal their harm in the attack step', () => {
    const game = aGame({ investigators: alone });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, attackStep(game));
    expect(seatOf(game, 0)).toMatchObject({ damage: 1, horror: 1 });
  });

  it('3E-447.7 each engaged monster deals its harm, however many there are', () => {
    const game = aGame({ investigators: alone });
    for (const kind of ['fleshEater', 'ghoulPriest', 'hoodedStalker']) addMonster(game, { kind, with: 0 });
    drive(game, attackStep(game));
    expect(eventsOf(game, 'MonsterAttacked')).toHaveLength(3);
    expect(seatOf(game, 0)).toMatchObject({ damage: 4, horror: 2 });
  });

  it('3E-447.8 an engaged monster is where its investigator is', () => {
    const game = aGame({ investigators: alone });
    const monster = addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, moveInvestigator(game, 0, 'blackCave', { by: { ref: 'token', id: 'blank' } }));
    expect(monster).toMatchObject({ at: 'blackCave', status: 'engaged' });
  });
});

describe('ready monsters', () => {
  it('3E-452.1, 3E-452.2, 3E-452.3, 3E-433.1 a monster on a space is ready or exhausted, as its card is turned', () => {
    const game = aGame({ at: 'generalStore' });
    const monster = addMonster(game, { kind: 'fleshEater', at: 'velmasDiner' });
    expect(monster.status).toBe('ready');
    drive(game, exhaust(game, monster.id));
    expect(monster).toMatchObject({ status: 'exhausted', at: 'velmasDiner' });
    readyMonster(game, monster);
    expect(monster).toMatchObject({ status: 'ready', engagedWith: [] });
    expect(eventsOf(game, 'MonsterExhausted')).toHaveLength(1);
    expect(eventsOf(game, 'MonsterReadied')).toHaveLength(1);
  });

  it('3E-433.1 an effect that exhausts several monsters turns down each of them', () => {
    const game = aGame({ investigators: alone });
    const monsters = ['fleshEater', 'ghoulPriest'].map((kind) => addMonster(game, { kind, with: 0 }));
    const thoseMonsters = monsters.map(({ id }) => id);
    drive(game, run(game, 0, [{ exhaustMonster: 'thoseMonsters' }], { ...card, thoseMonsters }));
    for (const monster of monsters) expect(monster).toMatchObject({ status: 'exhausted', engagedWith: [] });
  });

  it('3E-452.4 a ready monster activates, others do not', () => {
    const game = aGame({ at: 'generalStore' });
    const ready = addMonster(game, { kind: 'fleshEater', at: 'velmasDiner' });
    const second = addMonster(game, { kind: 'ghoulPriest', at: 'velmasDiner' });
    const exhausted = addMonster(game, { kind: 'hoodedStalker', at: 'velmasDiner', exhausted: true });
    const engaged = addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, activationStep(game));
    for (const { id } of [exhausted, engaged]) drive(game, activate(game, id));
    expect(eventsOf(game, 'MonsterActivated').map(({ monster }) => monster)).toEqual([ready.id, second.id]);
    expect(exhausted.at).toBe('velmasDiner');
  });

  it('3E-452.5, 3E-R35 a ready monster engages whoever shares its space, for whatever reason', () => {
    const game = aGame({ investigators: alone });
    const monster = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    const other = addMonster(game, { kind: 'ghoulPriest', at: 'graveyard' });
    const { result } = drive(game, engageAll(game));
    expect(result).toBe(true);
    expect([monster.engagedWith, other.engagedWith]).toEqual([[0], [0]]);
    expect(drive(game, engageAll(game)).result).toBe(false);
  });

  it('3E-452.6-1 of several investigators it engages its prey', () => {
    const game = aGame({ investigators: two });
    const stalker = addMonster(game, { kind: 'hoodedStalker', at: 'graveyard' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    const { decisions } = drive(game, settle(game));
    expect(stalker.engagedWith).toEqual([1]);
    expect(eater.engagedWith).toEqual([0]);
    expect(decisions).toEqual([]);
  });

  it('3E-452.6-2 without prey among them the group chooses; silence offers the sturdiest', () => {
    const arrange = () => {
      const game = aGame({
        investigators: [
          { sheet: 'michaelMcglen', at: 'graveyard', damage: 3 },
          { sheet: 'agnesBaker', at: 'graveyard' },
        ],
      });
      return { game, priest: addMonster(game, { kind: 'ghoulPriest', at: 'graveyard' }) };
    };
    const silent = arrange();
    const { decisions } = drive(silent.game, settle(silent.game));
    expect(decisions).toMatchObject([{ kind: 'monster.engage', mode: 'group', rule: '3E-452.6-2', default: ['1'] }]);
    expect(optionIds(decisions[0])).toEqual(['0', '1', 'usual']);
    expect(silent.priest.engagedWith).toEqual([1]);
    const asked = arrange();
    drive(asked.game, settle(asked.game), { 'monster.engage': '0' });
    expect(asked.priest.engagedWith).toEqual([0]);
  });

  it('3E-R16 a monster spawned where an investigator is, or one placed where a monster is, is engaged at once', () => {
    const game = aGame({ at: 'generalStore', decks: { monster: [] } });
    drive(game, spawnMonster(game, null, { at: 'generalStore' }, card));
    expect(game.state.monsters.at(-1)).toMatchObject({ status: 'engaged', engagedWith: [0] });
    const next = aGame({ investigators: [{ sheet: 'agnesBaker', left: 'defeated', entering: true }] });
    const waiting = addMonster(next, { kind: 'fleshEater', at: 'generalStore' });
    drive(next, enterNewInvestigators(next));
    expect(waiting.engagedWith).toEqual([0]);
  });

  it('3E-452.5 it engages nobody who has left the game', () => {
    const game = aGame({ investigators: [{ sheet: 'michaelMcglen', at: 'graveyard', left: 'defeated' }] });
    const monster = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    drive(game, settle(game));
    expect(monster.status).toBe('ready');
  });
});

describe('in the place of another', () => {
  it('3E-452.5 Tommy has a monster engage him that would engage somebody in his space', () => {
    const game = aGame({
      investigators: [
        { sheet: 'agnesBaker', at: 'graveyard' },
        { sheet: 'tommyMuldoon', at: 'graveyard' },
      ],
    });
    const stalker = addMonster(game, { kind: 'hoodedStalker', at: 'graveyard' });
    const { decisions } = drive(game, settle(game), {
      'reaction.may': (decision) => decision.options[0]?.id ?? 'none',
    });
    expect(kindsOf(decisions)).toEqual(['reaction.may']);
    expect(stalker.engagedWith).toEqual([1]);
  });
});
