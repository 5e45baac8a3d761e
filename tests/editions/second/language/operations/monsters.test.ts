import { describe, expect, it } from 'vitest';
import { content } from '../../../../second.ts';
import { aGame, inTurn, optionIds } from '../../table.ts';
import { one, PLACE, play } from './list.ts';

describe('monsters and trophies', () => {
  it('2E-4103 a monster of an encounter: evaded it goes to the cup, defeated it is a trophy', () => {
    const meet = (answer: string, dice: number[]) => {
      const game = aGame({
        investigators: [{ sheet: 'joe-diamond', at: 'woods', sliders: [0, 3, 1] }],
        draws: ['cultist#1'],
        dice,
      });
      play(game, [{ monster: { count: 1 } }], { 'combat.face': `${answer}:cultist#1`, 'combat.round': 'fight' });
      return game;
    };
    const evaded = meet('evade', [6, 6, 6, 6, 6, 6]);
    expect(one(evaded).monsterTrophies).toEqual([]);
    expect(evaded.state.cup).toContain('cultist#1');
    const defeated = meet('fight', [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(one(defeated).monsterTrophies).toEqual(['cultist#1']);
    expect(defeated.state.monsters).toEqual([]);
  });

  it('2E-3503 monsterAt: two monsters on the board, limit and Outskirts as usual', () => {
    const game = aGame({ monsters: { 'ghoul#1': 'woods', 'ghoul#2': 'woods', 'ghoul#3': 'woods' } });
    play(game, [{ monsterAt: { place: 'uptown-streets', count: 2 } }]);
    expect(game.state.monsters.map(({ at }) => at)).toEqual(['woods', 'woods', 'woods', 'uptown-streets', 'outskirts']);
  });

  it('2E-101 returnToCup: only those that fit, counted for what follows', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe', 'bob-jenkins'],
      monsters: { 'gug#1': 'woods', 'nightgaunt#1': 'sky', 'gug#2': 'outskirts', 'ghoul#1': 'woods' },
    });
    play(game, content.mythos('mythos-bizarre-dreams-plague-citizens').ability.now ?? []);
    expect(game.state.monsters.map(({ marker }) => marker).sort()).toEqual(['ghoul#1', 'gug#2']);
    expect(game.state.terror).toBe(1);
    play(game, content.mythos('mythos-bizarre-dreams-plague-citizens').ability.now ?? []);
    expect(game.state.terror).toBe(1);
  });

  it('FAQ-100 returnToCup: streets without the Sky, a neighborhood without the rumor’s monsters', () => {
    const game = aGame({
      investigators: ['joe-diamond', 'amanda-sharpe', 'bob-jenkins'],
      monsters: { 'gug#1': 'woods', 'nightgaunt#1': 'sky', 'ghoul#2': 'library', 'ghoul#1': 'uptown-streets' },
    });
    play(game, content.mythos('mythos-feds-raid-arkham').ability.now ?? []);
    expect(game.state.monsters.map(({ marker }) => marker)).toEqual(['gug#1', 'nightgaunt#1', 'ghoul#2']);
    play(game, content.mythos('mythos-campus-security-increased').ability.now ?? []);
    expect(game.state.monsters.map(({ marker }) => marker)).toEqual(['gug#1', 'nightgaunt#1']);
  });

  it('2E-2703 claimTrophy: from the board no Endless one; from the cup even such', () => {
    const game = aGame({
      ancientOne: 'nyarlathotep',
      monsters: { 'cultist#1': 'woods', 'ghoul#1': 'sky', 'zombie#1': 'outskirts', 'gug#1': 'woods' },
      draws: ['cultist#2'],
    });
    const { decisions } = play(game, [{ claimTrophy: { from: 'board' } }], {
      'effect.claim': 'gug#1',
    });
    expect(optionIds(decisions[0])).toEqual(['ghoul#1', 'gug#1']);
    play(game, [{ claimTrophy: { from: 'cup' } }]);
    expect(one(game).monsterTrophies).toEqual(['gug#1', 'cultist#2']);
  });

  it('2E-101 the rumor’s monsters: laid on the card, fought there, an unbeaten one stays', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'miskatonic-university-streets', sliders: [0, 3, 1], stamina: 6 }],
      rumor: 'mythos-the-terrible-experiment',
      draws: ['cultist#1', 'maniac#1'],
      dice: [6, 6, 6, 6, 6, 6],
    });
    const source = { source: { ref: 'mythos', id: 'mythos-the-terrible-experiment' } };
    play(game, [{ monstersOnCard: 2 }], {}, source);
    expect(game.state.monsters.map(({ at }) => at)).toEqual(['rumor', 'rumor']);
    const { decisions } = play(
      game,
      [{ fightFromCard: { min: 1, choose: 'owner' } }],
      { 'effect.fightFromCard': inTurn('cultist#1', 'stop'), 'combat.round': 'fight' },
      source,
    );
    expect(optionIds(decisions.find(({ kind }) => kind === 'effect.fightFromCard'))).not.toContain('stop');
    expect(one(game).monsterTrophies).toEqual(['cultist#1']);
    expect(game.state.monsters).toEqual([{ marker: 'maniac#1', at: 'rumor' }]);
    play(game, [{ monsterAt: { place: 'miskatonic-university-streets', from: 'card' } }], {}, source);
    expect(game.state.monsters).toEqual([{ marker: 'maniac#1', at: 'miskatonic-university-streets' }]);
  });

  it('2E-1611 moveMonster: the Hound is where the nearest investigator on a location is', () => {
    const game = aGame({
      investigators: [
        { sheet: 'joe-diamond', at: 'woods' },
        { sheet: 'amanda-sharpe', at: 'st-marys-hospital' },
      ],
      monsters: { 'hound-of-tindalos#1': 'newspaper' },
    });
    const [special] = content.monster('hound-of-tindalos').special;
    play(game, special?.effects ?? [], {}, { ...PLACE, monster: 'hound-of-tindalos#1' });
    expect(game.state.monsters).toEqual([{ marker: 'hound-of-tindalos#1', at: 'woods' }]);
  });

  it('2E-101 redrawMonster: a different one in its place', () => {
    const game = aGame({ monsters: { 'fire-vampire#1': 'woods' }, draws: ['ghoul#1'] });
    play(game, [{ redrawMonster: 'that' }], {}, { ...PLACE, monster: 'fire-vampire#1' });
    expect(game.state.monsters).toEqual([{ marker: 'ghoul#1', at: 'woods' }]);
    expect(game.state.cup).toContain('fire-vampire#1');
  });

  it('2E-101 defeatMonsters: all in the area', () => {
    const game = aGame({
      investigators: [{ sheet: 'joe-diamond', at: 'woods' }],
      monsters: { 'ghoul#1': 'woods', 'gug#1': 'woods', 'zombie#1': 'library' },
    });
    play(game, [{ defeatMonsters: { where: 'sameArea' } }]);
    expect(one(game).monsterTrophies).toEqual(['ghoul#1', 'gug#1']);
  });

  it('2E-317 addToCup: the Masks', () => {
    const game = aGame();
    expect(game.state.cup.filter((marker) => content.monster(marker).abilities.mask)).toEqual([]);
    play(game, [{ addToCup: { ability: 'mask', count: 'all' } }]);
    expect(game.state.cup.filter((marker) => content.monster(marker).abilities.mask)).toHaveLength(5);
    expect(game.state.cup).toEqual([...game.state.cup].sort());
  });
});
