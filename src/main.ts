import { DiscordAPIError } from 'discord.js';
import { config } from 'dotenv';
import { adoptCopies, backupFolder } from './backupfolder.ts';
import { Bot } from './discord/bot.ts';
import { Breaker } from './discord/connection/breaker.ts';
import { FairTurns } from './discord/connection/fairturn.ts';
import { GatewayClosed } from './discord/connection/login.ts';
import { INVITED_WITH } from './discord/connection/permission.ts';
import { theBox } from './editions/box.ts';
import { catalogue } from './editions/catalogue.ts';
import type { Phrase } from './engine/phrase.ts';
import { phrase } from './engine/phrase.ts';
import { startHealth } from './health.ts';
import { hostLocale } from './locale.ts';
import { createLog, type Log } from './log.ts';
import { Desk, type Serving } from './owner/desk.ts';
import { Metrics } from './owner/metrics.ts';
import { Watch } from './owner/watch.ts';
import { closePictures, drawPicture } from './render/picture.ts';
import type { PictureSpec } from './render/view.ts';
import { readSettings, type Settings, STOP_PATIENCE, secretsOf } from './settings.ts';
import { ChangeLog } from './store/changes/changelog.ts';
import { Backups, copiesIn, type Fewer } from './store/file/backup.ts';
import { ServerUnusable, withoutPassword } from './store/postgres/connection.ts';
import { NewerDatabase } from './store/schema/migration.ts';
import { DatabaseDamaged, DatabaseInUse, DatabaseUnusable, openDatabase, Store } from './store/store.ts';
import { version } from './version.ts';
import { wayBack } from './wayback.ts';
import { Words, watchLosses } from './words/words.ts';
import { Worker } from './worker.ts';

const words = new Words(hostLocale(process.env));
/** Ends the waiting for a Discord that can't be reached. */
const stopping = new AbortController();

/** What runs until the program is stopped, in the order in which it was started. */
const running: { stop(): void | Promise<void> }[] = [];

/** Where the owner of the bot hears how all is; null: it has not begun. */
let desk: Desk | null = null;

/** What listens to all that happens. */
interface Watching {
  watch: Watch;
  metrics: Metrics;
}

await main();

async function main(): Promise<void> {
  config({ quiet: true });
  const read = readSettings(process.env);
  if (!read.ok) return fail([phrase('settings-bad'), ...read.problems]);
  const { settings } = read;
  const watch = new Watch();
  const metrics = new Metrics(() => desk);
  const log = watch.listening(createLog(settings.logLevel, secretsOf(settings)), metrics.heard);
  watchLosses(({ key, locale, why }) => log.warn('words.lost', { key, locale, why }));
  process.on('unhandledRejection', (error) => log.error('process.rejection', { error }));
  // At a terminal npm passes on what has already reached the bot; a second time nothing is cut short.
  process.on('SIGINT', () => void stop(log));
  process.on('SIGTERM', () => void stop(log));
  try {
    await start(settings, log, { watch, metrics });
  } catch (error) {
    if (stopping.signal.aborted) return;
    log.debug('start.failed', { error });
    await stopAll();
    fail([wayBack(error, settings) ?? reasonOf(error, settings)]);
  }
}

async function start(settings: Settings, log: Log, { watch, metrics }: Watching): Promise<void> {
  const url = settings.databaseUrl;
  const store = url === null ? openFile(settings, log) : null;
  running.push({ stop: closePictures });
  const local = settings.token ? null : await localTable(settings);
  const token = settings.token ?? local?.token ?? '';
  const api = local?.api ?? settings.api;
  const common = {
    ...{
      token,
      editions: catalogue(theBox()),
      monthly: settings.monthly,
      emoji: settings.emoji,
      reportTo: settings.reportTo === null ? null : { channel: settings.reportTo, locale: words.locale },
      limits: settings.limits,
      breaker: new Breaker({ log, answered: metrics.answered, turns: new FairTurns() }),
      statusRest: settings.statusRest,
      draw: picture,
      log,
      signal: stopping.signal,
    },
    ...(api ? { api } : {}),
    closed: (code: number) => void closed(code, log),
  };
  let serving: Serving | null = null;
  desk = new Desk({ serving: () => serving, watch, version: version(), lastBackup: () => lastBackup(settings) });
  const { healthPort: port } = settings;
  const failed = (error: unknown): void => log.warn('health.failed', { error });
  if (port !== null) running.push(await startHealth({ port, desk, metrics, token: settings.token, failed }));
  let bot: Bot | null;
  if (store) {
    bot = await Bot.start({ ...common, store });
    serving = bot;
    running.push(bot);
    startBackups(store, settings, log);
  } else {
    // A Discord on this machine is too small to be divided.
    const worker = await Worker.start({ ...common, url: url ?? '', shards: local ? 1 : settings.shards });
    serving = worker;
    bot = worker.bot;
    running.push(worker);
  }
  if (local) say(words.say('start-local', { url: local.url }));
  else if (bot) say(words.say('start-invite', { name: bot.name, link: bot.invite }));
  else say(words.say('start-idle'));
}

function openFile({ databasePath }: Settings, log: Log): Store {
  const store = new Store(openDatabase(databasePath));
  running.push({ stop: () => store.close() });
  if (store.restored) log.warn('database.restored', { path: databasePath });
  return store;
}

/** When the last backup was made; null where there is none, or the folder can't be read. */
function lastBackup(settings: Settings): number | null {
  try {
    return copiesIn(backupFolder(settings) ?? '').at(-1)?.at ?? null;
  } catch {
    return null;
  }
}

function startBackups({ database }: Store, settings: Settings, log: Log): void {
  const { backup } = settings;
  const directory = backupFolder(settings);
  if (!backup || directory === null) return;
  try {
    adoptCopies(database, backup.directory, directory);
  } catch (error) {
    log.error('backup.failed', { directory: backup.directory, error });
  }
  const fewer = (facts: Fewer): void => void process.stderr.write(`${words.say('backup-fewer', { ...facts })}\n`);
  const setup = { database, directory, clock: Date.now, log };
  for (const kept of [new Backups({ ...setup, days: backup.days, fewer }), new ChangeLog({ ...setup, fewer })]) {
    running.push(kept);
    kept.start();
  }
}

async function picture(spec: PictureSpec): Promise<Buffer> {
  const { data } = await drawPicture(spec);
  return data;
}

/** A Discord on this machine, which is loaded only where there is no other. */
async function localTable({ localPort, databasePath }: Settings) {
  const [{ startLocalDiscord }, { localFile }] = await Promise.all([
    import('./local/server.ts'),
    import('./local/localfile.ts'),
  ]);
  const local = await startLocalDiscord({
    port: localPort,
    databasePath: databasePath === ':memory:' ? ':memory:' : localFile(databasePath),
    invite: INVITED_WITH,
  });
  running.push({ stop: () => local.close() });
  return local;
}

async function stop(log: Log): Promise<void> {
  if (stopping.signal.aborted) return;
  say(words.say('start-stopping'));
  await end(0, log);
}

/** Discord won't have the bot any more. It ends, so that whoever watches over it starts it again or calls somebody. */
async function closed(code: number, log: Log): Promise<void> {
  process.stderr.write(`${words.text(closedPhrase(code))}\n`);
  await end(1, log);
}

async function end(code: number, log: Log): Promise<void> {
  setTimeout(() => process.exit(1), STOP_PATIENCE).unref();
  stopping.abort();
  try {
    await stopAll();
    process.exit(code);
  } catch (error) {
    log.error('stop.failed', { error });
    process.exit(1);
  }
}

async function stopAll(): Promise<void> {
  for (const part of running.splice(0).reverse()) await part.stop();
}

function reasonOf(error: unknown, settings: Settings): Phrase {
  const { databasePath, localPort } = settings;
  if (error instanceof DatabaseInUse) return phrase('start-database-in-use', { path: databasePath });
  if (error instanceof DatabaseDamaged) {
    const directory = backupFolder(settings) ?? '–';
    return phrase('start-database-damaged', { path: databasePath, why: error.message, directory });
  }
  if (error instanceof DatabaseUnusable)
    return phrase('start-database-unusable', { path: databasePath, why: error.message });
  const server = settings.databaseUrl === null ? null : withoutPassword(settings.databaseUrl);
  if (error instanceof NewerDatabase) return phrase('start-database-newer', { path: server ?? databasePath });
  if (error instanceof ServerUnusable)
    return phrase(`start-server-${error.reason}`, { server: server ?? '', why: error.message });
  if (error instanceof GatewayClosed) return closedPhrase(error.code);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? error.port : localPort;
    return phrase('start-port-taken', { port: String(port) });
  }
  if (code === 'TokenInvalid' || (error instanceof DiscordAPIError && error.status === 401))
    return phrase('start-token-refused');
  return phrase('start-failed', { why: error instanceof Error ? error.message : String(error) });
}

/** The code in full, and as a number for what is known of it. */
function closedPhrase(code: number): Phrase {
  return phrase('start-gateway-closed', { code: String(code), number: code });
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function fail(phrases: readonly Phrase[]): void {
  for (const each of phrases) process.stderr.write(`${words.text(each)}\n`);
  process.exit(1);
}
