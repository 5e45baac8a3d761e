import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from 'canvas';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlesTo, type Question } from '../../src/lab/guests/guest.ts';
import { CHROMIUM, launch } from '../local/page/chromium.ts';
import { onDisk } from './kept.ts';
import { freePort, Program } from './program.ts';
import { Reader } from './reader.ts';

/** With DRAW_SHEETS=1 each step is kept as it was seen: the contact sheets of docs/gallery.md. */
const DRAWN = process.env.DRAW_SHEETS === '1';
const FOLDER = fileURLToPath(new URL('../../docs/pictures/guide/', import.meta.url));
const WIDTH = 390;
const GAP = 12;
/** Steps beside each other on a sheet. */
const COLUMNS = 5;
/** So many questions are more than the guided turns take. */
const MOST = 40;
/** How the guide takes leave. */
const FAREWELL = /three guided (turns|rounds) are over/;
/** After so many answers the program is killed. */
const KILLED_AFTER = 4;

describe.skipIf(CHROMIUM === undefined).each(['second', 'third'])(
  'a newcomer on a phone, guided through the %s edition',
  (edition) => {
    const directory = mkdtempSync(path.join(tmpdir(), 'guide-'));
    const faults: string[] = [];
    const seen: Buffer[] = [];
    const done = new Set<string>();
    let environment: Record<string, string>;
    let program: Program;
    let browser: Browser;
    let page: Page;
    let reader: Reader;

    beforeAll(async () => {
      environment = { DATABASE_PATH: path.join(directory, 'arkham.db'), LOCAL_PORT: String(await freePort()) };
      program = await Program.start(environment);
      browser = await launch();
      reader = await Reader.of(program.address, 'Mara');
      page = await browser.newPage({
        viewport: { width: WIDTH, height: DRAWN ? 2400 : 844 },
        hasTouch: true,
        locale: 'en-US',
      });
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(program.address);
      await page.getByTestId('channel-title').waitFor();
    });

    afterAll(async () => {
      await browser?.close();
      await program?.kill();
      rmSync(directory, { recursive: true, force: true });
    });

    const kept = () => onDisk(directory, reader.channel);

    /** The question that stands now and has not been answered; null when the game is over. */
    async function asked(): Promise<Question | null> {
      const fresh = async (): Promise<Question | 'over' | null> => {
        if (kept().status !== 'playing') return 'over';
        return (await reader.questions()).find((one) => !done.has(`${one.branch}.${one.decision}`)) ?? null;
      };
      await expect.poll(fresh, { timeout: 60_000 }).not.toBeNull();
      const found = await fresh();
      return found === 'over' ? null : found;
    }

    const onPage = ({ message }: Question): Locator => page.locator(`[data-message-id="${message.id}"]`);

    /** What the guide says beside a question, as it is read on the phone. */
    const guideOf = async (question: Question): Promise<string> =>
      (await onPage(question).locator('blockquote').allTextContents()).find((text) => text.startsWith('Guide:')) ?? '';

    /** The button that the guide speaks for, as somebody finds it who reads: its name is in what is said; else advice, else the first. */
    async function advised(question: Question, said: string): Promise<string> {
      const text = said.toLowerCase();
      const named: { id: string; length: number }[] = [];
      const buttons = (['further', 'answer'] as const).flatMap((act) => handlesTo(question, act));
      const [first] = buttons.filter(({ menu }) => !menu);
      for (const { customId, menu } of buttons) {
        if (menu) continue;
        const label = (await page.locator(`[data-custom-id="${customId}"]`).last().textContent()) ?? '';
        const name =
          label
            .split(' · ')[0]
            ?.replace(/^\d+\. /, '')
            .toLowerCase()
            .trim() ?? '';
        if (label.startsWith('Advice') && text.includes('a careful player’s choice')) return customId;
        if (name !== '' && text.includes(name)) named.push({ id: customId, length: name.length });
      }
      const [longest] = named.sort((a, b) => b.length - a.length);
      const found = longest?.id ?? first?.customId;
      if (!found) throw new Error(`nothing to press: ${said}`);
      return found;
    }

    /** Nothing is wider than the phone, and every button of a question can be pressed with a thumb. */
    async function fitsThePhone(question: Question): Promise<void> {
      const wide = await page.evaluate('document.documentElement.scrollWidth');
      expect(wide).toBeLessThanOrEqual(WIDTH);
      for (const button of await onPage(question).locator('button[data-custom-id]').all()) {
        const box = await button.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= WIDTH).toBe(true);
        expect(box?.height).toBeGreaterThanOrEqual(30);
      }
    }

    async function keep(where: Locator): Promise<void> {
      if (DRAWN) seen.push(await where.screenshot());
    }

    it('is begun by three taps', async () => {
      await page.getByTestId('composer').click();
      await page.getByTestId('composer').pressSequentially('/game new');
      await page.keyboard.press('Enter');
      await page.locator('[data-suggestion="guide"]').click();
      await page.locator(`[data-suggestion="${edition}"]`).click();
      await page.getByTestId('send').click();
      const first = await asked();
      expect(first && (await guideOf(first))).toMatch(/^Guide: You’re /);
    });

    it('is played by tapping what the guide speaks for, with a kill in the midst of it', async () => {
      let comments = 0;
      for (let answers = 0; answers < MOST; answers++) {
        const question = await asked();
        if (!question) break;
        if (answers === KILLED_AFTER) {
          const before = await guideOf(question);
          await program.kill();
          program = await Program.start(environment);
          await page.goto(program.address);
          await onPage(question).waitFor();
          expect(before).not.toBe('');
          await expect.poll(() => guideOf(question)).toBe(before);
        }
        await onPage(question).waitFor();
        await expect.poll(() => guideOf(question)).not.toBe('');
        if (FAREWELL.test(await guideOf(question))) break;
        comments += 1;
        await onPage(question).scrollIntoViewIfNeeded();
        await fitsThePhone(question);
        await keep(onPage(question));
        done.add(`${question.branch}.${question.decision}`);
        const button = await advised(question, await guideOf(question));
        await page.locator(`[data-custom-id="${button}"]`).last().click();
      }
      expect(comments).toBeGreaterThan(6);
      expect(faults).toEqual([]);
      expect(program.output).not.toMatch(/"level":"error"/);
    });

    it(
      edition === 'second' ? 'ends with the gate closed, and won' : 'goes on as any game once they have got it',
      async () => {
        if (edition === 'second') {
          await expect.poll(() => kept().status).toBe('over');
          const last = page.locator('[data-testid="message"]', { hasText: 'That was a whole case' });
          await last.waitFor();
          await keep(page.locator('[data-testid="message"]', { hasText: 'The investigators have won' }).last());
          await keep(last);
        } else {
          const question = await asked();
          if (!question) throw new Error('the game is over');
          await expect.poll(() => guideOf(question)).toMatch(FAREWELL);
          await keep(onPage(question));
          await onPage(question).getByText('I’ve Got It').click();
          await expect.poll(() => guideOf(question)).toBe('');
          expect(await onPage(question).getByText('I’ve Got It').count()).toBe(0);
          expect(kept().status).toBe('playing');
        }
        if (DRAWN) await drawn();
      },
    );

    /** All that was seen on one sheet, step beside step. */
    async function drawn(): Promise<void> {
      const images = await Promise.all(seen.map((one) => loadImage(one)));
      const rows = Array.from({ length: Math.ceil(images.length / COLUMNS) }, (_, row) =>
        images.slice(row * COLUMNS, (row + 1) * COLUMNS),
      );
      const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
      const tall = heights.reduce((sum, height) => sum + height + GAP, -GAP);
      const canvas = createCanvas(COLUMNS * (WIDTH + GAP) - GAP, tall);
      const context = canvas.getContext('2d');
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      let top = 0;
      for (const [at, row] of rows.entries()) {
        for (const [column, image] of row.entries()) context.drawImage(image, column * (WIDTH + GAP), top);
        top += (heights[at] ?? 0) + GAP;
      }
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(`${FOLDER}${edition}-phone.jpg`, canvas.toBuffer('image/jpeg', { quality: 0.6 }));
    }
  },
);
