import type { GameRow, SeatRow } from '../../store/games.ts';
import { readSubject, type Subject, subjectOf } from '../../store/subject.ts';
import type { TimerRow } from '../../store/timers.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';
import { tableSentence } from '../told/happening.ts';
import { DONE } from './timer.ts';

const DAY = 24 * 3_600_000;
/** A lobby in which nobody does anything is announced to close after this time, and closes a day later. */
const LOBBY_LIFE = 6 * DAY;
const LAST_CALL = DAY;
/** After so long a silence of the host whoever sits there may act as the host, and is it then. */
const HOST_SILENCE = DAY;

const WARNING = subjectOf('lobby', 'warning');
const END = subjectOf('lobby', 'end');
const HOST = subjectOf('lobby', 'host');

/** Somebody does something in a lobby: its clocks begin anew, the host's where it is theirs. Call inside a transaction. */
export function windLobby(room: Room, { id: game, host }: GameRow, person: string): void {
  const { timers } = room.store;
  const since = room.clock();
  const set = (subject: Subject, span: number): void =>
    timers.set({ game, subject, since, stage: 'deadline', due: since + span, earliest: 0 });
  timers.forget(game, END);
  set(WARNING, LOBBY_LIFE);
  if (person === host) set(HOST, HOST_SILENCE);
}

/**
 * Whether a person may do what the host does: the host, and whoever sits there when the host has been silent for a day.
 * A lobby of before has no clock of its host's silence until somebody does something in it.
 */
export function mayLead(room: Room, game: GameRow, person: string): Result {
  if (game.host === person) return done();
  const clock = room.store.timers.find(game.id, HOST);
  const isSilent = clock !== undefined && room.clock() - clock.since >= HOST_SILENCE;
  const sits = room.store.games.seats(game.id).some((seat) => seat.person === person);
  return isSilent && sits ? done() : refused('host-only', { host: `<@${game.host}>` });
}

/** Lets a person do what the host does; who does so after the host's silence is the host. Call inside a transaction. */
export function lead(room: Room, game: GameRow, person: string): Result<GameRow> {
  const may = mayLead(room, game, person);
  if (!may.ok) return may;
  const led = game.host === person ? game : passedTo(room, game, person);
  windLobby(room, led, person);
  return done(led);
}

/** Who leaves a lobby as its host is followed by whoever sits there first; with nobody there, it closes. Call inside a transaction. */
export function hostLeaves(room: Room, game: GameRow, seats: readonly SeatRow[]): void {
  const next = seats.find(({ person }) => person !== null && person !== game.host)?.person ?? null;
  if (next === null) closeLobby(room, game, null);
  else windLobby(room, passedTo(room, game, next), next);
}

/** Closes a lobby without a game. @param why what is said of it beside that it is closed. Call inside a transaction. */
export function closeLobby(room: Room, game: GameRow, why: 'lobby-expired' | 'lobby-ended' | null): void {
  const { games, timers } = room.store;
  for (const { subject } of timers.of(game.id)) timers.forget(game.id, subject);
  games.update(game.id, { status: 'ended', ended_at: room.clock() });
  if (why) tell(room, game, why);
  room.announcements.lobby({ row: game, seq: 0 });
}

/** What is due on a lobby's clocks. */
export function ringLobby(room: Room, game: GameRow): void {
  room.change(game.id, () => {
    const now = room.clock();
    const due = room.store.timers.of(game.id).filter((row) => row.due !== null && row.due <= now);
    for (const row of due) ring(room, game, row);
    return done();
  });
}

function ring(room: Room, game: GameRow, row: TimerRow): void {
  const { timers, games } = room.store;
  const now = room.clock();
  switch (readSubject(row.subject)?.id) {
    case 'warning': {
      // However long the program was down, there is a day after the announcement.
      const due = now + LAST_CALL;
      timers.set({ ...row, stage: DONE, due: null });
      timers.set({ game: game.id, subject: END, since: now, stage: 'deadline', due, earliest: 0 });
      tell(room, game, 'lobby-closes', { when: `<t:${Math.floor(due / 1000)}:R>` });
      break;
    }
    case 'host': {
      timers.set({ ...row, stage: DONE, due: null });
      const others = games.seats(game.id).filter(({ person }) => person !== null && person !== game.host);
      if (others.length > 0) tell(room, game, 'lobby-host-silent', { host: `<@${game.host}>` });
      break;
    }
    default:
      closeLobby(room, game, 'lobby-expired');
  }
}

function passedTo(room: Room, game: GameRow, person: string): GameRow {
  room.store.games.update(game.id, { host: person });
  tell(room, game, 'host-passed', { host: `<@${person}>` });
  return { ...game, host: person };
}

function tell(room: Room, row: GameRow, key: string, args: Record<string, string> = {}): void {
  room.announcements.say({ row, seq: 0 }, tableSentence(key, args));
}
