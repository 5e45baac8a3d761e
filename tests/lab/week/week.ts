import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { isQuiet } from '../../../src/table/waiting/calendar.ts';
import { calendarOf, sinceOf } from '../../../src/table/waiting/timer.ts';
import { DAY, Group, granted, HOUR, START } from '../../table/group.ts';
import { LEFT, PEOPLE, settle } from './people.ts';

/** Somebody was pinged: how, when, and in which stretch of being awaited. */
export interface Ping {
  person: string;
  how: 'mention' | 'asked' | 'first' | 'second';
  at: number;
  stretch: number;
  /** When their clock began. */
  since: number;
  quiet: boolean;
  awaited: boolean;
}

export interface Week {
  group: Group;
  pings: Ping[];
  /** Answers, those by default and by the autopilot among them. */
  answers: number;
  /** Defaults applied while nobody was on autopilot, and how many of them were announced. */
  defaults: { applied: number; announced: number };
  /** Journal numbers at which the bot was stopped and started again, besides the night it was down. */
  restarts: number[];
  days: number;
}

/** The bot is down for this night, and is restarted at these moments besides. */
export const DOWN = { from: START + 4 * DAY + 14 * HOUR, span: 10 * HOUR };
const RESTARTS = [START + DAY + 3 * HOUR, START + 5 * DAY + 90 * 60_000];
const MOST_EVENTS = 40_000;
const SILENCE = /^\w+ didn’t answer in time\. By this table’s rule/;
const CLOSED = /^Time is up for the vote/;

/** Plays a whole game in virtual time, everybody as they are used to. */
export function playWeek(edition: TableEdition, change: { pace: string; silence: string }): Week {
  const group = Group.playing(Object.keys(PEOPLE), change, edition);
  settle(group);
  const week: Week = { group, pings: [], answers: 0, defaults: { applied: 0, announced: 0 }, restarts: [], days: 0 };
  const watch = new Watch(week);
  watch.look();
  const looks = new Map<string, number>();
  const stops = stopsOf(week, looks);
  for (let events = 0; events < MOST_EVENTS && group.view.status === 'playing'; events++) {
    plan(group, looks);
    const [who, look] = [...looks].sort((a, b) => a[1] - b[1])[0] ?? ['', Number.POSITIVE_INFINITY];
    const due = group.table.deadlines.next() ?? Number.POSITIVE_INFINITY;
    const next = Math.min(look, due);
    const [stop] = stops;
    if (!Number.isFinite(next)) throw new Error('the game stands still');
    if (stop && next >= stop.at) {
      stops.shift();
      group.now = stop.at;
      stop.work();
    } else if (due <= look) {
      group.now = Math.max(group.now, due);
      watch.ticking(() => group.tick());
    } else {
      group.now = look;
      looks.delete(who);
      visit(group, who, () => watch.look());
    }
    watch.look();
  }
  week.answers = group.store.journal.everything(group.game).length;
  week.days = (group.now - START) / DAY;
  return week;
}

/** When the bot is stopped, in order, and what happens then. */
function stopsOf({ group, restarts }: Week, looks: Map<string, number>): { at: number; work: () => void }[] {
  const back = DOWN.from + DOWN.span;
  const down = (): void => {
    for (const [person, at] of looks) if (at < back) looks.set(person, back + HOUR);
    group.down(DOWN.span);
  };
  const restart = (): void => {
    restarts.push(group.store.journal.lastSeq(group.game));
    group.restart();
  };
  return [...RESTARTS.map((at) => ({ at, work: restart })), { at: DOWN.from, work: down }].sort((a, b) => a.at - b.at);
}

/** Everybody who is asked something plans to look. */
function plan(group: Group, looks: Map<string, number>): void {
  const { awaited, proposals, seats } = group.view;
  for (const person of Object.keys(PEOPLE)) {
    const back = seats.some((seat) => seat.person === person && seat.autopilot);
    const voted = proposals.some(
      ({ voters, agree, refuse }) => voters.includes(person) && ![...agree, ...refuse].includes(person),
    );
    if (!back && !voted && !awaited.some((row) => row.person === person)) looks.delete(person);
    else if (!looks.has(person)) {
      const at = PEOPLE[person]?.(group.now) ?? null;
      if (at !== null) looks.set(person, at);
    }
  }
}

/** Looks at the game, and answers all that they are asked. */
function visit(group: Group, who: string, look: () => void): void {
  const { table, game } = group;
  if (who === 'leo' && group.now >= LEFT && group.view.seats.some(({ person }) => person === 'leo')) {
    granted(table.membership.dropOut(game, 'leo', true));
    group.hear();
    return;
  }
  for (const { seat, person, autopilot } of group.view.seats)
    if (person === who && autopilot) granted(table.agreement.standIn(game, who, seat, false));
  for (const { id, voters } of group.view.proposals)
    if (voters.includes(who)) table.agreement.vote({ game, proposal: id, person: who, agree: true });
  for (let answers = 0; answers < 200; answers++) {
    const open = group.view.status === 'playing' && group.view.open.find(({ awaited }) => awaited.includes(who));
    if (!open) break;
    const hint = granted(table.reading.hint(game, who));
    if (hint.interrupt) {
      const held = group.view.seats.find(({ seat, person }) => person === who && hint.decision.seats.includes(seat));
      granted(table.interrupt({ game, person: who, seat: held?.seat ?? 0, interrupt: hint.interrupt }));
    } else granted(table.answer({ game, person: who, decision: hint.decision.id, chosen: hint.chosen }));
    group.hear();
    look();
  }
  group.hear();
}

/** Writes down who is pinged, and whether that was right. */
class Watch {
  private readonly week: Week;
  private readonly stretches = new Map<string, number>();
  private awaited = new Set<string>();
  private mentions = 0;
  private reminders = 0;

  constructor(week: Week) {
    this.week = week;
  }

  look(): void {
    const { group } = this.week;
    const rows = group.store.votes.awaited(group.game);
    const now = new Set(rows.map(({ person }) => person));
    for (const person of now)
      if (!this.awaited.has(person)) this.stretches.set(person, (this.stretches.get(person) ?? 0) + 1);
    this.awaited = now;
    for (const { person, at } of group.mentions.slice(this.mentions)) this.note(person, 'mention', at, rows);
    for (const { person, stage, at } of group.reminders.slice(this.reminders)) this.note(person, stage, at, rows);
    this.mentions = group.mentions.length;
    this.reminders = group.reminders.length;
  }

  /** Compares what a tick answered with what it announced, while there is no autopilot. */
  ticking(tick: () => void): void {
    const { group, defaults } = this.week;
    const manned = group.view.seats.every(({ autopilot }) => !autopilot);
    const before = group.store.journal.everything(group.game).length;
    const told = group.told.length;
    tick();
    if (!manned || group.view.seats.some(({ autopilot }) => autopilot)) return;
    // A window that nobody wants to act in is passed over without a word (FAQ-20).
    const answered = group.store.journal.everything(group.game).slice(before);
    defaults.applied += answered.filter(({ body }) => !body.includes('"go-on"')).length;
    defaults.announced += group
      .lines()
      .slice(told)
      .filter((line) => SILENCE.test(line) || CLOSED.test(line)).length;
  }

  private note(person: string, how: Ping['how'], at: number, rows: Parameters<typeof sinceOf>[0][]): void {
    const row = rows.find((candidate) => candidate.person === person);
    this.week.pings.push({
      person,
      how,
      at,
      stretch: this.stretches.get(person) ?? 0,
      since: row ? sinceOf(row) : 0,
      quiet: isQuiet(at, calendarOf(this.week.group.store, person)),
      awaited: row !== undefined,
    });
  }
}
