import { createHash } from 'node:crypto';
import type { Seat } from '../../engine/decision.ts';
import { openDatabase, Store } from '../../store/store.ts';
import { effective } from '../../table/game/journal.ts';
import type { Result } from '../../table/game/result.ts';
import { stillness } from '../../table/records/tempo.ts';
import { Table } from '../../table/table.ts';
import type { Reminder } from '../../table/told/happening.ts';
import { CATALOGUE } from '../box.ts';
import { chances } from './chance.ts';
import { type Life, Liver, nightOf } from './life.ts';
import { Pings } from './pings.ts';

const DAY = 24 * 3_600_000;
const CHANNEL = 'week';
/** A Monday, seven in the evening, UTC: when friends agree to play. */
const START = Date.parse('2026-03-02T19:00:00Z');
const MOST_DAYS = 365;
const MOST_ANSWERS = 200;
/** Where orders are handed in. */
const SHEET = 'upkeep.sliders';
/** Begins what somebody is called for who may take their turn before others, until they have. */
const RACE = 'race ';
const isRace = (asked: string): boolean => asked.startsWith(RACE);

/** A game to be lived through. */
export interface Lived {
  edition: string;
  people: number;
  /** The turn order of the second edition; the third has its own. */
  setting: string;
  life: Life;
  seed: string;
}

/** What came of it. */
export interface Course {
  days: number;
  /** Answers of the people themselves, plans and orders among them, and those the table gave for them. */
  own: number;
  given: number;
  /** How often the game stood still until somebody came to answer such a question, and for how many hours. */
  waits: Record<string, { times: number; hours: number }>;
  /** How long it stood still each time before somebody came, in milliseconds. */
  spans: number[];
}

/**
 * Plays a whole game at a table as people live, in virtual time.
 * @throws Error when it does not come to an end, when somebody is pinged in their night, or twice for one wait
 */
export function live(lived: Lived): Course {
  const week = new Week(lived);
  week.play();
  return week.course();
}

class Week {
  private now = START;
  private readonly store = new Store(openDatabase(':memory:'));
  private readonly table: Table;
  private readonly game: string;
  private readonly people: string[];
  private readonly livers: ReadonlyMap<string, Liver>;
  /** When each of them looks next. */
  private readonly looks = new Map<string, number>();
  /** Since when nothing has happened, and what has been waited for until then. */
  private still = START;
  private readonly waits: Course['waits'] = {};
  private readonly pings: Pings;
  /** Each turn begins with orders that everybody hands in (2E-T03). */
  private readonly handsIn: boolean;

  constructor({ edition, people, setting, life, seed }: Lived) {
    this.handsIn = edition === 'second' && setting === 'sheet';
    this.table = new Table({
      store: this.store,
      editions: CATALOGUE,
      clock: () => this.now,
      later: (work) => work(),
      seed: () => createHash('sha256').update(seed).digest('hex'),
      failed: (error) => {
        throw error;
      },
    });
    this.people = Array.from({ length: people }, (_, index) => `person-${index}`);
    const chance = chances(seed);
    const place = (index: number) => ({ index, count: people, begun: START - (START % DAY) });
    this.livers = new Map(this.people.map((person, index) => [person, new Liver(life, place(index), chance)]));
    this.pings = new Pings((person, at) => this.livers.get(person)?.sleeps(at) ?? false);
    const [host = '', ...others] = this.people;
    const { gathering, preferences } = this.table;
    for (const person of this.people) granted(preferences.setQuiet(person, nightOf(life)));
    this.game = granted(gathering.create({ guild: 'week', channel: CHANNEL, host: { id: host, name: host }, edition }));
    for (const id of others) granted(gathering.join(CHANNEL, { id, name: id }));
    if (edition === 'second') granted(gathering.setOption(CHANNEL, host, 'turnOrder', setting));
    granted(gathering.start(CHANNEL, host));
    this.hear();
  }

  play(): void {
    while (this.running()) {
      this.plan();
      const [who, look] = [...this.looks].sort((a, b) => a[1] - b[1])[0] ?? ['', Number.POSITIVE_INFINITY];
      const due = this.table.deadlines.next() ?? Number.POSITIVE_INFINITY;
      const next = Math.min(look, due);
      if (next > START + MOST_DAYS * DAY) throw new Error('the game stands still');
      this.now = Math.max(this.now, Math.round(next));
      if (due <= look) this.table.deadlines.tick();
      else {
        this.looks.delete(who);
        this.visit(who);
      }
      this.hear();
    }
  }

  course(): Course {
    const entries = effective(this.store.journal.everything(this.game)).filter(({ entry }) => entry.kind !== 'lapse');
    const spans = [...stillness(entries).values()].flat();
    const own = entries.filter(({ person }) => person !== null).length;
    return { days: (this.now - START) / DAY, own, given: entries.length - own, waits: this.waits, spans };
  }

  private running(): boolean {
    return this.store.games.find(this.game)?.status === 'playing';
  }

  /** Everybody who is asked something will look; a reminder makes nobody any faster. */
  private plan(): void {
    const awaited = new Set(this.store.votes.awaited(this.game).map(({ person }) => person));
    for (const person of this.people) {
      if (!awaited.has(person)) this.looks.delete(person);
      else if (!this.looks.has(person)) this.looks.set(person, this.livers.get(person)?.next(this.now) ?? this.now);
    }
  }

  /** Looks at the game, and answers all that they are asked, as a careful player would. */
  private visit(who: string): void {
    const { table, game } = this;
    for (let answers = 0; answers < MOST_ANSWERS && this.running(); answers++) {
      const view = table.reading.game(game);
      const { id = null } =
        view?.proposals.find(({ voters, agree }) => voters.includes(who) && !agree.includes(who)) ?? {};
      if (id !== null) {
        granted(table.agreement.vote({ game, proposal: id, person: who, agree: true }));
        continue;
      }
      const open = view?.open.find(({ awaited }) => awaited.includes(who));
      if (!open) return;
      this.waited(open.decision.kind);
      this.pings.answered(who);
      const mine = (one: Seat) => view?.seats.some((held) => held.seat === one && held.person === who);
      if (this.handsIn && open.decision.kind === SHEET && this.handIn(who, open.decision.seats.find(mine))) continue;
      const { decision, chosen, interrupt } = granted(table.reading.hint(game, who));
      const seat = decision.seats.find(mine);
      if (interrupt && seat !== undefined) granted(table.interrupt({ game, person: who, seat, interrupt }));
      else granted(table.answer({ game, person: who, decision: decision.id, chosen }));
      this.release();
    }
  }

  /** Hands in what `Plan My Next Turn` would propose. @returns whether there was anything to hand in */
  private handIn(who: string, seat: Seat | undefined): boolean {
    if (seat === undefined) return false;
    const { planning } = this.table;
    const proposed = planning.proposed(this.game, who, seat);
    if (!proposed.ok) return false;
    const choices = proposed.value.fields.map(({ id, chosen }) => [id, chosen.join(',') || null] as const);
    return planning.hand({ game: this.game, person: who, kind: 'plan', seat }, Object.fromEntries(choices)).ok;
  }

  /** The game has stood still until now for a question of that kind. */
  private waited(kind: string): void {
    if (this.now === this.still) return;
    const known = this.waits[kind] ?? { times: 0, hours: 0 };
    this.waits[kind] = { times: known.times + 1, hours: known.hours + (this.now - this.still) / 3_600_000 };
    this.still = this.now;
  }

  /** Sends what waits, as the bot would: the questions mention whom they may. */
  private hear(): void {
    const { outbox, votes } = this.store;
    this.release();
    for (const row of outbox.waiting(this.game)) {
      if (row.kind === 'reminder') this.remind(JSON.parse(row.body) as Reminder);
      if (row.kind === 'questions')
        for (const { person, told } of votes.awaited(this.game)) {
          if (told === 1 || !this.table.preferences.mayMention(person)) continue;
          this.pings.call(person, this.now, this.askedOf(person));
          this.table.told(this.game, person);
        }
      outbox.settle(row, 'sent', null, this.now);
    }
  }

  /** Whoever need not answer any more may be called anew. */
  private release(): void {
    const awaited = new Set(this.store.votes.awaited(this.game).map(({ person }) => person));
    for (const person of this.people) if (!awaited.has(person)) this.pings.released(person, isRace);
  }

  /** They are told that they are asked, or are reminded of it. */
  private remind({ person, stage, since }: Reminder): void {
    if (stage === 'asked') this.pings.call(person, this.now, this.askedOf(person));
    else this.pings.remind(person, this.now, { stage, since });
  }

  /** What somebody is asked, by step and kind; a turn that whoever is there takes is the same in all its steps. */
  private askedOf(who: string): string[] {
    const position = granted(this.table.reading.position(this.game));
    const { step } = position.live.play.state;
    const open = this.table.reading.game(this.game)?.open ?? [];
    return open
      .filter(({ awaited }) => awaited.includes(who))
      .map(({ decision: { kind, race } }) => (race ? `${RACE}${step.replace(/ \d+$/, '')}` : `${step} ${kind}`));
  }
}

function granted<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.key);
  return result.value;
}
