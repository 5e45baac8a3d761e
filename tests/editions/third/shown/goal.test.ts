import { describe, expect, it } from 'vitest';
import { roundGoals } from '../../../../src/editions/third/shown/goal.ts';
import { gameOf, type SCENARIOS, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

const goalsOf = (codex: number[], scenario: (typeof SCENARIOS)[number] = 'veilOfTwilight'): string => {
  const { state } = aGame({ scenario, codex });
  const words = thirdWords('en', state);
  return roundGoals(gameOf(state))
    .map((goal) => words.text(goal))
    .join(' · ');
};

describe('what a round opens with', () => {
  it('names the card of one goal that has no number', () => {
    expect(goalsOf([25])).toContain('take its action where the card says (Plumb the Void)');
  });

  it('names only the card where there are several', () => {
    const goals = goalsOf([24, 25]);
    expect(goals).toContain('mend scars **0/1** · the action on Plumb the Void');
    expect(goals).not.toContain('take its action');
  });

  it('says what a goal of two parts asks, of which one is counted', () => {
    const goals = goalsOf([3, 5], 'approachOfAzathoth');
    expect(goals).toContain('clues on the sheet **0/3** · clues on the sheet 0/3; no markers left on the board');
    expect(goals).not.toContain('Time Unstuck');
  });
});
