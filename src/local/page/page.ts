import { ApplicationCommandType } from 'discord-api-types/v10';
import type { WireEvent, WireState } from '../wire.ts';
import { ChannelView } from './channel/channel-view.ts';
import { nameIn } from './composer/command.ts';
import { Composer } from './composer/composer.ts';
import { make } from './elements/element.ts';
import { LOCALE } from './elements/language.ts';
import { enlarge } from './elements/lightbox.ts';
import { say } from './elements/words.ts';
import { ModalView } from './modal/modal.ts';
import { PeoplePanel } from './sidebar/people-panel.ts';
import { Sidebar } from './sidebar/sidebar.ts';
import type { Asked } from './state/attempts.ts';
import { EventStream, Refused, requests } from './state/connection.ts';
import { currentRoute, writeRoute } from './state/route.ts';
import { namesOf, type Stage } from './state/stage.ts';
import { World } from './state/world.ts';

const REMARK_MS = 6_000;

/** The page as one person sees it: everything is built anew when somebody else acts. */
export class Page {
  readonly element: HTMLElement;
  readonly #world: World;
  readonly #stage: Stage;
  readonly #stream: EventStream;
  readonly #sidebar: Sidebar;
  readonly #people: PeoplePanel;
  readonly #middle = make('div', { class: 'middle' });
  readonly #remarks = make('div', { class: 'remarks', role: 'status' });
  readonly #composers = new Map<string, Composer>();
  #view: ChannelView | undefined;
  #modal: ModalView | undefined;
  #connected = true;
  #everConnected = false;

  constructor(person: string, state: WireState, act: (person: string) => void) {
    const world = new World(person, state);
    this.#world = world;
    this.#stage = this.#makeStage();
    this.#sidebar = new Sidebar({
      world,
      current: () => this.#view?.channel.id,
      go: (channel) => this.go(channel),
      addGuild: (name) => this.#tried(async () => this.#land((await requests.addGuild(name)).channels[0]?.id)),
      addChannel: (guild, name) => this.#tried(async () => this.#land((await requests.addChannel(guild, name)).id)),
    });
    this.#people = new PeoplePanel({
      world,
      act,
      addPerson: (name) => this.#tried(async () => act((await requests.addPerson(name)).id)),
    });
    const column = make('div', { class: 'column' }, this.#sidebar.list, this.#people.element);
    const side = make('div', { class: 'side', id: 'side' }, this.#sidebar.rail, column);
    const scrim = make('button', {
      type: 'button',
      class: 'scrim',
      'aria-label': say('menu-close'),
      onclick: () => this.#openMenu(false),
    });
    this.element = make('div', { class: 'page' }, side, scrim, this.#middle, this.#remarks);
    this.#listen();
    this.#stream = new EventStream(
      person,
      (event) => this.#hear(event),
      (connected) => this.#connectedChanged(connected),
    );
    this.#sidebar.update();
    this.#people.update(true);
  }

  close(): void {
    this.#stream.close();
    this.#view?.close();
    this.#modal?.close();
    this.element.remove();
  }

  get channel(): string | undefined {
    return this.#view?.channel.id;
  }

  /** Opens a channel, or one that this person can see when it is none of theirs, and shows a message in it. */
  go(wanted: string | undefined, message?: string, replace = false): void {
    const world = this.#world;
    const channel =
      (wanted === undefined ? undefined : world.channel(wanted)) ??
      world.channels.find((each) => each.kind === 'text') ??
      world.channels[0];
    this.#openMenu(false);
    this.#view?.closePanel();
    if (!channel) {
      this.#view = undefined;
      this.#middle.replaceChildren(make('main', { class: 'nowhere' }, make('p', {}, say('nowhere'))));
      this.#openMenu(true);
      return;
    }
    writeRoute(world.me, channel.id, replace);
    if (this.#view?.channel.id === channel.id) {
      if (message !== undefined) void this.#tried(() => this.#view?.show(message));
      return;
    }
    this.#view?.close();
    const composer = this.#composers.get(channel.id) ?? this.#newComposer(channel.id);
    this.#view = new ChannelView(this.#stage, channel, composer, {
      openMenu: () => this.#openMenu(true),
      remove: (doomed) => {
        if (confirm(say('channel-delete-sure', { channel: doomed.name })))
          void this.#tried(() => requests.deleteChannel(doomed.id));
      },
    });
    this.#middle.replaceChildren(this.#view.element);
    this.#view.drawTyping();
    this.#sidebar.follow(channel);
    this.#title();
    if (matchMedia('(hover: hover)').matches) composer.focus();
    const view = this.#view;
    void this.#tried(() => view.load(message));
  }

  /** Another tab read something, or this one came to the front. */
  reread(): void {
    this.#view?.read();
    this.#sidebar.update();
    this.#people.update(this.#connected);
    this.#title();
  }

  #newComposer(id: string): Composer {
    const channel = this.#world.channel(id);
    if (!channel) throw new Error(`no channel ${id}`);
    const composer = new Composer(
      {
        world: this.#world,
        sendText: (to, content, replyTo) =>
          this.#tried(async () => {
            const sent = await requests.say({
              person: this.#world.me,
              channel: to,
              content,
              ...(replyTo === undefined ? {} : { replyTo }),
            });
            this.#world.apply({ type: 'message', message: sent });
            this.#view?.toEnd();
          }),
        sendCommand: (to, slash, options) => {
          const asked = {
            kind: 'command',
            person: this.#world.me,
            channel: to,
            command: slash.command.id,
            options,
          } as const;
          void this.#tried(() =>
            this.#world.attempts.ask(asked, { command: slash.path, after: this.#world.messages(to).at(-1)?.id }),
          );
          this.#view?.toEnd();
        },
      },
      channel,
    );
    this.#composers.set(id, composer);
    return composer;
  }

  #makeStage(): Stage {
    const world = this.#world;
    return {
      world,
      names: namesOf(world),
      enlarge,
      go: (channel, message) => {
        if (world.channel(channel)) this.go(channel, message);
        else this.#remark(say('channel-gone'));
      },
      use: (message, customId, values) => {
        const asked = {
          kind: 'component',
          person: world.me,
          channel: message.channel_id,
          messageId: message.id,
          customId,
        } as const;
        void this.#tried(() => world.attempts.ask(values === undefined ? asked : { ...asked, values: [...values] }));
      },
      run: (command, channel, target) => {
        const asked: Asked = { kind: 'command', person: world.me, channel, command: command.id, options: [], target };
        const words =
          command.type === ApplicationCommandType.ChatInput
            ? nameIn(command, LOCALE)
            : say('command-on', { command: nameIn(command, LOCALE) });
        void this.#tried(() =>
          world.attempts.ask(asked, { command: words, after: world.messages(channel).at(-1)?.id }),
        );
      },
      reply: (message) => this.#view?.reply(message),
      dismiss: (message) => void this.#tried(() => requests.dismiss(world.me, message.id)),
      order: (order) => void this.#tried(() => requests.order(order)),
      compose: (text) => {
        const id = this.#view?.channel.id;
        if (id !== undefined) this.#composers.get(id)?.begin(text);
      },
      remark: (words) => this.#remark(words),
    };
  }

  get stage(): Stage {
    return this.#stage;
  }

  #listen(): void {
    const world = this.#world;
    world.listen('log', () => this.#view?.update());
    world.listen('attempts', () => this.#view?.showAttempts());
    world.listen('typing', () => this.#view?.drawTyping());
    world.listen('commands', () => this.#composers.get(this.#view?.channel.id ?? '')?.refresh());
    world.listen('bot', () => {
      this.#people.update(this.#connected);
      this.#view?.drawHead();
    });
    world.listen('people', () => this.#people.update(this.#connected));
    world.listen('channels', () => {
      if (this.#view && !world.channel(this.#view.channel.id)) this.go(undefined, undefined, true);
      this.#sidebar.update();
      this.#view?.drawHead();
      this.#title();
    });
  }

  #hear(event: WireEvent): void {
    this.#world.apply(event);
    this.#view?.hear(event);
    this.#modal?.hear(event);
    if (event.type === 'modal') {
      this.#modal?.close();
      this.#modal = new ModalView(this.#stage, event);
      this.#modal.open();
    }
  }

  #connectedChanged(connected: boolean): void {
    this.#connected = connected;
    this.element.classList.toggle('cut-off', !connected);
    this.#people.update(connected);
    if (connected && this.#everConnected) void this.#tried(() => this.#renew());
    this.#everConnected ||= connected;
  }

  async #renew(): Promise<void> {
    this.#world.renew(await requests.state(this.#world.me));
    await this.#view?.load(undefined);
  }

  /** Goes to a place just made, as soon as the events have told of it. */
  async #land(channel: string | undefined): Promise<void> {
    if (channel !== undefined && !this.#world.channel(channel)) this.#world.renew(await requests.state(this.#world.me));
    this.go(channel);
  }

  /** Does something; a refusal is told in words. Resolves to whether it went well. */
  async #tried(work: () => unknown): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#remark(say('refusal', { code: error.code }));
      return false;
    }
  }

  #remark(words: string): void {
    const remark = make('div', { class: 'remark', 'data-testid': 'remark' }, words);
    this.#remarks.append(remark);
    setTimeout(() => remark.remove(), REMARK_MS);
  }

  #openMenu(open: boolean): void {
    this.element.classList.toggle('menu-shown', open);
  }

  #title(): void {
    const world = this.#world;
    const calls = world.channels.reduce((sum, channel) => sum + world.calls(channel.id), 0);
    document.title = say('title', { channel: this.#view?.channel.name ?? '', bot: world.bot.name, calls });
  }
}

/** The route that the address asks for; the page shows what of it there is. */
export function follow(page: Page): void {
  const { channel, message } = currentRoute();
  page.go(channel, message, true);
}
