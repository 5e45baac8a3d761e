import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import type { Log } from '../../log.ts';
import type { Range } from '../../store/ledger.ts';
import { Breaker } from './breaker.ts';
import { isUnreachable } from './failure.ts';
import { keepToken, restOptions } from './rest.ts';

/** How long to wait before Discord is tried again, in milliseconds; one line of the log each time. */
const PATIENCE = 60_000;

/** Where and as whom the bot logs in. */
interface Login {
  token: string;
  /** Where Discord's REST API lives; Discord's own address when left out. */
  api?: string;
  log: Log;
  /** What every request passes; left out: one of its own. */
  breaker?: Breaker;
  /** Given what comes from the first moment on: people press while a bot is still logging in. */
  take: (interaction: Interaction) => void;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Milliseconds between two attempts. */
  patience?: number;
  /** Where several log in: which part of the servers is this one's. Null: all, in as many shards as Discord asks for. */
  shard?: Shard | null;
}

/** Resolves when a bot may identify; Discord says how many may do so at a time. */
export type Turn = (bucket: number) => Promise<void>;

interface Shard {
  range: Range;
  turn: Turn;
  /** False when nothing may be sent any more, not even what has been waiting for its turn. */
  maySend: () => boolean;
}

/**
 * Logs in. While Discord can't be reached, waits and tries again.
 * @throws Error when Discord refuses the token or the bot, or when the signal ends it
 */
export async function loggedIn(login: Login): Promise<Client<true>> {
  const { token, log, signal, patience = PATIENCE } = login;
  for (;;) {
    const client = createClient(login);
    keepToken(client, token);
    client.on(Events.InteractionCreate, login.take);
    try {
      const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
      const refused = new Promise<never>((_, reject) => whenClosed(client, (code) => reject(new GatewayClosed(code))));
      await client.login(token);
      return await Promise.race([ready, refused]);
    } catch (error) {
      await client.destroy();
      if (!isUnreachable(error) || signal.aborted) throw error;
      log.warn('discord.unreachable', {
        error: error instanceof Error ? error.message : error,
        seconds: patience / 1000,
      });
      await sleep(patience, undefined, { signal });
    }
  }
}

/** Discord has closed the connection for good; `code` says why, as documented for the gateway, 0 when it did not say. */
export class GatewayClosed extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`the gateway closed the connection for good (${code})`);
    this.name = 'GatewayClosed';
    this.code = code;
  }
}

/** Calls back once when the connection is lost and discord.js won't open it again. */
export function whenClosed(client: Client, closed: (code: number) => void): void {
  client.once(Events.ShardDisconnect, ({ code }) => closed(code));
  client.once(Events.Invalidated, () => closed(0));
}

/** The connection to Discord, in as many shards as it asks for, which needs to know of servers and channels only. */
function createClient({ api, log, breaker = new Breaker({ log }), shard = null }: Login): Client {
  const common = { intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } };
  if (!shard) return new Client({ ...common, shards: 'auto', rest: restOptions({ api, breaker }) });
  const { range, turn, maySend } = shard;
  return new Client({
    ...common,
    shards: [range.index],
    shardCount: range.count,
    rest: restOptions({ api, breaker, maySend }),
    ws: {
      buildIdentifyThrottler: async (manager) => {
        const { session_start_limit: limit } = await manager.fetchGatewayInformation();
        return { waitForIdentify: (id) => turn(id % limit.max_concurrency) };
      },
    },
  });
}
