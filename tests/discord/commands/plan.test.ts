import { afterEach, expect, it } from 'vitest';
import { Guest, questionsOn } from '../../../src/lab/guests/guest.ts';
import { handedIn, hintedForm, nextMove } from '../../../src/lab/strangers/press.ts';
import type { Act } from '../../../src/local/act.ts';
import { type Control, controlsOf, type Robot } from '../../../src/local/robot.ts';
import type { WireMessage } from '../../../src/local/wire.ts';
import { second } from '../../second.ts';
import { toyEdition } from '../../table/toyedition.ts';
import { startTestBot, type TestBot } from '../testbot.ts';

let room: TestBot;

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
  expect(room.logged.filter((line) => /"level":"(error|warn)"/.test(line))).toEqual([]);
});

const control = (message: WireMessage, label: string): Control =>
  controlsOf(message).find((one) => one.label.includes(label) && !one.disabled) ??
  expect.fail(`nothing says ${label}: ${controlsOf(message).map((one) => one.label)}`);

async function begun(people: Robot[], turnOrder = 'book'): Promise<WireMessage> {
  const [host, ...others] = people as [Robot, ...Robot[]];
  await (await host.command('game new')).answer();
  const lobby = await host.waitForMessage((message) => controlsOf(message).length > 3);
  for (const other of others) await other.press(lobby, control(lobby, 'Join').customId);
  await room.local.quiet();
  if (room.bot.services.editions.has('second'))
    room.bot.services.table.gathering.setOption(host.channel, host.id, 'turnOrder', turnOrder);
  await (await host.command('game start')).answer();
  return host.waitForMessage((message) => controlsOf(message).some(({ label }) => label === 'Board'));
}

/** What the private message with the form says after an act on it. */
async function after(act: Act, message: WireMessage, who: Robot): Promise<WireMessage> {
  await act.settled();
  await room.local.quiet();
  return who.messages().find(({ id }) => id === message.id) ?? message;
}

it('a turn is planned on the status message, and played without a question', async () => {
  room = await startTestBot(new Map([['second', second]]));
  const [mara, jonas] = ['Mara', 'Jonas'].map((name) => room.local.person(name)) as [Robot, Robot];
  const status = await begun([mara, jonas]);
  let form = await (await mara.press(status, control(status, 'Plan…').customId)).answer();
  expect(form.local.onlyFor).not.toBeNull();
  expect(form.content).toContain('Whatever you leave open, you decide when it comes');
  const game = room.store.games.inChannel(mara.channel)!.id;
  const fieldMenu = controlsOf(form).find(({ customId }) => customId.includes(':field:'))!;
  expect(fieldMenu.values).toEqual(expect.arrayContaining(['sliders', 'goal']));
  form = await after(await mara.select(form, fieldMenu.customId, ['goal']), form, mara);
  const goals = controlsOf(form).find(({ customId }) => customId.includes('/goal|0'))!;
  const here = room.bot.services.table.reading.position(game);
  const at = here.ok
    ? (here.value.live.play.state as unknown as { investigators: { at: string }[] }).investigators[0]!.at
    : '';
  expect(goals.values).toContain(at);
  form = await after(await mara.select(form, goals.customId, [at]), form, mara);
  expect(form.content).toContain('Stay at');
  expect(form.attachments).toEqual([]);
  const elsewhere = goals.values.find((value) => value !== at && value !== '-')!;
  form = await after(await mara.select(form, fieldMenu.customId, ['goal']), form, mara);
  form = await after(await mara.select(form, goals.customId, [elsewhere]), form, mara);
  const [route] = form.attachments;
  expect(route?.description).toContain('planned way, from');
  form = await after(await mara.select(form, fieldMenu.customId, ['clues']), form, mara);
  expect(form.attachments.map(({ id }) => id)).toEqual([route?.id]);
  form = await after(await mara.select(form, fieldMenu.customId, ['goal']), form, mara);
  form = await after(await mara.select(form, goals.customId, [at]), form, mara);
  expect(form.attachments).toEqual([]);
  expect(form.content).toContain('Not set yet');
  await after(await mara.press(form, control(form, 'Set the Plan').customId), form, mara);
  expect(room.store.plans.find(game, 0, 'plan')).toMatchObject({ person: mara.id, ready: 1 });

  const table = room.bot.services.table;
  const asked: string[] = [];
  for (let answers = 0; answers < 150; answers++) {
    const open = table.reading.game(game)!.open.find(({ awaited }) => awaited.length > 0);
    if (!open || open.decision.kind === 'encounter.choose') break;
    if (open.decision.kind === 'move.next' && open.awaited.includes(jonas.id)) break;
    asked.push(`${open.decision.kind} ${open.awaited[0]}`);
    const { id: decision, default: chosen } = open.decision;
    table.answer({ game, person: open.awaited[0]!, decision, chosen });
  }
  const dropped = room.store.database
    .prepare("SELECT count(*) AS n FROM outbox WHERE body LIKE '%plan no longer fits%'")
    .get() as {
    n: number;
  };
  expect(asked.includes(`move.next ${mara.id}`)).toBe(dropped.n > 0);
});

it('whoever has taken their turn is offered to plan the next one, once, and nobody else sees it', async () => {
  room = await startTestBot(new Map([['second', second]]));
  const [mara, jonas] = ['Mara', 'Jonas'].map((name) => room.local.person(name)) as [Robot, Robot];
  await begun([mara, jonas], 'sitting');
  const game = room.store.games.inChannel(mara.channel)!.id;
  const offered = (who: Robot) =>
    who.messages().filter((message) => controlsOf(message).some(({ label }) => label === 'Plan My Next Turn'));
  for (let sat = 0; sat < 4 && offered(jonas).length === 0; sat++) await sit(game, sat % 2 === 0 ? mara : jonas);
  expect(offered(jonas).map(({ local }) => local.onlyFor)).toEqual([jonas.id]);
  const [told] = offered(jonas) as [WireMessage];
  const opened = await jonas.press(told, control(told, 'Plan My Next Turn').customId);
  expect(opened.modal?.components.length).toBeGreaterThan(1);
  // Who is the last of them is asked again at once.
  await sit(game, mara);
  expect([offered(jonas).length, offered(mara).length]).toEqual([1, 0]);
});

/** Gives a person's answers with buttons, menus and forms, as a careful player would, until they are asked nothing more. */
async function sit(game: string, person: Robot): Promise<void> {
  const { reading } = room.bot.services.table;
  const seat = reading.game(game)!.seats.findIndex((one) => one.person === person.id);
  const turn = sittingOf(game, seat);
  const guest = new Guest(person, room.outcomes);
  const isAsked = () => reading.game(game)!.open.some(({ awaited }) => awaited.includes(person.id));
  while (isAsked() && sittingOf(game, seat) === turn) {
    const hint = reading.hint(game, person.id);
    if (!hint.ok) throw new Error(hint.refusal.key);
    const { decision } = hint.value;
    const own = (message: WireMessage) => questionsOn(message).find((one) => one.decision === decision.id);
    const question = own(await person.waitForMessage((message) => own(message) !== undefined))!;
    const { handle, values } = nextMove(hint.value, question.handles);
    if (!handle) throw new Error(`no way to answer ${decision.kind}`);
    const act = await guest.use(handle, values);
    const position = reading.position(game);
    const { interrupt } = hint.value;
    const form = position.ok && interrupt ? hintedForm(position.value, seat, interrupt) : null;
    if (!(await handedIn(guest, act, form ?? hint.value))) await act.outcome();
    await room.local.quiet();
  }
  guest.leave();
}

/** The turn a seat has yet to take, or has begun. */
function sittingOf(game: string, seat: number): number | null | undefined {
  const position = room.bot.services.table.reading.position(game);
  return position.ok ? position.value.edition.sittingOf?.(position.value.live.play.state, seat) : null;
}

it('orders are given by command, and answer from then on', async () => {
  room = await startTestBot(new Map([['second', second]]));
  const mara = room.local.person('Mara');
  await begun([mara]);
  const choices = await mara.complete('orders', { order: 'Monsters in the Way', choice: 'Ev' }, 'choice');
  expect(choices.map(({ name }) => name)).toEqual(expect.arrayContaining(['Evade and flee']));
  const said = await (
    await mara.command('orders', { order: 'Monsters in the Way', choice: 'Evade and flee' })
  ).answer();
  expect(said.content).toContain('I evade monsters in my way, and flee from fights.');
  expect(said.content).not.toContain('—');
  const game = room.store.games.inChannel(mara.channel)!.id;
  expect(JSON.parse(room.store.plans.find(game, 0, 'orders')!.body)).toMatchObject({ chosen: { monsters: 'evade' } });
  const gone = await (await mara.command('orders', { forget: 'yes' })).answer();
  expect(gone.content).not.toContain('evade');
  const wrong = await (await mara.command('orders', { order: 'hats' })).answer();
  expect(wrong.content).toContain('no option');
});

it('what may be used at any time is within reach of whoever is not asked', async () => {
  room = await startTestBot(new Map([['second', toyEdition as never]]));
  const [mara, jonas] = ['Mara', 'Jonas'].map((name) => room.local.person(name)) as [Robot, Robot];
  const status = await begun([mara, jonas]);
  const nothing = await (await jonas.press(status, control(status, 'Use…').customId)).answer();
  expect(nothing.content).toBe('You have nothing to use now.');
  const game = room.store.games.inChannel(mara.channel)!.id;
  for (const person of [mara, jonas]) {
    const open = room.bot.services.table.reading.game(game)!.open.find(({ awaited }) => awaited.includes(person.id))!;
    room.bot.services.table.answer({ game, person: person.id, decision: open.decision.id, chosen: ['left'] });
  }
  await room.local.quiet();
  const offers = await (await jonas.press(status, control(status, 'Use…').customId)).answer();
  expect(offers.local.onlyFor).not.toBeNull();
  const menu = control(offers, 'Use…');
  await (await jonas.select(offers, menu.customId, menu.values)).settled();
  await jonas.waitForMessage(({ content }) => content.includes('Seat 1 lights a candle.'));
  const plans = await (await mara.command('plan')).answer();
  expect(plans.content).toBe('This game has no plans.');
});
