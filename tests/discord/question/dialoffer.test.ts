import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CATALOGUE } from '../../../src/editions/catalogue.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import { effective } from '../../../src/table/game/journal.ts';
import { startTestBot, type TestBot } from '../testbot.ts';

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

const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 300_000, interval: 50 });
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

it('2E-T11: `Use…` on one’s turn opens the form of the sliders at once', async () => {
  const opened = await useSliders();
  expect(opened.modal?.components).toHaveLength(3);
  const { decision } = view().open.find(({ decision }) => decision.kind === 'upkeep.sliders')!;
  const other = decision.options.find(({ id }) => !decision.default.includes(id))!;
  const stops = Object.fromEntries((other.stops ?? []).map((stop, dial) => [`dial ${dial}`, String(stop)]));
  await (await mara.submitModal(opened, stops)).settled();
  await soon(() => expect(asksSliders()).toBe(false));
  const answers = effective(room.store.journal.everything(view().id));
  expect(answers.at(-1)?.entry).toMatchObject({ answer: { chosen: [other.id] } });
});

it('2E-T11: a form that is closed leaves the question in the channel', async () => {
  (await useSliders()).close();
  const message = await mara.waitForMessage((one) => controlsOf(one).some(({ label }) => label === 'Adjust…'));
  const keep = controlsOf(message).find(({ label }) => label === 'Keep')!;
  (await mara.press(message, keep.customId)).close();
  await soon(() => expect(asksSliders()).toBe(false));
});

it('an offer that is gone is refused without a form', async () => {
  const offer = 'form/0/upkeep:sliders';
  const message = await mara.waitForMessage((one) => controlsOf(one).some(({ values }) => values.includes(offer)));
  const menu = controlsOf(message).find(({ values }) => values.includes(offer))!;
  expect(
    table().interrupt({ ...view(), game: view().id, person: mara.id, seat: 0, interrupt: 'upkeep:sliders' }).ok,
  ).toBe(true);
  const late = await mara.select(message, menu.customId, [offer]);
  expect((await late.answer()).local.onlyFor).toBe(mara.id);
  expect(late.modal).toBeNull();
});
