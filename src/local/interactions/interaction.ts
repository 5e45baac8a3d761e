import { randomBytes } from 'node:crypto';
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  InteractionResponseType,
  InteractionType,
} from 'discord-api-types/v10';
import type { ChannelRecord } from '../guild/channel.ts';
import { chosenBy } from '../guild/guild.ts';
import { type PersonRecord, personUser } from '../guild/person.ts';
import { type Component, everyComponent } from '../messages/component.ts';
import { messageJson } from '../messages/message.ts';
import { LocalRefusal } from '../protocol/localrefusal.ts';
import type { WireInteraction, WireInteractionKind, WireOption } from '../wire.ts';
import type { CommandRecord, World } from '../world/world.ts';
import { checkValues, submission } from './modal.ts';
import { checkOptions, Resolver } from './option.ts';
import type { InteractionRecord } from './record.ts';

type Start = Pick<InteractionRecord, 'what'> &
  Partial<Pick<InteractionRecord, 'command' | 'contextMenu' | 'message' | 'completing' | 'metadata'>> & {
    data: object;
  };

/** Checks what a person did and words it as Discord's gateway does. @throws LocalRefusal. */
export function prepare(world: World, wire: WireInteraction, person: PersonRecord, channel: ChannelRecord): Start {
  if (channel.thread?.archived) throw new LocalRefusal('archivedThread', channel.id);
  switch (wire.kind) {
    case 'command':
    case 'autocomplete':
      return prepareCommand(world, wire, person, channel);
    case 'component':
      return prepareComponent(world, wire, channel);
    case 'modal': {
      const opener = world.interactions.get(wire.modal);
      if (!opener?.modal || opener.person !== person.id) throw new LocalRefusal('unknownModal', wire.modal);
      return {
        what: opener.modal.custom_id,
        command: opener.command,
        message: opener.message,
        metadata: { triggering_interaction_metadata: opener.metadata },
        data: submission(world, channel.guild, opener.modal, wire.fields),
      };
    }
  }
}

/** Whether a person sees this command in this channel. */
export function offered(world: World, command: CommandRecord, person: PersonRecord, channel: ChannelRecord): boolean {
  if (command.guild_id && command.guild_id !== channel.guild) return false;
  const context = channel.guild ? InteractionContextType.Guild : InteractionContextType.BotDM;
  if (command.contexts && !command.contexts.includes(context)) return false;
  if (!channel.guild) return true;
  if (world.guildOf(channel)?.botAway) return false;
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined || person.host) return true;
  const granted = world.personPermissions(person, channel);
  return needed !== '0' && (granted & BigInt(needed)) === BigInt(needed);
}

function prepareCommand(
  world: World,
  wire: Extract<WireInteraction, { kind: 'command' | 'autocomplete' }>,
  person: PersonRecord,
  channel: ChannelRecord,
): Start {
  const command = world.commands.get(wire.command);
  if (!command || !offered(world, command, person, channel)) throw new LocalRefusal('unknownCommand', wire.command);
  const typing = wire.kind === 'autocomplete';
  const resolver = new Resolver(world, channel.guild);
  checkOptions(resolver, command.options ?? [], wire.options, typing);
  const path = [command.name, ...subcommands(wire.options)].join(' ');
  const focused = typing ? focusedOption(wire.options) : undefined;
  if (typing && !focused) throw new LocalRefusal('badOptions', 'no option is focused');
  const target = wire.kind === 'command' ? targeted(resolver, command, wire.target ?? '', channel) : {};
  return {
    what: path,
    command: path,
    contextMenu: command.type !== ApplicationCommandType.ChatInput,
    completing: focused?.type ?? null,
    data: {
      id: command.id,
      name: command.name,
      type: command.type,
      options: wire.options,
      ...resolver.data,
      ...(command.guild_id ? { guild_id: command.guild_id } : {}),
      ...target,
    },
  };
}

/** Names of the group and subcommand chosen. */
function subcommands(options: readonly WireOption[]): string[] {
  const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;
  return options.flatMap(({ name, type, options: inner }) =>
    type === Subcommand || type === SubcommandGroup ? [name, ...subcommands(inner ?? [])] : [],
  );
}

function focusedOption(options: readonly WireOption[]): WireOption | undefined {
  return options
    .map((each) => (each.focused ? each : focusedOption(each.options ?? [])))
    .find((each) => each !== undefined);
}

function targeted(resolver: Resolver, command: CommandRecord, id: string, channel: ChannelRecord): object {
  if (command.type === ApplicationCommandType.ChatInput) return {};
  if (command.type === ApplicationCommandType.User) {
    if (!resolver.resolve(id, { user: true, role: false, channel: false })) throw new LocalRefusal('unknownPerson', id);
  } else {
    const { world, found } = resolver;
    const message = world.messages.get(id);
    if (!message || message.channel !== channel.id) throw new LocalRefusal('unknownMessage', id);
    found.messages = { [id]: messageJson(world, message) };
  }
  return { target_id: id };
}

function prepareComponent(
  world: World,
  wire: Extract<WireInteraction, { kind: 'component' }>,
  channel: ChannelRecord,
): Start {
  const record = world.messages.get(wire.messageId);
  const hidden = record?.onlyFor && record.onlyFor !== wire.person;
  if (!record || record.channel !== channel.id || hidden) throw new LocalRefusal('unknownMessage', wire.messageId);
  const components = (record.shown.components ?? []) as Component[];
  const found = [...everyComponent(components, [])].find(([{ custom_id }]) => custom_id === wire.customId)?.[0];
  if (!found) throw new LocalRefusal('unknownComponent', wire.customId);
  if (found.disabled) throw new LocalRefusal('disabledComponent', wire.customId);
  const menu = found.min_values !== undefined;
  const resolver = new Resolver(world, channel.guild);
  if (menu) checkValues(resolver, found, wire.values ?? []);
  return {
    what: wire.customId,
    message: record.id,
    metadata: { interacted_message_id: record.id },
    data: {
      custom_id: wire.customId,
      component_type: found.type,
      id: found.id,
      ...(menu ? { values: wire.values ?? [] } : {}),
      ...resolver.data,
    },
  };
}

const types = {
  command: InteractionType.ApplicationCommand,
  autocomplete: InteractionType.ApplicationCommandAutocomplete,
  component: InteractionType.MessageComponent,
  modal: InteractionType.ModalSubmit,
} as const satisfies Record<WireInteractionKind, InteractionType>;

/** Discord's number for a kind of interaction. */
export function interactionType(kind: WireInteractionKind): InteractionType {
  return types[kind];
}

/** The types of answer that an interaction may get first. */
export function fittingAnswers(record: InteractionRecord): readonly InteractionResponseType[] {
  const { Modal, ChannelMessageWithSource, DeferredChannelMessageWithSource } = InteractionResponseType;
  const { DeferredMessageUpdate, UpdateMessage, ApplicationCommandAutocompleteResult } = InteractionResponseType;
  const messages = [ChannelMessageWithSource, DeferredChannelMessageWithSource];
  const updates = record.message ? [DeferredMessageUpdate, UpdateMessage] : [];
  switch (record.kind) {
    case 'command':
      return [...messages, Modal];
    case 'component':
      return [...messages, ...updates, Modal];
    case 'modal':
      return [...messages, ...updates];
    case 'autocomplete':
      return [ApplicationCommandAutocompleteResult];
  }
}

/** A new interaction, with a token of its own. */
export function interactionRecord(
  world: World,
  wire: WireInteraction,
  { data: _, metadata = {}, ...rest }: Start,
  { person, channel }: { person: PersonRecord; channel: ChannelRecord },
): InteractionRecord {
  const id = world.ids.next();
  return {
    id,
    token: randomBytes(72).toString('base64url'),
    kind: wire.kind,
    stage: 'waiting',
    person: person.id,
    channel: channel.id,
    nonce: wire.nonce,
    startedAt: world.clock.now(),
    command: null,
    contextMenu: false,
    message: null,
    completing: null,
    original: null,
    modal: null,
    ...rest,
    metadata: {
      id,
      type: interactionType(wire.kind),
      user: personUser(person),
      authorizing_integration_owners: owners(channel, world.bot.id),
      ...metadata,
    },
  };
}

/** Who in which guild stands behind an interaction. */
function owners(channel: ChannelRecord, bot: string): Record<string, string> {
  return { 0: channel.guild ?? bot };
}

/** The INTERACTION_CREATE event. */
export function interactionJson(world: World, record: InteractionRecord, data: object): object {
  const channel = world.channel(record.channel);
  const guild = world.guildOf(channel);
  const person = world.people.get(record.person);
  if (!person) throw new LocalRefusal('unknownPerson', record.person);
  const message = record.message ? world.messages.get(record.message) : undefined;
  const chosen = guild && chosenBy(guild);
  const member = guild && {
    ...world.member(person, guild),
    permissions: world.personPermissions(person, channel).toString(),
  };
  return {
    id: record.id,
    application_id: world.bot.id,
    type: types[record.kind],
    token: record.token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: { ...world.channelJson(channel), permissions: world.personPermissions(person, channel).toString() },
    ...(guild && member && chosen
      ? {
          guild_id: guild.id,
          guild: { id: guild.id, locale: chosen.preferred_locale, features: chosen.features },
          guild_locale: chosen.preferred_locale,
          member,
        }
      : { user: personUser(person) }),
    ...(message ? { message: messageJson(world, message) } : {}),
    locale: record.locale ?? 'en-US',
    app_permissions: world.botPermissions(channel).toString(),
    entitlements: [],
    authorizing_integration_owners: owners(channel, world.bot.id),
    context: guild ? InteractionContextType.Guild : InteractionContextType.BotDM,
    attachment_size_limit: 10_485_760,
  };
}
