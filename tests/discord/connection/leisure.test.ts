import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Interrupted, Interruption } from '../../../src/discord/connection/interruption.ts';
import { leisurely } from '../../../src/discord/connection/leisure.ts';
import type { Services } from '../../../src/discord/connection/services.ts';
import { aChannel, channel, services } from '../sending/scene.ts';

aChannel();

let interruption: Interruption;
let own: Services;
let left: number;

beforeEach(() => {
  interruption = new Interruption();
  own = leisurely(services, interruption);
  left = 5;
  vi.spyOn(channel, 'spare').mockImplementation(() => ({ left, again: 1000 }));
});

afterEach(() => vi.restoreAllMocks());

const said = () => channel.contents.filter((content) => content === 'Later.');

it('what nobody waits for leaves of a channel’s limits what that may need which somebody waits for', async () => {
  left = 1;
  const sending = own.post.send('2', { content: 'Later.' });
  await vi.advanceTimersByTimeAsync(3500);
  expect(said()).toHaveLength(0);
  left = 2;
  await vi.advanceTimersByTimeAsync(1000);
  await sending;
  expect(said()).toHaveLength(1);
});

it('gives way before each request, and while it waits or draws', async () => {
  left = 0;
  const waiting = expect(own.post.send('2', { content: 'Later.' })).rejects.toThrow(Interrupted);
  await vi.advanceTimersByTimeAsync(10);
  interruption.raise();
  await waiting;
  left = 5;
  await expect(own.post.send('2', { content: 'Later.' })).rejects.toThrow(Interrupted);
  expect(said()).toHaveLength(0);
  const fresh = new Interruption();
  const drawing = leisurely({ ...services, draw: () => new Promise(() => undefined) }, fresh).draw;
  const drawn = expect(drawing({ kind: 'moment', view: {}, alt: '' } as never)).rejects.toThrow(Interrupted);
  fresh.raise();
  await drawn;
});

it('what goes wrong with work that nobody waits for any more is nobody’s error', async () => {
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  try {
    interruption.raise();
    const drawing = leisurely({ ...services, draw: () => Promise.reject(new Error('no paint')) }, interruption).draw;
    await expect(drawing({ kind: 'moment', view: {}, alt: '' } as never)).rejects.toThrow(Interrupted);
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    expect(unheard).not.toHaveBeenCalled();
  } finally {
    process.off('unhandledRejection', unheard);
  }
});
