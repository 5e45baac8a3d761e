import { Misfit } from '../editions/misfit.ts';
import type { Answer, Seat } from '../engine/decision.ts';
import type { EngineEvent } from '../engine/game.ts';
import { phrase } from '../engine/phrase.ts';
import { type Entry, Play, Refused } from '../engine/play.ts';
import type { GameRow, SeatRow } from '../store/games.ts';
import type { Store } from '../store/store.ts';
import type { Words } from '../words/words.ts';
import { Announcements } from './announcement.ts';
import type { TableEdition } from './edition.ts';
import { type Live, LiveGames } from './live.ts';
import {
  dealtOut,
  filled,
  joined,
  left,
  newGameId,
  newSeed,
  type Person,
  withOption,
  withoutKeeper,
  withSheet,
} from './lobby.ts';
import { Proposals } from './proposal.ts';
import { Reading } from './reading.ts';
import { done, type Result, refused } from './result.ts';
import { openDecision, personOf, personsAsked, personsAt, voteResult } from './seating.ts';
import type { ProposalKind } from './view.ts';

export interface TableSetup {
  store: Store;
  editions: ReadonlyMap<string, TableEdition>;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Runs work a little later; the rest of a long run of autopilot answers. */
  later?: (work: () => void) => void;
  /** 64 hexadecimal digits for a new game. */
  seed?: () => string;
  /** Told of errors that happen while nobody waits for the result. */
  failed?: (error: unknown) => void;
}

/** What a setup comes to, or why what was agreed does not fit. */
function fitting<T>(work: () => T): Result<T> {
  try {
    return done(work());
  } catch (error) {
    if (error instanceof Misfit) return refused(error.reason, error.args);
    throw error;
  }
}

/** How many autopilot answers one transaction may hold. */
const AUTOPILOT_RUN = 40;

/**
 * Games as people play them. Every method is synchronous and one transaction: what it accepted is on disk when it
 * returns, and nothing is when it throws. It never touches rules.
 */
export class Table {
  readonly store: Store;
  readonly reading: Reading;
  private readonly editions: ReadonlyMap<string, TableEdition>;
  private readonly clock: () => number;
  private readonly later: (work: () => void) => void;
  private readonly seed: () => string;
  private readonly failed: (error: unknown) => void;
  private readonly live: LiveGames;
  private readonly announcements: Announcements;
  private readonly proposals: Proposals;
  private readonly listeners: ((game: string) => void)[] = [];

  constructor(setup: TableSetup) {
    this.store = setup.store;
    this.editions = setup.editions;
    this.clock = setup.clock;
    this.later = setup.later ?? ((work) => setImmediate(work));
    this.seed = setup.seed ?? newSeed;
    this.failed = setup.failed ?? (() => undefined);
    this.live = new LiveGames(this.store, this.clock);
    this.announcements = new Announcements(this.store, this.clock);
    this.proposals = new Proposals(this.store, this.clock);
    this.reading = new Reading(this.store, this.editions, (row) => this.wake(row), this.proposals, this.announcements);
  }

  /** Calls back whenever there is something new to send for a game. */
  onOutbox(listener: (game: string) => void): void {
    this.listeners.push(listener);
  }

  /** Opens a lobby in a channel; the host takes the first seat. */
  create(wish: {
    guild: string;
    channel: string;
    host: Person;
    edition: string;
    locale?: string;
    pace?: string;
  }): Result<string> {
    const edition = this.editions.get(wish.edition);
    if (!edition) return refused('no-such-edition');
    const running = this.store.games.inChannel(wish.channel);
    if (running && (running.status === 'lobby' || running.status === 'playing')) return refused('channel-taken');
    const row: GameRow = {
      id: newGameId(),
      edition: edition.id,
      guild: wish.guild,
      channel: wish.channel,
      host: wish.host.id,
      locale: wish.locale ?? 'en',
      status: 'lobby',
      pace: wish.pace ?? 'daily',
      options: '{}',
      seed: this.seed(),
      branch: 0,
      parked: null,
      created_at: this.clock(),
      started_at: null,
      ended_at: null,
    };
    return this.change(row.id, () => {
      this.store.games.add(row);
      const seats = joined([], row, edition, wish.host, null);
      if (seats.ok) this.store.games.setSeats(row.id, seats.value);
      this.announcements.lobby({ row, seq: 0 });
      return done(row.id);
    });
  }

  /** Takes a seat in the lobby of a channel. A person may take several. */
  join(channel: string, person: Person, sheet: string | null = null): Result {
    return this.inLobby(channel, (game, edition, seats) => joined(seats, game, edition, person, sheet));
  }

  /** Gives the last seat back, in the lobby. The host can't leave while others sit there; he can end the game. */
  leave(channel: string, person: string): Result {
    return this.inLobby(channel, (game, _edition, seats) => {
      const own = seats.filter((seat) => seat.person === person);
      if (game.host === person && own.length === 1) return refused('host-stays');
      return left(seats, person);
    });
  }

  /** Chooses an investigator, or null for one at random, in the lobby. */
  chooseSheet(channel: string, person: string, sheet: string | null, seat?: Seat): Result {
    return this.inLobby(channel, (_game, edition, seats) => withSheet(seats, edition, person, sheet, seat));
  }

  /** Sets how many seats the autopilot plays, in the lobby. */
  fill(channel: string, person: string, count: number): Result {
    return this.inLobby(channel, (game, edition, seats) => {
      if (game.host !== person) return refused('host-only', { host: `<@${game.host}>` });
      const words = this.announcements.words({ row: game, edition }, null);
      return filled(seats, game, edition, count, (number) => words.say('autopilot-name', { number }));
    });
  }

  /** Changes an option of the game, in the lobby. */
  setOption(channel: string, person: string, id: string, value: string): Result {
    return this.lobbyOf(channel, (game, edition) => {
      if (game.host !== person) return refused('host-only', { host: `<@${game.host}>` });
      const options = withOption(game, edition, id, value);
      if (!options.ok) return options;
      this.store.games.update(game.id, { options: JSON.stringify(options.value) });
      this.store.games.setSeats(game.id, withoutKeeper(this.store.games.seats(game.id), options.value, edition));
      this.announcements.lobby({ row: game, seq: 0 });
      return done();
    });
  }

  /** Deals and begins. Only the host may. */
  start(channel: string, person: string): Result {
    return this.lobbyOf(channel, (game, edition) => {
      if (game.host !== person) return refused('host-only', { host: `<@${game.host}>` });
      const taken = this.store.games.seats(game.id);
      if (taken.length < edition.seats.min) return refused('too-few-seats', { least: edition.seats.min });
      const options: unknown = JSON.parse(game.options);
      const dealt = fitting(() => {
        const seats = dealtOut(taken, options, edition);
        const sheets = seats.map(({ sheet }) => ({ sheet }));
        return { seats, state: edition.create({ options, seats: sheets, seed: game.seed }) };
      });
      if (!dealt.ok) return dealt;
      const { seats, state } = dealt.value;
      this.store.games.setSeats(game.id, seats);
      const at = this.clock();
      this.store.games.update(game.id, { status: 'playing', started_at: at });
      const play = new Play(edition, state);
      const live = this.live.begin({ ...game, status: 'playing', started_at: at }, edition, play);
      this.goOn(live, [play.drain()]);
      return done();
    });
  }

  /**
   * Answers an open decision, or votes on one. A vote may be changed until it closes.
   * @param branch from the button pressed; an undone branch's buttons are stale
   */
  answer(wish: {
    game: string;
    branch?: number;
    person: string;
    decision: string;
    chosen: string[];
  }): Result<'accepted' | 'voted'> {
    return this.playing(wish.game, (live, seats) => {
      if (wish.branch !== undefined && wish.branch !== live.row.branch) return refused('stale');
      const decision = live.play.open.find((candidate) => candidate.id === wish.decision);
      if (!decision) return refused('stale');
      const persons = personsAsked(decision, seats);
      if (!persons.includes(wish.person)) return this.notAsked(wish.person, persons, seats);
      const answer: Answer = { decision: decision.id, chosen: wish.chosen };
      if (persons.length === 1) return this.accept(live, { kind: 'answer', answer }, wish.person);
      const subject = `decision ${decision.id}`;
      const { id: game } = live.row;
      this.store.votes.add({
        game,
        subject,
        person: wish.person,
        chosen: JSON.stringify(wish.chosen),
        at: this.clock(),
      });
      const { tally } = openDecision(decision, seats, this.store.votes.on(game, subject));
      const first = personOf(seats, live.edition.firstSeat(live.play.state));
      const result = tally && voteResult(decision, tally, first);
      if (!result) {
        this.announcements.follow(live);
        return done('voted' as const);
      }
      return this.accept(live, { kind: 'answer', answer: { decision: decision.id, chosen: result } }, wish.person);
    });
  }

  /** Takes up an offer: something a player may do on top of what waits. */
  interrupt(wish: {
    game: string;
    branch?: number;
    person: string;
    seat: Seat;
    interrupt: string;
  }): Result<'accepted'> {
    return this.playing(wish.game, (live, seats) => {
      if (wish.branch !== undefined && wish.branch !== live.row.branch) return refused('stale');
      if (personOf(seats, wish.seat) !== wish.person) return refused('not-your-seat');
      return this.accept(live, { kind: 'interrupt', seat: wish.seat, interrupt: wish.interrupt }, wish.person);
    });
  }

  /**
   * Takes back one's own last answer: at once when nothing has been rolled, drawn, turned up or answered since,
   * otherwise by agreement of all. Rolls and draws come out the same again.
   */
  undo(game: string, person: string): Result<'undone' | 'proposed'> {
    return this.playing(game, (live, seats) => {
      const last = this.reading.lastOwnAnswer(live.row.id, person);
      if (!last) return refused('nothing-to-undo');
      const alone = personsAt(seats).every((other) => other === person);
      if (last.free || (alone && personsAt(seats).length === 1)) {
        this.back(live, last.seq - 1, person);
        return done('undone' as const);
      }
      this.proposals.open(live, 'undo', { to: last.seq - 1 }, person);
      return this.settleProposals(live, seats) ?? this.followed(live, 'proposed' as const);
    });
  }

  /** Ends a lobby (host), or proposes to give the game up (two thirds must agree). */
  end(game: string, person: string): Result<'ended' | 'proposed'> {
    const row = this.store.games.find(game);
    if (row?.status === 'lobby') {
      if (row.host !== person) return refused('host-only', { host: `<@${row.host}>` });
      return this.change(game, () => {
        this.store.games.update(game, { status: 'ended', ended_at: this.clock() });
        this.announcements.lobby({ row, seq: 0 });
        return done('ended' as const);
      });
    }
    return this.propose(game, person, 'end', {}, 'ended' as const);
  }

  /** Lets the autopilot answer for a seat, or takes it back. One's own seat at once, another's by vote. */
  standIn(game: string, person: string, seat: Seat, autopilot: boolean): Result<'changed' | 'proposed'> {
    const row = this.store.games.seats(game).find((candidate) => candidate.seat === seat);
    if (!row?.person) return refused('not-your-seat');
    if (row.person !== person) {
      if (!autopilot) return refused('not-your-seat');
      return this.propose(game, person, 'autopilot', { seat }, 'changed' as const);
    }
    return this.playing(game, (live) => {
      this.seatAutopilot(live, seat, autopilot);
      this.goOn(live, []);
      return done('changed' as const);
    });
  }

  /** Agrees to a proposal, or refuses it. */
  vote(wish: { game: string; proposal: string; person: string; agree: boolean }): Result<'voted' | 'decided'> {
    return this.playing(wish.game, (live, seats) => {
      if (!this.proposals.vote(live, wish.proposal, wish.person, wish.agree, seats)) return refused('stale');
      const settled = this.settleProposals(live, seats);
      return settled ? done('decided' as const) : this.followed(live, 'voted' as const);
    });
  }

  /** Lets the autopilot go on where it must; call after a start of the program, and now and then. */
  continue(game: string): void {
    try {
      const result = this.playing(game, (live) => {
        this.goOn(live, []);
        return done();
      });
      if (!result.ok) return;
    } catch (error) {
      this.failed(error);
    }
  }

  /** Wakes every game that is being played, so that seats on autopilot go on. */
  resumeAll(): void {
    for (const row of this.store.games.withStatus('playing')) this.continue(row.id);
  }

  /** A person has been mentioned for being awaited. */
  told(game: string, person: string): void {
    const row = this.store.votes.awaited(game).find((candidate) => candidate.person === person);
    if (row) this.store.votes.setAwaited({ ...row, told: 1 });
  }

  private accept(live: Live, entry: Entry, person: string | null): Result<'accepted'> {
    try {
      const events = this.carryOut(live, entry, person);
      this.proposals.dropStale(live);
      this.goOn(live, [events]);
      return done('accepted');
    } catch (error) {
      if (error instanceof Refused) return refused(error.reason);
      throw error;
    }
  }

  private carryOut(live: Live, entry: Entry, person: string | null): EngineEvent[] {
    let events: EngineEvent[] = [];
    this.live.accept(live, entry, person, () => {
      events = live.play.drain();
      return events.some((event) => live.edition.reveals(event));
    });
    if (entry.kind === 'answer') this.store.votes.forget(live.row.id, `decision ${entry.answer.decision}`);
    return events;
  }

  /** Lets the autopilot answer what only it is asked, tells what happened, and lets the questions follow. */
  private goOn(live: Live, batches: EngineEvent[][]): void {
    const seats = this.store.games.seats(live.row.id);
    let more = false;
    for (let run = 0; !live.play.over; run++) {
      const entry = this.autopilotEntry(live, seats);
      if (!entry) break;
      if (run >= AUTOPILOT_RUN) {
        more = true;
        break;
      }
      batches.push(this.carryOut(live, entry, null));
    }
    this.announcements.tell(live, batches);
    if (live.restarted) {
      live.restarted = false;
      const words = this.announcements.words(live, live.play.state);
      this.announcements.happening(live, { lines: [words.say('step-restarted')], pictures: [] });
    }
    if (live.play.over && live.row.status === 'playing') {
      this.store.games.update(live.row.id, { status: 'over', ended_at: this.clock() });
      live.row = { ...live.row, status: 'over' };
      this.announcements.ending(live);
    }
    this.announcements.follow(live);
    if (more) this.later(() => this.continue(live.row.id));
  }

  private autopilotEntry(live: Live, seats: readonly SeatRow[]): Entry | null {
    const decision = live.play.open.find((candidate) => personsAsked(candidate, seats).length === 0);
    const seat = decision?.seats[0];
    if (!decision || seat === undefined) return null;
    const offers = live.play.offers.filter((offer) => offer.seat === seat);
    const move = live.edition.autopilot(live.edition.seenBy(live.play.state, seat), decision, seat, offers);
    if ('answer' in move) return { kind: 'answer', answer: move.answer };
    return { kind: 'interrupt', seat, interrupt: move.interrupt };
  }

  private propose<T extends string>(
    game: string,
    person: string,
    kind: ProposalKind,
    body: Record<string, unknown>,
    settledAs: T,
  ): Result<T | 'proposed'> {
    return this.playing<T | 'proposed'>(game, (live, seats) => {
      if (!personsAt(seats).includes(person)) return refused('not-at-table');
      this.proposals.open(live, kind, body, person);
      const settled = this.settleProposals(live, seats);
      return settled ? done(settledAs) : this.followed(live, 'proposed' as const);
    });
  }

  /** Carries out the proposals that have been agreed to; null when none has. */
  private settleProposals(live: Live, seats: readonly SeatRow[]): Result<'undone'> | null {
    const agreed = this.proposals.settle(live, seats);
    if (!agreed) return null;
    switch (agreed.kind) {
      case 'undo':
        this.back(live, Number(agreed.body.to), agreed.person);
        break;
      case 'end':
        this.giveUp(live);
        break;
      case 'autopilot':
        this.seatAutopilot(live, Number(agreed.body.seat), true);
        this.goOn(live, []);
        break;
      default:
        agreed.kind satisfies never;
    }
    return done('undone');
  }

  private back(live: Live, to: number, person: string): void {
    const sent = this.store.outbox.takeBack(live.row.id, to);
    const again = this.live.back(live.row, live.edition, to, person);
    this.store.votes.forgetAll(live.row.id);
    const words = this.announcements.words(again, again.play.state);
    const what = words.say('taken-back', { person: `<@${person}>`, count: sent.length });
    this.announcements.happening(again, { lines: [what], pictures: [] });
    this.proposals.dropAll(again);
    this.announcements.follow(again);
  }

  private giveUp(live: Live): void {
    this.store.games.update(live.row.id, { status: 'ended', ended_at: this.clock() });
    live.row = { ...live.row, status: 'ended' };
    this.proposals.dropAll(live);
    const words = this.announcements.words(live, live.play.state);
    const lines = [words.say('given-up'), words.text(phrase('seed-opened', { seed: live.row.seed }))];
    this.announcements.happening(live, { lines, pictures: [] });
    this.announcements.follow(live);
    for (const row of this.store.votes.awaited(live.row.id)) this.store.votes.releaseAwaited(row.game, row.person);
  }

  private seatAutopilot(live: Live, seat: Seat, autopilot: boolean): void {
    const seats = this.store.games
      .seats(live.row.id)
      .map((row) => (row.seat === seat ? { ...row, autopilot: autopilot ? 1 : 0 } : row));
    this.store.games.setSeats(live.row.id, seats);
    const words: Words = this.announcements.words(live, live.play.state);
    const name = seats.find((row) => row.seat === seat)?.name ?? '';
    const lines = [words.say(autopilot ? 'autopilot-on' : 'autopilot-off', { name })];
    this.announcements.happening(live, { lines, pictures: [] });
  }

  private followed<T>(live: Live, value: T): Result<T> {
    this.announcements.follow(live);
    return done(value);
  }

  private notAsked(person: string, persons: readonly string[], seats: readonly SeatRow[]): ReturnType<typeof refused> {
    if (!seats.some((seat) => seat.person === person)) return refused('not-at-table');
    const names = persons.map((id) => seats.find((seat) => seat.person === id)?.name ?? id);
    return names.length > 0 ? refused('not-your-turn', { names: [...new Set(names)] }) : refused('autopilot-turn');
  }

  private inLobby(
    channel: string,
    change: (game: GameRow, edition: TableEdition, seats: SeatRow[]) => Result<SeatRow[]>,
  ): Result {
    return this.lobbyOf(channel, (game, edition) => {
      const seats = change(game, edition, this.store.games.seats(game.id));
      if (!seats.ok) return seats;
      this.store.games.setSeats(game.id, seats.value);
      this.announcements.lobby({ row: game, seq: 0 });
      return done();
    });
  }

  private lobbyOf(channel: string, work: (game: GameRow, edition: TableEdition) => Result): Result {
    const game = this.store.games.inChannel(channel);
    if (!game || game.status === 'over' || game.status === 'ended') return refused('no-game');
    if (game.status === 'playing') return refused('already-started');
    return this.change(game.id, () => work(game, this.editionOf(game)));
  }

  private playing<T>(game: string, work: (live: Live, seats: SeatRow[]) => Result<T>): Result<T> {
    const row = this.store.games.find(game);
    if (!row) return refused('no-game');
    if (row.status === 'lobby') return refused('not-started');
    if (row.status !== 'playing') return refused('game-over');
    return this.change(game, () => work(this.wake(row), this.store.games.seats(game)));
  }

  private wake(row: GameRow): Live {
    return this.live.wake(row, this.editionOf(row));
  }

  private editionOf(row: GameRow): TableEdition {
    const edition = this.editions.get(row.edition);
    if (!edition) throw new Error(`no edition "${row.edition}"`);
    return edition;
  }

  /** One transaction. A throw rolls everything back and forgets the live game, to be rebuilt from disk. */
  private change<T>(game: string, work: () => Result<T>): Result<T> {
    try {
      const result = this.store.transaction(work);
      if (result.ok) for (const listener of this.listeners) listener(game);
      return result;
    } catch (error) {
      this.live.evict(game);
      throw error;
    }
  }
}
