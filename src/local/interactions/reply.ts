import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { ChannelRecord } from '../guild/channel.ts';
import { botUser } from '../guild/person.ts';
import type { Upload } from '../messages/attachment.ts';
import type { MessageBody } from '../messages/draft.ts';
import type { Messages } from '../messages/messages.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import type { World } from '../world/world.ts';
import { interactionType } from './interaction.ts';
import type { InteractionRecord } from './record.ts';

interface Manner {
  schema: 'CreateMessageInteractionCallbackRequestSchema' | 'IncomingWebhookRequestPartialSchema';
  uploads: readonly Upload[];
  sent?: unknown;
  base?: readonly string[];
  /** Id of the message it replies to; left out, a component's answer replies to the component's message. */
  reply?: string;
}

/** Messages that answer an interaction and say so. */
export class Replies {
  private readonly world: World;
  private readonly messages: Messages;

  constructor(world: World, messages: Messages) {
    this.world = world;
    this.messages = messages;
  }

  /** An answer or follow-up. @throws Refusal as any message. */
  send(record: InteractionRecord, channel: ChannelRecord, body: MessageBody, manner: Manner): MessageRecord {
    const { reply, ...rest } = manner;
    const ephemeral = ((body.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
    return this.messages.send({
      channel,
      author: botUser(this.world.bot),
      body: { ...body, message_reference: null, nonce: null },
      sent: body,
      ...rest,
      onlyFor: ephemeral ? record.person : null,
      interaction: record.id,
      ...this.told(record, channel, reply ?? (record.kind === 'component' ? record.message : null)),
    });
  }

  /** The message that says the bot is thinking. */
  loading(record: InteractionRecord, channel: ChannelRecord, ephemeral: boolean): MessageRecord {
    const { type, marks, command } = this.told(record, channel, record.kind === 'component' ? record.message : null);
    const flags = MessageFlags.Loading | (ephemeral ? MessageFlags.Ephemeral : 0);
    const rest = { onlyFor: ephemeral ? record.person : null, interaction: record.id, command };
    return this.messages.announce(channel, botUser(this.world.bot), { ...marks, type, flags }, rest);
  }

  /** What a message says of the interaction it answers. */
  private told(record: InteractionRecord, channel: ChannelRecord, to: string | null) {
    const { world } = this;
    const source = to ? world.messages.get(to) : undefined;
    const reply = source && !source.onlyFor;
    const person = world.user(record.person);
    const marks: Partial<APIMessage> = {
      application_id: world.bot.id,
      webhook_id: world.bot.id,
      interaction_metadata: record.metadata as unknown as NonNullable<APIMessage['interaction_metadata']>,
      ...(record.kind === 'command' && record.command && person
        ? { interaction: { id: record.id, type: interactionType('command'), name: record.command, user: person } }
        : {}),
      ...(reply ? { message_reference: this.messages.reference(channel, source.id) } : {}),
    };
    const called = record.contextMenu ? MessageType.ContextMenuCommand : MessageType.ChatInputCommand;
    const type = reply ? MessageType.Reply : record.command ? called : MessageType.Default;
    return { marks, type, command: record.kind === 'component' ? null : record.command };
  }
}
