import { expect, it } from 'vitest';
import type { SurfaceNote } from '../../../src/discord/message/surface.ts';
import { second } from '../../second.ts';

import { aChannel, begin, channel, elapse, game, services } from './scene.ts';

aChannel(second);

/** Texts in what is kept that a language has: ids have no spaces. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return / /.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

it('no message of a game keeps a word of any language, open or answered', async () => {
  const { store, table } = services;
  await begin();
  const labels = new Set<string>();
  for (let answers = 0; answers < 30; answers++) {
    const notes = store.messages.of(game).map(({ body }) => JSON.parse(body) as Partial<SurfaceNote>);
    for (const note of notes) {
      expect(textsIn([note.closed, note.labels, note.lesson])).toEqual([]);
      expect(JSON.stringify([note.closed, note.labels])).not.toMatch(/"ref":"(?:seat|player)"/);
      for (const id of Object.keys(note.labels ?? {})) labels.add(id);
    }
    const [open] = table.reading.game(game)!.open;
    if (!open) break;
    const { id, default: chosen } = open.decision;
    expect(table.answer({ game, person: 'mara', decision: id, chosen: [...chosen] })).toMatchObject({ ok: true });
    await elapse(3000);
  }
  expect(labels.size).toBeGreaterThan(10);
  const kept = store.database.prepare<[], { content: string }>('SELECT content FROM answered').all();
  expect(kept).not.toEqual([]);
  expect(kept.flatMap(({ content }) => textsIn(JSON.parse(content)))).toEqual([]);
  expect(channel.contents.join()).not.toContain('"version"');
});
