import { Client, GatewayIntentBits } from 'discord.js';

/** The bot's connection to Discord, which needs to know of servers and channels only. */
export function createClient(api: string | undefined): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...(api ? { rest: { api } } : {}),
  });
}
