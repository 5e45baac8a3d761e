import { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Spare } from '../../../src/discord/connection/channellimits.ts';
import type { Outgoing, Post, Sent } from '../../../src/discord/connection/post.ts';
import { alone, type Services } from '../../../src/discord/connection/services.ts';
import { Sender } from '../../../src/discord/sending/sender.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { createLog } from '../../../src/log.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { toyEdition } from '../../table/toyedition.ts';
import { SEED } from '../testbot.ts';

/** A channel that is open, in which the bot may write. */
export const OPEN = { sleeps: () => false, mayWrite: () => true };

/** A channel that keeps what is sent to it, and refuses when told to. */
class Channel implements Post {
  readonly sent: (Outgoing & { id: string })[] = [];
  readonly letters: { person: string; content: string }[] = [];
  next = 1000;
  edits = 0;
  looks = 0;
  reopened = 0;
  locked = false;
  gone = false;
  /** What whatever is asked of it is refused with. */
  down: (() => Error) | null = null;
  refuse: ((message: Outgoing) => Error | null) | null = null;
  refuseLetter: ((content: string) => Error | null) | null = null;
  refuseLatest: (() => Error) | null = null;
  refusePin: () => Error = () => refused(50013, 403);
  refuseEdit: ((message: Outgoing) => Error | null) | null = null;
  remembers = false;
  /** What a message waits for before Discord takes it. */
  slow: ((message: Outgoing) => Promise<void> | null) | null = null;
  slowLetters = false;
  private readonly held: (() => void)[] = [];

  /** Lets everything go that hangs. */
  release(): void {
    this.slow = null;
    this.slowLetters = false;
    for (const go of this.held.splice(0)) go();
  }

  /** Hangs until it is released. */
  hang(): Promise<void> {
    return new Promise((resolve) => this.held.push(resolve));
  }

  async send(_channel: string, message: Outgoing): Promise<string> {
    await this.slow?.(message);
    const error = this.down?.() ?? this.refuse?.(message);
    if (error) throw error;
    const id = String(this.next++);
    this.sent.push({ ...message, id });
    return id;
  }

  async edit(_channel: string, id: string, message: Outgoing): Promise<void> {
    await this.slow?.(message);
    const error = this.down?.() ?? this.refuseEdit?.(message);
    if (error) throw error;
    const found = this.sent.find((one) => one.id === id);
    if (!found) throw refused(10008, 404);
    this.edits += 1;
    Object.assign(found, message);
  }

  async remove(_channel: string, id: string): Promise<void> {
    if (this.down) throw this.down();
    const found = this.sent.findIndex((one) => one.id === id);
    if (found < 0) throw refused(10008, 404);
    this.sent.splice(found, 1);
  }

  pressed(): void {}

  spare(): Spare {
    return { left: Number.POSITIVE_INFINITY, again: 0 };
  }

  async has(_channel: string, id: string): Promise<boolean> {
    this.looks += 1;
    if (this.down) throw this.down();
    return this.sent.some((one) => one.id === id);
  }

  async pin(): Promise<void> {
    throw this.refusePin();
  }

  async isPinned(): Promise<boolean> {
    return true;
  }

  async latest(): Promise<Sent[]> {
    const error = this.down?.() ?? this.refuseLatest?.();
    if (error) throw error;
    if (!this.remembers) return [];
    return this.sent.map(({ id, content, framed, attachments = [] }) => ({
      id,
      content: framed ? '' : content,
      mark: framed?.mark ?? null,
      customIds: [],
      attachments: attachments.map(({ name }) => name),
      at: Date.now(),
    }));
  }

  async direct(person: string, { content }: { content: string }): Promise<void> {
    if (this.slowLetters) await this.hang();
    const error = this.down?.() ?? this.refuseLetter?.(content);
    if (error) throw error;
    this.letters.push({ person, content });
  }

  async thread(): Promise<string> {
    return '3';
  }

  async sees(): Promise<boolean> {
    return true;
  }

  async reopen(): Promise<void> {
    this.reopened += 1;
    if (this.locked) throw refused(50013, 403);
  }

  async isMember(): Promise<boolean> {
    if (this.down) throw this.down();
    return !this.gone;
  }

  get contents(): string[] {
    return this.sent.map(({ content }) => content);
  }
}

/** Discord's refusal with a code of its own and a status of HTTP. */
export function refused(code: number, status: number): DiscordAPIError {
  return new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', 'http://x', { body: {}, files: [] });
}

export let channel: Channel;
export let services: Services;
export let sender: Sender;
export let game: string;
export let logged: string[];

/**
 * A game of one person in a channel, with a sender at work and a clock that stands still: anew for each test.
 * @param edition left out: the toy game, which tells every answer in a message of its own
 */
export function aChannel(edition: TableEdition = toyEdition): void {
  beforeEach(() => open(edition));
  afterEach(close);
}

/** Opens it within a test. */
export function open(edition: TableEdition = toyEdition): void {
  vi.useFakeTimers();
  channel = new Channel();
  logged = [];
  const store = new Store(openDatabase(':memory:'));
  const editions = new Map<string, TableEdition>([['second', edition]]);
  const clock = Date.now;
  const table = new Table({ store, editions, clock, seed: () => SEED });
  const log = createLog('debug', [], (line) => void logged.push(line));
  const draw = async () => Buffer.from('picture');
  services = { table, store, editions, post: channel, draw, log, clock, ...alone(store) };
  anew();
  const created = table.gathering.create({
    guild: '1',
    channel: '2',
    host: { id: 'mara', name: 'Mara' },
    edition: 'second',
    pace: 'daily',
    silence: 'wait',
  });
  game = created.ok ? created.value : '';
}

export async function close(): Promise<void> {
  channel.release();
  await sender.stop();
  services.store.close();
  vi.useRealTimers();
}

/** The sender of the next process. */
export function anew(): void {
  sender = new Sender(services, 2000);
  sender.start();
}

/** Lets everything happen that happens within so many milliseconds. */
export const elapse = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
export const answer = (chosen: string) => {
  const [open] = services.table.reading.game(game)!.open;
  return services.table.answer({ game, person: 'mara', decision: open!.decision.id, chosen: [chosen] });
};
export const begin = async () => {
  services.table.gathering.start('2', 'mara');
  await elapse(3000);
  answer('left');
  await elapse(3000);
};
