import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Act } from '../../../src/local/act.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import { second } from '../../second.ts';
import { startTestBot, type TestBot } from '../testbot.ts';

let room: TestBot;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  room = await startTestBot(new Map([['second', second]]));
  [mara, jonas] = ['Mara', 'Jonas'].map((name) => room.local.person(name)) as [Robot, Robot];
  await (await mara.command('game new')).answer();
  await (await jonas.command('game join')).answer();
  room.bot.services.table.gathering.setOption(mara.channel, mara.id, 'turnOrder', 'book');
  await (await mara.command('game start')).answer();
  await room.local.quiet();
});

afterEach(() => room.close());

const isWhy = ({ customId }: { customId: string }): boolean => customId.startsWith('w:');
const view = () => room.bot.services.table.reading.inChannel(mara.channel)!;

/** Plays the hints until one of the two is asked alone. */
function untilAlone(): Robot {
  const { table } = room.bot.services;
  for (let answers = 0; answers < 60; answers++) {
    const [open, ...others] = view().open;
    const [person = ''] = open?.awaited ?? [];
    if (others.length === 0 && open?.persons.length === 1 && open.decision.kind === 'move.next')
      return person === mara.id ? mara : jonas;
    const { decision, chosen } = (
      table.reading.hint(view().id, person) as { value: { decision: { id: string }; chosen: string[] } }
    ).value;
    table.answer({
      game: view().id,
      person,
      decision: decision.id,
      chosen: chosen.length > 0 ? chosen : (open?.decision.default ?? []),
    });
  }
  throw new Error('nobody is asked alone');
}

interface Select {
  custom_id: string;
  options: { value: string; default?: boolean }[];
}

/** The menus of a modal. */
function fieldsOf(modal: Act['modal']): Select[] {
  return (modal?.components ?? []).map((label) => (label as unknown as { component: Select }).component);
}

it('who is refused because it is somebody else’s turn may plan theirs at once', async () => {
  const other = untilAlone() === mara ? jonas : mara;
  await room.local.quiet();
  const refused = await (await other.command('pass')).answer();
  expect(refused.content).toContain('It isn’t your move');
  const [plan] = controlsOf(refused);
  expect(plan?.label).toBe('Plan My Next Turn');
  const opened = await other.press(refused, plan!.customId);
  expect(opened.modal?.title).toMatch(/: next turn$/);
  const fields = fieldsOf(opened.modal);
  const goal = fields.find(({ custom_id }) => custom_id === 'goal');
  expect(goal?.options.some((option) => option.default)).toBe(true);
  const filled = fields.map(({ custom_id, options }): [string, string[]] => [
    custom_id,
    options.flatMap((option) => (option.default ? [option.value] : [])),
  ]);
  const handed = await (await other.submitModal(opened, Object.fromEntries(filled))).answer();
  expect(handed.content).toContain('The plan is set');
  const seat = view().seats.find(({ person }) => person === other.id)!.seat;
  const { body, ready } = room.store.plans.find(view().id, seat, 'plan')!;
  expect(ready).toBe(1);
  expect(JSON.parse(body)).toMatchObject({
    chosen: Object.fromEntries(filled.filter(([, values]) => values.length > 0).map(([id, [value]]) => [id, value])),
  });
});

it('where something goes wrong, and on `Why?`, a button gives the report', async () => {
  await room.local.quiet();
  const { table } = room.bot.services;
  const answered = table.reading.news.bind(table.reading);
  table.reading.news = () => {
    throw new Error('broken');
  };
  const failed = await (await mara.command('log')).answer();
  table.reading.news = answered;
  expect(failed.content).toContain('That’s our fault');
  const [report] = controlsOf(failed);
  expect(report?.label).toBe('Report');
  const file = await (await mara.press(failed, report!.customId)).answer();
  expect(file.attachments[0]?.filename).toContain('.yaml');
  const question = mara.messages().find((message) => controlsOf(message).some(isWhy))!;
  const why = await (await mara.press(question, controlsOf(question).find(isWhy)!.customId)).answer();
  expect(controlsOf(why).map(({ label }) => label)).toEqual(['Report']);
});
