import type { EventOf, ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { CONTENT } from '../../../third.ts';
import { type Faults, isDisguise, type Page, type Read, sourceOf, until } from './tale.ts';

/** What may be done while a monster holds somebody (3E-401.5). */
const WHILE_HELD = ['attack', 'evade', 'focus'];

type Action = EventOf<'ActionPerformed'>;

/** Each action: who may perform it, how often, and what it comes to by its dice. */
export function readAction(action: Action, page: Page): Read {
  const told = until(page.ahead, [
    'ActionPerformed',
    'TurnEnded',
    'PhaseStarted',
    'RoundEnded',
    'GameEnded',
    'StoodUp',
  ]);
  const [name = ''] = action.action.split(':');
  const own = RESULTS[name]?.(action, page, told) ?? [];
  return { of: name, faults: [...permitted(action, page), ...own] };
}

/** 3E-201.1-2, 3E-401.2, 3E-401.4, 3E-401.5 */
function permitted({ seat, action, additional }: Action, { behind, book }: Page): Faults {
  const faults: Faults = [];
  const round = behind.slice(behind.findLastIndex(({ type }) => type === 'RoundStarted') + 1);
  if (round.some((event) => event.type === 'ActionPerformed' && event.seat === seat && event.action === action))
    faults.push(`${action} again in the same round`);
  const turn = behind.slice(behind.findLastIndex((event) => event.type === 'TurnStarted') + 1);
  const done = turn.filter(
    (event) =>
      (event.type === 'StoodUp' && event.seat === seat) ||
      (event.type === 'ActionPerformed' && event.seat === seat && !event.additional),
  );
  const more = Object.keys(Object.fromEntries(book)).filter((key) => book.get(key) === `${seat}` && givesActions(key));
  if (!additional && done.length >= 2 + more.length) faults.push(`${action} after ${done.length} actions`);
  const plain = !action.startsWith('component:') && !['move', 'trade'].includes(action);
  if (plain && !WHILE_HELD.includes(action) && holders(book, seat).some((kind) => !hasKeyword(kind, 'watcher')))
    faults.push(`${action} while held by ${holders(book, seat)}`);
  return faults;
}

/** A card that lets its owner act once more. */
function givesActions(key: string): boolean {
  const [, card] = /^card (\S+)$/.exec(key) ?? [];
  return card !== undefined && JSON.stringify(CONTENT.asset(card)).includes('"actions"');
}

const hasKeyword = (monster: string, keyword: string): boolean =>
  CONTENT.monster(monster).keywords.some((one) => one === keyword);

/** The monsters that hold somebody. */
export function holders(book: Page['book'], seat: number): string[] {
  return [...book.keys()].flatMap((key) => {
    const [, monster, who] = /^monster (\S+) holds (\d+)$/.exec(key) ?? [];
    return monster !== undefined && who === `${seat}` ? [monster] : [];
  });
}

const RESULTS: Record<string, (action: Action, page: Page, told: readonly ThirdEvent[]) => Faults> = {
  // 3E-408.2
  gatherResources: ({ seat }, _, [first]) =>
    first?.type === 'Gained' && first.seat === seat && first.what === 'money' && first.amount === 1
      ? []
      : [`gathers ${JSON.stringify(first)}`],
  focus: focused,
  ward: warded,
  attack: attacked,
  evade: evaded,
  research: researched,
  move: moved,
};

/** What a test of an action came to; null where it was broken off. */
function successesOf(seat: number, told: readonly ThirdEvent[]): number | null {
  const ended = told.find((event) => event.type === 'TestEnded' && event.seat === seat);
  return ended?.type === 'TestEnded' ? ended.successes : null;
}

/** 3E-406.2 to 3E-406.4, 3E-438.5, 3E-438.9 */
function focused({ seat }: Action, { state, sofar }: Page, told: readonly ThirdEvent[]): Faults {
  const gained = told.find((event) => event.type === 'Focused' && event.seat === seat);
  const one = state.investigators[seat];
  if (gained?.type !== 'Focused' || !one) return ['focuses nothing'];
  const focus = { ...one.focus };
  for (const event of sofar) {
    if (event.type === 'Focused' && event.seat === seat) focus[event.skill] += 1;
    if (event.type === 'FocusLost' && event.seat === seat) focus[event.skill] -= 1;
  }
  const faults: Faults = [];
  // A third of the same at once, which the limit then takes back, is none either.
  if (focus[gained.skill] > 0 && !one.cards.some(({ id }) => id.startsWith('overcomeAllOdds')))
    faults.push(`focuses ${gained.skill} twice`);
  const held = Object.values(focus).reduce((sum, each) => sum + each, 0);
  const limit = CONTENT.investigator(one.sheet).focusLimit;
  const lost = told.some((event) => event.type === 'FocusLost' && event.seat === seat && !event.spent);
  if (typeof limit !== 'number') return faults;
  if (held + 1 <= limit && lost) faults.push(`${held} of ${limit}, and loses one`);
  if (held + 1 > limit && !lost && one.cards.length === 0) faults.push(`${held} of ${limit}, and loses none`);
  return faults;
}

/** 3E-403.2, 3E-403.3: a doom for each success, as far as there is any, and a remnant for two or more. */
function warded({ seat }: Action, { book }: Page, told: readonly ThirdEvent[]): Faults {
  const successes = successesOf(seat, told);
  const at = book.get(`${seat} at`);
  if (successes === null || at === undefined) return [];
  const there = Number(book.get(`doom ${at}`) ?? 0);
  const removed = told.find((event) => event.type === 'DoomRemoved' && event.by?.id === 'ward');
  const amount = removed?.type === 'DoomRemoved' ? removed.amount : 0;
  const wanted = Math.min(successes, there);
  const remnant = told.some((event) => event.type === 'Gained' && event.what === 'remnant' && event.by?.id === 'ward');
  const faults = amount === wanted ? [] : [`${amount} of ${there} doom by ${successes}`];
  if (removed?.type === 'DoomRemoved' && removed.space !== at) faults.push(`doom of ${removed.space}, not ${at}`);
  return remnant === amount >= 2 ? faults : [...faults, `a remnant for ${amount}: ${remnant}`];
}

/** 3E-402.1 to 3E-402.7, 3E-457.8c, 3E-457.9, 3E-427.2: damage for each success, and what a monster leaves. */
function attacked({ seat }: Action, { book, state }: Page, told: readonly ThirdEvent[]): Faults {
  const successes = successesOf(seat, told);
  const hit = told.find((event) => event.type === 'MonsterDamaged' && event.seat === seat);
  if (successes === null) return [];
  if (hit?.type !== 'MonsterDamaged') return successes > 0 ? [`${successes} successes and no damage`] : [];
  const { monster, amount, damage, health } = hit;
  const printed = CONTENT.monster(monster);
  const before = Number(book.get(`monster ${monster} damage`) ?? 0);
  const faults: Faults = [];
  // A card of theirs may add to it.
  if (amount < successes) faults.push(`${amount} damage by ${successes}`);
  if (damage !== before + amount) faults.push(`${damage} is not ${before} and ${amount}`);
  const least = printed.health + printed.elite * state.players;
  if (health < least && !printed.epic) faults.push(`health ${health}, not ${least}`);
  const defeated = told.find((event) => event.type === 'MonsterDefeated' && event.monster === monster);
  // Texts defeat some before.
  if (damage >= health && !defeated) faults.push(`${damage} of ${health}, defeated: ${!!defeated}`);
  const remnant = told.some((event) => event.type === 'Gained' && event.what === 'remnant' && event.by?.id === monster);
  const leaves = defeated !== undefined && printed.remnant;
  return remnant === leaves ? faults : [...faults, `a remnant of ${monster}: ${remnant}`];
}

/** 3E-405.2-1, 3E-443.5-1: one of the monsters that hold them for each success; a massive one is not exhausted. */
function evaded({ seat }: Action, { book }: Page, told: readonly ThirdEvent[]): Faults {
  const successes = successesOf(seat, told);
  const held = holders(book, seat);
  if (held.length === 0) return ['evades nobody'];
  if (successes === null) return [];
  const free = told.flatMap((event) =>
    event.type === 'MonsterDisengaged' && event.seat === seat ? [event.monster] : [],
  );
  const wanted = Math.min(successes, held.length);
  const faults = free.length < wanted ? [`${free.length} of ${held.length} by ${successes}`] : [];
  const exhausted = told.flatMap((event) => (event.type === 'MonsterExhausted' ? [`${event.monster}`] : []));
  for (const monster of free.slice(0, wanted))
    if (!exhausted.includes(monster) && !hasKeyword(monster, 'massive')) faults.push(`${monster} is not exhausted`);
  return faults;
}

/** 3E-407.2, 3E-464.2: as many clues as successes, and as they have. */
function researched({ seat }: Action, { book }: Page, told: readonly ThirdEvent[]): Faults {
  const successes = successesOf(seat, told);
  if (successes === null) return [];
  const had = Number(book.get(`${seat} clues`) ?? 0);
  const spent = told.filter((event) => event.type === 'Spent' && event.seat === seat && event.what === 'clue').length;
  const done = told.find((event) => event.type === 'Researched' && event.seat === seat);
  const amount = done?.type === 'Researched' ? done.amount : 0;
  return amount <= Math.min(successes, had - spent) ? [] : [`researches ${amount} of ${had} by ${successes}`];
}

/** 3E-404.2, 3E-404.3: two spaces, one more for each of two dollars. */
function moved({ seat }: Action, { behind }: Page): Faults {
  const start = behind.findLastIndex(
    (event) =>
      ['TurnStarted', 'ActionPerformed', 'StoodUp'].includes(event.type) && 'seat' in event && event.seat === seat,
  );
  const told = behind.slice(start + 1).filter((event) => 'seat' in event && event.seat === seat);
  const steps = told.filter(
    (event) => event.type === 'Moved' && event.how === 'step' && sourceOf(event) === 'move',
  ).length;
  const dollars = told.reduce(
    (sum, event) => sum + (event.type === 'Spent' && event.what === 'money' ? event.amount : 0),
    0,
  );
  const other = told.some(({ type }) => type === 'CardUsed' || type === 'AbilityUsed' || type === 'SpellCast');
  if (other) return [];
  if (steps > 2 + Math.min(2, dollars)) return [`${steps} spaces for ${dollars} dollars`];
  return dollars > Math.max(0, steps - 2) ? [`${dollars} dollars for ${steps} spaces`] : [];
}

/** 3E-404.3, 3E-447.5, 3E-452.5: a step away from a monster that holds them, and one into the space of a ready one. */
export function readStep(event: EventOf<'Moved'>, page: Page): Read {
  const { seat, to, how } = event;
  if (how !== 'step' || sourceOf(event) !== 'move' || page.state.phase !== 'action') return null;
  const faults: Faults = [];
  const held = holders(page.book, seat).filter((monster) => !hasKeyword(monster, 'watcher'));
  if (held.length > 0) faults.push(`walks away from ${held}`);
  const there = [...page.book].flatMap(([key, at]) => {
    const [, monster] = /^monster (\S+)$/.exec(key) ?? [];
    return monster !== undefined && at === to ? [monster] : [];
  });
  const ready = there.filter((monster) => isReady(monster, page) && !hasKeyword(monster, 'elusive'));
  if (ready.length === 0) return { of: 'a step', faults };
  const told = until(page.ahead, ['Moved', 'TurnEnded', 'ActionPerformed']);
  const engaged = told.some((one) => one.type === 'MonsterEngaged' && ready.includes(one.monster));
  const hidden = page.state.investigators[seat]?.cards.some(({ id }) => isDisguise(id));
  return {
    of: 'a step to a ready monster',
    faults: engaged || hidden ? faults : [...faults, `${ready} at ${to} let them pass`],
  };
}

/** Whether a monster is neither exhausted nor held by anybody, as far as the state and what has been told since say. */
function isReady(monster: string, { state, sofar, book }: Page): boolean {
  if ([...book.keys()].some((key) => key.startsWith(`monster ${monster} holds`))) return false;
  const last = sofar.findLast((event) => 'monster' in event && event.monster === monster);
  if (last) return false;
  return state.monsters.find(({ id }) => id === monster)?.status === 'ready';
}

/** 3E-409.2: what is traded, and with whom. */
export function readTrade({ from, to, given, taken }: EventOf<'Traded'>, { book, state }: Page): Read {
  const faults: Faults = [];
  // Where a newcomer begins is told by nothing but the state.
  const at = (seat: number) => book.get(`${seat} at`) ?? state.investigators[seat]?.at;
  if (at(from) !== at(to)) faults.push(`${from} and ${to} are apart`);
  for (const card of [...given.cards, ...taken.cards])
    if (!['item', 'ally', 'spell'].includes(CONTENT.asset(card).type)) faults.push(`${card} is traded`);
  for (const [goods, who] of [
    [given, from],
    [taken, to],
  ] as const) {
    for (const what of ['money', 'clues', 'remnants'] as const)
      if (goods[what] > Number(book.get(`${who} ${what}`) ?? 0)) faults.push(`${goods[what]} ${what} of ${who}`);
    for (const card of goods.cards) if (book.get(`card ${card}`) !== `${who}`) faults.push(`${card} is not ${who}'s`);
  }
  if (holders(book, from).some((monster) => !hasKeyword(monster, 'watcher'))) faults.push(`${from} trades while held`);
  return { of: 'trade', faults };
}

/** 3E-463.2, 3E-463.3, 3E-402.4, 3E-405.3, 3E-405.4: how many dice a test begins with. */
export function readTest({ seat, skill, formula, dice, occasion, against }: EventOf<'TestRolled'>, page: Page): Read {
  const one = page.state.investigators[seat];
  if (!one || !page.book.has(`${seat} at`)) return null;
  const sum = formula.reduce((all, part) => all + part.dice, 0);
  const faults: Faults = [];
  if (dice.length !== Math.max(1, sum)) faults.push(`${dice.length} dice, not ${sum}`);
  const own = formula.find(({ source }) => source.ref === 'skill');
  const value = CONTENT.investigator(one.sheet).skills[skill];
  if (own?.dice !== value) faults.push(`${skill} ${own?.dice}, not ${value}`);
  const mod = formula.find(({ source }) => source.ref === 'monster' && source.id === against?.id)?.dice ?? 0;
  if (occasion === 'evade') {
    const worst = Math.min(...holders(page.book, seat).map((monster) => CONTENT.monster(monster).evade.mod));
    if (mod !== worst && Number.isFinite(worst)) faults.push(`${mod} to evade, not ${worst}`);
  }
  if (occasion === 'attack' && against?.ref === 'monster') {
    const printed = CONTENT.monster(against.id).attack.mod;
    const weakens = JSON.stringify(CONTENT.monster(against.id)).includes('"check:all"');
    if (mod !== printed && !weakens) faults.push(`${mod} to attack ${against.id}, not ${printed}`);
  }
  return { of: occasion ?? 'test', faults };
}
