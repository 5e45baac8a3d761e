import { expect, it } from 'vitest';
import { phrase } from '../../../src/engine/phrase.ts';
import type { OutboxRow } from '../../../src/store/outbox.ts';
import type { Great } from '../../../src/story/great.ts';
import { sentence } from '../../../src/story/sentence.ts';
import { GreatMoments } from '../../../src/table/room/greatmoment.ts';

const row = (id: number, body: object): OutboxRow =>
  ({ id, body: JSON.stringify({ sentences: [], pictures: [], ...body }) }) as unknown as OutboxRow;
const outbox = (rows: OutboxRow[], undone: number[] = []) => ({
  moments: (_: string, turn: string) => rows.filter(({ body }) => JSON.parse(body).moment.turn === turn),
  undoings: () => (undone.length > 0 ? [row(99, { undone })] : []),
});
const framed = (great: GreatMoments, more: Partial<Great> = {}, turn = 'turn 3') =>
  great.framedOf(
    [
      sentence('heading', phrase('moment-gate'), {
        great: { scene: 'gateClosed', title: phrase('gate'), theme: 'paper', ...more },
      }),
    ],
    `${turn}/mythos`,
  )?.told ?? null;

it('two great moments of a turn have a frame, the first a picture; a third is a line in bold', () => {
  const great = new GreatMoments(outbox([]), 'g');
  expect(framed(great)).toEqual({ turn: 'turn 3' });
  expect(framed(great)).toEqual({ turn: 'turn 3', bare: true });
  expect(framed(great)).toBeNull();
  expect(framed(great, {}, 'turn 4')).toEqual({ turn: 'turn 4' });
});

it('what was told before counts, but for what was taken back', () => {
  const rows = [1, 2].map((id) => row(id, { moment: { turn: 'turn 3' } }));
  expect(framed(new GreatMoments(outbox(rows), 'g'))).toBeNull();
  expect(framed(new GreatMoments(outbox(rows, [2]), 'g'))).toMatchObject({ bare: true });
  expect(framed(new GreatMoments(outbox(rows, [1, 2]), 'g'))?.bare).toBeUndefined();
});

it('a minor one gives way to any other, and one that crowns another takes its frame', () => {
  const great = new GreatMoments(outbox([]), 'g');
  framed(great);
  expect(framed(great, { scene: 'terror' })).toBeNull();
  expect(framed(great, { scene: 'gateSealed', crowns: true })).toEqual({ turn: 'turn 3', crowns: true });
  expect(framed(great)).toMatchObject({ bare: true });
});

it('of several in one stretch what befalls people has the frame', () => {
  const told = ['gateClosed', 'devoured', 'terror'].map((scene) =>
    sentence('heading', phrase(scene), {
      great: { scene: scene as Great['scene'], title: phrase(scene), theme: 'paper' },
    }),
  );
  expect(new GreatMoments(outbox([]), 'g').framedOf(told, 'turn 1/mythos')?.sentence.says.key).toBe('devoured');
});
