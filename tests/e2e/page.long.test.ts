import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, launch, shows } from '../local/page/chromium.ts';
import { freePort, Program } from './program.ts';

const PEOPLE = ['Mara', 'Jonas', 'Ines'];
/** So many clicks are more than a turn of all takes. */
const MOST_CLICKS = 150;

/** What the browser knows of an element, as far as it is asked here. */
interface Worded {
  textContent: string;
}

interface Pressable {
  disabled: boolean;
  dataset: Record<string, string | undefined>;
  getAttribute(name: string): string | null;
}

/** Something that can be clicked on a question. */
interface Clickable {
  customId: string;
  person: string;
  turn: number;
  /** `a` an option, `s` a menu, `o` a form, `e` none. */
  act: string;
}

describe.skipIf(CHROMIUM === undefined)('friends at the page', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'page-'));
  const faults: string[] = [];
  let environment: Record<string, string>;
  let program: Program;
  let browser: Browser;
  let page: Page;
  let clicks = 0;
  const pressed = new Set<string>();

  const onPage = (customId: string): Locator => page.locator(`[data-custom-id="${customId}"]`);

  async function open(): Promise<void> {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(program.address);
    await page.getByTestId('channel-title').waitFor();
  }

  async function sitAs(name: string): Promise<void> {
    const person = page.getByTestId(`person-${name}`);
    if ((await person.getAttribute('aria-pressed')) === 'true') return;
    await person.click();
    await expect.poll(() => person.getAttribute('aria-pressed')).toBe('true');
  }

  /** Everything that can be clicked on questions, with the name in their first line and the turn it tells. */
  function clickables(): Promise<Clickable[]> {
    return page.getByTestId('message').evaluateAll((messages) =>
      messages.flatMap((message) => {
        const text = message.querySelector<Worded>('.message-text')?.textContent ?? '';
        const person = (text.split(' · ')[0] ?? '').split(', ')[0]?.replace('@', '') ?? '';
        const turn = Number(/Turn (\d+)/.exec(text)?.[1] ?? 0);
        return [...message.querySelectorAll<Pressable>('button[data-custom-id]')]
          .filter((button) => !button.disabled && button.getAttribute('aria-busy') !== 'true')
          .map((button) => button.dataset.customId ?? '')
          .filter((customId) => /^[asoe]:/.test(customId))
          .map((customId) => ({ customId, person, turn, act: customId[0] ?? '' }));
      }),
    );
  }

  async function clickThrough(): Promise<void> {
    clicks += 1;
    const all = await clickables();
    const target = all.find(({ person }) => PEOPLE.some((name) => name === person));
    if (!target) throw new Error('nobody is asked');
    await sitAs(target.person);
    const own = all.filter(({ customId, act }) => act === 'a' && decisionOf(customId) === decisionOf(target.customId));
    // The last button is the modest choice: to stop, to keep, to pass. Nobody goes around in circles: what they pressed
    // before they press again only when nothing else is left, the first.
    const button = own.findLast(({ customId }) => !pressed.has(choiceOf(target.person, customId))) ?? own[0] ?? target;
    pressed.add(choiceOf(target.person, button.customId));
    if (button.act === 'a' || button.act === 'e') await onPage(button.customId).last().click();
    else if (button.act === 'o') await fillIn(button);
    else await choose(button);
    await expect.poll(async () => onPage(button.customId).count()).toBe(0);
  }

  /** Ticks as many boxes of a form as it wants. */
  async function fillIn({ customId }: Clickable): Promise<void> {
    await onPage(customId).last().click();
    const form = page.getByTestId('modal');
    await form.waitFor();
    const count = Number(/Choose (\d+)/.exec((await form.textContent()) ?? '')?.[1] ?? 0);
    for (let index = 0; index < count; index++) await form.getByRole('checkbox').nth(index).check();
    await page.getByTestId('modal-submit').click();
  }

  async function choose({ customId }: Clickable): Promise<void> {
    const menu = onPage(customId).last();
    const holder = page.locator('.menu', { has: menu });
    const message = page.locator('[data-testid="message"]', { has: menu });
    const count = Number(/Choose (\d+)/.exec((await message.textContent()) ?? '')?.[1] ?? 1);
    await menu.click();
    for (let index = 0; index < count; index++) await holder.getByRole('option').nth(index).click();
  }

  /** Waits until somebody is asked. @returns the turn it is */
  async function asked(): Promise<number> {
    await expect.poll(async () => (await clickables()).length).toBeGreaterThan(0);
    return Math.max(...(await clickables()).map(({ turn }) => turn));
  }

  beforeAll(async () => {
    environment = { DATABASE_PATH: path.join(directory, 'arkham.db'), LOCAL_PORT: String(await freePort()) };
    program = await Program.start(environment);
    browser = await launch();
    await open();
  });

  afterAll(async () => {
    await browser?.close();
    await program?.kill();
    rmSync(directory, { recursive: true, force: true });
  });

  it('open a game, sit down and begin', async () => {
    const composer = page.getByTestId('composer');
    await composer.click();
    await composer.pressSequentially('/game new');
    await shows(page.getByTestId('suggestions'), /\/game new/);
    await page.keyboard.press('Enter');
    await page.getByTestId('send').click();
    const join = page.locator('[data-custom-id^="l:"][data-custom-id$=":join:"]');
    await join.waitFor();
    for (const name of PEOPLE.slice(1)) {
      await sitAs(name);
      await join.click();
      await shows(page.locator('[data-testid="message"]', { has: join }), new RegExp(`${name} — `));
    }
    await sitAs('Mara');
    await page.locator('[data-custom-id^="l:"][data-custom-id$=":start:"]').click();
    expect(await asked()).toBeLessThanOrEqual(1);
  });

  it('play the first turn by clicking', async () => {
    while ((await asked()) < 2) {
      expect(clicks).toBeLessThan(MOST_CLICKS);
      await clickThrough();
    }
    expect(clicks).toBeGreaterThanOrEqual(PEOPLE.length);
  });

  it('see the board', async () => {
    await page.locator('[data-custom-id^="x:"][data-custom-id$=":board"]').first().click();
    const picture = page.getByTestId('picture').last().getByRole('img');
    await picture.waitFor();
    const width = () => picture.evaluate((image) => ('naturalWidth' in image ? Number(image.naturalWidth) : 0));
    await expect.poll(width).toBeGreaterThan(600);
    expect(await picture.getAttribute('alt')).not.toBe('');
  });

  it('are asked the same again when the program was killed, and can answer', async () => {
    await asked();
    const before = await clickables();
    await program.kill();
    program = await Program.start(environment);
    await page.close();
    await open();
    await asked();
    expect((await clickables()).map(({ customId }) => customId)).toEqual(before.map(({ customId }) => customId));
    await clickThrough();
    expect(faults).toEqual([]);
  });
});

/** What somebody presses, whichever question it answers. */
function choiceOf(person: string, customId: string): string {
  return `${person} ${customId.split(':').slice(4).join(':')}`;
}

function decisionOf(customId: string): string {
  return customId.split(':').slice(1, 4).join(':');
}
