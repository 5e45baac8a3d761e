import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHealth } from '../../src/health.ts';
import type { Robot } from '../../src/local/robot.ts';
import { Desk, isOwners, type OwnerReport, ownersKey } from '../../src/owner/desk.ts';
import { Metrics } from '../../src/owner/metrics.ts';
import { Watch } from '../../src/owner/watch.ts';
import { Words } from '../../src/words/words.ts';
import { calm, soon, startTestBot, type TestBot } from '../discord/testbot.ts';
import { freePort } from '../e2e/program.ts';

const HOUR = 3_600_000;

let room: TestBot;
let mara: Robot;
let port: number;
let watch: Watch;
let metrics: Metrics;
let health: { stop(): void };

beforeEach(async () => {
  room = await startTestBot();
  mara = room.local.person('Mara');
  port = await freePort();
  watch = new Watch();
  const desk = new Desk({
    serving: () => room.bot,
    watch,
    version: '0.1.0 abcdef01',
    lastBackup: () => Date.parse('2026-03-02T08:00:00Z'),
    // What waits now has waited for an hour.
    clock: () => Date.now() + HOUR,
  });
  metrics = new Metrics(() => desk);
  const failed = (error: unknown): never => {
    throw error;
  };
  health = await startHealth({ port, desk, metrics, token: room.local.token, failed });
});

afterEach(async () => {
  health.stop();
  await room.close();
});

const ask = (path: string, request: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, request);
const asOwner = { headers: { authorization: ownersKey('local') } };

async function report(): Promise<OwnerReport> {
  const response = await ask('/owner', { headers: { authorization: ownersKey(room.local.token) } });
  return (await response.json()) as OwnerReport;
}

/** Opens a lobby in a channel and begins its game. */
async function play(channel = mara.channel): Promise<string> {
  await (await mara.command('game new', {}, channel)).answer();
  await (await mara.command('game start', {}, channel)).answer();
  await calm(room);
  return room.store.games.inChannel(channel)?.id ?? '';
}

describe('what the owner of the bot is told', () => {
  it('is which games there are, which are parked or fail and why, the last backup and the version', async () => {
    const parked = await play();
    const place = room.local.addChannel('elsewhere').id;
    const failing = await play(place);
    room.local.removeChannel(mara.channel);
    await soon(() => expect(room.store.games.find(parked)?.parked).toBe('channel-gone'));
    room.local.fault({ what: { kind: 'error', status: 500 }, method: 'POST', path: /\/messages$/ });
    const log = watch.listening(room.bot.services.log, metrics.heard);
    room.bot.services.table.notice(failing, 'Hello.');
    log.warn('outbox.retry', { game: failing, why: 'Internal Server Error' });
    expect(await report()).toMatchObject({
      version: '0.1.0 abcdef01',
      connected: true,
      lastBackup: Date.parse('2026-03-02T08:00:00Z'),
      statuses: [{ status: 'playing', count: 2 }],
      parked: [{ game: parked, guild: room.local.guild().id, reason: 'channel-gone' }],
      failing: [
        { game: failing, channel: place, waiting: 1, trouble: { event: 'outbox.retry', why: 'Internal Server Error' } },
      ],
    });
    room.local.liftFaults();
  });

  it('is for whoever has the token of the bot, and nobody else', async () => {
    for (const headers of [
      {},
      { authorization: '' },
      { authorization: ownersKey('another') },
      { authorization: 'é' },
    ]) {
      const shown = headers.authorization === 'é' ? {} : headers;
      expect((await ask('/owner', { headers: shown })).status).toBe(401);
      expect((await ask('/owner/notice', { headers: shown, method: 'POST', body: 'x' })).status).toBe(401);
    }
    expect((await ask('/owner', { headers: { authorization: ownersKey(room.local.token) } })).status).toBe(200);
    expect(isOwners(null, ownersKey(null))).toBe(true);
    expect(isOwners('token', ownersKey(null))).toBe(false);
    expect(ownersKey('token')).not.toContain('token');
    expect((await ask('/else', asOwner)).status).toBe(404);
  });

  it('can be told to all tables, lobbies too, by `npm run owner`', async () => {
    await play();
    const place = room.local.addChannel('elsewhere').id;
    await (await mara.command('game new', {}, place)).answer();
    const owner = async (...words: string[]) => {
      const env = { ...process.env, DISCORD_TOKEN: room.local.token, HEALTH_PORT: String(port), DATABASE_URL: '' };
      const { stdout } = await promisify(execFile)(process.execPath, ['src/run.mjs', 'commandline/owner', ...words], {
        env,
      });
      return stdout;
    };
    expect(await owner('--notice', 'Down for *ten* minutes at noon.')).toBe('2 tables are being told.\n');
    for (const channel of [mara.channel, place])
      await mara.waitForMessage(({ content }) => content.includes('Down for *ten* minutes at noon.'), { channel });
    const said = await owner();
    expect(said).toContain('Version 0.1.0 abcdef01');
    expect(said).toContain('Games: lobby 1, and playing 1.'.replace(', and', ' and'));
    expect(JSON.parse(await owner('--json'))).toMatchObject({ connected: true, failing: [] });
    expect((await ask('/owner/notice', { ...asOwner, method: 'POST', body: ' ' })).status).not.toBe(200);
  });
});

describe('figures for Prometheus', () => {
  it('say how the bot is, how many games there are, what was logged and what Discord answered', async () => {
    await play();
    const log = watch.listening(room.bot.services.log, metrics.heard);
    log.debug('interaction.done', { id: '1' });
    log.debug('interaction.done', { id: '2' });
    metrics.answered('POST', 429);
    const response = await ask('/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'arkham_connected 1',
        'arkham_games{status="playing"} 1',
        'arkham_games{status="parked"} 0',
        'arkham_events_total{level="debug",event="interaction.done"} 2',
        'arkham_discord_requests_total{method="POST",status="429"} 1',
        `arkham_info{version="0.1.0 abcdef01",node="${process.versions.node}"} 1`,
        `arkham_last_backup_timestamp_seconds ${Date.parse('2026-03-02T08:00:00Z') / 1000}`,
      ]),
    );
    const named = lines.filter((line) => line !== '' && !line.startsWith('#'));
    expect(named.filter((line) => !line.startsWith('arkham_'))).toEqual([]);
  });
});

describe('/game report', () => {
  it('goes to the channel that the owner of the bot has named, too; where it can’t, to the person alone', async () => {
    const game = await play();
    const desk = room.local.addChannel('reports').id;
    const told = async () => (await (await mara.command('game report')).answer()).content;
    expect(await told()).toContain('to attach to a bug report');
    room.bot.services.reportTo = { channel: desk, locale: 'cs' };
    expect(await told()).toContain('has been sent to whoever runs this bot');
    const sent = await mara.waitForMessage(({ content }) => content.includes(game), { channel: desk });
    expect(sent.attachments).toHaveLength(1);
    expect(sent.content).toBe(new Words('cs').say('report-of', { game }));
    room.local.removeChannel(desk);
    expect(await told()).toContain('to attach to a bug report');
    expect(room.logged.join()).toContain('report.unsent');
  });
});
