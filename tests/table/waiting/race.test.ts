import { describe, expect, it } from 'vitest';
import { DAY, Group, granted, HOUR, MINUTE, START } from '../group.ts';
import { type RaceState, raceEdition } from '../raceedition.ts';

const playing = (people: string[], silence = 'wait') => Group.playing(people, { pace: 'daily', silence }, raceEdition);
const asked = (group: Group) => group.view.open.flatMap(({ persons }) => persons).sort();
const mentioned = (group: Group, who: string) =>
  group.mentions.filter(({ person }) => person === who).map(({ at }) => (at - START) / HOUR);
const reminded = (group: Group, who: string) =>
  group.reminders.filter(({ person }) => person === who).map(({ stage, at }) => [stage, (at - START) / HOUR]);
const state = (group: Group) => granted(group.table.reading.position(group.game)).live.play.state as RaceState;

describe('a race', () => {
  it('is open for everybody at once, the first answer settles it, and the others are asked again', () => {
    const group = playing(['mara', 'jonas', 'ines']);
    expect(asked(group)).toEqual(['ines', 'jonas', 'mara']);
    const before = group.view.open.map(({ decision }) => decision.id);
    group.answer('jonas', 'walk');
    expect(state(group).chosen).toEqual(['1:walk']);
    expect(asked(group)).toEqual(['ines', 'mara']);
    const stale = { game: group.game, person: 'mara', decision: before[0]!, chosen: ['walk'] };
    expect(group.table.answer(stale)).toMatchObject({ refusal: { key: 'refused-stale' } });
    expect(group.table.reading.isWithdrawn(group.game, before[0]!)).toBe(true);
    expect(group.table.reading.isWithdrawn(group.game, before[1]!)).toBe(false);
  });

  it('mentions each once, however many others go first, also when they take their time', () => {
    const group = playing(['mara', 'jonas', 'ines', 'leo']);
    group.answer('jonas', 'walk');
    group.pass(HOUR);
    group.answer('mara', 'fight');
    expect(asked(group)).toEqual(['mara']);
    expect(group.awaited()).toEqual(['mara']);
    group.pass(2 * HOUR);
    group.answer('mara', 'strike');
    group.pass(HOUR);
    group.answer('leo', 'walk');
    expect(asked(group)).toEqual(['ines']);
    expect(group.view.awaited).toMatchObject([{ person: 'ines', since: START, told: true }]);
    expect(mentioned(group, 'ines')).toEqual([0]);
    group.answer('ines', 'walk');
    expect(mentioned(group, 'ines')).toEqual([0]);
    expect(mentioned(group, 'jonas')).toEqual([0, 4]);
  });

  it('calls nobody twice whose turn begins otherwise than they were asked at first', () => {
    const group = playing(['mara', 'jonas', 'ines']);
    group.answer('jonas', 'call');
    expect(group.awaited()).toEqual(['jonas']);
    group.answer('jonas', 'flee');
    expect(group.view.open.map(({ decision }) => decision.kind)).toEqual(['turn.called', 'turn.called']);
    expect(mentioned(group, 'mara')).toEqual([0]);
    expect(group.view.awaited).toContainEqual(expect.objectContaining({ person: 'ines', since: START, told: true }));
  });

  it('that is asked of somebody in the next phase is a new stretch', () => {
    const group = playing(['mara', 'jonas']);
    group.answer('mara', 'walk');
    expect(group.awaited()).toEqual(['jonas']);
    group.answer('jonas', 'fight');
    group.answer('jonas', 'flee');
    expect(state(group).round).toBe(2);
    expect(mentioned(group, 'mara')).toEqual([0, 0]);
    expect(mentioned(group, 'jonas')).toEqual([0]);
  });

  it('lets them be told of another question meanwhile', () => {
    const group = playing(['mara', 'jonas', 'ines']);
    group.answer('mara', 'ask');
    expect(asked(group)).toEqual(['jonas']);
    expect(mentioned(group, 'jonas')).toHaveLength(1);
    group.answer('jonas', 'yes');
    group.answer('jonas', 'fight');
    expect(group.awaited()).toEqual(['jonas']);
    group.answer('jonas', 'flee');
    expect(mentioned(group, 'ines')).toHaveLength(1);
  });

  it('calls nobody twice for it who was asked something else in between', () => {
    const group = playing(['mara', 'jonas', 'ines']);
    group.answer('mara', 'parley');
    expect(group.awaited()).toEqual(['mara']);
    group.pass(HOUR);
    group.answer('mara', 'flee');
    expect(asked(group)).toEqual(['jonas']);
    group.pass(HOUR);
    group.answer('jonas', 'yes');
    expect(group.awaited()).toEqual(['mara']);
    group.answer('mara', 'flee');
    expect(group.awaited()).toEqual(['ines', 'jonas']);
    expect(mentioned(group, 'jonas')).toEqual([0, 1]);
    expect(mentioned(group, 'ines')).toEqual([0]);
    group.answer('jonas', 'walk');
    group.answer('ines', 'walk');
    expect(mentioned(group, 'jonas')).toEqual([0, 1, 2]);
  });

  it('reminds as the pace says; the clock stands still while somebody else acts', () => {
    const group = playing(['mara', 'jonas', 'ines']);
    group.pass(10 * HOUR);
    group.answer('mara', 'fight');
    group.pass(6 * HOUR);
    expect(reminded(group, 'jonas')).toEqual([]);
    group.answer('mara', 'flee');
    group.pass(HOUR);
    expect(reminded(group, 'jonas')).toEqual([]);
    group.pass(HOUR);
    expect(reminded(group, 'jonas')).toEqual([['first', 18]]);
    expect(reminded(group, 'ines')).toEqual([['first', 18]]);
    group.answer('jonas', 'fight');
    group.pass(5 * HOUR);
    group.answer('jonas', 'flee');
    group.restart();
    group.pass(7 * HOUR + 59 * MINUTE);
    expect(reminded(group, 'ines')).toEqual([['first', 18]]);
    group.pass(MINUTE);
    expect(reminded(group, 'ines')).toEqual([
      ['first', 18],
      ['second', 31],
    ]);
  });

  it('does not begin anew for the others when one of them answers', () => {
    const group = playing(['mara', 'jonas', 'ines']);
    group.pass(11 * HOUR);
    group.answer('mara', 'walk');
    group.pass(HOUR);
    expect(reminded(group, 'jonas')).toEqual([['first', 12]]);
  });

  it('whose deadline passes takes the default of each seat in turn, where that is agreed, and says so', () => {
    const group = playing(['mara', 'jonas', 'ines'], 'default');
    group.answer('mara', 'walk');
    group.pass(DAY);
    expect(state(group)).toMatchObject({ round: 2, acted: [], chosen: ['0:walk', '1:rest', '2:rest'] });
    for (const name of ['Jonas', 'Ines'])
      expect(group.lines().filter((line) => line.startsWith(`${name} didn’t answer in time`))).toHaveLength(1);
    expect(group.awaited()).toEqual(['ines', 'jonas', 'mara']);
  });

  it('whose deadline passes hands each silent seat to the autopilot, where that is agreed', () => {
    const group = playing(['mara', 'jonas', 'ines'], 'autopilot');
    group.answer('mara', 'walk');
    group.pass(DAY);
    expect(group.view.seats.map(({ autopilot }) => autopilot)).toEqual([false, true, true]);
    expect(state(group).round).toBe(2);
    expect(group.awaited()).toEqual(['mara']);
  });

  it('whose deadline passes at a table that waits lets the others decide about each, and may still be answered', () => {
    const group = playing(['mara', 'jonas', 'ines']);
    group.answer('mara', 'walk');
    group.pass(DAY + HOUR);
    expect(group.view.proposals.map(({ seats }) => seats).sort()).toEqual([[1], [2]]);
    group.answer('jonas', 'walk');
    expect(group.view.proposals.map(({ seats }) => seats)).toEqual([[2]]);
    expect(mentioned(group, 'ines')).toEqual([0]);
    group.answer('ines', 'walk');
    expect(state(group).round).toBe(2);
  });

  it('the autopilot leaves the first go to people who are there, and follows when they have gone', () => {
    const group = playing(['mara', 'jonas', 'ines']);
    granted(group.table.agreement.standIn(group.game, 'jonas', 1, true));
    group.hear();
    expect(state(group).chosen).toEqual([]);
    expect(asked(group)).toEqual(['ines', 'mara']);
    expect(mentioned(group, 'mara')).toEqual([0]);
    group.answer('ines', 'walk');
    expect(state(group).chosen).toEqual(['2:walk']);
    group.answer('mara', 'walk');
    expect(state(group)).toMatchObject({ round: 2, chosen: ['2:walk', '0:walk', '1:rest'] });
    expect(asked(group)).toEqual(['ines', 'mara']);
  });

  it('the autopilot waits no longer than until the first reminder', () => {
    const group = playing(['mara', 'jonas', 'ines', 'leo']);
    granted(group.table.agreement.standIn(group.game, 'leo', 3, true));
    granted(group.table.agreement.standIn(group.game, 'jonas', 1, true));
    group.hear();
    group.pass(11 * HOUR);
    group.restart();
    expect(state(group).chosen).toEqual([]);
    group.pass(HOUR);
    expect(reminded(group, 'mara')).toEqual([['first', 12]]);
    expect(state(group).chosen).toEqual(['1:rest', '3:rest']);
    expect(asked(group)).toEqual(['ines', 'mara']);
  });

  it('has the turn of whoever has just answered begin, where the edition lets it, and of nobody else', () => {
    const begins = (now: unknown) => (now as RaceState).round === 2;
    const group = Group.playing(
      ['mara', 'jonas', 'ines'],
      { pace: 'daily', silence: 'wait' },
      { ...raceEdition, begins },
    );
    for (const person of ['mara', 'ines', 'jonas']) group.answer(person, 'walk');
    expect(state(group).chosen).toEqual(['0:walk', '2:walk', '1:walk', '1:rest']);
    expect(asked(group)).toEqual(['ines', 'mara']);
    // What they answered themselves is what they take back.
    expect(group.undo('jonas')).toBe('proposed');
    for (const other of ['mara', 'ines']) group.speak(other);
    expect(state(group).chosen).toEqual(['0:walk', '2:walk']);
    expect(asked(group)).toEqual(['jonas']);
  });

  it('has the turn of whoever is the only one left begin without them, where the edition lets it', () => {
    const begins = (now: unknown) => (now as RaceState).round === 2;
    const group = Group.playing(
      ['mara', 'jonas', 'ines'],
      { pace: 'daily', silence: 'wait' },
      { ...raceEdition, begins },
    );
    for (const person of ['mara', 'ines', 'jonas', 'mara']) group.answer(person, 'walk');
    expect(state(group).chosen.slice(3)).toEqual(['1:rest', '0:walk', '2:rest']);
    expect(state(group).round).toBe(3);
  });
});
