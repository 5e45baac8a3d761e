import type { EngineEvent, EngineState } from '../../engine/game.ts';
import type { Theme } from '../../render/theme.ts';

/**
 * What a picture is to show, as data: how the game stood, whatever becomes of it. It holds ids and numbers only, and
 * nothing that is hidden; names, labels and the words that go with it come when it is drawn (`TableEdition.picture`).
 */
export type Sight<S extends EngineState = EngineState, E extends EngineEvent = EngineEvent> = {
  /** How it is written. */
  version: 1;
} & (
  | { sight: 'card'; id: string; theme: Theme }
  /** The whole board, with what the events changed on it. */
  | { sight: 'board'; state: S; changes: readonly E[] }
  /** The number of the newspaper that comes with an event. */
  | { sight: 'paper'; state: S; event: E }
  /** The special edition at the end. */
  | { sight: 'special'; state: S }
);

/** One of them, as it is written now. */
export const SIGHT = { version: 1 } as const;

/** True for what shows how the whole game stands. */
export function isBoard({ sight }: Pick<Sight, 'sight'>): boolean {
  return sight === 'board';
}
