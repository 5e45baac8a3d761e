import { describe, expect, it } from 'vitest';
import { type RelayState, relay } from '../raceedition.ts';
import { Company, DAY, granted, HOUR, MINUTE, START } from '../testtable.ts';

const playing = (people: string[], silence = 'wait') => Company.playing(people, { pace: 'daily', silence }, relay);
const asked = (company: Company) => company.view.open.flatMap(({ persons }) => persons).sort();
const mentioned = (company: Company, who: string) =>
  company.mentions.filter(({ person }) => person === who).map(({ at }) => (at - START) / HOUR);
const reminded = (company: Company, who: string) =>
  company.reminders.filter(({ person }) => person === who).map(({ stage, at }) => [stage, (at - START) / HOUR]);
const state = (company: Company) => granted(company.table.reading.position(company.game)).live.play.state as RelayState;

describe('a race', () => {
  it('is open for everybody at once, the first answer settles it, and the others are asked again', () => {
    const company = playing(['mara', 'jonas', 'ines']);
    expect(asked(company)).toEqual(['ines', 'jonas', 'mara']);
    const before = company.view.open.map(({ decision }) => decision.id);
    company.answer('jonas', 'walk');
    expect(state(company).chosen).toEqual(['1:walk']);
    expect(asked(company)).toEqual(['ines', 'mara']);
    const stale = { game: company.game, person: 'mara', decision: before[0]!, chosen: ['walk'] };
    expect(company.table.answer(stale)).toMatchObject({ refusal: { key: 'refused-stale' } });
    expect(company.table.reading.isWithdrawn(company.game, before[0]!)).toBe(true);
    expect(company.table.reading.isWithdrawn(company.game, before[1]!)).toBe(false);
  });

  it('mentions each once, however many others go first, also when they take their time', () => {
    const company = playing(['mara', 'jonas', 'ines', 'leo']);
    company.answer('jonas', 'walk');
    company.pass(HOUR);
    company.answer('mara', 'fight');
    expect(asked(company)).toEqual(['mara']);
    expect(company.awaited()).toEqual(['mara']);
    company.pass(2 * HOUR);
    company.answer('mara', 'strike');
    company.pass(HOUR);
    company.answer('leo', 'walk');
    expect(asked(company)).toEqual(['ines']);
    expect(company.view.awaited).toMatchObject([{ person: 'ines', since: START, told: true }]);
    expect(mentioned(company, 'ines')).toEqual([0]);
    company.answer('ines', 'walk');
    expect(mentioned(company, 'ines')).toEqual([0]);
    expect(mentioned(company, 'jonas')).toEqual([0, 4]);
  });

  it('that is asked of somebody in the next phase is a new stretch', () => {
    const company = playing(['mara', 'jonas']);
    company.answer('mara', 'walk');
    expect(company.awaited()).toEqual(['jonas']);
    company.answer('jonas', 'fight');
    company.answer('jonas', 'flee');
    expect(state(company).round).toBe(2);
    expect(mentioned(company, 'mara')).toEqual([0, 0]);
    expect(mentioned(company, 'jonas')).toEqual([0]);
  });

  it('lets him be told of another question meanwhile', () => {
    const company = playing(['mara', 'jonas', 'ines']);
    company.answer('mara', 'ask');
    expect(asked(company)).toEqual(['jonas']);
    expect(mentioned(company, 'jonas')).toHaveLength(1);
    company.answer('jonas', 'yes');
    company.answer('jonas', 'fight');
    expect(company.awaited()).toEqual(['jonas']);
    company.answer('jonas', 'flee');
    expect(mentioned(company, 'ines')).toHaveLength(1);
  });

  it('reminds as the pace says; the clock stands still while somebody else acts', () => {
    const company = playing(['mara', 'jonas', 'ines']);
    company.pass(10 * HOUR);
    company.answer('mara', 'fight');
    company.pass(6 * HOUR);
    expect(reminded(company, 'jonas')).toEqual([]);
    company.answer('mara', 'flee');
    company.pass(HOUR);
    expect(reminded(company, 'jonas')).toEqual([]);
    company.pass(HOUR);
    expect(reminded(company, 'jonas')).toEqual([['first', 18]]);
    expect(reminded(company, 'ines')).toEqual([['first', 18]]);
    company.answer('jonas', 'fight');
    company.pass(5 * HOUR);
    company.answer('jonas', 'flee');
    company.restart();
    company.pass(7 * HOUR + 59 * MINUTE);
    expect(reminded(company, 'ines')).toEqual([['first', 18]]);
    company.pass(MINUTE);
    expect(reminded(company, 'ines')).toEqual([
      ['first', 18],
      ['second', 31],
    ]);
  });

  it('does not begin anew for the others when one of them answers', () => {
    const company = playing(['mara', 'jonas', 'ines']);
    company.pass(11 * HOUR);
    company.answer('mara', 'walk');
    company.pass(HOUR);
    expect(reminded(company, 'jonas')).toEqual([['first', 12]]);
  });

  it('whose deadline passes takes the default of each seat in turn, where that is agreed, and says so', () => {
    const company = playing(['mara', 'jonas', 'ines'], 'default');
    company.answer('mara', 'walk');
    company.pass(DAY);
    expect(state(company)).toMatchObject({ round: 2, acted: [], chosen: ['0:walk', '1:rest', '2:rest'] });
    for (const name of ['Jonas', 'Ines'])
      expect(company.lines().filter((line) => line.startsWith(`${name} has not answered in time`))).toHaveLength(1);
    expect(company.awaited()).toEqual(['ines', 'jonas', 'mara']);
  });

  it('whose deadline passes hands each silent seat to the autopilot, where that is agreed', () => {
    const company = playing(['mara', 'jonas', 'ines'], 'autopilot');
    company.answer('mara', 'walk');
    company.pass(DAY);
    expect(company.view.seats.map(({ autopilot }) => autopilot)).toEqual([false, true, true]);
    expect(state(company).round).toBe(2);
    expect(company.awaited()).toEqual(['mara']);
  });

  it('whose deadline passes at a table that waits lets the others decide about each, and may still be answered', () => {
    const company = playing(['mara', 'jonas', 'ines']);
    company.answer('mara', 'walk');
    company.pass(DAY + HOUR);
    expect(company.view.proposals.map(({ seats }) => seats).sort()).toEqual([[1], [2]]);
    company.answer('jonas', 'walk');
    expect(company.view.proposals.map(({ seats }) => seats)).toEqual([[2]]);
    expect(mentioned(company, 'ines')).toEqual([0]);
    company.answer('ines', 'walk');
    expect(state(company).round).toBe(2);
  });

  it('the autopilot leaves the first go to people who are there, and follows when they have gone', () => {
    const company = playing(['mara', 'jonas', 'ines']);
    granted(company.table.agreement.standIn(company.game, 'jonas', 1, true));
    company.hear();
    expect(state(company).chosen).toEqual([]);
    expect(asked(company)).toEqual(['ines', 'mara']);
    expect(mentioned(company, 'mara')).toEqual([0]);
    company.answer('ines', 'walk');
    expect(state(company).chosen).toEqual(['2:walk']);
    company.answer('mara', 'walk');
    expect(state(company)).toMatchObject({ round: 2, chosen: ['2:walk', '0:walk', '1:rest'] });
    expect(asked(company)).toEqual(['ines', 'mara']);
  });

  it('the autopilot waits no longer than until the first reminder', () => {
    const company = playing(['mara', 'jonas', 'ines', 'leo']);
    granted(company.table.agreement.standIn(company.game, 'leo', 3, true));
    granted(company.table.agreement.standIn(company.game, 'jonas', 1, true));
    company.hear();
    company.pass(11 * HOUR);
    company.restart();
    expect(state(company).chosen).toEqual([]);
    company.pass(HOUR);
    expect(reminded(company, 'mara')).toEqual([['first', 12]]);
    expect(state(company).chosen).toEqual(['1:rest', '3:rest']);
    expect(asked(company)).toEqual(['ines', 'mara']);
  });
});
