import { expect, it } from 'vitest';
import type { Decision } from '../../../src/engine/decision.ts';
import { phrase } from '../../../src/engine/phrase.ts';
import type { SeatRow } from '../../../src/store/games.ts';
import type { VoteRow } from '../../../src/store/votes.ts';
import { voteLine } from '../../../src/table/votes/voteline.ts';
import { Words } from '../../../src/words/words.ts';

const decision: Decision = {
  ...{ id: '1', kind: 'mythos.surge', mode: 'group', seats: [0], rule: '2E-1409', min: 1, max: 1, default: ['a'] },
  ask: phrase('ask-mythos-surge', { count: 1 }),
  options: [{ id: 'a', label: phrase('story-text', { text: 'The Unnamable' }) }],
};
const cast = [{ person: 'mara', chosen: '["a"]' }] as VoteRow[];
const seats = [{ seat: 0, person: 'mara', name: 'Mara' }] as SeatRow[];
const line = (asked: Partial<Decision>): string | null => {
  const said = voteLine({ ...decision, ...asked }, ['a'], { cast, seats, evident: false });
  return said && new Words('en').text(said);
};

it('tells what was asked, in fewer words where there are such', () => {
  expect(line({})).toBe('The surge leaves 1 odd monster. Which gate gets it? **The Unnamable** (Mara)');
  expect(line({ asked: phrase('asked-mythos-surge', { count: 1 }) })).toBe('The odd monster: **The Unnamable** (Mara)');
});
