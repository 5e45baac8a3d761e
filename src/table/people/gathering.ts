import type { TableEdition } from '../../editions/edition/edition.ts';
import { Unplayable } from '../../editions/edition/unplayable.ts';
import type { GuidedCase } from '../../editions/guide/guide.ts';
import type { Seat } from '../../engine/decision.ts';
import type { EngineState } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import { FIRST, type Locale, localeOf } from '../../locale.ts';
import type { GameRow, SeatRow } from '../../store/games.ts';
import { admit, admitted, beginCase, fixedBy } from '../cases/admission.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import {
  agreedIn,
  companyOf,
  dealtOut,
  filled,
  joined,
  type Lobby,
  left,
  newGameId,
  type Person,
  withOption,
  withoutKeeper,
  withSheet,
} from '../seats/lobby.ts';
import { seatsHeld } from '../seats/seatchange.ts';
import { hostLeaves, lead, mayLead, windLobby } from '../waiting/lobbyclock.ts';
import { readPace } from '../waiting/pace.ts';
import { LANGUAGE, TABLE_OPTIONS } from '../waiting/pacewords.ts';
import type { Servers, Standing } from './servers.ts';

/** The lobby: people gather, choose, agree on options, and begin. */
export class Gathering {
  private readonly room: Room;
  private readonly servers: Servers;

  constructor(room: Room, servers: Servers) {
    this.room = room;
    this.servers = servers;
  }

  /** Opens a lobby in a channel; the host takes the first seat. What the server has settled about games is kept. */
  create(wish: {
    guild: string;
    channel: string;
    host: Person;
    edition: string;
    locale?: Locale;
    pace?: string;
    silence?: string;
    /** The code of a case that other tables play, too. */
    code?: string;
    /** What the host is there, and whose thread the channel is. */
    standing?: Standing;
    /** Who sits down with the host at once, a seat each time they are named, and what is agreed already. */
    company?: readonly Person[];
    options?: object;
    /** The case in which each step is explained: it is begun at once, so that nobody sees a lobby. */
    guided?: Pick<GuidedCase<EngineState>, 'agreed' | 'seed' | 'sheet'>;
  }): Result<string> {
    const edition = this.room.editions.get(wish.edition);
    if (!edition) return refused('no-such-edition');
    const running = this.room.store.games.inChannel(wish.channel);
    if (running && (running.status === 'lobby' || running.status === 'playing')) return refused('channel-taken');
    const sealed = wish.code === undefined ? null : admitted(this.room, wish.code, edition);
    if (sealed && !sealed.ok) return sealed;
    const row: GameRow = {
      id: newGameId(),
      edition: edition.id,
      guild: wish.guild,
      channel: wish.channel,
      host: wish.host.id,
      locale: wish.locale ?? FIRST,
      status: 'lobby',
      pace: wish.pace ?? 'week',
      silence: wish.silence ?? 'turn',
      options: sealed?.value.options ?? JSON.stringify(wish.guided?.agreed ?? wish.options ?? {}),
      seed: sealed?.value.seed ?? wish.guided?.seed ?? this.room.seed(),
      branch: 0,
      parked: null,
      created_at: this.room.clock(),
      started_at: null,
      ended_at: null,
      numbered: 0,
    };
    return this.room.change(row.id, () => {
      const admits = this.servers.admits(wish.guild, wish.channel, wish.host.id, wish.standing ?? {});
      if (!admits.ok) return admits;
      this.servers.opened(wish.guild);
      this.room.store.games.add(row);
      if (sealed) admit(this.room, row.id, sealed.value);
      const seats = [wish.host, ...(wish.company ?? [])].reduce<SeatRow[]>((taken, person) => {
        const next = joined({ game: row, edition, seats: taken }, person, wish.guided?.sheet ?? null);
        return next.ok ? next.value : taken;
      }, []);
      this.room.store.games.setSeats(row.id, seats);
      windLobby(this.room, row, wish.host.id);
      if (wish.guided) this.room.store.guides.begin(row.id);
      else this.room.announcements.lobby({ row, seq: 0 });
      return done(row.id);
    });
  }

  /**
   * Opens a lobby for the people of a game that is over, with as many seats and the same settings, in the same channel.
   * @param host who wants it; they need not have played
   */
  again(game: string, host: Person, standing: Standing): Result<string> {
    const row = this.room.store.games.find(game);
    if (!row) return refused('no-game');
    const { guild, channel, edition, pace, silence } = row;
    const locale = localeOf(row.locale);
    const seats = this.room.store.games
      .seats(game)
      .flatMap(({ person: id, name }) => (id === null ? [] : [{ id, name }]));
    const own = seats.findIndex(({ id }) => id === host.id);
    const options = agreedIn(JSON.parse(row.options), this.room.editionOf(row));
    const company = seats.filter((_, index) => index !== own);
    return this.create({ guild, channel, host, edition, locale, pace, silence, standing, company, options });
  }

  /** Takes a seat in the lobby of a channel. Who has one gets no other by it, so that a button may be pressed twice. */
  join(channel: string, person: Person, sheet: string | null = null): Result {
    return this.inLobby(channel, person.id, (lobby) => {
      if (seatsHeld(lobby.seats, person.id).length > 0) return refused('already-seated');
      const result = joined(lobby, person, sheet);
      if (result.ok) this.room.store.spectators.drop(lobby.game.id, person.id);
      return result;
    });
  }

  /**
   * Takes one seat more in the lobby of a channel, for somebody who plays several investigators.
   * @param held how many they have, as far as they know: who says it twice gets one
   */
  takeAnother(channel: string, person: Person, held: number): Result {
    return this.inLobby(channel, person.id, (lobby) =>
      seatsHeld(lobby.seats, person.id).length === held ? joined(lobby, person, null) : refused('seats-changed'),
    );
  }

  /**
   * Gives the last seat back, in the lobby. A host who leaves is followed by whoever sits there first; with nobody there the
   * lobby closes.
   * @returns `closed` where it does
   */
  leave(channel: string, person: string): Result<'left' | 'closed'> {
    return this.lobbyOf(channel, (game) => {
      const { games } = this.room.store;
      const seats = games.seats(game.id);
      const own = seats.filter((seat) => seat.person === person);
      const after = left(seats, person);
      if (!after.ok && game.host !== person) return after;
      if (after.ok) games.setSeats(game.id, after.value);
      if (game.host !== person || own.length > 1) windLobby(this.room, game, person);
      else hostLeaves(this.room, game, after.ok ? after.value : seats);
      this.room.announcements.lobby({ row: game, seq: 0 });
      return done(games.find(game.id)?.status === 'ended' ? ('closed' as const) : ('left' as const));
    });
  }

  /** Whether a person may do what the host does in the lobby of a channel. */
  mayLead(channel: string, person: string): Result {
    return this.lobbyOf(channel, (game) => mayLead(this.room, game, person));
  }

  /** Chooses an investigator, or null for one at random, in the lobby. */
  chooseSheet(channel: string, person: string, sheet: string | null, seat?: Seat): Result {
    return this.inLobby(channel, person, (lobby) => withSheet(lobby, person, sheet, seat));
  }

  /**
   * Sets how many seats the autopilot plays, in the lobby.
   * @param name what it is called on the first, the second … of them
   */
  fill(channel: string, person: string, count: number, name: (number: number) => string): Result {
    return this.inLobby(channel, person, (lobby) => {
      const led = lead(this.room, lobby.game, person);
      return led.ok ? filled(lobby, count, name) : led;
    });
  }

  /** Changes an option of the game, in the lobby. */
  setOption(channel: string, person: string, id: string, value: string): Result {
    return this.lobbyOf(channel, (row, edition) => {
      const led = lead(this.room, row, person);
      if (!led.ok) return led;
      const game = led.value;
      const ofTable = tableOption(id, value);
      if (ofTable) {
        if (!ofTable.ok) return ofTable;
        this.room.store.games.update(game.id, ofTable.value);
        this.room.announcements.lobby({ row: game, seq: 0 });
        return done();
      }
      const fixed = fixedBy(this.room, game, edition, id);
      if (fixed) return fixed;
      const options = withOption(game, edition, id, value);
      if (!options.ok) return options;
      this.room.store.games.update(game.id, { options: JSON.stringify(options.value) });
      this.room.store.games.setSeats(
        game.id,
        withoutKeeper(this.room.store.games.seats(game.id), options.value, edition),
      );
      this.room.announcements.lobby({ row: game, seq: 0 });
      return done();
    });
  }

  /** Deals and begins. Only the host may. */
  start(channel: string, person: string): Result {
    return this.lobbyOf(channel, (row, edition) => {
      const led = lead(this.room, row, person);
      if (!led.ok) return led;
      const game = led.value;
      const taken = this.room.store.games.seats(game.id);
      if (taken.length < edition.seats.min) return refused('too-few-seats', { least: edition.seats.min });
      const options = edition.aNewTable(JSON.parse(game.options), companyOf(game.pace, taken));
      if (taken.length > 1) this.room.store.guides.end(game.id);
      const guided = this.room.store.guides.has(game.id) ? edition.guided : undefined;
      const dealt = fitting(() => {
        if (guided) return { seats: taken, state: guided.create() };
        const seats = dealtOut(taken, options, edition);
        const sheets = seats.map(({ sheet }) => ({ sheet }));
        return { seats, state: edition.create({ options, seats: sheets, seed: game.seed }) };
      });
      if (!dealt.ok) return dealt;
      const sealed = beginCase(this.room, game, edition, options);
      if (!sealed.ok) return sealed;
      const { seats, state } = dealt.value;
      this.room.store.games.setSeats(game.id, seats);
      const at = this.room.clock();
      this.room.store.games.update(game.id, {
        status: 'playing',
        started_at: at,
        options: JSON.stringify(options),
      });
      const play = new Play(edition, state);
      const begun: GameRow = { ...game, status: 'playing', started_at: at, options: JSON.stringify(options) };
      const live = this.room.live.begin(begun, edition, play);
      this.room.goOn(live, [{ seat: null, steps: play.drainSteps() }]);
      return done();
    });
  }

  private inLobby(channel: string, person: string, change: (lobby: Lobby) => Result<SeatRow[]>): Result {
    return this.lobbyOf(channel, (game, edition) => {
      const seats = change({ game, edition, seats: this.room.store.games.seats(game.id) });
      if (!seats.ok) return seats;
      windLobby(this.room, this.room.store.games.find(game.id) ?? game, person);
      this.room.store.games.setSeats(game.id, seats.value);
      this.room.announcements.lobby({ row: game, seq: 0 });
      return done();
    });
  }

  private lobbyOf<T>(channel: string, work: (game: GameRow, edition: TableEdition) => Result<T>): Result<T> {
    const game = this.room.store.games.inChannel(channel);
    if (!game || game.status === 'over' || game.status === 'ended') return refused('no-game');
    if (game.status === 'playing') return refused('already-started');
    return this.room.change(game.id, () => work(game, this.room.editionOf(game)));
  }
}

/** The change to a game by an option of the table itself; null when it is one of the edition. */
function tableOption(id: string, value: string): Result<Partial<GameRow>> | null {
  const option = TABLE_OPTIONS.find((candidate) => candidate.id === id);
  if (!option) return null;
  const known = option.values.some((candidate) => candidate.value === value);
  if (!known && !(id === 'table.pace' && readPace(value))) return refused('no-such-value', { value });
  if (id === LANGUAGE) return done({ locale: value });
  return done(id === 'table.pace' ? { pace: value } : { silence: value });
}

/** What a setup comes to, or why what was agreed does not fit. */
function fitting<T>(work: () => T): Result<T> {
  try {
    return done(work());
  } catch (error) {
    if (error instanceof Unplayable) return { ok: false, refusal: error.phrase };
    throw error;
  }
}
