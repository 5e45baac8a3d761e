import { describe, expect, it } from 'vitest';
import { DAY, Group, granted, HOUR, MINUTE, START } from '../group.ts';

const stages = (group: Group, who: string) =>
  group.reminders.filter(({ person }) => person === who).map(({ stage, at }) => [stage, (at - START) / HOUR]);

describe('reminders', () => {
  it('come once each, when the pace says', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    expect(group.mentions).toEqual([{ person: 'mara', at: START }]);
    group.pass(5 * DAY);
    expect(stages(group, 'mara')).toEqual([
      ['first', 12],
      ['second', 20],
    ]);
    expect(group.mentions).toHaveLength(1);
    expect(group.table.deadlines.next()).toBeNull();
  });

  it('begin anew with every answer, but the mention does not', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    group.pass(10 * HOUR);
    group.answer('mara', 'left');
    group.pass(11 * HOUR);
    expect(stages(group, 'mara')).toEqual([]);
    group.pass(HOUR);
    expect(stages(group, 'mara')).toEqual([['first', 22]]);
    expect(group.mentions).toHaveLength(1);
  });

  it('are never sent where the game has no pace', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'none' });
    group.pass(60 * DAY);
    expect(group.reminders).toEqual([]);
    expect(group.table.deadlines.next()).toBeNull();
  });

  it('go to those only who are awaited', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily' });
    group.answer('jonas', 'left');
    group.pass(2 * DAY);
    expect(stages(group, 'jonas')).toEqual([]);
    expect(stages(group, 'mara')).toHaveLength(2);
  });

  it('fire once, also after restarts', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    group.pass(13 * HOUR);
    group.restart();
    group.tick();
    group.restart();
    group.pass(6 * HOUR);
    expect(stages(group, 'mara')).toEqual([['first', 12]]);
  });

  it('do not burst after a long outage: only the latest counts, and the deadline waits for it', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.answer('jonas', 'left');
    group.down(3 * DAY);
    expect(stages(group, 'mara')).toEqual([['second', 72]]);
    expect(group.lines().join()).not.toContain('default');
    group.pass(59 * MINUTE);
    expect(group.lines().join()).not.toContain('default');
    group.pass(MINUTE);
    expect(group.lines().join()).toContain('Mara didn’t answer in time');
    expect(group.reminders).toHaveLength(1);
  });

  it('keep a distance after an outage', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    group.down(19 * HOUR + 55 * MINUTE);
    expect(stages(group, 'mara').map(([stage]) => stage)).toEqual(['first']);
    group.pass(59 * MINUTE);
    expect(group.reminders).toHaveLength(1);
    group.pass(2 * MINUTE);
    expect(group.reminders).toHaveLength(2);
  });

  it('wait for the end of the quiet hours when the bot wakes up in them', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    granted(group.table.preferences.setQuiet('mara', { from: 22 * 60, to: 7 * 60 }));
    group.down(18 * HOUR);
    expect(group.reminders).toEqual([]);
    group.pass(5 * HOUR);
    expect(stages(group, 'mara').at(0)).toEqual(['second', 23]);
  });
});
