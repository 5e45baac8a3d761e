import { type Client, PermissionFlagsBits } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { startLocalDiscord } from '../../../src/local/server.ts';
import { startBot } from './bot.ts';
import { CHROMIUM, launch } from './chromium.ts';

/** Least contrast of text, as WCAG 2.2 wants it at level AA, and of large or bold text. */
const LEAST = 4.5;
const LEAST_LARGE = 3;

/**
 * What is seen on the page, to be run in it: each text with its contrast against what is behind it, and what is named
 * otherwise than it reads. As text, for the page knows no module.
 */
const LOOK = `(() => {
  const parts = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const read = (color) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const alpha = (color) => (color === 'transparent' ? 0 : parts(color).length === 4 && color.startsWith('rgba') ? parts(color)[3] : read(color)[3] / 255);
  const behind = (element) => {
    const layers = [];
    for (let node = element; node; node = node.parentElement) {
      const color = getComputedStyle(node).backgroundColor;
      if (alpha(color) > 0) layers.push(color);
      if (alpha(color) >= 1) break;
    }
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    for (const color of layers.reverse()) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => [r, g, b]
    .map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (!element || text === '' || !element.checkVisibility() || element.closest('[disabled], .sr-only, [aria-hidden="true"]')) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    texts.push({
      text: text.slice(0, 40),
      of: element.className,
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      contrast: contrast(read(style.color), behind(element)),
    });
  }
  const names = [...document.querySelectorAll('button[aria-label], a[aria-label]')].flatMap((element) => {
    const shown = [...element.querySelectorAll('*'), element]
      .filter((one) => !one.closest('[aria-hidden="true"]'))
      .flatMap((one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()))
      .filter((part) => part !== '');
    const label = (element.getAttribute('aria-label') ?? '').toLowerCase();
    return shown.filter((part) => /[\\p{L}\\d]/u.test(part) && !label.includes(part.toLowerCase())).map((part) => part + ' | ' + label);
  });
  return { texts, names };
})()`;

interface Look {
  texts: { text: string; of: string; large: boolean; contrast: number }[];
  names: string[];
}

describe.skipIf(CHROMIUM === undefined).each(['dark', 'light'] as const)(
  'the page of the local Discord, %s',
  (theme) => {
    let local: LocalDiscord;
    let bot: Client<true>;
    let browser: Browser;
    let page: Page;
    const faults: string[] = [];

    beforeAll(async () => {
      local = await startLocalDiscord({
        port: 0,
        databasePath: ':memory:',
        selfCheck: true,
        invite: PermissionFlagsBits.PinMessages,
      });
      bot = await startBot(local.api, local.token);
      browser = await launch();
      page = await browser.newPage({ viewport: { width: 1280, height: 860 }, colorScheme: theme, locale: 'en-GB' });
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(local.url);
      await page.getByTestId('channel-title').waitFor();
      await page.getByTestId('composer').fill('Good **evening**, @Jonas! `/board` <#1> ~~no~~ *yes* > well');
      await page.keyboard.press('Enter');
      await page.getByTestId('composer').fill('/game new ');
      await page.locator('[data-option="edition"]').fill('Second edition');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.getByTestId('message').last().getByText('Seats:').waitFor();
    });

    afterAll(async () => {
      await browser?.close();
      await bot?.destroy();
      await local?.close();
    });

    const look = (): Promise<Look> => page.evaluate<Look>(LOOK);

    it('shows every text with enough contrast', async () => {
      const { texts } = await look();
      expect(texts.length).toBeGreaterThan(20);
      const faint = texts.filter(({ contrast, large }) => contrast < (large ? LEAST_LARGE : LEAST));
      expect(faint).toEqual([]);
    });

    it('follows what the person has set', async () => {
      const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      expect(ground).toBe(theme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(49, 51, 56)');
    });

    it('names whatever can be pressed by what it shows', async () => {
      expect((await look()).names).toEqual([]);
    });

    it('reads what is new as a list whose items are there', async () => {
      const list = page.getByRole('log').getByRole('list').first();
      await list.waitFor();
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(1);
    });

    it('stays as it is when somebody else is to act while the server is away', async () => {
      await page.route('**/local/state*', (route) => route.abort());
      await page.getByTestId('person-Jonas').click();
      await expect.poll(() => page.getByTestId('person-Mara').getAttribute('aria-pressed')).toBe('true');
      await page.unroute('**/local/state*');
      expect(faults).toEqual([]);
    });
  },
);
