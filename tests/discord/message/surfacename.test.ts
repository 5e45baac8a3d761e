import { describe, expect, it } from 'vitest';
import { readSurface, surfaceName } from '../../../src/discord/message/surfacename.ts';

describe('the name of a surface', () => {
  it('is read as it was written', () => {
    for (const shown of [
      { on: 'status' },
      { on: 'told' },
      { on: 'question', branch: 2, decisions: ['41', '42'] },
      { on: 'proposal', proposal: 'undo-0-17.2' },
      { on: 'reminder', person: '17' },
      { on: 'frame', frame: 'turn 3/seat 1' },
      { on: 'full', upTo: 12, message: '34', frame: 'turn 3/seat 1' },
      { on: 'spent', message: '34' },
    ] as const)
      expect(readSurface(surfaceName(shown))).toEqual(shown);
  });

  it('of something else means nothing', () => {
    for (const text of ['', 'question', 'question 41', 'proposals', 'status now']) expect(readSurface(text)).toBeNull();
  });
});
