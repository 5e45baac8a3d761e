import type { GameRow } from '../../store/games.ts';
import type { MessageRow } from '../../store/messages.ts';
import type { Services } from '../connection/services.ts';
import type { Sight } from '../connection/sight.ts';
import { during } from '../connection/stretch.ts';
import { isAskedPlainly } from '../message/surface.ts';
import { readSurface } from '../message/surfacename.ts';
import { isUnasked } from '../question/questiondraft.ts';

/** A game is looked after at most once in this time, in milliseconds, however often people ask. */
const LOOK_REST = 10_000;
/** After a start the games are looked after one by one, with so many milliseconds between two. */
const ROUND_REST = 250;
/** So often, in milliseconds, it is looked whether a question has been lost, or a channel can be written to again. */
const WATCH_REST = 600_000;

/** What is looked for: whatever is missing, or only that every question has a message, which Discord need not be asked for. */
type Care = 'all' | 'asked';

/** What sends for a game, as far as the lookout needs it. */
interface Sending {
  readonly isIdle: boolean;
  redo(game: string, kind: 'questions' | 'status'): Promise<void>;
  revive(game: GameRow): void;
  settled(game: string): Promise<void>;
}

/** Looks whether the messages of games are still in their channels; what somebody has deleted is posted anew. */
export class Lookout {
  private readonly services: Services;
  private readonly sending: Sending;
  private readonly sight: Pick<Sight, 'sleeps' | 'mayWrite'>;
  /** Games looked after a moment ago. */
  private readonly resting = new Map<string, NodeJS.Timeout>();
  /** Of these, games that somebody has asked for since. */
  private readonly wanted = new Set<string>();
  private readonly rounds = new Set<NodeJS.Timeout>();
  private watch: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(services: Services, sending: Sending, sight: Pick<Sight, 'sleeps' | 'mayWrite'>) {
    this.services = services;
    this.sending = sending;
    this.sight = sight;
  }

  /**
   * Looks after every game that waits for somebody, in its own time: whatever is to be sent goes first. From then on it
   * looks every ten minutes after those that have lost a question, and those that couldn't be reached.
   */
  start(): void {
    const { directory } = this.services.ledger;
    this.round((range) => directory.awaiting(range));
    this.watch = setInterval(() => {
      this.round(async (range) => [...(await directory.mute(range)), ...(await directory.parked(range))], 'asked');
    }, WATCH_REST).unref();
  }

  /** Looks after some games, one after the other. */
  private round(find: (range: Services['range']) => Promise<readonly string[]>, after: Care = 'all'): void {
    let left: string[] | null = null;
    const next = async (): Promise<void> => {
      left ??= [...(await find(this.services.range))];
      const game = this.sending.isIdle ? left.pop() : null;
      if (game === undefined) return;
      if (game !== null) await this.visit(game, after);
      this.soon(next);
    };
    this.soon(next);
  }

  private async visit(game: string, after: Care): Promise<void> {
    const { ledger, store } = this.services;
    const { row, isWell } = await ledger.act({ games: [game] }, () => {
      const found = store.games.find(game);
      const isParked = found && found.parked !== null;
      if (isParked && this.sight.mayWrite(found.channel)) this.sending.revive(found);
      const isWell = after === 'asked' && !isParked && !isUnasked(this.services, game);
      return { row: store.games.find(game), isWell };
    });
    if (row?.parked !== null || isWell) return;
    if (this.sight.sleeps(row.channel)) await this.open(row.channel);
    await this.look(game);
  }

  stop(): void {
    this.stopped = true;
    for (const timer of this.rounds) clearTimeout(timer);
    if (this.watch) clearInterval(this.watch);
    for (const timer of this.resting.values()) clearTimeout(timer);
  }

  /** Resolves when what was missing in a game has been posted, or nothing was. Never rejects. */
  async look(game: string): Promise<void> {
    if (this.resting.has(game)) {
      this.wanted.add(game);
      return;
    }
    const rest = setTimeout(() => {
      this.resting.delete(game);
      if (this.wanted.delete(game)) void this.look(game);
    }, LOOK_REST);
    this.resting.set(game, rest.unref());
    try {
      if (!(await during(this.services, { games: [game] }, (services) => isSomethingLost(services, game)))) return;
      await this.sending.redo(game, 'questions');
      await this.sending.redo(game, 'status');
      await this.sending.settled(game);
    } catch (error) {
      this.services.log.warn('lookout.failed', { game, why: error instanceof Error ? error.message : error });
    }
  }

  /** Opens a thread that fell asleep while the program was not running: nobody could answer in it. */
  private async open(channel: string): Promise<void> {
    try {
      await this.services.post.reopen(channel);
    } catch (error) {
      this.services.log.info('thread.stays-closed', { channel, why: error instanceof Error ? error.message : error });
    }
  }

  private soon(next: () => Promise<void>): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.rounds.delete(timer);
      next().catch((error: unknown) => this.services.log.error('lookout.failed', { error }));
    }, ROUND_REST).unref();
    this.rounds.add(timer);
  }
}

/**
 * Looks whether the questions, proposals and the status message of a game are still in its channel. Of a lost message it
 * is noted that it shows nothing, so that it is posted anew when the questions and the status follow the game.
 * A question that Discord took without buttons only counts as well, and one that is open and was never posted.
 * @throws Error when nothing is missing as far as can be seen, and it is worth looking again
 */
export async function isSomethingLost(services: Services, game: string): Promise<boolean> {
  const { store, log } = services;
  const lost = new Set<string>();
  const shown = new Map(
    store.messages
      .of(game)
      .filter(isFollowed)
      .map(({ id, channel }) => [id, channel]),
  );
  let unseen: unknown = null;
  for (const [id, channel] of shown)
    try {
      if (await isLost(services, channel, id)) lost.add(id);
    } catch (error) {
      unseen = error;
    }
  for (const row of store.messages.of(game)) {
    if (!lost.has(row.id)) continue;
    log.info('message.lost', { game, surface: row.surface, message: row.id });
    store.messages.keep({ ...row, body: JSON.stringify({ ...JSON.parse(row.body), shows: '' }) });
  }
  if (lost.size > 0 || store.messages.of(game).some(isAskedPlainly) || isUnasked(services, game)) return true;
  if (unseen) throw unseen;
  return false;
}

/** True when a message is known to be gone. @throws Error when it is worth asking again */
async function isLost({ post, log, sort }: Services, channel: string, id: string): Promise<boolean> {
  try {
    return !(await post.has(channel, id));
  } catch (error) {
    if (sort(error).kind === 'retry') throw error;
    log.info('message.unseen', { channel, message: id, why: error instanceof Error ? error.message : error });
    return false;
  }
}

/** True for a message that somebody needs; what has been told stays told. */
function isFollowed({ surface }: MessageRow): boolean {
  const on = readSurface(surface)?.on;
  return on === 'question' || on === 'proposal' || on === 'status';
}
