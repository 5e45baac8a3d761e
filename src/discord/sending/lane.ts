import type { OutboxRow, PostKind } from '../../store/outbox.ts';

/** What is sent one after the other. One that is slow keeps none of the others waiting; `late` is what has been set aside. */
export const LANES = ['channel', 'status', 'letter', 'late'] as const;
export type Lane = (typeof LANES)[number];
const LANE_OF: Record<PostKind, Lane> = {
  happening: 'channel',
  questions: 'channel',
  reminder: 'channel',
  status: 'status',
  note: 'letter',
};

/** A game's lane, and its name among those of all games. */
export interface Way {
  game: string;
  lane: Lane;
  key: string;
}

/** Kinds of which only the latest counts: they show how things stand, not what happened. */
const COALESCED: readonly PostKind[] = ['questions', 'status'];

/** Rows are numbered within their game. */
export const rowKey = ({ game, id }: OutboxRow): string => `${game} ${id}`;

export const wayOf = (game: string, lane: Lane): Way => ({ game, lane, key: `${lane} ${game}` });

/** True where a row shows how things stand: it can't be out of date, and nothing goes past it. */
export const isStanding = ({ kind }: OutboxRow): boolean => COALESCED.includes(kind);

/** How a game's outbox is gone through. */
interface Going {
  lane: Lane;
  /** Rows that have been set aside. */
  aside: ReadonlySet<number>;
  /** Rows of which no more is wanted at the moment. */
  passed: ReadonlySet<string>;
}

/**
 * The row that a lane sends next of those that wait, after those it makes needless; empty = nothing waits. The last of what
 * is told goes with the questions that follow it, where they do: the first of them may stand in its message.
 */
export function nextRows(waiting: readonly OutboxRow[], { lane, aside, passed }: Going): OutboxRow[] {
  const laneOf = ({ id, kind }: OutboxRow): Lane => (aside.has(id) ? 'late' : LANE_OF[kind]);
  const own = waiting.filter((row) => laneOf(row) === lane && !passed.has(rowKey(row)));
  const next = own.find((row) => !isStanding(row) || row.id === own.findLast(({ kind }) => kind === row.kind)?.id);
  if (!next) return [];
  const after = own.filter(({ id }) => id > next.id);
  if (next.kind === 'happening' && after.length > 0 && after.every(({ kind }) => kind === 'questions'))
    return [next, ...after];
  return own.filter((other) => other === next || (other.kind === next.kind && isStanding(next)));
}
