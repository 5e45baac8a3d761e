import { expect } from 'vitest';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import type { State } from '../../../src/editions/second/state/state.ts';
import { second } from '../../second.ts';
import { Group } from '../group.ts';

export const edition = second as unknown as TableEdition;
export const people = ['Mara', 'Jonas', 'Ida'];

export function begun(change: { pace?: string; silence?: string } = {}, who = people): Group {
  const group = Group.playing(who, change, edition);
  begin(group);
  return group;
}

export const state = (group: Group): State => {
  const position = group.table.reading.position(group.game);
  if (!position.ok) throw new Error('no position');
  return position.value.live.play.state as unknown as State;
};

/** On to where everybody is shown the first menu of their turn, their sliders placed. */
export function begin(group: Group): void {
  const unplaced = () => group.view.open.find(({ decision }) => decision.kind === 'setup.sliders');
  for (let count = 0; count < 60 && (state(group).cursor.step !== 'sitting.race' || unplaced()); count++)
    usual(group, unplaced()?.decision.seats[0]);
}

/** The default of whatever is asked first. */
export function usual(group: Group, seat?: number): void {
  const open = group.view.open.find(({ decision }) => seat === undefined || decision.seats.includes(seat));
  const [person = ''] = open?.awaited ?? [];
  if (!open) throw new Error('nothing is asked');
  const { id, default: chosen } = open.decision;
  expect(group.table.answer({ game: group.game, person, decision: id, chosen })).toMatchObject({ ok: true });
  group.hear();
}

export const asked = (group: Group) =>
  group.view.open.map(({ decision }) => [decision.seats[0], decision.race === true]).sort();

/** A step of seat 0 that shows nothing. */
export function step(group: Group): void {
  const open = group.view.open.find(({ decision }) => decision.seats.includes(0))!;
  const go = open.decision.options.find(({ id }) => id.startsWith('go:'))!;
  const [person = ''] = open.awaited;
  group.table.answer({ game: group.game, person, decision: open.decision.id, chosen: [go.id] });
  group.hear();
}

/** Everybody begins at the same place. */
export const gathered = {
  ...edition,
  create(setup: Parameters<typeof second.create>[0]) {
    const created = second.create(setup);
    for (const one of created.investigators) one.at = 'train-station';
    return created;
  },
} as unknown as TableEdition;

export const standIn = (group: Group, seat: number): void => {
  const { person } = group.view.seats[seat]!;
  expect(group.table.agreement.standIn(group.game, person ?? '', seat, true)).toMatchObject({ ok: true });
  group.hear();
};

export const sat = (group: Group, seat: number, turn: number): boolean =>
  state(group).turn > turn || state(group).sitting?.shares[seat]?.next === 'sat' || state(group).phase === 'mythos';

/** Defaults for a seat until it has sat. */
export function finish(group: Group, seat: number): void {
  const { turn } = state(group);
  for (let count = 0; count < 60 && !sat(group, seat, turn); count++) usual(group, seat);
}
