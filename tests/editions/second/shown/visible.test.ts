import { expect, it } from 'vitest';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { boardView } from '../../../../src/editions/second/shown/boardview.ts';
import { visible } from '../../../../src/editions/second/shown/visible.ts';
import { Words } from '../../../../src/words/words.ts';
import { content, second } from '../../../second.ts';

it('a gate that lies face down is in no picture, nor in what is kept of one', () => {
  const state = second.create({ options: {}, seats: [{ sheet: null }], seed: '5e'.repeat(32) });
  const [gate] = state.gateStack;
  Object.assign(state.places.woods!, { gate, gateHidden: true });
  const words = new Words('en').with(second.namer(state));
  for (const shown of [state, second.seenBy(state, 0), visible(state)]) {
    const woods = boardView(gameOf(content, shown), words, []).places.find(({ id }) => id === 'woods');
    expect(woods?.gate).toEqual({ name: '?', modifier: '', dimension: '', hidden: true });
  }
  expect(JSON.stringify(visible(state))).not.toContain(`"${gate}"`);
});
