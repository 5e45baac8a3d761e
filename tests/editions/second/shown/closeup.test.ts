import { describe, expect, it } from 'vitest';
import { secondWords } from '../../../../src/editions/second/second.ts';
import { frameOf, WHOLE } from '../../../../src/render/town/townplan.ts';
import { content, second } from '../../../second.ts';
import { aGame } from '../table.ts';

const { state } = aGame({
  investigators: [{ sheet: 'joe-diamond', at: 'graveyard' }],
  clues: { 'black-cave': 2 },
  monsters: { 'cultist#1': 'rivertown-streets' },
});
const words = secondWords(content, 'en', state);

describe('the board of the second edition from near', () => {
  it('can be seen at every neighborhood, whose name its streets bear, and every location', () => {
    const parts = second.closeUps(state, words);
    const board = second.board(state, words, []);
    if (board.kind !== 'board') throw new Error('not a board');
    expect(parts.map(({ name }) => name).sort()).toEqual(board.view.places.map(({ name }) => name).sort());
    for (const { name, look } of parts) {
      const picture = second.lookup(state, look, words)?.picture;
      expect(picture?.kind === 'board' && frameOf(picture.view) !== WHOLE, name).toBe(true);
    }
  });

  it('shows the neighborhood around a place, and who and what is there', () => {
    const look = second.closeUps(state, words).find(({ name }) => name === 'Black Cave')?.look ?? '';
    const found = second.lookup(state, look, words);
    expect(found).toMatchObject({ title: 'Rivertown', picture: { kind: 'board', view: { closeUp: 'rivertown' } } });
    expect(found?.lines).toHaveLength(4);
    expect(found?.lines.join('\n')).toMatch(/\*\*Graveyard\*\* · .*Joe/);
    expect(found?.lines.join('\n')).toMatch(/\*\*Rivertown\*\* · .*Cultist/);
    expect(found?.lines.join('\n')).toMatch(/\*\*Black Cave\*\* · .*2/);
  });
});
