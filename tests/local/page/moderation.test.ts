import type { Client } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { startLocalDiscord } from '../../../src/local/server.ts';
import { startBot } from './bot.ts';
import { CHROMIUM, launch, shows } from './chromium.ts';

describe.skipIf(CHROMIUM === undefined)('the moderator menu', () => {
  let local: LocalDiscord;
  let bot: Client<true>;
  let browser: Browser;
  let page: Page;

  const panel = () => page.getByTestId('moderator');
  const toggle = (name: string) => page.getByTestId(`order-${name}`);

  beforeAll(async () => {
    local = await startLocalDiscord({ port: 0, databasePath: ':memory:', selfCheck: true });
    bot = await startBot(local.api, local.token);
    browser = await launch();
    page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
    await page.goto(local.url);
    await page.getByTestId('channel-title').waitFor();
  });

  afterAll(async () => {
    await browser?.close();
    await bot?.destroy();
    await local?.close();
  });

  it('takes rights from the bot, throws it out and invites it back', async () => {
    await page.getByTestId('moderate').click();
    await toggle('write').uncheck();
    await expect.poll(() => local.channel().denied).toEqual(['write']);
    await toggle('write').check();
    await expect.poll(() => local.channel().denied).toEqual([]);
    await toggle('role-attach').uncheck();
    await expect.poll(() => local.guild().lacks).toEqual(['attach']);
    await toggle('role-attach').check();
    await expect.poll(() => local.guild().lacks).toEqual([]);
    await toggle('bot').uncheck();
    await expect.poll(() => bot.guilds.cache.size).toBe(0);
    await toggle('bot').check();
    await expect.poll(() => bot.guilds.cache.size).toBe(1);
  });

  it('has people leave, blocks words and lets requests fail', async () => {
    await toggle('member-Jonas').uncheck();
    await expect.poll(() => local.guild().gone).toEqual([local.person('Jonas').id]);
    await toggle('member-Jonas').check();
    await toggle('block').fill('gate, clue');
    await page.keyboard.press('Enter');
    await expect.poll(() => local.guild().blocked).toEqual(['gate', 'clue']);
    await toggle('block').fill('');
    await page.keyboard.press('Enter');
    await toggle('errors').check();
    await expect.poll(() => local.bot.troubles).toEqual(['errors']);
    await toggle('errors').uncheck();
    await expect.poll(() => local.bot.troubles).toEqual([]);
    expect(local.audit.of('fault')).toEqual([]);
  });

  it('deletes and pins messages, for the host alone', async () => {
    await page.getByTestId('moderate').click();
    expect(await panel().isVisible()).toBe(false);
    const { id } = local.person('Jonas').say('Look here');
    const message = page.locator(`[data-message-id="${id}"]`);
    await shows(message, 'Look here');
    await message.hover();
    await message.getByTestId('message-commands').click();
    await message.getByTestId('order-pin').click();
    await shows(page.getByTestId('message').last(), /Mara pinned a message/);
    expect(
      local
        .person('Mara')
        .pins()
        .map((pin) => pin.id),
    ).toEqual([id]);
    await message.hover();
    await message.getByTestId('message-commands').click();
    await message.getByTestId('order-delete').click();
    await expect.poll(() => message.count()).toBe(0);
    await page.getByTestId('person-Jonas').click();
    await expect.poll(() => page.getByTestId('moderate').count()).toBe(0);
  });

  it.each([390, 1280])('fits a screen %i pixels wide', async (width) => {
    const narrow = await browser.newPage({ viewport: { width, height: 860 } });
    await narrow.goto(local.url);
    await narrow.getByTestId('moderate').click();
    const box = await narrow.getByTestId('moderator').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 860).toBe(true);
    const inside = await narrow.getByTestId('moderator').evaluate((node) => node.scrollWidth <= node.clientWidth);
    expect(inside).toBe(true);
    await narrow.close();
  });
});
