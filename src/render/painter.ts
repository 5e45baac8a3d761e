import { setPriority } from 'node:os';
import { drawPng } from './draw.ts';
import type { PaintAnswer, PaintOrder } from './studio.ts';

/** A process of its own that draws: it takes orders from its parent and ends when the parent goes away. */

const LATER = 5;

try {
  setPriority(LATER);
} catch {
  // Where the system doesn't allow it, pictures are drawn at ordinary priority.
}

let last: Promise<void> = Promise.resolve();

process.on('message', (order: PaintOrder) => {
  last = last.then(() => paint(order));
});
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the parent decides when the last picture is done.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

async function paint({ id, spec }: PaintOrder): Promise<void> {
  let answer: PaintAnswer;
  try {
    answer = { id, data: await drawPng(spec) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  // A parent that went away meanwhile needs no answer.
  process.send?.(answer, () => undefined);
}
