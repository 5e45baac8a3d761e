import {
  type APIApplicationCommandOptionChoice,
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { ChannelRecord } from '../guild/channel.ts';
import type { Upload } from '../messages/attachment.ts';
import { shownComponents } from '../messages/component.ts';
import type { MessageBody } from '../messages/draft.ts';
import { hasFlag, messageJson } from '../messages/message.ts';
import type { Messages } from '../messages/messages.ts';
import { badForm } from '../protocol/form.ts';
import { LocalRefusal } from '../protocol/localrefusal.ts';
import { refusal } from '../protocol/refusal.ts';
import type { WireFailure, WireInteraction, WireInteractionState } from '../wire.ts';
import { Alarms } from '../world/clock.ts';
import type { MessageRecord } from '../world/messagetable.ts';
import type { World } from '../world/world.ts';
import { checkedChoices } from './choice.ts';
import { fittingAnswers, interactionJson, interactionRecord, interactionType, prepare } from './interaction.ts';
import { checkModal } from './modal.ts';
import type { InteractionRecord, ModalData } from './record.ts';
import { Replies } from './reply.ts';

/** A bot must answer within this, in milliseconds. */
const patience = 3000;
/** An interaction's token dies after this, in milliseconds. */
export const tokenLife = 15 * 60_000;
/** How long a modal may stand open before it is forgotten, in milliseconds. */
const modalLife = 24 * 60 * 60_000;

/** How often what is old is looked for, in milliseconds. */
const sweepEvery = 60_000;

/** The body of `POST /interactions/:id/:token/callback`. */
export interface Callback {
  type: InteractionResponseType;
  data?: MessageBody | ModalData | { choices?: APIApplicationCommandOptionChoice[] } | null;
}

/** What persons start and the bot answers. */
export class Interactions {
  private readonly world: World;
  private readonly messages: Messages;
  private readonly replies: Replies;

  private readonly tokens = new Map<string, InteractionRecord>();
  private readonly alarms: Alarms;
  private sweptAt = 0;

  /** Takes up again what a restart interrupted. */
  constructor(world: World, messages: Messages) {
    this.world = world;
    this.alarms = new Alarms(world.clock);
    this.messages = messages;
    this.replies = new Replies(world, messages);
    for (const record of world.interactions.all()) {
      this.tokens.set(record.token, record);
      this.watch(record);
    }
  }

  /** A person, whose Discord speaks `locale`, uses a command, a component or a modal. @throws LocalRefusal */
  start(wire: WireInteraction, locale: string): InteractionRecord {
    const { world } = this;
    const person = world.people.get(wire.person);
    if (!person) throw new LocalRefusal('unknownPerson', wire.person);
    const channel = world.channels.get(wire.channel);
    if (!channel || !world.canSee(person.id, channel)) throw new LocalRefusal('unknownChannel', wire.channel);
    if (world.isSilenced(person.id, channel)) throw new LocalRefusal('badRequest', 'they are timed out');
    const start = prepare(world, wire, person, channel);
    this.forgetOld();
    const record = { ...interactionRecord(world, wire, start, { person, channel }), locale };
    world.interactions.put(record);
    this.tokens.set(record.token, record);
    if (!world.online) {
      this.fail(record, 'offline');
      return record;
    }
    world.dispatch('INTERACTION_CREATE', interactionJson(world, record, start.data), 0);
    this.watch(record);
    return record;
  }

  /**
   * The bot's first answer. Gives what `with_response` asks for.
   * @throws Refusal 10062 (unknown, or three seconds have passed), 40060 (answered already), 50035.
   */
  respond(id: string, token: string, body: Callback, uploads: readonly Upload[]): object {
    const { world } = this;
    const record = world.interactions.get(id);
    if (!record || record.token !== token || record.stage === 'failed') throw refusal('unknownInteraction');
    if (record.stage !== 'waiting') throw refusal('alreadyAcknowledged');
    if (world.clock.now() - record.startedAt > patience) throw refusal('unknownInteraction');
    const channel = world.channel(record.channel);
    if (!fittingAnswers(record).includes(body.type)) {
      const list = fittingAnswers(record).join(', ');
      badForm(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${list}}.`);
    }
    const message = this.answer(record, channel, body, uploads);
    world.interactions.put(record);
    return {
      interaction: {
        id,
        type: interactionType(record.kind),
        channel_id: channel.id,
        ...(channel.guild ? { guild_id: channel.guild } : {}),
        ...(record.original && record.original !== record.message ? this.responseMarks(record.original) : {}),
      },
      ...(message ? { resource: { type: body.type, message: messageJson(world, message) } } : {}),
    };
  }

  /** The interaction behind a webhook's token. @throws Refusal 10015 (unknown, or not answered yet), 50027 (over fifteen minutes old). */
  byToken(application: string, token: string): InteractionRecord {
    const { world } = this;
    if (application !== world.bot.id) throw refusal('unknownWebhook');
    const record = this.tokens.get(token);
    if (!record) throw refusal('unknownWebhook');
    if (world.clock.now() - record.startedAt > tokenLife) throw refusal('invalidToken');
    if (record.stage === 'waiting' || record.stage === 'failed') throw refusal('unknownWebhook');
    return record;
  }

  /** A follow-up; the first one after a deferral takes the place of the loading message. @throws Refusal as a message's. */
  followUp(record: InteractionRecord, body: MessageBody, uploads: readonly Upload[]): MessageRecord {
    const original = record.original ? this.world.messages.get(record.original) : undefined;
    if (original && hasFlag(original, MessageFlags.Loading)) {
      return this.edit(record, original, body, uploads);
    }
    const channel = this.world.channel(record.channel);
    const reply = original && !original.onlyFor ? { reply: original.id } : {};
    const made = this.replies.send(record, channel, body, {
      schema: 'IncomingWebhookRequestPartialSchema',
      uploads,
      ...reply,
    });
    this.settle(record);
    return made;
  }

  /** The message `@original` or an id means to this token. @throws Refusal 10008. */
  message(record: InteractionRecord, id: string): MessageRecord {
    const wanted = id === '@original' ? record.original : id;
    const found = wanted ? this.world.messages.get(wanted) : undefined;
    if (!found || (found.interaction !== record.id && found.id !== record.original)) throw refusal('unknownMessage');
    return found;
  }

  edit(
    record: InteractionRecord,
    message: MessageRecord,
    body: MessageBody,
    uploads: readonly Upload[],
  ): MessageRecord {
    const edited = this.messages.edit(message, { body, schema: 'IncomingWebhookUpdateRequestPartialSchema', uploads });
    this.settle(record);
    return edited;
  }

  remove(record: InteractionRecord, message: MessageRecord): void {
    this.messages.remove(message);
    this.settle(record);
  }

  /** Lets nothing fail any more; what waits goes on waiting after a restart. */
  close(): void {
    this.alarms.close();
  }

  private answer(
    record: InteractionRecord,
    channel: ChannelRecord,
    body: Callback,
    uploads: readonly Upload[],
  ): MessageRecord | undefined {
    const { world } = this;
    switch (body.type) {
      case InteractionResponseType.ChannelMessageWithSource: {
        const message = (body.data ?? {}) as MessageBody;
        const part = {
          schema: 'CreateMessageInteractionCallbackRequestSchema',
          uploads,
          sent: body,
          base: ['data'],
        } as const;
        const made = this.replies.send(record, channel, message, part);
        record.original = made.id;
        this.stage(record, 'answered');
        return made;
      }
      case InteractionResponseType.DeferredChannelMessageWithSource: {
        world.spec.check('CreateMessageInteractionCallbackRequestSchema', body);
        const asked = (body.data as MessageBody | undefined)?.flags ?? 0;
        record.original = this.replies.loading(record, channel, (asked & MessageFlags.Ephemeral) !== 0).id;
        this.stage(record, 'deferred');
        this.watch(record);
        return undefined;
      }
      case InteractionResponseType.DeferredMessageUpdate:
        world.spec.check('UpdateMessageInteractionCallbackRequestSchema', body);
        record.original = record.message;
        this.stage(record, 'updating');
        return undefined;
      case InteractionResponseType.UpdateMessage: {
        const source = record.message ? world.messages.get(record.message) : undefined;
        if (!source) throw refusal('unknownMessage');
        const data = (body.data ?? {}) as MessageBody;
        const schema = 'UpdateMessageInteractionCallbackRequestSchema';
        const edited = this.messages.edit(source, { body: data, schema, sent: body, base: ['data'], uploads });
        record.original = source.id;
        this.stage(record, 'answered');
        return edited;
      }
      case InteractionResponseType.Modal:
        this.openModal(record, body);
        return undefined;
      default:
        this.choices(record, body);
        return undefined;
    }
  }

  private openModal(record: InteractionRecord, body: Callback): void {
    const modal = body.data as ModalData | undefined;
    checkModal(this.world, body, modal);
    record.modal = { ...modal, components: shownComponents(modal.components, () => ({})) };
    const typed = record.modal as unknown as APIModalInteractionResponseCallbackData;
    const { id: interactionId, nonce, channel, person } = record;
    this.world.feed.tell({ type: 'modal', interactionId, nonce, channel, modal: typed }, [person]);
    this.stage(record, 'answered');
  }

  private choices(record: InteractionRecord, body: Callback): void {
    const choices = checkedChoices(this.world, body, record.completing);
    const { id: interactionId, nonce, person } = record;
    this.world.feed.tell({ type: 'autocomplete', interactionId, nonce, choices }, [person]);
    this.stage(record, 'answered');
  }

  private responseMarks(original: string): object {
    const message = this.world.messages.get(original);
    return {
      response_message_id: original,
      response_message_loading: message ? hasFlag(message, MessageFlags.Loading) : false,
      response_message_ephemeral: Boolean(message?.onlyFor),
    };
  }

  /** A deferred interaction is done with its first answer or edit. */
  private settle(record: InteractionRecord): void {
    if (record.stage !== 'deferred' && record.stage !== 'updating') return;
    this.stage(record, 'answered');
    this.world.interactions.put(record);
  }

  private stage(record: InteractionRecord, stage: 'deferred' | 'updating' | 'answered'): void {
    record.stage = stage;
    this.tell(record, stage === 'answered' ? 'done' : 'deferred', null);
  }

  private fail(record: InteractionRecord, reason: WireFailure): void {
    const { world } = this;
    record.stage = reason === 'expired' ? 'answered' : 'failed';
    world.interactions.put(record);
    const { kind: interaction, what, person } = record;
    world.audit.add({ kind: 'failure', at: world.clock.now(), interaction, what, person, reason });
    this.tell(record, 'failed', reason);
  }

  private tell(record: InteractionRecord, state: WireInteractionState, reason: WireFailure | null): void {
    const { id: interactionId, nonce, kind, message: messageId, person } = record;
    this.world.feed.tell({ type: 'interaction', interactionId, nonce, kind, state, reason, messageId }, [person]);
  }

  /** Sees to it that what waits fails in time. */
  private watch(record: InteractionRecord): void {
    const { stage } = record;
    if (stage !== 'waiting' && stage !== 'deferred') return;
    const [life, reason] = stage === 'waiting' ? ([patience, 'silent'] as const) : ([tokenLife, 'expired'] as const);
    const left = record.startedAt + life - this.world.clock.now();
    this.alarms.after(left, () => {
      if (record.stage === stage) this.fail(record, reason);
    });
  }

  private forgetOld(): void {
    const now = this.world.clock.now();
    if (now - this.sweptAt < sweepEvery) return;
    this.sweptAt = now;
    for (const { id, token, startedAt, modal } of this.world.interactions.all()) {
      if (now - startedAt <= (modal ? modalLife : tokenLife * 2)) continue;
      this.world.interactions.remove(id);
      this.tokens.delete(token);
    }
  }
}
