import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { run } from '../../../../src/editions/second/language/table.ts';
import { resolve } from '../../../../src/editions/second/mythos/mythos.ts';
import { namer } from '../../../../src/editions/second/shown/namer.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { Words } from '../../../../src/words/words.ts';
import { content } from '../../../second.ts';
import { said } from '../../../story/said.ts';
import { act, turnOf } from '../sitting/turn.ts';
import { aGame, drive } from '../table.ts';

const words = new Words('en').with(namer(content, null));
const told = (events: Parameters<typeof tell>[0], state: State) => said(tell(events, gameOf(content, state)), words);

describe('what is left, and what no longer comes', () => {
  it('2E-902 tells how many clues lie where somebody has stopped', () => {
    const turn = turnOf({
      investigators: [{ sheet: 'amanda-sharpe', at: 'graveyard' }, 'joe-diamond'],
      clues: { graveyard: 3 },
      draws: ['rivertown-1'],
    });
    turn.interrupt(0, 'leave-clues');
    act(turn, 0, 'leave:1');
    turn.drain();
    act(turn, 0, 'stop');
    expect(told(turn.drain(), turn.state)[0]).toBe('Amanda finds **2 clues**. Leaves 1 clue lying in the Graveyard.');
  });

  it('2E-1408a tells who keeps a surge away', () => {
    const kate = { sheet: 'kate-winthrop', at: 'black-cave', explored: true };
    const game = aGame({ investigators: [kate], gates: { 'black-cave': 'abyss' } });
    drive(game, resolve(game, 'mythos-feds-raid-arkham', 'mythos'));
    expect(told(game.events, game.state)).toContain('No monsters surge in the Black Cave: Kate prevents it.');
  });

  it('2E-4404 tells that a misfortune has ended what was to come', () => {
    const game = aGame({ investigators: [{ sheet: 'joe-diamond', at: 'woods', stamina: 1 }] });
    const effects = [{ lose: { stamina: 1 } }, { move: { to: 'woods', then: 'stay' } }] as const;
    drive(game, run(game, 0, [...effects], { source: { ref: 'card', id: 'food' } }));
    expect(told(game.events, game.state)).toEqual([
      'Joe loses **1 Stamina** (Food). **Is knocked out** and wakes in St. Mary’s Hospital. What else was to befall them there no longer does.',
    ]);
  });
});
