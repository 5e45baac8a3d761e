import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas, type Image, loadImage } from 'canvas';
import { expect, it } from 'vitest';
import { Strangers } from '../../../src/lab/strangers/strangers.ts';
import { FIRST, LOCALES } from '../../../src/locale.ts';
import { CHROMIUM, launch } from './chromium.ts';

/**
 * With DRAW_SHEETS=1 a whole turn of each edition is played, and shown as it stays in the channel, on a phone (in every
 * language) and on a desk: the contact sheets of docs/gallery.md.
 */
const FOLDER = fileURLToPath(new URL('../../../docs/pictures/channel/', import.meta.url));
const WIDTHS = { phone: 390, desk: 1280 } as const;
/** Pixels of a column, and between two columns. */
const COLUMN = 1500;
const GAP = 12;
/** As tall as the longest turn. */
const TALL = 9000;

const SHEETS = ['second', 'third'].flatMap((edition) => LOCALES.map((locale) => [edition, locale] as const));

it.runIf(process.env.DRAW_SHEETS === '1' && CHROMIUM !== undefined).each(SHEETS)(
  'a turn of the %s edition, in %s',
  async (edition, locale) => {
    const strangers = await Strangers.meet(edition, `sheet ${edition}`, { seen: true, locale });
    const browser = await launch();
    try {
      while ((strangers.turn ?? 0) < 3) await strangers.answer();
      const opening = strangers.opening;
      // Only once the next has begun does a turn look as it stays.
      while (strangers.turn === 3) await strangers.answer();
      await strangers.answer();
      const messages = strangers.messages();
      const at = (wanted: string | undefined) => messages.findIndex(({ id }) => id === wanted);
      const turn = messages.slice(at(opening), at(strangers.opening)).map(({ id }) => id);
      mkdirSync(FOLDER, { recursive: true });
      for (const [name, width] of Object.entries(locale === FIRST ? WIDTHS : { phone: WIDTHS.phone })) {
        const page = await browser.newPage({ viewport: { width, height: TALL } });
        await page.goto(strangers.url);
        const boxOf = async (id: string) => page.locator(`[data-message-id="${id}"]`).boundingBox();
        await page.locator(`[data-message-id="${turn.at(-1)}"]`).waitFor();
        await page.waitForLoadState('networkidle');
        await page.waitForFunction('[...document.images].every(({ complete }) => complete)');
        const boxes = (await Promise.all(turn.map(boxOf))).flatMap((box) => box ?? []);
        const [first] = boxes;
        const last = boxes.at(-1);
        if (!first || !last) throw new Error('the turn is not in the channel');
        const clip = { x: first.x, y: first.y, width: first.width, height: last.y + last.height - first.y };
        const named = locale === FIRST ? name : `${name}-${locale}`;
        writeFileSync(`${FOLDER}${edition}-${named}.jpg`, columned(await loadImage(await page.screenshot({ clip }))));
        await page.close();
      }
      expect(turn.length).toBeGreaterThan(2);
    } finally {
      await browser.close();
      await strangers.leave();
    }
  },
);

/** A tall picture in columns side by side. */
function columned(tall: Image): Buffer {
  const columns = Math.ceil(tall.height / COLUMN);
  const height = Math.ceil(tall.height / columns);
  const canvas = createCanvas(columns * (tall.width + GAP) - GAP, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (let column = 0; column < columns; column++) {
    const rest = Math.min(height, tall.height - column * height);
    context.drawImage(tall, 0, column * height, tall.width, rest, column * (tall.width + GAP), 0, tall.width, rest);
  }
  return canvas.toBuffer('image/jpeg', { quality: 0.6 });
}
