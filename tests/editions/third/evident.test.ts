import { expect, it } from 'vitest';
import type { Decision } from '../../../src/engine/decision.ts';
import { third } from '../../third.ts';

const agreed = (kind: string): boolean | undefined => third.evident?.({ kind, mode: 'group' } as Decision);

it('what everybody agreed on is not told where it shows, or where nobody does anything', () => {
  expect(['effect.may', 'effect.place', 'monster.prey', 'doom.space'].map(agreed)).toEqual([true, true, true, true]);
  expect(agreed('codex.order')).toBe(false);
  expect(third.evident?.({ kind: 'effect.may', mode: 'one' } as unknown as Decision)).toBe(false);
});
