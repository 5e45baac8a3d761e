import { afterAll, describe, expect, it } from 'vitest';
import { closePictures, drawPicture } from '../../src/render/picture.ts';
import type { PictureSpec } from '../../src/render/view.ts';
import { harnessed } from '../length.ts';
import { type Evening, playEvening } from './evening.ts';

/** Whole games; who plays them decides by luck, so that they end in defeat sooner or later, or in victory. */
const EVENINGS: (Evening & { name: string })[] = [
  { name: 'one person, with real pictures', people: 1, luck: 1, draw: real, options: { ancientOne: 'hastur' } },
  { name: 'one person with three seats', people: 1, more: 2, luck: 12, options: { ancientOne: 'yig' } },
  { name: 'two people', people: 2, luck: 2, options: { ancientOne: 'cthulhu' } },
  { name: 'two people, phase by phase', people: 2, luck: 21, options: { turnOrder: 'book', ancientOne: 'azathoth' } },
  { name: 'two people, who hand in orders', people: 2, luck: 22, options: { turnOrder: 'sheet', ancientOne: 'yig' } },
  { name: 'two people and two autopilots', people: 2, autopilots: 2, luck: 13, options: { printing: '2005' } },
  { name: 'three people', people: 3, luck: 3, options: { ancientOne: 'ithaqua' } },
  { name: 'four people', people: 4, luck: 4, options: { ancientOne: 'nyarlathotep' } },
  { name: 'five people', people: 5, luck: 5, options: { ancientOne: 'shub-niggurath' } },
  { name: 'six people', people: 6, luck: 6, options: { ancientOne: 'yog-sothoth' } },
  { name: 'seven people', people: 7, luck: 7, options: { ancientOne: 'azathoth' } },
  { name: 'eight people', people: 8, luck: 8, options: { strictOrder: 'true' } },
];

async function real(spec: PictureSpec): Promise<Buffer> {
  return (await drawPicture(spec)).data;
}

describe('a whole game through Discord, by what the messages show', () => {
  const kinds = new Set<string>();
  const done = {
    presses: 0,
    selections: 0,
    commands: 0,
    dials: 0,
    beyond: 0,
    offers: 0,
    looks: 0,
    undone: 0,
  };

  afterAll(() => closePictures());

  for (const evening of EVENINGS.filter((_, at) => harnessed(at % 3 !== 1, true)))
    it(`of ${evening.name} is played to its end`, async () => {
      const { over, played } = await playEvening(evening);
      expect(over).toBe(true);
      for (const kind of played.kinds) kinds.add(kind);
      for (const key of Object.keys(done) as (keyof typeof done)[]) done[key] += played[key];
      // What others have just decided may still be pressed now and then.
      expect(played.stale * 5).toBeLessThan(played.presses + played.selections);
    });

  it('uses buttons, menus, forms, dials, offers, commands, looks and going back', () => {
    for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(0);
    expect(kinds.size).toBeGreaterThan(25);
  });
});
