import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { furtherIn } from '../../src/discord/question/furtherrow.ts';
import { gather } from '../../src/lab/guests/gather.ts';
import { Guest, type Handle, handlesTo } from '../../src/lab/guests/guest.ts';
import { effective } from '../../src/table/game/journal.ts';
import { NAMES, type Night, night } from './night.ts';

let room: Night;
let mara: Guest;

beforeEach(async () => {
  room = await night({ seed: '5e'.repeat(32) });
  mara = new Guest(room.local.person(NAMES[0]), room.outcomes);
  await gather({ edition: { edition: 'third' } }, [mara], () => room.local.quiet());
  // The first question is for a card to start with.
  await expect.poll(() => waysOf(mara)).not.toEqual([]);
  const [card] = waysOf(mara);
  if (card) await use(card);
  await expect.poll(further).not.toEqual([]);
});

afterEach(async () => {
  mara.leave();
  await room.close();
  expect(room.complaints).toEqual([]);
});

/** What can be used on what she is asked that answers two questions. */
const further = (): Handle[] => mara.questions().flatMap((question) => handlesTo(question, 'further'));

const kinds = (): string[] => (room.view()?.open ?? []).map(({ decision }) => decision.kind);

const answers = (): string[][] => {
  const game = room.view()?.id ?? '';
  const events = effective(room.store.journal.everything(game));
  return events.flatMap(({ entry }) => (entry.kind === 'answer' ? [entry.answer.chosen] : []));
};

async function use(handle: Handle, values: string[] = []): Promise<void> {
  const act = await mara.use(handle, values);
  await act.outcome();
  act.close();
  expect((await mara.cameOf(act)).came).toBe('done');
  await room.local.quiet();
}

/** Buttons of what she is asked. */
const waysOf = (guest: Guest): Handle[] => guest.questions().flatMap((question) => handlesTo(question, 'answer'));

describe('an action and where it goes', () => {
  it('are one choice from a menu', async () => {
    const [menu] = further().filter(({ menu, press }) => menu && press.on === 'question' && press.detail === 'move');
    const to = menu?.menu?.values.at(-1) ?? '';
    expect(menu?.menu?.values).not.toContain('stay');
    if (menu) await use(menu, [to]);
    expect(answers().slice(-2)).toEqual([['move'], [to]]);
    expect(room.view()?.open.map(({ decision }) => decision.kind)).not.toContain('move.step');
  });

  it('are one press where a careful player would go', async () => {
    const [focus] = further().filter(({ menu, press }) => menu && press.on === 'question' && press.detail === 'focus');
    if (focus) await use(focus, ['will']);
    const wayThere = () => further().find(({ menu }) => menu === null);
    await expect.poll(wayThere).toBeDefined();
    const button = wayThere();
    const { first, next } = furtherIn(button?.press.on === 'question' ? button.press.detail : '', []);
    if (button) await use(button);
    expect(answers().slice(-2)).toEqual([[first], [next]]);
  });

  it('are one choice for a skill to focus on, too, and both can be taken back, the latter first', async () => {
    const [menu] = further().filter(({ menu, press }) => menu && press.on === 'question' && press.detail === 'focus');
    if (menu) await use(menu, ['will']);
    expect(answers().slice(-2)).toEqual([['focus'], ['will']]);
    const act = await mara.command('game undo');
    await act.answer();
    act.close();
    await room.local.quiet();
    expect(room.view()?.open.map(({ decision }) => decision.kind)).toEqual(['action.focus']);
  });

  it('are the whole turn in one press, told as if each had been chosen', async () => {
    const [whole] = mara.questions().flatMap((question) => handlesTo(question, 'turn'));
    const before = answers().length;
    if (whole) await use(whole);
    // A roll may ask for more in between, which is answered as it is asked: nothing is spent.
    for (let asked = 0; asked < 5 && kinds().includes('test.spend'); asked++) {
      const accept = waysOf(mara).find(({ press }) => press.on === 'question' && press.detail === 'accept');
      if (accept) await use(accept);
    }
    expect(answers().length - before).toBeGreaterThanOrEqual(2);
    expect(kinds().filter((kind) => kind.startsWith('action.'))).not.toContain('action.turn');
    const told = room.store.outbox.happenings(room.view()?.id ?? '', 0, Number.MAX_SAFE_INTEGER);
    expect(told.length).toBeGreaterThan(0);
    expect(told.map(({ body }) => body).join()).not.toContain('plan-lead');
  });

  it('can be taken back, and pressed once more', async () => {
    const whole = () => mara.questions().flatMap((question) => handlesTo(question, 'turn'));
    const [first] = whole();
    if (first) await use(first);
    for (let undone = 0; undone < 6 && !kinds().includes('action.turn'); undone++) {
      const act = await mara.command('game undo');
      await act.answer();
      act.close();
      await room.local.quiet();
    }
    expect(kinds()).toContain('action.turn');
    await expect.poll(whole).not.toEqual([]);
    const [again] = whole();
    const before = answers().length;
    if (again) await use(again);
    expect(answers().length).toBeGreaterThan(before);
    expect(kinds()).not.toContain('action.turn');
  });
});
