import type { Move } from '../../src/editions/edition/edition.ts';
import { type Reporting, reportOf, sight } from '../../src/editions/tools/scenario/report.ts';
import { pick } from '../../src/engine/chance.ts';
import type { Decision, Seat } from '../../src/engine/decision.ts';
import type { Interrupt } from '../../src/engine/edition.ts';
import type { EngineEvent, EngineState } from '../../src/engine/game.ts';
import { Play } from '../../src/engine/play.ts';

/** A game in which reports are written at random moments. */
interface Reported<S extends EngineState, E extends EngineEvent> {
  by: Reporting<S, E>;
  /** 64 hexadecimal digits. */
  seed: string;
  state: S;
  advise: (state: S, decision: Decision, seat: Seat, offers: readonly Interrupt[]) => Move;
  /** Of so many answers one is followed by a report. */
  oneIn: number;
  /** Answers after which the game is left. */
  most: number;
}

/** A report that did not lead to where the game was. */
interface Astray {
  answers: number;
  text: string;
  /** The first things that differ. */
  differences: string[];
}

/** Plays with the autopilot, and by chance now and then; reads each report and compares. */
export function reportsOf<S extends EngineState, E extends EngineEvent>(
  game: Reported<S, E>,
): { written: number; texts: string[]; astray: Astray[] } {
  const { by, seed } = game;
  const play = new Play(by.edition, game.state);
  const texts: string[] = [];
  const astray: Astray[] = [];
  for (let answers = 0; answers < game.most && !play.over; answers++) {
    if (pick(seed, `report ${answers}`, game.oneIn) === 0) {
      const text = reportOf(play, by);
      texts.push(text);
      const wanted = sight(play.state, play.open, by);
      const differences = differencesOf(wanted, played(text, by), '').slice(0, 8);
      if (differences.length > 0) astray.push({ answers, text, differences });
    }
    answer(play, game, answers);
  }
  return { written: texts.length, texts, astray };
}

function answer<S extends EngineState, E extends EngineEvent>(
  play: Play<S, E>,
  { seed, advise }: Reported<S, E>,
  count: number,
): void {
  play.drain();
  const decision = play.open[pick(seed, `which ${count}`, play.open.length)];
  if (!decision) return;
  const seat = decision.seats[0] ?? 0;
  if (pick(seed, `random ${count}`, 4) === 0) {
    const { options, min } = decision;
    const from = pick(seed, `from ${count}`, options.length);
    const chosen = [...options.slice(from), ...options.slice(0, from)].slice(0, Math.max(1, min));
    play.answer({ decision: decision.id, chosen: chosen.map(({ id }) => id) });
    return;
  }
  const offers = play.offers.filter((offer) => offer.seat === seat);
  const move = advise(play.state, decision, seat, offers);
  if ('answer' in move) play.answer(move.answer);
  else play.interrupt(seat, move.interrupt);
}

function played<S extends EngineState, E extends EngineEvent>(text: string, by: Reporting<S, E>): unknown {
  try {
    const { state, open } = by.run(text);
    return sight(state, open, by);
  } catch (error) {
    return String(error);
  }
}

function differencesOf(wanted: unknown, found: unknown, path: string): string[] {
  if (path === '' && typeof found === 'string') return [found];
  const nested = typeof wanted === 'object' && wanted !== null && typeof found === 'object' && found !== null;
  if (!nested)
    return Object.is(wanted, found) ? [] : [`${path}: ${JSON.stringify(wanted)}, not ${JSON.stringify(found)}`];
  const keys = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  return [...keys].flatMap((key) =>
    differencesOf((wanted as Record<string, unknown>)[key], (found as Record<string, unknown>)[key], `${path}.${key}`),
  );
}
