import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { editionWords } from '../../../src/discord/connection/services.ts';
import { pictureName } from '../../../src/discord/message/attachment.ts';
import { SIGHT } from '../../../src/editions/edition/sight.ts';
import { drawPng } from '../../../src/render/draw.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import type { Happening } from '../../../src/table/told/happening.ts';
import { toyEdition } from '../../table/toyedition.ts';
import { aChannel, begin, channel, elapse, game, logged, sender, services } from './scene.ts';

type Before = Omit<Happening, 'pictures' | 'paper'> & { pictures: PictureSpec[]; paper?: PictureSpec };

/** What the outbox held of games of both editions when pictures were kept with their names and words. */
const rows = (
  JSON.parse(gunzipSync(readFileSync(new URL('picturesofbefore.json.gz', import.meta.url))).toString()) as {
    body: string;
  }[]
).map(({ body }) => ({ body, happening: JSON.parse(body) as Before }));

aChannel();

async function tell(body: string): Promise<void> {
  const { store } = services;
  store.outbox.add({ game, seq: store.journal.lastSeq(game), branch: 0, kind: 'happening', body, at: Date.now() });
  sender.kick(game);
  await elapse(3000);
}

it.each(rows)('what was kept with its names and words goes out with them, row %#', async ({ happening }) => {
  await begin();
  await tell(JSON.stringify({ ...happening, sentences: [], moment: undefined, frame: undefined }));
  const due = happening.pictures.map((spec) => [pictureName(spec), spec.alt]);
  const shown = (channel.sent.at(-1)?.attachments ?? []).map(({ name, description }) => [name, description]);
  if (due.length > 0) expect(shown).toEqual(due);
  const { reading } = services.table;
  if (happening.paper) expect(reading.paper(game)).toEqual(happening.paper);
  expect(logged.filter((line) => line.includes('picture.'))).toEqual([]);
});

it('what was kept with its names and words can be drawn, every kind of it', async () => {
  vi.useRealTimers();
  const specs = rows.flatMap(({ happening: { pictures, paper } }) => [...pictures, ...(paper ? [paper] : [])]);
  expect([...new Set(specs.map(({ kind }) => kind))].sort()).toEqual(['board', 'card', 'map', 'newspaper']);
  for (const spec of specs) expect((await drawPng(spec)).subarray(1, 4).toString()).toBe('PNG');
});

it('what is kept as data gets its words when it is sent', async () => {
  await begin();
  const sight = { ...SIGHT, sight: 'card', id: '3 5', theme: 'paper' } as const;
  await tell(JSON.stringify({ sentences: [], pictures: [sight] }));
  const spec = toyEdition.picture(sight, editionWords({ reader: null }, toyEdition));
  expect(channel.sent.at(-1)?.attachments).toMatchObject([{ name: pictureName(spec), description: '3 5' }]);
});

it('what can’t be shown any more is left out, and its words go out', async () => {
  const picture = vi.spyOn(toyEdition, 'picture').mockImplementation(() => {
    throw new Error('no such card');
  });
  await begin();
  const told = { act: 'note', says: { key: 'lobby-option', args: { name: 'A', value: 'B' } }, about: null };
  const sentence = { ...told, because: { evident: 'table' }, matters: 1 };
  const sight = { ...SIGHT, sight: 'card', id: 'gone', theme: 'paper' };
  await tell(JSON.stringify({ sentences: [sentence], pictures: [sight] }));
  picture.mockRestore();
  expect(channel.sent.at(-1)?.attachments ?? []).toEqual([]);
  expect(channel.contents.at(-1)).toContain('A');
  expect(logged.filter((line) => line.includes('picture.unsaid'))).toHaveLength(1);
});
