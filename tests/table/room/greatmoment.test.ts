import { expect, it } from 'vitest';
import type { Moment } from '../../../src/editions/edition/edition.ts';
import type { OutboxRow } from '../../../src/store/outbox.ts';
import { GreatMoments } from '../../../src/table/room/greatmoment.ts';

const picture = { kind: 'moment' } as unknown as Moment['picture'];
const moment = (more: Partial<Moment> = {}): Moment => ({ accent: 'won', picture, ...more });
const row = (id: number, body: object): OutboxRow => ({ id, body: JSON.stringify(body) }) as OutboxRow;
const outbox = (rows: OutboxRow[], undone: number[] = []) => ({
  moments: (_: string, turn: string) => rows.filter(({ body }) => JSON.parse(body).moment.turn === turn),
  undoings: () => (undone.length > 0 ? [row(99, { undone })] : []),
});
const told = (great: GreatMoments, more: Partial<Moment> = {}, turn = 'turn 3') =>
  great.ranked({ lines: ['## A gate', 'It shuts.'], pictures: [], moment: moment(more) }, `${turn}/mythos`);

it('two great moments of a turn have a frame, the first a picture; a third is a line in bold', () => {
  const great = new GreatMoments(outbox([]), 'g');
  expect(told(great)).toMatchObject({ lines: ['## A gate', 'It shuts.'], moment: { turn: 'turn 3' } });
  expect(told(great).moment).toMatchObject({ bare: true });
  const third = told(great);
  expect(third.moment).toBeUndefined();
  expect(third.lines).toEqual(['**A gate**', 'It shuts.']);
  expect(told(great, {}, 'turn 4').moment?.bare).toBeUndefined();
});

it('what was told before counts, but for what was taken back', () => {
  const rows = [1, 2].map((id) => row(id, { moment: { turn: 'turn 3' } }));
  expect(told(new GreatMoments(outbox(rows), 'g')).moment).toBeUndefined();
  expect(told(new GreatMoments(outbox(rows, [2]), 'g')).moment).toMatchObject({ bare: true });
  expect(told(new GreatMoments(outbox(rows, [1, 2]), 'g')).moment?.bare).toBeUndefined();
});

it('a minor one gives way to any other, and one that crowns another takes its frame', () => {
  const great = new GreatMoments(outbox([]), 'g');
  told(great);
  expect(told(great, { minor: true }).moment).toBeUndefined();
  const crown = told(great, { instead: true });
  expect(crown.moment).toMatchObject({ instead: true });
  expect(crown.moment?.bare).toBeUndefined();
  expect(told(great).moment).toMatchObject({ bare: true });
});
