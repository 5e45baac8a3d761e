import type { EventOf, ThirdEvent } from '../../../../src/editions/third/state/event.ts';
import { CONTENT } from '../../../third.ts';
import { afterwards } from '../../tale.ts';
import { type Faults, type Page, type Read, sourceOf, unstableSpaces, until, wasBursting } from './tale.ts';

type Told = readonly ThirdEvent[];

/** What a token has led to is told until the next one, or what comes after the phase. */
const NEXT = [
  'TokenDrawn',
  'MonsterActivated',
  'RoundEnded',
  'CupRefilled',
  'GameEnded',
  'PhaseStarted',
  'TurnEnded',
  'ActionPerformed',
] as const;

/** 3E-204: who draws which token when, and what it comes to. */
export function readToken(event: EventOf<'TokenDrawn'>, page: Page): Read {
  const { seat, token, left } = event;
  const told = until(page.ahead, NEXT);
  const faults = [...cup({ token, left }, page), ...(sourceOf(event) === 'mythos' ? inTurn(seat, page) : [])];
  return { of: token, faults: [...faults, ...(RESULTS[token]?.(page, told) ?? [])] };
}

/** 3E-204.3, 3E-204.5: out of the cup, which is filled up when it is empty. */
function cup({ token, left }: { token: string; left: number }, { state, sofar }: Page): Faults {
  let tokens: string[] = [...state.cup];
  let drawn: string[] = [...state.drawn];
  for (const event of sofar) {
    if (event.type === 'TokenDrawn') {
      tokens.splice(tokens.indexOf(event.token), 1);
      drawn.push(event.token);
    }
    if (event.type === 'CupGained') tokens.push(event.token);
    if (event.type === 'CupRefilled') [tokens, drawn] = [drawn, []];
  }
  if (!tokens.includes(token)) return [`no ${token} among ${tokens}`];
  return left === tokens.length - 1 ? [] : [`${left} left, not ${tokens.length - 1}`];
}

/** 3E-204.1, 3E-204.2, 3E-204.4: two tokens each, in player order from the leader on, whoever has left the game too. */
function inTurn(seat: number, { behind, state }: Page): Faults {
  const begun = behind.findLastIndex((event) => event.type === 'PhaseStarted');
  const phase = behind.slice(begun + 1);
  // What texts have somebody draw besides does not count.
  const drawn = phase.filter((event) => event.type === 'TokenDrawn' && sourceOf(event) === 'mythos').length;
  const seats = state.investigators.length;
  const wanted = (state.leader + Math.floor(drawn / 2)) % seats;
  return seat === wanted ? [] : [`${seat} draws, not ${wanted}`];
}

const RESULTS: Record<string, (page: Page, told: Told) => Faults> = {
  spreadDoom: spread,
  spawnMonster: spawned,
  spawnClue: clue,
  readHeadline: headline,
  gateBurst: burst,
  reckoning,
  blank: (_, told) => (told.some(({ type }) => SOMETHING.includes(type)) ? [`a blank: ${told[0]?.type}`] : []),
};

const SOMETHING: readonly string[] = [
  'DoomPlaced',
  'MonsterSpawned',
  'ClueSpawned',
  'HeadlineRead',
  'GateBurst',
  'Reckoning',
];

/** The event deck as far as it is known: what has been taken off it in this answer, and null once it was shuffled. */
function eventDeck(page: Page): string[] | null {
  const { state, sofar } = page;
  if (wasBursting(page)) return null;
  const deck: string[] = [...state.decks.event];
  for (const event of sofar) {
    if (event.type === 'DoomSpread') deck.pop();
    if (event.type === 'ClueSpawned') deck.shift();
    if (event.type === 'GateBurst' || event.type === 'EventDeckRefilled') return null;
  }
  return deck;
}

/** 3E-R1: with an empty deck a doom on the sheet, and nothing else. */
function emptied(told: Told): Faults {
  return told.some(({ type }) => type === 'EventDeckRefilled') ? [] : ['the event deck is empty'];
}

/** 3E-487.2, 3E-487.3: the bottom card, and a doom on each of its marks. */
function spread(page: Page, told: Told): Faults {
  const deck = eventDeck(page);
  if (deck?.length === 0) return emptied(told);
  const [first] = told;
  if (first?.type === 'EventDeckRefilled' || first?.type === 'SheetDoom')
    return deck === null ? [] : ['refilled too early'];
  if (first?.type !== 'DoomSpread') return [`spreads no doom: ${first?.type}`];
  const faults = deck && deck.at(-1) !== first.card ? [`${first.card}, not ${deck.at(-1)}`] : [];
  return [...faults, ...doomOn(CONTENT.event(first.card).doomSpaces, page, told)];
}

/** 3E-487.2-2, 3E-204.11a-1, 3E-412.3b, 3E-478.3: a doom on each of these, or on the sheet where an anomaly is. */
function doomOn(spaces: readonly string[], page: Page, told: Told): Faults {
  const own = told.flatMap((event) => {
    if (event.type === 'DoomPlaced' && event.by === undefined) return [event.space];
    return event.type === 'SheetDoom' && event.cause?.ref === 'neighborhood' ? [`anomaly ${event.cause.id}`] : [];
  });
  const anomalies = Object.entries(page.state.centers).flatMap(([id, { anomaly }]) => (anomaly ? [id] : []));
  const changed = [...page.sofar, ...told].some(({ type }) => type === 'AnomalyAppeared' || type === 'AnomalyRemoved');
  const over = told.length === page.ahead.length || page.ahead[told.length]?.type === 'GameEnded';
  if (changed || over) return [];
  const wanted = spaces.map((space) => {
    const tile = tileOf(space);
    return anomalies.includes(tile) && redirects(page) ? `anomaly ${tile}` : space;
  });
  const [some, other] = [[...wanted].sort().join(), [...own].sort().join()];
  return some === other ? [] : [`doom at ${other || 'none'}, not at ${some}`];
}

/** Archive card 2 is in the codex. */
const redirects = ({ state }: Page): boolean => state.codex.some(({ number }) => number === 2);

const tileOf = (space: string): string =>
  [...CONTENT.neighborhoods.values()].find(({ spaces }) => spaces.some(({ id }) => id === space))?.id ?? '';

/** 3E-204.11a: a doom on each space of the neighborhood on the top card, and the discards go under the deck. */
function burst(page: Page, told: Told): Faults {
  const deck = eventDeck(page);
  if (deck?.length === 0) return emptied(told);
  const found = told.find(({ type }) => type === 'GateBurst');
  if (found?.type !== 'GateBurst') return deck === null ? [] : ['no gate bursts'];
  const faults = deck && deck[0] !== found.card ? [`${found.card}, not ${deck[0]}`] : [];
  const tile = CONTENT.event(found.card).neighborhood;
  if (tile !== found.neighborhood) faults.push(`at ${found.neighborhood}, not ${tile}`);
  const spaces = [...CONTENT.neighborhoods.values()].find(({ id }) => id === tile)?.spaces.map(({ id }) => id) ?? [];
  faults.push(...doomOn(spaces, page, told));
  const { before } = page.tale;
  const next = page.index + told.length + 1;
  const whole = before[page.index] === before[next] && page.tale.events[next]?.type !== 'GameEnded';
  const later = afterwards(page.tale, page.index).decks;
  const since = page.ahead.slice(0, page.tale.before.lastIndexOf(page.tale.before[page.index] ?? '') - page.index);
  const more = since.filter(({ type }) => type === 'DoomSpread' || type === 'EventDiscarded' || type === 'GateBurst');
  if (whole && more.length === 1 && later.eventDiscard.length > 0)
    faults.push(`${later.eventDiscard.length} discards stay`);
  return faults;
}

/** 3E-445.3: a clue where the top card says, which goes among the top three of that deck. */
function clue(page: Page, told: Told): Faults {
  const deck = eventDeck(page);
  if (deck?.length === 0) return emptied(told);
  const found = told.find(({ type }) => type === 'ClueSpawned');
  if (found?.type !== 'ClueSpawned') return deck === null ? [] : ['no clue'];
  const faults = deck && deck[0] !== found.card ? [`${found.card}, not ${deck[0]}`] : [];
  const tile = CONTENT.event(found.card).neighborhood;
  if (tile !== found.neighborhood) faults.push(`at ${found.neighborhood}, not ${tile}`);
  const answer = page.tale.before.lastIndexOf(page.tale.before[page.index] ?? '');
  const since = page.tale.events.slice(page.index, answer + 1);
  const here = since.filter((event) => event.type === 'ClueSpawned' && event.neighborhood === tile).length;
  const others = [...since, ...page.sofar].some(
    ({ type }) => type === 'EncounterDrawn' || type === 'ArchiveShuffledIn',
  );
  const state = afterwards(page.tale, page.index);
  if (others || here > 1) return faults;
  if (!state.decks.neighborhood[tile]?.slice(0, 3).includes(found.card)) faults.push(`${found.card} is not on top`);
  const clues = page.state.centers[tile]?.clues ?? 0;
  const earlier = page.sofar.filter((event) => event.type === 'ClueSpawned' && event.neighborhood === tile).length;
  const gained = since.concat(page.sofar).some((event) => event.type === 'Gained' && event.what === 'clue');
  if (!gained && state.centers[tile]?.clues !== clues + earlier + 1) faults.push(`${state.centers[tile]?.clues} clues`);
  return faults;
}

/** 3E-457.5, 3E-457.7: the bottom monster, where its spawn text says. */
function spawned(page: Page, told: Told): Faults {
  const touched = page.sofar.some(({ type }) =>
    ['MonsterSpawned', 'MonsterGone', 'CodexAdded', 'CodexFlipped'].includes(type),
  );
  const bottom = page.state.decks.monster.at(-1);
  const found = told.find(({ type }) => type === 'MonsterSpawned');
  if (found?.type !== 'MonsterSpawned') return touched || bottom === undefined ? [] : [`no monster: ${told[0]?.type}`];
  const faults = touched || found.monster === bottom ? [] : [`${found.monster}, not ${bottom}`];
  return [...faults, ...whereSpawned(found, page)];
}

/** The spaces that spawn texts name. */
function whereSpawned({ monster, at }: EventOf<'MonsterSpawned'>, page: Page): Faults {
  const { spawn } = CONTENT.monster(monster);
  const doom = [...page.book].flatMap(([key, amount]): [string, number][] =>
    key.startsWith('doom ') ? [[key.slice(5), Number(amount)]] : [],
  );
  if (spawn === 'spaceWithMostDoom' && doom.length > 0) {
    const most = Math.max(...doom.map(([, amount]) => amount));
    return doom.some(([space, amount]) => space === at && amount === most) ? [] : [`at ${at}, most doom is ${most}`];
  }
  if (spawn !== 'unstableSpace') return [];
  const wanted = unstableSpaces(page);
  return wanted.includes(at) ? [] : [`at ${at}, not ${wanted}`];
}

/** 3E-467.2, 3E-467.4, 3E-467.6, 3E-467.7: the top headline, or a doom on the sheet where there is none. */
function headline(page: Page, told: Told): Faults {
  const read = page.sofar.filter(({ type }) => type === 'HeadlineRead').length;
  const wanted = page.state.decks.headline[read];
  const found = told.find(({ type }) => type === 'HeadlineRead');
  const card = found?.type === 'HeadlineRead' ? found.headline : undefined;
  if (wanted === undefined)
    return card === undefined && told[0]?.type === 'SheetDoom' ? [] : [`${card} out of nothing`];
  const faults = card === wanted ? [] : [`${card}, not ${wanted}`];
  const { rumor } = CONTENT.headline(wanted);
  const entered = told.some((event) => event.type === 'RumorEntered' && event.headline === wanted);
  return entered === (rumor === true) ? faults : [...faults, `${wanted} enters: ${entered}`];
}

/** 3E-204.12a, 3E-481.3c: at least the scenario's own reckoning, and each source once. */
function reckoning({ state }: Page, told: Told): Faults {
  const by = told.flatMap((event) => (event.type === 'Reckoning' ? [event.by.id] : []));
  const own = CONTENT.scenario(state.scenario).reckoning.length > 0;
  const faults = own && !by.includes(state.scenario) && told.length > 0 ? [`without the scenario: ${by}`] : [];
  return new Set(by).size === by.length ? faults : [...faults, `${by} twice`];
}
