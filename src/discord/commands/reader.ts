import type { ChatInputCommandInteraction, Interaction } from 'discord.js';
import { type Locale, localeOf } from '../../locale.ts';
import type { Services } from '../connection/services.ts';
import { isYes, registered } from './command.ts';
import type { CommandShape } from './commandshape.ts';

/** The option by which everybody sees the answer to a command. */
const SHOW = 'show';

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

/** Whether everybody is to see the answer to a command. */
export function isShown(
  { id, options = [], subcommands = [] }: CommandShape,
  interaction: ChatInputCommandInteraction,
): boolean {
  const used = interaction.options.getSubcommand(false);
  const sub = subcommands.find((one) => registered(`command-${id}-${one.id}`) === used);
  if (!(sub?.options ?? options).some((option) => option.id === SHOW)) return false;
  const key = sub ? `command-${id}-${sub.id}` : `command-${id}`;
  return isYes(interaction, registered(`${key}-${SHOW}`));
}
