import { expect } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { Ahead, AheadSheet, Said } from '../../../src/editions/plan/ahead.ts';
import { openDatabase, Store } from '../../../src/store/store.ts';
import { Table } from '../../../src/table/table.ts';
import { linesIn } from '../../story/said.ts';
import { said, type ToyState, toyEdition } from '../toyedition.ts';

export const MARA = '100000000000000001';
export const JONAS = '100000000000000002';
export const INES = '100000000000000003';
const SEED = 'cd'.repeat(32);

const VALUES: Record<string, string[]> = {
  side: ['left', 'right', 'up'],
  stake: ['roll', 'stop'],
  vote: ['red', 'green', 'blue'],
};
const FIELD_OF: Record<string, string> = { 'upkeep.sliders': 'side', 'move.next': 'stake', 'mythos.surge': 'vote' };

export function sheet({ chosen }: Said): AheadSheet {
  const fields = Object.entries(VALUES).map(([id, values]) => ({
    id,
    label: said(id),
    choices: values.map((value) => ({ value, label: said(value) })),
    ...(id === 'vote' ? { list: true as const } : {}),
  }));
  return { fields, said: { chosen, assumed: { part: 'any' } }, preview: [] };
}

/** Whatever is chosen in the field of a question is its answer; a side that is not there no longer fits. */
export const ahead: Ahead<ToyState> = {
  planSheet: (_state, _seat, said) => sheet(said),
  orderSheet: (_state, _seat, said) => sheet(said),
  likely: (_state, _seat, _said, { id }) => ({ side: 'left', stake: 'roll' })[id] ?? null,
  planned(said_, decision) {
    const field = FIELD_OF[decision.kind] ?? '';
    const { [field]: value, ...left } = said_.chosen;
    if (value === undefined) return null;
    if (value === 'up') return { chosen: null, left, why: said('no such side') };
    return { chosen: [value], left: field === 'stake' && value === 'roll' ? { ...left, stake: 'stop' } : left };
  },
  ordered(said_, decision, _state, { silent }) {
    const value = said_.chosen[FIELD_OF[decision.kind] ?? ''];
    if (value === undefined || (value === 'right' && !silent)) return null;
    return { chosen: [value], left: said_.chosen };
  },
};

export let store: Store;
export let table: Table;
export let game: string;
let now: number;
let playedIn: TableEdition;

export function begin(
  edition: TableEdition = { ...toyEdition, ahead } as TableEdition,
  others: string[] = [JONAS],
): void {
  now = 1000;
  playedIn = edition;
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

export const whose = (person: string, kind: 'plan' | 'orders', seat = person === MARA ? 0 : 1) => ({
  game,
  person,
  kind,
  seat,
});
export const view = () => table.reading.game(game)!;
export const openKinds = () => view().open.map(({ decision, awaited }) => `${decision.kind} ${awaited.join('+')}`);
export const rows = (kind: string) =>
  store.outbox
    .waiting(game)
    .filter((row) => row.kind === kind)
    .map((row) => JSON.parse(row.body) as { lines: string[]; to?: string });
export const told = () =>
  store.outbox.waiting(game).flatMap((row) => (row.kind === 'happening' ? linesIn(row, playedIn) : []));

export function say(person: string, kind: 'plan' | 'orders', choices: Record<string, string>): void {
  for (const [field, value] of Object.entries(choices)) {
    const result = table.planning.say(whose(person, kind), field, value);
    if (!result.ok) throw new Error(result.refusal.key);
  }
  if (kind === 'plan') expect(table.planning.set(whose(person, kind))).toMatchObject({ ok: true });
}

export function answer(person: string, chosen: string): void {
  const open = view().open.find(({ awaited }) => awaited.includes(person))!;
  expect(table.answer({ game, person, decision: open.decision.id, chosen: [chosen] })).toMatchObject({ ok: true });
}

/** Lets time pass. */
export function wait(span: number): void {
  now += span;
}
