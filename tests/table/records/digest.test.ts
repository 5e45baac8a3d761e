import { describe, expect, it } from 'vitest';
import type { Note } from '../../../src/table/room/announcement.ts';
import { Company, DAY, granted, HOUR, MINUTE, person, refusedWith, START } from '../testtable.ts';
import { memorable } from './finishedgame.ts';

/** Orders a digest; what happens from the next minute on is in it. */
function orders(company: Company, who: string, minute: number): void {
  granted(company.table.digests.set(who, minute));
  company.now += MINUTE;
}

/** A company where clocks ring at the minute, and every note that is sent. */
function playing(): { company: Company; notes: () => (Note & { at: number })[]; pass: (span: number) => void } {
  const company = Company.playing(['mara', 'jonas'], { pace: 'none' }, memorable);
  const notes = (): (Note & { at: number })[] =>
    (
      company.store.database.prepare("SELECT body, at FROM outbox WHERE kind = 'note' ORDER BY id").all() as {
        body: string;
        at: number;
      }[]
    ).map(({ body, at }) => ({ ...(JSON.parse(body) as Note), at }));
  const pass = (span: number): void => {
    const until = company.now + span;
    for (;;) {
      const next = company.table.digests.next();
      if (next === null || next > until) break;
      company.now = Math.max(company.now, next);
      company.table.digests.tick();
    }
    company.now = until;
  };
  return { company, notes, pass };
}

describe('“Yesterday in Arkham”', () => {
  it('comes at the hour chosen, in the person’s own zone, to whoever wants it, and says whose move it is', () => {
    const { company, notes, pass } = playing();
    granted(company.table.wishes.setZone('mara', 'America/New_York'));
    orders(company, 'mara', 7 * 60 + 30);
    company.answer('mara', 'left');
    company.answer('jonas', 'right');
    light(company, 0);
    pass(DAY);
    expect(notes()).toHaveLength(1);
    const [note] = notes();
    expect(note).toMatchObject({ to: 'mara', at: Date.parse('2026-03-02T12:30:00Z') });
    expect(note!.lines).toEqual([
      '## Yesterday in Arkham',
      '<#900> · **Part: stakes**',
      '- Seat 0 lights a candle.',
      expect.stringContaining('You are asked: '),
    ]);
    expect(company.errors).toEqual([]);
  });

  it('does not come when nothing happened, and says nothing twice', () => {
    const { company, notes, pass } = playing();
    orders(company, 'jonas', 12 * 60);
    company.answer('mara', 'left');
    pass(DAY);
    expect(notes().map(({ lines }) => lines)).toEqual([
      [
        '## Yesterday in Arkham',
        '<#900> · **Part: sides**',
        '- Nothing that changes much.',
        'You are asked: Asked upkeep.sliders: -',
      ],
    ]);
    pass(2 * DAY);
    expect(notes()).toHaveLength(1);
    company.answer('jonas', 'left');
    pass(DAY);
    expect(notes()).toHaveLength(2);
    expect(notes()[1]!.lines.at(-1)).toBe('Waiting for Mara.');
    pass(3 * DAY);
    expect(notes()).toHaveLength(2);
  });

  it('comes once after an outage: later the same day, or not before the next, and then with all of the last day', () => {
    const { company, notes, pass } = playing();
    orders(company, 'mara', 12 * 60);
    company.answer('mara', 'left');
    const fifth = Date.parse('2026-03-05T12:00:00Z');
    company.now = fifth - HOUR;
    company.answer('jonas', 'left');
    company.now = fifth + 5 * HOUR;
    company.restart();
    pass(0);
    expect(notes().map(({ at }) => at)).toEqual([fifth + 5 * HOUR]);
    light(company, 0);
    pass(18 * HOUR);
    expect(notes()).toHaveLength(1);
    company.now = fifth + DAY + 13 * HOUR;
    company.restart();
    pass(0);
    expect(notes()).toHaveLength(1);
    light(company, 1);
    pass(12 * HOUR);
    expect(notes().map(({ at }) => at)).toEqual([fifth + 5 * HOUR, fifth + 2 * DAY]);
    expect(notes()[1]!.lines).toContain('- Seat 1 lights a candle.');
    expect(notes()[1]!.lines).not.toContain('- Seat 0 lights a candle.');
    pass(DAY);
    expect(notes()).toHaveLength(2);
  });

  it('when late, waits for the end of quiet hours; during an absence it is left out', () => {
    const { company, notes, pass } = playing();
    granted(company.table.wishes.setQuiet('mara', { from: 20 * 60, to: 23 * 60 }));
    orders(company, 'mara', 18 * 60);
    company.answer('mara', 'left');
    company.now = Date.parse('2026-03-02T21:00:00Z');
    company.restart();
    company.table.digests.tick();
    expect(notes()).toEqual([]);
    expect(company.table.digests.next()).toBe(Date.parse('2026-03-02T23:00:00Z'));
    pass(2 * HOUR);
    expect(notes()).toHaveLength(1);
    granted(company.table.wishes.goAway('mara', company.now, company.now + 2 * DAY));
    company.now += MINUTE;
    company.answer('jonas', 'left');
    pass(2 * DAY);
    expect(notes()).toHaveLength(1);
  });

  it('keeps its hour when the clocks change', () => {
    const { company, pass } = playing();
    granted(company.table.wishes.setZone('mara', 'Europe/Berlin'));
    company.now = Date.parse('2026-03-28T08:00:00Z');
    granted(company.table.digests.set('mara', 8 * 60));
    expect(company.table.digests.next()).toBe(Date.parse('2026-03-29T06:00:00Z'));
    pass(DAY);
    expect(company.table.digests.next()).toBe(Date.parse('2026-03-30T06:00:00Z'));
    company.now = Date.parse('2026-10-24T12:00:00Z');
    granted(company.table.digests.set('mara', 8 * 60));
    expect(company.table.digests.next()).toBe(Date.parse('2026-10-25T07:00:00Z'));
  });

  it('tells of the end of a game, to spectators too, and stops when it is no longer wanted', () => {
    const { company, notes, pass } = playing();
    granted(company.table.comings.follow(company.game, person('ines'), true));
    orders(company, 'ines', 20 * 60);
    company.answer('mara', 'left');
    granted(company.table.agreement.end(company.game, 'mara'));
    for (const { id, voters } of company.view.proposals)
      for (const who of voters)
        company.table.agreement.vote({ game: company.game, proposal: id, person: who, agree: true });
    pass(DAY);
    expect(notes().map(({ to, lines }) => [to, lines[1]])).toEqual([['ines', '<#900> · **The case was given up**']]);
    granted(company.table.digests.set('ines', null));
    expect(company.table.digests.minuteOf('ines')).toBeNull();
    expect(company.table.digests.next()).toBeNull();
    pass(2 * DAY);
    expect(notes()).toHaveLength(1);
    expect(refusedWith(company.table.digests.set('ines', 1440))).toBe('refused-no-such-minute');
  });

  it('is short where much happened, and says where the rest is', () => {
    const lively = { ...memorable, brief: () => Array.from({ length: 10 }, (_, index) => `# Line ${index}\n-# small`) };
    const company = Company.playing(['mara', 'jonas'], { pace: 'none' }, lively);
    company.now += MINUTE;
    company.answer('mara', 'left');
    company.answer('jonas', 'left');
    const lines = company.table.digests.compose('mara', START);
    expect(lines).toContain('- … 6 things before that (`/log` there)');
    expect(lines.filter((line) => line.startsWith('- Line'))).toHaveLength(14);
    expect(lines.join()).not.toContain('small');
  });
});

function light(company: Company, seat: number): void {
  const offer = company.view.offers.find((candidate) => candidate.seat === seat)!;
  const who = company.view.seats[seat]!.person!;
  granted(company.table.interrupt({ game: company.game, person: who, seat, interrupt: offer.id }));
}
