import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Asked, type BotWish, RunningBot } from '../adapter/bot.ts';
import type { Handle, Setup, Use, Wish } from '../adapter/wish.ts';
import { Coverage, type Woken } from './coverage.ts';
import { digestOf } from './digest.ts';
import { serve } from './serve.ts';

/** Where a game is played, and by whom, with Discord's ids. */
interface Seating {
  setup: Setup;
  guild: string;
  channel: string;
  people: string[];
}

let running: RunningBot | null = null;
const delay = monitorEventLoopDelay({ resolution: 1 });
const coverage = new Coverage();

function bot(): RunningBot {
  if (!running) throw new Error('no bot runs');
  return running;
}

/** A driver of a bot in this process, which is nothing but the bot. */
const calls = {
  /** Starts the bot. @returns milliseconds of the processor since the process began */
  async start(wish: BotWish): Promise<number> {
    running = await RunningBot.start(wish);
    return processorTime();
  },
  seat: ({ setup, guild, channel, people }: Seating): string => bot().seat(setup, guild, channel, people),
  hint: ({ game }: { game: string }): Wish | null => bot().hint(game),
  use: ({ wish, handles }: { wish: Wish; handles: Handle[] }): Use | null => bot().use(wish, handles),
  act: ({ game, wish }: { game: string; wish: Wish }): boolean => bot().act(game, wish),
  asked: ({ game }: { game: string }): Asked => bot().asked(game),
  digest: ({ game }: { game: string }): string => digestOf(bot().standing(game)),
  waiting: (_: null): number => bot().waiting,
  unsent: (_: null): number => bot().unsent,
  /** Milliseconds of the processor so far. */
  spent: (_: null): number => processorTime(),
  /** Bytes that the process has in memory, once what nobody needs any more has been swept away. */
  memory(_: null): number {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    return process.memoryUsage.rss();
  },
  /** Begins to watch how long the loop stands still. */
  watch(_: null): void {
    delay.reset();
    delay.enable();
  },
  /** How long the loop has stood still since, in milliseconds, 99th percentile. */
  watched(_: null): number {
    delay.disable();
    return delay.percentile(99) / 1e6;
  },
  /** Notes from now on which functions run. */
  cover: (_: null): Promise<void> => coverage.start(),
  /** Those that have run since, by the files they stand in. */
  covered: ({ root }: { root: string }): Promise<Woken> => coverage.take(root),
  async stop(_: null): Promise<void> {
    await running?.stop();
    running = null;
  },
};

export type BotDriver = typeof calls;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

serve(calls);
