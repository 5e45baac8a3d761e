import { type Guest, type Handle, handlesOf, privateAnswer } from './guest.ts';
import type { Filled } from './typed.ts';

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
 * @throws Trouble when something of it was refused, or failed
 */
export async function gather(
  wish: Gathering,
  guests: readonly Guest[],
  quiet: () => Promise<void> = async () => undefined,
): Promise<void> {
  const [host, ...others] = guests;
  if (!host) throw new Error('nobody came');
  await asked(host, 'game new', named(wish.edition));
  await quiet();
  for (const [option, value] of Object.entries(wish.options ?? {}))
    await asked(host, 'game options', { option, value });
  for (const guest of others) {
    await pressed(guest, 'join');
    await quiet();
  }
  for (let seat = 0; seat < (wish.more ?? 0); seat++) await another(host);
  if (wish.autopilots) await asked(host, 'game fill', { count: wish.autopilots });
  await quiet();
  await pressed(host, 'start');
  await quiet();
}

/** @throws Trouble when it was refused */
async function asked(host: Guest, command: string, filled: Filled = {}): Promise<void> {
  const act = await host.command(command, filled);
  await act.answer();
  act.close();
  await host.granted(act, command);
}

/** Takes one seat more: whoever joins a second time is offered that. @throws Trouble when it was refused */
async function another(host: Guest): Promise<void> {
  const act = await host.command('game join');
  const handle = handlesOf(await privateAnswer(act)).find(
    ({ press }) => press.on === 'lobby' && press.act === 'another',
  );
  if (!handle) throw host.trouble('no way', 'another');
  const taken = await host.use(handle);
  await taken.outcome();
  taken.close();
  await host.granted(taken, 'another');
}

/** @throws Trouble when it was refused */
async function pressed(guest: Guest, what: 'join' | 'start'): Promise<void> {
  const act = await guest.use(await inLobby(guest, what));
  await act.outcome();
  act.close();
  await guest.granted(act, what);
}

/** A button of the lobby, once it is there. */
async function inLobby(guest: Guest, act: 'join' | 'start'): Promise<Handle> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const handle = guest.find(({ press }) => press.on === 'lobby' && press.act === act);
    if (handle) return handle;
    if (performance.now() > end) throw guest.trouble('no way', act);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/** The options of `/game new` that say which game it is to be. */
function named(
  { edition, scenario }: NonNullable<Gathering['edition']> = { edition: 'second' },
): Record<string, string> {
  return { edition, ...(scenario ? { scenario } : {}) };
}
