import type { OutboxRow, PostKind } from '../../store/outbox.ts';

/** What is sent one after the other. One that is slow keeps none of the others waiting. */
export const LANES = ['channel', 'status', 'letter'] as const;
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

/** The row that a lane sends next of those that wait, after those it makes needless; empty = nothing waits. */
export function nextRows(waiting: readonly OutboxRow[], lane: Lane): OutboxRow[] {
  const own = waiting.filter(({ kind }) => LANE_OF[kind] === lane);
  const next = own.find(
    ({ id, kind }) => !COALESCED.includes(kind) || id === own.findLast((other) => other.kind === kind)?.id,
  );
  if (!next) return [];
  return own.filter((other) => other === next || (other.kind === next.kind && COALESCED.includes(next.kind)));
}
