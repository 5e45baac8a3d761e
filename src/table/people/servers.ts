import type { GameRow } from '../../store/games.ts';
import type { Starters } from '../../store/schema/shape.ts';
import { done, type Result, refused } from '../game/result.ts';
import type { Room } from '../room/room.ts';

/** So many lobbies a person may host at once on a server, whatever is agreed there. */
const MOST_LOBBIES = 3;
/** So many games that they play by themselves, guided ones too: a channel each, and nobody else there to close it. */
const MOST_ALONE = 5;

/** What whoever manages a server has settled about games there. */
export interface ServerRules {
  who: Starters;
  /** Whose holders may start games, where `who` says so. */
  role: string | null;
  /** Channels that games are started in; none: in all. */
  openIn: readonly string[];
  /** Channels that no game is started in. */
  closedIn: readonly string[];
  /** How many games there may be at once; null: as many as people like. */
  most: number | null;
}

/** Where somebody wants a game, and what they are there. */
export interface Standing {
  /** The channel a thread belongs to. */
  parent?: string | null;
  /** The roles of the person. */
  roles?: readonly string[];
  /** They may manage the channel or the server: the rules are theirs to make. */
  manages?: boolean;
}

/** What servers have settled: who may start games, where, and how many at once. */
export class Servers {
  private readonly room: Room;

  constructor(room: Room) {
    this.room = room;
  }

  /** What holds on a server. */
  rules(guild: string): ServerRules {
    const { who, role, open_in, closed_in, most } = this.room.store.servers.find(guild);
    return { who, role, openIn: JSON.parse(open_in), closedIn: JSON.parse(closed_in), most };
  }

  /** Settles something anew; games that are there go on. Whether somebody may, the caller knows. */
  settle(guild: string, change: Partial<ServerRules>): ServerRules {
    const { servers } = this.room.store;
    this.room.store.transaction(() => {
      const { who, role, openIn, closedIn, most } = { ...this.rules(guild), ...change };
      const places = { open_in: JSON.stringify(openIn), closed_in: JSON.stringify(closedIn) };
      servers.keep({ ...servers.find(guild), who, role, most, ...places });
    });
    return this.rules(guild);
  }

  /** The games that are gathered or played on a server, the oldest first. */
  games(guild: string): GameRow[] {
    return this.room.store.games.runningIn(guild);
  }

  /** Whether a person may open a game in a channel. Call inside the transaction that opens it, and `opened` after it. */
  admits(guild: string, channel: string, host: string, standing: Standing): Result {
    if (standing.manages) return done();
    const { who, role, most } = this.rules(guild);
    const mine = who === 'everybody' || (who === 'role' && role !== null && (standing.roles ?? []).includes(role));
    if (!mine) return who === 'role' ? refused('games-by-role', { role: `<@&${role}>` }) : refused('games-by-nobody');
    const place = this.place(guild, channel, standing);
    if (!place.ok) return place;
    const games = this.games(guild);
    if (most !== null && games.length >= most) return refused('games-at-once', { most });
    const lobbies = games.filter((game) => game.status === 'lobby' && game.host === host && game.parked === null);
    if (lobbies.length >= MOST_LOBBIES) return refused('too-many-lobbies', { most: MOST_LOBBIES });
    const alone = games.filter((game) => game.status === 'playing' && game.host === host && this.isAlone(game));
    return alone.length >= MOST_ALONE ? refused('too-many-alone', { most: MOST_ALONE }) : done();
  }

  /** Whether nobody plays in a game but its host. */
  private isAlone({ id, host }: GameRow): boolean {
    return this.room.store.games.seats(id).every(({ person }) => person === null || person === host);
  }

  /** Whether games are welcome in a channel. */
  place(guild: string, channel: string, { parent = null, manages = false }: Standing): Result {
    if (manages) return done();
    const { openIn, closedIn } = this.rules(guild);
    const is = (list: readonly string[]): boolean => list.some((id) => id === channel || id === parent);
    if (is(closedIn)) return refused('games-not-here');
    if (openIn.length > 0 && !is(openIn))
      return refused('games-elsewhere', { channels: openIn.map((id) => `<#${id}>`) });
    return done();
  }

  /** A game has been opened: of two that open the last one at once, one comes after the other. */
  opened(guild: string): void {
    const { servers } = this.room.store;
    const row = servers.find(guild);
    servers.keep({ ...row, opened: row.opened + 1 });
  }
}
