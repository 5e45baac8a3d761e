import { describe, expect, it } from 'vitest';
import { exportGame } from '../../../src/store/archive.ts';
import { MOST_NOTES } from '../../../src/table/people/notes.ts';
import { Group, granted, refusedWith } from '../group.ts';

describe('a note', () => {
  it('is kept with the game for whoever wrote it, and can be deleted', () => {
    const group = Group.playing(['mara', 'jonas']);
    const { notes } = group.table;
    granted(notes.add(group.game, 'mara', ' close the woods '));
    granted(notes.add(group.game, 'mara', 'buy a lantern'));
    expect(notes.of(group.game, 'mara')).toEqual(['close the woods', 'buy a lantern']);
    expect(notes.of(group.game, 'jonas')).toEqual([]);
    group.restart();
    granted(group.table.notes.drop(group.game, 'mara', 1));
    expect(group.table.notes.of(group.game, 'mara')).toEqual(['buy a lantern']);
  });

  it('is refused when it is empty, one too many, on somebody else’s game, or not there', () => {
    const group = Group.playing(['mara', 'jonas']);
    const { notes } = group.table;
    expect(refusedWith(notes.add(group.game, 'mara', ' '))).toBe('refused-note-empty');
    expect(refusedWith(notes.add(group.game, 'ines', 'hm'))).toBe('refused-not-at-table');
    expect(refusedWith(notes.drop(group.game, 'mara', 1))).toBe('refused-no-such-note');
    for (let count = 0; count < MOST_NOTES; count++) granted(notes.add(group.game, 'mara', 'more'));
    expect(refusedWith(notes.add(group.game, 'mara', 'too much'))).toBe('refused-too-many-notes');
  });

  it('stands in no file of the game', () => {
    const group = Group.playing(['mara', 'jonas']);
    granted(group.table.notes.add(group.game, 'mara', 'I don’t trust Jonas'));
    expect(exportGame(group.store.database, group.game)).not.toContain('trust');
  });
});
