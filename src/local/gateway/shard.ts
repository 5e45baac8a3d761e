/** Which part of its guilds a bot's session is for: its number, from 0, and how many there are. */
export type Shard = readonly [number: number, count: number];

/** The only session of a bot that does not shard. */
export const alone: Shard = [0, 1];

/** What a bot asks for as its shard; null when it can't be one. */
export function shardOf(asked: unknown): Shard | null {
  if (asked === undefined || asked === null) return alone;
  if (!Array.isArray(asked) || asked.length !== 2) return null;
  const [number, count]: unknown[] = asked;
  if (!Number.isInteger(number) || !Number.isInteger(count)) return null;
  const shard: Shard = [Number(number), Number(count)];
  return shard[0] >= 0 && shard[0] < shard[1] ? shard : null;
}

/** Whether a shard is told of a guild; what belongs to none (null) goes to the first. */
export function covers([number, count]: Shard, guild: string | null): boolean {
  const wanted = guild === null ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));
  return wanted === number;
}

/** The guild an event is about, null for none. */
export function guildOf(event: string, data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  if ('guild_id' in data) return typeof data.guild_id === 'string' ? data.guild_id : null;
  return event.startsWith('GUILD_') && 'id' in data ? String(data.id) : null;
}
