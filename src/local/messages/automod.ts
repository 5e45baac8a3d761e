import type { APIEmbed } from 'discord-api-types/v10';
import type { GuildRecord } from '../guild/guild.ts';
import { refusal } from '../protocol/refusal.ts';

/** Whether a text holds one of the words that AutoMod blocks in a guild. */
function isBlocked(guild: GuildRecord | undefined, text: string): boolean {
  const lower = text.toLowerCase();
  return (guild?.blockedWords ?? []).some((word) => lower.includes(word.toLowerCase()));
}

/** @throws Refusal 200000 for a message with a blocked word. */
export function demandClean(
  guild: GuildRecord | undefined,
  texts: readonly string[],
  embeds: readonly APIEmbed[],
): void {
  const shown = embeds.flatMap(({ title, description }) => [title ?? '', description ?? '']);
  if (isBlocked(guild, [...texts, ...shown].join('\n'))) throw refusal('blockedMessage');
}

/** @throws Refusal 200001 for a thread's name with a blocked word. */
export function demandCleanName(guild: GuildRecord | undefined, name: string): void {
  if (isBlocked(guild, name)) throw refusal('blockedTitle');
}
