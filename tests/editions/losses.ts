/**
 * What options take of whoever chooses them, found by playing: each is played on copies of the game to its step's end, with
 * all dice passed, all failed and as they come, with what lies face down shuffled anew, and with later questions answered in many ways.
 */
import { createHash } from 'node:crypto';
import { mixed, pick } from '../../src/engine/chance.ts';
import type { Decision, Seat } from '../../src/engine/decision.ts';
import type { Edition } from '../../src/engine/edition.ts';
import type { Entry } from '../../src/engine/entry.ts';
import type { EngineEvent, EngineState } from '../../src/engine/game.ts';
import { Play, type StepEvents } from '../../src/engine/play.ts';
import type { Price } from '../../src/engine/prospect.ts';

/** Amounts by what is lost, and cards by what becomes of them: `sanity`, `exhausted wither`. */
export type Losses = ReadonlyMap<string, number>;

/** So many ways of answering all later questions: by default, always the first option, always the second … */
export const WAYS = 6;
/** So many plays answer everything at random. */
const RANDOM = 3;
/** Answers after which a step counts as endless; such plays are left out. */
const MOST_ANSWERS = 80;
/** Every die passes; every die fails; each shows what chance has for it, for what one roll brings the next may spare. */
const FACES = [6, 1, null];

/** A place in a game from which it can be played on again and again. */
export interface Position<S extends EngineState, E extends EngineEvent> {
  edition: Edition<S, E>;
  snapshot: string;
  since: readonly Entry[];
}

/** What of an event its seat has lost; a misfortune is told as such, and what goes with it is not counted. */
export type LossOf<E> = (event: E) => [what: string, amount: number][] | 'misfortune';

/** What is lost in every play of an entry; null where none of them came to the step's end. */
export function lostAlways<S extends EngineState, E extends EngineEvent>(
  position: Position<S, E>,
  { entry, seat, race }: { entry: Entry; seat: Seat; race: boolean },
  lossOf: LossOf<E>,
): { least: Losses; plays: Losses[] } | null {
  const plays: Losses[] = [];
  for (const face of FACES)
    for (let way = 0; way < WAYS + RANDOM; way++) {
      const play = begun(position, { face, seed: `${way}` });
      const asked = new Set(play.open.map(({ id }) => id));
      const { step } = play.state;
      play.accept(entry);
      const { events, left } = toTheEnd(play, { step, way, asked, race });
      // What has no more ways is tried with other cards only.
      if (way < WAYS && way + 1 >= left) way = WAYS - 1;
      if (events === null) continue;
      plays.push(
        lostIn(
          events.filter((one) => one.seat === seat),
          lossOf,
        ),
      );
    }
  return plays.length === 0 ? null : { least: common(plays), plays };
}

/** What one seat has lost by what happened to it, up to a misfortune. */
function lostIn<E>(events: readonly E[], lossOf: LossOf<E>): Losses {
  const lost = new Map<string, number>();
  for (const event of events) {
    const losses = lossOf(event);
    if (losses === 'misfortune') break;
    for (const [what, amount] of losses) lost.set(what, (lost.get(what) ?? 0) + amount);
  }
  return lost;
}

/** What is lost in each of several, and how much of it at the least. */
export function common(all: readonly Losses[]): Losses {
  const [first = new Map<string, number>()] = all;
  const least = [...first.keys()].map((what) => [what, Math.min(...all.map((one) => one.get(what) ?? 0))] as const);
  return new Map(least.filter(([, amount]) => amount > 0));
}

/** A price as what is lost. */
export function pricedAs(price: readonly Price[] = []): Losses {
  const lost = new Map<string, number>();
  for (const part of price) {
    const [what, amount] = 'fate' in part ? [`${fateOf(part.fate)} ${part.card.id}`, 1] : [part.what, part.amount];
    lost.set(what, (lost.get(what) ?? 0) + amount);
  }
  return lost;
}

const fateOf = (fate: string) => (fate === 'exhausted' ? 'exhausted' : 'gone');

/** A copy of the game there, chance and what lies face down by a seed; all dice show the face, if there is one. */
export function begun<S extends EngineState, E extends EngineEvent>(
  { edition, snapshot, since }: Position<S, E>,
  { face, seed }: { face: number | null; seed: string },
): Play<S, E> {
  const play = Play.resume(edition, otherBacks(snapshot, seed), since);
  play.drain();
  const { state } = play;
  state.seed = seedOf(seed);
  state.forced = { dice: face === null ? [] : Array.from({ length: 2000 }, () => face), draws: [] };
  for (const pile of pilesOf(state)) pile.splice(0, pile.length, ...mixed(state.seed, 'pile', pile));
  return play;
}

/** The game as it would be with other backs to the Dark Pacts, which nobody has seen: their numbers say which (3E-495.7-1). */
function otherBacks(snapshot: string, seed: string): string {
  const numbers = [...new Set([...snapshot.matchAll(/darkPact#(\d+)/g)].map(([, number = '']) => number))].sort();
  const others = new Map(mixed(seedOf(seed), 'backs', numbers).map((other, at) => [numbers[at], other]));
  return snapshot.replaceAll(/darkPact#(\d+)/g, (_, number: string) => `darkPact#${others.get(number) ?? number}`);
}

/** A seed of a name. */
export const seedOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** Everything that lies face down. */
function pilesOf(state: object): unknown[][] {
  const hidden = state as Record<string, unknown>;
  const piles: unknown[][] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) piles.push(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) look(inner);
  };
  for (const name of ['decks', 'cup', 'gateStack']) look(hidden[name]);
  return piles;
}

/** Plays on until another step has begun. @returns what happened in this one, null where it does not end; `left`: how many ways there are */
function toTheEnd<S extends EngineState, E extends EngineEvent>(
  play: Play<S, E>,
  { step, way, asked, race }: { step: string; way: number; asked: ReadonlySet<string>; race: boolean },
): { events: E[] | null; left: number } {
  const told: StepEvents<E>[] = [];
  let later = 0;
  let left = 1;
  for (let count = 0; count < MOST_ANSWERS; count++) {
    told.push(...play.drainSteps());
    const own = ownSteps([step, ...told.map((one) => one.step), play.state.step], race);
    if (play.over || !own.has(play.state.step))
      return { events: told.flatMap((one) => (own.has(one.step) ? one.events : [])), left };
    const decision = play.open[0];
    if (!decision) break;
    const isLater = !asked.has(decision.id);
    if (isLater && later === 0) left = decision.options.length + (decision.min === 0 ? 1 : 0);
    play.accept({
      kind: 'answer',
      answer: { decision: decision.id, chosen: chosenBy(decision, { way, later, count }) },
    });
    if (isLater) later += 1;
  }
  return { events: null, left };
}

/** The steps in which an answer is carried out: in a race the one that it begins, behind what is left of an Upkeep. */
function ownSteps(steps: readonly string[], race: boolean): ReadonlySet<string> {
  const all = [...new Set(steps)];
  const begun = all.findIndex((step, at) => at > 0 && !step.includes('/upkeep/'));
  return new Set(race ? all.slice(0, begun < 0 ? all.length : begun + 1) : all.slice(0, 1));
}

/** Way 0 leaves all later questions to their default, the others take the first, the second … option of each. */
export function chosenBy(
  decision: Decision,
  { way, later, count }: { way: number; later: number; count: number },
): string[] {
  const { options, min, max } = decision;
  if (way === 0) return decision.default;
  const at =
    (way < WAYS ? way - 1 : pick(seedOf(`${way}`), `answer ${count} ${later}`, options.length)) % options.length;
  const ids = options.map(({ id }) => id);
  const size = Math.min(max, Math.max(1, min));
  return [...ids.slice(at), ...ids].slice(0, size).filter((id, index, all) => all.indexOf(id) === index);
}
