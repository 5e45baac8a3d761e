import { afterAll, beforeAll, expect, it } from 'vitest';
import { Bot } from '../../../src/discord/bot.ts';
import { INVITED_WITH } from '../../../src/discord/connection/permission.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import { startLocalDiscord } from '../../../src/local/server.ts';
import { createLog } from '../../../src/log.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { ManualClock } from '../../local/manual-clock.ts';
import { toyEdition } from '../../table/toyedition.ts';

let local: LocalDiscord;
let bot: Bot;
let store: Store;
let mara: Robot;

beforeAll(async () => {
  // As long as it stands still, a channel takes five messages and no more.
  local = await startLocalDiscord({
    ...{ port: 0, databasePath: ':memory:', clock: new ManualClock(Date.now()), page: null, invite: INVITED_WITH },
  });
  store = new Store(openDatabase(':memory:'));
  bot = await Bot.start({
    token: local.token,
    api: local.api,
    store,
    editions: new Map<string, TableEdition>([['second', toyEdition]]),
    draw: async () => Buffer.from('picture'),
    log: createLog('error', [local.token]),
  });
  mara = local.person('Mara');
});

afterAll(async () => {
  await bot.stop();
  await local.close();
  store.close();
});

it('where a channel takes no more messages for a while, what is said follows the latest press there', async () => {
  const { post } = bot.services;
  const game = await mara.command('game new');
  const lobby = (await game.answer()) && (await mara.waitForMessage((message) => controlsOf(message).length > 0));
  for (let count = 0; post.spare('send', mara.channel).left > 0; count++)
    await post.send(mara.channel, { content: `Said ${count}.` });
  const button = controlsOf(lobby).find(({ kind }) => kind === 'button');
  await local.person('Jonas').press(lobby, button!.customId);
  const { requests } = local;
  const before = requests.get('POST /channels/:channel/messages');
  const id = await post.send(mara.channel, { content: 'Said all the same.' });
  expect(mara.message(id).content).toBe('Said all the same.');
  expect(mara.messages().at(-1)?.id).toBe(id);
  expect(requests.get('POST /channels/:channel/messages')).toBe(before);
  await post.edit(mara.channel, id, { content: 'Said otherwise.' });
  expect(mara.message(id).content).toBe('Said otherwise.');
});
