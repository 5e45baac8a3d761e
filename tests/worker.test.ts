import { createCanvas } from 'canvas';
import { it as base, describe, expect, vi } from 'vitest';
import { INVITED_WITH } from '../src/discord/connection/permission.ts';
import type { TableEdition } from '../src/editions/edition/edition.ts';
import { controlsOf } from '../src/local/robot.ts';
import { startLocalDiscord } from '../src/local/server.ts';
import { createLog } from '../src/log.ts';
import { rangeOf } from '../src/store/ledger.ts';
import { Worker } from '../src/worker.ts';
import { slowClock } from './local/slow-clock.ts';
import { POSTGRES, PostgresServer } from './store/postgres/server.ts';
import { toyEdition } from './table/toyedition.ts';

const SOON = { timeout: 60_000, interval: 50 };

/** A server, a Discord on this machine, and the workers between them. */
async function scene() {
  const server = await PostgresServer.start();
  const local = await startLocalDiscord({
    port: 0,
    databasePath: ':memory:',
    clock: slowClock(),
    page: null,
    rateLimits: false,
    selfCheck: true,
    shards: 2,
    invite: INVITED_WITH,
  });
  const mara = local.person('Mara');
  const workers: Worker[] = [];
  const logged: string[] = [];
  const begin = async (): Promise<Worker> => {
    const worker = await Worker.start({
      url: server.url(),
      token: local.token,
      api: local.api,
      shards: 2,
      editions: new Map<string, TableEdition>([['second', toyEdition]]),
      draw: async () => createCanvas(4, 4).toBuffer('image/png'),
      log: createLog('info', [], (line) => void logged.push(line)),
    });
    workers.push(worker);
    // Each range has a bot, and what is pressed before it is connected nobody hears.
    await vi.waitFor(() => expect(worker.isConnected).toBe(true), SOON);
    return worker;
  };
  const shown = (label: string) =>
    mara
      .messages()
      .reverse()
      .flatMap((message) => controlsOf(message).map((control) => ({ message, control })))
      .find(({ control }) => control.label.includes(label) && !control.disabled);
  /** Presses what is labelled so as soon as it is there. */
  const press = (label: string) =>
    vi.waitFor(async () => {
      const found = shown(label);
      if (!found) throw new Error(`nothing says ${label}`);
      await mara.press(found.message, found.control.customId);
    }, SOON);
  const says = (text: string) =>
    vi.waitFor(
      () =>
        expect(
          mara
            .messages()
            .map(({ content }) => content)
            .join('\n'),
        ).toContain(text),
      SOON,
    );
  const close = async (): Promise<void> => {
    for (const worker of workers) await worker.stop();
    await local.close();
    await server.stop();
  };
  return { server, local, mara, workers, logged, begin, shown, press, says, close };
}

// Most of the time they wait for their turn to identify, and for leases: all do so at once.
const it = base.extend<{ scene: Awaited<ReturnType<typeof scene>> }>({
  scene: async ({ onTestFailed }, use) => {
    const laid = await scene();
    onTestFailed(() => console.log(laid.logged.join('')));
    await use(laid);
    await laid.close();
  },
}).concurrent;

describe.runIf(POSTGRES !== undefined)('workers that serve one Discord', () => {
  it('play on what another has begun, one after the other, and tell everything once', async ({
    scene: { local, mara, workers, logged, begin, press, says },
  }) => {
    const first = await begin();
    await vi.waitFor(() => expect(first.leases.ranges).toEqual([0, 1]), SOON);
    await (await mara.command('game new')).answer();
    await press('Start');
    await press('left');
    await says('Seat 0 went left.');
    const second = await begin();
    await vi.waitFor(() => expect(workers.map(({ leases }) => leases.ranges.length)).toEqual([1, 1]), SOON);
    workers.shift();
    await first.stop();
    await vi.waitFor(() => expect([second.leases.ranges, second.isConnected]).toEqual([[0, 1], true]), SOON);
    await press('Stop');
    await press('green');
    await says('The cards lie on the table.');
    const lines = mara.messages().flatMap(({ content }) => content.split('\n'));
    for (const told of ['Seat 0 went left.', 'The cards lie on the table.'])
      expect(lines.filter((line) => line === told)).toHaveLength(1);
    expect(logged.filter((line) => /"level":"error"/.test(line))).toEqual([]);
    expect(local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure')).toEqual([]);
  }, 240_000);

  it('give back what they serve when they are stopped, also while Discord does not answer', async ({
    scene: { local, mara, workers, logged, begin, shown, press, says },
  }) => {
    const first = await begin();
    await (await mara.command('game new')).answer();
    await press('Start');
    await vi.waitFor(() => expect(shown('left')).toBeDefined(), SOON);
    const second = await begin();
    await vi.waitFor(() => expect(workers.map(({ leases }) => leases.ranges.length)).toEqual([1, 1]), SOON);
    await vi.waitFor(() => expect(workers.every(({ isConnected }) => isConnected)).toBe(true), SOON);
    const range = rangeOf(local.guild().id, 2);
    const [serving, other] = first.leases.ranges.includes(range) ? [first, second] : [second, first];
    const lift = local.fault({ method: 'POST', path: /^\/channels\/\d+\/messages/, what: { kind: 'hang' } });
    await press('left');
    await vi.waitFor(() => expect(serving.waiting).toBeGreaterThan(0), SOON);
    workers.splice(0, 2, other);
    await serving.stop();
    expect(logged.filter((line) => /outbox.retry/.test(line))).toEqual([]);
    await vi.waitFor(() => expect([other.leases.ranges, other.isConnected]).toEqual([[0, 1], true]), SOON);
    lift();
    await says('Seat 0 went left.');
    const lines = mara.messages().flatMap(({ content }) => content.split('\n'));
    expect(lines.filter((line) => line === 'Seat 0 went left.')).toHaveLength(1);
    expect(logged.filter((line) => /bot.cut-short/.test(line))).toHaveLength(1);
    expect(logged.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([]);
  }, 240_000);

  it('refuse kindly while the database is away, and go on when it is back', async ({
    scene: { server, mara, begin, shown, press, says },
  }) => {
    await begin();
    await (await mara.command('game new')).answer();
    await press('Start');
    await vi.waitFor(() => expect(shown('left')).toBeDefined(), SOON);
    await server.halt('immediate');
    const said = await (await mara.command('status')).answer();
    expect(said.content).toContain('can’t reach the table’s records');
    await server.resume();
    await press('left');
    await says('Seat 0 went left.');
  }, 240_000);
});
