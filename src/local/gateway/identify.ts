import { GatewayCloseCodes, GatewayIntentBits } from 'discord-api-types/v10';
import { type Shard, shardOf } from './shard.ts';

const everyIntent = Object.values(GatewayIntentBits).reduce<number>(
  (all, bit) => (typeof bit === 'number' ? all | bit : all),
  0,
);
const privileged = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

/** What this Discord lets a bot have. */
export interface Terms {
  token: string;
  /** Stands for the switches of Discord's developer portal. */
  privileged: boolean;
  /** How many shards a bot must have at least. */
  shards: number;
}

interface Identity {
  intents: number;
  shard: Shard;
  /** Whether the bot named a shard. */
  sharded: boolean;
}

/** Why a bot is turned away: the close code and Discord's words for it. */
interface Rejection {
  code: GatewayCloseCodes;
  reason: string;
}

/** Whether it is the bot's token, with or without the word that REST wants before it. */
export function isToken(given: unknown, token: string): boolean {
  return typeof given === 'string' && given.replace(/^Bot /, '') === token;
}

/** Who a bot says it is in op 2. */
export function identified(data: unknown, terms: Terms): Identity | Rejection {
  const { token, intents, shard: asked } = (data ?? {}) as { token?: unknown; intents?: unknown; shard?: unknown };
  if (!isToken(token, terms.token))
    return { code: GatewayCloseCodes.AuthenticationFailed, reason: 'Authentication failed.' };
  if (typeof intents !== 'number' || (intents & ~everyIntent) !== 0)
    return { code: GatewayCloseCodes.InvalidIntents, reason: 'Invalid intent(s).' };
  if (!terms.privileged && (intents & privileged) !== 0)
    return { code: GatewayCloseCodes.DisallowedIntents, reason: 'Disallowed intent(s).' };
  const shard = shardOf(asked);
  if (!shard) return { code: GatewayCloseCodes.InvalidShard, reason: 'Invalid shard.' };
  if (shard[1] < terms.shards) return { code: GatewayCloseCodes.ShardingRequired, reason: 'Sharding required.' };
  return { intents, shard, sharded: asked !== undefined };
}
