import { describe, expect, it } from 'vitest';
import type { EffectContext } from '../../../../../src/editions/second/state/context.ts';
import { content } from '../../../../second.ts';
import { aGame, eventsOf } from '../../table.ts';
import { kinds, one, play } from './list.ts';

describe('the world', () => {
  it('2E-3414 doom up and down; 2E-3614 terror step by step', () => {
    const game = aGame({ ancientOne: 'yig', doom: 3 });
    play(game, [{ doom: -1 }, { doom: 2 }, { terror: 2 }]);
    expect(game.state).toMatchObject({ terror: 2, ancientOne: { doom: 4 } });
    expect(game.state.decks.ally).toHaveLength(9);
  });

  it('2E-3605 terror to 10: every step with its effects', () => {
    const game = aGame({ ancientOne: 'yig', terror: 7 });
    play(game, [{ terror: 'to10' }]);
    expect(game.state.terror).toBe(10);
    expect(game.state.places['ye-olde-magick-shoppe']?.closed).toHaveLength(1);
    expect(game.state.decks.ally).toHaveLength(8);
  });

  it('2E-101 removeElderSigns and mythosDraw', () => {
    const game = aGame({ seals: ['woods', 'graveyard'], doom: 3 });
    play(game, [{ removeElderSigns: 'all' }, { mythosDraw: { cards: 2, first: 'gateStepOnly', until: 'endOfGame' } }]);
    expect(Object.values(game.state.places).some(({ sealed }) => sealed)).toBe(false);
    expect(game.state).toMatchObject({ mythosCards: 2, ancientOne: { doom: 3 } });
  });

  it('2E-2103 gameOver', () => {
    const game = aGame();
    expect(play(game, [{ gameOver: 'lost' }]).ended).toBe(true);
    expect(game.state.outcome).toMatchObject({ result: 'lost', way: 'destruction' });
  });

  it('2E-101 modify, cancel, ignore and autoFail with a duration last that long', () => {
    const game = aGame({ turn: 3 });
    const card: EffectContext = { source: { ref: 'card', id: 'voice-of-ra' }, card: 'voice-of-ra#1' };
    play(game, [{ modify: { what: 'check:all', by: 1, until: 'endOfTurn' } }], {}, card);
    play(game, [{ modify: { what: 'toughness', by: 1 } }], {}, card);
    play(game, [{ cancel: { what: 'ancientOneAttack', until: 'endOfRound' } }], {}, card);
    play(
      game,
      [{ autoFail: { check: ['horror', 'combat'] } }],
      {},
      { source: { ref: 'monster', id: 'the-bloated-woman' } },
    );
    expect(game.state.lasting).toMatchObject([
      { source: 'voice-of-ra#1', seat: 0, until: 'endOfTurn', turn: 3 },
      { seat: null, until: 'endOfRound' },
      { seat: 0, until: 'endOfCombat', effect: { autoFail: { check: ['horror', 'combat'] } } },
    ]);
  });

  it('2E-101 each: everybody that fits, in player order, in Other Worlds too where it says so', () => {
    const game = aGame({
      investigators: ['joe-diamond', { sheet: 'amanda-sharpe', at: 'abyss-1' }, { sheet: 'bob-jenkins', at: 'woods' }],
      first: 1,
    });
    play(game, [{ each: 'investigator', where: { in: 'arkham' }, do: [{ lose: { stamina: 1 } }] }]);
    expect(eventsOf(game, 'Lost').map(({ seat }) => seat)).toEqual([2, 0]);
    play(game, [{ each: 'investigator', where: { is: 'firstPlayer' }, do: [{ gain: { clue: 1 } }] }]);
    expect(one(game, 1).clues).toBe(1);
  });

  it('FAQ-141 each own item: a die for each', () => {
    const game = aGame({
      ancientOne: 'ithaqua',
      awake: true,
      investigators: [{ sheet: 'joe-diamond', cards: ['knife', 'food', 'wither', 'duke'] }],
      dice: [6, 1, 6],
    });
    play(game, content.ancientOne('ithaqua').startOfBattle ?? []);
    expect(kinds(game)).toEqual(['knife', 'wither', 'duke']);
  });
});
