import {
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  PermissionFlagsBits,
} from 'discord.js';
import type { LocalDiscord } from '../../src/local/discord.ts';
import { type LocalOptions, startLocalDiscord } from '../../src/local/server.ts';

/** A discord.js bot as anybody would write it, only with another address. */
export async function logIn(
  discord: Pick<LocalDiscord, 'api' | 'token'>,
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: discord.api, globalRequestsPerSecond: 1_000_000 },
    ...options,
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.token);
  return ready;
}

const { CreatePrivateThreads, ManageMessages, ManageThreads, PinMessages } = PermissionFlagsBits;

/** A Discord whose bot was invited to moderate. */
export function quickDiscord(options: Partial<LocalOptions> = {}): Promise<LocalDiscord> {
  return startLocalDiscord({
    port: 0,
    databasePath: ':memory:',
    rateLimits: false,
    selfCheck: true,
    page: null,
    invite: CreatePrivateThreads | ManageMessages | ManageThreads | PinMessages,
    ...options,
  });
}

/** Runs `answer` for every interaction until the next call; what it throws is thrown by `failed()`. */
export class Answers {
  private answer: (interaction: Interaction) => Promise<unknown> = async () => {};
  private readonly errors: unknown[] = [];
  private readonly running = new Set<Promise<unknown>>();

  constructor(client: Client) {
    client.on(Events.InteractionCreate, (interaction) => {
      const answer = this.answer(interaction)
        .catch((error: unknown) => this.errors.push(error))
        .finally(() => this.running.delete(answer));
      this.running.add(answer);
    });
  }

  /** Resolves when everything that was begun is answered to the end, and Discord has taken it. */
  async given(): Promise<void> {
    await Promise.all(this.running);
  }

  with(answer: (interaction: Interaction) => Promise<unknown>): void {
    this.answer = answer;
  }

  /** What went wrong in answers since last asked. */
  failed(): unknown[] {
    return this.errors.splice(0);
  }
}
