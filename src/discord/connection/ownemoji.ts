import { DiscordAPIError, type REST, SnowflakeUtil } from 'discord.js';
import {
  type APIEmoji,
  type RESTGetAPIApplicationEmojisResult,
  RESTJSONErrorCodes,
  Routes,
} from 'discord-api-types/v10';
import type { Log } from '../../log.ts';
import { everyEmoji, handleNamed } from '../../render/handles/art.ts';
import type { Draw } from '../message/attachment.ts';
import type { Emoji, Emojis } from './emoji.ts';
import { backoff, sortFailure } from './failure.ts';

/** What is missing is looked for again after a second, two, four … up to this time, in milliseconds. */
const LONGEST_REST = 3_600_000;
/** What fails so often in a row does not pass by itself. */
const LASTING = 3;
/** Those of before go when the new one has been there for so long, in milliseconds: two weeks. */
const KEPT = 14 * 86_400_000;
/** Of Discord's 2,000 an application has at most so many before those of before go at once, the oldest first. */
const ROOM = 1500;
/** While some of before are left, it is looked again after a day. */
const DAY = 86_400_000;
/** After a message was refused with emoji, those that are there are looked at again after this time, in milliseconds. */
const DOUBT = 60_000;

interface OwnEmojiSetup {
  rest: REST;
  application: string;
  draw: Draw;
  log: Log;
  /** False: others upload, and this bot uses what is there. */
  uploads: boolean;
  /** Which there are to be, by their handles; left out: all that this code draws. */
  wanted?: ReadonlyMap<string, { name: string }>;
  /** Milliseconds since 1970; left out: the computer's. */
  now?: () => number;
  /** Does something after so many milliseconds, unless it is called off; left out: by a timer. */
  later?: (work: () => void, after: number) => () => void;
}

function byTimer(work: () => void, after: number): () => void {
  const timer = setTimeout(work, after).unref();
  return () => clearTimeout(timer);
}

/**
 * The application's own emoji. Discord's list of them is the only one, read at each start: other art has another name, so the
 * list says by itself what is there, what is missing and what has gone, whoever uploaded it. Those that are missing are drawn and
 * uploaded one after the other, while messages go without. Those whose art was another are deleted two weeks after the new ones
 * came: what showed them has been edited or is old, and reads as their plain name.
 */
export class OwnEmoji implements Emojis {
  private readonly setup: OwnEmojiSetup;
  private readonly wanted: ReadonlyMap<string, { name: string }>;
  private known: ReadonlyMap<string, Emoji> = new Map();
  private attempts = 0;
  private isLooking = false;
  private isOver = false;
  /** Calls off the next look. */
  private again: (() => void) | null = null;
  private doubt: (() => void) | null = null;

  constructor(setup: OwnEmojiSetup) {
    this.setup = setup;
    this.wanted = setup.wanted ?? everyEmoji();
  }

  of(handle: string): Emoji | null {
    const name = this.wanted.get(handle)?.name;
    return name === undefined ? null : (this.known.get(name) ?? null);
  }

  refused(): void {
    this.doubt ??= this.later(() => {
      this.doubt = null;
      void this.look();
    }, DOUBT);
  }

  /** Begins, in the background: nobody waits for it, and nothing that fails in it reaches anybody. */
  start(): void {
    void this.look();
  }

  stop(): void {
    this.isOver = true;
    this.again?.();
    this.doubt?.();
  }

  private later(work: () => void, after: number): () => void {
    return (this.setup.later ?? byTimer)(work, after);
  }

  private async look(): Promise<void> {
    if (this.isLooking || this.isOver) return;
    this.isLooking = true;
    this.again?.();
    const rest = await this.gathered();
    this.isLooking = false;
    if (rest !== null && !this.isOver) this.again = this.later(() => void this.look(), rest);
  }

  /** @returns after how many milliseconds to look again; null = all are there */
  private async gathered(): Promise<number | null> {
    try {
      await this.list();
      if (this.setup.uploads) await this.upload();
      if (this.missing().length === 0) {
        this.attempts = 0;
        return this.setup.uploads ? await this.tidied() : null;
      }
      this.attempts += 1;
      return backoff(this.attempts, LONGEST_REST);
    } catch (error) {
      if (this.isOver) return null;
      this.attempts += 1;
      const failure = sortFailure(error);
      const after = failure.kind === 'retry' ? (failure.after ?? 0) : 0;
      const rest = Math.max(after, backoff(this.attempts, LONGEST_REST));
      const why = error instanceof Error ? error.message : error;
      const facts = { why, missing: this.missing().length, seconds: rest / 1000 };
      this.setup.log[this.attempts < LASTING ? 'info' : 'warn']('emoji.not-uploaded', facts);
      return rest;
    }
  }

  /** Deletes what is no longer shown anywhere. @returns after how many milliseconds to look again; null = nothing is left of before */
  private async tidied(): Promise<number | null> {
    const { rest, application, log, now = Date.now } = this.setup;
    const since = (id: string): number => SnowflakeUtil.timestampFrom(id);
    const old = [...this.known.values()]
      .flatMap((emoji) => {
        const handle = handleNamed(emoji.name, this.wanted.keys());
        const present = handle === null ? null : this.of(handle);
        return present && present.id !== emoji.id ? [{ emoji, present }] : [];
      })
      .sort((a, b) => since(a.emoji.id) - since(b.emoji.id));
    const over = this.known.size - ROOM;
    const gone = old.filter(({ present }, index) => index < over || now() - since(present.id) >= KEPT);
    for (const { emoji } of gone) {
      if (this.isOver) return null;
      await rest.delete(Routes.applicationEmoji(application, emoji.id));
      this.known = new Map([...this.known].filter(([name]) => name !== emoji.name));
    }
    if (gone.length > 0) log.info('emoji.deleted', { count: gone.length });
    return gone.length < old.length ? DAY : null;
  }

  private missing(): [handle: string, name: string][] {
    return [...this.wanted].flatMap(([handle, { name }]) => (this.known.has(name) ? [] : [[handle, name]]));
  }

  private async list(): Promise<void> {
    const { rest, application } = this.setup;
    const { items } = (await rest.get(Routes.applicationEmojis(application))) as RESTGetAPIApplicationEmojisResult;
    this.known = new Map(items.flatMap(({ id, name }) => (id && name ? [[name, { id, name }]] : [])));
  }

  /** @throws Error at what concerns all of them; one that Discord won't have, or another worker has just uploaded, is passed over */
  private async upload(): Promise<void> {
    const { rest, application, draw, log } = this.setup;
    let count = 0;
    for (const [handle, name] of this.missing()) {
      if (this.isOver) return;
      const png = await draw({ kind: 'emoji', view: { handle }, alt: '' });
      const body = { name, image: `data:image/png;base64,${png.toString('base64')}` };
      try {
        const { id } = (await rest.post(Routes.applicationEmojis(application), { body })) as APIEmoji;
        if (id) this.known = new Map([...this.known, [name, { id, name }]]);
        count += 1;
      } catch (error) {
        if (!isThisOne(error)) throw error;
        log.info('emoji.refused', { name, why: error instanceof Error ? error.message : error });
      }
    }
    if (count > 0) log.info('emoji.uploaded', { count });
  }
}

/** Whether an upload was refused for what it is: a name that is taken, a picture that Discord can't read or finds too large. */
function isThisOne(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError)) return false;
  return error.status === 400 && error.code !== RESTJSONErrorCodes.MaximumNumberOfEmojisReached;
}
