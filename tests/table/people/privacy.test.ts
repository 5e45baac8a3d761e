import { describe, expect, it } from 'vitest';
import { Group, granted } from '../group.ts';

/** A game of two that is over, and one of them with settings. */
function played(): Group {
  const group = Group.playing(['mara', 'jonas']);
  granted(group.table.preferences.setZone('mara', 'Europe/Prague'));
  granted(group.table.preferences.goAway('mara', group.now + 1000, group.now + 2000));
  for (const who of ['mara', 'jonas']) group.answer(who, 'left');
  return group;
}

function everything(group: Group): string {
  const { database } = group.store;
  const tables = database.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
  return JSON.stringify(tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()));
}

describe('what is kept of a person', () => {
  it('counts their notes, which go even while the others still play', () => {
    const group = Group.playing(['mara', 'jonas']);
    granted(group.table.membership.follow(group.game, { id: 'ines', name: 'Ines' }, true));
    granted(group.table.notes.add(group.game, 'ines', 'the cellar stinks'));
    expect(group.table.privacy.of('ines').note).toMatchObject([{ body: 'the cellar stinks' }]);
    granted(group.table.privacy.forget('ines', 'somebody'));
    expect(everything(group)).not.toContain('cellar');
  });

  it('is shown to them, all of it', () => {
    const group = played();
    const kept = group.table.privacy.of('mara');
    expect(Object.keys(kept)).toEqual(expect.arrayContaining(['absence', 'journal', 'person', 'seat']));
    expect(JSON.stringify(kept)).not.toContain('jonas');
    expect(group.table.privacy.of('nobody')).toEqual({});
  });

  it('can’t be deleted while they play: the others need it', () => {
    const group = played();
    expect(group.table.privacy.forget('mara', 'somebody')).toMatchObject({ refusal: { key: 'refused-still-playing' } });
    expect(group.table.privacy.of('mara').person).toHaveLength(1);
  });

  it('is deleted when they ask for it; games that are over keep somebody, and can still be replayed', () => {
    const group = played();
    group.store.games.update(group.game, { status: 'over', ended_at: group.now });
    group.table.finished.of('1');
    const told = group.store.outbox.happenings(group.game, 0, 99).map(({ id }) => id);
    granted(group.table.privacy.forget('mara', 'somebody'));
    expect(group.table.privacy.of('mara')).toEqual({});
    expect(everything(group)).not.toMatch(/mara/i);
    expect(group.store.games.seats(group.game).map(({ person, name }) => [person, name])).toEqual([
      [null, 'somebody'],
      ['jonas', 'Jonas'],
    ]);
    expect(granted(group.table.replays.show(group.game, 0, 'end')).sentences.length).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(0);
    expect(group.store.outbox.happenings(group.game, 0, 99).map(({ id }) => id)).toEqual(told);
    expect(group.table.privacy.of('jonas').journal?.length).toBeGreaterThan(0);
  });
});
