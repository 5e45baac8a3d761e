import { describe, expect, it } from 'vitest';
import { entryBody } from '../../../src/table/game/journal.ts';
import { daysOf, foretold, hoursOf, medianOf, stillness } from '../../../src/table/records/tempo.ts';
import { DAY, Group, granted, HOUR, person, START } from '../group.ts';
import { raceEdition } from '../raceedition.ts';

const waiting = { ...raceEdition, hours: () => 24 };

describe('how long people take', () => {
  it('is how long the game stood still before they came', () => {
    const events = [
      { at: 0, person: 'mara' },
      { at: 2 * HOUR, person: 'jonas' },
      { at: 2 * HOUR + 1000, person: 'jonas' },
      { at: 5 * HOUR, person: null },
      { at: 6 * HOUR, person: 'mara' },
    ];
    expect([...stillness(events)]).toEqual([
      ['jonas', [2 * HOUR]],
      ['mara', [HOUR]],
    ]);
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(daysOf(24, [HOUR, HOUR, 9 * HOUR])).toBe(1);
    expect(daysOf(24, [4 * HOUR])).toBe(2);
    expect(hoursOf(2, [4 * HOUR])).toBe(24);
  });

  it('foretells the next game of the same people, and nothing of strangers', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'week' }, waiting);
    const { store, game } = group;
    const next = { ...store.games.find(game)!, started_at: START + 10 * DAY };
    const expected = (row = next) => foretold(store, waiting, row, store.games.seats(game));
    expect(expected()).toBeNull();
    const body = entryBody({ kind: 'answer', answer: { decision: '1', chosen: [] } }, false);
    for (let seq = 1; seq <= 20; seq++) {
      const person = seq % 2 === 0 ? 'mara' : 'jonas';
      store.journal.append({ game, seq, branch: 0, kind: 'answer', body, person, at: START + seq * HOUR });
    }
    // Ines is not known, but the others are: an hour each time.
    expect(expected()).toBeCloseTo(1);
    // What came after a game's own beginning foretells nothing of it, and people who are all there need no forecast.
    expect(expected({ ...next, started_at: START + HOUR })).toBeNull();
    expect(expected({ ...next, pace: 'evening' })).toBeNull();
  });

  it('is foretold before a game, and after it the table is told how far off that was', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'week' }, waiting);
    const playOut = (): void => {
      while (group.view.status === 'playing') {
        group.now += 2 * HOUR;
        group.answer(group.awaited()[0] ?? '', 'walk');
      }
    };
    playOut();
    expect(group.lines().join('\n')).not.toContain('forecast');
    const body = entryBody({ kind: 'answer', answer: { decision: '1', chosen: [] } }, false);
    const from = group.store.journal.lastSeq(group.game);
    for (let more = 1; more <= 20; more++)
      group.store.journal.append({
        ...{ game: group.game, seq: from + more, branch: 0, kind: 'answer', body },
        person: more % 2 === 0 ? 'mara' : 'jonas',
        at: group.now + more * HOUR,
      });
    group.now += 30 * HOUR;
    const { gathering } = group.table;
    const table = { guild: '1', channel: '901', edition: 'second', pace: 'week', silence: 'wait' };
    group.game = granted(gathering.create({ ...table, host: person('mara') }));
    granted(gathering.join('901', person('jonas')));
    expect(group.view.foretold).toBeCloseTo(1);
    granted(gathering.start('901', 'mara'));
    group.hear();
    group.now += 4 * DAY;
    playOut();
    expect(group.lines().at(-1)).toBe('-# The case took 5 days; the forecast was a day.');
  });
});
