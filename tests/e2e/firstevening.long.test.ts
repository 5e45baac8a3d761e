import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Handle, handlesTo, type Question } from '../../src/lab/guests/guest.ts';
import { textOf } from '../../src/local/messages/seen.ts';
import { CHROMIUM, launch, shows } from '../local/page/chromium.ts';
import { onDisk } from './kept.ts';
import { freePort, Program } from './program.ts';
import { Reader } from './reader.ts';

const PEOPLE = ['Mara', 'Jonas', 'Ines'] as const;
/** So many answers are more than a turn of all takes. */
const MOST_ANSWERS = 120;
/** What no option of a command means. */
const NONSENSE = 'xyzzy §$% <@0> `\\';

describe.skipIf(CHROMIUM === undefined).each(['second', 'third'])(
  'a first evening of the %s edition, played clumsily on phones',
  (edition) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'evening-'));
    const faults: string[] = [];
    const pressed = new Set<string>();
    const phones = new Map<string, Page>();
    let program: Program;
    let browser: Browser;
    let reader: Reader;

    beforeAll(async () => {
      const environment = { DATABASE_PATH: path.join(directory, 'arkham.db'), LOCAL_PORT: String(await freePort()) };
      program = await Program.start(environment);
      reader = await Reader.of(program.address, 'Mara');
      browser = await launch();
      for (const name of PEOPLE) phones.set(name, await phoneOf(name));
    });

    afterAll(async () => {
      await browser?.close();
      await program?.kill();
      rmSync(directory, { recursive: true, force: true });
    });

    /** A phone of somebody’s own, with the channel open. */
    async function phoneOf(name: string): Promise<Page> {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' });
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(program.address);
      await page.getByTestId('channel-title').waitFor();
      const person = page.getByTestId(`person-${name}`);
      if (!(await person.isVisible())) await page.locator('.menu-open').click();
      await person.click();
      await page.locator(`[data-testid="person-${name}"][aria-pressed="true"]`).waitFor({ state: 'attached' });
      const scrim = page.locator('.scrim');
      if (await scrim.isVisible()) await scrim.click({ position: { x: 380, y: 420 } });
      return page;
    }

    function phone(name: string): Page {
      const found = phones.get(name);
      if (!found) throw new Error(`${name} has no phone`);
      return found;
    }

    const lobby = (name: string, act: string): Locator =>
      phone(name).locator(`[data-custom-id^="l:"][data-custom-id$=":${act}:"]`).first();

    const kept = () => onDisk(directory, reader.channel);

    /** What is only for somebody, the last of it. */
    const onlyFor = (name: string): Locator => phone(name).locator('[data-testid="message"].ephemeral').last();

    /** Whose question it is. */
    const askedBy = ({ message }: Question): string =>
      PEOPLE.find(
        (name) =>
          textOf(message).includes(`<@${reader.idOf(name)}>`) ||
          new RegExp(`^\\*\\*${name}`, 'm').test(textOf(message)),
      ) ?? '';

    /** Every answer in the journal, by what it answers. */
    const answered = (): string[] =>
      kept().journal.flatMap(({ kind, body }) => {
        if (kind !== 'answer') return [];
        const { entry } = JSON.parse(body) as { entry: { kind: string; answer?: { decision: string } } };
        return entry.answer ? [entry.answer.decision] : [];
      });

    it('a double tap on Join, and one more later, take one seat', async () => {
      await reader.command('game new', { edition });
      for (const name of PEOPLE.slice(1)) {
        await lobby(name, 'join').waitFor();
        await lobby(name, 'join').dblclick();
        await shows(phone('Mara').locator('[data-testid="message"]', { has: lobby('Mara', 'join') }), new RegExp(name));
      }
      await lobby('Jonas', 'join').click();
      await shows(onlyFor('Jonas'), /Take Another Seat/);
    });

    it('only the host can start, and a double tap starts one game', async () => {
      await lobby('Jonas', 'start').click();
      await expect.poll(() => onlyFor('Jonas').textContent()).toMatch(/Mara/);
      await lobby('Mara', 'start').dblclick();
      await expect.poll(() => kept().status).toBe('playing');
      const { open } = kept();
      expect(open.length).toBeGreaterThan(0);
      const seats = new Set((await reader.questions()).map(askedBy));
      expect(seats.size).toBeLessThanOrEqual(PEOPLE.length);
    });

    it('the wrong person is told so, and nothing happens', async () => {
      const question = (await questions()).find((one) => buttonsOf(one).length > 0);
      const [handle] = question ? buttonsOf(question) : [];
      const wrong = PEOPLE.find((name) => question && name !== askedBy(question)) ?? '';
      const before = answered().length;
      await phone(wrong).locator(`[data-custom-id="${handle?.customId}"]`).first().click();
      await expect.poll(() => onlyFor(wrong).textContent()).toMatch(/\S/);
      expect(answered().length).toBe(before);
    });

    it('a whole turn in one press begins at once, whatever the others have yet to settle', async () => {
      const offered = async () => (await questions()).find((one) => handlesTo(one, 'turn').length > 0);
      let question = await offered();
      for (let answers = 0; answers < MOST_ANSWERS && !question; answers++) {
        await answerTwice();
        question = await offered();
      }
      const [turn] = question ? handlesTo(question, 'turn') : [];
      if (!question || !turn) throw new Error('nobody is offered a whole turn');
      const name = askedBy(question);
      const before = answered().length;
      await phone(name).locator(`[data-custom-id="${turn.customId}"]`).last().click();
      await expect.poll(() => answered().length).toBeGreaterThan(before);
      expect(await phone(name).locator('[data-testid="message"].ephemeral').allTextContents()).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/The plan is set/)]),
      );
    });

    it('everybody answers with double taps for a whole turn, and each question is answered once', async () => {
      const { turn } = kept();
      for (let answers = 0; answers < MOST_ANSWERS && kept().turn <= Math.max(1, turn); answers++) await answerTwice();
      expect(kept().turn).toBeGreaterThan(1);
      const all = answered();
      expect(new Set(all).size).toBe(all.length);
    });

    it('an old button does nothing but say so', async () => {
      const question = (await questions()).find((one) => waysOf(one).length > 0);
      const [handle] = question ? waysOf(question) : [];
      if (!question || !handle) throw new Error('nobody is asked');
      await answerTwice();
      const before = answered().length;
      await (await Reader.of(program.address, askedBy(question) || 'Mara')).press(handle).catch(() => undefined);
      expect(answered().length).toBe(before);
    });

    it('nonsense in every option of every command is answered in words', async () => {
      const sent = await reader.nonsense(NONSENSE);
      expect(sent).toBeGreaterThan(30);
      const texts = (await reader.messages()).map(textOf).join('\n');
      expect(texts).not.toMatch(/\n\s+at \w|TypeError|undefined|\[object/);
      expect(kept().status).toBe('playing');
    });

    it('a player and then the host leave for good, and who is left plays on', async () => {
      for (const name of ['Ines', 'Mara']) {
        await (await Reader.of(program.address, name)).command('game leave');
        await phone(name).locator('[data-custom-id^="d:"][data-custom-id$=":free"]').last().click();
        await expect
          .poll(async () => (await reader.messages()).map(textOf).join('\n'))
          .toMatch(new RegExp(`${name}.*(left|leaves)`));
      }
      const before = answered().length;
      for (let answers = 0; answers < 5; answers++) await answerTwice();
      expect(answered().length).toBeGreaterThan(before);
      expect(kept().status).toBe('playing');
      expect(faults).toEqual([]);
      expect(program.output).not.toMatch(/"level":"error"/);
    });

    /** The questions that stand in the channel, as soon as there are any. */
    async function questions(): Promise<Question[]> {
      await expect.poll(async () => (await reader.questions()).length, { timeout: 60_000 }).toBeGreaterThan(0);
      return reader.questions();
    }

    /** Somebody who is asked answers with a double tap; what is gone by then is tried with the next question. */
    async function answerTwice(): Promise<void> {
      const before = answered().length;
      for (let tries = 0; tries < 10 && answered().length === before; tries++) {
        const all = await questions();
        const question = all.find((one) => askedBy(one) !== '' && handlesTo(one, 'sure').length === 0);
        if (question) await tapTwice(question, askedBy(question));
        // What can't be taken back is asked once more, of them alone.
        const sure = question && phone(askedBy(question)).locator('[data-custom-id^="y:"]').last();
        if (sure && (await sure.isVisible())) await sure.click({ timeout: 3000 }).catch(() => undefined);
        await expect
          .poll(() => answered().length, { timeout: 2000 })
          .toBeGreaterThan(before)
          .catch(() => undefined);
      }
      const shown = (await reader.questions()).map(({ message }) => textOf(message)).join('\n---\n');
      expect(answered().length, shown).toBeGreaterThan(before);
    }

    /** The last button of the question, the modest choice, or its menu or form. */
    async function tapTwice(question: Question, name: string): Promise<void> {
      const buttons = [...handlesTo(question, 'answer'), ...handlesTo(question, 'none')];
      // Nobody goes around in circles: what they pressed before they press again only when nothing else is left, the first.
      const button = buttons.findLast((one) => !pressed.has(choiceOf(name, one))) ?? buttons[0];
      if (button) pressed.add(choiceOf(name, button));
      const menu = [...handlesTo(question, 'further'), ...handlesTo(question, 'pick')].find((one) => one.menu);
      const [form] = handlesTo(question, 'form');
      const own = await Reader.of(program.address, name);
      const onPhone = (id: string) => phone(name).locator(`[data-custom-id="${id}"]`).last();
      const gone = () => undefined;
      if (button) await onPhone(button.customId).dblclick({ timeout: 3000 }).catch(gone);
      else if (menu) await own.press(menu);
      else if (form) await fillIn(phone(name), onPhone(form.customId));
      else throw new Error(`no way to answer: ${textOf(question.message)}`);
    }
  },
);

/** Hands in a form, with as many boxes ticked as it wants. */
async function fillIn(page: Page, opens: Locator): Promise<void> {
  await opens.click();
  const modal = page.getByTestId('modal');
  await modal.waitFor();
  const wrong = modal.locator('.modal-field.wrong');
  await page.getByTestId('modal-submit').click();
  for (let index = 0; (await wrong.count()) > 0; index++) {
    await modal.getByRole('checkbox').nth(index).check();
    await page.getByTestId('modal-submit').click();
  }
}

/** What a question can be answered with, by a press or a choice. */
const waysOf = (question: Question): Handle[] =>
  (['answer', 'none', 'form', 'pick', 'further'] as const).flatMap((act) => handlesTo(question, act));

/** What somebody presses, whichever question it answers. */
const choiceOf = (name: string, { customId }: Handle): string => `${name} ${customId.split(':').slice(4).join(':')}`;

const buttonsOf = (question: Question): Handle[] => waysOf(question).filter(({ menu }) => menu === null);
