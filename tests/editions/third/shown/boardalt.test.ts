import { describe, expect, it } from 'vitest';
import { boardAlt } from '../../../../src/editions/third/shown/boardalt.ts';
import { boardView } from '../../../../src/editions/third/shown/boardview.ts';
import type { State } from '../../../../src/editions/third/state/state.ts';
import { crowded } from '../../../render/map/examples.ts';
import { gameOf, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

function altOf(state: State): string {
  const words = thirdWords('en', state);
  return boardAlt(boardView(gameOf(state), words, []), words);
}

const altWith = (...numbers: number[]): string => {
  const { state } = aGame();
  state.decks.event = numbers.map((number) => `feastOfUmordhothEvent${number}`);
  return altOf(state);
};

describe('the words that go with a map', () => {
  it('3E-428.4: say where the next clue spawns or the next gate bursts, of the top card and no other', () => {
    expect(altWith(19, 1, 5)).toContain('Next clue or gate burst: Uptown, 3 cards in the event deck.');
    expect(altWith(5, 1, 19)).toContain('Next clue or gate burst: Easttown, 3 cards in the event deck.');
    expect(altWith(1)).toContain('Next clue or gate burst: Downtown, 1 card in the event deck.');
  });

  it('3E-428.4: of an empty event deck say that it is empty', () => {
    const alt = altWith();
    expect(alt).toContain('No cards left in the event deck.');
    expect(alt).not.toContain('Next');
  });

  it('3E-428.4: say so too where there is not room for everything', () => {
    const alt = altOf(crowded());
    const all = boardView(gameOf(crowded()), thirdWords('en', crowded()), []).tiles.flatMap(({ spaces }) => spaces);
    expect(all.some(({ name }) => !alt.includes(name))).toBe(true);
    expect(alt).toMatch(/[.!?…]$/);
    expect(alt.length).toBeLessThanOrEqual(1000);
    expect(alt).toMatch(/Next clue or gate burst: \w+/);
  });
});
