import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits, type Interaction, type REST } from 'discord.js';
import { type APIApplication, type APIGatewayBotInfo, Routes } from 'discord-api-types/v10';
import type { Log } from '../../log.ts';
import type { Range } from '../../store/ledger.ts';
import type { Breaker } from './breaker.ts';
import { mayPass } from './failure.ts';
import { keepToken, restOptions } from './rest.ts';

/** How long to wait before Discord is tried again, in milliseconds; one line of the log each time. */
const PATIENCE = 60_000;

/** How Discord is tried again and again. */
interface Patience {
  log: Log;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Milliseconds between two attempts. */
  patience?: number;
}

/** Where and as whom the bot logs in. */
interface Login extends Patience {
  token: string;
  /** Where Discord's REST API lives; Discord's own address when left out. */
  api?: string;
  /** What every request passes. */
  breaker: Breaker;
  /** What the bot makes its requests by. */
  rest: REST;
  /** Given what comes from the first moment on: people press while a bot is still logging in. */
  take: (interaction: Interaction) => void;
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

/** Who the bot is: its application, and the user it writes as. */
export interface Identity {
  application: string;
  user: string;
}

/**
 * Asks who the token's bot is, which counts for nothing at the gateway. While Discord doesn't say, waits and tries again.
 * @throws Error when Discord refuses the token, or when the signal ends the waiting
 */
export async function identified(rest: REST, waiting: Patience): Promise<Identity> {
  const { id, bot } = await patiently(
    waiting,
    async () => (await rest.get(Routes.currentApplication())) as APIApplication,
  );
  return { application: id, user: bot?.id ?? id };
}

/**
 * Logs in. Waits as long as Discord can't be reached, or lets no more connections begin today.
 * @throws Error when Discord refuses the token or the bot, or when the signal ends the waiting
 */
export async function loggedIn(login: Login): Promise<Client<true>> {
  const { token, rest, log, signal } = login;
  return patiently(login, async () => {
    const limits = (await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo;
    const { remaining, reset_after: wait } = limits.session_start_limit;
    if (remaining < (login.shard ? 1 : limits.shards)) {
      log.warn('discord.sessions-spent', { seconds: wait / 1000 });
      await sleep(wait, undefined, { signal });
    }
    const client = createClient(login);
    keepToken(client.rest, token);
    client.on(Events.InteractionCreate, login.take);
    try {
      const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
      const refused = new Promise<never>((_, reject) => whenClosed(client, (code) => reject(new GatewayClosed(code))));
      await client.login(token);
      return await Promise.race([ready, refused]);
    } catch (error) {
      await client.destroy();
      throw error;
    }
  });
}

/** Does something until Discord lets it, with a line in the log each time it doesn't. */
async function patiently<T>({ log, signal, patience = PATIENCE }: Patience, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error) || signal.aborted) throw error;
      const why = error instanceof Error ? error.message : error;
      log.warn('discord.unreachable', { error: why, seconds: patience / 1000 });
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
function createClient({ api, breaker, shard = null }: Login): Client {
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
