import { describe, expect, it } from 'vitest';
import { DAY, Group, granted, HOUR, MINUTE, START } from '../group.ts';

const stages = (group: Group, who: string) =>
  group.reminders.filter(({ person }) => person === who).map(({ stage, at }) => [stage, (at - START) / HOUR]);

describe('a person’s wishes', () => {
  it('keep the mention back until their quiet hours are over', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily' });
    granted(group.table.preferences.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    group.answer('jonas', 'left');
    group.pass(2 * HOUR);
    group.answer('mara', 'left');
    group.answer('mara', 'stop');
    expect(group.awaited()).toEqual(['jonas']);
    expect(group.mentions.filter(({ person }) => person === 'jonas')).toHaveLength(1);
    group.pass(DAY);
    expect(stages(group, 'jonas').slice(0, 2)).toEqual([
      ['asked', 9],
      ['first', 21],
    ]);
  });

  it('let them be told after their quiet hours, whoever moves first then', () => {
    const group = Group.playing(['mara', 'jonas', 'ines'], { pace: 'daily' });
    granted(group.table.preferences.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    for (const who of ['mara', 'jonas', 'ines']) group.answer(who, 'left');
    group.pass(2 * HOUR);
    group.answer('mara', 'stop');
    group.now = START + 9 * HOUR;
    granted(group.table.preferences.setNotify('ines', 'direct'));
    granted(group.table.membership.follow(group.game, { id: 'tomas', name: 'Tomas' }, true));
    group.restart();
    group.tick();
    expect(stages(group, 'jonas')).toEqual([['asked', 9]]);
    group.tick();
    expect(stages(group, 'jonas')).toHaveLength(1);
  });

  it('give them all their time when they could not be told because the bot was down', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    granted(group.table.preferences.setQuiet('jonas', { from: 9 * 60, to: 17 * 60 }));
    group.answer('jonas', 'left');
    group.pass(2 * HOUR);
    group.answer('mara', 'left');
    group.answer('mara', 'stop');
    group.down(2 * DAY);
    expect(group.view.awaited).toMatchObject([{ person: 'jonas', told: false }]);
    group.pass(DAY + 7 * HOUR);
    expect(stages(group, 'jonas')).toEqual([
      ['asked', 57],
      ['first', 69],
      ['second', 81],
    ]);
    expect(group.lines().join()).not.toContain('Jonas didn’t answer in time');
    group.pass(HOUR);
    expect(group.lines().join()).toContain('Jonas didn’t answer in time');
  });

  it('may be a direct message instead of the mention', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily' });
    granted(group.table.preferences.setNotify('jonas', 'direct'));
    group.answer('jonas', 'left');
    group.answer('mara', 'left');
    group.answer('mara', 'stop');
    expect(group.mentions.filter(({ person }) => person === 'jonas')).toHaveLength(1);
    expect(stages(group, 'jonas')).toEqual([['asked', 0]]);
    group.pass(DAY);
    expect(stages(group, 'jonas').map(([stage]) => stage)).toEqual(['asked', 'first', 'second']);
  });

  it('stop the clocks while they are away, also announced afterwards', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'daily', silence: 'default' });
    group.answer('jonas', 'left');
    group.pass(HOUR);
    granted(group.table.preferences.goAway('mara', group.now, group.now + 5 * DAY));
    group.pass(5 * DAY - MINUTE);
    expect(group.reminders).toEqual([]);
    group.pass(DAY);
    expect(stages(group, 'mara')).toEqual([
      ['first', 132],
      ['second', 140],
    ]);
    expect(group.lines().join()).toContain('Mara didn’t answer in time');
  });

  it('are refused when they make no sense', () => {
    const { preferences } = Group.playing(['mara']).table;
    expect(preferences.setZone('mara', 'Arkham').ok).toBe(false);
    expect(preferences.setQuiet('mara', { from: 60, to: 60 }).ok).toBe(false);
    expect(preferences.goAway('mara', START - 2 * DAY, START - DAY).ok).toBe(false);
    expect(preferences.goAway('mara', START, START + 200 * DAY).ok).toBe(false);
    granted(preferences.setZone('mara', 'Asia/Tokyo'));
    expect(preferences.of('mara').zone).toBe('Asia/Tokyo');
  });

  it('end an absence before its time', () => {
    const group = Group.playing(['mara'], { pace: 'daily' });
    const { preferences } = group.table;
    granted(preferences.goAway('mara', START, START + 3 * DAY));
    group.pass(DAY);
    expect(preferences.isQuiet('mara')).toBe(true);
    granted(preferences.comeBack('mara'));
    expect(preferences.isQuiet('mara')).toBe(false);
    expect(preferences.of('mara').absences).toEqual([]);
  });

  it('make one absence of two that overlap, and everybody sees until when', () => {
    const group = Group.playing(['mara', 'jonas'], { pace: 'week' });
    granted(group.table.preferences.goAway('mara', START, START + 2 * DAY));
    granted(group.table.preferences.goAway('mara', START + DAY, START + 3 * DAY));
    granted(group.table.preferences.goAway('mara', START + 5 * DAY, START + 6 * DAY));
    expect(group.table.preferences.of('mara').absences.map(({ start_at, end_at }) => [start_at, end_at])).toEqual([
      [START, START + 3 * DAY],
      [START + 5 * DAY, START + 6 * DAY],
    ]);
    expect(group.view.away).toEqual([{ person: 'mara', until: START + 3 * DAY, zone: 'UTC' }]);
    const deadline = group.view.awaited.find(({ person }) => person === 'mara')?.deadline ?? 0;
    expect(deadline).toBeGreaterThanOrEqual(START + 3 * DAY + 12 * HOUR);
  });
});
