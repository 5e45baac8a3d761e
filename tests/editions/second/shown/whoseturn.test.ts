import { expect, it } from 'vitest';
import { secondWords } from '../../../../src/editions/second/second.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { content, second } from '../../../second.ts';
import { aGame } from '../table.ts';

/** Whose turn it is, has been or will be, by the tokens on the board. */
function turns(state: State): (string | undefined)[] {
  const board = second.board(state, secondWords(content, 'en', state), []);
  if (board.kind !== 'board') throw new Error('not a board');
  const all = board.view.places.flatMap(({ investigators }) => investigators);
  return all.sort((a, b) => a.seat - b.seat).map(({ turn }) => turn);
}

it('the board says whose turn it is, who has had it, and who has it yet', () => {
  const { state } = aGame({ investigators: ['joe-diamond', 'kate-winthrop', 'amanda-sharpe', 'sister-mary'] });
  const at = (turnIndex: number): (string | undefined)[] =>
    turns({ ...state, cursor: { step: 'movement', turnIndex } });
  expect(at(0)).toEqual(['now', 'ahead', 'ahead', 'ahead']);
  expect(at(2)).toEqual(['done', 'done', 'now', 'ahead']);
});
