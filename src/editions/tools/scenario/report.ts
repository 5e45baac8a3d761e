import { isDeepStrictEqual } from 'node:util';
import { Document, isPair, isScalar, isSeq, visit } from 'yaml';
import { pick } from '../../../engine/chance.ts';
import type { Decision } from '../../../engine/decision.ts';
import type { Edition } from '../../../engine/edition.ts';
import type { Entry } from '../../../engine/entry.ts';
import type { EngineEvent, EngineState } from '../../../engine/game.ts';
import { Play } from '../../../engine/play.ts';
import { kindNamed } from '../../edition/copy.ts';
import { SEED } from './format.ts';
import type { ScenarioResult } from './playing.ts';

/** How an edition writes a position down. */
export interface Reporting<S extends EngineState, E extends EngineEvent> {
  edition: Edition<S, E>;
  /** What everybody may know of an event. */
  told(event: E): object;
  /** Whether a card is turned up as it is drawn, before any event tells of it. */
  turnedUp?(card: string): boolean;
  /** Whether what lay face down and is shown is shown to all. */
  shownToAll?(card: string): boolean;
  /** Puts what nobody can know into another order, in place; `mixed` is that order. The seed is the file's already. */
  deal(state: S, mixed: Mixer): void;
  /** The same of what has no name, where the running step began, as far as nobody knows it `now`. */
  blur?(begun: S, now: S): void;
  /** What a file says of a position between two steps. `piles`: whether a pile must be written down. */
  given(state: S, matters: (pile: readonly string[]) => boolean): object;
  /** The state as anybody sees it, without what a report does not keep. */
  shown(state: S): object;
  /** What begins a file of this edition. */
  head: { edition?: string };
  title(state: S): string;
  /** Reads and plays a file. */
  run(text: string): ScenarioResult<S, E>;
}

/** Another order of a pile; cards that somebody has seen stay where they are. */
export type Mixer = <T extends string>(pile: readonly T[]) => T[];

/** What has come to pass in the running step. */
interface Passed {
  play: object[];
  dice: number[];
  draws: string[];
  shuffles: unknown[][];
  /** Everything that has been named openly. */
  told: ReadonlySet<string>;
  /** The same, and what has been turned up. */
  named: ReadonlySet<string>;
}

/** How many orders of what is hidden are tried until one leads to the same position. */
const TRIES = 12;

/** The chance by which hidden things are ordered; nothing of the game's own is in it. */
const OPEN_SEED = '0'.repeat(64);

/**
 * The position as a scenario file that plays again: where the running step began, and what has been answered, rolled
 * and drawn in it. What nobody can know (the order of decks, what lies face down, the seed) is made up, in such a way
 * that everything comes to pass again; where that can't be done, the file ends where the step began.
 */
export function reportOf<S extends EngineState, E extends EngineEvent>(play: Play<S, E>, by: Reporting<S, E>): string {
  const passed = replay(play, by);
  const wanted = sight(play.state, play.open, by);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const text = written(play, by, passed, attempt);
    if (leadsTo(text, wanted, by)) return text;
  }
  return written(play, by, { ...passed, play: [], dice: [], draws: [], shuffles: [] }, 0);
}

/** Plays the running step once more and writes down what comes to pass. */
function replay<S extends EngineState, E extends EngineEvent>(play: Play<S, E>, by: Reporting<S, E>): Passed {
  const begun = JSON.parse(play.snapshot) as S;
  const recorded = { dice: [], draws: [] as string[], shuffles: [], shown: [] as string[] };
  const again = new Play(by.edition, { ...begun, recorded }, false);
  const moves: object[] = [];
  const named = new Set<string>();
  const name = (decisions: readonly Decision[]) => strings(decisions, named);
  for (const entry of play.since) {
    name(again.open);
    moves.push(...moveOf(entry, again.open));
    again.accept(entry);
  }
  for (const event of again.drain()) strings(by.told(event), named);
  name(again.open);
  const { shown, ...chance } = recorded;
  const turned = chance.draws.filter((card) => by.turnedUp?.(card));
  turned.push(...shown.filter((card) => by.shownToAll?.(card)));
  return { play: moves, ...chance, told: named, named: new Set([...named, ...turned]) };
}

/** An entry of the journal as a file says it. */
function moveOf(entry: Entry, open: readonly Decision[]): object[] {
  if (entry.kind === 'interrupt') return [{ interrupt: entry.interrupt, seat: entry.seat }];
  if (entry.kind === 'agreed') return [{ agreed: entry.option, value: entry.value }];
  if (entry.kind === 'lapse') return [];
  const { decision, chosen } = entry.answer;
  const asked = open.find(({ id }) => id === decision);
  const [only] = chosen;
  const answer = chosen.length === 1 && only !== undefined ? only : chosen;
  return asked ? [{ kind: asked.kind, seat: asked.seats[0], answer }] : [];
}

function written<S extends EngineState, E extends EngineEvent>(
  { snapshot, state }: Play<S, E>,
  by: Reporting<S, E>,
  passed: Passed,
  attempt: number,
): string {
  const now = JSON.parse(JSON.stringify(state)) as S;
  const dealt = JSON.parse(JSON.stringify(state)) as S;
  const begun = JSON.parse(snapshot) as S;
  const seed =
    attempt === 0
      ? SEED
      : String(attempt)
          .padStart(2, '0')
          .repeat(SEED.length / 2);
  for (const one of [now, dealt]) one.seed = seed;
  // What has come from outside since is called by its name.
  const there = strings(begun, new Set());
  const fixed = new Set([...passed.named, ...[...strings(now, new Set())].filter((id) => !there.has(id))]);
  let count = 0;
  const mixed = <T extends string>(pile: readonly T[], kept: ReadonlySet<string>) => {
    count += 1;
    return remixed(pile, kept, `${attempt}/${count}`);
  };
  by.deal(dealt, (pile) => mixed(pile, fixed));
  const names = new Map<string, string>();
  pair(now, dealt, names);
  const renamed = rename(begun, names) as S;
  by.blur?.(renamed, now);
  const piles = lists(now).map((pile) => pile.join());
  const before = new Map(lists(begun).map((pile) => [rename(pile, names).join(), pile.join()]));
  const matters = (pile: readonly string[]) => {
    const real = before.get(pile.join()) ?? '';
    return !piles.includes(real) || pile.some((id) => passed.named.has(id));
  };
  const { play, dice, draws } = passed;
  const shuffles = rename(passed.shuffles, names).map((order) => (isPile(order) ? mixed(order, passed.told) : order));
  return yaml({
    ...by.head,
    name: by.title(state),
    ...(attempt === 0 ? {} : { seed }),
    given: by.given(renamed, matters),
    dice,
    draws: rename(draws, names),
    shuffles,
    play,
  });
}

function leadsTo<S extends EngineState, E extends EngineEvent>(
  text: string,
  wanted: object,
  by: Reporting<S, E>,
): boolean {
  try {
    const { state, open } = by.run(text);
    return isDeepStrictEqual(sight(state, open, by), wanted);
  } catch {
    return false;
  }
}

/** What is to be seen: the position and what is asked. */
export function sight<S extends EngineState, E extends EngineEvent>(
  state: S,
  open: readonly Decision[],
  by: Pick<Reporting<S, E>, 'shown'>,
): object {
  const asked = open.map(({ id: _, about: __, ...question }) => question);
  return JSON.parse(JSON.stringify({ state: by.shown(state), asked })) as object;
}

/** What of some settings is not as it would be by itself. */
export function differing(settings: object, plain: object): object {
  const own = Object.entries(settings).filter(([key, value]) => !isDeepStrictEqual(value, at(plain, key)));
  return Object.fromEntries(
    own.map(([key, value]: [string, unknown]) => {
      const usual = at(plain, key);
      const nested = typeof value === 'object' && value !== null && typeof usual === 'object' && usual !== null;
      return [key, nested ? differing(value, usual) : value];
    }),
  );
}

const at = (value: object, key: string) => (value as Record<string, unknown>)[key];

/**
 * The pile in an order that its own tells nothing about. Of cards that are alike, where the first one was named, the others
 * stay behind it: whoever looked for one found that one.
 */
function remixed<T extends string>(pile: readonly T[], named: ReadonlySet<string>, address: string): T[] {
  const free = pile.filter((id) => !named.has(id)).sort();
  for (let last = free.length - 1; last > 0; last--) {
    const other = pick(OPEN_SEED, `${address}/${last}`, last + 1);
    [free[last], free[other]] = [free[other] as T, free[last] as T];
  }
  const first = new Map([...pile.entries()].reverse().map(([place, id]) => [kindNamed(id), place]));
  const behind = (id: T): number => {
    const place = first.get(kindNamed(id)) ?? 0;
    return named.has(pile[place] ?? '') ? place : -1;
  };
  return pile.map((id, place) => {
    if (named.has(id)) return id;
    const next = free.findIndex((one) => behind(one) < place);
    return free.splice(next, 1)[0] ?? id;
  });
}

/** What each string of one value has become in another one of the same shape. */
function pair(one: unknown, other: unknown, names: Map<string, string>): void {
  if (typeof one === 'string' && typeof other === 'string') {
    if (one !== other) names.set(one, other);
  } else if (typeof one === 'object' && one !== null)
    for (const [key, inner] of Object.entries(one)) pair(inner, (other as Record<string, unknown>)[key], names);
}

function rename<T>(value: T, names: ReadonlyMap<string, string>): T {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === 'string' ? (names.get(inner) ?? inner) : inner,
  ) as T;
}

/** Every list of names in a value. */
function lists(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isPile(value)) return [value];
  return Object.values(value).flatMap(lists);
}

function isPile(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Adds every name in a value. */
function strings(value: unknown, into: Set<string>): Set<string> {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) strings(inner, into);
  return into;
}

/** Lists and small things on a line. */
function yaml(scenario: Record<string, unknown>): string {
  const document = new Document(filled(scenario));
  visit(document, {
    Collection(_, node, path) {
      const flat = node.items.every((item) => isScalar(item) || (isPair(item) && isScalar(item.value)));
      if (node.items.length === 0 || (flat && (isSeq(node) || path.length > 6))) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 120 });
}

/** Without what is empty at the top. */
function filled(scenario: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(scenario).filter(([, said]) => said !== undefined && !(Array.isArray(said) && said.length === 0)),
  );
}
