import { describe, expect, it } from 'vitest';
import { SCENARIOS, third, thirdWords } from '../../../third.ts';
import { aGame } from '../table.ts';

describe('the board of the third edition from near', () => {
  it('can be seen at every neighborhood, space and street that is on it', () => {
    for (const scenario of SCENARIOS) {
      const { state } = aGame({ scenario });
      const words = thirdWords('en', state);
      const view = third.board(state, words, []);
      if (view.kind !== 'map') throw new Error('not a map');
      const { tiles, streets } = view.view;
      const all = [...tiles, ...tiles.flatMap(({ spaces }) => spaces), ...streets.map(({ id }) => ({ id, name: '' }))];
      const parts = third.closeUps(state, words);
      expect(parts).toHaveLength(all.length);
      for (const { name } of all) if (name) expect(parts.map((part) => part.name)).toContain(name);
      for (const { name, look } of parts)
        expect(third.lookup(state, look, words)?.picture, name).toMatchObject({ kind: 'map' });
    }
  });

  it('shows the neighborhood around a space, and who and what is there', () => {
    const { state } = aGame({
      investigators: [
        { sheet: 'rexMurphy', at: 'graveyard' },
        { sheet: 'wendyAdams', at: 'rivertownSouthsideStreet' },
      ],
      doom: { blackCave: 2 },
    });
    const words = thirdWords('en', state);
    const look = third.closeUps(state, words).find(({ name }) => name === 'Black Cave')?.look ?? '';
    const found = third.lookup(state, look, words);
    expect(found).toMatchObject({ title: 'Rivertown', picture: { kind: 'map', view: { closeUp: 'rivertown' } } });
    expect(found?.lines.join('\n')).toMatch(/\*\*Graveyard\*\* · .*Rex/);
    expect(found?.lines.join('\n')).toMatch(/\*\*Black Cave\*\* · .*2 doom/);
    expect(found?.lines.join('\n')).toMatch(/\*\*Rivertown–Southside residential street\*\* · .*Wendy/);
  });
});
