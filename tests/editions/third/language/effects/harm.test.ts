import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../../../src/editions/third/content/effect.ts';
import { run } from '../../../../../src/editions/third/language/table.ts';
import { readHeadline } from '../../../../../src/editions/third/mythos/headline.ts';
import { CONTENT } from '../../../../third.ts';
import { aGame, drive, eventsOf, seatOf } from '../../table.ts';
import { AGNES, contextOf, done, REX } from './done.ts';

describe('one source of harm', () => {
  it('3E-R5 damage and horror next to each other are one event', () => {
    const game = aGame({ investigators: [AGNES] });
    done(game, 0, [{ damage: 1 }, { horror: 2 }, { gain: { money: 1 } }, { damage: 1 }]);
    expect(eventsOf(game, 'Suffered').map(({ damage, horror }) => [damage, horror])).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  it('3E-R8 a defeat ends the list for that investigator, not for the world', () => {
    const game = aGame({ investigators: [{ ...AGNES, damage: 5 }, REX] });
    done(game, 0, [
      { damage: 1 },
      { gain: { money: 1 } },
      { placeDoom: { at: 'yourSpace', amount: 1 } },
      { placeDoom: { at: 'blackCave', amount: 1 } },
      { sheetClue: 1 },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ left: 'defeated', money: 0 });
    expect(game.state.doom).toEqual({ blackCave: 1 });
    expect(game.state.sheet.clues).toBe(1);
  });

  it.each([
    [
      'choose',
      [
        {
          choose: [
            { label: 'damage', do: [{ damage: 1 }] },
            { label: 'horror', do: [{ horror: 1 }] },
          ],
        },
      ],
    ],
    ['split', [{ sufferSplit: { amount: 2, between: ['damage', 'horror'] } }]],
  ] as [string, Effect[]][])('3E-400.1f-1 nobody is asked how to be defeated: %s', (_how, effects) => {
    const asked = (bears: number) => {
      const { health, sanity } = CONTENT.investigator(AGNES.sheet);
      const near = { ...AGNES, damage: health - bears, horror: sanity - bears };
      const game = aGame({ investigators: [near, REX] });
      const { decisions } = drive(game, run(game, 0, effects, contextOf()));
      return [decisions.length, seatOf(game, 0).left];
    };
    expect([asked(1), asked(3)]).toEqual([
      [0, 'defeated'],
      [1, null],
    ]);
  });

  it('3E-R8 a monster is defeated though the investigator who defeats it falls to it (headline 9)', () => {
    const game = aGame({
      phase: 'mythos',
      investigators: [{ sheet: 'wendyAdams', damage: 4 }, REX],
      monsters: [{ kind: 'fleshEater', at: 'riverDocks' }],
    });
    game.state.decks.headline = ['wildAnimalAttacksSpike'];
    drive(game, readHeadline(game, 0));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(game.state.monsters).toEqual([]);
  });

  it('3E-R8 what else befalls a monster or the leader goes on too, what he does to monsters does not', () => {
    const game = aGame({
      investigators: [{ ...AGNES, damage: 5, cards: ['darkPact'] }, REX],
      leader: 1,
      monsters: [
        { kind: 'fleshEater', with: 1 },
        { kind: 'ghoulPriest', at: 'riverDocks', damage: 3 },
      ],
    });
    const [eater, priest] = game.state.monsters.map(({ id }) => id);
    drive(
      game,
      run(
        game,
        0,
        [
          { damage: 1 },
          { each: 'monster', do: [{ restore: 'health', to: 'thatMonster' }] },
          { damageMonster: { which: 'thatMonster', amount: 1 } },
          { damageMonster: { which: 'oneInYourSpaceOrAdjacent', amount: 1 } },
          { monsterAttacks: eater! },
          { take: 'litaChantler', to: 'leader' },
          { take: 'strayCat' },
          { exhaustMonster: 'thatMonster' },
        ],
        contextOf({ thatMonster: priest! }),
      ),
      { 'harm.assign': (decision) => decision.default },
    );
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(game.state.monsters.map(({ damage }) => damage)).toEqual([0, 1]);
    expect(game.state.monsters[1]?.status).toBe('exhausted');
    expect(eventsOf(game, 'MonsterAttacked')).toMatchObject([{ seat: 1 }]);
    expect(seatOf(game, 1).cards.map(({ id }) => id)).toEqual(['litaChantler#1']);
  });

  it('3E-R8 a defeat in the middle of a nested list ends the rest of the outer one too', () => {
    const game = aGame({ investigators: [{ ...AGNES, horror: 5 }], dice: [1, 1, 1, 1] });
    done(game, 0, [
      { check: { skill: 'lore', mod: 0, pass: [], fail: [{ horror: 1 }, { gain: { money: 1 } }] } },
      { gain: { remnant: 1 } },
    ]);
    expect(seatOf(game, 0)).toMatchObject({ left: 'defeated', money: 0, remnants: 0 });
  });

  it('3E-R8 each of several investigators stands or falls for himself', () => {
    const game = aGame({ investigators: [{ ...AGNES, damage: 5 }, REX] });
    done(game, null, [{ each: 'investigator', do: [{ damage: 1 }, { gain: { money: 1 } }] }]);
    expect(seatOf(game, 0)).toMatchObject({ left: 'defeated', money: 0 });
    expect(seatOf(game, 1)).toMatchObject({ left: null, money: 1, damage: 1 });
  });
});

describe('without an investigator', () => {
  it('3E-R21 parts that need one are skipped, doom, clues and monsters come', () => {
    const game = aGame({ investigators: [{ ...AGNES, left: 'defeated' }, REX] });
    for (const seat of [null, 0]) {
      const { decisions } = done(game, seat, [
        { gain: { money: 1 } },
        { horror: 1 },
        { check: { skill: 'lore', mod: 0, pass: [{ sheetDoom: 5 }], fail: [{ sheetDoom: 5 }] } },
        { placeDoom: { at: 'yourSpace', amount: 1 } },
        { placeDoom: { at: 'blackCave', amount: 1 } },
        { spawnClue: 1 },
        { spawnMonster: { at: 'velmasDiner', exhausted: true } },
      ]);
      expect(decisions).toHaveLength(0);
    }
    expect(seatOf(game, 0)).toMatchObject({ money: 0, horror: 0 });
    expect(game.state.doom).toEqual({ blackCave: 2 });
    expect(eventsOf(game, 'ClueSpawned')).toHaveLength(2);
    expect(game.state.monsters).toHaveLength(2);
    expect(game.state.sheet.doom).toBe(0);
  });

  it('3E-R21 a choice that nobody has is put to the group', () => {
    const game = aGame({ investigators: [AGNES, REX], sheet: { clues: 1 } });
    const { decisions } = done(
      game,
      null,
      [{ may: { cost: [{ spend: { sheetClue: 1 } }], do: [{ sheetMarker: 1 }] } }],
      { 'effect.may': 'yes' },
    );
    expect(decisions[0]).toMatchObject({ mode: 'group' });
    expect(decisions[0]?.subject).toBeUndefined();
    expect(game.state.sheet).toMatchObject({ clues: 0, markers: 1 });
  });
});
