import { expect, it } from 'vitest';
import { inText } from '../../../src/discord/connection/emoji.ts';
import { fittingText } from '../../../src/discord/status/fitting.ts';

const face = inText({ id: '1234567890123456789', name: 'amanda_sharpe_1a2b' });
const faced = Array.from({ length: 8 }, () => `▸ ${face} **Amanda** (Mara)`);
const bare = faced.map(() => '▸ **Amanda** (Mara)');
const length = (lines: readonly string[]): number => lines.join('\n').length;

it('shows faces as long as they cost no line', () => {
  const closing = ['sealed'];
  const room = 2000 - length([...faced, 'x', ...closing]);
  const fits = ['x'.repeat(room + 1)];
  expect(fittingText(faced, fits, closing)).toBe([...faced, ...fits, ...closing].join('\n'));
  expect(fittingText(faced, fits, closing)).toHaveLength(2000);
  const long = ['x'.repeat(room + 2)];
  expect(fittingText(faced, long, closing)).toBe([...bare, ...long, ...closing].join('\n'));
});

it('lets what happened lately give way where even words are too long', () => {
  const standing = ['y'.repeat(1900), ...bare];
  expect(
    fittingText(standing, ['latest', 'x'.repeat(200)], ['sealed'])
      .split('\n')
      .slice(0, 2),
  ).toEqual(standing.slice(0, 2));
  expect(fittingText(['y'.repeat(1980)], ['z'.repeat(30)], ['sealed'])).toBe(`${'y'.repeat(1980)}\nsealed`);
});
