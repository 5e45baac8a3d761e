import { type Client, PermissionFlagsBits } from 'discord.js';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { startLocalDiscord } from '../../../src/local/server.ts';
import { startBot } from './bot.ts';
import { CHROMIUM, launch, shows } from './chromium.ts';

describe.skipIf(CHROMIUM === undefined)('the page of the local Discord', () => {
  let local: LocalDiscord;
  let bot: Client<true>;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];

  const messages = () => page.getByTestId('message');
  const last = () => messages().last();
  const component = (customId: string) => page.locator(`[data-custom-id="${customId}"]`).last();
  const composer = () => page.getByTestId('composer');

  async function open(width: number, height: number): Promise<Page> {
    const opened = await browser.newPage({
      viewport: { width, height },
      locale: 'en-GB',
      hasTouch: width < 500,
      isMobile: width < 500,
    });
    opened.on('pageerror', (error) => faults.push(error.message));
    opened.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await opened.goto(local.url);
    await opened.getByTestId('channel-title').waitFor();
    return opened;
  }

  /** Opens a fresh lobby by command and returns its message. */
  async function lobby(): Promise<Locator> {
    const id = await last()
      .getAttribute('data-message-id')
      .catch(() => null);
    await composer().fill('/game new ');
    await page.locator('[data-option="edition"]').fill('Second edition');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => last().getAttribute('data-message-id')).not.toBe(id);
    await shows(last(), /Seats:/);
    return page.locator(`[data-message-id="${await last().getAttribute('data-message-id')}"]`);
  }

  beforeAll(async () => {
    local = await startLocalDiscord({
      port: 0,
      databasePath: ':memory:',
      selfCheck: true,
      invite: PermissionFlagsBits.PinMessages,
    });
    bot = await startBot(local.api, local.token);
    browser = await launch();
    page = await open(1280, 860);
  });

  afterAll(async () => {
    await browser?.close();
    await bot?.destroy();
    await local?.close();
  });

  it('sends plain text with mentions, and answers a message', async () => {
    await composer().fill('Good evening **all**, @Jonas!');
    await page.keyboard.press('Enter');
    await shows(last(), 'Good evening all, @Jonas!');
    expect(await last().locator('strong').textContent()).toBe('all');
    await last().hover();
    await last().getByTestId('reply').click();
    await composer().fill('and good night');
    await page.keyboard.press('Enter');
    await shows(last().getByTestId('reply-header'), 'Good evening all, @Jonas!');
  });

  it('fills a command with choices, autocomplete, numbers, yes or no and people, by keyboard', async () => {
    await composer().pressSequentially('/game n');
    await shows(page.getByTestId('suggestions'), /\/game new[\s\S]*Open a new case/);
    await page.keyboard.press('Enter');
    await page.keyboard.type('revised');
    await page.keyboard.press('Enter');
    await page.keyboard.type('sleeper:');
    await page.keyboard.type('cth');
    await page.locator('[data-suggestion="cthulhu"]').waitFor();
    await expect.poll(() => page.locator('[data-suggestion]').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.type('private:f');
    await page.keyboard.press('Enter');
    await page.keyboard.type('with:Ines');
    await page.keyboard.press('Enter');
    await page.keyboard.type('seats:99');
    await page.keyboard.press('Enter');
    await shows(page.getByTestId('complaint'), 'must be 8 or less');
    expect(await page.locator('[data-option="seats"]').getAttribute('aria-invalid')).toBe('true');
    await page.locator('[data-option="seats"]').fill('4');
    await page.keyboard.press('Enter');
    const ines = local.person('Ines').id;
    await shows(last(), `edition=2r sleeper=cthulhu seats=4 private=false with=${ines}`);
    await shows(last().getByTestId('used-command'), /Mara\s*used\s*\/game new/);
  });

  it('does not send a command whose required option is empty', async () => {
    const before = await messages().count();
    await composer().fill('/game new ');
    await page.getByTestId('send').click();
    await shows(page.getByTestId('complaint'), 'must be filled in');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('command').count()).toBe(0);
    await expect.poll(() => messages().count()).toBe(before);
  });

  it('presses a button, and shows the edit in place', async () => {
    const message = await lobby();
    const element = await message.elementHandle();
    await message.locator('[data-custom-id="join"]').click();
    await shows(message, '@Mara has joined');
    await shows(message.getByTestId('edited'), /\(edited\)/);
    expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
    expect(await message.locator('[data-custom-id="closed"]').isDisabled()).toBe(true);
  });

  it('keeps a select menu open while its message is edited, and sends one choice', async () => {
    const message = await lobby();
    await message.locator('[data-custom-id="who"]').click();
    await page.getByRole('option', { name: /Investigator 25/ }).waitFor();
    const id = await message.getAttribute('data-message-id');
    const channel = await bot.channels.fetch(local.channel().id);
    if (!channel?.isTextBased()) throw new Error('no text channel');
    await (await channel.messages.fetch(id ?? '')).edit({ content: 'Seats: changed meanwhile' });
    await shows(message, 'changed meanwhile');
    await message.locator('[role="option"][data-value="i3"]').click();
    await shows(last(), 'who: i3');
  });

  it('sends several choices when the list is closed, and a person', async () => {
    await lobby();
    const menu = component('variants');
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    const third = page.getByRole('option', { name: 'Gift' }).last();
    expect(await third.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Done' }).last().click();
    await shows(last(), 'variants: epic, hard');
    await component('friend').click();
    await page.locator(`[role="option"][data-value="${local.person('Jonas').id}"]:visible`).click();
    await shows(last(), `friend: ${local.person('Jonas').id}`);
  });

  it('checks a form before sending it', async () => {
    const message = await lobby();
    await message.locator('[data-custom-id="options"]').click();
    const modal = page.getByTestId('modal');
    await modal.waitFor();
    await page.getByTestId('modal-submit').click();
    await shows(modal, 'Please fill this in');
    await modal.locator('[data-custom-id="name"]').fill('ab');
    await page.getByTestId('modal-submit').click();
    await shows(modal, 'At least 3 characters');
    await modal.locator('[data-custom-id="name"]').fill('Friday');
    await modal.locator('[data-custom-id="notes"]').fill('two\nlines');
    await page.getByTestId('modal-submit').click();
    await shows(last(), /name=Friday notes=twolines slider=1/);
    await expect.poll(() => modal.count()).toBe(0);
  });

  it('shows groups of radio buttons in a form, one of each chosen', async () => {
    const message = await lobby();
    await message.locator('[data-custom-id="options"]').click();
    const group = page.getByTestId('modal').getByRole('radiogroup');
    await shows(group, /5 \/ 0Stop 0.*4 \/ 1Stop 1.*3 \/ 2Stop 2/s);
    const chosen = () =>
      group.getByRole('radio').evaluateAll((all) => all.map((one) => 'checked' in one && one.checked));
    expect(await chosen()).toEqual([false, true, false]);
    await group.getByRole('radio', { name: '3 / 2' }).check();
    expect(await chosen()).toEqual([false, false, true]);
    await page.getByTestId('modal').locator('[data-custom-id="name"]').fill('Friday');
    await page.getByTestId('modal-submit').click();
    await shows(last(), /name=Friday notes= slider=2/);
  });

  it('shows an ephemeral message to one person only, and dismisses it', async () => {
    const message = await lobby();
    await message.locator('[data-custom-id="sliders"]').click();
    await shows(last(), /Set your sliders[\s\S]*Only you can see this/);
    await page.getByTestId('person-Jonas').click();
    await expect.poll(() => page.getByTestId('person-Jonas').getAttribute('aria-pressed')).toBe('true');
    await shows(last(), /Seats:/);
    await expect.poll(() => page.getByText('Set your').count()).toBe(0);
    await page.getByTestId('person-Mara').click();
    await shows(last(), 'Set your sliders');
    await component('keep').click();
    await shows(last(), 'Kept.');
    const before = await messages().count();
    await last().getByTestId('dismiss').click();
    await expect.poll(() => messages().count()).toBe(before - 1);
  });

  it('shows a picture no larger than Discord does, with its words, and enlarges it', async () => {
    const message = await lobby();
    await message.locator('[data-custom-id="board"]').click();
    const image = last().getByRole('img', { name: 'The board: a gate at the Woods' });
    await image.waitFor();
    await expect.poll(() => image.evaluate((node) => ('naturalWidth' in node ? node.naturalWidth : 0))).toBe(1100);
    const box = await image.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(550);
    expect(box?.height).toBeLessThanOrEqual(350);
    expect(await last().getAttribute('class')).toContain('pinged');
    await last().getByTestId('picture').click();
    await expect.poll(async () => (await page.getByTestId('enlarged').boundingBox())?.width).toBeGreaterThan(1000);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByTestId('enlarged').count()).toBe(0);
  });

  it('opens a thread from its message, and goes back', async () => {
    const message = await lobby();
    await message.locator('[data-custom-id="thread"]').click();
    await page.getByTestId('channel-the-case').waitFor();
    expect(await page.getByTestId('channel-the-case').getAttribute('class')).toContain('unread');
    await message.getByTestId('thread-the-case').click();
    await shows(page.getByTestId('channel-title'), 'the-case');
    await shows(last(), 'The case is opened here.');
    await shows(messages().first(), 'A new case in Arkham');
    await expect.poll(() => messages().first().getByRole('button', { name: 'Join' }).count()).toBe(0);
    expect(await page.getByTestId('channel-the-case').getAttribute('class')).not.toContain('unread');
    await page.goBack();
    await shows(page.getByTestId('channel-title'), local.channel().name);
  });

  it('stays where somebody reads, and goes to the end on request', async () => {
    const scroller = page.getByTestId('scroller');
    const top = () => scroller.evaluate((node) => node.scrollTop);
    await scroller.evaluate((node) => node.scrollTo(0, 40));
    await page.getByRole('button', { name: 'Jump to present' }).waitFor();
    const before = await top();
    local.person('Ines').say('Somebody there?');
    await shows(last(), 'Somebody there?');
    expect(await top()).toBe(before);
    await page.getByRole('button', { name: 'Jump to present' }).click();
    await expect.poll(top).toBeGreaterThan(before);
    local.person('Ines').say('Hello?');
    await shows(last(), 'Hello?');
    await expect
      .poll(() => scroller.evaluate((node) => node.scrollHeight - node.clientHeight - node.scrollTop))
      .toBeLessThan(2);
  });

  it('shows an embed and the list of pins', async () => {
    await composer().fill('/game status ');
    await page.keyboard.press('Enter');
    const embed = page.getByTestId('embed').last();
    await shows(embed, /The Woods[\s\S]*Doom 5 of 13[\s\S]*Terror[\s\S]*Second edition/);
    await page.getByTestId('show-pins').click();
    await shows(page.getByTestId('pins'), 'The Woods');
    await page.getByTestId('show-pins').click();
  });

  it('shows that the bot thinks, and that it never answered', async () => {
    await composer().fill('/slow ');
    await page.keyboard.press('Enter');
    await shows(page.getByTestId('thinking'), 'is thinking…');
    await shows(last(), 'Thought about it.');
    await expect.poll(() => page.getByTestId('thinking').count()).toBe(0);
    // What is never answered fails after three seconds, a press as well as a command.
    const message = await lobby();
    await message.locator('[data-custom-id="broken"]').click();
    await expect.poll(() => message.locator('[data-custom-id="broken"]').getAttribute('aria-busy')).toBe('true');
    await composer().fill('/mute ');
    await page.keyboard.press('Enter');
    await shows(page.getByTestId('failure'), 'The application did not respond.');
    await page.getByTestId('pending').getByTestId('dismiss').click();
    await expect.poll(() => page.getByTestId('pending').count()).toBe(0);
    await shows(message, 'This interaction failed');
  });

  it('counts for others where they were called, and offers hosts alone what is for hosts', async () => {
    await page.getByTestId('person-Mara').click();
    await composer().fill('@Tomas, your move');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await shows(page.getByTestId('person-Tomas').locator('.badge'), '1');
    await composer().fill('/rite');
    await shows(page.getByTestId('suggestions'), '/rite');
    await composer().fill('');
    await page.getByTestId('person-Tomas').click();
    await expect.poll(() => page.getByTestId('person-Tomas').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.getByTestId('person-Tomas').locator('.badge').count()).toBe(0);
    await composer().fill('/rite');
    await shows(page.getByTestId('suggestions'), 'No matching command');
    await composer().fill('');
  });

  it('adds a person, a channel and a server', async () => {
    await page.getByTestId('add-person').click();
    await page.getByTestId('person-name').fill('Wilma');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByTestId('person-Wilma').getAttribute('aria-pressed')).toBe('true');
    await page.getByTestId('add-channel').click();
    await page.getByTestId('channel-name').fill('attic');
    await page.keyboard.press('Enter');
    await shows(page.getByTestId('channel-title'), 'attic');
    await page.getByTestId('add-server').click();
    await page.getByTestId('server-name').fill('Kingsport');
    await page.keyboard.press('Enter');
    await page.getByTestId('server-Kingsport').waitFor();
    await expect.poll(() => page.getByTestId('server-Kingsport').getAttribute('aria-current')).toBe('true');
  });

  it('works on a phone: nothing is wider than the screen, the menu opens and closes', async () => {
    const phone = await open(390, 844);
    await expect.poll(() => phone.getByTestId('message').count()).toBeGreaterThan(3);
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await phone.locator('.scroller').evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    await phone.getByTestId('menu').tap();
    await phone.getByTestId('person-Ines').tap();
    await expect.poll(() => phone.getByTestId('composer').getAttribute('placeholder')).toContain('as Ines');
    await phone.getByTestId('composer').tap();
    await phone.getByTestId('composer').fill('From the tram');
    await phone.getByTestId('send').tap();
    await expect.poll(() => phone.getByTestId('message').last().textContent()).toContain('From the tram');
    await phone.close();
  });

  it('comes back by itself after the bot was away, and without a fault', async () => {
    await bot.destroy();
    await expect.poll(() => page.locator('.bot-status').getAttribute('class')).not.toContain('online');
    bot = await startBot(local.api, local.token);
    await expect.poll(() => page.locator('.bot-status').getAttribute('class')).toContain('online');
    expect(faults).toEqual([]);
  });
});
