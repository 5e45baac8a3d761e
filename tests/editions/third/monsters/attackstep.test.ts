import { describe, expect, it } from 'vitest';
import { printed } from '../../../../src/editions/third/board/monster.ts';
import { attackStep, monsterAttacks } from '../../../../src/editions/third/monsters/attackstep.ts';
import { addMonster, aGame, drive, eventsOf, kindsOf, seatOf } from '../table.ts';

describe('the monster attack step', () => {
  it('3E-202.3a-1, 3E-202.3b, 3E-457.8i each engaged monster deals the damage and horror on its card', () => {
    const game = aGame({ investigators: ['michaelMcglen', 'agnesBaker'] });
    const priest = addMonster(game, { kind: 'ghoulPriest', with: 0 });
    addMonster(game, { kind: 'hoodedStalker', with: 0 });
    addMonster(game, { kind: 'fleshEater', with: 1 });
    drive(game, attackStep(game));
    expect(printed(game, priest)).toMatchObject({ damage: 2, horror: 1 });
    expect(seatOf(game, 0)).toMatchObject({ damage: 3, horror: 1 });
    expect(seatOf(game, 1)).toMatchObject({ damage: 1, horror: 1 });
  });

  it('3E-202.3a-1 however many are engaged with him, each attacks once', () => {
    const game = aGame();
    const kinds = ['ghoulPriest', 'hoodedStalker', 'fleshEater'];
    const ids = kinds.map((kind) => addMonster(game, { kind, with: 0 }).id);
    drive(game, attackStep(game));
    const attackers = eventsOf(game, 'MonsterAttacked').map(({ monster }) => monster);
    expect(attackers.sort()).toEqual(ids.sort());
    expect(seatOf(game, 0)).toMatchObject({ damage: 4, horror: 2 });
  });

  it('3E-202.3a-2, 3E-432.2 the leader first, then in player order', () => {
    const game = aGame({ investigators: ['michaelMcglen', 'agnesBaker', 'wendyAdams'], leader: 1 });
    for (const seat of [0, 1, 2])
      addMonster(game, { kind: ['fleshEater', 'hoodedStalker', 'creepingGhoul'][seat] ?? '', with: seat });
    drive(game, attackStep(game));
    expect(eventsOf(game, 'MonsterAttacked').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('3E-202.3c who is defeated parts from all his monsters, which are exhausted and attack no more', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', damage: 5 }, 'michaelMcglen'] });
    const first = addMonster(game, { kind: 'ghoulPriest', with: 0 });
    const second = addMonster(game, { kind: 'hoodedStalker', with: 0 });
    drive(game, attackStep(game));
    expect(seatOf(game, 0).left).toBe('defeated');
    expect(eventsOf(game, 'MonsterAttacked').map(({ monster }) => monster)).toEqual([first.id]);
    expect([first, second].map(({ status }) => status)).toEqual(['exhausted', 'exhausted']);
    expect(seatOf(game, 1).damage).toBe(0);
  });

  it('3E-202.3d ready and exhausted monsters deal nothing', () => {
    const game = aGame({ at: 'generalStore' });
    addMonster(game, { kind: 'fleshEater', at: 'velmasDiner' });
    addMonster(game, { kind: 'ghoulPriest', at: 'generalStore', exhausted: true });
    drive(game, attackStep(game));
    expect(eventsOf(game, 'MonsterAttacked')).toEqual([]);
    expect(seatOf(game, 0)).toMatchObject({ damage: 0, horror: 0 });
  });

  it('3E-202.3d nor does a ready one in his space that has not engaged him', () => {
    const game = aGame({ at: 'generalStore' });
    addMonster(game, { kind: 'almaHill', at: 'generalStore' });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    drive(game, attackStep(game));
    expect(eventsOf(game, 'MonsterAttacked').map(({ monster }) => monster)).toEqual(['fleshEater#1']);
    expect(seatOf(game, 0)).toMatchObject({ damage: 1, horror: 1 });
  });

  it('3E-004-2 the group orders the attacks on one investigator where more comes of one than harm', () => {
    const plain = aGame();
    addMonster(plain, { kind: 'fleshEater', with: 0 });
    addMonster(plain, { kind: 'hoodedStalker', with: 0 });
    expect(kindsOf(drive(plain, attackStep(plain)).decisions)).toEqual([]);
    const hurt = { sheet: 'rexMurphy', horror: 6 };
    const game = aGame({ investigators: [hurt, 'agnesBaker'] });
    const fiend = addMonster(game, { kind: 'nightmarishFiend', with: 0 });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    fiend.damage = 2;
    const { decisions } = drive(game, attackStep(game), { 'monster.attacker': fiend.id });
    expect(decisions).toMatchObject([{ kind: 'monster.attacker', mode: 'group' }]);
    expect(eventsOf(game, 'MonsterAttacked')[0]?.monster).toBe(fiend.id);
  });

  it('3E-004-2, 2E-T62 not where the same can come of any order', () => {
    const game = aGame({ investigators: ['rexMurphy'] });
    addMonster(game, { kind: 'maskedOnes', with: 0 });
    addMonster(game, { kind: 'fleshEater', with: 0 });
    const { decisions } = drive(game, attackStep(game), { 'effect.choose': 'damage' });
    expect(kindsOf(decisions)).toEqual(['effect.choose']);
    expect(seatOf(game, 0)).toMatchObject({ damage: 3, horror: 2 });
  });

  it('3E-R8 what a monster does after its attack is not done to somebody whom the attack defeated', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', horror: 5 }] });
    addMonster(game, { kind: 'maskedOnes', with: 0 });
    const { decisions } = drive(game, attackStep(game));
    expect(decisions).toEqual([]);
    expect(seatOf(game, 0)).toMatchObject({ left: 'defeated', damage: 0 });
  });
});

describe('feed', () => {
  it('3N-43 3E-425.2 a monster with feed recovers as much as it dealt to an investigator', () => {
    const game = aGame({ investigators: ['rexMurphy'] });
    const fiend = addMonster(game, { kind: 'nightmarishFiend', with: 0, damage: 3 });
    drive(game, monsterAttacks(game, fiend.id, 0));
    expect(fiend.damage).toBe(1);
    expect(eventsOf(game, 'MonsterRecovered')).toMatchObject([{ amount: 2 }]);
    const other = addMonster(game, { kind: 'ghoulPriest', with: 0, damage: 1 });
    drive(game, monsterAttacks(game, other.id, 0));
    expect(other.damage).toBe(1);
  });

  it('3E-425.2 also what an ally took, but not what an item took', () => {
    const dealtTo = (card: string) => {
      const game = aGame({ investigators: [{ sheet: 'rexMurphy', cards: [card] }] });
      const fiend = addMonster(game, { kind: 'nightmarishFiend', with: 0, damage: 3 });
      drive(game, monsterAttacks(game, fiend.id, 0), {
        'harm.assign': (decision) =>
          decision.options.find(({ id }) => id.startsWith(`damage:${card}`))?.id ?? decision.default,
      });
      return { fiend, on: seatOf(game, 0).damage };
    };
    const ally = dealtTo('danielChesterfield');
    expect(ally.on).toBeLessThan(2);
    expect(ally.fiend.damage).toBe(1);
    const item = dealtTo('leatherCoat');
    expect(item.on).toBeLessThan(2);
    expect(item.fiend.damage).toBe(3 - item.on);
  });

  it('3E-425.3 what was prevented feeds nobody', () => {
    const game = aGame({ investigators: [{ sheet: 'rexMurphy', cards: ['mamasAmulet'] }] });
    const fiend = addMonster(game, { kind: 'nightmarishFiend', with: 0, damage: 3 });
    drive(game, monsterAttacks(game, fiend.id, 0), {
      'reaction.may': (decision) => decision.options[0]?.id ?? 'none',
      'effect.prevent': 'damage',
    });
    expect(seatOf(game, 0).damage).toBe(1);
    expect(fiend.damage).toBe(2);
  });
});
