import { randomUUID } from 'node:crypto';
import {
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  ComponentType,
} from 'discord-api-types/v10';
import { Act, robotPatience } from './act.ts';
import type { PersonRecord } from './guild/person.ts';
import { offered } from './interactions/interaction.ts';
import { type Component, everyComponent } from './messages/component.ts';
import { isLoading, wireMessage } from './messages/message.ts';
import type { PageApi } from './pageapi.ts';
import { LocalRefusal } from './protocol/localrefusal.ts';
import type { Realm } from './rest/route.ts';
import type { WireChannel, WireEvent, WireInteraction, WireMessage, WireOption } from './wire.ts';
import type { CommandRecord } from './world/world.ts';

type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** A button or menu on a message. */
export interface Control {
  customId: string;
  kind: 'button' | 'menu';
  type: ComponentType;
  label: string;
  disabled: boolean;
  /** Values of a menu's options. */
  values: string[];
}

/** Everything on a message that can be pressed or chosen from, links apart. */
export function controlsOf(message: Pick<WireMessage, 'components'>): Control[] {
  const list = (message.components ?? []) as Component[];
  return [...everyComponent(list, [])].flatMap(([component]) => {
    if (!component.custom_id) return [];
    const { custom_id: customId, type, label, placeholder, disabled, options } = component;
    const kind = type === ComponentType.Button ? 'button' : 'menu';
    const values = (options ?? []).map(({ value }) => value);
    return [{ customId, kind, type, label: label ?? placeholder ?? '', disabled: disabled ?? false, values }];
  });
}

interface Waiting {
  channel?: string;
  /** Milliseconds of real time. */
  timeout?: number;
  /** Only what comes or changes from now on. */
  fresh?: boolean;
}

/** A person played by a program: does all a person can do, and waits for what a person would see. */
export class Robot {
  readonly id: string;
  readonly name: string;
  /** Where commands are used: at first the first text channel. */
  channel: string;
  private readonly realm: Realm;
  private readonly page: PageApi;

  /** The language that their Discord speaks. */
  locale = 'en-US';

  constructor(realm: Realm, page: PageApi, person: PersonRecord, channel: string) {
    this.realm = realm;
    this.page = page;
    this.id = person.id;
    this.name = person.name;
    this.channel = channel;
  }

  /**
   * Uses a slash command: `command('game start', { seats: 3 })`. Resolves with the bot's first answer, or its silence.
   * @throws LocalRefusal for what Discord's client would not let a person send.
   */
  async command(path: string, values: OptionValues = {}, channel = this.channel): Promise<Act> {
    const { command, options } = this.filled(path, values, channel, null);
    return this.start({ ...this.place(channel), kind: 'command', command, options });
  }

  /** What the bot proposes while option `focused` of the command is being typed. */
  async complete(
    path: string,
    values: OptionValues,
    focused: string,
    channel = this.channel,
  ): Promise<APIApplicationCommandOptionChoice<string | number>[]> {
    const { command, options } = this.filled(path, values, channel, focused);
    const act = await this.start({ ...this.place(channel), kind: 'autocomplete', command, options });
    if (!act.choices) throw new Error(`${path} proposed nothing: ${act.state} ${act.reason ?? ''}`);
    return act.choices;
  }

  /** Presses a button of a message. */
  async press(message: string | WireMessage, customId: string): Promise<Act> {
    return this.use(message, customId, undefined);
  }

  /** Chooses from a menu of a message. */
  async select(message: string | WireMessage, customId: string, values: readonly string[]): Promise<Act> {
    return this.use(message, customId, values);
  }

  /** Sends the modal that an act has opened. */
  async submitModal(opened: Act | string, fields: Readonly<Record<string, string | readonly string[]>>): Promise<Act> {
    const modal = typeof opened === 'string' ? opened : opened.id;
    const opener = this.realm.world.interactions.get(modal);
    if (!opener) throw new LocalRefusal('unknownModal', modal);
    const list = Object.entries(fields).map(([customId, value]) =>
      typeof value === 'string' ? { customId, value } : { customId, values: [...value] },
    );
    return this.start({ ...this.place(opener.channel), kind: 'modal', modal, fields: list }, opener.message);
  }

  /** Says something in a channel. */
  say(content: string, channel = this.channel, replyTo?: string): WireMessage {
    return this.page.say({ person: this.id, channel, content, ...(replyTo === undefined ? {} : { replyTo }) });
  }

  /** What this person sees in a channel, oldest first, the newest 200. */
  messages(channel = this.channel): WireMessage[] {
    return this.page.list(this.id, channel, 200, null).messages;
  }

  /** Newest pin first. */
  pins(channel = this.channel): WireMessage[] {
    return this.page.list(this.id, channel, 1, null).pins;
  }

  /** The message as it is now. @throws LocalRefusal unknownMessage. */
  message(id: string): WireMessage {
    const record = this.realm.world.messages.get(id);
    if (!record || (record.onlyFor && record.onlyFor !== this.id)) throw new LocalRefusal('unknownMessage', id);
    return wireMessage(this.realm.world, record);
  }

  /** The direct channel with the bot. */
  direct(): WireChannel {
    return this.realm.world.wireChannel(this.realm.world.direct(this.page.person(this.id)));
  }

  /** Takes direct messages from the bot, or no longer (error 50007). */
  openDirect(open: boolean): void {
    const record = this.page.person(this.id);
    record.directsClosed = !open;
    this.realm.world.people.put(record);
  }

  /** Hears all this person may see; the returned function stops it. */
  listen(listener: (event: WireEvent) => void): () => void {
    return this.realm.world.feed.listen(this.id, listener);
  }

  /**
   * The newest message that fits, or the first that comes to fit by arriving or changing. Loading ones never fit.
   * @throws Error when none does in time.
   */
  waitForMessage(fits: (message: WireMessage) => boolean, waiting: Waiting = {}): Promise<WireMessage> {
    const { channel, timeout, fresh = false } = waiting;
    const wanted = (message: WireMessage): boolean =>
      (channel === undefined || message.channel_id === channel) && !isLoading(message) && fits(message);
    const known = fresh ? undefined : this.messages(channel ?? this.channel).findLast(wanted);
    if (known) return Promise.resolve(known);
    return this.waitForEvent((event) => {
      const message = 'message' in event ? event.message : undefined;
      return message && wanted(message) ? message : undefined;
    }, timeout);
  }

  /** Resolves with the first thing that `pick` makes of an event. @throws Error after `timeout` milliseconds. */
  waitForEvent<T>(pick: (event: WireEvent) => T | undefined, timeout = robotPatience): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = this.listen((event) => {
        const found = pick(event);
        if (found === undefined) return;
        finish();
        resolve(found);
      });
      const timer = setTimeout(() => {
        finish();
        reject(new Error(`${this.name} waited ${timeout} ms in vain`));
      }, timeout);
      const finish = (): void => {
        stop();
        clearTimeout(timer);
      };
    });
  }

  private async use(
    message: string | WireMessage,
    customId: string,
    values: readonly string[] | undefined,
  ): Promise<Act> {
    const messageId = typeof message === 'string' ? message : message.id;
    const record = this.realm.world.messages.get(messageId);
    if (!record) throw new LocalRefusal('unknownMessage', messageId);
    const place = this.place(record.channel);
    const chosen = values ? { values: [...values] } : {};
    return this.start({ ...place, kind: 'component', messageId, customId, ...chosen }, messageId);
  }

  private start(wire: WireInteraction, source: string | null = null): Promise<Act> {
    const act = new Act(this, wire, source);
    try {
      act.id = this.realm.interactions.start(wire, this.locale).id;
    } catch (error) {
      act.close();
      throw error;
    }
    return act.acknowledged();
  }

  private place(channel: string) {
    return { person: this.id, channel, nonce: randomUUID() };
  }

  private find(name: string, channelId: string): CommandRecord {
    const { world } = this.realm;
    const channel = world.channels.get(channelId);
    if (!channel) throw new LocalRefusal('unknownChannel', channelId);
    const person = this.page.person(this.id);
    const found = world.commands
      .all()
      .find((command) => command.name === name && offered(world, command, person, channel));
    if (!found) throw new LocalRefusal('unknownCommand', name);
    return found;
  }

  private filled(path: string, values: OptionValues, channel: string, focused: string | null) {
    const [name = '', ...steps] = path.replace(/^\//, '').split(' ');
    const command = this.find(name, channel);
    return { command: command.id, options: fill(command.options ?? [], steps, values, focused) };
  }
}

function fill(
  defined: readonly APIApplicationCommandOption[],
  steps: readonly string[],
  values: OptionValues,
  focused: string | null,
): WireOption[] {
  const [step, ...rest] = steps;
  if (step === undefined) {
    return Object.entries(values).map(([name, value]) => {
      const type = defined.find((option) => option.name === name)?.type ?? ApplicationCommandOptionType.String;
      return { name, type, value, ...(name === focused ? { focused: true } : {}) };
    });
  }
  const option = defined.find(({ name }) => name === step);
  if (!option) throw new LocalRefusal('badOptions', `no subcommand ${step}`);
  const inner = 'options' in option ? (option.options ?? []) : [];
  return [{ name: step, type: option.type, options: fill(inner, rest, values, focused) }];
}
