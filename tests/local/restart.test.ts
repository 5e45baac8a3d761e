import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { byAge } from '../../src/local/protocol/snowflake.ts';
import { DatabaseEmptied } from '../../src/sqlite/loss.ts';
import { Answers, logIn, quickDiscord } from './bot.ts';
import { ManualClock } from './manual-clock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-discord-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('everything survives a restart: guilds, people, commands, messages, files, pins, threads and tokens', async () => {
  const databasePath = join(folder, 'local.db');
  const first = await quickDiscord({ databasePath });
  const client = await logIn(first);
  await client.application.commands.set([{ name: 'go', description: 'Goes' }]);
  const answers = new Answers(client);
  let token = '';
  answers.with(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    token = interaction.token;
    await interaction.deferReply();
  });
  first.addPerson('Wilbur');
  const attic = first.addChannel('attic');
  first.addGuild('Dunwich');
  const lodge = client.channels.cache.get(first.channel().id);
  if (!lodge?.isSendable()) throw new Error('no lodge');
  const sent = await lodge.send({
    content: 'Map',
    files: [{ attachment: Buffer.from('map'), name: 'map.txt' }],
    nonce: 'n1',
    enforceNonce: true,
  });
  await sent.pin();
  await sent.startThread({ name: 'Talk' });
  expect((await first.person('Wilbur').command('go')).state).toBe('deferred');
  await first.quiet();
  const before = first.person('Mara').messages();
  await client.destroy();
  await first.close();

  const second = await quickDiscord({ databasePath });
  try {
    const mara = second.person('Mara');
    const file = mara.pins()[0]?.attachments[0];
    expect(await (await fetch(file?.url ?? '')).text()).toBe('map');
    const moved = JSON.parse(JSON.stringify(before).replaceAll(first.url, second.url));
    expect(mara.messages()).toEqual(moved);
    expect(second.person('Wilbur').name).toBe('Wilbur');
    expect(second.channel('attic').id).toBe(attic.id);
    expect(second.channel('Talk').parent).toBe(lodge.id);
    expect(second.guild('Dunwich').channels.map(({ name }) => name)).toEqual(['general']);
    const again = await logIn(second);
    expect(again.user.id).toBe(client.user.id);
    expect((await again.application.commands.fetch()).map(({ name }) => name)).toEqual(['go']);
    const hook = `${second.api}/v10/webhooks/${again.user.id}/${token}/messages/@original`;
    const edited = await fetch(hook, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'Here at last' }),
    });
    expect(edited.status).toBe(200);
    const channel = again.channels.cache.get(lodge.id);
    if (!channel?.isSendable()) throw new Error('no lodge');
    expect((await channel.send({ content: 'x', nonce: 'n1', enforceNonce: true })).id).toBe(sent.id);
    const fresh = await channel.send('new');
    expect(before.every(({ id }) => byAge(id, fresh.id) < 0)).toBe(true);
    expect(second.audit.of('fault')).toEqual([]);
    await again.destroy();
  } finally {
    await second.close();
  }
});

it('never begins anew over the log of what it was: an emptied file is left alone, its log with it', async () => {
  const databasePath = join(folder, 'local.db');
  const first = await quickDiscord({ databasePath });
  first.person('Mara').say('remember me');
  const log = readFileSync(`${databasePath}-wal`);
  await first.close();
  for (const empty of [() => writeFileSync(databasePath, ''), () => rmSync(databasePath)]) {
    writeFileSync(`${databasePath}-wal`, log);
    empty();
    await expect(quickDiscord({ databasePath })).rejects.toThrow(DatabaseEmptied);
    expect(readFileSync(`${databasePath}-wal`)).toEqual(log);
  }
  // All of it was in the log: SQLite needs no more than a page that was never written.
  writeFileSync(databasePath, Buffer.alloc(4096));
  const second = await quickDiscord({ databasePath });
  expect(
    second
      .person('Mara')
      .messages()
      .map(({ content }) => content),
  ).toContain('remember me');
  await second.close();
});

it('ids keep growing over a restart when the clock has gone back', async () => {
  const databasePath = join(folder, 'clock.db');
  const first = await quickDiscord({ databasePath, clock: new ManualClock(Date.UTC(2030, 0, 1)) });
  const old = first.person('Mara').say('then').id;
  await first.close();
  const second = await quickDiscord({ databasePath, clock: new ManualClock(Date.UTC(2029, 0, 1)) });
  const young = second.person('Mara').say('now').id;
  await second.close();
  expect(byAge(old, young)).toBeLessThan(0);
});

it('an answer that was promised before a restart expires after it', async () => {
  const databasePath = join(folder, 'promise.db');
  const clock = new ManualClock();
  const first = await quickDiscord({ databasePath, clock });
  const client = await logIn(first);
  await client.application.commands.set([{ name: 'go', description: 'Goes' }]);
  new Answers(client).with(async (interaction) => interaction.isChatInputCommand() && interaction.deferReply());
  expect((await first.person('Mara').command('go')).state).toBe('deferred');
  await client.destroy();
  await first.close();
  const second = await quickDiscord({ databasePath, clock });
  clock.advance(15 * 60_000);
  expect(second.audit.of('failure')).toMatchObject([{ what: 'go', reason: 'expired' }]);
  await second.close();
});
