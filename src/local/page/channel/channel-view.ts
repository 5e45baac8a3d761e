import type { WireChannel, WireEvent, WireMessage } from '../../wire.ts';
import type { Composer } from '../composer/composer.ts';
import { icon, make } from '../elements/element.ts';
import { list, say } from '../elements/words.ts';
import { moderatorPanel } from '../moderation/panel.ts';
import { requests } from '../state/connection.ts';
import type { Stage } from '../state/stage.ts';
import { LogView } from './log.ts';
import { pinList } from './pins.ts';

/** How many pages of older messages are fetched to find one that a link points to. */
const FURTHEST = 20;

/** What is shown over a channel on demand. */
type Panel = (stage: Stage, channel: WireChannel) => HTMLElement;

interface ChannelFrame {
  openMenu(): void;
  /** Asks, then deletes the channel. */
  remove(channel: WireChannel): void;
}

/** The open channel: its head, messages, who is typing, and the message box. */
export class ChannelView {
  readonly element: HTMLElement;
  readonly channel: WireChannel;
  readonly #stage: Stage;
  readonly #frame: ChannelFrame;
  readonly #composer: Composer;
  readonly #log: LogView;
  readonly #head = make('header', { class: 'channel-head' });
  readonly #typing = make('div', { class: 'typing', 'aria-live': 'polite', 'data-testid': 'typing' });
  readonly #panel = make('div', { class: 'panel-frame', hidden: true });
  #shown: Panel = pinList;

  constructor(stage: Stage, channel: WireChannel, composer: Composer, frame: ChannelFrame) {
    this.#stage = stage;
    this.channel = channel;
    this.#composer = composer;
    this.#frame = frame;
    this.#log = new LogView(stage, channel, (before) => this.#older(before));
    this.element = make(
      'main',
      { class: 'channel-view', 'aria-label': channel.name, 'data-channel-id': channel.id },
      this.#head,
      this.#panel,
      this.#log.element,
      make('div', { class: 'bottom' }, composer.element, this.#typing),
    );
    this.drawHead();
  }

  /** Fetches the newest messages, and shows one of them if asked for. */
  async load(message: string | undefined): Promise<void> {
    const { world } = this.#stage;
    const known = world.log(this.channel.id)?.loaded;
    world.expect(this.channel.id);
    if (known) this.#log.update();
    world.fill(this.channel.id, await requests.messages(world.me, this.channel.id), true);
    if (message !== undefined) await this.show(message);
  }

  async show(message: string): Promise<void> {
    const { world } = this.#stage;
    for (let page = 0; page < FURTHEST && !this.#log.show(message); page += 1) {
      const [first] = world.messages(this.channel.id);
      if (!first || !world.log(this.channel.id)?.more) {
        this.#stage.remark(say('message-gone'));
        return;
      }
      await this.#older(first.id);
    }
  }

  close(): void {
    this.#log.close();
  }

  update(): void {
    this.#log.update();
    this.#drawPanel();
  }

  /** Shows the newest messages: somebody has just written here. */
  toEnd(): void {
    this.#log.toEnd();
  }

  showAttempts(): void {
    this.#log.showAttempts();
  }

  read(): void {
    this.#log.update();
  }

  hear(event: WireEvent): void {
    this.#composer.hear(event);
  }

  reply(message: WireMessage): void {
    this.#composer.reply(message);
  }

  drawTyping(): void {
    const { world } = this.#stage;
    const who = world.typists(this.channel.id).flatMap((id) => world.nameOf(id) ?? []);
    if (who.length === 0) {
      this.#typing.replaceChildren();
      return;
    }
    const dots = make('span', { class: 'thinking-dots', 'aria-hidden': 'true' }, make('i'), make('i'), make('i'));
    this.#typing.replaceChildren(dots, make('span', {}, say('typing', { names: list(who), count: who.length })));
  }

  drawHead(): void {
    const { world } = this.#stage;
    const channel = world.channel(this.channel.id) ?? this.channel;
    const parent = channel.parent === null ? undefined : world.channel(channel.parent);
    const shape =
      channel.kind === 'text'
        ? 'hash'
        : channel.kind === 'direct'
          ? 'direct'
          : channel.kind === 'thread'
            ? 'thread'
            : 'lock';
    const name = channel.kind === 'direct' ? world.bot.name : channel.name;
    const tool = (label: string, test: string, face: Node, pressed: () => void) =>
      make(
        'button',
        { type: 'button', class: 'tool', 'aria-label': label, title: label, 'data-testid': test, onclick: pressed },
        face,
      );
    const host = world.person(world.me)?.host;
    const deletable = channel.kind === 'text' && host;
    this.#head.replaceChildren(
      make(
        'button',
        {
          type: 'button',
          class: 'tool menu-open',
          'aria-label': say('menu-open'),
          'data-testid': 'menu',
          onclick: () => this.#frame.openMenu(),
        },
        icon('menu'),
      ),
      ...(parent
        ? [
            make(
              'button',
              { type: 'button', class: 'parent', onclick: () => this.#stage.go(parent.id) },
              icon('hash'),
              parent.name,
            ),
            make('span', { class: 'parent-sign', 'aria-hidden': 'true' }, '›'),
          ]
        : []),
      icon(shape),
      make('h1', { 'data-testid': 'channel-title' }, name),
      channel.archived ? make('span', { class: 'head-tag' }, say('archived')) : '',
      make('span', { class: 'topic', title: channel.topic ?? '' }, channel.topic ?? ''),
      tool(say('pins'), 'show-pins', icon('pin'), () => this.#toggle(pinList)),
      host ? tool(say('moderator'), 'moderate', icon('shield'), () => this.#toggle(moderatorPanel)) : '',
      deletable ? tool(say('channel-delete'), 'delete-channel', icon('trash'), () => this.#frame.remove(channel)) : '',
    );
    this.#drawPanel();
  }

  closePanel(): void {
    this.#panel.hidden = true;
  }

  #toggle(panel: Panel): void {
    this.#panel.hidden = !this.#panel.hidden && this.#shown === panel;
    this.#shown = panel;
    this.#drawPanel();
  }

  #drawPanel(): void {
    if (this.#panel.hidden || this.#panel.contains(document.activeElement?.closest('form') ?? null)) return;
    const test = document.activeElement?.getAttribute('data-testid');
    const top = this.#panel.firstElementChild?.scrollTop ?? 0;
    this.#panel.replaceChildren(this.#shown(this.#stage, this.#stage.world.channel(this.channel.id) ?? this.channel));
    this.#panel.firstElementChild?.scrollTo(0, top);
    if (test) this.#panel.querySelector<HTMLElement>(`[data-testid="${CSS.escape(test)}"]`)?.focus();
  }

  async #older(before: string): Promise<void> {
    const { world } = this.#stage;
    world.expect(this.channel.id);
    world.fill(this.channel.id, await requests.messages(world.me, this.channel.id, before), false);
  }
}
