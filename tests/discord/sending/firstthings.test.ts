import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type { Change, Outgoing, Post } from '../../../src/discord/connection/post.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { type RaceState, raceEdition } from '../../table/raceedition.ts';
import { aChannel, anew, channel, elapse, game, refused, sender, services } from './scene.ts';

const ROUND = /^(round \d+)\//;

/** A race whose rounds have openings, with a picture of the place beside every question. */
const rounds: typeof raceEdition = {
  ...raceEdition,
  frame: (step, seat) => (seat === null ? (ROUND.exec(step)?.[1] ?? null) : `${ROUND.exec(step)?.[1]}/seat ${seat}`),
  *play(toy) {
    const { acted, round } = toy.state as RaceState;
    if (acted.length === 0) toy.events.push({ type: 'Said', text: `Round ${round} begins.` } as never);
    yield* raceEdition.play(toy);
  },
  questionPicture: (_, state) => picture(`Round ${(state as RaceState).round}`),
};
aChannel(rounds);

const PEOPLE = ['mara', 'jonas', 'ines'] as const;

function picture(title: string): PictureSpec {
  const view = { title, subtitle: '', color: '#4b3f72', prose: '', rules: '', facts: [] };
  return { kind: 'card', alt: title, view: { family: 'skill', ...view } };
}

/** What was asked of the channel, in order: its first words of each kind. */
let asked: { what: 'send' | 'edit' | 'remove'; message: Change }[];

beforeEach(async () => {
  for (const id of PEOPLE.slice(1)) services.table.gathering.join('2', { id, name: id });
  services.table.gathering.start('2', 'mara');
  await elapse(60_000);
  asked = [];
  const { send, edit, remove } = channel;
  vi.spyOn(channel, 'send').mockImplementation((where, message) => {
    asked.push({ what: 'send', message });
    return send.call(channel, where, message);
  });
  vi.spyOn(channel, 'edit').mockImplementation((where, id, message) => {
    asked.push({ what: 'edit', message });
    return edit.call(channel, where, id, message as Outgoing);
  });
  vi.spyOn(channel, 'remove').mockImplementation((where, id) => {
    asked.push({ what: 'remove', message: {} });
    return remove.call(channel, where, id);
  });
});

/** Somebody takes their turn of the race. */
function goes(person: (typeof PEOPLE)[number], what = 'rest'): void {
  const open = services.table.reading.game(game)!.open.find(({ awaited }) => awaited.includes(person));
  const { id } = open!.decision;
  expect(services.table.answer({ game, person, decision: id, chosen: [what] }).ok).toBe(true);
}

/** What stands in the channel, the status message apart. */
const standing = () => channel.sent.filter(({ content }) => !content.includes('Chosen so far'));
const questions = () => standing().filter(({ content, components }) => components?.length && content.includes('Asked'));
const opening = (round: number) => standing().filter(({ content }) => content.includes(`Round ${round} begins.`));
const telling = (text: string) => standing().filter(({ content }) => content.includes(text));

it('a round’s opening and its first question are one message, which comes first and mentions who is asked', async () => {
  for (const person of PEOPLE.slice(0, 2)) {
    goes(person);
    await elapse(5000);
  }
  const before = asked.length;
  goes('ines');
  await elapse(5000);
  const [first] = opening(2);
  expect(opening(2)).toHaveLength(1);
  expect(first?.content).toMatch(/^Round 2 begins\.\n<@mara>.*\nAsked turn\.first/s);
  expect(first?.mention).toEqual(['mara']);
  const at = asked.findIndex(({ message }) => message.content?.includes('Round 2 begins.'));
  // What was asked before loses its buttons afterwards, and the others are asked.
  expect(asked.slice(before, at).map(({ what, message }) => [what, message.content])).toEqual([
    ['send', 'Seat 2: rest.'],
  ]);
});

it('the opening stays where it is, and what comes of its question is told in a message of its own', async () => {
  const [first] = opening(1);
  goes('mara', 'fight');
  await elapse(5000);
  expect(questions().map(({ id }) => id)).toEqual([first?.id]);
  expect(questions()[0]?.content).toContain('Asked fight.round');
  goes('mara', 'flee');
  await elapse(5000);
  expect(opening(1)[0]).toMatchObject({ id: first?.id, content: 'Round 1 begins.', components: [] });
  expect(telling('Seat 0: fight.')).toHaveLength(1);
});

it('a question that is brought up to date keeps the opening it stands below', async () => {
  const [{ id, content } = { id: '', content: '' }] = opening(1);
  expect(content).toContain('Asked turn.first');
  await sender.redo(game, 'questions');
  await elapse(5000);
  expect(opening(1)[0]).toMatchObject({ id, content });
});

it('a question that can only be put in plain words keeps the opening it stands below', async () => {
  channel.refuse = ({ components, content }) =>
    components?.length && content?.includes('Asked') ? refused(50035, 400) : null;
  for (const person of PEOPLE) {
    goes(person);
    await elapse(5000);
  }
  expect(opening(2)).toHaveLength(1);
  const [{ id, components } = { id: '' }] = opening(2);
  expect(components).toEqual([]);
  expect(opening(2)[0]?.content).toMatch(/^Round 2 begins\.\n.*Asked turn\.first/s);
  channel.refuse = null;
  await elapse(120_000);
  expect(opening(2)[0]).toMatchObject({
    id,
    content: expect.stringMatching(/^Round 2 begins\.\n.*\nAsked turn\.first/),
  });
  expect(opening(2)[0]?.components).not.toEqual([]);
});

it('a question is put without its picture, which follows', async () => {
  goes('mara', 'fight');
  await elapse(5000);
  const put = asked.find(({ message }) => message.content?.includes('Asked fight.round'));
  expect(put?.message.attachments ?? []).toEqual([]);
  expect(questions()[0]?.attachments?.map(({ description }) => description)).toEqual(['Round 1']);
});

it('that Discord takes no picture keeps no question', async () => {
  channel.refuseEdit = ({ attachments }) => (attachments?.length ? refused(40005, 413) : null);
  goes('mara', 'fight');
  await elapse(60_000);
  expect(questions()[0]?.content).toContain('Asked fight.round');
  expect(services.store.outbox.waiting(game).filter(({ kind }) => kind !== 'status')).toEqual([]);
});

it('of a race the first in turn is asked at once, the others where the channel’s limits leave room', async () => {
  let left = 0;
  vi.spyOn(channel, 'spare').mockImplementation(() => ({ left, again: 1000 }));
  goes('mara');
  await elapse(10);
  const whose = () => questions().map(({ content }) => /(?:<@|\*\*)(\w+)/.exec(content)?.[1]);
  expect(whose()).toContain('jonas');
  expect(asked.filter(({ what }) => what === 'send')).toHaveLength(1);
  left = 5;
  await elapse(3000);
  expect(whose().toSorted()).toEqual(['ines', 'jonas']);
});

it('what somebody waits for goes before what can wait', async () => {
  let left = 0;
  const spare = vi.spyOn(channel, 'spare') as unknown as MockInstance<Post['spare']>;
  spare.mockImplementation((what) => ({ left: what === 'edit' ? left : 5, again: 1000 }));
  goes('mara');
  await elapse(10);
  const before = asked.length;
  goes('jonas');
  await elapse(10);
  // What became of both turns waits; the next question does not.
  expect(
    asked
      .slice(before)
      .map(({ message }) => message.content ?? '')
      .join(),
  ).toContain('Asked turn.first');
  left = 5;
  await elapse(5000);
  for (const seat of [0, 1]) expect(telling(`Seat ${seat}: rest.`)).toHaveLength(1);
});

it('is all there, once, whenever the bot is stopped meanwhile', async () => {
  for (const person of [...PEOPLE, ...PEOPLE]) {
    goes(person);
    await elapse(1);
    await sender.stop();
    anew();
    await elapse(5000);
  }
  for (const round of [1, 2, 3]) expect(opening(round)).toHaveLength(1);
  for (const seat of [0, 1, 2]) expect(telling(`Seat ${seat}: rest.`)).toHaveLength(2);
  expect(questions()).toHaveLength(3);
});

it('that was posted, never recorded and answered since goes at the next start', async () => {
  const latest = vi.spyOn(channel, 'latest');
  await sender.stop();
  const lost = await channel.send('2', { content: 'Asked.', components: questions()[0]!.components! });
  goes('mara');
  const customIds = [JSON.stringify(questions()[0]!.components).match(/"custom_id":"([^"]+)"/)![1]!];
  latest.mockResolvedValue([{ id: lost, content: 'Asked.', customIds, mark: null, attachments: [], at: Date.now() }]);
  anew();
  await elapse(5000);
  expect(channel.sent.map(({ id }) => id)).not.toContain(lost);
  expect(questions().length).toBeGreaterThan(0);
});
