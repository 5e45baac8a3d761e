import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { WireMessage } from '../../wire.ts';
import { avatar, nameColor } from '../elements/avatar.ts';
import { icon, make, markup, present } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import type { Stage } from '../state/stage.ts';
import { markdownHtml } from '../text/markdown-html.ts';
import { clockWords, daysAgo, dayWords } from '../text/moment.ts';
import { attached } from './attachment.ts';
import { ComponentList } from './components.ts';
import { embedded, mediaAddress } from './embed.ts';
import { contextLine } from './message-context.ts';
import { toolbar } from './toolbar.ts';

/** A message that is not somebody's words but a notice of Discord itself. */
export function isNotice(message: WireMessage): boolean {
  return noticeWords(message) !== undefined;
}

function noticeWords(message: WireMessage): string | undefined {
  const who = message.author.global_name ?? message.author.username;
  if (message.type === MessageType.ChannelPinnedMessage) return say('notice-pinned', { who });
  if (message.type === MessageType.ThreadCreated) return say('notice-thread', { who, thread: message.content });
  return undefined;
}

/** A thread begins with a pointer to the message it was made from; that message is shown in its place, to be read only. */
function standIn(message: WireMessage): WireMessage {
  const first = message.type === MessageType.ThreadStarterMessage ? message.referenced_message : undefined;
  if (!first) return message;
  const { id, channel_id, local } = message;
  const { referenced_message: _, ...rest } = first;
  return { ...rest, id, channel_id, local, components: [] };
}

/** One message on the page. Each part is drawn anew only when what it shows has changed. */
export class MessageView {
  readonly element: HTMLLIElement;
  readonly #stage: Stage;
  readonly #head = make('div', { class: 'message-head' });
  readonly #context = make('div', { class: 'message-context' });
  readonly #gutter = make('div', { class: 'gutter' });
  readonly #text = make('div', { class: 'message-text' });
  readonly #files = make('div', { class: 'message-files' });
  readonly #embeds = make('div', { class: 'message-embeds' });
  readonly #components = new ComponentList(make('div', { class: 'message-components' }));
  readonly #thread = make('div', { class: 'message-thread' });
  readonly #private = make('div', { class: 'message-private' });
  readonly #failure = make('div', { class: 'message-failure', role: 'alert' });
  readonly #tools = make('div', { class: 'toolbar', role: 'toolbar', 'aria-label': say('message-tools') });
  readonly #signatures = new Map<HTMLElement, string>();
  #message: WireMessage;
  #given: WireMessage | undefined;
  #shown = '';

  constructor(stage: Stage, message: WireMessage) {
    this.#stage = stage;
    this.#message = message;
    const body = make(
      'div',
      { class: 'message-body' },
      this.#head,
      this.#text,
      this.#files,
      this.#embeds,
      this.#components.element,
      this.#thread,
      this.#failure,
      this.#private,
    );
    this.element = make(
      'li',
      { class: 'message', 'data-testid': 'message', 'data-message-id': message.id },
      this.#context,
      this.#gutter,
      body,
      this.#tools,
    );
    // Without a mouse the tools come with a tap.
    this.element.addEventListener('click', (event) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input, .menu, .spoiler');
      if (!onControl && matchMedia('(hover: none)').matches) this.element.classList.toggle('tapped');
    });
  }

  /** Shows a message as it now is; `leads` when it begins a new group with avatar and name. */
  update(given: WireMessage, leads: boolean): void {
    const { world } = this.#stage;
    const shown = [leads, world.namesVersion, world.commandsVersion].join();
    if (this.#given === given && this.#shown === shown) return;
    this.#given = given;
    const message = standIn(given);
    this.#message = message;
    this.#shown = shown;
    const ephemeral = ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
    const notice = noticeWords(message);
    const pinged = message.mention_everyone || message.mentions.some((user) => user.id === world.me);
    this.element.classList.toggle('lead', leads || notice !== undefined);
    this.element.classList.toggle('pinged', pinged);
    this.element.classList.toggle('ephemeral', ephemeral);
    this.element.classList.toggle('notice', notice !== undefined);
    this.element.dataset.author = message.author.id;
    const names = world.namesVersion;
    this.#draw(
      this.#context,
      [names, message.local, message.interaction_metadata?.id, message.referenced_message],
      () => {
        const line = contextLine(this.#stage, message);
        return line ? [line] : [];
      },
    );
    this.#draw(this.#gutter, [leads, names, notice, message.author.id], () => this.#gutterParts(leads, notice));
    this.#draw(this.#head, [leads, names, notice], () => (leads && notice === undefined ? this.#headParts() : []));
    this.#draw(this.#text, [names, message.content, message.edited_timestamp, message.flags], () =>
      this.#textParts(notice),
    );
    this.#draw(this.#files, [message.attachments, mediaUrls(message)], () => this.#fileParts());
    this.#draw(this.#embeds, [names, message.embeds, message.attachments, message.flags], () =>
      ((message.flags ?? 0) & MessageFlags.SuppressEmbeds) !== 0
        ? []
        : message.embeds.map((embed) => embedded(this.#stage, embed, message.attachments)),
    );
    this.#components.update(
      { stage: this.#stage, message, attachments: message.attachments },
      message.components ?? [],
    );
    const thread = world.channel(message.thread?.id ?? message.id);
    this.#draw(this.#thread, [thread?.id, thread?.name, thread?.archived], () =>
      thread ? [this.#threadChip(thread.id, thread.name)] : [],
    );
    this.#draw(this.#private, [ephemeral], () => (ephemeral ? this.#privateParts() : []));
    this.#draw(this.#tools, [ephemeral, world.commandsVersion, names, message.author.id, message.pinned], () =>
      toolbar(this.#stage, message),
    );
    this.showAttempts();
  }

  /** Shows which buttons wait for the bot, and what failed. */
  showAttempts(): void {
    const attempts = this.#stage.world.attempts.onMessage(this.#message.id);
    const busy = new Set(attempts.filter(({ state }) => state === 'sent').map(({ customId }) => customId));
    for (const each of this.#components.element.querySelectorAll<HTMLElement>('[data-custom-id]')) {
      if (busy.has(each.dataset.customId)) each.setAttribute('aria-busy', 'true');
      else each.removeAttribute('aria-busy');
    }
    const failed = attempts.find(({ state }) => state === 'failed');
    this.#draw(this.#failure, [failed?.nonce, failed?.reason], () =>
      failed ? [icon('alert'), say('failure-component', { reason: failed.reason ?? 'silent' })] : [],
    );
  }

  #draw(part: HTMLElement, shown: readonly unknown[], nodes: () => readonly (Node | string)[]): void {
    const signature = JSON.stringify(shown);
    if (this.#signatures.get(part) === signature) return;
    this.#signatures.set(part, signature);
    part.replaceChildren(...nodes());
  }

  #gutterParts(leads: boolean, notice: string | undefined): Node[] {
    const { author, timestamp } = this.#message;
    if (notice !== undefined) return [icon(this.#message.type === MessageType.ChannelPinnedMessage ? 'pin' : 'thread')];
    if (leads) return [avatar(this.#stage.world, author.id, author.username, 'large')];
    return [make('time', { class: 'gutter-time', datetime: timestamp }, clockWords(new Date(timestamp)))];
  }

  #headParts(): Node[] {
    const { author, timestamp } = this.#message;
    const { world } = this.#stage;
    const name = make('span', { class: 'author', 'data-testid': 'author' }, author.global_name ?? author.username);
    name.style.color = nameColor(world.person(author.id)?.color);
    const tag = author.bot ? make('span', { class: 'app-tag' }, say('app-tag')) : null;
    const moment = new Date(timestamp);
    const time = make(
      'time',
      { class: 'message-time', datetime: timestamp, title: say('moment', momentParts(moment)) },
      momentWords(moment),
    );
    return present([name, tag, time]) as Node[];
  }

  #textParts(notice: string | undefined): Node[] {
    const message = this.#message;
    if (notice !== undefined) return [make('span', {}, notice)];
    if (((message.flags ?? 0) & MessageFlags.Loading) !== 0) {
      const dots = make('span', { class: 'thinking-dots', 'aria-hidden': 'true' }, make('i'), make('i'), make('i'));
      const who = message.author.global_name ?? message.author.username;
      return [
        make('div', { class: 'thinking', role: 'status', 'data-testid': 'thinking' }, dots, say('thinking', { who })),
      ];
    }
    const text = markup(
      'div',
      'markdown',
      message.content === '' ? '' : markdownHtml(message.content, this.#stage.names),
    );
    if (message.edited_timestamp) {
      const when = say('moment', momentParts(new Date(message.edited_timestamp)));
      const edited = make('span', { class: 'edited', title: when, 'data-testid': 'edited' }, say('edited'));
      const last = text.lastElementChild;
      if (last && (last.className === 'md-text' || last.className === 'md-small')) last.append(' ', edited);
      else text.append(edited);
    }
    return text.childNodes.length === 0 ? [] : [text];
  }

  #fileParts(): Node[] {
    const elsewhere = new Set(mediaUrls(this.#message));
    const files = this.#message.attachments.filter((file) => !elsewhere.has(file.url));
    const shown = files.map((file) => attached(this.#stage, file));
    this.#files.classList.toggle('several', shown.length > 1);
    return shown;
  }

  #threadChip(id: string, name: string): Node {
    const label = say('thread-open', { thread: name });
    return make(
      'button',
      {
        type: 'button',
        class: 'thread-chip',
        'aria-label': label,
        'data-testid': `thread-${name}`,
        onclick: () => this.#stage.go(id),
      },
      icon('thread'),
      make('span', { class: 'thread-name' }, name),
      make('span', { class: 'thread-see' }, say('thread-see')),
    );
  }

  #privateParts(): Node[] {
    return [
      icon('eye'),
      make('span', {}, say('private')),
      make(
        'button',
        {
          type: 'button',
          class: 'text-button',
          'data-testid': 'dismiss',
          onclick: () => this.#stage.dismiss(this.#message),
        },
        say('dismiss'),
      ),
    ];
  }
}

/** The files that an embed or a component shows; they are not listed a second time. */
function mediaUrls(message: WireMessage): string[] {
  const named = message.embeds.flatMap((embed) => [
    embed.image?.url,
    embed.thumbnail?.url,
    embed.author?.icon_url,
    embed.footer?.icon_url,
  ]);
  const inEmbeds = named.flatMap((url) => (url === undefined ? [] : (mediaAddress(url, message.attachments) ?? [])));
  // With components of the second version every file is shown by a component, or not at all.
  const all = ((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
  return all ? message.attachments.map((file) => file.url) : inEmbeds;
}

function momentParts(moment: Date): { day: string; time: string } {
  return { day: dayWords(moment), time: clockWords(moment) };
}

function momentWords(moment: Date): string {
  const days = daysAgo(moment, new Date());
  const time = clockWords(moment);
  if (days === 0) return say('moment-today', { time });
  if (days === 1) return say('moment-yesterday', { time });
  return say('moment', momentParts(moment));
}
