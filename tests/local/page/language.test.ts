import { readFileSync } from 'node:fs';
import { type Client, PermissionFlagsBits } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { startLocalDiscord } from '../../../src/local/server.ts';
import { startBot } from './bot.ts';
import { CHROMIUM, launch, shows } from './chromium.ts';

const CZECH = readFileSync(new URL('../../../data/words/cs/local.ftl', import.meta.url), 'utf8');

/** What the page says in Czech for an id of one line. */
function czech(id: string): string {
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(CZECH)?.[1];
  if (found === undefined) throw new Error(`no Czech for ${id}`);
  return found;
}

describe.skipIf(CHROMIUM === undefined)('the page of the local Discord in a Czech browser', () => {
  let local: LocalDiscord;
  let bot: Client<true>;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];
  const locales: string[] = [];

  const last = () => page.getByTestId('message').last();
  const composer = () => page.getByTestId('composer');

  beforeAll(async () => {
    const invite = PermissionFlagsBits.PinMessages;
    local = await startLocalDiscord({ port: 0, databasePath: ':memory:', selfCheck: true, invite });
    bot = await startBot(local.api, local.token);
    bot.on('interactionCreate', ({ locale }) => locales.push(locale));
    browser = await launch();
    page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'cs-CZ', hasTouch: true });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(local.url);
    await page.getByTestId('channel-title').waitFor();
  });

  afterAll(async () => {
    expect(faults).toEqual([]);
    await browser?.close();
    await bot?.destroy();
    await local?.close();
  });

  it('speaks Czech, and says so', async () => {
    expect(await page.evaluate('document.documentElement.lang')).toBe('cs-CZ');
    expect(await page.getByTestId('send').getAttribute('aria-label')).toBe(czech('send'));
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    const names = page.locator('.person-name');
    expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)).toBe(0);
  });

  it('writes dates and times as Czech does', async () => {
    await composer().fill('<t:1700000000:D>, <t:1700000000:R>, <t:1700000000:d>');
    await page.keyboard.press('Enter');
    await shows(last(), /1[45]\. listopadu 2023, před \d+ (?:roky|lety), 1[45]\. ?11\. ?2023/);
  });

  it('offers commands by their Czech names and descriptions', async () => {
    await composer().pressSequentially('/hra n');
    await shows(page.getByTestId('suggestions'), /\/hra nová[\s\S]*Otevře nový případ/);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.keyboard.press('Enter');
    await shows(page.getByTestId('command'), /\/hra nová[\s\S]*edice/);
    await shows(page.getByTestId('suggestions'), 'Druhá edice');
    await page.keyboard.press('Escape');
  });

  it.each([
    ['/hra nová', 'Druhá edice', 'místa'],
    ['/game new', 'Second edition', 'seats'],
  ])('takes %s with %s and %s', async (command, edition, seats) => {
    const before = await page.getByTestId('used-command').count();
    await composer().fill('');
    await composer().pressSequentially(`${command} `);
    await page.keyboard.type(edition);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${seats}:4`);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('used-command').count()).toBe(before + 1);
    await shows(last(), 'edition=2 sleeper=- seats=4');
    await shows(last().getByTestId('used-command'), '/hra nová');
    expect(locales.at(-1)).toBe('cs');
  });

  it('says in English what it has no Czech for', async () => {
    const gap = await browser.newPage({ locale: 'cs-CZ' });
    await gap.route(local.url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(`\\nsend = ${czech('send')}\\n`, '\\n') });
    });
    await gap.goto(local.url);
    await gap.getByTestId('channel-title').waitFor();
    expect(await gap.getByTestId('send').getAttribute('aria-label')).toBe('Send');
    await gap.close();
  });
});
