import { describe, expect, it } from 'vitest';
import {
  claimMonster,
  defeatMonster,
  drawFromCup,
  monsterValues,
  placeMonster,
  returnMonster,
  spawn,
} from '../../../../src/editions/second/monsters/monster.ts';
import { StepEnd } from '../../../../src/engine/flow.ts';
import { content } from '../../../second.ts';
import { aGame, drive, eventsOf } from '../table.ts';

describe('values of a monster', () => {
  it('2E-2713 the worshippers of each Ancient One change the Cultist', () => {
    const cultist = (ancientOne: string) => monsterValues(aGame({ ancientOne }), 'cultist#1');
    expect(cultist('cthulhu').horror).toEqual({ rating: -2, damage: 2 });
    expect(cultist('hastur')).toMatchObject({ movement: 'flying', combat: { rating: -2, damage: 1 }, horror: null });
    expect(cultist('ithaqua').toughness).toBe(3);
    expect(cultist('nyarlathotep').abilities.endless).toBe(true);
    expect(cultist('yig').combat).toEqual({ rating: 0, damage: 4 });
    expect(cultist('yog-sothoth')).toMatchObject({
      combat: { rating: -1, damage: 1 },
      abilities: { magical: 'immunity' },
    });
    expect(cultist('shub-niggurath').toughness).toBe(2);
  });

  it('2E-101 a Maniac turns dangerous at terror 6', () => {
    expect(monsterValues(aGame({ ancientOne: 'yig', terror: 5 }), 'maniac').combat).toEqual({ rating: 1, damage: 1 });
    const mad = monsterValues(aGame({ ancientOne: 'yig', terror: 6 }), 'maniac');
    expect(mad.combat).toEqual({ rating: -2, damage: 3 });
    expect(mad.abilities.endless).toBe(true);
  });

  it('2E-1702 environments change toughness and borders', () => {
    expect(monsterValues(aGame({ environment: 'mythos-the-chill-of-the-grave' }), 'ghost').toughness).toBe(2);
    expect(monsterValues(aGame({ environment: 'mythos-icy-conditions' }), 'shoggoth').movement).toBe('normal');
    expect(monsterValues(aGame(), 'the-dark-pharaoh').combatSkill).toBe('lore');
  });

  it('2E-101 an Ally spares its owner an ability of the monster, and nobody else', () => {
    const investigators = [{ sheet: 'joe-diamond', cards: ['eric-colt'] }, 'jenny-barnes'];
    const game = aGame({ investigators });
    const ignored = content.card('eric-colt');
    expect(JSON.stringify(ignored)).toContain('nightmarish');
    expect(monsterValues(game, 'shoggoth#1', 0).abilities.nightmarish).toBeUndefined();
    expect(monsterValues(game, 'shoggoth#1', 1).abilities.nightmarish).toBe(1);
  });
});

describe('monster limit and Outskirts', () => {
  const full = { 'ghoul#1': 'woods', 'ghoul#2': 'woods', 'ghoul#3': 'sky', 'cultist#1': 'library' };

  it('2E-3501 2E-3503 a monster beyond the limit goes to the Outskirts', () => {
    const game = aGame({ monsters: full, draws: ['witch#1'] });
    drive(game, spawn(game, 'woods', 1));
    expect(game.state.monsters.at(-1)).toEqual({ marker: 'witch#1', at: 'outskirts' });
  });

  it('2E-3504 2E-3505 2E-3506 the Outskirts overflow, all return to the cup and terror rises', () => {
    const outskirts = {
      'zombie#1': 'outskirts',
      'zombie#2': 'outskirts',
      'zombie#3': 'outskirts',
      'maniac#1': 'outskirts',
    };
    const more = { 'maniac#2': 'outskirts', 'maniac#3': 'outskirts', 'witch#1': 'outskirts' };
    const game = aGame({ monsters: { ...full, ...outskirts, ...more }, draws: ['witch#2'] });
    const allies = game.state.decks.ally.length;
    drive(game, spawn(game, 'woods', 1));
    expect(game.state.terror).toBe(1);
    expect(game.state.decks.ally).toHaveLength(allies - 1);
    expect(game.state.monsters.map(({ marker }) => marker)).toEqual(Object.keys(full));
    expect(game.state.cup).toContain('witch#2');
    expect(eventsOf(game, 'OutskirtsEmptied')[0]?.monsters).toHaveLength(8);
  });

  it('2E-3504 the Outskirts hold 8 - N monsters: seven with one investigator', () => {
    const outskirts = { 'zombie#1': 'outskirts', 'zombie#2': 'outskirts', 'zombie#3': 'outskirts' };
    const more = { 'maniac#1': 'outskirts', 'maniac#2': 'outskirts', 'maniac#3': 'outskirts' };
    const game = aGame({ monsters: { ...full, ...outskirts, ...more }, draws: ['witch#2'] });
    drive(game, spawn(game, 'woods', 1));
    expect(game.state.terror).toBe(0);
    expect(game.state.monsters.filter(({ at }) => at === 'outskirts')).toHaveLength(7);
    expect(eventsOf(game, 'OutskirtsEmptied')).toEqual([]);
  });

  it('2E-3508 from terror 10 on there is no limit', () => {
    const game = aGame({ monsters: full, terror: 10, draws: ['witch#1'] });
    drive(game, spawn(game, 'woods', 1));
    expect(game.state.monsters.at(-1)).toEqual({ marker: 'witch#1', at: 'woods' });
  });

  it('2E-3706 at terror 10 twice the normal limit awakens the Ancient One, in the revised printing only', () => {
    const monsters = Object.fromEntries(
      ['ghoul#1', 'ghoul#2', 'ghoul#3', 'zombie#1', 'zombie#2', 'zombie#3', 'maniac#1'].map((marker) => [
        marker,
        'woods',
      ]),
    );
    const game = aGame({ ancientOne: 'yig', monsters, terror: 10 });
    expect(drive(game, spawn(game, 'woods', 1)).ended).toBe(true);
    expect(eventsOf(game, 'Awakened')[0]?.reason).toBe('monsters');
    const old = aGame({ ancientOne: 'yig', monsters, terror: 10, printing: '2005' });
    expect(drive(old, spawn(old, 'woods', 1)).ended).toBe(false);
  });

  it('2E-3405 no monster appears on a sealed location', () => {
    const game = aGame({ seals: ['woods'] });
    drive(game, spawn(game, 'woods', 2));
    expect(game.state.monsters).toEqual([]);
  });
});

describe('the cup', () => {
  it('2E-3704 2E-3705 an empty cup awakens the Ancient One; in 2005 no monster appears', () => {
    const game = aGame({ ancientOne: 'yig' });
    game.state.cup = [];
    expect(() => drawFromCup(game)).toThrow(StepEnd);
    expect(eventsOf(game, 'Awakened')[0]?.reason).toBe('emptyCup');
    const old = aGame({ printing: '2005' });
    old.state.cup = [];
    expect(drawFromCup(old)).toBeNull();
  });

  it('2E-101 what the environment keeps out is drawn anew', () => {
    const game = aGame({ environment: 'mythos-raining-cats-and-dogs' });
    game.state.cup = ['fire-vampire#1', 'fire-vampire#2', 'ghoul#1'];
    expect(drawFromCup(game)).toBe('ghoul#1');
    expect(game.state.cup).toEqual(['fire-vampire#1', 'fire-vampire#2']);
    expect(drawFromCup(game)).toBeNull();
  });

  it('2E-316 the cup is kept in alphabetical order', () => {
    const game = aGame({ monsters: { 'ghoul#1': 'woods' } });
    returnMonster(game, 'ghoul#1', 'cup');
    expect(game.state.cup).toEqual([...game.state.cup].sort());
    expect(game.state.monsters).toEqual([]);
  });
});

describe('defeated monsters', () => {
  it('2E-2612 2E-2703 a trophy, unless it is Endless', () => {
    const game = aGame({ ancientOne: 'nyarlathotep', monsters: { 'ghoul#1': 'woods', 'cultist#1': 'woods' } });
    expect(claimMonster(game, 0, 'ghoul#1')).toBe(true);
    expect(claimMonster(game, 0, 'cultist#1')).toBe(false);
    expect(game.state.investigators[0]?.monsterTrophies).toEqual(['ghoul#1']);
    expect(game.state.cup).toContain('cultist#1');
  });

  it('2E-3710 a defeated Cultist angers Yig', () => {
    const game = aGame({ ancientOne: 'yig', monsters: { 'cultist#1': 'woods', 'ghoul#1': 'woods' } });
    drive(game, defeatMonster(game, 0, 'ghoul#1'));
    expect(game.state.ancientOne.doom).toBe(0);
    drive(game, defeatMonster(game, 0, 'cultist#1'));
    expect(game.state.ancientOne.doom).toBe(1);
  });

  it('2E-3502 placing a marker twice leaves it in one place', () => {
    const game = aGame({ monsters: { 'ghoul#1': 'rumor' } });
    drive(game, placeMonster(game, 'ghoul#1', 'uptown-streets'));
    expect(game.state.monsters).toEqual([{ marker: 'ghoul#1', at: 'uptown-streets' }]);
  });
});
