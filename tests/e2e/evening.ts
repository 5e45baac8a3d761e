import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Draw } from '../../src/discord/message/attachment.ts';
import type { LocalDiscord } from '../../src/local/discord.ts';
import { Guest, type Handle } from './guest.ts';
import { Luck } from './luck.ts';
import { NAMES, type Night, night } from './night.ts';
import { Party, type Played } from './party.ts';
import { Witness } from './witness.ts';

export interface Evening {
  people: number;
  /** Seats a person takes beyond the first; of the host. */
  more?: number;
  autopilots?: number;
  luck: number;
  /** Stops after so many answers; left out: plays to the end. */
  answers?: number;
  draw?: Draw;
  /** Left out: the second edition. */
  edition?: { edition: string; scenario?: string };
  options?: Record<string, string>;
}

/** Opens a lobby, lets all sit down and begins. */
export async function gather(
  local: LocalDiscord,
  evening: Pick<Evening, 'more' | 'autopilots' | 'edition' | 'options'>,
  guests: readonly Guest[],
): Promise<void> {
  const [host, ...others] = guests;
  if (!host) throw new Error('nobody came');
  await (await host.robot.command('game new', named(evening.edition))).answer();
  await local.quiet();
  for (const [option, value] of Object.entries(evening.options ?? {}))
    await (await host.robot.command('game options', { option, value })).answer();
  for (const guest of others) {
    (await guest.use(await inLobby(guest, 'join'))).close();
    await local.quiet();
  }
  for (let seat = 0; seat < (evening.more ?? 0); seat++) await (await host.robot.command('game join')).answer();
  if (evening.autopilots) await (await host.robot.command('game fill', { count: evening.autopilots })).answer();
  await local.quiet();
  (await host.use(await inLobby(host, 'start'))).close();
  await local.quiet();
}

/** A button of the lobby, once it is there: the bot may be another process, and slow. */
async function inLobby(guest: Guest, act: 'join' | 'start'): Promise<Handle> {
  return vi.waitFor(
    () => {
      const handle = guest.find(({ press }) => press.on === 'lobby' && press.act === act);
      if (!handle) throw new Error(`no way to ${act}`);
      return handle;
    },
    { timeout: 120_000, interval: 20 },
  );
}

/** The options of `/game new` that say which game it is to be. */
function named({ edition, scenario }: NonNullable<Evening['edition']> = { edition: 'second' }): Record<string, string> {
  return { edition, ...(scenario ? { scenario } : {}) };
}

/** An evening from the opening of the lobby to its end, with everything watched that can go wrong. */
export async function playEvening(evening: Evening): Promise<{ over: boolean; played: Played }> {
  const seed = createHash('sha256').update(`night ${evening.luck}`).digest('hex');
  const room = await night({ seed, ...(evening.draw ? { draw: evening.draw } : {}) });
  const guests = NAMES.slice(0, evening.people).map((name) => new Guest(room.local.person(name)));
  const witness = new Witness(room, guests);
  const party = new Party({
    quiet: room.quiet,
    guests,
    luck: new Luck(evening.luck),
    view: room.view,
    commands: true,
    curious: true,
  });
  try {
    await gather(room.local, evening, guests);
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
    return { over, played: party.played };
  } finally {
    witness.close();
    for (const guest of guests) guest.leave();
    await room.close();
  }
}

/** Nobody is asked any more, and the dice can be checked. */
async function checkEnd(room: Night, guests: readonly Guest[], seed: string): Promise<void> {
  await room.quiet();
  expect(guests.flatMap((guest) => guest.questions().map(({ message }) => message.content))).toEqual([]);
  const verified = await (await guests[0]!.robot.command('verify')).answer();
  expect(verified.content).toContain('Every roll checks out');
  expect(verified.content).toContain(seed);
}
