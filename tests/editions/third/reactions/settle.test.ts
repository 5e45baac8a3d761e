import { describe, expect, it } from 'vitest';
import { discardCard } from '../../../../src/editions/third/investigators/playarea.ts';
import { monsterHealth } from '../../../../src/editions/third/monsters/health.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import { aGame, drive, eventsOf } from '../table.ts';

describe('settling', () => {
  it('3E-452.5 3E-R35 ready monsters engage whom they share a space with', () => {
    const game = aGame({
      investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }],
      monsters: [
        { kind: 'ghoulPriest', at: 'graveyard' },
        { kind: 'creepingGhoul', at: 'graveyard', exhausted: true },
        { kind: 'fleshEater#1', at: 'blackCave' },
      ],
    });
    drive(game, settle(game));
    expect(game.state.monsters.map(({ status }) => status)).toEqual(['engaged', 'exhausted', 'ready']);
  });

  it('3E-R35 one that was hidden is engaged as soon as he has lost the card that hid him', () => {
    const game = aGame({
      investigators: [{ sheet: 'agnesBaker', at: 'graveyard', cards: ['tatteredCloak'] }],
      monsters: [{ kind: 'fleshEater', at: 'graveyard' }],
    });
    drive(game, settle(game));
    expect(game.state.monsters[0]?.status).toBe('ready');
    drive(game, discardCard(game, 0, 'tatteredCloak#1'));
    expect(game.state.monsters[0]).toMatchObject({ status: 'engaged', engagedWith: [0] });
  });

  it('3E-R26 codex texts whose condition is met are carried out, one setting off the next', () => {
    const game = aGame({
      investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }],
      codex: [1],
      doom: { blackCave: 4, graveyard: 3 },
    });
    drive(game, settle(game));
    // The outbreak in the cave brings the one in the graveyard about.
    expect(eventsOf(game, 'Outbreak').map(({ space }) => space)).toEqual(['blackCave', 'graveyard']);
    expect(game.state.sheet.doom).toBe(2);
    expect(game.state.doom).toMatchObject({ blackCave: 2, graveyard: 1, generalStore: 2 });
  });

  it('3E-466.15 a monster whose health drops to the damage it has is defeated', () => {
    const game = aGame({
      scenario: 'feastOfUmordhoth',
      investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }],
      codex: [12, 18],
      monsters: [{ kind: 'umordhoth', at: 'hangmansHill', damage: 10 }],
    });
    drive(game, settle(game));
    expect(eventsOf(game, 'MonsterDefeated')).toEqual([]);
    game.state.sheet.markers = 1;
    expect(game.state.monsters.map((monster) => monsterHealth(game, monster))).toEqual([10]);
    drive(game, settle(game));
    expect(game.state.outcome).toMatchObject({ result: 'won' });
  });

  it('is over when nothing is left to do, and changes nothing then', () => {
    const game = aGame({ investigators: [{ sheet: 'agnesBaker', at: 'graveyard' }], codex: [1, 10] });
    const before = JSON.stringify(game.state);
    drive(game, settle(game));
    expect(JSON.stringify(game.state)).toBe(before);
    expect(game.events).toEqual([]);
  });
});
