import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js';
import type { Scope } from '../../store/ledger.ts';
import { type Press, readCustomId } from '../message/customid.ts';
import { registered } from './command.ts';

/** Commands that tell of everything kept of a person; of a server's finished games. */
const PERSONAL = ['me show', 'me forget'];
const PAST = ['history', 'replay'];
/** Commands, or one of their subcommands, that have to do with all games of a server. */
const OF_SERVER = ['server', 'game new', 'game move'];

/** What somebody's command or press may have to do with: their games, those of the channel, whom and what they name. */
export function scopeOf(interaction: Interaction): Scope {
  const { user, guildId, channelId } = interaction;
  const own: Scope = { channels: channelId === null ? [] : [channelId], persons: [user.id] };
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    const given = interaction.options.data.flatMap((option) => [option, ...(option.options ?? [])]);
    // What is typed may be the code of a case, or the id of a game.
    const typed = given.flatMap(({ value }) => (typeof value === 'string' && value !== '' ? [value] : []));
    const named = given.flatMap(({ user: other }) => (other ? [other.id] : []));
    const is = (commands: readonly string[]): boolean =>
      commands.some((id) => registered(`command-${id}`) === interaction.commandName);
    return {
      ...own,
      games: typed,
      cases: typed,
      persons: [user.id, ...named],
      tablesOf: [user.id],
      ...(guildId !== null && isOneOf(OF_SERVER, interaction) ? { servers: [guildId] } : {}),
      ...(isOneOf(PERSONAL, interaction) ? { everythingOf: [user.id] } : {}),
      ...(is(PAST) && guildId !== null ? { finishedIn: [guildId] } : {}),
    };
  }
  if (!interaction.isMessageComponent() && !interaction.isModalSubmit()) return own;
  const press = readCustomId(interaction.customId);
  const chosen = interaction.isUserSelectMenu() ? [...interaction.users.keys()] : [];
  return {
    ...own,
    games: gamesIn(press),
    persons: [user.id, ...chosen],
    ...(press?.on === 'lobby' && press.act === 'again' && guildId !== null ? { servers: [guildId] } : {}),
    ...(press?.on === 'away' ? { tablesOf: [user.id] } : {}),
  };
}

/** Whether a command, or the subcommand that is used of it, is among some. */
function isOneOf(
  commands: readonly string[],
  { commandName, options }: ChatInputCommandInteraction | AutocompleteInteraction,
): boolean {
  const used = options.getSubcommand(false);
  return commands.some((ids) => {
    const [id = '', sub] = ids.split(' ');
    const key = `command-${id}`;
    if (registered(key) !== commandName) return false;
    return sub === undefined || registered(`${key}-${sub}`) === used;
  });
}

function gamesIn(press: Press | null): string[] {
  return press && 'game' in press ? [press.game] : [];
}
