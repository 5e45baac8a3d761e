import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { ask } from '../../../src/engine/flow.ts';
import type { Act } from '../../../src/local/act.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import type { WireMessage } from '../../../src/local/wire.ts';
import { question, said, type ToyEvent, type ToyState, toyEdition } from '../../table/toyedition.ts';
import { soon, startTestBot, type TestBot } from '../testbot.ts';

const CARDS = Array.from({ length: 30 }, (_, index) => `card:${String(index).padStart(2, '0')}`);

/** The toy game, begun with two cards of thirty, which no one menu holds. */
const edition: TableEdition<ToyState, ToyEvent> = {
  ...toyEdition,
  *play(game) {
    const { state, events } = game;
    if (state.part !== 'sides') return yield* toyEdition.play(game);
    const options = CARDS.map((id) => ({ id, label: said(id) }));
    const lost = yield* ask(state, () =>
      question([0], 'loss.items', [], { options, min: 2, max: 2, default: CARDS.slice(0, 2) }),
    );
    events.push({ type: 'Said', text: `Lost ${lost.join(' and ')}.` });
    state.part = 'stakes';
  },
};

let room: TestBot;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  room = await startTestBot(new Map([['second', edition]]));
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
  await (await mara.command('game new')).answer();
  await (await jonas.command('game join')).answer();
  await (await mara.command('game start')).answer();
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

const told = () => mara.messages(mara.channel).map(({ content }) => content);
const answers = () => {
  const { id } = room.store.games.inChannel(mara.channel)!;
  return room.store.journal.everything(id).filter(({ kind }) => kind === 'answer');
};
const form = (message: Pick<WireMessage, 'components'>) =>
  controlsOf(message).find(({ label }) => /Choose|Try/.test(label));

async function opened(): Promise<Act> {
  const message = await mara.waitForMessage((one) => form(one) !== undefined);
  return mara.press(message, form(message)!.customId);
}

it('too many of two menus are refused to who sent them alone, and `Try Again` opens the form once more', async () => {
  const sent = await mara.submitModal(await opened(), {
    'part 0': [CARDS[0]!, CARDS[1]!],
    'part 1': [CARDS[29]!],
  });
  const refused = await sent.answer();
  expect(refused.local.onlyFor).toBe(mara.id);
  expect(refused.content).toBe('Choose 2.');
  expect(controlsOf(refused).map(({ label }) => label)).toEqual(['Try Again']);
  expect(answers()).toHaveLength(0);
  const again = await mara.press(refused, form(refused)!.customId);
  expect(again.modal?.components).toHaveLength(2);
  await (await mara.submitModal(again, { 'part 0': [CARDS[3]!], 'part 1': [CARDS[29]!] })).settled();
  await soon(() => expect(told().join('\n')).toContain('Lost card:03 and card:29.'));
  expect(answers()).toHaveLength(1);
});

it('too few are refused in the same way, as often as they are sent', async () => {
  let refused = await (await mara.submitModal(await opened(), { 'part 0': [], 'part 1': [CARDS[29]!] })).answer();
  for (let times = 0; times < 2; times++) {
    expect(refused.content).toBe('Choose 2.');
    const again = await mara.press(refused, form(refused)!.customId);
    refused = await (await mara.submitModal(again, { 'part 0': [CARDS[3]!], 'part 1': [] })).answer();
  }
  expect(answers()).toHaveLength(0);
});

it('`Try Again` is refused kindly once others, or they themselves, have settled it', async () => {
  const refused = await (await mara.submitModal(await opened(), { 'part 0': [CARDS[0]!], 'part 1': [] })).answer();
  await (await mara.submitModal(await opened(), { 'part 0': [CARDS[0]!, CARDS[1]!], 'part 1': [] })).settled();
  await soon(() => expect(answers()).toHaveLength(1));
  const late = await (await mara.press(refused, form(refused)!.customId)).answer();
  expect(late.local.onlyFor).toBe(mara.id);
  expect(late.content).toMatch(/decided/);
  expect(answers()).toHaveLength(1);
});

it('somebody else’s form is not theirs to open, nor to try again', async () => {
  const message = await mara.waitForMessage((one) => form(one) !== undefined);
  const { content, local } = await (await jonas.press(message, form(message)!.customId)).answer();
  expect(local.onlyFor).toBe(jonas.id);
  expect(content).toMatch(/Mara/);
});
