import { describe, expect, it } from 'vitest';
import {
  addLasting,
  cancelled,
  endLasting,
  forbidden,
  modified,
  modifiersOf,
  replaced,
} from '../../../../src/editions/second/investigators/modifier.ts';
import { aGame, give } from '../table.ts';

describe('values in force', () => {
  it('FAQ-91 an environment for Arkham does not reach Other Worlds', () => {
    const game = aGame({
      environment: 'mythos-blackest-night',
      investigators: [{ sheet: 'joe-diamond', at: 'woods' }],
    });
    const changes = () => modifiersOf(game, 'check:luck', { seat: 0, check: 'luck' });
    const inTown = changes().length + modifiersOf(game, 'check:sneak', { seat: 0, check: 'evade' }).length;
    const joe = game.state.investigators[0];
    if (joe) joe.at = 'abyss-1';
    const away = changes().length + modifiersOf(game, 'check:sneak', { seat: 0, check: 'evade' }).length;
    expect(inTown).toBeGreaterThan(0);
    expect(away).toBe(0);
  });

  it('2E-2713 the Ancient One changes what monsters it names', () => {
    const game = aGame({ ancientOne: 'shub-niggurath', environment: 'mythos-things-of-darkness' });
    expect(modified(game, 'toughness', 1, { monster: 'cultist#1' })).toBe(2);
    expect(modified(game, 'toughness', 1, { monster: 'ghoul#1' })).toBe(3);
  });

  it('2E-3710 a power until the awakening ends with it', () => {
    const game = aGame({ ancientOne: 'cthulhu' });
    expect(modified(game, 'maxSanity', 4, { seat: 0 })).toBe(3);
    game.state.ancientOne.awake = true;
    expect(modified(game, 'maxSanity', 4, { seat: 0 })).toBe(4);
  });

  it('sets before it adds, and never goes below a least value', () => {
    const game = aGame();
    const modify = (effect: Record<string, unknown>) =>
      addLasting(game, { source: 'food#1', effect: { modify: effect }, seat: 0, until: 'endOfCombat' });
    modify({ what: 'toughness', by: -1, min: 1, where: { monsters: ['ghoul'] } });
    expect(modified(game, 'toughness', 1, { seat: 0, monster: 'ghoul#2' })).toBe(1);
    expect(modified(game, 'toughness', 3, { seat: 0, monster: 'ghoul#2' })).toBe(2);
    expect(modified(game, 'toughness', 3, { seat: 0, monster: 'witch#1' })).toBe(3);
    modify({ what: 'combatDamage', by: 2 });
    modify({ what: 'combatDamage', set: 0 });
    expect(modified(game, 'combatDamage', 4, { seat: 0 })).toBe(2);
    expect(modified(game, 'monsterLimit', 5)).toBe(5);
    modify({ what: 'monsterLimit', set: null });
    expect(modified(game, 'monsterLimit', 5, { seat: 0 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('a lasting effect touches its owner alone and ends when told', () => {
    const game = aGame({ investigators: ['joe-diamond', 'kate-winthrop'] });
    addLasting(game, {
      source: 'voice-of-ra#1',
      effect: { modify: { what: 'check:all', by: 1 } },
      seat: 0,
      until: 'endOfTurn',
      turn: 2,
    });
    expect(modified(game, 'check:all', 0, { seat: 0 })).toBe(1);
    expect(modified(game, 'check:all', 0, { seat: 1 })).toBe(0);
    expect(endLasting(game, (lasting) => lasting.turn === 2)).toHaveLength(1);
    expect(modified(game, 'check:all', 0, { seat: 0 })).toBe(0);
  });

  it('the Shotgun doubles sixes only in use', () => {
    const game = aGame();
    const id = give(game, 0, 'shotgun');
    expect(modified(game, 'successesPerSix', 1, { seat: 0, check: 'combat', inUse: [id] })).toBe(2);
    expect(modified(game, 'successesPerSix', 1, { seat: 0, check: 'combat', inUse: [] })).toBe(1);
    expect(modified(game, 'successesPerSix', 1, { seat: 0, check: 'horror', inUse: [id] })).toBe(1);
  });

  it('replaces what is no number', () => {
    const game = aGame();
    expect(replaced(game, 'movementType', 'fast', { monster: 'byakhee#1' })).toBe('fast');
    expect(replaced<readonly number[]>(game, 'successFaces', [5, 6], { seat: 0 })).toEqual([5, 6]);
    give(game, 0, 'curse');
    expect(replaced<readonly number[]>(game, 'successFaces', [5, 6], { seat: 0 })).toEqual([6]);
  });
});

describe('what is forbidden', () => {
  it('Kate Winthrop keeps gates and monsters away from where she stands', () => {
    const game = aGame({ investigators: ['joe-diamond', { sheet: 'kate-winthrop', at: 'woods' }] });
    expect(forbidden(game, 'gateAppears', { place: 'woods' })).toEqual({ ref: 'sheet', id: 'kate-winthrop' });
    expect(forbidden(game, 'monsterAppears', { place: 'woods' })).not.toBeNull();
    expect(forbidden(game, 'gateAppears', { place: 'graveyard' })).toBeNull();
  });

  it('A Strange Plague lets only Medical Care and Vincent Lee give Stamina', () => {
    const game = aGame({ environment: 'mythos-a-strange-plague' });
    expect(forbidden(game, 'gain:stamina', { seat: 0 })).toEqual({ ref: 'mythos', id: 'mythos-a-strange-plague' });
    expect(forbidden(game, 'gain:stamina', { seat: 0, by: 'medical-care' })).toBeNull();
    expect(forbidden(game, 'gain:stamina', { seat: 0, by: 'vincent-lee' })).toBeNull();
    expect(forbidden(game, 'gain:stamina', { seat: 0, by: 'physician' })).toBeNull();
    expect(forbidden(game, 'gain:sanity', { seat: 0 })).toBeNull();
  });

  it('a barred street may be neither entered nor left', () => {
    const game = aGame();
    const street = 'merchant-district-streets';
    addLasting(game, {
      source: 'mythos-fourth-of-july-parade',
      effect: { forbid: { what: 'move', who: 'anyInvestigator', into: street, outOf: street } },
      seat: null,
      until: 'endOfTurn',
      turn: 3,
    });
    expect(forbidden(game, 'move', { seat: 0, into: street, outOf: 'northside-streets' })?.ref).toBe('mythos');
    expect(forbidden(game, 'move', { seat: 0, into: 'river-docks', outOf: street })).not.toBeNull();
    expect(forbidden(game, 'move', { seat: 0, into: 'woods', outOf: 'uptown-streets' })).toBeNull();
  });

  it('FAQ-140 Ithaqua cancels the text of weather environments only', () => {
    const game = aGame({ ancientOne: 'ithaqua' });
    const weather = 'mythos-icy-conditions';
    expect(cancelled(game, 'mythosAbility', { card: weather })).toEqual({ ref: 'ancientOne', id: 'ithaqua' });
    expect(cancelled(game, 'mythosAbility', { card: 'mythos-a-strange-plague' })).toBeNull();
    expect(cancelled(aGame(), 'mythosAbility', { card: weather })).toBeNull();
  });
});
