import { Bot } from '../../discord/bot.ts';
import { pictureName } from '../../discord/message/attachment.ts';
import type { LocalDiscord } from '../../local/discord.ts';
import { startLocalDiscord } from '../../local/server.ts';
import type { Locale } from '../../locale.ts';
import { drawPng } from '../../render/draw.ts';
import type { PictureSpec } from '../../render/view.ts';
import { openDatabase, Store } from '../../store/store.ts';
import { CATALOGUE } from '../box.ts';
import { heardLog } from '../guests/heardlog.ts';
import { Outcomes } from '../guests/outcomes.ts';
import { slowClock } from './clock.ts';
import { DOT, heightInColumn } from './yardstick.ts';

export const NAMES = ['Mara', 'Jonas', 'Ines'] as const;
/** Between two answers, in milliseconds: every message has a header of its own. */
const APART = 10 * 60_000;
/** How long the bot lets the status message rest at least, in milliseconds: nobody waits for it here. */
const STATUS_REST = 1000;

/** How strangers meet; whatever is left out is for a game with nobody to look at it, and time to spare. */
export interface Meeting {
  /** There is a page to look at, with real pictures. */
  seen?: boolean;
  /** Milliseconds between two answers, by the bot's clock. */
  apart?: number;
  /** The language that everybody's Discord speaks. */
  locale?: Locale;
  /** How long the bot lets the status message rest at least, in milliseconds. */
  statusRest?: number;
  /** Told of every picture that is drawn. */
  watch?: (spec: PictureSpec) => void;
}

export interface Place {
  local: LocalDiscord;
  bot: Bot;
  store: Store;
  outcomes: Outcomes;
  /** What the bot takes for the time. */
  time: { now: number };
  heights: ReadonlyMap<string, number>;
  apart: number;
}

/** A Discord on this machine with the bot in it. @param seed any text */
export async function aPlace(
  seed: string,
  { seen = false, apart = APART, statusRest = STATUS_REST, watch }: Meeting,
): Promise<Place> {
  const local = await startLocalDiscord({
    port: 0,
    databasePath: ':memory:',
    clock: slowClock(),
    ...(seen ? {} : { page: null }),
    rateLimits: false,
    names: { people: NAMES },
  });
  const store = new Store(openDatabase(':memory:'));
  const time = { now: Date.now() };
  const samples = new Map<PictureSpec['kind'], number>();
  const heights = new Map<string, number>();
  const outcomes = new Outcomes();
  const bot = await Bot.start({
    token: local.token,
    api: local.api,
    store,
    editions: CATALOGUE,
    // One of each kind is drawn, to know how tall it is.
    async draw(spec) {
      watch?.(spec);
      if (seen) return drawPng(spec);
      const height = samples.get(spec.kind) ?? (await heightInColumn(await drawPng(spec)));
      samples.set(spec.kind, height);
      heights.set(pictureName(spec), height);
      return DOT;
    },
    log: heardLog(outcomes, [local.token], (line) => void process.stderr.write(`${line}\n`)),
    seed: () => Buffer.from(seed.padEnd(32, '.').slice(0, 32)).toString('hex'),
    clock: () => time.now,
    statusRest,
  });
  return { local, bot, store, outcomes, time, heights, apart };
}
