import { expect, it } from 'vitest';
import { gather } from '../../src/lab/guests/gather.ts';
import { Guest } from '../../src/lab/guests/guest.ts';
import { textOf } from '../../src/local/messages/seen.ts';
import { NAMES, night } from './night.ts';

/** What each of two people first reads below the line that calls them. */
async function firstLines(edition: string, options: Record<string, string> = {}): Promise<string[]> {
  const room = await night({ seed: '5e'.repeat(32) });
  const guests = NAMES.slice(0, 2).map((name) => new Guest(room.local.person(name), room.outcomes));
  const read = new Map<string, string>();
  try {
    await gather({ edition: { edition }, options }, guests, () => room.local.quiet());
    await expect.poll(() => guests.flatMap((guest) => guest.questions()).length).toBeGreaterThan(0);
    await room.quiet();
    for (const guest of guests)
      for (const { message } of guest.questions()) {
        const lines = textOf(message).split('\n');
        const calls = lines.findIndex((line) => line.includes(`<@${guest.robot.id}>`));
        read.set(guest.robot.id, lines[calls + 1] ?? '');
      }
    expect(room.complaints).toEqual([]);
    return [...read.values()];
  } finally {
    for (const guest of guests) guest.leave();
    await room.close();
  }
}

it('whoever has never played like that reads first how turns go round, in every order', async () => {
  const sitting = await firstLines('second', { turnOrder: 'sitting' });
  expect(sitting).toHaveLength(2);
  for (const line of sitting) expect(line).toMatch(/^-# All may go: whoever presses first plays\./);
  const [book] = await firstLines('second', { turnOrder: 'book' });
  expect(book).toMatch(/^-# One after the other/);
  const [sheet] = await firstLines('second', { turnOrder: 'sheet' });
  expect(sheet).toMatch(/^-# Everybody says ahead/);
});
