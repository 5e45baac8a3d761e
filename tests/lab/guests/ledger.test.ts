import { afterEach, beforeEach, expect, it } from 'vitest';
import { gather } from '../../../src/lab/guests/gather.ts';
import { type Came, Guest, type Handle, handlesTo, type Question } from '../../../src/lab/guests/guest.ts';
import { Ledger } from '../../../src/lab/guests/ledger.ts';
import { Luck } from '../../../src/lab/guests/luck.ts';
import { Party } from '../../../src/lab/guests/party.ts';
import { NAMES, type Night, night } from '../../e2e/night.ts';

const THIRD = { edition: 'third', scenario: 'feastOfUmordhoth' };

let room: Night;
let guests: Guest[];
let ledger: Ledger;
let party: Party;

beforeEach(async () => {
  room = await night({ seed: '7a'.repeat(32) });
  guests = NAMES.slice(0, 2).map((name) => new Guest(room.local.person(name), room.outcomes));
  ledger = new Ledger(room.local, guests[0]!, room.outcomes);
  party = new Party({ quiet: room.quiet, guests, luck: new Luck(3), offers: false });
});

afterEach(async () => {
  ledger.close();
  for (const guest of guests) guest.leave();
  await room.close();
});

/** The buttons of a question that answer it at once. */
function buttonsOf(question: Question): Handle[] {
  const open = room.view()!.open.find(({ decision }) => decision.id === question.decision);
  const sure = open?.decision.sure ?? [];
  return handlesTo(question, 'answer').filter(({ press }) => press.on === 'question' && !sure.includes(press.detail));
}

it('knows of each answer once that it was taken, as the journal does', async () => {
  await gather({}, guests, () => room.local.quiet());
  await party.play(12);
  // The bot has other games, too.
  const took = [{ game: 'another', branch: 0, decision: '99', voted: false }];
  room.outcomes.hear(JSON.stringify({ event: 'interaction.done', id: '1', person: guests[0]!.robot.id, took }));
  const answers = room.store.journal.everything(room.view()!.id).flatMap(({ kind, body }) => {
    if (kind !== 'answer') return [];
    return [(JSON.parse(body) as { entry: { answer: { decision: string } } }).entry.answer.decision];
  });
  expect(ledger.acknowledged.length).toBeGreaterThan(8);
  expect(ledger.acknowledged.map(({ decision }) => decision)).toEqual(answers);
});

/** All who are asked press at the same time, each of them twice. @returns what came of it */
async function together(): Promise<Came[]> {
  const asked = guests.flatMap((guest) =>
    guest.questions().flatMap((question) => {
      const [button] = buttonsOf(question);
      return button ? [{ guest, button }] : [];
    }),
  );
  const acts = await Promise.all(
    [...asked, ...asked].map(async ({ guest, button }) => ({ guest, act: await guest.use(button) })),
  );
  return Promise.all(acts.map(({ guest, act }) => guest.cameOf(act)));
}

it('of several who press the same, or who are quicker, what was taken alone', async () => {
  await gather({ edition: THIRD }, guests, () => room.local.quiet());
  const refused = new Set<string>();
  while (!refused.has('press-withdrawn') || !refused.has('press-decided')) {
    await party.play(1);
    const before = ledger.acknowledged.length;
    const came = await together();
    await room.quiet();
    for (const one of came) if (one.came === 'refused') refused.add(one.key);
    const took = came.flatMap((one) => (one.came === 'done' ? one.took : []));
    const taken = took.filter(({ voted }) => !voted).map(({ decision }) => decision);
    const seen = ledger.acknowledged.slice(before).map(({ decision }) => decision);
    expect(seen.sort()).toEqual(taken.sort());
  }
});
