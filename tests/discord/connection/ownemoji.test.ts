import { createCanvas } from 'canvas';
import { REST, SnowflakeUtil } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Breaker } from '../../../src/discord/connection/breaker.ts';
import { OwnEmoji } from '../../../src/discord/connection/ownemoji.ts';
import { createRest } from '../../../src/discord/connection/rest.ts';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { createLog } from '../../../src/log.ts';
import { emojiName } from '../../../src/render/handles/art.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { quickDiscord } from '../../local/bot.ts';

const HANDLES = ['clue', 'gate', 'amanda_sharpe'];
let art: Record<string, number> = {};
let now = 0;

let discord: LocalDiscord;
let application: string;
let drawn: string[];
let logged: string[];
/** What waits to be done, and after how many milliseconds. */
let due: { work: () => void; after: number }[];
const begun: OwnEmoji[] = [];

beforeEach(async () => {
  due = [];
  art = {};
  now = Date.now();
  drawn = [];
  logged = [];
  discord = await quickDiscord({ selfCheck: true });
  application = ((await client().get('/applications/@me')) as { id: string }).id;
});

afterEach(async () => {
  for (const one of begun.splice(0)) one.stop();
  await discord.close();
});

const client = (): REST => new REST({ api: discord.api, retries: 0 }).setToken(discord.token);
const posts = (): number => discord.requests.get('POST /applications/:application/emojis') ?? 0;
const names = async (): Promise<string[]> => {
  const { items } = (await client().get(`/applications/${application}/emojis`)) as { items: { name: string }[] };
  return items.map(({ name }) => name);
};
const wanted = (): string[] => HANDLES.map((handle) => emojiName(handle, art[handle] ?? 1));

function later(work: () => void, after: number): () => void {
  const one = { work, after };
  due.push(one);
  return () => {
    due = due.filter((other) => other !== one);
  };
}

/** Resolves when so many look again later. @returns after how many milliseconds */
async function resting(count = 1): Promise<number[]> {
  await vi.waitFor(() => expect(due).toHaveLength(count));
  return due.map(({ after }) => after);
}

/** Lets the time come for all that is to be done later. */
function goOn(): void {
  for (const { work } of due.splice(0)) work();
}

/** A worker that uploads emoji, or only uses them. */
function begin(uploads = true, gate: Promise<void> = Promise.resolve()): OwnEmoji {
  const draw = async (spec: PictureSpec): Promise<Buffer> => {
    if (spec.kind === 'emoji') drawn.push(spec.view.handle);
    await gate;
    return createCanvas(4, 4).toBuffer('image/png');
  };
  const log = createLog('info', [], (line) => void logged.push(line));
  const rest = createRest(discord.token, { api: discord.api, breaker: new Breaker({ log }) });
  const names = new Map(wanted().map((name, index) => [HANDLES[index] ?? '', { name }]));
  const own = new OwnEmoji({ rest, application, draw, log, uploads, wanted: names, later, now: () => now });
  begun.push(own);
  own.start();
  return own;
}

/** Resolves when a worker knows them all. */
const whole = (own: OwnEmoji): Promise<void> =>
  vi.waitFor(() => expect(HANDLES.map((handle) => own.of(handle)?.name)).toEqual(wanted()));

it('are uploaded at the first start, and never again', async () => {
  const first = begin();
  expect(first.of('clue')).toBeNull();
  await whole(first);
  expect((await names()).sort()).toEqual(wanted().sort());
  expect(first.of('nothing of the kind')).toBeNull();
  const second = begin();
  await whole(second);
  expect(second.of('clue')).toEqual(first.of('clue'));
  expect(posts()).toBe(HANDLES.length);
  expect(drawn).toEqual(HANDLES);
});

it('are uploaded anew where their art is new, and only those; what older workers show stays', async () => {
  const older = begin();
  await whole(older);
  const [before] = wanted();
  art = { clue: 2 };
  const newer = begin();
  await whole(newer);
  expect(drawn.slice(HANDLES.length)).toEqual(['clue']);
  expect(await names()).toEqual(expect.arrayContaining([before, ...wanted()]));
  expect(await names()).toHaveLength(HANDLES.length + 1);
});

/** Uploads something by hand, as other programs of the application's owner may. */
async function uploadByHand(name: string): Promise<void> {
  const image = `data:image/png;base64,${createCanvas(4, 4).toBuffer('image/png').toString('base64')}`;
  await client().post(`/applications/${application}/emojis`, { body: { name, image } });
}

it('of before go two weeks after the new ones came, and nobody else’s', async () => {
  await uploadByHand('clue_1a2b');
  await uploadByHand('clue_hunter');
  await uploadByHand('gate_2');
  await whole(begin());
  expect(await resting()).toEqual([86_400_000]);
  now += 13 * 86_400_000;
  goOn();
  expect(await resting()).toEqual([86_400_000]);
  expect(await names()).toHaveLength(HANDLES.length + 3);
  now += 2 * 86_400_000;
  goOn();
  await vi.waitFor(async () => expect((await names()).sort()).toEqual([...wanted(), 'clue_hunter'].sort()));
  await vi.waitFor(() => expect(logged.some((line) => line.includes('emoji.deleted'))).toBe(true));
  expect(due).toEqual([]);
});

it('of before stay where this worker serves another part', async () => {
  await uploadByHand('clue_1a2b');
  await whole(begin());
  await resting();
  now += 15 * 86_400_000;
  await whole(begin(false));
  expect(await names()).toContain('clue_1a2b');
});

it('of before go at once, the oldest first, before an application has no room for more', async () => {
  const list = Array.from({ length: 1499 }, (_, at) => ({ id: String(1000 + at), name: `other${at}` }));
  const items = [{ id: '1', name: 'clue_1a2b' }, { id: '2', name: 'gate_2' }, ...list];
  const present = HANDLES.map((handle, at) => ({
    id: SnowflakeUtil.generate({ timestamp: now }).toString() + at,
    name: handle,
  }));
  const deleted: string[] = [];
  const rest = {
    get: async () => ({ items: [...items, ...present] }),
    delete: async (route: string) => void deleted.push(route),
  };
  const wantedNow = new Map(HANDLES.map((handle) => [handle, { name: handle }]));
  const draw = async (): Promise<Buffer> => Buffer.alloc(0);
  const log = createLog('info', [], () => undefined);
  // Only what it asks of Discord's list matters here.
  const own = new OwnEmoji({
    rest: rest as unknown as REST,
    application,
    draw,
    log,
    uploads: true,
    wanted: wantedNow,
    later,
  });
  begun.push(own);
  own.start();
  await vi.waitFor(() => expect(deleted).toHaveLength(2));
  expect(deleted.map((route) => route.split('/').at(-1))).toEqual(['1', '2']);
});

it('are there once where two workers upload them at once', async () => {
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const [one, other] = [begin(true, gate), begin(true, gate)];
  await vi.waitFor(() => expect(drawn).toHaveLength(2));
  open();
  expect(await resting()).toEqual([1000]);
  goOn();
  await Promise.all([whole(one), whole(other)]);
  expect((await names()).sort()).toEqual(wanted().sort());
  expect(logged.filter((line) => line.includes('"level":"warn"'))).toEqual([]);
});

it('are only looked for by a worker that serves another part, until they are there', async () => {
  const other = begin(false);
  expect(await resting()).toEqual([1000]);
  expect(posts()).toBe(0);
  await whole(begin());
  goOn();
  await whole(other);
  expect(posts()).toBe(HANDLES.length);
});

const refusals = [
  ...[403, 404].map((status) => ({ kind: 'code', status, code: 50001 }) as const),
  { kind: 'code', status: 400, code: 30008 },
  { kind: 'code', status: 400, code: 50035 },
  { kind: 'error', status: 503 },
  { kind: 'html', status: 502 },
  { kind: 'cut' },
] as const;

it.each(refusals)('are done without where Discord refuses them, and tried again: $kind $status $code', async (what) => {
  const lift = discord.fault({ method: 'POST', path: /emojis/, what });
  const own = begin();
  await resting();
  expect(HANDLES.map((handle) => own.of(handle))).toEqual([null, null, null]);
  expect(posts()).toBeLessThanOrEqual(HANDLES.length);
  lift();
  goOn();
  await whole(own);
  expect(await names()).toHaveLength(HANDLES.length);
});

it('that Discord won’t have keep no other back, and are tried again', async () => {
  discord.fault({ method: 'POST', path: /emojis/, times: 1, what: { kind: 'code', status: 400, code: 50035 } });
  const own = begin();
  await resting();
  expect(HANDLES.map((handle) => own.of(handle) !== null)).toEqual([false, true, true]);
  goOn();
  await whole(own);
});

it('are not tried one after the other where there is room for no more', async () => {
  discord.fault({ method: 'POST', path: /emojis/, what: { kind: 'code', status: 400, code: 30008 } });
  begin();
  await resting();
  expect(drawn).toEqual(['clue']);
});

it('wait as long as Discord’s limit lasts', async () => {
  discord.fault({ method: 'POST', path: /emojis/, times: 1, what: { kind: 'limit', seconds: 600, scope: 'user' } });
  const own = begin();
  const [after = 0] = await resting();
  expect(after).toBeGreaterThan(590_000);
  expect(own.of('clue')).toBeNull();
});

it('go on where an upload broke off, and rest longer each time', async () => {
  discord.fault({ method: 'POST', path: /emojis/, times: 2, what: { kind: 'error', status: 500 } });
  const own = begin();
  expect(await resting()).toEqual([1000]);
  discord.fault({ method: 'GET', path: /emojis/, times: 2, what: { kind: 'error', status: 500 } });
  goOn();
  expect(await resting()).toEqual([2000]);
  discord.fault({ method: 'GET', path: /emojis/, times: 2, what: { kind: 'error', status: 500 } });
  goOn();
  expect(await resting()).toEqual([4000]);
  const levels = logged.map((line) => JSON.parse(line) as { level: string }).map(({ level }) => level);
  expect(levels).toEqual(['info', 'info', 'warn']);
  goOn();
  await whole(own);
  expect(drawn).toEqual(['clue', ...HANDLES]);
  expect(due).toEqual([]);
});

it('that somebody has deleted are uploaded again once a message was refused for one', async () => {
  const own = begin();
  await whole(own);
  const gone = own.of('gate');
  await client().delete(`/applications/${application}/emojis/${gone?.id}`);
  own.refused();
  own.refused();
  expect(await resting()).toEqual([60_000]);
  goOn();
  await vi.waitFor(() => expect(posts()).toBe(HANDLES.length + 1));
  await whole(own);
  await vi.waitFor(() => expect(own.of('gate')?.id).not.toBe(gone?.id));
});

it('are nobody’s business once the bot has stopped, whatever becomes of the one that is being drawn', async () => {
  let fail = (_: Error): void => {};
  const own = begin(
    true,
    new Promise<void>((_, reject) => {
      fail = reject;
    }),
  );
  await vi.waitFor(() => expect(drawn).toHaveLength(1));
  own.stop();
  fail(new Error('pictures are closed'));
  await discord.quiet(20);
  expect([due, logged]).toEqual([[], []]);
});

it('are left alone once the bot has stopped', async () => {
  const own = begin(false);
  await resting();
  own.stop();
  expect(due).toEqual([]);
});
