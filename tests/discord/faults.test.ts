import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it as scene } from 'vitest';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import { contents, TestChannel, told } from './testchannel.ts';

/** Requests for messages of a channel, to be sent or edited, and those that edit one by the token of a press on it. */
const MESSAGES = /^\/channels\/\d+\/messages/;
const EDITS = /^\/(?:channels\/\d+|webhooks\/\d+\/[^/]+)\/messages/;

// Most of them wait until what was refused is tried again: all do so at once.
const it = scene.extend<{ channel: TestChannel }>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
  channel: async ({}, use) => {
    const channel = await TestChannel.open();
    await use(channel);
    channel.room.local.liftFaults();
    await channel.close();
  },
}).concurrent;

const asked = (who: Robot): WireMessage | undefined =>
  who.messages().findLast((message) => controlsOf(message).some(({ label }) => label.startsWith('Roll')));

describe('a bot in trouble', () => {
  it('keeps its token when Discord says once that it is not authorized', async ({ channel, expect }) => {
    const { mara } = channel;
    await channel.seated([mara]);
    channel.room.local.fault({ path: MESSAGES, times: 1, what: { kind: 'refusal', name: 'unauthorized' } });
    await channel.press(mara, 'Roll');
    await expect.poll(() => contents(mara).join()).toContain('Rolled');
    await channel.calm();
    expect(asked(mara)).toBeDefined();
    expect(channel.room.logged.join()).not.toContain('outbox.refused');
  });

  for (const name of ['unheardOf', 'cloudflare'] as const) {
    it(`loses nothing when anything it asks is answered “${name}” for three seconds`, async ({ channel, expect }) => {
      const { mara } = channel;
      await channel.seated([mara]);
      const old = asked(mara)?.id;
      const { message, customId } = await channel.find(mara, 'Roll');
      const lift = channel.room.local.fault({ what: { kind: 'refusal', name } });
      // Nobody acknowledges it: nothing more is heard of the press itself.
      mara.press(message, customId).catch(() => undefined);
      await sleep(3000);
      expect(contents(mara).join()).not.toContain('Rolled');
      lift();
      await expect.poll(() => contents(mara).filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
      await expect.poll(() => asked(mara)?.id).not.toBe(old);
      await channel.calm();
      const asking = mara.messages().filter((one) => controlsOf(one).some(({ label }) => label.startsWith('Roll')));
      expect(asking).toHaveLength(1);
      expect(channel.room.store.database.prepare("SELECT * FROM outbox WHERE state = 'failed'").all()).toEqual([]);
      await channel.press(mara, 'Roll');
      await expect.poll(() => contents(mara).filter((content) => content.startsWith('Rolled'))).toHaveLength(2);
    });

    it(`asks the next question after a start, or when somebody asks, though “${name}” was all it heard`, async ({
      channel,
      expect,
    }) => {
      const { mara } = channel;
      await channel.seated([mara]);
      const lift = channel.room.local.fault({ path: MESSAGES, what: { kind: 'refusal', name } });
      await channel.press(mara, 'Roll');
      await expect.poll(() => channel.room.logged.join()).toContain('outbox.retry');
      await channel.room.restart();
      await told(await mara.command('status'));
      lift();
      await told(await mara.command('status'));
      await expect.poll(() => asked(mara)?.id).toBeDefined();
      await expect.poll(() => contents(mara).filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
    });
  }

  it('sends nothing more while its token is refused, and goes on when it is good again', async ({
    channel,
    expect,
  }) => {
    const { mara } = channel;
    await channel.seated([mara]);
    const { audit } = channel.room.local;
    const lift = channel.room.local.fault({ path: MESSAGES, what: { kind: 'refusal', name: 'unauthorized' } });
    await channel.press(mara, 'Roll');
    await expect.poll(() => channel.room.logged.filter((line) => line.includes('"times":2'))).toHaveLength(1);
    const tried = audit.of('mishap').length;
    // What was on its way already, the question and the status message, and the one that tries again.
    expect(tried).toBeLessThanOrEqual(3);
    lift();
    await expect.poll(() => contents(mara).join()).toContain('Rolled');
    expect(channel.room.logged.join()).toContain('discord.authorized');
    await channel.calm();
    expect(asked(mara)).toBeDefined();
  });

  it('goes on when what shields Discord, and Discord itself, have let it through again', async ({
    channel,
    expect,
  }) => {
    const { mara } = channel;
    await channel.seated([mara]);
    channel.room.local.fault({ path: MESSAGES, times: 1, what: { kind: 'html', status: 403 } });
    channel.room.local.fault({ path: MESSAGES, times: 1, what: { kind: 'error', status: 503 } });
    channel.room.local.fault({ path: MESSAGES, times: 1, what: { kind: 'cut' } });
    await channel.press(mara, 'Roll');
    await expect.poll(() => contents(mara).join()).toContain('Rolled');
    expect(channel.game.parked).toBeNull();
  });

  it('asks the next question while edits are limited for long', async ({ channel, expect }) => {
    const { mara } = channel;
    await channel.seated([mara]);
    const before = asked(mara)?.id;
    channel.room.local.fault({ method: 'PATCH', path: EDITS, times: 2, what: { kind: 'limit', seconds: 3600 } });
    await channel.press(mara, 'The Woods');
    await expect.poll(() => asked(mara)?.id).not.toBe(before);
  });

  it('edits what was pressed by the token of the press, and without it when that is not taken', async ({
    channel,
    expect,
  }) => {
    const { mara } = channel;
    await channel.seated([mara]);
    const before = asked(mara)?.id;
    const edited = () => channel.room.local.requests.get('PATCH /channels/:channel/messages/:message') ?? 0;
    const count = edited();
    await channel.press(mara, 'The Woods');
    await channel.calm();
    expect(asked(mara)?.id).toBe(before);
    expect(edited()).toBe(count);
    channel.room.local.fault({
      path: /^\/webhooks\/\d+\/[^/]+\/messages/,
      what: { kind: 'refusal', name: 'invalidToken' },
    });
    await channel.press(mara, 'The Woods');
    await channel.calm();
    expect(asked(mara)?.id).toBe(before);
    expect(edited()).toBeGreaterThan(count);
  });

  it('does so too when edits by the token are answered 500 for as long as it lasts', async ({ channel, expect }) => {
    const { mara } = channel;
    await channel.seated([mara]);
    const before = asked(mara)?.content;
    const what = { kind: 'error', status: 500 } as const;
    const broken = { path: /^\/webhooks\/\d+\/[^/]+\/messages/, what };
    channel.room.local.fault(broken);
    const own = () => channel.room.local.requests.get('PATCH /channels/:channel/messages/:message') ?? 0;
    const count = own();
    await channel.press(mara, 'The Woods');
    await channel.calm();
    expect(asked(mara)?.content).not.toBe(before);
    expect(own()).toBe(count + 1);
    expect(channel.room.logged.join()).not.toContain('outbox.retry');
  });

  it('posts a deleted question anew when somebody asks how things stand', async ({ channel, expect }) => {
    const { mara } = channel;
    await channel.seated([mara]);
    const before = asked(mara)?.id ?? '';
    channel.room.local.removeMessage(before);
    expect(asked(mara)).toBeUndefined();
    await mara.command('status');
    await expect.poll(() => asked(mara)?.id).toBeDefined();
    // The first answer may come before it: a game that was looked after a moment ago is looked after again only later.
    expect(await told(await mara.command('status'))).toContain(`/${asked(mara)?.id})`);
  });

  it('posts it anew after a start, too', async ({ channel, expect }) => {
    const { mara } = channel;
    await channel.seated([mara]);
    const before = asked(mara)?.id ?? '';
    await channel.room.restart();
    channel.room.local.removeMessage(before);
    await expect.poll(() => asked(mara)?.id).toBeDefined();
  });

  it('says at once that it sees nothing where a game is to be opened', async ({ channel, expect }) => {
    const { jonas } = channel;
    channel.room.local.fault({
      method: 'GET',
      path: /^\/channels\/\d+$/,
      what: { kind: 'refusal', name: 'missingAccess' },
    });
    expect(await told(await jonas.command('game new'))).toContain('can’t see this channel');
    expect(channel.room.store.games.inChannel(jonas.channel)).toBeUndefined();
  });

  it('wakes the thread of a game when it falls asleep; one that somebody closes again waits, and the host is told', async ({
    channel,
    expect,
  }) => {
    const { mara } = channel;
    const said = await told(await mara.command('game new', { thread: 'yes' }));
    const thread = /<#(\d+)>/.exec(said)?.[1] ?? '';
    await told(await mara.command('game start', {}, thread));
    // What is sent to a thread that sleeps opens it.
    await channel.calm();
    const sleeps = () => channel.room.local.channel(thread).archived;
    channel.room.local.moderate(thread, { archived: true });
    await expect.poll(sleeps).toBe(false);
    channel.room.local.moderate(thread, { archived: true });
    await expect
      .poll(() =>
        mara
          .messages(mara.direct().id)
          .map(({ content }) => content)
          .join(),
      )
      .toContain('locked or archived');
    expect(channel.room.store.games.inChannel(thread)?.parked).toBe('thread-closed');
  });
});
