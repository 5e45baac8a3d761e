import { expect, it } from 'vitest';
import { isBoard } from '../../../../src/editions/edition/sight.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { scenes } from '../../../../src/editions/third/telling/scene.ts';
import { CONTENT } from '../../../third.ts';
import { aGame } from '../table.ts';

it('the last board is shown with the end, not with the Mythos before it too', () => {
  const { state } = aGame({ at: 'generalStore' });
  const drawn: ThirdEvent[] = [{ type: 'TokenDrawn', seat: 0, token: 'blank', left: 3 }];
  const boards = () => scenes(CONTENT, drawn, state).filter(isBoard);
  state.phase = 'mythos';
  expect(boards()).toHaveLength(1);
  state.outcome = { result: 'lost', way: 'codex', card: 9, round: 14 };
  expect(boards()).toHaveLength(0);
});
