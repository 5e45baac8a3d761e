/** What the newspaper hears of: notices, made of events, kept for a turn, the heavy ones to the end of the game. */
import type { Seat } from '../../engine/decision.ts';
import type { Flow } from '../../engine/flow.ts';
import type { EngineEvent } from '../../engine/game.ts';
import type { Ref } from '../../engine/phrase.ts';

/** One thing that the newspaper may report. */
export interface Happening<K extends string = string> {
  kind: K;
  /** Whom it happened to: the sheet, for seats change hands. */
  sheet?: string;
  place?: string;
  /** A monster, gate, card or world. */
  thing?: Ref;
  /** A level, or a number of things. */
  count?: number;
  weight: number;
}

/** What an event reports: the notice's weight is its kind's, and its sheet that of the event's seat, unless said. */
export type Reported<N extends Happening> = Pick<N, 'kind'> & Partial<N>;

/** What each type of event reports; those left out are no news. */
export type Reports<S, E extends EngineEvent, N extends Happening> = {
  readonly [T in E['type']]?: (event: Extract<E, { type: T }>, state: S) => Reported<N> | null;
};

/** Notices of the turn being played, and what is remembered of everybody. */
interface Notes<N extends Happening> {
  notices: N[];
  /** By sheet: what was worth remembering, in order. */
  memoirs: Record<string, N[]>;
}

/** The most that is kept of a turn, and of an investigator's story. */
const MOST_NOTICES = 30;
const MOST_MEMORIES = 6;
const MEMORABLE = 4;

/**
 * Runs a flow and writes down what its events report, before each question and at its end: by then nobody has taken
 * the events away, so that a game played through and one resumed keep the same notes.
 */
export function* reportedBy<S, E extends EngineEvent>(
  game: { state: S; events: E[] },
  flow: Flow,
  write: (state: S, event: E) => void,
): Flow {
  let from = game.events.length;
  const report = (): void => {
    for (const event of game.events.slice(from)) write(game.state, event);
    from = game.events.length;
  };
  try {
    let result = flow.next();
    while (!result.done) {
      report();
      const reply = yield result.value;
      from = game.events.length;
      result = flow.next(reply);
    }
  } finally {
    report();
  }
}

/** What an event reports. */
export function reportOf<S, E extends EngineEvent, N extends Happening>(
  reports: Reports<S, E, N>,
  event: E,
  state: S,
): Reported<N> | null {
  const report = reports[event.type as E['type']] as ((event: E, state: S) => Reported<N> | null) | undefined;
  return report?.(event, state) ?? null;
}

/** The sheet of the seat an event happens to. */
export function sheetIn(event: EngineEvent & { seat?: Seat }, investigators: readonly { sheet: string }[]) {
  const sheet = event.seat === undefined ? undefined : investigators[event.seat]?.sheet;
  return sheet === undefined ? {} : { sheet };
}

/** Keeps a notice, as far as there is room. */
export function keep<N extends Happening>({ notices, memoirs }: Notes<N>, notice: N): void {
  if (notices.length < MOST_NOTICES) notices.push(notice);
  const { sheet, weight } = notice;
  if (sheet !== undefined && weight >= MEMORABLE) memoirs[sheet] = heaviest([...(memoirs[sheet] ?? []), notice]);
}

/** The heaviest of somebody's story; of equals, the earlier. */
function heaviest<N extends Happening>(memories: N[]): N[] {
  if (memories.length <= MOST_MEMORIES) return memories;
  const least = Math.min(...memories.map(({ weight }) => weight));
  return memories.toSpliced(
    memories.findLastIndex(({ weight }) => weight === least),
    1,
  );
}
