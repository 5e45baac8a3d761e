import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Bot } from '../discord/bot.ts';
import { INVITED_WITH } from '../discord/connection/permission.ts';
import { optionToken, readCustomId } from '../discord/message/customid.ts';
import { CATALOGUE } from '../editions/catalogue.ts';
import type { Decision } from '../engine/decision.ts';
import type { LocalDiscord } from '../local/discord.ts';
import { controlsOf, type Robot } from '../local/robot.ts';
import { startLocalDiscord } from '../local/server.ts';
import type { WireMessage } from '../local/wire.ts';
import { createLog } from '../log.ts';
import { openDatabase, Store } from '../store/store.ts';
import type { OpenDecision } from '../table/game/view.ts';
import { type Figure, quantile } from './figure.ts';
import { type Pressed, pongTimes, rhythm } from './pong.ts';

/** So many games are played at the same time. */
const CROWDS = [1, 20, 200];
/** Presses of each crowd. */
const PRESSES = 100;
/** Nothing more comes of a press after so many milliseconds. */
const PATIENCE = 20_000;
/** A picture of one dot: drawing is measured apart, and done by another process. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** A game of one person in a channel of its own. */
interface Played {
  robot: Robot;
  channel: string;
  game: string;
  /** Somebody has pressed something there, and nothing has come of it yet. */
  busy: boolean;
}

/**
 * How long a press of a button takes to be acknowledged, and to bring the next question, through discord.js against the
 * Discord on this machine, with more and more games; a bare bot that answers each press with an edit is the measure.
 */
export async function busyFigures(): Promise<Figure[]> {
  const local = await startLocalDiscord({
    port: 0,
    databasePath: ':memory:',
    rateLimits: false,
    page: null,
    invite: INVITED_WITH,
  });
  try {
    const pong = await pongTimes(local, PRESSES);
    const log = createLog('error');
    const store = new Store(openDatabase(':memory:'));
    const { api, token } = local;
    const bot = await Bot.start({ token, api, store, editions: CATALOGUE, draw: async () => DOT, log });
    const games: Played[] = [];
    const figures: Figure[] = [];
    for (const crowd of CROWDS) {
      while (games.length < crowd) games.push(await begun(local, bot, games.length));
      await local.quiet();
      figures.push(...(await crowded(local, bot, games, pong)));
    }
    await bot.stop();
    store.close();
    return figures;
  } finally {
    await local.close();
  }
}

async function begun(local: LocalDiscord, { services }: Bot, index: number): Promise<Played> {
  const robot = local.addPerson(`Guest ${index}`);
  const channel = local.addChannel(`table-${index}`).id;
  const { gathering } = services.table;
  const host = { id: robot.id, name: robot.name };
  const created = gathering.create({ guild: local.guild().id, channel, host, edition: 'second' });
  if (!created.ok) throw new Error('no game for a benchmark');
  gathering.start(channel, robot.id);
  await robot.waitForMessage((message) => asks(message), { channel });
  return { robot, channel, game: created.value, busy: false };
}

/** What a crowd's presses take. */
async function crowded(local: LocalDiscord, bot: Bot, games: readonly Played[], pong: Pressed): Promise<Figure[]> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const all: Pressed = { acknowledged: [], next: [] };
  delay.enable();
  await rhythm(PRESSES, games.length, async (press) => {
    const played = games[press % games.length];
    if (!played || played.busy) return;
    played.busy = true;
    await pressed(bot, played, all);
    played.busy = false;
  });
  delay.disable();
  await local.quiet();
  const crowd = games.length;
  const among = `with ${crowd} busy ${crowd === 1 ? 'game' : 'games'}`;
  return [
    {
      key: `busy.acknowledged.${crowd}`,
      what: `button to acknowledgement ${among}, 99th percentile`,
      baseline: 'a bare bot’s',
      ratio: quantile(all.acknowledged, 0.99) / quantile(pong.acknowledged, 0.99),
      limit: 2,
    },
    {
      key: `busy.next.${crowd}`,
      what: `button to the next question ${among}, 99th percentile`,
      baseline: 'a bare bot’s edit',
      ratio: quantile(all.next, 0.99) / quantile(pong.next, 0.99),
      limit: 2,
    },
    {
      key: `busy.delay.${crowd}`,
      what: `event-loop delay ${among}, 99th percentile, in ms, Discord and players in the same process`,
      baseline: '1 ms',
      ratio: delay.percentile(99) / 1e6,
      limit: 20,
    },
  ];
}

/** Presses what silence would choose, and waits for what is asked then; where that is no button, it is answered unmeasured. */
async function pressed({ services }: Bot, { robot, channel, game }: Played, all: Pressed): Promise<void> {
  const open = services.table.reading.game(game)?.open[0];
  if (!open) return;
  const { decision } = open;
  const found = buttonOf(robot.messages(channel), decision);
  const next = robot.waitForMessage((message) => asks(message, decision.id), {
    channel,
    fresh: true,
    timeout: PATIENCE,
  });
  if (!found) {
    answered(services.table, game, open);
    await next.catch(() => undefined);
    return;
  }
  const begin = performance.now();
  const act = await robot.press(found.message, found.customId);
  const acknowledged = performance.now() - begin;
  const came = await next.then(
    () => performance.now() - begin,
    () => null,
  );
  act.close();
  if (came === null) return;
  all.acknowledged.push(acknowledged);
  all.next.push(came);
}

function answered(table: Bot['services']['table'], game: string, { decision, awaited }: OpenDecision): void {
  const [person = ''] = awaited;
  table.answer({ game, person, decision: decision.id, chosen: decision.default });
}

/** The button of what silence would choose. */
function buttonOf(
  messages: readonly WireMessage[],
  decision: Decision,
): { message: WireMessage; customId: string } | null {
  const [usual, ...others] = decision.default;
  if (usual === undefined || others.length > 0) return null;
  for (const message of messages.toReversed())
    for (const { customId } of controlsOf(message)) {
      const press = readCustomId(customId);
      if (press?.on !== 'question' || press.act !== 'answer' || press.decision !== decision.id) continue;
      if (press.detail === optionToken(usual)) return { message, customId };
    }
  return null;
}

/** Whether a message asks something, and not that. */
function asks(message: WireMessage, answered?: string): boolean {
  return controlsOf(message).some(({ customId }) => {
    const press = readCustomId(customId);
    return press?.on === 'question' && press.decision !== answered;
  });
}
