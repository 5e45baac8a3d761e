import { beforeEach, describe, expect, it } from 'vitest';
import type { TableEdition } from '../../../../src/editions/edition/edition.ts';
import type { State } from '../../../../src/editions/third/state/state.ts';
import { isRef } from '../../../../src/engine/phrase.ts';
import { openDatabase, Store } from '../../../../src/store/store.ts';
import { effective } from '../../../../src/table/game/journal.ts';
import { Table } from '../../../../src/table/table.ts';
import { linesIn } from '../../../story/said.ts';
import { playsAgain } from '../../../table/again.ts';
import { third, thirdWords } from '../../../third.ts';

const MARA = '100000000000000001';
const JONAS = '100000000000000002';
const EDITIONS = new Map([['third', third as unknown as TableEdition]]);

let store: Store;
let table: Table;
let game: string;
let now: number;

function sit(): void {
  const seed = () => 'cd'.repeat(32);
  table = new Table({ store, editions: EDITIONS, clock: () => now, later: (work) => work(), seed });
}

/** Everybody has starting cards, and may take the first turn. */
beforeEach(() => {
  now = 1000;
  store = new Store(openDatabase(':memory:'));
  sit();
  const created = table.gathering.create({
    guild: 'g',
    channel: 'c',
    host: { id: MARA, name: 'Mara' },
    edition: 'third',
  });
  if (!created.ok) throw new Error(created.refusal.key);
  game = created.value;
  expect(table.gathering.join('c', { id: JONAS, name: 'Jonas' }, 'tommyMuldoon')).toMatchObject({ ok: true });
  expect(table.gathering.chooseSheet('c', MARA, 'rexMurphy')).toMatchObject({ ok: true });
  expect(table.gathering.setOption('c', MARA, 'scenario', 'feastOfUmordhoth')).toMatchObject({ ok: true });
  expect(table.gathering.start('c', MARA)).toMatchObject({ ok: true });
  answerUntil(() => kinds().some((kind) => kind === 'action.turn' || kind === 'setup.startingCards'));
  for (let cards = choosing(); cards; cards = choosing()) {
    const { id: decision, default: chosen } = cards.decision;
    expect(table.answer({ game, person: cards.awaited[0] ?? '', decision, chosen })).toMatchObject({ ok: true });
  }
});

/** Who has yet to choose starting cards (3E-110.5a-2). */
const choosing = () => view().open.find(({ decision }) => decision.kind === 'setup.startingCards');

const view = () => table.reading.game(game)!;
const kinds = () => view().open.map(({ decision }) => decision.kind);
const asked = () => view().open.map(({ decision, awaited }) => `${decision.kind} ${awaited.join('+')}`);
const seat = (person: string) => (person === MARA ? 0 : 1);
const whose = (person: string, kind: 'plan' | 'orders') => ({ game, person, kind, seat: seat(person) });

function state(): State {
  const position = table.reading.position(game);
  if (!position.ok) throw new Error('no position');
  return position.value.live.play.state as unknown as State;
}

const one = (person: string) => state().investigators[seat(person)]!;
const told = () =>
  store.outbox
    .waiting(game)
    .filter(({ kind }) => kind === 'happening')
    .flatMap((row) => linesIn(row, third as unknown as TableEdition));

function say(person: string, kind: 'plan' | 'orders', choices: Record<string, string>): void {
  for (const [field, value] of Object.entries(choices)) {
    const result = table.planning.say(whose(person, kind), field, value);
    if (!result.ok) throw new Error(`${field}: ${result.refusal.key}`);
  }
  if (kind === 'plan') expect(table.planning.set(whose(person, kind))).toMatchObject({ ok: true });
}

function answer(person: string, chosen: string): void {
  const open = view().open.find(({ awaited }) => awaited.includes(person));
  if (!open) throw new Error(`${person} is not asked`);
  expect(table.answer({ game, person, decision: open.decision.id, chosen: [chosen] })).toMatchObject({ ok: true });
}

/** The usual answers of whoever is asked. @returns who was asked what meanwhile */
function answerUntil(done: () => boolean): string[] {
  const seen: string[] = [];
  for (let answers = 0; answers < 300 && !done(); answers++) {
    const open = view().open.find(({ awaited }) => awaited.length > 0);
    if (!open) throw new Error('nobody is asked');
    const [person = ''] = open.awaited;
    seen.push(`${open.decision.kind} ${person}`);
    const { id: decision, default: chosen } = open.decision;
    expect(table.answer({ game, person, decision, chosen })).toMatchObject({ ok: true });
  }
  return seen;
}

/** Somewhere near that can be reached for nothing and where nobody waits. */
function quietGoal(person: string): string {
  table.planning.say(whose(person, 'plan'), 'step:1', 'move');
  const sheet = table.planning.sheet(whose(person, 'plan'));
  if (!sheet.ok) throw new Error(sheet.refusal.key);
  const goals = sheet.value.fields.find(({ id }) => id === 'goal:1')?.choices ?? [];
  return goals.find(({ price, brings = [] }) => !price && !brings.some(isRef))!.value;
}

describe('a plan in a race for the turn', () => {
  it('3E-201.2-1 takes the turn as soon as it is set; the others may take theirs afterwards', () => {
    expect(asked()).toEqual([`action.turn ${MARA}`, `action.turn ${JONAS}`]);
    const goal = quietGoal(JONAS);
    say(JONAS, 'plan', { 'goal:1': goal, 'step:2': 'gatherResources' });
    expect(one(JONAS)).toMatchObject({ at: goal, inactive: true, performed: ['move', 'gatherResources'] });
    expect(asked()).toEqual([`action.turn ${MARA}`]);
    expect(told().filter((line) => line.startsWith('-# Jonas, as planned'))).toEqual([
      '-# Jonas, as planned: Move.',
      expect.stringMatching(/^-# Jonas, as planned: .+\.$/),
      '-# Jonas, as planned: Gather Resources.',
    ]);
    expect(effective(store.journal.everything(game)).at(-1)).toMatchObject({ person: JONAS, said: 'plan' });
    expect(store.plans.find(game, 1, 'plan')).toBeUndefined();
    expect(playsAgain(table, game)).toBe(true);
  });

  it('waits while somebody else is at it, and then goes before anybody is asked', () => {
    answer(MARA, 'gatherResources');
    say(JONAS, 'plan', { begin: 'withoutMe', 'step:1': 'gatherResources', 'step:2': 'focus', 'skill:2': 'lore' });
    expect(asked()).toEqual([`action.next ${MARA}`]);
    sit();
    answer(MARA, 'end');
    expect(one(JONAS)).toMatchObject({ money: expect.any(Number), focus: { lore: 1 }, inactive: true });
    expect(kinds()).not.toContain('action.turn');
  });

  it('made once the turn is over is for the next round', () => {
    answer(JONAS, 'gatherResources');
    answer(JONAS, 'end');
    say(JONAS, 'plan', {
      begin: 'withoutMe',
      'step:1': 'gatherResources',
      'step:2': 'end',
      tests: 'free',
      encounter: 'begin',
    });
    const before = one(JONAS).money;
    expect(asked()).toEqual([`action.turn ${MARA}`]);
    answerUntil(() => state().round === 2 && kinds().includes('action.turn'));
    const dropped = told().some((line) => line.startsWith('Jonas’s plan no longer fits'));
    // What has happened since may have put something in the way; then, and only then, he is asked.
    expect(asked().includes(`action.turn ${JONAS}`)).toBe(dropped);
    expect(dropped).toBe(false);
    expect(one(JONAS)).toMatchObject({ performed: ['gatherResources'], inactive: true });
    expect(one(JONAS).money).toBeGreaterThan(before);
    const later = answerUntil(() => state().phase === 'mythos');
    expect(later).not.toContain(`encounter.turn ${JONAS}`);
  });

  it('that no longer fits is told, and its owner is asked', () => {
    answer(MARA, 'gatherResources');
    say(JONAS, 'plan', { begin: 'withoutMe', 'step:1': 'gatherResources', 'step:2': 'focus', 'skill:2': 'lore' });
    const { at } = one(JONAS);
    state().monsters.push({
      id: 'fleshEater#1',
      kind: 'fleshEater',
      at,
      status: 'engaged',
      engagedWith: [1],
      damage: 0,
      provokedBy: [],
    });
    answer(MARA, 'end');
    expect(asked()).toEqual([`action.turn ${JONAS}`]);
    expect(told().at(-1)).toMatch(
      /^Jonas’s plan no longer fits: the Flesh-Eater at .* wasn’t there when the plan was made\./,
    );
  });

  it('is gone when what it did is taken back', () => {
    say(JONAS, 'plan', { 'step:1': 'gatherResources' });
    expect(asked()).toEqual([`action.next ${JONAS}`]);
    expect(table.agreement.undo(game, JONAS)).toMatchObject({ ok: true });
    expect(asked()).toEqual([`action.turn ${MARA}`, `action.turn ${JONAS}`]);
    expect(store.plans.find(game, 1, 'plan')).toBeUndefined();
  });

  it('shows its way', () => {
    const goal = quietGoal(JONAS);
    expect(table.planning.say(whose(JONAS, 'plan'), 'goal:1', goal)).toMatchObject({ ok: true });
    const { said } = table.planning.planned(whose(JONAS, 'plan'))!;
    const picture = third.ahead!.planPicture!(third.seenBy(state(), 1), 1, said, thirdWords('en', state()));
    expect(picture?.kind === 'map' && picture.view.route?.at(-1)).toBe(goal);
  });
});

describe('standing orders in the third edition', () => {
  // Whoever is engaged has no encounter (3E-203.3).
  beforeEach(() => {
    state().monsters = [];
  });

  it('3E-203.2-1 begin the encounter as soon as it may be', () => {
    say(JONAS, 'orders', { pass: 'encounter' });
    const seen = answerUntil(() => state().phase === 'mythos');
    expect(seen).not.toContain(`encounter.turn ${JONAS}`);
    expect(told().some((line) => line.startsWith('-# Jonas, by standing orders:'))).toBe(true);
  });

  it('that wait for silence answer only when their time is up', () => {
    store.games.update(game, { silence: 'wait' });
    // They draw from one deck with an event among its top cards: who goes first is for them to say.
    for (const investigator of state().investigators) investigator.at = 'graveyard';
    state().shuffled = { rivertown: 3 };
    answerUntil(() => kinds().includes('encounter.turn'));
    say(JONAS, 'orders', { pass: 'encounter', when: 'silence' });
    expect(asked()).toContain(`encounter.turn ${JONAS}`);
    for (let hours = 0; hours < 300 && asked().includes(`encounter.turn ${JONAS}`); hours++) {
      now += 3_600_000;
      table.deadlines.tick();
    }
    expect(told().some((line) => line.startsWith('-# Jonas didn’t answer in time; by standing orders'))).toBe(true);
  });
});

describe('a turn that somebody has taken and left', () => {
  it('2E-T70 is taken back after two hours, as long as it has shown nothing', () => {
    answer(MARA, 'gatherResources');
    const { money } = one(MARA);
    expect(asked()).toEqual([`action.next ${MARA}`]);
    now += 3 * 3_600_000;
    table.deadlines.tick();
    expect(asked()).toEqual([`action.turn ${MARA}`, `action.turn ${JONAS}`]);
    expect(one(MARA).money).toBe(money - 1);
    expect(playsAgain(table, game)).toBe(true);
  });
});
