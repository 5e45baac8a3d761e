import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { isQuiet } from '../../src/table/waiting/calendar.ts';
import { calendarOf, sinceOf } from '../../src/table/waiting/timer.ts';
import { Company, DAY, granted, HOUR, START } from '../table/testtable.ts';
import { LEFT, PEOPLE, settle } from './people.ts';

/** Somebody was pinged: how, when, and in which stretch of being awaited. */
export interface Ping {
  person: string;
  how: 'mention' | 'asked' | 'first' | 'second';
  at: number;
  stretch: number;
  /** When his clock began. */
  since: number;
  quiet: boolean;
  awaited: boolean;
}

export interface Week {
  company: Company;
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
const SILENCE = /^\w+ has not answered in time\. By this table’s rule/;
const CLOSED = /^Time is up for the vote/;

/** Plays a whole game in virtual time, everybody as he is used to. */
export function playWeek(edition: TableEdition, change: { pace: string; silence: string }): Week {
  const company = Company.playing(Object.keys(PEOPLE), change, edition);
  settle(company);
  const week: Week = { company, pings: [], answers: 0, defaults: { applied: 0, announced: 0 }, restarts: [], days: 0 };
  const watch = new Watch(week);
  watch.look();
  const looks = new Map<string, number>();
  const restarts = [...RESTARTS];
  let down = false;
  for (let events = 0; events < MOST_EVENTS && company.view.status === 'playing'; events++) {
    plan(company, looks);
    const [who, look] = [...looks].sort((a, b) => a[1] - b[1])[0] ?? ['', Number.POSITIVE_INFINITY];
    const due = company.table.deadlines.next() ?? Number.POSITIVE_INFINITY;
    const next = Math.min(look, due);
    if (!Number.isFinite(next)) throw new Error('the game stands still');
    if (!down && next >= DOWN.from) {
      down = true;
      company.now = DOWN.from;
      for (const [person, at] of looks) if (at < DOWN.from + DOWN.span) looks.set(person, DOWN.from + DOWN.span + HOUR);
      company.down(DOWN.span);
    } else if (restarts[0] !== undefined && next >= restarts[0]) {
      company.now = restarts.shift() ?? company.now;
      week.restarts.push(company.store.journal.lastSeq(company.game));
      company.restart();
    } else if (due <= look) {
      company.now = Math.max(company.now, due);
      watch.ticking(() => company.tick());
    } else {
      company.now = look;
      looks.delete(who);
      visit(company, who, () => watch.look());
    }
    watch.look();
  }
  week.answers = company.store.journal.everything(company.game).length;
  week.days = (company.now - START) / DAY;
  return week;
}

/** Everybody who is asked something plans to look. */
function plan(company: Company, looks: Map<string, number>): void {
  const { awaited, proposals, seats } = company.view;
  for (const person of Object.keys(PEOPLE)) {
    const back = seats.some((seat) => seat.person === person && seat.autopilot);
    const voted = proposals.some(
      ({ voters, agree, refuse }) => voters.includes(person) && ![...agree, ...refuse].includes(person),
    );
    if (!back && !voted && !awaited.some((row) => row.person === person)) looks.delete(person);
    else if (!looks.has(person)) {
      const at = PEOPLE[person]?.(company.now) ?? null;
      if (at !== null) looks.set(person, at);
    }
  }
}

/** Looks at the game, and answers all that he is asked. */
function visit(company: Company, who: string, look: () => void): void {
  const { table, game } = company;
  if (who === 'leo' && company.now >= LEFT && company.view.seats.some(({ person }) => person === 'leo')) {
    granted(table.comings.dropOut(game, 'leo', true));
    company.hear();
    return;
  }
  for (const { seat, person, autopilot } of company.view.seats)
    if (person === who && autopilot) granted(table.agreement.standIn(game, who, seat, false));
  for (const { id, voters } of company.view.proposals)
    if (voters.includes(who)) table.agreement.vote({ game, proposal: id, person: who, agree: true });
  for (let answers = 0; answers < 200; answers++) {
    const open = company.view.status === 'playing' && company.view.open.find(({ awaited }) => awaited.includes(who));
    if (!open) break;
    const hint = granted(table.reading.hint(game, who));
    if (hint.interrupt) {
      const offer = company.view.offers.find(({ id }) => id === hint.interrupt);
      granted(table.interrupt({ game, person: who, seat: offer?.seat ?? 0, interrupt: hint.interrupt }));
    } else granted(table.answer({ game, person: who, decision: hint.decision.id, chosen: hint.chosen }));
    company.hear();
    look();
  }
  company.hear();
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
    const { company } = this.week;
    const rows = company.store.votes.awaited(company.game);
    const now = new Set(rows.map(({ person }) => person));
    for (const person of now)
      if (!this.awaited.has(person)) this.stretches.set(person, (this.stretches.get(person) ?? 0) + 1);
    this.awaited = now;
    for (const { person, at } of company.mentions.slice(this.mentions)) this.note(person, 'mention', at, rows);
    for (const { person, stage, at } of company.reminders.slice(this.reminders)) this.note(person, stage, at, rows);
    this.mentions = company.mentions.length;
    this.reminders = company.reminders.length;
  }

  /** Compares what a tick answered with what it announced, while there is no autopilot. */
  ticking(tick: () => void): void {
    const { company, defaults } = this.week;
    const manned = company.view.seats.every(({ autopilot }) => !autopilot);
    const before = company.store.journal.everything(company.game).length;
    const told = company.told.length;
    tick();
    if (!manned || company.view.seats.some(({ autopilot }) => autopilot)) return;
    defaults.applied += company.store.journal.everything(company.game).length - before;
    defaults.announced += company
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
      quiet: isQuiet(at, calendarOf(this.week.company.store, person)),
      awaited: row !== undefined,
    });
  }
}
