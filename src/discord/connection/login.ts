import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Log } from '../../log.ts';
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
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Milliseconds between two attempts. */
  patience?: number;
}

/**
 * Logs in. While Discord can't be reached, waits and tries again.
 * @throws Error when Discord refuses the token or the bot, or when the signal ends it
 */
export async function loggedIn(login: Login): Promise<Client<true>> {
  const { token, log, signal, patience = PATIENCE } = login;
  for (;;) {
    const client = createClient(login.api);
    keepToken(client, token);
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
function createClient(api: string | undefined): Client {
  const rest = restOptions(api);
  return new Client({ shards: 'auto', intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] }, rest });
}
