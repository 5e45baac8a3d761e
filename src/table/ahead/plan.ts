import {
  type AheadSheet,
  type Choices,
  type Field,
  listed,
  NOTHING_SAID,
  PASS,
  type Said,
  type WholeTurn,
  without,
} from '../../editions/plan/ahead.ts';
import type { Seat } from '../../engine/decision.ts';
import type { Phrase } from '../../engine/phrase.ts';
import type { SeatRow } from '../../store/games.ts';
import type { AheadKind } from '../../store/plans.ts';
import type { Live } from '../game/live.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import { mayAnswerFor, nameAt } from '../seats/seating.ts';
import { aheadIn } from './answer.ts';

/** Whose plan or orders they are. */
export interface AheadOwner {
  game: string;
  person: string;
  kind: AheadKind;
  seat: Seat;
}

/** A plan or standing orders as their owner sees them. */
export interface AheadView {
  kind: AheadKind;
  seat: Seat;
  /** They are in force; a plan that is still being put together is not. */
  ready: boolean;
  fields: AheadField[];
  /** What would come of it. */
  preview: Phrase[];
  /** Nobody has said it: it is what a careful player would choose. */
  advised?: true;
}

export interface AheadField extends Field {
  /** What is chosen in it, in order; empty = open. */
  chosen: string[];
}

/** What people say ahead of being asked: plans for a turn and standing orders. What answers by them is in answer.ts. */
export class Planning {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /** What can be said ahead for a seat, and what has been said. */
  sheet(whose: AheadOwner): Result<AheadView> {
    const position = this.room.reading.position(whose.game);
    if (!position.ok) return position;
    const { live } = position.value;
    if (live.row.status !== 'playing') return refused('game-over');
    const found = this.look(whose, live, this.room.store.games.seats(whose.game));
    return found.ok ? done(viewOf(whose, found.value.sheet, found.value.ready)) : found;
  }

  /** A plan as it was said, or as a careful player would make it where nothing was; nothing is kept of that. */
  proposed(game: string, person: string, seat: Seat): Result<AheadView> {
    const whose: AheadOwner = { game, person, kind: 'plan', seat };
    const said = this.sheet(whose);
    const position = this.room.reading.position(game);
    if (!said.ok || !position.ok || said.value.fields.some(({ chosen }) => chosen.length > 0)) return said;
    const sheet = this.room.ahead.likely(position.value.live, seat);
    return sheet ? done({ ...viewOf(whose, sheet, false), advised: true }) : said;
  }

  /** What a plan says, in the game that is played; null where nothing is planned, and for standing orders. */
  planned(whose: AheadOwner): { live: Live; said: Said } | null {
    const position = whose.kind === 'plan' ? this.room.reading.position(whose.game) : null;
    if (!position?.ok) return null;
    const { live } = position.value;
    if (live.row.status !== 'playing') return null;
    const found = this.look(whose, live, this.room.store.games.seats(whose.game));
    return found.ok ? { live, said: found.value.sheet.said } : null;
  }

  /**
   * Says something: chooses a value of a field, or with `null` leaves the field open again. In a list the value goes to
   * its end, or out of it. Orders are in force at once; a plan waits until it is set.
   */
  say(whose: AheadOwner, id: string, value: string | null): Result<AheadView> {
    return this.with(whose, (live, sheet) => {
      const field = sheet.fields.find((candidate) => candidate.id === id);
      if (!field) return refused('stale');
      if (value !== null && !field.choices.some((choice) => choice.value === value)) return refused('unknown-option');
      const chosen = changed(sheet.said.chosen, field, value);
      const after = this.room.ahead.sheet(live, whose.kind, whose.seat, { ...sheet.said, chosen });
      if (!after) return refused('no-plans');
      const ready = whose.kind === 'orders';
      this.keep(whose, after.said, ready);
      return done(viewOf(whose, after, ready));
    });
  }

  /** Lets questions of a kind be answered by their default from now on, as a standing order of an edition that knows it. */
  pass(whose: AheadOwner, kind: string): Result<AheadView> {
    const before = this.sheet(whose);
    const passed = before.ok && before.value.fields.some(({ id, chosen }) => id === PASS && chosen.includes(kind));
    return passed ? before : this.say(whose, PASS, kind);
  }

  /** Puts a plan in force; if its turn has come already, it runs. */
  set(whose: AheadOwner): Result<AheadView> {
    return this.with(whose, (live, sheet) => this.putInForce(whose, live, sheet));
  }

  /** The same, with these choices by field in it; null = left open. */
  hand(whose: AheadOwner, choices: Readonly<Record<string, string | null>>): Result<AheadView> {
    return this.with(whose, (live, { said }) => {
      const all = Object.entries({ ...said.chosen, ...choices });
      const chosen = Object.fromEntries(all.filter((one): one is [string, string] => one[1] !== null));
      const sheet = this.room.ahead.sheet(live, whose.kind, whose.seat, { ...said, chosen });
      return sheet ? this.putInForce(whose, live, sheet) : refused('no-plans');
    });
  }

  /** Takes a whole turn in one press: what no longer fits is dropped as in any plan. */
  takeTurn(whose: AheadOwner, { said, adds }: WholeTurn): Result<AheadView> {
    return this.with(whose, (live, sheet) => {
      const row = adds ? this.room.store.plans.find(whose.game, whose.seat, 'plan') : undefined;
      const before = row?.ready ? aheadIn(row) : NOTHING_SAID;
      const chosen = { ...before.chosen, ...said.chosen };
      const assumed = { ...before.assumed, ...said.assumed };
      return this.putInForce(whose, live, { ...sheet, said: { chosen, assumed, pressed: true } });
    });
  }

  private putInForce(whose: AheadOwner, live: Live, sheet: AheadSheet): Result<AheadView> {
    if (Object.keys(sheet.said.chosen).length === 0) return refused('plan-empty');
    this.keep(whose, sheet.said, true);
    this.room.ahead.beginning([whose.seat], () => this.room.goOn(live, []));
    return done(viewOf(whose, sheet, true));
  }

  /** Takes everything back. */
  forget(whose: AheadOwner): Result<AheadView> {
    return this.with(whose, (live) => {
      this.room.store.plans.forget(whose.game, whose.seat, whose.kind);
      const sheet = this.room.ahead.sheet(live, whose.kind, whose.seat, NOTHING_SAID);
      return sheet ? done(viewOf(whose, sheet, false)) : refused('no-plans');
    });
  }

  private with(whose: AheadOwner, work: (live: Live, sheet: AheadSheet) => Result<AheadView>): Result<AheadView> {
    return this.room.playing(whose.game, (live, seats) => {
      const owner = this.ownerOf(whose, seats);
      if (owner !== null) return refused('said-by-other', { name: nameAt(seats, owner) });
      const found = this.look(whose, live, seats);
      return found.ok ? work(live, found.value.sheet) : found;
    });
  }

  /** Whose plan or orders somebody who answers for a seat may see, but not change: its holder's. Null when they may. */
  private ownerOf({ game, person, kind, seat }: AheadOwner, seats: readonly SeatRow[]): string | null {
    const holder = seats.find((row) => row.seat === seat)?.person;
    const said = this.room.store.plans.find(game, seat, kind)?.person;
    return said !== undefined && said !== person && said === holder ? said : null;
  }

  private look(
    { game, person, kind, seat }: AheadOwner,
    live: Live,
    seats: readonly SeatRow[],
  ): Result<{ sheet: AheadSheet; ready: boolean }> {
    const held = seats.find((candidate) => candidate.seat === seat);
    if (!held || !mayAnswerFor(held, person)) return refused('not-your-seat');
    const row = this.room.store.plans.find(game, seat, kind);
    const own = row && [person, held.person].includes(row.person) ? row : null;
    const sheet = this.room.ahead.sheet(live, kind, seat, own ? aheadIn(own) : NOTHING_SAID);
    if (!sheet) return refused('no-plans');
    if (sheet.fields.length === 0) return refused('nothing-to-plan');
    return done({ sheet, ready: own?.ready === 1 });
  }

  private keep({ game, person, kind, seat }: AheadOwner, said: Said, ready: boolean): void {
    if (Object.keys(said.chosen).length === 0) {
      this.room.store.plans.forget(game, seat, kind);
      return;
    }
    const at = this.room.clock();
    this.room.store.plans.keep({ game, seat, kind, person, body: JSON.stringify(said), ready: ready ? 1 : 0, at });
  }
}

function viewOf({ kind, seat }: AheadOwner, sheet: AheadSheet, ready: boolean): AheadView {
  const fields = sheet.fields.map((field) => ({ ...field, chosen: listed(sheet.said.chosen, field.id) }));
  return { kind, seat, ready: ready && fields.some(({ chosen }) => chosen.length > 0), fields, preview: sheet.preview };
}

function changed(chosen: Choices, { id, list }: Field, value: string | null): Choices {
  if (value === null) return without(chosen, id);
  if (!list) return { ...chosen, [id]: value };
  const before = listed(chosen, id);
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return after.length > 0 ? { ...chosen, [id]: after.join(',') } : without(chosen, id);
}
