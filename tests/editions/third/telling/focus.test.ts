import { expect, it } from 'vitest';
import { focusSkill } from '../../../../src/editions/third/investigators/focus.ts';
import type { ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { said } from '../../../story/said.ts';
import { tell, thirdWords } from '../../../third.ts';
import { aGame, drive } from '../table.ts';

/** What is told of somebody with all the focus they can hold who focuses Strength and gives up a skill for it. */
function told(given: string): string[] {
  const game = aGame({ investigators: [{ sheet: 'tommyMuldoon', focus: { lore: 1, will: 1 } }] });
  const before = game.events.length;
  drive(game, focusSkill(game, 0, 'strength'), { 'focus.discard': given });
  return said(tell(game.events.slice(before) as ThirdEvent[], game.state), thirdWords('en', game.state));
}

it('3E-438.4: focus in the place of another is one sentence, though it was asked in between', () => {
  expect(told('lore')).toEqual(['Tommy focuses **Strength** in place of Lore.']);
});

it('3E-438.4: nothing is gained or given up where it is the same', () => {
  expect(told('strength')).toEqual(['Tommy can’t hold more focus.']);
});

it('focus that a test brings stands with its result, in place of another', () => {
  const { state } = aGame({ investigators: ['wendyAdams'] });
  const words = thirdWords('en', state);
  const sentences = tell(
    [
      { type: 'TestRolled', seat: 0, skill: 'lore', dice: [6], faces: [5, 6], formula: [], successes: 1 },
      { type: 'TestEnded', seat: 0, skill: 'lore', successes: 1, passed: true },
      { type: 'Focused', seat: 0, skill: 'will' },
      { type: 'FocusLost', seat: 0, skill: 'lore', spent: false },
    ] as ThirdEvent[],
    state,
  );
  expect(said(sentences, words)).toEqual([expect.stringContaining('**+Will focus in place of Lore**')]);
});
