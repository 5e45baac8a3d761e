import { describe, expect, it } from 'vitest';
import { type Copy, kindOf } from '../../../../src/editions/edition/copy.ts';
import { townOf } from '../../../../src/editions/third/board/area.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { spawnMonster } from '../../../../src/editions/third/monsters/spawn.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { Play } from '../../../../src/engine/play.ts';
import { CONTENT, thirdEdition } from '../../../third.ts';
import { aGame, drive, eventsOf, optionIds, seatOf } from '../table.ts';

const card = { source: { ref: 'token', id: 'spawnMonster' } };

/** Puts a card of that kind at the bottom of the monster deck. */
function atBottom(game: Game, kind: string): Copy {
  const { monster } = game.state.decks;
  const at = monster.findIndex((id) => kindOf(id) === kind);
  const [id] = monster.splice(at, 1);
  monster.push(id!);
  return id!;
}

describe('spawning', () => {
  it('3N-39 3E-457.4, 3E-457.5-1 the bottom card of the monster deck spawns', () => {
    const game = aGame();
    const deck = [...game.state.decks.monster];
    drive(game, run(game, null, [{ spawnMonster: {} }], { ...card }));
    expect(game.state.monsters.map(({ id }) => id)).toEqual([deck.at(-1)]);
    expect(game.state.decks.monster).toEqual(deck.slice(0, -1));
    expect(eventsOf(game, 'MonsterSpawned')).toHaveLength(1);
  });

  it('3E-457.4 an effect spawns as many as it names', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', at: 'trainStation' });
    const search = { trait: 'cultist', count: 2 };
    drive(game, run(game, null, [{ spawnMonster: { search, at: 'unstableSpace' } }], { ...card }));
    expect(game.state.monsters).toHaveLength(2);
    for (const { kind } of game.state.monsters) expect(CONTENT.monster(kind).traits).toContain('cultist');
  });

  it('3N-54 3E-457.3b, 3E-457.5-2 it comes where its spawn text says', () => {
    const game = aGame({ at: 'velmasDiner', doom: { hangmansHill: 2, graveyard: 1 } });
    game.state.decks.eventDiscard = ['feastOfUmordhothEvent9'];
    atBottom(game, 'hoodedStalker');
    drive(game, spawnMonster(game, null, {}, { ...card }));
    expect(game.state.monsters.at(-1)).toMatchObject({ kind: 'hoodedStalker', at: 'hangmansHill' });
    atBottom(game, 'fleshEater');
    drive(game, spawnMonster(game, null, {}, { ...card }));
    expect(game.state.monsters.at(-1)).toMatchObject({ kind: 'fleshEater', at: 'blackCave' });
  });

  it('3E-457.3b the street nearest to its prey', () => {
    const game = aGame({
      investigators: [
        { sheet: 'calvinWright', at: 'historicalSociety' },
        { sheet: 'normanWithers', at: 'velmasDiner' },
      ],
    });
    atBottom(game, 'nightmarishFiend');
    drive(game, spawnMonster(game, null, {}, { ...card }));
    const { at } = game.state.monsters[0] ?? { at: '' };
    const all = townOf(game).streets.map(({ id }) => id);
    expect(townOf(game).nearest('historicalSociety', all)).toContain(at);
    expect(all).toContain(at);
  });

  it('3E-457.3b the street nearest to the leader, whoever else is in play', () => {
    const game = aGame({
      scenario: 'approachOfAzathoth',
      investigators: [
        { sheet: 'calvinWright', at: 'trainStation' },
        { sheet: 'normanWithers', at: 'velmasDiner' },
      ],
      leader: 1,
    });
    atBottom(game, 'occultRitualist');
    const { decisions } = drive(game, spawnMonster(game, null, {}, { ...card }));
    expect(decisions).toEqual([]);
    expect(game.state.monsters).toMatchObject([{ kind: 'occultRitualist', at: 'downtownEasttownStreet' }]);
  });

  it('3E-457.5-2 of several nearest streets the group chooses', () => {
    const game = aGame({ at: 'generalStore' });
    atBottom(game, 'nightmarishFiend');
    const { decisions } = drive(game, spawnMonster(game, null, {}, { ...card }), {
      'monster.space': 'rivertownSouthsideStreet',
    });
    expect(decisions).toMatchObject([{ kind: 'monster.space', mode: 'group' }]);
    expect(optionIds(decisions[0]).sort()).toEqual(['rivertownSouthsideStreet', 'rivertownUptownStreet', 'usual']);
    expect(game.state.monsters[0]?.at).toBe('rivertownSouthsideStreet');
  });

  it('3E-457.5-2 the group can leave that vote, and all on monsters in the same phase, to what is usual', () => {
    const arrange = (left?: true) => {
      const game = aGame({ at: 'generalStore' });
      if (left) game.state.leftToUsual = left;
      atBottom(game, 'nightmarishFiend');
      const { decisions } = drive(game, spawnMonster(game, null, {}, { ...card }), { 'monster.space': 'usual' });
      return { state: game.state, at: game.state.monsters[0]?.at, votes: decisions.map(({ kind }) => kind) };
    };
    const silent = aGame({ at: 'generalStore' });
    atBottom(silent, 'nightmarishFiend');
    drive(silent, spawnMonster(silent, null, {}, { ...card }));
    const first = arrange();
    expect(first).toMatchObject({ at: silent.state.monsters[0]?.at, votes: ['monster.space'] });
    expect(first.state.leftToUsual).toBe(true);
    expect(arrange(true)).toMatchObject({ at: first.at, votes: [] });
    // A phase is over where the step of another begins.
    const { state } = first;
    state.phase = 'mythos';
    expect(new Play(thirdEdition, state, false).state.leftToUsual).toBeUndefined();
  });

  it('3E-457.5-2 of several spaces that fit the group chooses; silence takes the one farthest from everybody', () => {
    const arrange = () => {
      const game = aGame({ at: 'hangmansHill', doom: { hangmansHill: 2, velmasDiner: 2 } });
      atBottom(game, 'hoodedStalker');
      return game;
    };
    const silent = arrange();
    const { decisions } = drive(silent, spawnMonster(silent, null, {}, { ...card }));
    expect(decisions).toMatchObject([{ mode: 'group' }]);
    expect(optionIds(decisions[0]).sort()).toEqual(['hangmansHill', 'velmasDiner']);
    expect(silent.state.monsters[0]?.at).toBe('velmasDiner');
    const asked = arrange();
    drive(asked, spawnMonster(asked, null, {}, { ...card }), { [decisions[0]?.kind ?? '']: 'hangmansHill' });
    expect(asked.state.monsters[0]).toMatchObject({ at: 'hangmansHill', engagedWith: [0] });
  });

  it('3E-457.6 where and how the effect says replaces the spawn text', () => {
    const game = aGame({ at: 'generalStore' });
    atBottom(game, 'hoodedStalker');
    drive(game, spawnMonster(game, 0, { at: 'policeStation', exhausted: true }, { ...card }));
    expect(game.state.monsters[0]).toMatchObject({ at: 'policeStation', status: 'exhausted' });
    drive(game, spawnMonster(game, 0, { monster: 'maskedHunter', engagedWith: 'leader' }, { ...card }));
    expect(game.state.monsters.at(-1)).toMatchObject({ at: 'generalStore', status: 'engaged', engagedWith: [0] });
  });

  it('3E-457.7 monsters come ready unless told otherwise', () => {
    const game = aGame({ at: 'generalStore' });
    drive(game, spawnMonster(game, null, { at: 'policeStation' }, { ...card }));
    expect(game.state.monsters[0]?.status).toBe('ready');
    expect(eventsOf(game, 'MonsterSpawned')[0]?.status).toBe('ready');
  });

  it('3E-R2 with an empty monster deck nothing spawns', () => {
    const game = aGame();
    game.state.decks.monster = [];
    drive(game, run(game, null, [{ spawnMonster: {} }], { ...card }));
    expect(game.state.monsters).toEqual([]);
    expect(eventsOf(game, 'NoMonster')).toHaveLength(1);
  });

  it('3E-003 where its place is not on the board it stays in the deck', () => {
    const game = aGame({ scenario: 'approachOfAzathoth' });
    const deck = [...game.state.decks.monster];
    drive(game, spawnMonster(game, null, { at: 'spaceOfBlueMarker' }, { ...card }));
    expect(game.state.monsters).toEqual([]);
    expect(game.state.decks.monster).toEqual(deck);
  });

  it('3E-457.5-2 with nobody in play the street nearest to the prey is any street', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', left: 'defeated' }] });
    atBottom(game, 'nightmarishFiend');
    const { decisions } = drive(game, spawnMonster(game, null, {}, { ...card }));
    expect(optionIds(decisions[0])).toHaveLength(townOf(game).streets.length + 1);
    expect(game.state.monsters).toHaveLength(1);
  });

  it('3E-421.1, 3E-421.2, 3E-421.3 a set-aside monster stays out of play until called, and is then like any other', () => {
    const game = aGame({ at: 'generalStore', codex: [] });
    expect(game.state.setAside.monsters).toContain('ruthTurner#1');
    expect(game.state.decks.monster).not.toContain('ruthTurner#1');
    for (let count = 0; count < 20; count++) drive(game, spawnMonster(game, null, { at: 'velmasDiner' }, { ...card }));
    expect(game.state.setAside.monsters).toContain('ruthTurner#1');
    drive(game, spawnMonster(game, null, { monster: 'ruthTurner', at: 'stMarysHospital' }, { ...card }));
    expect(game.state.monsters.at(-1)).toMatchObject({ id: 'ruthTurner#1', at: 'stMarysHospital' });
    expect(game.state.setAside.monsters).not.toContain('ruthTurner#1');
    drive(game, run(game, 0, [{ defeatMonster: 'thatMonster' }], { ...card, thatMonster: 'ruthTurner#1' }));
    expect(game.state.decks.monster[0]).toBe('ruthTurner#1');
  });

  it('3E-457.6 a search takes from the bottom until it has found so many with the trait', () => {
    const game = aGame({ scenario: 'approachOfAzathoth', at: 'trainStation' });
    const cultist = (id: string) => CONTENT.monster(id).traits.includes('cultist');
    const wanted = game.state.decks.monster.filter(cultist).slice(-2).reverse();
    drive(game, spawnMonster(game, null, { search: { trait: 'cultist', count: 2 }, at: 'blackCave' }, { ...card }));
    expect(game.state.monsters.map(({ id }) => id)).toEqual(wanted);
    expect(game.state.monsters.every(({ at }) => at === 'blackCave')).toBe(true);
    const none = aGame({ scenario: 'approachOfAzathoth' });
    none.state.decks.monster = none.state.decks.monster.filter((id) => !cultist(id));
    drive(none, spawnMonster(none, null, { search: { trait: 'cultist', count: 2 }, at: 'blackCave' }, { ...card }));
    expect(none.state.monsters).toEqual([]);
  });

  it('3E-R21 one that would engage “you” does not come where that is nobody', () => {
    const game = aGame({ investigators: ['rexMurphy'] });
    const set = [...game.state.setAside.monsters];
    drive(game, spawnMonster(game, null, { monster: 'maskedHunter', engagedWith: 'you' }, { ...card }));
    expect(game.state.monsters).toEqual([]);
    expect(game.state.setAside.monsters).toEqual(set);
  });

  it('3E-457.6 whom the leader would be engaged with comes where the leader was, if he is gone', () => {
    const game = aGame({
      investigators: [
        { sheet: 'agnesBaker', left: 'defeated', at: 'graveyard' },
        { sheet: 'rexMurphy', at: 'velmasDiner' },
      ],
    });
    drive(game, spawnMonster(game, null, { monster: 'maskedHunter', engagedWith: 'leader' }, { ...card }));
    expect(game.state.monsters[0]).toMatchObject({ kind: 'maskedHunter', at: 'graveyard', status: 'ready' });
    expect(townOf(game).distance('graveyard', seatOf(game, 1).at)).toBeGreaterThan(0);
  });
});
