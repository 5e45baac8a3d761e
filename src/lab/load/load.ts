import { Client } from 'pg';
import { INVITED_WITH } from '../../discord/connection/permission.ts';
import type { LocalDiscord } from '../../local/discord.ts';
import { startLocalDiscord } from '../../local/server.ts';
import { connectionTo } from '../../store/postgres/connection.ts';
import { Outcomes } from '../guests/outcomes.ts';
import { type Bed, multiply } from './asleep.ts';
import type { Spent } from './cpu.ts';
import { type CommitTimes, Fleet, type Restart, until } from './fleet.ts';
import { Pressing } from './pressing.ts';
import { type Proof, prove } from './proof.ts';
import { type BusyTable, guildsOf, tablesOf } from './tables.ts';

/** Servers of Discord in each range. */
const GUILDS = 3;
/** Nothing more is drawn and sent when the bot has asked nothing for so long, in milliseconds. */
const CALM = 2000;
/** Of a game that is copied so many answers have been given. */
const ANSWERS = 8;

export interface LoadWish {
  /** The address of an empty PostgreSQL database. */
  url: string;
  workers: number;
  /** Games that sleep. */
  games: number;
  /** Games that are played, and people at each of them. */
  tables: number;
  people: number;
  /** Answers a second, at most, and for how many seconds. */
  rate: number;
  seconds: number;
  /** Kills a worker in the middle of answers. */
  kill: boolean;
  /** Restarts all workers, one after the other, in the middle of answers. */
  rolling: boolean;
  /** Divides the servers into twice as many ranges, in the middle of answers. */
  widen: boolean;
  /** Told what is being done. */
  say?: (what: string) => void;
}

/** What a time of answers brought. */
export interface Stretch {
  seconds: number;
  acknowledged: number;
  perSecond: number;
  commits: CommitTimes;
}

/** Times in milliseconds. */
export interface LoadReport {
  /** Until each of the first workers served somebody. */
  started: number[];
  steady: Stretch;
  /** Milliseconds of a processor that an answer took the workers, and their painters; null where the machine does not tell. */
  perAnswer: { worker: number; painter: number } | null;
  /** Milliseconds that a commit took within the server; null where it does not tell (`track_functions`). */
  withinServer: number | null;
  kill?: Stretch & { takeover: number };
  rolling?: Stretch & Restart;
  widen?: Stretch & Restart;
  /** Presses that brought nothing, by why. */
  failures: Record<string, number>;
  complaints: Record<string, number>;
  proof: Proof;
}

/** Several workers on one database, many games asleep, and robots that press buttons in some. */
export async function load(wish: LoadWish): Promise<LoadReport> {
  const { url, workers, people } = wish;
  const say = wish.say ?? (() => undefined);
  const local = await startLocalDiscord({
    port: 0,
    databasePath: ':memory:',
    page: null,
    rateLimits: false,
    invite: INVITED_WITH,
    shards: workers,
    names: { people: ['Host'], channels: ['lobby'] },
  });
  const outcomes = new Outcomes();
  const fleet = new Fleet({ url, token: local.token, api: local.api, outcomes }, workers);
  try {
    const guilds = await guildsOf(local, workers * 2, GUILDS);
    const beds = bedsIn(local, guilds, wish.games);
    say('the workers start');
    const started = await fleet.start(workers);
    say('people sit down');
    const tables = await tablesOf(local, { guilds, tables: wish.tables, people, outcomes });
    // All of them have begun at once: their pictures take a while.
    await local.quiet(CALM);
    const [first] = tables;
    if (first && beds.length > 0) {
      await first.party.play(ANSWERS);
      say('games fall asleep');
      await local.quiet(CALM);
      await multiply(url, first.channel, beds);
    }
    return { started, ...(await pressed(wish, fleet, tables, say)) };
  } finally {
    await fleet.kill();
    await local.close();
  }
}

function bedsIn(local: LocalDiscord, guilds: readonly string[], games: number): Bed[] {
  return Array.from({ length: games }, (_, at) => {
    const guild = guilds[at % guilds.length] ?? '';
    return { guild, channel: local.addChannel(`asleep-${at}`, guild).id };
  });
}

async function pressed(
  wish: LoadWish,
  fleet: Fleet,
  tables: readonly BusyTable[],
  say: (what: string) => void,
): Promise<Omit<LoadReport, 'started'>> {
  const pressing = new Pressing(tables, wish.rate);
  const during = async <T>(what: string, work: () => Promise<T>): Promise<Stretch & { came: T }> => {
    say(what);
    fleet.beginCommits();
    const before = pressing.acknowledged;
    const begun = performance.now();
    const came = await work();
    const seconds = (performance.now() - begun) / 1000;
    const acknowledged = pressing.acknowledged - before;
    const rounded = (number: number): number => Math.round(number * 10) / 10;
    return {
      ...{ seconds: rounded(seconds), acknowledged, perSecond: rounded(acknowledged / seconds) },
      ...{ commits: fleet.commits, came },
    };
  };
  /** Whatever is done to the workers, the games go on afterwards. */
  const survived = async <T>(work: () => Promise<T>): Promise<T> => {
    const came = await work();
    const before = pressing.acknowledged;
    await until(() => pressing.acknowledged > before, 'another answer is taken');
    return came;
  };
  const report: Partial<LoadReport> = {};
  const { came: costs, ...steady } = await during('buttons are pressed', () => costsOf(wish, fleet));
  const each = (spent: number): number => Math.round((spent * 1000) / steady.acknowledged);
  const { spent, withinServer } = costs;
  const perAnswer = spent && { worker: each(spent.own), painter: each(spent.others) };
  if (wish.kill) {
    const { came: takeover, ...stretch } = await during('a worker is killed', () => survived(() => fleet.takeover()));
    report.kill = { ...stretch, takeover };
    await fleet.start(1);
  }
  if (wish.rolling) {
    const { came, ...stretch } = await during('the workers restart', () => survived(() => fleet.restart()));
    report.rolling = { ...stretch, ...came };
  }
  if (wish.widen) {
    fleet.shards *= 2;
    const { came, ...stretch } = await during('there are twice as many ranges', () => survived(() => fleet.restart()));
    report.widen = { ...stretch, ...came };
  }
  await pressing.stop();
  say('what was seen is compared with what is kept');
  const proof = await prove(wish.url, tables);
  await fleet.close();
  return {
    steady,
    perAnswer,
    withinServer,
    ...report,
    failures: Object.fromEntries(pressing.failures),
    complaints: fleet.complaints,
    proof,
  };
}

/** What the answers of a while cost. */
async function costsOf(
  { url, seconds }: LoadWish,
  fleet: Fleet,
): Promise<{ spent: Spent | null; withinServer: number | null }> {
  const began = { spent: fleet.spent, commits: await commitsWithin(url) };
  await pause(seconds);
  const { spent } = fleet;
  const commits = await commitsWithin(url);
  const count = commits.count - began.commits.count;
  return {
    spent: spent && began.spent && { own: spent.own - began.spent.own, others: spent.others - began.spent.others },
    withinServer: count > 0 ? Math.round(((commits.time - began.commits.time) / count) * 100) / 100 : null,
  };
}

/** Commits so far, and the milliseconds that the server took for them, as far as it counts that. */
async function commitsWithin(url: string): Promise<{ count: number; time: number }> {
  const client = new Client(connectionTo(url));
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number | null; time: number | null }>(
      "SELECT sum(calls)::bigint AS count, sum(total_time) AS time FROM pg_stat_user_functions WHERE funcname LIKE 'commit%'",
    );
    return { count: rows[0]?.count ?? 0, time: rows[0]?.time ?? 0 };
  } finally {
    await client.end();
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
