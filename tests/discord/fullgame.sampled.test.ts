import { expect, it, vi } from 'vitest';
import type { Decision } from '../../src/engine/decision.ts';
import { filledIn, hintedForm } from '../../src/lab/strangers/press.ts';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import { LONG, tried } from '../length.ts';
import { second } from '../second.ts';
import { playsAgain } from '../table/again.ts';
import { startTestBot, type TestBot } from './testbot.ts';

/** Answers at most; a whole game takes some hundreds. */
const STEPS = tried(60, 2500);

it('a game of the second edition is played with buttons and menus alone', async () => {
  const room = await startTestBot(new Map([['second', second]]));
  const people = ['Mara', 'Jonas'].map((name) => room.local.person(name));
  const [mara, jonas] = people as [Robot, Robot];
  await (await mara.command('game new')).answer();
  const lobby = await mara.waitForMessage((message) => controlsOf(message).length > 3);
  await jonas.press(lobby, idOf(lobby, 'Join'));
  await (await mara.command('game start')).answer();
  let steps = 0;
  for (; steps < STEPS; steps++) {
    const view = room.bot.services.table.reading.inChannel(mara.channel)!;
    if (view.status !== 'playing') break;
    const open = view.open.find(({ awaited }) => awaited.length > 0)!;
    const who = people.find(({ id }) => open.awaited.includes(id))!;
    await answer(room, who, view.id, view.branch);
  }
  expect(steps).toBeGreaterThan(20);
  if (LONG) await mara.waitForMessage(({ content }) => content.includes('The case is closed'));
  await room.local.quiet(200);
  const view = room.bot.services.table.reading.inChannel(mara.channel)!;
  expect(view.status).toBe(tried('playing', 'over'));
  if (LONG) {
    expect(room.bot.services.table.reading.verify(view.id)).toMatchObject({
      ok: true,
      value: { from: 'beginning', broken: null },
    });
    expect(playsAgain(room.bot.services.table, view.id)).toBe(true);
    await expect.poll(() => room.store.outbox.waiting(view.id).map(({ kind }) => kind)).toEqual([]);
    expect(mara.messages().filter((message) => controlsOf(message).some(({ label }) => label === 'Why?'))).toEqual([]);
  }
  expect(room.logged.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([]);
  expect(room.local.audit.entries.filter(({ kind }) => kind !== 'ping')).toEqual([]);
  const pages = room.store.database.pragma('page_count', { simple: true });
  const size = room.store.database.pragma('page_size', { simple: true });
  // Less than half of it is what has been told, as data: some 1,300 bytes a happening.
  expect(Number(pages) * Number(size)).toBeLessThan(1000 * 1024);
  await room.close();
});

/** A question on its message, and what the ids of its buttons and menus have in common. */
interface Asked {
  message: WireMessage;
  decision: Decision;
  mark: string;
}

/** Does what a careful player would, as they would: with the buttons and menus of the question. */
async function answer(room: TestBot, who: Robot, game: string, branch: number): Promise<void> {
  const hint = room.bot.services.table.reading.hint(game, who.id);
  if (!hint.ok) throw new Error(hint.refusal.key);
  const { decision, chosen, interrupt } = hint.value;
  const mark = `:${game}:${branch}:${decision.id}:`;
  const message = await who.waitForMessage((one) => controlsOf(one).some(({ customId }) => customId.includes(mark)));
  const asked = { message, decision, mark };
  const controls = controlsOf(message).filter(({ customId }) => customId.includes(mark));
  if (interrupt) {
    const offers = controls.find(({ customId }) => customId.startsWith('i:'))!;
    const position = room.bot.services.table.reading.position(game);
    if (!position.ok) throw new Error(position.refusal.key);
    const seat = room.bot.services.table.reading.game(game)!.seats.find(({ person }) => person === who.id)!.seat;
    const form = hintedForm(position.value, seat, interrupt);
    const values = offers.values.filter((value) => value.endsWith(interrupt));
    const taken = await who.select(message, offers.customId, values);
    if (form) {
      await taken.settled();
      await who.submitModal(taken, filledIn(taken.modal!, form.decision, form.chosen));
    }
  } else if (controls.some(({ customId }) => customId === `a${mark}${chosen[0]}`) && chosen.length === 1) {
    await sure(who, decision, chosen, await who.press(message, `a${mark}${chosen[0]}`));
  } else await fromMenus(who, asked, chosen);
  await until(
    () => {
      const open = room.bot.services.table.reading.game(game)?.open ?? [];
      return !open.some(({ decision: { id }, awaited }) => id === decision.id && awaited.includes(who.id));
    },
    () =>
      JSON.stringify([
        decision,
        chosen,
        interrupt,
        who
          .messages()
          .slice(-4)
          .map(({ content }) => content),
      ]),
  );
}

async function fromMenus(who: Robot, { message, decision, mark }: Asked, chosen: string[]) {
  const controls = controlsOf(message).filter(({ customId }) => customId.includes(mark));
  const picking = controls.find(
    ({ customId, values }) => customId.startsWith('s:') && chosen.every((id) => values.includes(id)),
  );
  if (picking && chosen.length > 0)
    return sure(who, decision, chosen, await who.select(message, picking.customId, chosen));
  const of = (letter: string) => controls.find(({ customId }) => customId.startsWith(`${letter}:`));
  if (chosen.length === 0) return who.press(message, of('e')!.customId);
  const opened = await who.press(message, of('o')!.customId);
  await opened.settled();
  return who.submitModal(opened, filledIn(opened.modal!, decision, chosen));
}

async function sure(who: Robot, decision: Decision, chosen: string[], act: Awaited<ReturnType<Robot['press']>>) {
  if (!chosen.some((id) => decision.sure?.includes(id))) return;
  const question = await act.answer();
  await who.press(question, controlsOf(question)[0]!.customId);
}

function idOf(message: WireMessage, label: string): string {
  return controlsOf(message).find((control) => control.label === label)!.customId;
}

async function until(done: () => boolean, what: () => string): Promise<void> {
  await vi.waitUntil(done, { timeout: 300_000, interval: 5 }).catch(() => expect.fail(what()));
}
