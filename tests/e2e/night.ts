import { createCanvas } from 'canvas';
import { Bot } from '../../src/discord/bot.ts';
import { INVITED_WITH } from '../../src/discord/connection/permission.ts';
import type { Draw } from '../../src/discord/message/attachment.ts';
import { heardLog } from '../../src/lab/guests/heardlog.ts';
import { Outcomes } from '../../src/lab/guests/outcomes.ts';
import type { LocalDiscord } from '../../src/local/discord.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import { openDatabase, Store } from '../../src/store/store.ts';
import type { GameView } from '../../src/table/game/view.ts';
import { CATALOGUE } from '../box.ts';
import { slowClock } from '../local/slow-clock.ts';

/** A request that was just answered may be followed by another one; so long, in milliseconds, the bot asks nothing. */
const CALM = 5;

/** Those who may come to a night; as many as a game has seats. */
export const NAMES = ['Mara', 'Jonas', 'Ines', 'Tomas', 'Nell', 'Ravi', 'Odile', 'Pavel'] as const;

/** A Discord on this machine with the bot logged in to it and every edition in its box. */
export interface Night {
  local: LocalDiscord;
  bot: Bot;
  store: Store;
  /** Lines of the log, warnings and errors only. */
  complaints: string[];
  /** What came of what people did, as the log tells it. */
  outcomes: Outcomes;
  /** The game in the first channel, as the table knows it. */
  view(): GameView | null;
  /** Resolves when everything that was to be drawn, told and asked stands in the channel. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

export interface NightSetup {
  /** 64 hexadecimal digits for every new game. */
  seed: string;
  /** Left out: every picture is a dot. */
  draw?: Draw;
  /** Files of SQLite, of an evening that goes on. */
  files?: { discord: string; games: string };
  /** What the bot takes for the time, in milliseconds since 1970; the real one when left out. */
  clock?: () => number;
}

export async function night({ seed, draw, files, clock }: NightSetup): Promise<Night> {
  const local = await startLocalDiscord({
    port: 0,
    databasePath: files?.discord ?? ':memory:',
    clock: slowClock(),
    page: null,
    rateLimits: false,
    selfCheck: true,
    invite: INVITED_WITH,
    names: { people: NAMES },
  });
  const store = new Store(openDatabase(files?.games ?? ':memory:'));
  const complaints: string[] = [];
  const outcomes = new Outcomes();
  const paint = draw ?? dot;
  let drawing = 0;
  const bot = await Bot.start({
    token: local.token,
    api: local.api,
    store,
    editions: CATALOGUE,
    async draw(spec) {
      drawing += 1;
      try {
        return await paint(spec);
      } finally {
        drawing -= 1;
      }
    },
    log: heardLog(outcomes, [local.token], (line) => void complaints.push(line)),
    seed: () => seed,
    statusRest: 1000,
    ...(clock ? { clock } : {}),
  });
  return {
    local,
    bot,
    store,
    complaints,
    outcomes,
    view: () => bot.services.table.reading.inChannel(local.channel().id),
    async quiet() {
      for (;;) {
        await local.quiet(CALM);
        if (drawing === 0 && !isTelling(store)) return;
        await new Promise((resolve) => setTimeout(resolve, CALM));
      }
    },
    async close() {
      await bot.stop();
      await local.close();
      store.close();
    },
  };
}

/** True while something waits to be sent; the status message may rest between two edits. */
function isTelling({ outbox }: Store): boolean {
  return outbox.games().some((game) => outbox.waiting(game).some(({ kind }) => kind !== 'status'));
}

export const DOT = createCanvas(2, 2).toBuffer('image/png');

async function dot(): Promise<Buffer> {
  return DOT;
}
