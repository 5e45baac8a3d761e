import type { EventOf, ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { CONTENT } from '../../../third.ts';
import { type Faults, isDisguise, type Page, type Read, unstableSpaces, until } from './tale.ts';

/** What ends one activation, or one attack. */
const NEXT = ['MonsterActivated', 'MonsterAttacked', 'PhaseStarted', 'TurnStarted', 'GameEnded', 'RoundEnded'] as const;

/** The spaces beside one, by the printed map. */
function beside({ state }: Page, space: string): readonly string[] {
  return CONTENT.scenario(state.scenario).map.adjacency[space] ?? [];
}

/** How many steps it is to a space from wherever there is a way. */
function distancesTo(page: Page, goal: string): Map<string, number> {
  const known = new Map([[goal, 0]]);
  const waiting = [goal];
  for (let space = waiting.shift(); space !== undefined; space = waiting.shift())
    for (const next of beside(page, space))
      if (!known.has(next)) {
        known.set(next, (known.get(space) ?? 0) + 1);
        waiting.push(next);
      }
  return known;
}

/** Where everybody stands who is in the game. */
function standing({ book, state, sofar }: Page): Map<number, string> {
  // Of newcomers no book is kept.
  const moved = (seat: number) => sofar.findLast((event) => event.type === 'Moved' && event.seat === seat);
  const gone = sofar.flatMap((event) => (event.type === 'InvestigatorLeft' ? [event.seat] : []));
  return new Map(
    state.investigators.flatMap(({ seat, left, at }): [number, string][] => {
      if (left !== null || gone.includes(seat)) return [];
      const last = moved(seat);
      return [[seat, `${book.get(`${seat} at`) ?? (last?.type === 'Moved' ? last.to : at)}`]];
    }),
  );
}

/** 3E-202.2, 3E-450.2, 3E-461.2, 3E-468.2: an activation, by what the monster's ready side says. */
export function readActivation({ monster, kind, at }: EventOf<'MonsterActivated'>, page: Page): Read {
  const { activation, keywords } = CONTENT.monster(monster);
  const told = until(page.ahead, NEXT);
  const faults: Faults = [];
  if (activation.kind !== kind) faults.push(`a ${kind}`);
  if ([...page.book.keys()].some((key) => key.startsWith(`monster ${monster} holds`)))
    faults.push('activates while it holds');
  const moves = told.filter(
    (event): event is EventOf<'MonsterMoved'> => event.type === 'MonsterMoved' && event.monster === monster,
  );
  if (activation.kind === 'lurker') {
    faults.push(...lurks(activation.effect, page, { monster, told }));
    if (moves.length > 0) faults.push('a lurker moves');
    return { of: 'lurker', faults };
  }
  const goals =
    activation.kind === 'hunter' ? prey(activation.prey, page, at ?? '') : targets(activation.target, page, at ?? '');
  const disguised = page.state.investigators.some(({ cards }) => cards.some(({ id }) => isDisguise(id)));
  // A space that an archive card makes lies on no map.
  const charted = goals.every((goal) => beside(page, goal).length > 0);
  if (charted && !disguised) faults.push(...path({ monster, at: at ?? '', moves, goals }, page));
  const last = moves.at(-1)?.to ?? at ?? '';
  const met = [...standing(page).values()].includes(last);
  const engaged = told.some((event) => event.type === 'MonsterEngaged' && event.monster === monster);
  if (met && !engaged && !keywords.some((one) => one === 'elusive') && !disguised)
    faults.push(`meets somebody at ${last}`);
  return { of: `${kind}${met ? ', meets somebody' : ''}`, faults };
}

interface Way {
  monster: string;
  at: string;
  moves: readonly EventOf<'MonsterMoved'>[];
  /** Spaces of which it goes to a nearest one. */
  goals: readonly string[];
}

/** A shortest way to a nearest goal, as far as its speed goes, and no further than to somebody. */
function path({ monster, at, moves, goals }: Way, page: Page): Faults {
  const { speed } = CONTENT.monster(monster);
  if (goals.length === 0) return moves.length > 0 ? ['goes nowhere'] : [];
  if (speed === 'direct') {
    const to = moves[0]?.to ?? at;
    return goals.includes(to) && moves.length <= 1 ? [] : [`goes straight to ${to}, not to ${goals}`];
  }
  const stand = [...standing(page).values()];
  const ways = goals.map((goal) => {
    const far = distancesTo(page, goal);
    const steps = moves.map(({ from, to }) => (far.get(from) ?? 0) - (far.get(to) ?? 0));
    const end = moves.at(-1)?.to ?? at;
    const stopped = end === goal || moves.length === speed || (moves.length > 0 && stand.includes(end));
    return steps.every((step) => step === 1) && stopped;
  });
  const early = moves.slice(0, -1).find(({ to }) => stand.includes(to));
  const faults = ways.some((good) => good)
    ? []
    : [`from ${at} by ${moves.map(({ to }) => to)}, not to ${goals} with ${speed}`];
  if (early) faults.push(`goes past somebody at ${early.to}`);
  return moves.length > speed ? [...faults, `${moves.length} steps`] : faults;
}

/** The spaces among those nearest to another. */
function nearest(page: Page, from: string, spaces: readonly string[]): string[] {
  const far = distancesTo(page, from);
  const least = Math.min(...spaces.map((space) => far.get(space) ?? 99));
  return spaces.filter((space) => (far.get(space) ?? 99) === least);
}

/** 3E-423.1, 3E-202.2g: where its prey is, the nearest of them if they are equal. */
function prey(what: string, page: Page, from: string): string[] {
  const where = standing(page);
  const seats = [...where.keys()];
  const worth = (seat: number): number => worthOf(what, page, seat);
  const most = Math.max(...seats.map(worth));
  return nearest(
    page,
    from,
    seats.filter((seat) => worth(seat) === most).map((seat) => where.get(seat) ?? ''),
  );
}

const MOST: Record<string, 'clues' | 'remnants'> = { mostClues: 'clues', mostRemnants: 'remnants' };

function worthOf(what: string, { state, book, sofar }: Page, seat: number): number {
  if (what === 'nearest') return 0;
  const counted = MOST[what];
  if (counted) return Number(book.get(`${seat} ${counted}`) ?? 0);
  if (what === 'mostSpells')
    return [...book].filter(([key, whose]) => {
      const [, card] = /^card (\S+)$/.exec(key) ?? [];
      return card !== undefined && whose === `${seat}` && CONTENT.asset(card).type === 'spell';
    }).length;
  const [, way, name = ''] = /^(lowest|highest)(.*)$/.exec(what) ?? [];
  const one = state.investigators[seat];
  if (!one) return 0;
  const { skills } = CONTENT.investigator(one.sheet);
  const [skill] = (['influence', 'lore', 'observation', 'strength', 'will'] as const).filter(
    (each) => each === name.toLowerCase(),
  );
  if (!skill) return 0;
  const focus = sofar.reduce((sum, event) => {
    if (event.type === 'Focused' && event.seat === seat && event.skill === skill) return sum + 1;
    return event.type === 'FocusLost' && event.seat === seat && event.skill === skill ? sum - 1 : sum;
  }, one.focus[skill]);
  return (skills[skill] + focus) * (way === 'lowest' ? -1 : 1);
}

/** Where a patrol goes. */
function targets(what: string, page: Page, from: string): string[] {
  if (what === 'unstableSpace') return nearest(page, from, unstableSpaces(page));
  const doom = [...page.book].flatMap(([key, amount]): [string, number][] =>
    key.startsWith('doom ') ? [[key.slice(5), Number(amount)]] : [],
  );
  const most = Math.max(0, ...doom.map(([, amount]) => amount));
  return nearest(
    page,
    from,
    doom.filter(([, amount]) => amount === most).map(([space]) => space),
  );
}

/** 3E-468.2: the plain things that lurkers do. */
function lurks(
  effects: readonly unknown[],
  page: Page,
  { monster, told }: { monster: string; told: readonly ThirdEvent[] },
): Faults {
  return effects.flatMap((effect) => {
    const text = JSON.stringify(effect);
    const at = `${page.book.get(`monster ${monster}`)}`;
    const placed = told.find(({ type }) => type === 'DoomPlaced' || type === 'SheetDoom');
    const space = placed?.type === 'DoomPlaced' ? placed.space : null;
    if (text.includes('"placeDoom"')) return doomOf(text, page, { at, space, placed: placed !== undefined });
    const harm = /"each":"investigator","do":\[\{"(damage|horror)":1/.exec(text)?.[1];
    if ((harm !== 'damage' && harm !== 'horror') || page.ahead[told.length]?.type === 'GameEnded') return [];
    const hurt = [...standing(page).keys()].filter((seat) => harmed(told, seat)[harm] < 1);
    return hurt.length > 0 ? [`${hurt} get no ${harm}`] : [];
  });
}

function doomOf(
  text: string,
  page: Page,
  { at, space, placed }: { at: string; space: string | null; placed: boolean },
): Faults {
  const where = /"at":"(\w+)"/.exec(text)?.[1] ?? '';
  if (!placed) return where === 'adjacentSpaceWithMostDoom' ? [] : ['no doom'];
  const wanted = WHERE[where]?.(page, at) ?? [where];
  // An anomaly, or a street, sends it elsewhere.
  const street = wanted.every((one) => one.endsWith('Street'));
  if (space === null || street || wanted.includes(space)) return [];
  return [`doom at ${space}, not ${wanted}`];
}

const WHERE: Record<string, (page: Page, at: string) => readonly string[]> = {
  thisSpace: (_, at) => [at],
  adjacentSpace: (page, at) => [...beside(page, at), ...beside(page, at).flatMap((space) => beside(page, space))],
  adjacentSpaceWithMostDoom: (page, at) => beside(page, at),
  unstableSpace: (page) => unstableSpaces(page),
};

/** All harm that is told of somebody, whether an asset takes it or something prevents it. */
export function harmed(told: readonly ThirdEvent[], seat: number): { damage: number; horror: number } {
  const all = { damage: 0, horror: 0 };
  for (const event of told) {
    if (event.type !== 'Suffered' && event.type !== 'AssetSuffered' && event.type !== 'Prevented') continue;
    if (event.seat !== seat) continue;
    all.damage += event.damage;
    all.horror += event.horror;
  }
  return all;
}

/** 3E-202.3, 3E-447.7, 3E-457.8i: what a monster deals whom it holds, the leader first. */
export function readAttack({ monster, seat }: EventOf<'MonsterAttacked'>, page: Page): Read {
  const faults: Faults = [];
  if (!page.book.has(`monster ${monster} holds ${seat}`)) faults.push(`${monster} does not hold ${seat}`);
  const told = until(page.ahead, [
    ...NEXT,
    'TestRolled',
    'ActionPerformed',
    'EncounterDrawn',
    'TurnEnded',
    'InvestigatorLeft',
    'MonsterReadied',
  ]);
  const mine = told.filter(
    (event) => event.type === 'Prevented' || ('by' in event && typeof event.by === 'object' && event.by.id === monster),
  );
  const dealt = harmed(mine, seat);
  const printed = CONTENT.monster(monster);
  const more = printed.abilities?.some((ability) => 'after' in ability && ability.after === 'thisAttacks');
  const left = page.ahead[told.length]?.type === 'InvestigatorLeft';
  // Something wards it off, or changes it.
  if (page.ahead[told.length]?.type === 'TestRolled') return { of: 'answered by a spell', faults };
  for (const what of ['damage', 'horror'] as const)
    if (
      !(more && dealt[what] > printed[what]) &&
      dealt[what] !== printed[what] &&
      !(left && dealt[what] < printed[what])
    )
      faults.push(`${dealt[what]} ${what}, not ${printed[what]}`);
  const inStep =
    page.state.phase === 'monster' ||
    page.sofar.some((event) => event.type === 'PhaseStarted' && event.phase === 'monster');
  if (inStep) faults.push(...inOrder(monster, seat, page));
  return { of: inStep ? 'in the attack step' : 'at another time', faults };
}

/** 3E-202.3a-2: the leader's monsters first, then in player order; each once. */
function inOrder(monster: string, seat: number, { behind, state }: Page): Faults {
  const begun = behind.findLastIndex((event) => event.type === 'PhaseStarted' || event.type === 'MonsterActivated');
  const before = behind.slice(begun + 1).flatMap((event) => (event.type === 'MonsterAttacked' ? [event] : []));
  const seats = state.investigators.length;
  const place = (who: number) => (who - state.leader + seats) % seats;
  const last = before.at(-1);
  const faults: Faults = [];
  if (last && place(last.seat) > place(seat)) faults.push(`${seat} after ${last.seat}, leader ${state.leader}`);
  if (before.some((event) => event.monster === monster && event.seat === seat)) faults.push(`${monster} attacks twice`);
  return faults;
}

/** 3E-202.3a-1, 3E-202.4, 3E-452.5: in its phase every monster that holds somebody attacks them, and none stays exhausted. */
export function readPhase({ phase }: EventOf<'PhaseStarted'>, page: Page): Read {
  if (phase !== 'encounter') return null;
  const begun = page.behind.findLastIndex((event) => event.type === 'PhaseStarted');
  const first = page.behind[begun];
  if (first?.type !== 'PhaseStarted' || first.phase !== 'monster') return null;
  const told = page.behind.slice(begun + 1);
  const attacks = told.flatMap((event) =>
    event.type === 'MonsterAttacked' ? [`monster ${event.monster} holds ${event.seat}`] : [],
  );
  const later = told.flatMap((event) =>
    event.type === 'MonsterEngaged' ? [`monster ${event.monster} holds ${event.seat}`] : [],
  );
  const still = [...page.book.keys()].filter((key) => / holds \d+$/.test(key) && !later.includes(key));
  const faults = still.filter((key) => !attacks.includes(key)).map((key) => `${key} and does nothing`);
  const readied = told.flatMap((event) => (event.type === 'MonsterReadied' ? [event.monster] : []));
  const down = page.state.monsters.filter(({ status }) => status === 'exhausted').map(({ id }) => id);
  for (const id of down)
    if (!readied.includes(id) && page.book.has(`monster ${id}`)) faults.push(`${id} stays exhausted`);
  return { of: attacks.length > 0 ? 'a phase with attacks' : 'a phase', faults };
}
