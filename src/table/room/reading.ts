import type { TableEdition } from '../../editions/edition/edition.ts';
import type { Decision } from '../../engine/decision.ts';
import { type Phrase, ref } from '../../engine/phrase.ts';
import type { GameRow } from '../../store/games.ts';
import type { OutboxRow } from '../../store/outbox.ts';
import type { Store } from '../../store/store.ts';
import { openSeed } from '../cases/seal.ts';
import { effective } from '../game/journal.ts';
import type { Live } from '../game/live.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { GameView } from '../game/view.ts';
import { atOnce, type Work } from '../records/aside.ts';
import { drawList, type Verification, verified } from '../records/verification.ts';
import { personOf, personsAsked } from '../seats/seating.ts';
import { type Happening, happeningIn, type KeptPicture, type OlderHappening, type Seating } from '../told/happening.ts';
import type { Proposals } from '../votes/proposal.ts';
import type { Silence } from '../waiting/pace.ts';
import { silenceFor } from '../waiting/policy.ts';
import type { Timers } from '../waiting/timer.ts';
import { gameView } from './gameview.ts';

/** A game's state with its rules. */
export interface Position {
  live: Live;
  edition: TableEdition;
}

/** Something that was told: where, and what. */
export interface ToldRow {
  id: number;
  message: string | null;
  happening: Happening | OlderHappening;
}

/** What is read from. */
interface Sources {
  store: Store;
  editions: ReadonlyMap<string, TableEdition>;
  /** The live game of a row; rebuilt when it sleeps. */
  wake: (row: GameRow) => Live;
  proposals: Proposals;
  timers: Timers;
}

/** How many happenings `/log` shows at most. */
const LOG_MOST = 30;

/** What a careful player would do: options, or an offer taken up instead, and why. */
interface Hint {
  decision: Decision;
  chosen: string[];
  interrupt: string | null;
  /** Worked out when it is asked for, since it takes several times as long. */
  why: () => Phrase;
}

/** Everything one may ask about games without changing them. */
export class Reading {
  private readonly store: Store;
  private readonly editions: ReadonlyMap<string, TableEdition>;
  private readonly wakeGame: (row: GameRow) => Live;
  private readonly proposals: Proposals;
  private readonly timers: Timers;

  constructor({ store, editions, wake, proposals, timers }: Sources) {
    this.store = store;
    this.editions = editions;
    this.wakeGame = wake;
    this.proposals = proposals;
    this.timers = timers;
  }

  /** The edition of a game. */
  edition(id: string): TableEdition {
    const edition = this.editions.get(id);
    if (!edition) throw new Error(`no edition "${id}"`);
    return edition;
  }

  /** The game of a channel: the one being played or gathered, else the last one; null when there was none. */
  inChannel(channel: string): GameView | null {
    const row = this.store.games.inChannel(channel);
    return row ? this.view(row) : null;
  }

  game(id: string): GameView | null {
    const row = this.store.games.find(id);
    return row ? this.view(row) : null;
  }

  /** The position of a started game, for pictures and texts. */
  position(id: string): Result<Position> {
    const row = this.store.games.find(id);
    if (!row) return refused('no-game');
    if (row.status === 'lobby' || row.started_at === null) return refused('not-started');
    return done({ live: this.wake(row), edition: this.edition(row.edition) });
  }

  /** The games a person plays, stands in for somebody in, or follows; those they play first. */
  gamesOf(person: string): GameView[] {
    const { games, spectators } = this.store;
    const all = [
      ...games.of(person),
      ...games.substitutedBy(person),
      ...this.keptBy(person),
      ...spectators.followed(person),
    ];
    const running = all.filter(({ status }) => status === 'playing' || status === 'lobby');
    return [...new Map(running.map((row) => [row.id, row])).values()].map((row) => this.view(row));
  }

  /** What a person is asked, in all games, and where. */
  openFor(person: string): { game: GameView; decisions: Decision[] }[] {
    return this.gamesOf(person)
      .map((game) => ({
        game,
        decisions: game.open.filter((open) => open.awaited.includes(person)).map((open) => open.decision),
      }))
      .filter((entry) => entry.decisions.length > 0);
  }

  private keptBy(person: string): GameRow[] {
    return this.store.games
      .withStatus('playing')
      .filter((row) => this.edition(row.edition).keeper?.(JSON.parse(row.options)) === person);
  }

  /** What happened since the person's last look, which this is from now on; or the last happenings. */
  log(id: string, person: string, all: boolean): ToldRow[] {
    const after = all ? 0 : this.store.messages.lastVisit(id, person);
    const rows = this.store.outbox.happenings(id, after, LOG_MOST);
    this.store.messages.visited(id, person, this.store.outbox.lastId(id));
    return rows.map(toldIn);
  }

  /** What happened since the person's last look. */
  news(id: string, person: string): ToldRow[] {
    return this.store.outbox.happenings(id, this.store.messages.lastVisit(id, person), LOG_MOST).map(toldIn);
  }

  /** This is the person's last look. */
  looked(id: string, person: string): void {
    this.store.messages.visited(id, person, this.store.outbox.lastId(id));
  }

  /** The visible position as a scenario file. */
  report(id: string): Result<string> {
    const position = this.position(id);
    if (!position.ok) return position;
    return done(position.value.edition.report(position.value.live.play));
  }

  /** What a careful player would answer to the question the person is asked now. */
  hint(id: string, person: string): Result<Hint> {
    const position = this.position(id);
    if (!position.ok) return position;
    const { live, edition } = position.value;
    const seats = this.store.games.seats(id);
    const decision = live.play.open.find((candidate) => personsAsked(candidate, seats).includes(person));
    const seat = decision?.seats.find(
      (candidate) => decision.mode === 'keeper' || personOf(seats, candidate) === person,
    );
    if (!decision || seat === undefined) return refused('nothing-asked');
    const offers = live.play.offers.filter((offer) => offer.seat === seat);
    const seen = edition.seenBy(live.play.state, seat);
    const move = edition.autopilot(seen, decision, seat, offers);
    const why = () => edition.why(seen, decision, seat, offers);
    if ('interrupt' in move) return done({ decision, chosen: [], interrupt: move.interrupt, why });
    return done({ decision, chosen: move.answer.chosen, interrupt: null, why });
  }

  /** Of many places a person could go to, those a careful player would like best, the best first. */
  favored(id: string, decision: Decision): string[] {
    const position = this.position(id);
    const [seat] = decision.seats;
    if (!position.ok || seat === undefined) return [];
    const { live, edition } = position.value;
    return edition.favored?.(edition.seenBy(live.play.state, seat), decision, seat) ?? [];
  }

  /** Checks every die, draw and shuffle by its address, and the chain of the journal. */
  verify(id: string): Result<Verification> {
    return atOnce(this.verifying(id));
  }

  /** The same, in small pieces. */
  *verifying(id: string): Work<Result<Verification>> {
    const row = this.store.games.find(id);
    if (!row || row.started_at === null) return refused('not-started');
    return done(yield* verified(this.store, row));
  }

  /** Everything that was drawn in a game that is over and open, a line each; null before. */
  draws(id: string): string | null {
    const row = this.store.games.find(id);
    return row && openSeed(this.store, row) !== null ? drawList(this.store, row) : null;
  }

  /** The latest number of the newspaper; null before there is one. */
  paper(id: string): KeptPicture | null {
    const row = this.store.outbox.paper(id);
    return row ? (happeningIn(row).paper ?? null) : null;
  }

  /** Who sits where in a game, and what players are called, now. */
  seating(id: string): Seating {
    const position = this.position(id);
    const seats = this.store.games.seats(id);
    return {
      who: (seat) =>
        position.ok ? position.value.edition.who(position.value.live.play.state, seat) : ref('seat', String(seat)),
      player: (at) => seats.find(({ seat }) => seat === at)?.name ?? null,
    };
  }

  /** What came of a proposal; null while it is open. */
  outcome(id: string, proposal: string): Phrase | null {
    return this.proposals.outcome(id, proposal);
  }

  /** True where the table has been told what came of a proposal. */
  isOutcomeTold(id: string, proposal: string): boolean {
    return this.proposals.isOutcomeTold(id, proposal);
  }

  /** What a person's silence means in a game. */
  silenceFor(id: string, person: string): Silence {
    const row = this.store.games.find(id);
    return row ? silenceFor(this.store, row, person) : 'wait';
  }

  /** True for a question of the last race, which somebody else was quicker to answer. */
  isWithdrawn(id: string, decision: string): boolean {
    const row = this.store.games.find(id);
    return row?.status === 'playing' && this.wake(row).withdrawn.includes(decision);
  }

  /** The person's last answer that still counts, and whether it may be taken back freely. */
  lastOwnAnswer(id: string, person: string): { seq: number; free: boolean } | null {
    const events = effective(this.store.journal.everything(id));
    const last = events.findLast((event) => event.person === person);
    if (!last) return null;
    return { seq: last.seq, free: last === events.at(-1) && !last.revealing };
  }

  private wake(row: GameRow): Live {
    return this.store.transaction(() => this.wakeGame(row));
  }

  private view(row: GameRow): GameView {
    const live = row.status === 'playing' ? this.wake(row) : null;
    const { store, proposals, timers } = this;
    return gameView({ store, proposals, timers, edition: this.edition(row.edition) }, row, live);
  }
}

function toldIn(row: OutboxRow): ToldRow {
  return { id: row.id, message: row.message, happening: happeningIn(row) };
}
