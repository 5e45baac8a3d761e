import { ComponentType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { questionForm } from '../../../src/discord/question/questionform.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Option } from '../../../src/engine/decision.ts';
import { ask } from '../../../src/engine/flow.ts';
import { ref } from '../../../src/engine/phrase.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import { question, said, type ToyEvent, type ToyState, toyEdition } from '../../table/toyedition.ts';
import { soon, startTestBot, type TestBot } from '../testbot.ts';
import { gameView, opened, options, words } from './asking.ts';

const thing = (id: string, seat: number): Option => ({ id, label: said(id), group: ref('seat', String(seat)) });
const GOODS = [
  thing('give:axe', 0),
  thing('give:lamp', 0),
  ...Array.from({ length: 11 }, (_, at) => thing(`take:${at}`, 1)),
];
const MONEY = ['none', 'pay:1', 'get:1'].map((id): Option => ({ id, label: said(id) }));

/** The toy game, begun with a trade of the first seat: cards of both, then money. */
const tradeEdition: TableEdition<ToyState, ToyEvent> = {
  ...toyEdition,
  *play(game) {
    const { state, events } = game;
    if (state.part !== 'sides') return yield* toyEdition.play(game);
    const ofMoney = { kind: 'trade.money', ask: said('Money?'), options: MONEY, default: 'none' };
    const ofClues = { kind: 'trade.clues', ask: said('Clues?'), options: MONEY, default: 'none' };
    const next = [ofMoney, ofClues];
    const goods = yield* ask(state, () =>
      question([0], 'trade.offer', [], { options: GOODS, min: 0, max: GOODS.length, default: [], about: { next } }),
    );
    const [money] = yield* ask(state, () =>
      question([0], 'trade.money', [], { options: MONEY, default: ['none'], about: { next: [ofClues] } }),
    );
    const [clues] = yield* ask(state, () => question([0], 'trade.clues', [], { options: MONEY, default: ['none'] }));
    events.push({ type: 'Said', text: `Traded ${goods.join(' and ')}, money ${money}, clues ${clues}.` });
    state.part = 'stakes';
  },
};

let room: TestBot;
let mara: Robot;

beforeEach(async () => {
  room = await startTestBot(new Map([['second', tradeEdition]]));
  mara = room.local.person('Mara');
  await (await mara.command('game new')).answer();
  await (await room.local.person('Jonas').command('game join')).answer();
  await (await mara.command('game start')).answer();
  await soon(() => expect(offer()).toBeDefined());
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

const messages = () => mara.messages(mara.channel);
const offer = () =>
  messages()
    .flatMap((message) => controlsOf(message).map((control) => ({ message, control })))
    .find(({ control }) => control.customId.startsWith('o:'));

it('a trade is one form: what each gives, the money and the clues, answered at once', async () => {
  const { message, control } = offer()!;
  expect(controlsOf(message).some(({ customId }) => /^[ms]:/.test(customId))).toBe(false);
  const opened = await mara.press(message, control.customId);
  await mara.submitModal(opened, {
    'seat 0': ['give:lamp'],
    'seat 1': ['take:3', 'take:10'],
    'one trade.money': ['pay:1'],
    'one trade.clues': ['get:1'],
  });
  await soon(() =>
    expect(messages().map(({ content }) => content)).toContain(
      'Traded give:lamp and take:3 and take:10, money pay:1, clues get:1.',
    ),
  );
});

it('a question too long for a title stands above the fields as a whole', () => {
  const long = 'Which of all these things does Amanda keep, and which not';
  const open = opened({ ask: said(long), options: options(3), min: 2, max: 2 });
  const { title, components: parts } = questionForm(gameView([open]), open, words);
  expect(title).toBe('Your Choice');
  expect(parts).toMatchObject([{ type: ComponentType.TextDisplay, content: `${long}: -` }, { label: 'Choose 2.' }]);
  const short = opened({ ask: said('Which'), options: options(3), min: 2, max: 2 });
  expect(questionForm(gameView([short]), short, words)).toMatchObject({ title: 'Which: -', components: [{}] });
});

it('a question too long for a label stands below one', () => {
  const long = 'And how much of the money that Amanda has goes with it';
  const follows = { kind: 'trade.money', ask: said(long), options: MONEY, default: 'none' };
  const open = opened({ options: GOODS, min: 0, max: GOODS.length, about: { next: [follows] } });
  const { components: parts } = questionForm(gameView([open]), open, words);
  expect(parts.at(-1)).toMatchObject({ label: 'Your choice', description: `${long}: -` });
});

it('one that comes too late is refused, and nothing is answered', async () => {
  const { message, control } = offer()!;
  const [first, second] = [await mara.press(message, control.customId), await mara.press(message, control.customId)];
  await mara.submitModal(first, {
    'seat 0': [],
    'seat 1': [],
    'one trade.money': ['none'],
    'one trade.clues': ['none'],
  });
  await soon(() => expect(messages().map(({ content }) => content)).toContain('Traded , money none, clues none.'));
  await soon(() => expect(mara.message(message.id).content).toContain('**None**'));
  const late = await (
    await mara.submitModal(second, { 'seat 0': ['give:axe'], 'one trade.money': ['none'], 'one trade.clues': ['none'] })
  ).answer();
  expect(late.content).toBe('That’s already decided.');
});

it('money that is asked for by itself has a form with what follows it', async () => {
  const first = offer()!.control.customId;
  const { table } = room.bot.services;
  const { id: game, branch, open } = table.reading.inChannel(mara.channel)!;
  table.answer({ game, branch, person: mara.id, decision: open[0]!.decision.id, chosen: ['give:axe'] });
  await soon(() => expect(offer()?.control.customId ?? first).not.toBe(first));
  const again = offer()!;
  const opened = await mara.press(again.message, again.control.customId);
  await mara.submitModal(opened, { 'one trade.money': ['get:1'], 'one trade.clues': ['pay:1'] });
  await soon(() =>
    expect(messages().map(({ content }) => content)).toContain('Traded give:axe, money get:1, clues pay:1.'),
  );
});
