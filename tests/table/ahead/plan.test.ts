import { beforeEach, describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Ahead, AheadSheet, Said } from '../../../src/editions/plan/ahead.ts';
import { second } from '../../../src/editions/second/second.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { effective } from '../../../src/table/game/journal.ts';
import type { Happening } from '../../../src/table/room/announcement.ts';
import { Table } from '../../../src/table/table.ts';
import { said, type ToyState, toyEdition } from '../toyedition.ts';

const MARA = '100000000000000001';
const JONAS = '100000000000000002';
const INES = '100000000000000003';
const SEED = 'cd'.repeat(32);

const VALUES: Record<string, string[]> = {
  side: ['left', 'right', 'up'],
  stake: ['roll', 'stop'],
  vote: ['red', 'green', 'blue'],
};
const FIELD_OF: Record<string, string> = { 'upkeep.sliders': 'side', 'move.next': 'stake', 'mythos.surge': 'vote' };

function sheet({ chosen }: Said): AheadSheet {
  const fields = Object.entries(VALUES).map(([id, values]) => ({
    id,
    label: said(id),
    choices: values.map((value) => ({ value, label: said(value) })),
    ...(id === 'vote' ? { list: true as const } : {}),
  }));
  return { fields, said: { chosen, assumed: { part: 'any' } }, preview: [] };
}

/** Whatever is chosen in the field of a question is its answer; a side that is not there no longer fits. */
const ahead: Ahead<ToyState> = {
  planSheet: (_state, _seat, said) => sheet(said),
  orderSheet: (_state, _seat, said) => sheet(said),
  planned(said_, decision) {
    const field = FIELD_OF[decision.kind] ?? '';
    const { [field]: value, ...left } = said_.chosen;
    if (value === undefined) return null;
    if (value === 'up') return { chosen: null, left, misfit: said('no such side') };
    return { chosen: [value], left: field === 'stake' && value === 'roll' ? { ...left, stake: 'stop' } : left };
  },
  ordered(said_, decision, _state, _seat, silent) {
    const value = said_.chosen[FIELD_OF[decision.kind] ?? ''];
    if (value === undefined || (value === 'right' && !silent)) return null;
    return { chosen: [value], left: said_.chosen };
  },
};

let store: Store;
let table: Table;
let game: string;
let now: number;

function begin(edition: TableEdition = { ...toyEdition, ahead } as TableEdition, others: string[] = [JONAS]): void {
  now = 1000;
  store = new Store(openDatabase(':memory:'));
  table = new Table({
    store,
    editions: new Map([['second', edition]]),
    clock: () => now,
    later: (work) => work(),
    seed: () => SEED,
  });
  const created = table.gathering.create({
    guild: 'g',
    channel: 'c',
    host: { id: MARA, name: 'Mara' },
    edition: 'second',
  });
  if (!created.ok) throw new Error(created.refusal.key);
  game = created.value;
  for (const id of others) table.gathering.join('c', { id, name: 'Jonas' });
  const started = table.gathering.start('c', MARA);
  if (!started.ok) throw new Error(started.refusal.key);
}

const whose = (person: string, kind: 'plan' | 'orders', seat = person === MARA ? 0 : 1) => ({
  game,
  person,
  kind,
  seat,
});
const view = () => table.reading.game(game)!;
const openKinds = () => view().open.map(({ decision, awaited }) => `${decision.kind} ${awaited.join('+')}`);
const rows = (kind: string) =>
  store.outbox
    .waiting(game)
    .filter((row) => row.kind === kind)
    .map((row) => JSON.parse(row.body) as { lines: string[]; to?: string });
const told = () => rows('happening').flatMap(({ lines }) => lines);

function say(person: string, kind: 'plan' | 'orders', choices: Record<string, string>): void {
  for (const [field, value] of Object.entries(choices)) {
    const result = table.planning.say(whose(person, kind), field, value);
    if (!result.ok) throw new Error(result.refusal.key);
  }
  if (kind === 'plan') expect(table.planning.set(whose(person, kind))).toMatchObject({ ok: true });
}

function answer(person: string, chosen: string): void {
  const open = view().open.find(({ awaited }) => awaited.includes(person))!;
  expect(table.answer({ game, person, decision: open.decision.id, chosen: [chosen] })).toMatchObject({ ok: true });
}

beforeEach(() => begin());

describe('a plan', () => {
  it('does nothing before it is set, then answers in its owner’s name and says so', () => {
    table.planning.say(whose(JONAS, 'plan'), 'side', 'right');
    answer(MARA, 'left');
    expect(openKinds()).toEqual([`upkeep.sliders ${JONAS}`]);
    expect(table.planning.set(whose(JONAS, 'plan'))).toMatchObject({ ok: true });
    expect(openKinds()).toEqual([`move.next ${MARA}`]);
    expect(told()).toEqual(expect.arrayContaining(['-# Jonas, as planned: right: -.', 'Seat 1 went right.']));
    const last = effective(store.journal.everything(game)).at(-1);
    expect(last).toMatchObject({ person: JONAS, said: 'plan', entry: { answer: { chosen: ['right'] } } });
    expect(store.plans.find(game, 1, 'plan')).toBeUndefined();
    expect(table.reading.verify(game)).toMatchObject({ ok: true, value: { same: true } });
  });

  it('runs when its turn comes, however long that takes, and nobody is awaited meanwhile', () => {
    say(JONAS, 'plan', { side: 'left', stake: 'roll' });
    expect(view().awaited.map(({ person }) => person)).toEqual([MARA]);
    answer(MARA, 'left');
    answer(MARA, 'stop');
    expect(openKinds()).toEqual([`mythos.surge ${MARA}+${JONAS}`]);
    expect(told().filter((line) => line.startsWith('-# Jonas, as planned'))).toEqual([
      '-# Jonas, as planned: left: -.',
      '-# Jonas, as planned: Roll: -.',
      '-# Jonas, as planned: Stop: -.',
    ]);
  });

  it('that no longer fits is dropped, its owner is asked, and nobody is written to for it', () => {
    say(MARA, 'plan', { side: 'up', stake: 'roll' });
    expect(openKinds()).toContain(`upkeep.sliders ${MARA}`);
    expect(told().at(-1)).toBe('Mara’s plan no longer fits: no such side: -. What hung on that is dropped.');
    expect(rows('note')).toEqual([]);
    expect(JSON.parse(store.plans.find(game, 0, 'plan')!.body)).toMatchObject({ chosen: { stake: 'roll' } });
  });

  it('is asked again after a move is taken back, and the plan is gone', () => {
    say(MARA, 'plan', { side: 'left', stake: 'stop' });
    answer(JONAS, 'left');
    expect(openKinds()).toEqual([`move.next ${JONAS}`]);
    expect(table.agreement.undo(game, MARA)).toMatchObject({ ok: true });
    expect(openKinds()).toEqual([`move.next ${MARA}`]);
    answer(MARA, 'roll');
    expect(openKinds()).toEqual([`move.next ${MARA}`]);
    expect(store.plans.find(game, 0, 'plan')).toBeUndefined();
  });

  it('belongs to whoever holds the seat, and to nobody else', () => {
    expect(table.planning.sheet(whose(JONAS, 'plan', 0))).toMatchObject({ ok: false });
    expect(table.planning.say(whose(MARA, 'plan'), 'side', 'down')).toMatchObject({ ok: false });
    expect(table.planning.say(whose(MARA, 'plan'), 'hat', 'on')).toMatchObject({ ok: false });
    expect(table.planning.set(whose(MARA, 'plan'))).toMatchObject({
      ok: false,
      refusal: { key: 'refused-plan-empty' },
    });
    say(MARA, 'orders', { side: 'left' });
    const before = store.plans.ready(game).length;
    table.agreement.standIn(game, MARA, 0, true);
    expect(table.planning.sheet(whose(MARA, 'plan'))).toMatchObject({ ok: false });
    expect(store.plans.ready(game)).toHaveLength(before);
  });

  it('lives through a restart', () => {
    say(JONAS, 'plan', { side: 'right' });
    begin();
    table.planning.say(whose(JONAS, 'plan'), 'stake', 'stop');
    const again = new Table({
      store,
      editions: new Map([['second', { ...toyEdition, ahead } as TableEdition]]),
      clock: () => now,
      later: (work) => work(),
    });
    expect(again.planning.sheet(whose(JONAS, 'plan'))).toMatchObject({
      ok: true,
      value: { ready: false, fields: [{ chosen: [] }, { id: 'stake', chosen: ['stop'] }, { chosen: [] }] },
    });
    expect(again.planning.forget(whose(JONAS, 'plan'))).toMatchObject({ ok: true, value: { ready: false } });
    expect(store.plans.find(game, 1, 'plan')).toBeUndefined();
  });

  it('is refused where an edition knows nothing of plans', () => {
    begin(toyEdition as TableEdition);
    expect(table.planning.sheet(whose(MARA, 'plan'))).toMatchObject({
      ok: false,
      refusal: { key: 'refused-no-plans' },
    });
  });
});

describe('standing orders', () => {
  it('answer again and again, and cast votes', () => {
    say(JONAS, 'orders', { side: 'left', stake: 'stop', vote: 'green' });
    answer(MARA, 'left');
    answer(MARA, 'stop');
    expect(openKinds()).toEqual([`mythos.surge ${MARA}`]);
    expect(view().open[0]?.tally?.votes).toEqual([{ person: JONAS, chosen: ['green'] }]);
    answer(MARA, 'green');
    expect(view().open[0]?.decision.kind).toBe('loss.items');
    expect(told()).toContain('-# Jonas, by standing orders: left: -.');
    expect(store.plans.find(game, 1, 'orders')).toBeDefined();
  });

  it('after a move is taken back leave that question to its owner', () => {
    begin({ ...toyEdition, ahead } as TableEdition, []);
    say(MARA, 'orders', { stake: 'stop' });
    answer(MARA, 'left');
    expect(view().open[0]?.decision.kind).toBe('mythos.surge');
    expect(table.agreement.undo(game, MARA)).toMatchObject({ ok: true });
    expect(view().open[0]?.decision.kind).toBe('move.next');
    answer(MARA, 'roll');
    expect(view().open[0]?.decision.kind).toBe('mythos.surge');
  });

  it('that wait for silence are used before the default when the time is up (DP-12)', () => {
    say(JONAS, 'orders', { side: 'right' });
    const open = view().open.find(({ awaited }) => awaited.includes(JONAS));
    expect(open?.decision.kind).toBe('upkeep.sliders');
    store.games.update(game, { silence: 'default' });
    answer(MARA, 'left');
    for (let hours = 0; hours < 80 && openKinds().includes(`upkeep.sliders ${JONAS}`); hours++) {
      now += 3_600_000;
      table.deadlines.tick();
    }
    expect(told()).toContain('Seat 1 went right.');
    expect(told().some((line) => line.startsWith('-# Jonas has not answered in time; by standing orders'))).toBe(true);
  });

  it('that wait for silence are used when the time is up, whatever the table has agreed on', () => {
    say(JONAS, 'orders', { side: 'right' });
    answer(MARA, 'left');
    for (let hours = 0; hours < 80 && openKinds().includes(`upkeep.sliders ${JONAS}`); hours++) {
      now += 3_600_000;
      table.deadlines.tick();
    }
    expect(view().silence).toBe('wait');
    expect(told()).toContain('Seat 1 went right.');
    expect(view().proposals).toEqual([]);
  });

  it('that wait for silence cast a vote when its time is up', () => {
    const vote = sheet({ chosen: {}, assumed: {} }).fields.find(({ id }) => id === 'vote')!;
    expect(vote.list).toBe(true);
    const late: Ahead<ToyState> = {
      ...ahead,
      ordered: (said_, decision, _state, _seat, silent) =>
        silent && decision.kind === 'mythos.surge' ? { chosen: ['blue'], left: said_.chosen } : null,
    };
    begin({ ...toyEdition, ahead: late } as TableEdition);
    say(JONAS, 'orders', { vote: 'blue' });
    for (const person of [MARA, JONAS]) answer(person, 'left');
    for (const person of [MARA, JONAS]) answer(person, 'stop');
    expect(openKinds()[0]).toContain('mythos.surge');
    for (let hours = 0; hours < 26 && openKinds()[0]?.includes('mythos.surge'); hours++) {
      now += 3_600_000;
      table.deadlines.tick();
    }
    expect(told().join('\n')).toMatch(/Jonas has not answered in time; by standing orders: .*\*\*blue: -\*\*/);
    expect(told().join('\n')).toContain('It is **blue: -**, by the one vote cast.');
  });

  it('that cast a vote when its time is up have not, when what led to the vote is taken back', () => {
    const late: Ahead<ToyState> = {
      ...ahead,
      ordered: (said_, decision, _state, _seat, silent) =>
        silent && decision.kind === 'mythos.surge' ? { chosen: ['blue'], left: said_.chosen } : null,
    };
    begin({ ...toyEdition, ahead: late } as TableEdition, [JONAS, INES]);
    say(JONAS, 'orders', { vote: 'blue' });
    for (const person of [MARA, JONAS, INES]) answer(person, 'left');
    for (const person of [MARA, JONAS, INES]) answer(person, 'stop');
    const [vote] = view().open;
    table.answer({ game, person: INES, decision: vote!.decision.id, chosen: ['red'] });
    for (let hours = 0; hours < 80 && !told().join('\n').includes('may break the tie'); hours++) {
      now += 3_600_000;
      table.deadlines.tick();
    }
    const orders = /Jonas has not answered in time; by standing orders/;
    expect(told().join('\n')).toMatch(orders);
    expect(table.agreement.undo(game, INES)).toEqual({ ok: true, value: 'undone' });
    expect(told().join('\n')).not.toMatch(orders);
    const { undone = [] } = JSON.parse(store.outbox.happenings(game, 0, 1)[0]!.body) as Happening;
    const rows = store.database
      .prepare<[string], { id: number }>("SELECT id FROM outbox WHERE body LIKE ? AND kind = 'happening'")
      .all('%Jonas has not answered in time; by standing orders%');
    expect(rows).toHaveLength(1);
    expect(undone).toContain(rows[0]?.id);
  });

  it('that leave a vote to the others wait for the others alone; who has done so may vote all the same', () => {
    const leaving: Ahead<ToyState> = {
      ...ahead,
      ordered: (said_, decision) =>
        decision.kind === 'mythos.surge' ? { chosen: null, abstains: true, left: said_.chosen } : null,
    };
    const toTheVote = (person: string): void => {
      begin({ ...toyEdition, ahead: leaving } as TableEdition);
      say(person, 'orders', { vote: 'blue' });
      for (const each of [MARA, JONAS]) answer(each, 'left');
      for (const each of [MARA, JONAS]) answer(each, 'stop');
    };
    toTheVote(JONAS);
    expect(openKinds()).toEqual([`mythos.surge ${MARA}`]);
    expect(view().open[0]?.tally).toEqual({ votes: [], voters: [MARA], left: [JONAS] });
    answer(MARA, 'green');
    expect(view().open[0]?.decision.kind).toBe('loss.items');
    toTheVote(JONAS);
    const { id: decision } = view().open[0]!.decision;
    expect(table.answer({ game, person: JONAS, decision, chosen: ['red'] })).toMatchObject({ ok: true });
    expect(view().open[0]?.tally).toEqual({ votes: [{ person: JONAS, chosen: ['red'] }], voters: [MARA, JONAS] });
    // She breaks the ties, so that nobody would be left to say anything.
    toTheVote(MARA);
    expect(openKinds()).toEqual([`mythos.surge ${MARA}+${JONAS}`]);
  });

  it('that leave a vote to the others decide it where those have voted already', () => {
    const leaving: Ahead<ToyState> = {
      ...ahead,
      ordered: (said_, { kind }) =>
        kind === 'mythos.surge' ? { chosen: null, abstains: true, left: said_.chosen } : null,
    };
    begin({ ...toyEdition, ahead: leaving } as TableEdition);
    for (const each of [MARA, JONAS]) answer(each, 'left');
    for (const each of [MARA, JONAS]) answer(each, 'stop');
    answer(MARA, 'green');
    say(JONAS, 'orders', { vote: 'blue' });
    expect(openKinds()).toEqual([`mythos.surge ${JONAS}`]);
    table.continue(game);
    expect(view().open[0]?.decision.kind).toBe('loss.items');
    expect(told()).toContain('-# Jonas, by standing orders: green: -.');
  });

  it('put values of a list in order, and out of it again', () => {
    say(MARA, 'orders', { vote: 'blue' });
    const vote = (value: string) => {
      const result = table.planning.say(whose(MARA, 'orders'), 'vote', value);
      return result.ok ? result.value.fields.find(({ id }) => id === 'vote')?.chosen : null;
    };
    expect(vote('red')).toEqual(['blue', 'red']);
    expect(vote('blue')).toEqual(['red']);
    expect(vote('red')).toEqual([]);
    expect(store.plans.find(game, 0, 'orders')).toBeUndefined();
  });
});

describe('a plan in the second edition', () => {
  it('made before the first turn walks where it said, without asking', () => {
    begin(second as unknown as TableEdition);
    const form = table.planning.sheet(whose(MARA, 'plan'));
    if (!form.ok) throw new Error(form.refusal.key);
    const goal = form.value.fields.find(({ id }) => id === 'goal')!.choices.at(-1)!.value;
    say(MARA, 'plan', { goal });
    const seen: string[] = [];
    for (let answers = 0; answers < 200 && view().open.length > 0; answers++) {
      const open = view().open.find(({ awaited }) => awaited.length > 0)!;
      const person = open.awaited[0]!;
      seen.push(`${open.decision.kind} ${person}`);
      if (open.decision.kind === 'move.next' && person === JONAS) break;
      const { id: decision, default: chosen } = open.decision;
      expect(table.answer({ game, person, decision, chosen })).toMatchObject({ ok: true });
    }
    const asked = seen.includes(`move.next ${MARA}`);
    const dropped = told().some((line) => line.startsWith('Mara’s plan no longer fits'));
    // The first Mythos card may have put something in the way; then, and only then, she is asked.
    expect(asked).toBe(dropped);
    if (!dropped) {
      expect(told().some((line) => line.startsWith('-# Mara, as planned'))).toBe(true);
      const position = table.reading.position(game);
      const state = position.ok
        ? (position.value.live.play.state as unknown as { investigators: { at: string }[] })
        : null;
      expect(state?.investigators[0]?.at).toBe(goal);
    }
  });
});
