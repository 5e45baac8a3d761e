import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { Draw } from '../../src/discord/message/attachment.ts';
import { type Gathering, gather } from '../../src/lab/guests/gather.ts';
import { Guest } from '../../src/lab/guests/guest.ts';
import { Luck } from '../../src/lab/guests/luck.ts';
import { Party } from '../../src/lab/guests/party.ts';
import type { Played } from '../../src/lab/guests/played.ts';
import { NAMES, type Night, night } from './night.ts';
import { type Structure, Structures } from './structure.ts';
import { Witness } from './witness.ts';

export interface Evening extends Gathering {
  people: number;
  luck: number;
  /** Stops after so many answers; left out: plays to the end. */
  answers?: number;
  draw?: Draw;
}

/** How an evening went. */
interface Went {
  over: boolean;
  played: Played;
  /** What was done, in order, by ids alone, those of the game apart. */
  done: string[];
  structure: Structure;
}

/** An evening from the opening of the lobby to its end, with everything watched that can go wrong. */
export async function playEvening(evening: Evening): Promise<Went> {
  const seed = createHash('sha256').update(`night ${evening.luck}`).digest('hex');
  const room = await night({ seed, ...(evening.draw ? { draw: evening.draw } : {}) });
  const guests = NAMES.slice(0, evening.people).map((name) => new Guest(room.local.person(name), room.outcomes));
  const witness = new Witness(room, guests);
  const structures = new Structures(room);
  const party = new Party({
    quiet: room.quiet,
    guests,
    luck: new Luck(evening.luck),
    view: room.view,
    commands: true,
    curious: true,
  });
  try {
    await gather(evening, guests, () => room.local.quiet());
    const over = await party.play(evening.answers);
    expect(room.view()?.options).toMatchObject(
      evening.options?.turnOrder ? { turnOrder: evening.options.turnOrder } : {},
    );
    expect(room.view()?.seats).toHaveLength(evening.people + (evening.more ?? 0) + (evening.autopilots ?? 0));
    if (over) await checkEnd(room, guests, seed);
    await room.quiet();
    witness.close();
    expect(witness.wrong.join('\n')).toBe('');
    expect(witness.pings).toBeGreaterThan(0);
    const { id = '' } = room.view() ?? {};
    return {
      ...{ over, played: party.played, structure: structures.seen(id) },
      done: party.done.map((one) => one.replaceAll(id, 'game')),
    };
  } finally {
    witness.close();
    structures.close();
    for (const guest of guests) guest.leave();
    await room.close();
  }
}

/** Nobody is asked any more, and the dice can be checked. */
async function checkEnd(room: Night, guests: readonly Guest[], seed: string): Promise<void> {
  await room.quiet();
  expect(guests.flatMap((guest) => guest.questions().map(({ decision }) => decision))).toEqual([]);
  const [guest] = guests;
  const act = await guest!.command('verify');
  const verified = await act.answer();
  // That they don't check out would be in the log.
  await guest!.granted(act, 'verify');
  expect(room.complaints).toEqual([]);
  expect(verified.content).toContain(seed);
}
