import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INVITED_WITH } from '../../discord/connection/permission.ts';
import type { LocalDiscord } from '../../local/discord.ts';
import { type Control, controlsOf, type Robot } from '../../local/robot.ts';
import { startLocalDiscord } from '../../local/server.ts';
import type { WireMessage } from '../../local/wire.ts';
import type { BotWish } from './adapter/bot.ts';
import type { Setup, Use, Wish } from './adapter/wish.ts';
import type { BotDriver } from './driver/bot.ts';
import { Side } from './side/side.ts';
import type { Tree } from './side/tree.ts';

/** Nothing more comes of a press after so many milliseconds. */
const PATIENCE = 60_000;
/** After an answer of Discord's, another request may follow; so long, in milliseconds, the bot asks nothing. */
const CALM = 20;

/** What a stage is like. */
export interface StageWish {
  /** How long each request takes at least, in milliseconds. */
  slow?: number;
  /** Discord's limits are on. */
  limits?: boolean;
  /** Pictures are drawn, by the process that draws for the bot. */
  draws?: boolean;
  /** How long the status message rests at least, in milliseconds. */
  statusRest?: number;
  /** Presses are counted. */
  limited?: boolean;
}

/** What came of a press. Times are milliseconds. */
export interface Pressed {
  /** Until it was acknowledged. */
  acknowledged: number;
  /** Until the next question stood in the channel; null when nothing new was asked. */
  next: number | null;
  /** Requests meanwhile, the acknowledgement and the one that brings the question apart. */
  before: number;
  /** It ended a turn or a round. */
  endsRound: boolean;
}

/** A bot in a process of its own, at a Discord in this one: what it takes of the processor is its own alone. */
export class Stage {
  readonly side: Side<BotDriver>;
  readonly local: LocalDiscord;
  /** What starting took, in milliseconds of the bot's processor. */
  readonly started: number;
  private readonly folder: string;
  private readonly wish: BotWish;

  private constructor(
    side: Side<BotDriver>,
    local: LocalDiscord,
    kept: { folder: string; wish: BotWish; started: number },
  ) {
    this.side = side;
    this.local = local;
    this.folder = kept.folder;
    this.wish = kept.wish;
    this.started = kept.started;
  }

  static async open(
    tree: Tree,
    { slow = 0, limits = false, draws = false, statusRest = 1, limited = false }: StageWish = {},
  ): Promise<Stage> {
    const local = await startLocalDiscord({
      port: 0,
      databasePath: ':memory:',
      rateLimits: limits,
      page: null,
      invite: INVITED_WITH,
    });
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
    const { token, api } = local;
    const wish: BotWish = { token, api, file: path.join(folder, 'games.db'), draws, statusRest, limited };
    try {
      const side = await Side.start<BotDriver>(tree, 'bot');
      const started = await side.call('start', wish);
      if (slow > 0) local.fault({ what: { kind: 'slow', milliseconds: slow } });
      return new Stage(side, local, { folder, wish, started });
    } catch (error) {
      await local.close();
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Seats people, each a robot, at a game in a channel of its own. */
  async seat(setup: Setup): Promise<StagedGame> {
    const { local, side } = this;
    const channel = local.addChannel(`table-${local.guild().channels.length}`).id;
    const robots = Array.from({ length: setup.people }, (_, index) => local.addPerson(`Guest ${channel}-${index}`));
    for (const robot of robots) robot.channel = channel;
    const people = robots.map(({ id }) => id);
    const game = await side.call('seat', { setup, guild: local.guild().id, channel, people });
    return new StagedGame(this, { game, channel, robots });
  }

  /** Resolves when the bot has sent all that it had to send, the status included. */
  async quiet(): Promise<void> {
    do await this.local.quiet(CALM);
    while ((await this.side.call('waiting', null)) > 0);
  }

  /** Resolves when all that happened is told and all that is asked stands in the channels; the status may rest. */
  async told(): Promise<void> {
    do await this.local.quiet(CALM);
    while ((await this.side.call('unsent', null)) > 0);
  }

  /** Starts the bot anew, above the games that have been played. @returns milliseconds of its processor */
  async restarted(): Promise<number> {
    const side = await Side.start<BotDriver>(this.side.tree, 'bot');
    try {
      const time = await side.call('start', this.wish);
      await side.call('stop', null);
      return time;
    } finally {
      await side.stop();
    }
  }

  /** Ends the bot, and leaves what it has kept. */
  async lower(): Promise<void> {
    await this.side.call('stop', null);
    await this.side.stop();
  }

  /** Clears all away. */
  async close(): Promise<void> {
    await this.side.stop();
    await this.local.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A game in a channel, and its people. */
export class StagedGame {
  private readonly stage: Stage;
  private readonly game: string;
  readonly channel: string;
  private readonly robots: readonly Robot[];

  constructor(stage: Stage, { game, channel, robots }: { game: string; channel: string; robots: readonly Robot[] }) {
    this.stage = stage;
    this.game = game;
    this.channel = channel;
    this.robots = robots;
  }

  /** What a careful player would do now; null when the game is over. */
  hint(): Promise<Wish | null> {
    return this.stage.side.call('hint', { game: this.game });
  }

  digest(): Promise<string> {
    return this.stage.side.call('digest', { game: this.game });
  }

  /** The button or menu that does what somebody wishes in one go, once it stands in the channel; null where there is none. */
  async use(wish: Wish): Promise<Use | null> {
    const { side } = this.stage;
    const { open, mark } = await side.call('asked', { game: this.game });
    const wanted = open.find((one) => one.includes(`:${wish.decision}:`)) ?? mark;
    await this.robot(wish).waitForMessage((message) => usable(message, wanted).length > 0, {
      channel: this.channel,
      timeout: PATIENCE,
    });
    const handles = this.robot(wish)
      .messages(this.channel)
      .flatMap((message) =>
        usable(message, wanted).map(({ customId, values }) => ({ message: message.id, customId, values })),
      );
    return side.call('use', { wish, handles });
  }

  /** Presses a button or chooses from a menu; resolves when all that comes of it has been sent. */
  async press(wish: Wish, use: Use): Promise<void> {
    const robot = this.robot(wish);
    const act = await (use.values
      ? robot.select(use.message, use.customId, use.values)
      : robot.press(use.message, use.customId));
    await this.stage.quiet();
    act.close();
  }

  /** The same, and resolves as soon as somebody is asked something new. */
  async timedPress(wish: Wish, use: Use): Promise<Pressed> {
    const { side, local } = this.stage;
    const before = await side.call('asked', { game: this.game });
    const robot = this.robot(wish);
    const taken = local.requestsTaken;
    let requests = 0;
    const begun = performance.now();
    let next: number | null = null;
    const unhear = robot.listen((event) => {
      if (next !== null || !('message' in event) || event.message?.channel_id !== this.channel) return;
      if (
        !usable(event.message, before.mark).some(({ customId }) => !before.open.some((old) => customId.includes(old)))
      )
        return;
      next = performance.now() - begun;
      requests = local.requestsTaken - taken;
    });
    const act = await (use.values
      ? robot.select(use.message, use.customId, use.values)
      : robot.press(use.message, use.customId));
    const acknowledged = performance.now() - begun;
    const after = await this.answered(before.entries);
    const asksAnew = after.open.some((open) => !before.open.includes(open));
    while (asksAnew && next === null && performance.now() - begun < PATIENCE) await pause(5);
    unhear();
    act.close();
    return { acknowledged, next, before: Math.max(0, requests - 2), endsRound: after.turn !== before.turn };
  }

  /** Does at the table what no single press does. */
  async act(wish: Wish): Promise<boolean> {
    return this.stage.side.call('act', { game: this.game, wish });
  }

  private async answered(entries: number) {
    const begun = performance.now();
    for (;;) {
      const asked = await this.stage.side.call('asked', { game: this.game });
      if (asked.entries > entries || performance.now() - begun > PATIENCE) return asked;
      await pause(10);
    }
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

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A seed that is the same in every run. */
export function seedOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
