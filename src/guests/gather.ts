import type { Act } from '../local/act.ts';
import type { Guest, Handle } from './guest.ts';

/** The bot may be another process, and slow: it is waited for its lobby so long, in milliseconds. */
const PATIENCE = 120_000;
const LOOK = 20;

/** How a game is to be. */
export interface Gathering {
  /** Seats a person takes beyond the first; of the host. */
  more?: number;
  autopilots?: number;
  /** Left out: the second edition. */
  edition?: { edition: string; scenario?: string };
  options?: Record<string, string>;
}

/**
 * Opens a lobby, lets all sit down and begins.
 * @param quiet resolves when nothing more comes of what was done
 */
export async function gather(
  wish: Gathering,
  guests: readonly Guest[],
  quiet: () => Promise<void> = async () => undefined,
): Promise<void> {
  const [host, ...others] = guests;
  if (!host) throw new Error('nobody came');
  await (await host.robot.command('game new', named(wish.edition))).answer();
  await quiet();
  for (const [option, value] of Object.entries(wish.options ?? {}))
    await (await host.robot.command('game options', { option, value })).answer();
  for (const guest of others) {
    await done(await guest.use(await inLobby(guest, 'join')));
    await quiet();
  }
  for (let seat = 0; seat < (wish.more ?? 0); seat++) await (await host.robot.command('game join')).answer();
  if (wish.autopilots) await (await host.robot.command('game fill', { count: wish.autopilots })).answer();
  await quiet();
  await done(await host.use(await inLobby(host, 'start')));
  await quiet();
}

async function done(act: Act): Promise<void> {
  await act.outcome();
  act.close();
}

/** A button of the lobby, once it is there. */
async function inLobby(guest: Guest, act: 'join' | 'start'): Promise<Handle> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const handle = guest.find(({ press }) => press.on === 'lobby' && press.act === act);
    if (handle) return handle;
    if (performance.now() > end) throw new Error(`no way to ${act}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/** The options of `/game new` that say which game it is to be. */
function named(
  { edition, scenario }: NonNullable<Gathering['edition']> = { edition: 'second' },
): Record<string, string> {
  return { edition, ...(scenario ? { scenario } : {}) };
}
