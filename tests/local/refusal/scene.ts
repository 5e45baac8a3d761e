import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import type { Robot } from '../../../src/local/robot.ts';
import type { LocalOptions } from '../../../src/local/server.ts';
import { quickDiscord } from '../bot.ts';
import { ManualClock } from '../manual-clock.ts';

/** A bot of the barest kind, which sends what no library would. */
class RawBot {
  readonly interactions: { id: string; token: string; application_id: string }[] = [];
  private readonly socket: WebSocket;
  private readonly discord: LocalDiscord;
  private waiting: (() => void) | null = null;

  constructor(discord: LocalDiscord) {
    this.discord = discord;
    this.socket = new WebSocket(`ws://127.0.0.1:${discord.port}/gateway/?v=10&encoding=json`);
  }

  async ready(): Promise<this> {
    await new Promise<void>((resolve) => {
      this.socket.on('message', (raw) => {
        const { op, t, d } = JSON.parse(String(raw));
        if (op === 10) this.socket.send(JSON.stringify({ op: 2, d: { token: 'local', intents: 1, properties: {} } }));
        if (t === 'READY') resolve();
        if (t === 'INTERACTION_CREATE') {
          this.interactions.push(d);
          this.waiting?.();
        }
      });
    });
    return this;
  }

  /** The newest interaction, once there are `count`. */
  async interaction(count: number) {
    while (this.interactions.length < count) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
    }
    return this.interactions.at(-1)!;
  }

  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.discord.api}/v10${path}`, {
      method,
      headers: { authorization: 'Bot local', 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  close(): void {
    this.socket.close();
  }
}

/** A bare bot at a Discord whose clock stands still, and a person in the channel where both are. */
export interface Scene {
  discord: LocalDiscord;
  bot: RawBot;
  clock: ManualClock;
  mara: Robot;
  /** The channel's id. */
  lodge: string;
  /** The application's id. */
  app: string;
  /** The bot writes into the channel. */
  send: (body: unknown) => ReturnType<RawBot['call']>;
}

/** The scene of a file of tests, set before the first of them; none may bring a fault of the Discord to light. */
export function setScene(options: Partial<LocalOptions> = {}): Scene {
  const scene = {} as Scene;

  beforeAll(async () => {
    const clock = new ManualClock();
    const discord = await quickDiscord({ clock, ...options });
    const bot = await new RawBot(discord).ready();
    const mara = discord.person('Mara');
    const lodge = discord.channel().id;
    const app = discord.bot.id;
    const send = (body: unknown) => bot.call('POST', `/channels/${lodge}/messages`, body);
    await bot.call('PUT', `/applications/${app}/commands`, [
      { name: 'go', description: 'Goes', options: [{ type: 3, name: 'to', description: 'Where', autocomplete: true }] },
    ]);
    Object.assign(scene, { discord, bot, clock, mara, lodge, app, send });
  });

  beforeEach(() => scene.discord.audit.clear());

  afterEach(() => {
    expect(scene.discord.audit.of('fault')).toEqual([]);
    scene.discord.allow(scene.lodge);
  });

  afterAll(async () => {
    scene.bot.close();
    await scene.discord.close();
  });

  return scene;
}

export const button = (custom_id: string, more: object = {}) => ({ type: 2, style: 1, label: 'x', custom_id, ...more });
export const rowOf = (...components: object[]) => ({ type: 1, components });
