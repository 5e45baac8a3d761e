import { afterEach, beforeEach, expect, it } from 'vitest';
import { privateAnswer } from '../../../src/lab/guests/guest.ts';
import { hintedForm } from '../../../src/lab/strangers/press.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import { effective } from '../../../src/table/game/journal.ts';
import { CATALOGUE } from '../../box.ts';
import { soon, startTestBot, type TestBot } from '../testbot.ts';

let room: TestBot;
let mara: Robot;

beforeEach(async () => {
  room = await startTestBot(CATALOGUE);
  mara = room.local.person('Mara');
  await (await mara.command('game new', { edition: 'second' })).answer();
  await (await room.local.person('Jonas').command('game join')).answer();
  await (await mara.command('game start')).answer();
  while (!offersSliders()) {
    const { decision, awaited } = view().open.find(({ awaited: [person] }) => person)!;
    const { id, default: chosen } = decision;
    expect(table().answer({ game: view().id, person: awaited[0]!, decision: id, chosen }).ok).toBe(true);
  }
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

const table = () => room.bot.services.table;
const view = () => table().reading.inChannel(mara.channel)!;
const offersSliders = () => view().offers.some(({ id, seat }) => seat === 0 && id === 'upkeep:sliders');
const asksSliders = () => view().open.some(({ decision }) => decision.kind === 'upkeep.sliders');

async function useSliders() {
  const offer = 'form/0/upkeep:sliders';
  const message = await mara.waitForMessage((one) => controlsOf(one).some(({ values }) => values.includes(offer)));
  const menu = controlsOf(message).find(({ values }) => values.includes(offer))!;
  return mara.select(message, menu.customId, [offer]);
}

/** What the form asks, and how it is filled in to choose a setting. */
function sliders() {
  const position = table().reading.position(view().id);
  if (!position.ok) throw new Error(position.refusal.key);
  return hintedForm(position.value, 0, 'upkeep:sliders')!.decision;
}
const stopsOf = (stops: readonly number[]) =>
  Object.fromEntries(stops.map((stop, dial) => [`dial ${dial}`, String(stop)]));
const answers = () => effective(room.store.journal.everything(view().id));

it('2E-T11: `Use…` on one’s turn opens the form of the sliders at once, and counts when that is handed in', async () => {
  const entries = answers().length;
  const opened = await useSliders();
  expect(opened.modal?.components).toHaveLength(3);
  expect(answers()).toHaveLength(entries);
  const decision = sliders();
  const other = decision.options.find(({ id }) => !decision.default.includes(id))!;
  await (await mara.submitModal(opened, stopsOf(other.stops!))).settled();
  await soon(() => expect(answers()).toHaveLength(entries + 2));
  expect(asksSliders()).toBe(false);
  expect(answers().map(({ entry }) => entry)).toMatchObject([
    ...Array.from({ length: entries }, () => ({})),
    { kind: 'interrupt', interrupt: 'upkeep:sliders' },
    { answer: { chosen: [other.id] } },
  ]);
});

it('2E-T11: a form that is closed changes nothing, and can be opened again', async () => {
  const entries = answers().length;
  (await useSliders()).close();
  await room.local.quiet(200);
  expect([answers().length, asksSliders()]).toEqual([entries, false]);
  expect((await useSliders()).modal?.components).toHaveLength(3);
});

it('2E-604: a setting that is too far off is refused to who sent it alone, and `Try Again` opens the form once more', async () => {
  const entries = answers().length;
  const decision = sliders();
  const far = decision.dials!.list.map(({ at }) => (at < 2 ? 3 : 0));
  expect(decision.options.some(({ stops }) => stops?.join() === far.join())).toBe(false);
  const refused = await privateAnswer(await mara.submitModal(await useSliders(), stopsOf(far)));
  expect(refused.local.onlyFor).toBe(mara.id);
  expect(answers()).toHaveLength(entries);
  const [again] = controlsOf(refused);
  expect(again?.label).toBe('Try Again');
  const opened = await mara.press(refused, again!.customId);
  expect(opened.modal?.components).toHaveLength(3);
  const stops = decision.dials!.list.map(({ at }) => at);
  await (await mara.submitModal(opened, stopsOf(stops))).settled();
  await soon(() => expect(answers()).toHaveLength(entries + 2));
});

it('an offer that is gone is refused without a form', async () => {
  const offer = 'form/0/upkeep:sliders';
  const message = await mara.waitForMessage((one) => controlsOf(one).some(({ values }) => values.includes(offer)));
  const menu = controlsOf(message).find(({ values }) => values.includes(offer))!;
  expect(
    table().interrupt({ ...view(), game: view().id, person: mara.id, seat: 0, interrupt: 'upkeep:sliders' }).ok,
  ).toBe(true);
  const late = await mara.select(message, menu.customId, [offer]);
  expect((await privateAnswer(late)).local.onlyFor).toBe(mara.id);
  expect(late.modal).toBeNull();
});

it('a form that is handed in when the offer is gone is refused', async () => {
  const opened = await useSliders();
  const decision = sliders();
  const wish = { game: view().id, person: mara.id, seat: 0, interrupt: 'upkeep:sliders' };
  expect(table().interrupt(wish).ok).toBe(true);
  const entries = answers().length;
  const stops = decision.dials!.list.map(({ at }) => at);
  const refused = await privateAnswer(await mara.submitModal(opened, stopsOf(stops)));
  expect(refused.local.onlyFor).toBe(mara.id);
  expect(answers()).toHaveLength(entries);
});
