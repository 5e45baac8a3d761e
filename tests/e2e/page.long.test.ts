import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsAsked } from '../../src/discord/message/askedmark.ts';
import type { QuestionAct } from '../../src/discord/message/customid.ts';
import { type Handle, handlesTo } from '../../src/lab/guests/guest.ts';
import { typed } from '../../src/lab/guests/typed.ts';
import { CHROMIUM, launch, shows } from '../local/page/chromium.ts';
import { onDisk } from './kept.ts';
import { freePort, Program } from './program.ts';
import { Reader } from './reader.ts';

const PEOPLE = ['Mara', 'Jonas', 'Ines'];
/** So many clicks are more than a turn of all takes. */
const MOST_CLICKS = 150;

/** What answers a question. */
const ANSWERS: readonly QuestionAct[] = ['answer', 'further', 'pick', 'form', 'none'];

/** What the browser knows of an element, as far as it is asked here. */
interface Pressable {
  disabled: boolean;
  dataset: Record<string, string | undefined>;
  getAttribute(name: string): string | null;
}

/** Something that can be clicked on a question. */
interface Clickable extends Handle {
  /** Who is asked. */
  person: string;
  branch: number;
  decision: string;
  act: QuestionAct;
}

describe.skipIf(CHROMIUM === undefined)('friends at the page', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'page-'));
  const faults: string[] = [];
  let environment: Record<string, string>;
  let program: Program;
  let browser: Browser;
  let page: Page;
  let reader: Reader;
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

  /** Everything that can be clicked on questions, with who is asked, by their ids. */
  async function clickables(): Promise<Clickable[]> {
    const shown = await page
      .getByTestId('message')
      .evaluateAll((messages) =>
        messages.flatMap((message) =>
          [...message.querySelectorAll<Pressable>('button[data-custom-id]')]
            .filter((button) => !button.disabled && button.getAttribute('aria-busy') !== 'true')
            .map((button) => button.dataset.customId ?? ''),
        ),
      );
    return (await reader.questions()).flatMap(({ branch, decision, handles }) => {
      const [why] = handlesTo({ handles }, 'why');
      const mark = why?.press.on === 'question' ? why.press.detail : '';
      const person = PEOPLE.find((name) => seatsAsked(mark, reader.idOf(name)).length > 0) ?? '';
      return ANSWERS.flatMap((act) =>
        handlesTo({ handles }, act).map((handle) => ({ ...handle, person, branch, decision, act })),
      )
        .filter(({ customId }) => shown.includes(customId))
        .sort((one, other) => shown.indexOf(one.customId) - shown.indexOf(other.customId));
    });
  }

  async function clickThrough(): Promise<void> {
    clicks += 1;
    const all = await clickables();
    const target = all.find(({ person }) => PEOPLE.some((name) => name === person));
    if (!target) throw new Error('nobody is asked');
    await sitAs(target.person);
    const own = all.filter(({ act, decision }) => act === 'answer' && decision === target.decision);
    // The last button is the modest choice: to stop, to keep, to pass. Nobody goes around in circles: what they pressed
    // before they press again only when nothing else is left, the first.
    const button = own.findLast(({ customId }) => !pressed.has(choiceOf(target.person, customId))) ?? own[0] ?? target;
    pressed.add(choiceOf(target.person, button.customId));
    if (button.act === 'answer' || button.act === 'none') await onPage(button.customId).last().click();
    else if (button.act === 'form') await fillIn(button);
    else await choose(button);
    await expect.poll(async () => onPage(button.customId).count()).toBe(0);
  }

  /** Ticks as many boxes of a form as it wants. */
  async function fillIn({ customId }: Clickable): Promise<void> {
    await onPage(customId).last().click();
    const form = page.getByTestId('modal');
    await form.waitFor();
    const wrong = form.locator('.modal-field.wrong');
    await page.getByTestId('modal-submit').click();
    for (let index = 0; (await wrong.count()) > 0; index++) {
      await form.getByRole('checkbox').nth(index).check();
      await page.getByTestId('modal-submit').click();
    }
  }

  async function choose({ customId, menu: of }: Clickable): Promise<void> {
    const menu = onPage(customId).last();
    const holder = page.locator('.menu', { has: menu });
    const count = of && of.min === of.max ? of.max : 1;
    await menu.click();
    for (let index = 0; index < count; index++) await holder.getByRole('option').nth(index).click();
  }

  /** Waits until somebody is asked. @returns the turn it is */
  async function asked(): Promise<number> {
    await expect.poll(async () => (await clickables()).length).toBeGreaterThan(0);
    return onDisk(directory, reader.channel).turn;
  }

  beforeAll(async () => {
    environment = { DATABASE_PATH: path.join(directory, 'arkham.db'), LOCAL_PORT: String(await freePort()) };
    program = await Program.start(environment);
    reader = await Reader.of(program.address, 'Mara');
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
    const { path: name } = typed('game new');
    await composer.pressSequentially(`/${name}`);
    await shows(page.getByTestId('suggestions'), new RegExp(`/${name}`));
    await page.keyboard.press('Enter');
    await page.getByTestId('send').click();
    const join = page.locator('[data-custom-id^="l:"][data-custom-id$=":join:"]');
    await join.waitFor();
    for (const name of PEOPLE.slice(1)) {
      await sitAs(name);
      await join.click();
      await shows(page.locator('[data-testid="message"]', { has: join }), new RegExp(name));
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
    await settled();
    const before = await standing();
    await program.kill();
    program = await Program.start(environment);
    reader = await Reader.of(program.address, 'Mara');
    await page.close();
    await open();
    await settled();
    await expect.poll(standing).toEqual(before);
    await clickThrough();
    expect(faults).toEqual([]);
  });

  /** Waits until all that was to be told has been, and each open question stands on the page. */
  async function settled(): Promise<void> {
    await expect
      .poll(async () => {
        const { open, outbox } = onDisk(directory, reader.channel);
        const onScreen = new Set((await clickables()).map(({ branch, decision }) => `${branch}.${decision}`));
        return outbox.every(({ state }) => state === 'sent') && open.sort().join() === [...onScreen].sort().join();
      })
      .toBe(true);
  }

  /** What can be pressed, but for the private offer to plan, which a page forgets and a kill may come before. */
  const standing = async (): Promise<string[]> =>
    (await clickables())
      .map(({ customId }) => customId)
      .filter((customId) => !customId.startsWith('n:'))
      .sort();
});

/** What somebody presses, whichever question it answers. */
function choiceOf(person: string, customId: string): string {
  return `${person} ${customId.split(':').slice(4).join(':')}`;
}
