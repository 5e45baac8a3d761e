import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INVITED_WITH } from '../../../discord/connection/permission.ts';
import type { LocalDiscord } from '../../../local/discord.ts';
import { type Control, controlsOf, type Robot } from '../../../local/robot.ts';
import { startLocalDiscord } from '../../../local/server.ts';
import type { WireMessage } from '../../../local/wire.ts';
import { RunningBot } from '../adapter/bot.ts';
import type { Handle, Setup, Use, Wish } from '../adapter/wish.ts';
import { isAbout, isAcknowledgement, isLimited, type Request, Requests } from './requests.ts';
import { VirtualTime } from './virtualtime.ts';

/** What a request takes, and what a picture takes to be drawn, one after the other, in milliseconds. */
export const REQUEST = 100;
const DRAWING = 200;
/** Between two presses at least, in milliseconds. */
const APART = 1000;
/** Longer than anything takes to come of a press, in milliseconds. */
const PATIENCE = 60_000;
/** What the bot lets the status message rest in the world, in milliseconds. */
const STATUS_REST = 45_000;

/** What came of a press. Times are milliseconds of virtual time. */
export interface Waited {
  /** Until the next question stood in the channel; null when nothing new was asked. */
  next: number | null;
  /** Until what is to be answered next stood there, which may be another question; null when nothing new was asked. */
  ready: number | null;
  /** Requests carried out before it, but for the acknowledgement, the status message, and what only whoever pressed sees: that stands beside it. */
  before: Request[];
  /** It ended a turn or a round. */
  endsRound: boolean;
}

/** What came of the presses of one game. */
export interface Evening {
  waited: Waited[];
  /** Answers in all, those that take a form included. */
  answers: number;
  /** Requests that count against the bot's limits, the status message's included. */
  limited: number;
}

/** How long an evening goes on: until so many presses have brought a question, and so many of them after a round's end. */
export interface Length {
  presses: number;
  rounds: number;
}

/**
 * People press a button a second, as soon as they are asked, at Discord's limits, in time that passes only by requests,
 * limits and drawing.
 * @param show told of each press
 */
export async function evening(setup: Setup, length: Length, show?: (pressed: Waited) => void): Promise<Evening> {
  const time = new VirtualTime();
  const folder = mkdtempSync(path.join(tmpdir(), 'wait-'));
  const local = await startLocalDiscord({
    ...{ port: 0, databasePath: ':memory:', clock: time, rateLimits: true, page: null, invite: INVITED_WITH },
  });
  const requests = new Requests(time, REQUEST);
  const restore = time.install();
  try {
    const { token, api } = local;
    const wish = { token, api, file: path.join(folder, 'games.db'), draws: false, statusRest: STATUS_REST };
    let painting: Promise<void> = Promise.resolve();
    const starting = RunningBot.start(wish, {
      breaker: requests,
      clock: () => time.now(),
      // One picture after the other, as one process draws them.
      async draw() {
        painting = painting.then(() => time.sleep(DRAWING));
        await painting;
        return DOT;
      },
    });
    const bot = await time.during(starting);
    try {
      return await new Table({ time, local, bot, requests }, setup).play(length, show);
    } finally {
      await time.during(bot.stop());
    }
  } finally {
    restore();
    await local.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

interface Room {
  time: VirtualTime;
  local: LocalDiscord;
  bot: RunningBot;
  requests: Requests;
}

/** A game in a channel, and its people. */
class Table {
  private readonly room: Room;
  private readonly robots: readonly Robot[];
  private readonly channel: string;
  private readonly game: string;

  constructor(room: Room, setup: Setup) {
    const { local, bot } = room;
    this.room = room;
    this.channel = local.channel().id;
    this.robots = Array.from({ length: setup.people }, (_, index) => local.addPerson(`Guest ${index}`));
    for (const robot of this.robots) robot.channel = this.channel;
    this.game = bot.seat(
      setup,
      local.guild().id,
      this.channel,
      this.robots.map(({ id }) => id),
    );
  }

  async play({ presses, rounds }: Length, show?: (pressed: Waited) => void): Promise<Evening> {
    const { time, requests } = this.room;
    await time.pass(PATIENCE);
    const evening: Evening = { waited: [], answers: 0, limited: 0 };
    const begun = requests.made.length;
    const isLong = (): boolean => {
      const asked = evening.waited.filter(({ next }) => next !== null);
      return asked.length >= presses && asked.filter(({ endsRound }) => endsRound).length >= rounds;
    };
    while (!isLong()) {
      const wish = this.room.bot.hint(this.game);
      if (!wish) break;
      const since = time.now();
      const use = await this.use(wish);
      if (use) {
        const waited = await this.press(wish, use);
        evening.waited.push(waited);
        show?.(waited);
      } else if (!this.room.bot.act(this.game, wish)) break;
      evening.answers += 1;
      await time.pass(Math.max(0, since + APART - time.now()));
    }
    evening.limited = requests.made.slice(begun).filter(isLimited).length;
    return evening;
  }

  /** The button or menu that does what somebody wishes in one go, once it stands in the channel; null where there is none. */
  private async use(wish: Wish): Promise<Use | null> {
    const handles = () => this.handles(wish);
    if (!(await this.room.time.until(() => handles().length > 0, PATIENCE)))
      throw new Error(`${wish.decision} is not asked`);
    return this.room.bot.use(wish, handles());
  }

  /** What can be used of the question that somebody wishes to answer, as far as it stands in the channel. */
  private handles(wish: Wish): Handle[] {
    const { open, mark } = this.room.bot.asked(this.game);
    const wanted = open.find((one) => one.includes(`:${wish.decision}:`)) ?? mark;
    return this.robot(wish)
      .messages(this.channel)
      .flatMap((message) =>
        usable(message, wanted).map(({ customId, values }) => ({ message: message.id, customId, values })),
      );
  }

  private async press(wish: Wish, use: Use): Promise<Waited> {
    const { bot, time, requests } = this.room;
    const before = bot.asked(this.game);
    const robot = this.robot(wish);
    const taken = requests.made.length;
    const begun = time.now();
    const asked: { next: number | null; before: Request[] } = { next: null, before: [] };
    const isNew = (message: WireMessage): boolean =>
      usable(message, before.mark).some(({ customId }) => !before.open.some((old) => customId.includes(old)));
    const unhear = robot.listen((event) => {
      if (asked.next !== null || !('message' in event) || event.message?.channel_id !== this.channel) return;
      if (!isNew(event.message)) return;
      asked.next = time.now() - begun;
      asked.before = requests.made.slice(taken).filter((one) => !this.isBeside(one));
    });
    let acknowledged = false;
    const pressing = (
      use.values ? robot.select(use.message, use.customId, use.values) : robot.press(use.message, use.customId)
    ).then((act) => {
      acknowledged = true;
      return act;
    });
    await time.until(() => acknowledged, PATIENCE);
    const after = bot.asked(this.game);
    let ready: number | null = null;
    if (after.open.some((open) => !before.open.includes(open))) {
      await time.until(() => asked.next !== null, PATIENCE);
      const then = bot.hint(this.game);
      if (then && (await time.until(() => this.handles(then).length > 0, PATIENCE))) ready = time.now() - begun;
    }
    unhear();
    (await pressing).close();
    return { ...asked, ready, endsRound: after.turn !== before.turn };
  }

  /** The acknowledgement, what concerns the status message, and an offer to whoever pressed, which is made while the question is on its way. */
  private isBeside(request: Request): boolean {
    const [status] = this.robots[0]?.pins() ?? [];
    return request.isPrivate || isAcknowledgement(request) || (status !== undefined && isAbout(request, status.id));
  }

  private robot({ person }: Wish): Robot {
    const robot = this.robots[person];
    if (!robot) throw new Error(`nobody sits at ${person}`);
    return robot;
  }
}

/** What can be used on a message of those controls whose ids hold a mark. */
function usable(message: WireMessage, mark: string): Control[] {
  return controlsOf(message).filter(({ customId, disabled }) => !disabled && customId.includes(mark));
}
