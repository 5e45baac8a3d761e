import { createCanvas } from 'canvas';
import { vi } from 'vitest';
import { Bot } from '../../src/discord/bot.ts';
import { INVITED_WITH } from '../../src/discord/connection/permission.ts';
import type { PressLimit } from '../../src/discord/presslimit.ts';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { Outcomes } from '../../src/lab/guests/outcomes.ts';
import type { LocalDiscord } from '../../src/local/discord.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import { createLog } from '../../src/log.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import { slowClock } from '../local/slow-clock.ts';
import { toyEdition } from '../table/toyedition.ts';

/** A Discord on this machine with the bot in it, playing the toy game. */
export interface TestBot {
  local: LocalDiscord;
  bot: Bot;
  store: Store;
  /** Lines of the log, from `info` on. */
  logged: string[];
  /** What came of what people did, as the log tells it. */
  outcomes: Outcomes;
  /** Stops the bot and starts it again on the same database. */
  restart(meanwhile?: () => void): Promise<void>;
  close(): Promise<void>;
}

export const SEED = 'ab'.repeat(32);

/**
 * @param clock what the bot takes for the time; the real one when left out
 * @param limits what people may do at most; as much as they like when left out
 * @param emoji whether the bot has emoji of its own
 */
export async function startTestBot(
  editions?: ReadonlyMap<string, TableEdition>,
  clock?: () => number,
  limits: PressLimit | null = null,
  emoji = false,
): Promise<TestBot> {
  const local = await startLocalDiscord({
    port: 0,
    databasePath: ':memory:',
    clock: slowClock(),
    page: null,
    rateLimits: false,
    selfCheck: true,
    invite: INVITED_WITH,
  });
  const store = new Store(openDatabase(':memory:'));
  const logged: string[] = [];
  const outcomes = new Outcomes();
  const log = createLog('debug', [local.token], (line) => {
    outcomes.hear(line);
    if (!line.startsWith('{"level":"debug"')) logged.push(line);
  });
  const draw = async () => createCanvas(4, 4).toBuffer('image/png');
  const begin = (): Promise<Bot> =>
    Bot.start({
      token: local.token,
      api: local.api,
      store,
      editions: editions ?? new Map<string, TableEdition>([['second', toyEdition]]),
      draw,
      log,
      seed: () => SEED,
      statusRest: 1000,
      limits,
      emoji,
      ...(clock ? { clock } : {}),
    });
  const result: TestBot = {
    local,
    bot: await begin(),
    store,
    logged,
    outcomes,
    async restart(meanwhile) {
      await result.bot.stop();
      meanwhile?.();
      result.bot = await begin();
    },
    async close() {
      await result.bot.stop();
      await local.close();
      store.close();
    },
  };
  return result;
}

/** Resolves when nothing but a status message waits in the outbox, and the bot has asked nothing for a while. */
export async function calm({ store, local }: TestBot): Promise<void> {
  const { games, outbox } = store;
  // What a parked game has to say waits until it is found again.
  const told = () => outbox.games().filter((id) => games.find(id)?.parked === null);
  for (let still = 0; still < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    await local.quiet(20);
    const busy = told().some((id) => outbox.waiting(id).some(({ kind }) => kind !== 'status'));
    still = busy ? 0 : still + 1;
  }
}

/** Waits for something that people or Discord have set going. */
export function soon(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 300_000, interval: 20 });
}
