import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  awake,
  type Calendar,
  clockOf,
  isQuiet,
  isZone,
  openFrom,
  voteClose,
} from '../../../src/table/waiting/calendar.ts';
import {
  HOUR,
  hastened,
  PACES,
  PRESETS,
  paceText,
  readPace,
  readSpan,
  spanText,
} from '../../../src/table/waiting/pace.ts';

const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);
/** Somebody who can always be asked. */
const ALWAYS: Calendar = { zone: 'UTC', quiet: null, absences: [] };
const night: Calendar = { zone: 'Europe/Berlin', quiet: { from: 22 * 60, to: 8 * 60 }, absences: [] };

describe('a pace', () => {
  it('has the hours agreed on', () => {
    const hours = (pace: keyof typeof PRESETS) => {
      const { first, second, deadline, vote } = PRESETS[pace];
      return [first, second, deadline, vote].map((span) => span && span / HOUR);
    };
    expect(hours('week')).toEqual([3, 8, 12, 8]);
    expect(hours('unhurried')).toEqual([12, 36, null, 36]);
    expect(hours('relaxed')).toEqual([48, 96, 168, 72]);
    expect(hours('daily')).toEqual([12, 20, 24, 24]);
    expect(hours('evening')).toEqual([0.5, 1, 2, 1]);
    expect(hours('blitz').map((span) => Math.round((span ?? 0) * 60))).toEqual([3, 5, 10, 5]);
    expect(hours('none')).toEqual([null, null, null, null]);
  });

  it('is written as it is read', () => {
    for (const name of PACES) expect(paceText(PRESETS[name])).toBe(name);
    const own = readPace('30m/2h/1d/-');
    expect(own).toEqual({ first: HOUR / 2, second: 2 * HOUR, deadline: DAY, vote: null, waking: false });
    expect(paceText(own!)).toBe('30m/2h/24h/-');
    expect(paceText(readPace('3h/8h/12h/8h/waking')!)).toBe('week');
    expect(paceText(readPace('2h/8h/12h/8h/waking')!)).toBe('2h/8h/12h/8h/waking');
    expect(readPace('daily')).toEqual(readPace('12h/20h/24h/24h'));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (minutes) => {
        const span = minutes * 60_000;
        expect(readSpan(spanText(span))).toBe(span);
      }),
    );
  });

  it('is refused when it makes no sense', () => {
    for (const text of [
      '',
      'daylily',
      '1h/2h/3h',
      '2h/1h/3h/1h',
      '1h/1h/2h/1h',
      '0m/1h/2h/1h',
      '1h/2h/91d/1h',
      '1h/2h/x/1h',
      '1h/2h/3h/1h/1h',
    ])
      expect(readPace(text), text).toBeNull();
  });

  it('can be hastened, but not to nothing', () => {
    expect(hastened(PRESETS.daily, 0.25).deadline).toBe(6 * HOUR);
    expect(hastened(PRESETS.blitz, 0.01).first).toBe(60_000);
    expect(hastened(PRESETS.none, 0.25)).toEqual(PRESETS.none);
  });
});

describe('quiet hours', () => {
  it('are told in the person’s own zone', () => {
    expect(isQuiet(at('2026-01-10T21:30:00Z'), night)).toBe(true);
    expect(isQuiet(at('2026-01-10T20:59:00Z'), night)).toBe(false);
    expect(isQuiet(at('2026-01-11T06:59:00Z'), night)).toBe(true);
    expect(isQuiet(at('2026-01-11T07:00:00Z'), night)).toBe(false);
    const auckland = { ...night, zone: 'Pacific/Auckland' };
    expect(isQuiet(at('2026-01-10T12:00:00Z'), auckland)).toBe(true);
    expect(openFrom(at('2026-01-10T12:00:00Z'), auckland)).toBe(at('2026-01-10T19:00:00Z'));
    const noon = { ...night, quiet: { from: 12 * 60, to: 14 * 60 } };
    expect(openFrom(at('2026-01-10T12:30:40Z'), noon)).toBe(at('2026-01-10T13:00:00Z'));
  });

  it('end at the time agreed also on nights when the clocks change', () => {
    expect(openFrom(at('2026-03-28T22:30:00Z'), night)).toBe(at('2026-03-29T06:00:00Z'));
    expect(openFrom(at('2026-10-24T21:00:00Z'), night)).toBe(at('2026-10-25T07:00:00Z'));
    const gap = { ...night, quiet: { from: 22 * 60, to: 2 * 60 + 30 } };
    const end = openFrom(at('2026-03-28T22:30:00Z'), gap);
    expect(isQuiet(end, gap)).toBe(false);
    expect(end).toBeLessThanOrEqual(at('2026-03-29T02:00:00Z'));
  });

  it('know every zone and no other', () => {
    expect(isZone('America/New_York')).toBe(true);
    expect(isZone('Arkham/Uptown')).toBe(false);
  });
});

describe('the clock of somebody who is asked', () => {
  it('runs as the pace says', () => {
    const since = at('2026-01-10T10:00:00Z');
    const clock = clockOf(since, PRESETS.daily, ALWAYS);
    expect(clock).toEqual({ asked: since, first: since + 12 * HOUR, second: since + 20 * HOUR, deadline: since + DAY });
    expect(clockOf(since, PRESETS.none, ALWAYS)).toEqual({ asked: since, first: null, second: null, deadline: null });
  });

  it('brings nothing in quiet hours, and ends as agreed when there is time enough', () => {
    const clock = clockOf(at('2026-01-10T17:04:00Z'), PRESETS.daily, night);
    expect(clock.first).toBe(at('2026-01-11T07:00:00Z'));
    expect(clock.second).toBe(at('2026-01-11T13:04:00Z'));
    expect(clock.deadline).toBe(at('2026-01-11T17:04:00Z'));
  });

  it('stretches over quiet hours, and keeps the distance between reminders and deadline', () => {
    const clock = clockOf(at('2026-01-10T20:50:00Z'), PRESETS.evening, night);
    expect(clock.asked).toBe(at('2026-01-10T20:50:00Z'));
    expect(clock.first).toBe(at('2026-01-11T07:00:00Z'));
    expect(clock.second).toBe(at('2026-01-11T07:30:00Z'));
    expect(clock.deadline).toBe(at('2026-01-11T08:30:00Z'));
  });

  it('begins after the quiet hours in which they are asked', () => {
    const clock = clockOf(at('2026-01-10T22:30:00Z'), PRESETS.evening, night);
    expect(clock.asked).toBe(at('2026-01-11T07:00:00Z'));
    expect(clock.deadline).toBe(at('2026-01-11T09:00:00Z'));
  });

  it('stands still while they are away', () => {
    const absences = [{ from: at('2026-01-10T12:00:00Z'), until: at('2026-01-13T12:00:00Z') }];
    const clock = clockOf(at('2026-01-10T10:00:00Z'), PRESETS.daily, { ...ALWAYS, absences });
    expect(clock.first).toBe(at('2026-01-13T22:00:00Z'));
    expect(clock.deadline).toBe(at('2026-01-14T10:00:00Z'));
    const away = clockOf(at('2026-01-11T10:00:00Z'), PRESETS.daily, { ...ALWAYS, absences });
    expect(away.asked).toBe(absences[0]!.until);
    expect(away.deadline).toBe(absences[0]!.until + DAY);
  });

  it('never brings anything at a quiet moment, nor out of order, nor early', () => {
    const quiet = fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1439 }) });
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Kathmandu');
    const start = at('2026-01-01T00:00:00Z');
    const absence = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 200 }));
    const name = fc.constantFrom(...PACES);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 525_000 }),
        fc.tuple(zone, quiet),
        fc.array(absence, { maxLength: 3 }),
        name,
        (minute, [place, hours], away, pace) => {
          const since = start + minute * 60_000;
          const absences = away.map(([from, length]) => ({
            from: since + (from - 50) * HOUR,
            until: since + (from - 50 + length) * HOUR,
          }));
          const calendar = { zone: place, quiet: hours, absences };
          const { asked, first, second, deadline } = clockOf(since, PRESETS[pace], calendar);
          const moments = [asked, first, second, deadline].filter((moment) => moment !== null);
          for (const moment of moments) expect(isQuiet(moment, calendar)).toBe(false);
          moments.forEach((moment, index) => {
            if (index > 0) expect(moment).toBeGreaterThan(moments[index - 1]!);
          });
          if (deadline !== null) expect(deadline - since).toBeGreaterThanOrEqual(PRESETS[pace].deadline!);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('waking hours', () => {
  const noon = at('2026-01-10T12:00:00Z');

  it('alone count, at a pace of waking hours', () => {
    const clock = clockOf(noon, PRESETS.week, night);
    expect(clock.first).toBe(at('2026-01-10T15:00:00Z'));
    expect(clock.second).toBe(at('2026-01-10T20:00:00Z'));
    expect(clock.deadline).toBe(at('2026-01-11T10:00:00Z'));
  });

  it('leave a night of nine hours to those who have said nothing of theirs', () => {
    expect(clockOf(noon, PRESETS.week, ALWAYS).deadline).toBe(at('2026-01-11T09:00:00Z'));
  });

  it('stand still while somebody is away', () => {
    const absences = [{ from: noon + HOUR, until: noon + 2 * DAY + HOUR }];
    expect(clockOf(noon, PRESETS.week, { ...ALWAYS, absences }).first).toBe(noon + 2 * DAY + 3 * HOUR);
  });

  it('never end in quiet hours, and hold what they promise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 * 60 }), fc.integer({ min: 1, max: 60 }), (minute, hours) => {
        const since = noon + minute * 60_000;
        const moment = awake(since, hours * HOUR, night);
        expect(isQuiet(moment - 1, night)).toBe(false);
        expect(moment - since).toBeGreaterThanOrEqual(hours * HOUR);
      }),
    );
  });
});

describe('the clock of a vote', () => {
  const since = at('2026-01-10T10:00:00Z');
  const votes = (vote: number) => ({ ...PRESETS.daily, vote });

  it('closes on time, but in nobody’s quiet hours', () => {
    expect(voteClose(since, votes(DAY), [ALWAYS])).toBe(since + DAY);
    expect(voteClose(since, votes(12 * HOUR), [ALWAYS, night])).toBe(at('2026-01-11T07:00:00Z'));
  });

  it('waits for those who are away only when nobody else can vote', () => {
    const away = { ...ALWAYS, absences: [{ from: since, until: since + 5 * DAY }] };
    expect(voteClose(since, votes(DAY), [ALWAYS, away])).toBe(since + DAY);
    expect(voteClose(since, votes(DAY), [away])).toBe(since + 6 * DAY);
  });
});
