import { beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '../../../src/editions/edition/edition.ts';
import { readPace } from '../../../src/table/waiting/pace.ts';
import { second } from '../../second.ts';
import { playsAgain } from '../../table/again.ts';
import { DAY, START } from '../../table/group.ts';
import { AWAY, LEFT, VANISHED } from './people.ts';
import { DOWN, type Ping, playWeek, type Week } from './week.ts';

/** Everybody waits for everybody, phase by phase. */
const book = {
  ...second,
  aNewTable: (agreed: object, company: Company) => second.aNewTable({ ...agreed, turnOrder: 'book' }, company),
};

const RUNS = [
  { pace: 'daily', silence: 'wait' },
  { pace: '2h/4h/6h/6h', silence: 'autopilot' },
  { pace: '2h/4h/6h/6h', silence: 'default' },
] as const;

/** How often each of these pings came, by what they belong to. */
function counted(pings: readonly Ping[], by: (ping: Ping) => string): number[] {
  const counts = new Map<string, number>();
  for (const ping of pings) counts.set(by(ping), (counts.get(by(ping)) ?? 0) + 1);
  return [...counts.values()];
}

for (const change of RUNS)
  describe(`eight people, silence means ${change.silence}`, () => {
    let week: Week;
    const matching = (pattern: RegExp) => week.group.lines().filter((line) => pattern.test(line));

    beforeAll(() => {
      week = playWeek(book, change);
    }, 300_000);

    it('play to the end, over restarts and a night without the bot', () => {
      expect(week.group.errors).toEqual([]);
      expect(week.group.view.status).toBe('over');
      expect(week.days).toBeGreaterThan(7);
      expect(week.restarts).toHaveLength(2);
      expect(playsAgain(week.group.table, week.group.game)).toBe(true);
      expect(week.group.table.deadlines.next()).toBeNull();
    });

    it('are never pinged in quiet hours, while they are away, or for nothing', () => {
      expect(week.pings.length).toBeGreaterThan(50);
      expect(week.pings.filter(({ quiet }) => quiet)).toEqual([]);
      expect(week.pings.filter(({ awaited }) => !awaited)).toEqual([]);
      const otto = week.pings.filter(({ person }) => person === 'otto');
      expect(otto.filter(({ at }) => at >= AWAY.from && at < AWAY.until)).toEqual([]);
      const left = week.group.told.find(({ text }) => text.startsWith('Leo has left'))?.at ?? 0;
      expect(left).toBeGreaterThanOrEqual(LEFT);
      expect(week.pings.filter(({ person, at }) => person === 'leo' && at > left)).toEqual([]);
    });

    it('are told once a stretch, and reminded once each, not before the pace says', () => {
      const told = week.pings.filter(({ how }) => how === 'mention' || how === 'asked');
      const reminded = week.pings.filter(({ how }) => how === 'first' || how === 'second');
      expect(reminded.length).toBeGreaterThan(5);
      expect(Math.max(...counted(told, ({ person, stretch }) => `${person} ${stretch}`))).toBe(1);
      expect(Math.max(...counted(reminded, ({ person, since, how }) => `${person} ${since} ${how}`))).toBe(1);
      const pace = readPace(change.pace);
      for (const { how, at, since } of reminded)
        expect(at - since).toBeGreaterThanOrEqual((how === 'first' ? pace?.first : pace?.second) ?? 0);
    });

    it('are told in the way they want', () => {
      const jonas = week.pings.filter(({ person, at }) => person === 'jonas' && at > START);
      expect(jonas.some(({ how }) => how === 'asked')).toBe(true);
      expect(jonas.filter(({ how }) => how === 'mention')).toEqual([]);
    });

    it('find no burst of pings after the night without the bot', () => {
      const up = DOWN.from + DOWN.span;
      expect(week.pings.filter(({ at }) => at > DOWN.from && at < up)).toEqual([]);
      const first = week.pings.filter(({ at }) => at === up);
      expect(Math.max(0, ...counted(first, ({ person }) => person))).toBeLessThanOrEqual(1);
      const soon = week.pings.filter(({ at, how }) => at >= up && at < up + 50 * 60_000 && how !== 'mention');
      expect(Math.max(0, ...counted(soon, ({ person, since }) => `${person} ${since}`))).toBeLessThanOrEqual(1);
    });

    it('see what was agreed for silence happen, and are told of it', () => {
      const vanished = week.group.told.filter(({ at, text }) => {
        return at >= VANISHED.from && at < VANISHED.until + DAY && text.includes('Vera');
      });
      const silent = vanished.filter(({ text }) => /didn’t answer in time|time is up/i.test(text));
      expect(silent.length).toBeGreaterThan(0);
      expect(matching(/^Leo has left the game for good/)).toHaveLength(1);
      // Where a monster goes is settled by default when nobody objects (2E-T62).
      const defaults = matching(/the default is taken: /).filter((line) => !line.endsWith('(Rule 2E-1616.)'));
      switch (change.silence) {
        case 'wait':
          expect(matching(/^By vote, the autopilot plays for Vera/).length).toBeGreaterThan(0);
          expect(matching(/^Vera is back/).length).toBeGreaterThan(0);
          expect(defaults).toEqual([]);
          break;
        case 'autopilot':
          expect(matching(/^Vera, asked .* the autopilot plays until they’re back/).length).toBeGreaterThan(0);
          expect(matching(/^Vera is back/).length).toBeGreaterThan(0);
          expect(defaults).toEqual([]);
          break;
        case 'default':
          expect(week.defaults.applied).toBeGreaterThan(5);
          expect(week.defaults.announced).toBe(week.defaults.applied);
          for (const line of defaults) expect(line).toMatch(/\*\*.+\*\* \(Rule 2E-\d+\.\)$/s);
          break;
        default:
          throw new Error(change satisfies never);
      }
    });
  });
