import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { LocalDiscord } from '../../src/local/discord.ts';
import { startLocalDiscord } from '../../src/local/server.ts';
import { tried } from '../length.ts';

let local: LocalDiscord;

beforeEach(async () => {
  local = await startLocalDiscord({
    port: 0,
    databasePath: ':memory:',
    page: async () => ({ html: () => '<p>', js: '', css: '' }),
  });
});

afterEach(() => local.close());

/** Sends bytes as they are and waits until the server has said all it has to say, or a moment has passed. */
function sent(...pieces: readonly (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(local.port, '127.0.0.1');
    let answer = '';
    const done = (): void => resolve(answer);
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', done).on('close', done);
    socket.setTimeout(500, () => socket.destroy());
    for (const piece of pieces) socket.write(piece);
  });
}

const upgrade = (target: string, host = `127.0.0.1:${local.port}`, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;

async function isAlive(): Promise<boolean> {
  return (await fetch(`${local.url}/local/state`)).status === 200;
}

it('lives on whatever address it is asked for, from this machine or from a web page', async () => {
  for (const target of [
    '//[',
    '//%',
    '/%',
    '*',
    'http://[',
    '/gateway?v=99',
    '/local/socket?person=%',
    '/attachments/1/2/%E0',
  ])
    for (const more of ['', 'Origin: https://evil.example\r\n']) {
      await sent(upgrade(target, undefined, more));
      await sent(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${local.port}\r\n${more}Connection: close\r\n\r\n`);
      expect(await isAlive(), target).toBe(true);
    }
});

it('lives on after frames that are none, also where it has just said goodbye', async () => {
  const bad = [Buffer.from([0xff, 0xff, 0xff]), Buffer.from([0x81, 0x05, 0x41]), Buffer.from([0xc1, 0x80, 0, 0, 0, 0])];
  for (const target of ['/gateway?v=10', '/gateway?v=1', '/gateway?encoding=etf', '/local/socket?person=nobody'])
    for (const frame of bad) {
      await sent(upgrade(target), frame);
      expect(await isAlive(), target).toBe(true);
    }
});

it('lives on after anything at all', async () => {
  const targets = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('/gateway', '/local/socket', '/api/v10/users/@me'),
  );
  await fc.assert(
    fc.asyncProperty(targets, fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (target, bytes, upgrading) => {
      const line = target.replace(/[\r\n ]/g, '');
      await sent(
        upgrading ? upgrade(`/${line}`) : `POST /${line} HTTP/1.1\r\nHost: 127.0.0.1:${local.port}\r\n\r\n`,
        bytes,
      );
      return isAlive();
    }),
    { numRuns: tried(8, 60) },
  );
});

it('answers no WebSocket of another origin, and lets no page show it in a frame', async () => {
  const socket = new WebSocket(`${local.url.replace('http', 'ws')}/gateway`, { origin: 'https://evil.example' });
  await expect(new Promise((_, reject) => socket.once('error', reject))).rejects.toThrow();
  const page = await fetch(local.url);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
