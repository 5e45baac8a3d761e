import { Chance } from './chance.ts';
import type { Answer, Ask, Bounds, Decision, Reply } from './decision.ts';
import { type Draw, isAddressed } from './draw.ts';
import type { Entry } from './entry.ts';
import { type Flow, StepEnd } from './flow.ts';
import type { Game } from './game.ts';
import { Play } from './play.ts';

/** Ways that are tried out at most: all orders of four things. */
const MOST_WAYS = 24;
/** Ways of answering all that is asked on one way that are tried out at most. */
const MOST_SCRIPTS = 32;
/** Questions of one way at most. */
const MOST_QUESTIONS = 12;

/**
 * Whether all ways of doing something come to the same: each is tried out on copies of the game with every answer to all
 * that is asked on the way, and what the flows return is compared: the same things can come of each. Where chance would
 * decide, the step would end, or there is too much to try, they may not.
 */
export function comesToTheSame<G extends Game>(game: G, ways: readonly ((copy: G) => Flow<unknown>)[]): boolean {
  if (ways.length > MOST_WAYS) return false;
  let usual: ReadonlySet<string> | null = null;
  for (const way of ways) {
    const outcomes = outcomesOf(game, way);
    if (outcomes === null) return false;
    if (usual !== null && !isSame(outcomes, usual)) return false;
    usual ??= outcomes;
  }
  return true;
}

/** Whether things that are done one after the other come to the same in any order. */
export function inAnyOrder<G extends Game, T>(
  game: G,
  things: readonly T[],
  inOrder: (copy: G, order: readonly T[]) => Flow<unknown>,
): boolean {
  const orders = ordersOf(things);
  return (
    orders !== null &&
    comesToTheSame(
      game,
      orders.map((order) => (copy) => inOrder(copy, order)),
    )
  );
}

/** All orders of some things; null when there are too many to try. */
function ordersOf<T>(things: readonly T[]): T[][] | null {
  let orders: T[][] = [[]];
  for (const thing of things) {
    orders = orders.flatMap((order) =>
      Array.from({ length: order.length + 1 }, (_, at) => [...order.slice(0, at), thing, ...order.slice(at)]),
    );
    if (orders.length > MOST_WAYS) return null;
  }
  return orders;
}

/**
 * Whether something happens without a question to anybody, and the step goes on to its end: it is tried on a copy of the
 * game. Where that took a look at what lies face down, whoever is asked or not learns something of it.
 */
export function asksNobody<G extends Game>(game: G, flow: (copy: G) => Flow<unknown>): boolean {
  const trial = new Trial(game, flow);
  trial.next();
  if (trial.draws.length > 0) game.chance.shown(LOOKED);
  return trial.came !== null;
}

/** What would be asked once an entry was accepted; the game itself stays as it is. @throws Refused when it does not fit */
export function askedAfter(play: Play, entry: Entry): Decision[] {
  return Play.resume(play.edition, play.snapshot, [...play.since, entry]).open;
}

/** What was done on a copy of a game has shown: to nobody, but what is asked or not may depend on it. */
const LOOKED = 'tried';

/** The answers to all that is asked on one way, in the order in which it is asked. */
type Script = readonly Reply[];

/** All that can come of a way, as texts; null where that can't be told. */
function outcomesOf<G extends Game>(game: G, way: (copy: G) => Flow<unknown>): ReadonlySet<string> | null {
  const outcomes = new Set<string>();
  const scripts: Script[] = [[]];
  for (let tried = 0; tried < MOST_SCRIPTS; tried++) {
    const script = scripts.pop();
    if (!script) return outcomes;
    const trial = new Trial(game, way);
    const others = playedOut(trial, script);
    if (!trial.draws.every(isAddressed)) game.chance.shown(LOOKED);
    if (!others || !trial.came || trial.isUncertain) return null;
    if (scripts.length + others.length >= MOST_SCRIPTS - tried) return null;
    scripts.push(...others);
    outcomes.add(textOf(trial.came.value));
  }
  return null;
}

/** Plays a way to its end by a script and then by the first answers. @returns the scripts that go another way after that one; null where there are too many */
function playedOut<G extends Game>(trial: Trial<G>, script: Script): Script[] | null {
  const others: Script[] = [];
  const given: Reply[] = [];
  let ask = trial.next();
  while (ask) {
    if (given.length >= MOST_QUESTIONS) return null;
    const next = script[given.length];
    const [first, ...rest] = next ? [next] : repliesTo(ask);
    if (!first || rest.length > MOST_SCRIPTS) return null;
    others.push(...rest.map((reply) => [...given, reply]));
    given.push(first);
    ask = trial.next(first);
  }
  return others;
}

/** Every way of answering what is asked at once; none where there are too many, or only the first answer would count. */
function repliesTo(ask: Ask): Reply[] {
  if (ask.some(({ race }) => race && ask.length > 1)) return [];
  let all: Answer[][] = [[]];
  for (const { id, bounds } of ask) {
    const answers = answersTo(bounds());
    if (all.length * answers.length > MOST_SCRIPTS) return [];
    all = all.flatMap((given) => answers.map((chosen) => [...given, { decision: id, chosen }]));
  }
  return all.map((answers) => ({ answers: new Map(answers.map((answer) => [answer.decision, answer])) }));
}

/** Every answer within some bounds; none where there are too many. */
function answersTo({ options, min, max }: Bounds): string[][] {
  let all: string[][] = [[]];
  for (const { id } of options) {
    all = [...all, ...all.filter((chosen) => chosen.length < max).map((chosen) => [...chosen, id])];
    if (all.length > MOST_SCRIPTS * MOST_SCRIPTS) return [];
  }
  return all.filter((chosen) => chosen.length >= min);
}

/** A flow on a copy of a game, played on as long as somebody likes. */
class Trial<G extends Game> {
  /** What it has returned; null as long as it asks, and where it has ended the step. */
  came: { value: unknown } | null = null;
  readonly draws: Draw[] = [];
  private flow: Flow<unknown> | null = null;
  private readonly state: G['state'];
  private readonly chance: Chance;
  private readonly game: G;
  private readonly way: (copy: G) => Flow<unknown>;

  constructor(game: G, way: (copy: G) => Flow<unknown>) {
    this.game = game;
    this.way = way;
    this.state = copied(game.state);
    delete this.state.forced;
    this.chance = new Chance(this.state);
  }

  /** Goes on with a reply up to the next question. @returns what is asked; null at the end */
  next(reply?: Reply): Ask | null {
    try {
      this.flow ??= this.way({ ...this.game, state: this.state, events: [], chance: this.chance });
      const { done, value } = reply ? this.flow.next(reply) : this.flow.next();
      if (!done) return value;
      this.settle();
      this.came = { value };
    } catch (error) {
      if (!(error instanceof StepEnd)) throw error;
    } finally {
      this.draws.push(...this.chance.take());
    }
    return null;
  }

  /**
   * Whether chance has decided something: dice, a draw, or a look at what has just been shuffled. A shuffle alone hides what
   * it has done; its like in another way has the same address and so the same outcome.
   */
  get isUncertain(): boolean {
    const kinds = new Set(this.draws.map(({ kind }) => kind));
    return kinds.has('dice') || kinds.has('pick') || (kinds.has('order') && kinds.has('shown'));
  }

  /** What counts questions and chance says nothing of what came of them. */
  private settle(): void {
    this.state.asked = this.game.state.asked;
    this.state.chances = this.game.state.chances;
  }
}

/** A copy of a plain value; quicker than what copies anything. */
function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = copied(part);
  return copy as T;
}

/** A plain value as a text that is the same whatever the order of a record's keys; what is not defined is not there. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((text) => other.has(text));
