import type { WireChannel, WireMessage } from '../../wire.ts';
import { arrange, icon, make } from '../elements/element.ts';
import { say } from '../elements/words.ts';
import { isNotice, MessageView } from '../message/message.ts';
import { isLater, readUpTo } from '../state/reading.ts';
import type { Stage } from '../state/stage.ts';
import { daysAgo, dayWords } from '../text/moment.ts';
import { PendingView } from './pending.ts';

/** Messages of one author further apart than this stand in groups of their own. */
const GROUP_MS = 7 * 60_000;
/** This near to the end counts as being at it. */
const NEAR_PX = 60;

/** The messages of the open channel. */
export class LogView {
  readonly element: HTMLElement;
  readonly #stage: Stage;
  readonly #channel: WireChannel;
  readonly #older: (before: string) => Promise<void>;
  readonly #list = make('ol', { class: 'log' });
  /** What is new is read out; the list in it keeps its items. */
  readonly #log = make('div', { role: 'log', 'aria-label': say('log-label'), 'aria-live': 'polite' }, this.#list);
  readonly #scroller: HTMLElement;
  readonly #down: HTMLButtonElement;
  readonly #intro: HTMLElement;
  readonly #views = new Map<string, MessageView>();
  readonly #pending = new Map<string, PendingView>();
  readonly #lines = new Map<string, HTMLElement>();
  readonly #sizes: ResizeObserver;
  #readUpTo: string | undefined;
  #stuck = true;
  #fetching = false;

  constructor(stage: Stage, channel: WireChannel, older: (before: string) => Promise<void>) {
    this.#stage = stage;
    this.#channel = channel;
    this.#older = older;
    this.#readUpTo = readUpTo(stage.world.me, channel.id);
    this.#intro = this.#opening();
    this.#scroller = make(
      'div',
      { class: 'scroller', tabindex: '0', 'data-testid': 'scroller' },
      this.#intro,
      this.#log,
    );
    this.#down = make(
      'button',
      { type: 'button', class: 'to-end', hidden: true, onclick: () => this.toEnd() },
      say('to-end'),
      icon('down'),
    );
    this.element = make('div', { class: 'log-frame' }, this.#scroller, this.#down);
    this.#scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.#sizes = new ResizeObserver(() => this.#stuck && this.toEnd());
    this.#sizes.observe(this.#list);
    this.#sizes.observe(this.#scroller);
  }

  close(): void {
    this.#sizes.disconnect();
  }

  /** Brings the list up to date; elements of messages that stay are kept. */
  update(): void {
    const { world } = this.#stage;
    const messages = world.messages(this.#channel.id);
    const log = world.log(this.#channel.id);
    this.#intro.hidden = !log?.loaded || log.more;
    const nodes: Node[] = [];
    const waiting = world.attempts.commandsIn(this.#channel.id);
    const placed = new Set<string>();
    const place = (fits: (after: string | undefined) => boolean) => {
      for (const attempt of waiting) {
        if (placed.has(attempt.nonce) || !fits(attempt.after)) continue;
        placed.add(attempt.nonce);
        const view = this.#pending.get(attempt.nonce) ?? new PendingView(this.#stage, attempt);
        this.#pending.set(attempt.nonce, view);
        view.update(attempt);
        nodes.push(view.element);
      }
    };
    let before: WireMessage | undefined;
    for (const message of messages) {
      place((after) => after !== undefined && isLater(message.id, after));
      const line = this.#lineBetween(before, message);
      if (line) nodes.push(line);
      const view = this.#views.get(message.id) ?? new MessageView(this.#stage, message);
      this.#views.set(message.id, view);
      view.update(message, line !== undefined || !follows(before, message));
      nodes.push(view.element);
      before = message;
    }
    place(() => true);
    const present = new Set(messages.map((message) => message.id));
    for (const id of this.#views.keys()) if (!present.has(id)) this.#views.delete(id);
    for (const nonce of this.#pending.keys()) if (!placed.has(nonce)) this.#pending.delete(nonce);
    arrange(this.#list, nodes);
    if (this.#stuck) this.toEnd();
    this.#note();
  }

  showAttempts(): void {
    for (const view of this.#views.values()) view.showAttempts();
    this.update();
  }

  toEnd(): void {
    this.#stuck = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#note();
  }

  /** Shows one message and marks it for a moment; false when it is not here. */
  show(id: string): boolean {
    const element = this.#views.get(id)?.element;
    if (!element) return false;
    this.#stuck = false;
    element.scrollIntoView({ block: 'center' });
    element.classList.remove('flash');
    // Reading a size starts the animation anew.
    void element.offsetWidth;
    element.classList.add('flash');
    return true;
  }

  #lineBetween(before: WireMessage | undefined, message: WireMessage): HTMLElement | undefined {
    const day = new Date(message.timestamp);
    const newDay = before === undefined || daysAgo(new Date(before.timestamp), day) !== 0;
    const read = this.#readUpTo;
    const isNew = read !== undefined && before !== undefined && !isLater(before.id, read) && isLater(message.id, read);
    if (isNew && message.author.id === this.#stage.world.me) this.#readUpTo = undefined;
    if (!newDay && !isNew) return undefined;
    const key = `${message.id}:${newDay}:${isNew}`;
    const known = this.#lines.get(key);
    if (known) return known;
    const line = make(
      'li',
      { class: isNew ? 'line new' : 'line', role: 'separator' },
      make('span', {}, newDay ? dayWords(day) : ''),
      isNew ? make('b', {}, say('new')) : null,
    );
    this.#lines.set(key, line);
    return line;
  }

  #opening(): HTMLElement {
    const { kind, name, topic } = this.#channel;
    const title = kind === 'direct' ? name : `#${name}`;
    return make(
      'div',
      { class: 'intro' },
      make('span', { class: 'intro-mark' }, icon(kind === 'text' ? 'hash' : kind === 'direct' ? 'direct' : 'thread')),
      make('h2', {}, say('intro-title', { channel: title })),
      make('p', {}, topic ?? say(kind === 'direct' ? 'intro-direct' : 'intro-text', { channel: title })),
    );
  }

  #scrolled(): void {
    const { scrollTop, clientHeight, scrollHeight } = this.#scroller;
    this.#stuck = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    this.#note();
    if (scrollTop < 300) void this.#fetchOlder();
  }

  async #fetchOlder(): Promise<void> {
    const log = this.#stage.world.log(this.#channel.id);
    const [first] = this.#stage.world.messages(this.#channel.id);
    if (this.#fetching || !log?.more || !first || this.#stuck) return;
    this.#fetching = true;
    const held = this.#scroller.scrollHeight - this.#scroller.scrollTop;
    try {
      await this.#older(first.id);
      this.#scroller.scrollTop = this.#scroller.scrollHeight - held;
    } finally {
      this.#fetching = false;
    }
  }

  /** What is in sight counts as read. */
  #note(): void {
    this.#down.hidden = this.#stuck;
    if (this.#stuck && document.visibilityState === 'visible') this.#stage.world.read(this.#channel.id);
  }
}

/** Whether a message goes on with the group of the one before it. */
function follows(before: WireMessage | undefined, message: WireMessage): boolean {
  if (!before || before.author.id !== message.author.id || isNotice(before) || isNotice(message)) return false;
  if (message.local.command !== null || message.referenced_message || message.message_reference) return false;
  if (before.local.onlyFor !== message.local.onlyFor) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS;
}
