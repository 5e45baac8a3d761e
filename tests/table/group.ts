import type { TableEdition } from '../../src/editions/edition/edition.ts';
import type { OutboxRow } from '../../src/store/outbox.ts';
import type { GameView } from '../../src/table/game/view.ts';
import { Table } from '../../src/table/table.ts';
import type { Reminder } from '../../src/table/told/happening.ts';
import { memory } from '../store/postgres/twin.ts';
import { linesIn } from '../story/said.ts';
import { toyEdition } from './toyedition.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A Monday, eight in the morning, UTC. */
export const START = Date.parse('2026-03-02T08:00:00Z');
export const CHANNEL = '900';

/** Something that was told, and when. */
export interface Told {
  at: number;
  text: string;
}

/** People round a table in virtual time, with a store in memory. The question mentions whom it may, as in a channel. */
export class Group {
  now = START;
  readonly store = memory();
  table: Table;
  game = '';
  readonly reminders: (Reminder & { at: number })[] = [];
  /** Private words, as they were kept until they were sent. */
  readonly notes: Pick<OutboxRow, 'body' | 'at'>[] = [];
  readonly mentions: { person: string; at: number }[] = [];
  readonly told: Told[] = [];
  readonly errors: unknown[] = [];
  private readonly edition: TableEdition;
  private readonly editions: ReadonlyMap<string, TableEdition>;

  constructor(edition: TableEdition = toyEdition) {
    this.edition = edition;
    this.editions = new Map([[edition.id, edition]]);
    this.table = this.laid();
  }

  /** Begins a game of these people, the first one its host. */
  static playing(
    people: readonly string[],
    change: { pace?: string; silence?: string } = {},
    edition?: TableEdition,
  ): Group {
    const group = new Group(edition);
    const [host = ''] = people;
    const created = group.table.gathering.create({
      guild: '1',
      channel: CHANNEL,
      host: person(host),
      edition: 'second',
      // Deadlines that are easily reckoned with, and nothing done for anybody.
      pace: 'daily',
      silence: 'wait',
      ...change,
    });
    if (!created.ok) throw new Error(created.refusal.key);
    group.game = created.value;
    for (const other of people.slice(1)) granted(group.table.gathering.join(CHANNEL, person(other)));
    granted(group.table.gathering.start(CHANNEL, host));
    group.hear();
    return group;
  }

  /** The same, past the side-by-side beginning: the first person is asked alone. */
  static staking(people: readonly string[]): Group {
    const group = Group.playing(people);
    for (const who of people) group.answer(who, 'left');
    return group;
  }

  get view(): GameView {
    const view = this.table.reading.game(this.game);
    if (!view) throw new Error('no game');
    return view;
  }

  /** The bot is stopped and started again on the same database. */
  restart(): void {
    this.table = this.laid();
    this.table.resumeAll();
    this.hear();
  }

  /** Lets time pass with the bot running: whatever is due happens on the minute it is due. */
  pass(span: number): void {
    const until = this.now + span;
    for (;;) {
      const next = this.table.deadlines.next();
      if (next === null || next > until) break;
      this.now = Math.max(this.now, next);
      this.tick();
    }
    this.now = until;
  }

  /** Time passes with the bot down. */
  down(span: number): void {
    this.now += span;
    this.restart();
    this.tick();
  }

  tick(): void {
    this.table.deadlines.tick();
    this.hear();
  }

  /** Answers the first question this person may answer, by its first option or the one given. */
  answer(who: string, chosen?: string): void {
    const open = this.view.open.find(({ awaited, persons, substitutes }) => {
      return awaited.includes(who) || (!persons.includes(who) && substitutes.includes(who));
    });
    if (!open) throw new Error(`${who} is not asked`);
    const { decision } = open;
    const wish = {
      game: this.game,
      person: who,
      decision: decision.id,
      chosen: chosen ? [chosen] : [decision.options[0]!.id],
    };
    granted(this.table.answer(wish));
    this.hear();
  }

  /** Takes back a person's last answer, or proposes to. */
  undo(who: string): 'undone' | 'proposed' {
    const result = granted(this.table.agreement.undo(this.game, who));
    this.hear();
    return result;
  }

  /** Says yes or no to the oldest proposal. @returns what came of it, or the key of the refusal */
  speak(who: string, agree = true): string {
    const [proposal] = this.view.proposals;
    const result = this.table.agreement.vote({ game: this.game, proposal: proposal?.id ?? '', person: who, agree });
    this.hear();
    return result.ok ? result.value : result.refusal.key;
  }

  awaited(): string[] {
    return this.view.awaited.map((row) => row.person).sort();
  }

  lines(): string[] {
    return this.told.map(({ text }) => text);
  }

  /** Sends what waits, as the bot would: tells, reminds, and mentions in the questions whoever may be. */
  hear(): void {
    const { outbox } = this.store;
    for (const row of outbox.waiting(this.game)) {
      if (row.kind === 'happening')
        for (const text of linesIn(row, this.edition)) this.told.push({ at: this.now, text });
      if (row.kind === 'note') this.notes.push(row);
      if (row.kind === 'reminder') this.reminders.push({ ...(JSON.parse(row.body) as Reminder), at: this.now });
      if (row.kind === 'questions')
        for (const { person: who, told } of this.view.awaited) {
          if (told || !this.table.preferences.mayMention(who)) continue;
          this.table.told(this.game, who);
          this.mentions.push({ person: who, at: this.now });
        }
      outbox.settle(row, 'sent', null, this.now);
    }
  }

  private laid(): Table {
    return new Table({
      store: this.store,
      editions: this.editions,
      clock: () => this.now,
      later: (work) => work(),
      seed: () => 'ab'.repeat(32),
      failed: (error) => void this.errors.push(error),
    });
  }
}

export function person(id: string): { id: string; name: string } {
  return { id, name: id.charAt(0).toUpperCase() + id.slice(1) };
}

/** @throws Error with the key of the refusal */
export function granted<T>(result: { ok: true; value: T } | { ok: false; refusal: { key: string } }): T {
  if (!result.ok) throw new Error(result.refusal.key);
  return result.value;
}

/** The key of the refusal; null when it was granted. */
export function refusedWith(result: { ok: true } | { ok: false; refusal: { key: string } }): string | null {
  return result.ok ? null : result.refusal.key;
}
