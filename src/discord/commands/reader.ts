import type { Interaction } from 'discord.js';
import { type Locale, localeOf } from '../../locale.ts';
import type { Services } from '../connection/services.ts';

/**
 * In which language somebody is answered: the one they have settled, else that of their Discord. What everybody in a
 * channel is shown is in its game's language (null), without a game in the server's.
 */
export function readerOf({ table }: Pick<Services, 'table'>, interaction: Interaction): Locale | null {
  if (!interaction.isChatInputCommand() || interaction.ephemeral !== false)
    return ownLocale(table.preferences.of(interaction.user.id), interaction);
  return table.reading.inChannel(interaction.channelId) ? null : localeOf(interaction.guildLocale);
}

/** The language of a new game: that of a community, which has chosen one; elsewhere its host's. */
export function localeOfTable(
  { table }: Pick<Services, 'table'>,
  interaction: Pick<Interaction, 'guild' | 'guildLocale' | 'locale' | 'user'>,
): Locale {
  // Discord says `en-US` of every server that is no community, as nobody has ever been asked there.
  const isChosen = interaction.guild?.features.includes('COMMUNITY') ?? false;
  if (isChosen) return localeOf(interaction.guildLocale);
  return ownLocale(table.preferences.of(interaction.user.id), interaction);
}

function ownLocale({ language }: { language: Locale | null }, { locale }: Pick<Interaction, 'locale'>): Locale {
  return language ?? localeOf(locale);
}
