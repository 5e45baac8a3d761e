import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../../src/editions/edition/copy.ts';
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { findMonster, hasKeyword, printed } from '../../../../src/editions/third/board/monster.ts';
import type { MythosToken } from '../../../../src/editions/third/content/vocabulary.ts';
import { run } from '../../../../src/editions/third/language/table.ts';
import { activate } from '../../../../src/editions/third/monsters/activation.ts';
import { monsterAttacks } from '../../../../src/editions/third/monsters/attackstep.ts';
import { engage } from '../../../../src/editions/third/monsters/engage.ts';
import { monsterHealth, remainingHealth } from '../../../../src/editions/third/monsters/health.ts';
import {
  damageMonster,
  defeatMonster,
  monsterGone,
  recoverMonster,
} from '../../../../src/editions/third/monsters/monsterharm.ts';
import { spawnMonster } from '../../../../src/editions/third/monsters/spawn.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import { test } from '../../../../src/editions/third/skilltests/test.ts';
import { CONTENT, SCENARIOS } from '../../../third.ts';
import { addMonster, aGame, drive, eventsOf, kindsOf, seatOf, skillOf } from '../table.ts';

const card = { source: { ref: 'card', id: 'test' } };
const rolled = (game: ReturnType<typeof aGame>) => eventsOf(game, 'TestRolled')[0]?.dice.length;

describe('what is on the card', () => {
  it('3E-426.1, 3E-457.8b traits do nothing by themselves; effects refer to them', () => {
    const game = aGame({
      scenario: 'approachOfAzathoth',
      at: 'trainStation',
      monsters: [
        { kind: 'robedFigure', at: 'blackCave' },
        { kind: 'swiftByakhee', at: 'graveyard' },
      ],
    });
    drive(game, run(game, null, CONTENT.scenario('approachOfAzathoth').reckoning, { ...card }));
    expect(game.state.doom).toMatchObject({ blackCave: 1 });
    expect(game.state.doom.graveyard ?? 0).toBe(0);
  });

  it('3E-457.3a, 3E-457.8a, 3E-457.8d the name does nothing but can be referred to', () => {
    const game = aGame({ codex: [18], sheet: { markers: 1 } });
    const umordhoth = addMonster(game, { kind: 'umordhoth', at: 'hangmansHill' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'hangmansHill' });
    expect(monsterHealth(game, umordhoth)).toBe(8 + 4 - 2);
    expect(monsterHealth(game, eater)).toBe(2);
    expect(findMonster(game.state, 'umordhoth')).toBe(umordhoth);
  });

  it('3N-38 3E-427.2 elite adds to the health for each investigator', () => {
    const alone = aGame();
    const four = aGame({ investigators: ['michaelMcglen', 'agnesBaker', 'wendyAdams', 'rexMurphy'] });
    const health = (game: typeof alone) =>
      monsterHealth(game, addMonster(game, { kind: 'maskedOnes', at: 'graveyard' }));
    expect([health(alone), health(four)]).toEqual([3, 6]);
    expect(hasKeyword(aGame(), addMonster(alone, { kind: 'corpseTaker', at: 'graveyard' }), 'elite')).toBe(true);
  });

  it('3E-427.3 it counts those who began the game, whatever became of them', () => {
    const game = aGame({ investigators: ['michaelMcglen', { sheet: 'agnesBaker', left: 'defeated' }] });
    expect(monsterHealth(game, addMonster(game, { kind: 'maskedOnes', at: 'graveyard' }))).toBe(4);
  });

  it('3N-42 3E-457.8f the attack modifier changes tests of an attack, and no others', () => {
    const game = aGame({ investigators: [{ sheet: 'michaelMcglen', at: 'graveyard' }] });
    const monster = addMonster(game, { kind: 'creepingGhoul', with: 0 });
    const { attack, evade } = printed(game, monster);
    expect(attack.mod).not.toBe(0);
    expect(attack.mod).not.toBe(evade.mod);
    drive(game, performAction(game, 0, `attack:${monster.id}`));
    expect(rolled(game)).toBe(Math.max(1, skillOf(game, 0, 'strength') + attack.mod));
    game.events.length = 0;
    const spec = { skill: 'strength', mod: 0, occasion: 'encounter', cause: card.source, rule: '3E-420.7-1' } as const;
    drive(game, test(game, 0, spec));
    expect(rolled(game)).toBe(skillOf(game, 0, 'strength'));
  });

  it('3N-42 3E-457.8g the evade modifier changes tests of an evade, and no others', () => {
    const game = aGame({ investigators: [{ sheet: 'wendyAdams', at: 'graveyard', clues: 1 }] });
    const monster = addMonster(game, { kind: 'eyelessWatcher', with: 0 });
    const { evade } = printed(game, monster);
    expect(evade.mod).not.toBe(0);
    drive(game, performAction(game, 0, 'evade'));
    expect(rolled(game)).toBe(Math.max(1, skillOf(game, 0, 'observation') + evade.mod));
    game.events.length = 0;
    drive(game, performAction(game, 0, 'research'));
    expect(rolled(game)).toBe(skillOf(game, 0, 'observation'));
  });

  it('3E-457.8h its abilities work', () => {
    const game = aGame({ scenario: 'veilOfTwilight', investigators: [{ sheet: 'rexMurphy', focus: { lore: 1 } }] });
    const beast = addMonster(game, { kind: 'alteredBeast', with: 0 });
    drive(game, monsterAttacks(game, beast.id, 0));
    expect(seatOf(game, 0).focus.lore).toBe(0);
  });
});

describe('damage', () => {
  it('3E-457.8e, 3E-457.9, 3E-466.13, 3E-466.15 as much damage as its health defeats a monster', () => {
    const game = aGame({ at: 'generalStore' });
    const priest = addMonster(game, { kind: 'ghoulPriest', at: 'graveyard' });
    expect(drive(game, damageMonster(game, priest.id, 3)).result).toBe(false);
    expect([priest.damage, remainingHealth(game, priest)]).toEqual([3, 1]);
    expect(drive(game, damageMonster(game, priest.id, 1)).result).toBe(true);
    expect(game.state.monsters).toEqual([]);
    expect(eventsOf(game, 'MonsterDefeated')).toHaveLength(1);
  });

  it('3E-457.9 one whose health comes to 0 is defeated without any damage, and card 38 is won', () => {
    const game = aGame({
      scenario: 'echoesOfTheDeep',
      at: 'trainStation',
      codex: [38],
      sheet: { markers: 3 },
      monsters: [{ kind: 'cthulhu', at: 'riverDocks' }],
    });
    const cthulhu = findMonster(game.state, 'cthulhu');
    expect(cthulhu && monsterHealth(game, cthulhu)).toBe(3);
    expect(drive(game, settle(game)).ended).toBe(false);
    const { ended } = drive(game, run(game, null, [{ sheetMarker: 1 }], { ...card }));
    expect(eventsOf(game, 'MonsterDefeated')).toHaveLength(1);
    expect(ended).toBe(true);
    expect(game.state.outcome?.result).toBe('won');
  });

  it('3E-457.9 one whose health is 0 where it comes into play is defeated at once', () => {
    const game = aGame({ codex: [18], at: 'graveyard', sheet: { markers: 6 } });
    const umordhoth = addMonster(game, { kind: 'umordhoth', at: 'hangmansHill' });
    expect([monsterHealth(game, umordhoth), remainingHealth(game, umordhoth)]).toEqual([0, 0]);
    drive(game, settle(game));
    expect(eventsOf(game, 'MonsterDefeated')).toMatchObject([{ monster: umordhoth.id }]);
  });

  it('3E-466.14 a monster that recovers loses that much damage', () => {
    const game = aGame({ at: 'generalStore' });
    const priest = addMonster(game, { kind: 'ghoulPriest', at: 'graveyard', damage: 3 });
    recoverMonster(game, priest.id, 2);
    expect(priest.damage).toBe(1);
    recoverMonster(game, priest.id, 2);
    expect(priest.damage).toBe(0);
  });

  it('3E-457.10 an effect can defeat a monster without damage', () => {
    const game = aGame({ at: 'generalStore' });
    const priest = addMonster(game, { kind: 'ghoulPriest', at: 'graveyard' });
    drive(game, run(game, 0, [{ defeatMonster: 'thatMonster' }], { ...card, thatMonster: priest.id }));
    expect(game.state.monsters).toEqual([]);
    expect(eventsOf(game, 'MonsterDamaged')).toEqual([]);
  });

  it('3E-457.10 of two of a name it defeats the one it means', () => {
    const game = aGame({ at: 'generalStore' });
    const [first, second] = ['graveyard', 'velmasDiner'].map((at) => addMonster(game, { kind: 'fleshEater', at }));
    drive(game, run(game, 0, [{ defeatMonster: 'thatMonster' }], { ...card, thatMonster: second!.id }));
    expect(game.state.monsters).toEqual([first]);
  });

  it('3E-457.8c a remnant for whoever defeats it in an attack action, and only then', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }], dice: [6, 6, 6, 6, 6, 6] });
    const eater = addMonster(game, { kind: 'fleshEater', with: 0, damage: 1 });
    drive(game, performAction(game, 0, `attack:${eater.id}`));
    expect(seatOf(game, 0).remnants).toBe(1);
    const other = addMonster(game, { kind: 'ghoulAcolyte', with: 0 });
    drive(game, defeatMonster(game, other.id, { seat: 0 }));
    expect(seatOf(game, 0).remnants).toBe(1);
    const plain = addMonster(game, { kind: 'hoodedStalker', with: 0 });
    drive(game, defeatMonster(game, plain.id, { seat: 0, attack: true }));
    expect(seatOf(game, 0).remnants).toBe(1);
  });

  it('3E-457.11 3N-39 a monster defeated or discarded goes on top of the monster deck', () => {
    const game = aGame({ at: 'generalStore' });
    const priest = addMonster(game, { kind: 'ghoulPriest', at: 'graveyard' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    drive(game, defeatMonster(game, priest.id));
    expect(game.state.decks.monster[0]).toBe(priest.id);
    monsterGone(game, eater.id);
    expect(game.state.decks.monster.slice(0, 2)).toEqual([eater.id, priest.id]);
    expect(game.state.monsters).toEqual([]);
  });
});

describe('epic monsters', () => {
  it('3E-413.5e-1, 3E-413.5e-2 an epic monster engages, is hurt and defeated like any other', () => {
    const game = aGame({ investigators: [{ sheet: 'michaelMcglen', at: 'hangmansHill' }] });
    const umordhoth = addMonster(game, { kind: 'umordhoth', with: 0, damage: 11 });
    expect(monsterHealth(game, umordhoth)).toBe(12);
    drive(game, monsterAttacks(game, umordhoth.id, 0));
    expect(seatOf(game, 0)).toMatchObject({ damage: 3, horror: 3 });
    drive(game, damageMonster(game, umordhoth.id, 1, { seat: 0 }));
    expect(game.state.monsters).toEqual([]);
  });

  it('3E-413.5e-2 what hurts every engaged monster hurts it as well', () => {
    const game = aGame({ investigators: [{ sheet: 'michaelMcglen', at: 'hangmansHill' }] });
    const umordhoth = addMonster(game, { kind: 'umordhoth', with: 0 });
    const priest = addMonster(game, { kind: 'ghoulPriest', with: 0 });
    drive(game, run(game, 0, [{ damageMonster: { which: 'eachEngagedWithYou', amount: 2 } }], { ...card }));
    expect([umordhoth.damage, priest.damage]).toEqual([2, 2]);
  });

  it('3E-413.5f a disguise from non-epic monsters does not hide him from it', () => {
    for (const [kind, engagedWith] of [
      ['umordhoth', [0]],
      ['ghoulPriest', []],
    ] as const) {
      const game = aGame({ investigators: [{ sheet: 'michaelMcglen', at: 'hangmansHill', cards: ['tatteredCloak'] }] });
      const monster = addMonster(game, { kind, at: 'hangmansHill' });
      drive(game, settle(game));
      expect(monster.engagedWith, kind).toEqual(engagedWith);
    }
  });

  it('3E-413.5f what speaks of non-epic monsters leaves it out', () => {
    const game = aGame({ at: 'generalStore' });
    const umordhoth = addMonster(game, { kind: 'umordhoth', at: 'hangmansHill' });
    const eater = addMonster(game, { kind: 'fleshEater', at: 'graveyard' });
    addMonster(game, { kind: 'ghoulPriest', at: 'graveyard' });
    const { decisions } = drive(
      game,
      run(game, 0, [{ chooseMonster: { epic: false, in: 'anywhere' } }, { defeatMonster: 'thatMonster' }], { ...card }),
      { 'effect.monster': eater.id },
    );
    expect(kindsOf(decisions)).toEqual(['effect.monster']);
    expect(decisions[0]?.options.map(({ id }) => id)).not.toContain(umordhoth.id);
    expect(findMonster(game.state, eater.id)).toBeNull();
  });

  it('3E-413.5g it goes back to the archive, not to the monster deck', () => {
    for (const damage of [0, 11]) {
      const game = aGame({ at: 'generalStore' });
      const umordhoth = addMonster(game, { kind: 'umordhoth', at: 'hangmansHill', damage });
      const before = [...game.state.decks.monster];
      if (damage > 0) drive(game, damageMonster(game, umordhoth.id, 1));
      else drive(game, defeatMonster(game, umordhoth.id));
      expect(game.state.decks.monster).toEqual(before);
      expect(eventsOf(game, 'MonsterGone')).toMatchObject([{ monster: umordhoth.id, to: 'archive' }]);
    }
  });
});

describe('every monster', () => {
  it('3E-457.3b, 3E-457.3c, 3E-457.8i spawns, activates, attacks and is defeated in its scenario', () => {
    for (const { id, scenarios, damage, horror } of CONTENT.monsters.values()) {
      const scenario = SCENARIOS.find((one) => scenarios.includes(one)) ?? 'feastOfUmordhoth';
      const game = aGame({
        scenario,
        investigators: [{ sheet: 'rexMurphy', cards: ['knife'], remnants: 1, focus: { lore: 1 } }, 'michaelMcglen'],
        doom: { blackCave: 1 },
        cup: Array<MythosToken>(9).fill('blank'),
      });
      const { state } = game;
      const copy = state.decks.monster.find((other) => kindOf(other) === id);
      if (copy !== undefined) {
        state.decks.monster = [...state.decks.monster.filter((other) => other !== copy), copy];
        drive(game, spawnMonster(game, null, {}, { ...card }));
        expect(state.monsters.at(-1)?.id, id).toBe(copy);
        expect(state.decks.monster).not.toContain(copy);
      } else addMonster(game, { kind: id, at: 'blackCave' });
      const monster = state.monsters.at(-1);
      if (!monster) throw new Error(id);
      drive(game, activate(game, monster.id));
      engage(game, monster.id, 0);
      const before = { ...seatOf(game, 0) };
      drive(game, monsterAttacks(game, monster.id, 0), { 'effect.choose': 'doom' });
      expect(seatOf(game, 0).damage - before.damage, id).toBe(damage);
      expect(seatOf(game, 0).horror - before.horror, id).toBe(horror);
      drive(game, defeatMonster(game, monster.id, { seat: 0, attack: true }));
      expect(findMonster(state, monster.id), id).toBeNull();
    }
  });
});
