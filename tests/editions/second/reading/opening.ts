import type { EventOf, SecondEvent } from '../../../../src/editions/second/state/event.ts';
import { content } from '../../../second.ts';
import type { Book } from '../../bookkeeping.ts';
import { type Faults, type Page, type Read, run, until } from './tale.ts';

/** Limits by the number of investigators (2E-3501, 2E-3504, 2E-3702). */
const limitOf = (players: number) => players + 3;
const outskirtsOf = (players: number) => 8 - players;
const gatesThatAwaken = (players: number) => 8 - Math.floor((players - 1) / 2);

/** What may be told of the first step of a Mythos card. */
const STEP = [
  'GateBlocked',
  'SurgeBlocked',
  'DoomChanged',
  'GateOpened',
  'CluesRemoved',
  'GateRevealed',
  'Moved',
  'DrawnThrough',
  'ExploredMarker',
  'Surge',
  'MonsterAppeared',
  'MonsterToOutskirts',
  'OutskirtsEmptied',
  'TerrorRose',
  'AllyLeft',
  'PlaceClosed',
  'MonsterMoved',
  'SealBroken',
  'Awakened',
  'CardUsed',
  'AbilityUsed',
] as const;

/** A board of which only this is known. */
interface Town {
  page: Page;
  place: string;
  players: number;
  revised: boolean;
  variants: Page['tale']['start']['options']['variants'];
  open: string[];
  kate: string | null;
}

/** Step 1 of every Mythos card that is drawn, in both printings and with variants 1, 3, 10 and Stormknight. */
export function readOpening(event: EventOf<'MythosDrawn'>, page: Page): Read {
  if (event.purpose === 'discarded' || event.purpose === 'peek') return null;
  const place = content.mythos(event.card).gate;
  const told = run(page.ahead, STEP);
  if (place === null) return { of: 'no gate', faults: nothing(told, 'the card') };
  const town = townOf(page, place);
  const here = page.book.has(`${place} seal`) ? 'sealed' : page.book.has(`${place} gate`) ? 'open' : 'neither';
  const { variants } = town;
  if (event.purpose === 'gateOnly' && isSecond(page)) return { of: `second, ${here}`, faults: secondCard(town, told) };
  const faults = firstStep(town, told, event.purpose === 'setup');
  return { of: `${event.purpose}, ${variants.stormknight ? 'Stormknight, ' : ''}${here}`, faults };
}

function townOf(page: Page, place: string): Town {
  const { players, options, investigators } = page.state;
  const { book } = page;
  const open = [...book.keys()].flatMap((key) => (key.endsWith(' gate') ? [key.slice(0, -' gate'.length)] : []));
  const kate = investigators.find(({ sheet, eliminated }) => sheet === 'kate-winthrop' && !eliminated);
  const at = kate ? book.get(`${kate.seat} at`) : undefined;
  return {
    page,
    place,
    players,
    revised: options.printing === 'revised',
    variants: options.variants,
    open,
    kate: typeof at === 'string' ? at : (kate?.at ?? null),
  };
}

/** L10.3: only the second card of a phase is drawn after one has been resolved. */
function isSecond({ behind }: Page): boolean {
  for (const event of [...behind].reverse()) {
    if (event.type === 'MythosDrawn' && event.purpose === 'full') return true;
    if (event.type === 'TurnStarted') return false;
  }
  return false;
}

/** L10.2, L10.3: with double gates a second card is drawn from the phase on after the sixth doom token came, and never without. */
export function readDouble({ purpose }: EventOf<'MythosDrawn'>, page: Page): Read {
  if (purpose !== 'full') return null;
  const { variants } = page.state.options;
  const turn = page.behind.findLastIndex(({ type }) => type === 'TurnStarted');
  const begun = page.behind.slice(0, turn + 1).some((event) => event.type === 'DoomChanged' && event.doom >= 6);
  const told = until(page.ahead, ['TurnStarted', 'Awakened', 'GameEnded']);
  const over = page.ahead[told.length]?.type !== 'TurnStarted';
  const second = told.some((event) => event.type === 'MythosDrawn' && event.purpose === 'gateOnly');
  if (!variants.doubleGates) return { of: 'single gates', faults: second ? ['a second card'] : [] };
  if (!begun || over) return null;
  return { of: 'double gates', faults: second ? [] : ['no second card'] };
}

/** 2E-1402: sealed, open, or neither. */
function firstStep(town: Town, told: readonly SecondEvent[], setup: boolean): Faults {
  const { page, place, variants, kate } = town;
  if (page.book.has(`${place} seal`)) {
    // SK.3; 2E-1403
    if (variants.stormknight) return surged(town, told, null);
    return nothing(told, 'a seal');
  }
  if (page.book.has(`${place} gate`)) {
    // SK.2; 2E-1404
    if (variants.stormknight) return [...doom(told, 1), ...monsters(town, told, kate === place ? 0 : 1)];
    if (kate === place) return [...nothing(told, 'Kate Winthrop'), ...doom(told, 0)];
    return [...surged(town, told, place), ...doom(told, 0)];
  }
  if (kate === place) return nothing(told, 'Kate Winthrop');
  return opened(town, told, setup);
}

/** L10.4 to L10.6. */
function secondCard(town: Town, told: readonly SecondEvent[]): Faults {
  const { page, place, variants, kate } = town;
  if (page.book.has(`${place} seal`))
    return told[0]?.type === 'SealBroken' && told.length === 1
      ? []
      : [`seal at ${place} not just broken: ${brief(told)}`];
  if (!page.book.has(`${place} gate`)) return firstStep(town, told, false);
  return [
    ...doom(told, variants.stormknight ? 1 : 0),
    ...monsters(town, told, kate === place ? 0 : 1),
    ...noSurge(told),
  ];
}

const brief = (told: readonly SecondEvent[]) => told.map(({ type }) => type).join(' ');

const noSurge = (told: readonly SecondEvent[]) => (told.some(({ type }) => type === 'Surge') ? ['a surge'] : []);

function nothing(told: readonly SecondEvent[], by: string): Faults {
  const wrong = told.filter(({ type }) => ['GateOpened', 'Surge', 'SealBroken'].includes(type));
  return wrong.length > 0 ? [`${brief(told)} in spite of ${by}`] : [];
}

/** So many tokens come onto the doom track by it, before anything else. */
function doom(told: readonly SecondEvent[], wanted: number): Faults {
  const first = told.find(({ type }) => type === 'DoomChanged' || type === 'MonsterAppeared' || type === 'Surge');
  const come = first?.type === 'DoomChanged' ? 1 : 0;
  if (wanted === 1 && come !== 1 && !told.some(({ type }) => type === 'Awakened')) return [`no doom: ${brief(told)}`];
  if (wanted === 0 && come === 1) return [`doom: ${brief(told)}`];
  return [];
}

/** 2E-1413 to 2E-1424: doom token, marker, Clue tokens, who stands there, monsters. */
function opened(town: Town, told: readonly SecondEvent[], setup: boolean): Faults {
  const { page, place, variants, players, revised } = town;
  const { ancientOne, gateStack } = page.state;
  const { stormknight } = variants;
  const doomed = told[0]?.type === 'DoomChanged';
  const faults = doomed === stormknight ? [`doom token: ${brief(told)}`] : [];
  // 2E-1415
  const last = Number(page.book.get('doom') ?? 0) + 1 >= content.ancientOne(ancientOne.id).doomTrack;
  if (!stormknight && last) return told[1]?.type === 'Awakened' ? faults : [...faults, 'sleeps on'];
  const gate = told[stormknight ? 0 : 1];
  // 2E-1417
  if (gateStack.length === 0 && gate?.type === 'Awakened') return faults;
  if (gate?.type !== 'GateOpened' || gate.place !== place) return [...faults, `no gate at ${place}: ${brief(told)}`];
  // L3.1
  if (gate.hidden !== variants.hiddenGates) faults.push(`face down: ${gate.hidden}`);
  // 2E-1419
  if (town.open.length + 1 >= gatesThatAwaken(players))
    return told.some(({ type }) => type === 'Awakened') ? faults : [...faults, `${town.open.length + 1} gates open`];
  // L1.1 to L1.3, 2E-1421, 2E-1422
  const two = (variants.doubleMonsters && (setup || players >= 4)) || (revised && players >= 5);
  return [...faults, ...clues(town, told), ...drawn(town, told), ...monsters(town, told, two ? 2 : 1)];
}

/** 2E-1418 */
function clues({ page, place }: Town, told: readonly SecondEvent[]): Faults {
  const lay = Number(page.book.get(`${place} clues`) ?? 0);
  const gone = told.find((event) => event.type === 'CluesRemoved' && event.place === place);
  return (gone?.type === 'CluesRemoved' ? gone.amount : 0) === lay ? [] : [`${lay} Clue tokens there`];
}

/** 2E-1420, 2E-1424, L3.3: everybody there is drawn through and delayed, before any monster comes. */
function drawn({ page, place, variants }: Town, told: readonly SecondEvent[]): Faults {
  const there = [...page.book].flatMap(([key, at]) =>
    key.endsWith(' at') && at === place ? [Number(key.split(' ')[0])] : [],
  );
  const monster = told.findIndex(({ type }) => type === 'MonsterAppeared' || type === 'MonsterToOutskirts');
  const early = monster < 0 ? told : told.slice(0, monster);
  const through = early.flatMap((event) => (event.type === 'DrawnThrough' && event.delayed ? [event.seat] : []));
  const faults = there.every((seat) => through.includes(seat))
    ? []
    : [`${there} stand there, ${through} are drawn through`];
  const turned = early.some((event) => event.type === 'GateRevealed' && event.place === place);
  if (variants.hiddenGates && there.length > 0 && !turned) faults.push('nobody sees where they go');
  return faults;
}

/** So many monsters come to the place, each subject to the limit and the Outskirts (2E-1423, 2E-3507). */
function monsters(town: Town, told: readonly SecondEvent[], wanted: number): Faults {
  return wanted === 0 ? come(town, told, () => null) : come(town, told, (sent) => (sent < wanted ? town.place : null));
}

/** A monster that comes, or that goes to the Outskirts. */
type Comer = EventOf<'MonsterAppeared' | 'MonsterToOutskirts'>;

/** How full the town is, as monsters come. */
interface Crowd {
  around: number;
  outside: number;
  terror: number;
}

/** Monsters one after the other, `where` says to which gate the next one goes; null when there is no next one. */
function come(town: Town, told: readonly SecondEvent[], where: (sent: number) => string | null): Faults {
  const { page } = town;
  const crowd: Crowd = {
    around: arkham(page.book),
    outside: [...page.book.values()].filter((at) => at === 'outskirts').length,
    terror: Number(page.book.get('terror') ?? 0),
  };
  const comers = told.flatMap((event, at): [Comer, SecondEvent | undefined][] =>
    event.type === 'MonsterAppeared' || event.type === 'MonsterToOutskirts' ? [[event, told[at + 1]]] : [],
  );
  const faults: Faults = [];
  let sent = 0;
  for (const [comer, after] of comers) {
    const place = where(sent);
    if (place === null) break;
    sent += 1;
    const fits = crowd.terror >= 10 || crowd.around < limitOf(town.players);
    if (fits !== (comer.type === 'MonsterAppeared') && !isStrange(page))
      faults.push(`${crowd.around} and ${comer.type}`);
    if (comer.type === 'MonsterToOutskirts') faults.push(...outskirts(town, crowd, after));
    else if (comer.place === place) crowd.around += 1;
    else faults.push(`a monster at ${comer.place} for ${place}`);
  }
  const more = where(sent) !== null && !isStrange(page) && !told.some(({ type }) => type === 'Awakened');
  return more ? [...faults, `${sent} monsters came: ${brief(told)}`] : faults;
}

/** One more in the Outskirts, which may overflow (2E-3504 to 2E-3506). */
function outskirts({ players }: Town, crowd: Crowd, after: SecondEvent | undefined): Faults {
  crowd.outside += 1;
  if (crowd.outside <= outskirtsOf(players)) return after?.type === 'OutskirtsEmptied' ? ['emptied too early'] : [];
  const gone = after?.type === 'OutskirtsEmptied' ? after.monsters.length : 0;
  const faults = gone === crowd.outside ? [] : [`${gone} of ${crowd.outside} in the Outskirts go`];
  Object.assign(crowd, { outside: 0, terror: crowd.terror + 1 });
  return faults;
}

/** An environment or an Ancient One may keep monsters away or have its own limit, and the cup may be empty. */
function isStrange(page: Page): boolean {
  const { environment, cup, ancientOne } = page.state;
  return environment !== null || cup.length < 12 || ancientOne.id === 'yig';
}

function arkham(book: Book): number {
  const { places } = content;
  return [...book].filter(([key, at]) => key.startsWith('monster ') && (at === 'sky' || places.has(String(at)))).length;
}

/** 2E-1404 to 2E-1412, SK.3 to SK.5. `named` has precedence. */
function surged(town: Town, told: readonly SecondEvent[], named: string | null): Faults {
  const { page, players, revised, open, kate } = town;
  if (open.length === 0) return told.some(({ type }) => type === 'Surge') ? ['a surge without a gate'] : [];
  const able = open.filter((gate) => gate !== kate);
  const surge = told.find(({ type }) => type === 'Surge');
  if (surge?.type !== 'Surge') return [`no surge: ${brief(told)}`];
  const count = revised ? Math.max(open.length, players) : able.length;
  if (surge.count !== count) return [`a surge of ${surge.count}, not of ${count}`];
  const state = page.state;
  if (able.length === 0 || state.environment !== null || state.cup.length < 12) return [];
  const after = told.slice(told.indexOf(surge) + 1);
  const placed = after.flatMap((event) =>
    event.type === 'MonsterAppeared' ? [event.place] : event.type === 'MonsterToOutskirts' ? ['outskirts'] : [],
  );
  if (after.some(({ type }) => type === 'Awakened')) return [];
  const faults: Faults = [];
  if (placed.length < count) faults.push(`${placed.length} of ${count} monsters came`);
  const sent = placed.slice(0, count);
  const terror = Number(page.book.get('terror') ?? 0);
  const room = terror >= 10 ? count : Math.max(0, limitOf(players) - arkham(page.book));
  const come = sent.filter((at) => at !== 'outskirts');
  const overrun = after.some((event) => event.type === 'TerrorRose' && event.level >= 10);
  if (!overrun && state.ancientOne.id !== 'yig' && come.length !== Math.min(count, room))
    faults.push(`${come.length} monsters on the board, room for ${room} of ${count}`);
  if (revised && !state.options.rulings.surgeCapUnderLimit && come.length < count) return faults;
  const shares = able.map((gate) => come.filter((at) => at === gate).length);
  if (Math.max(...shares) - Math.min(...shares) > 1) faults.push(`shares of ${shares}`);
  const own = come.filter((at) => at === named).length;
  if (revised && named !== null && own < Math.max(...shares)) faults.push(`${own} at ${named}, shares of ${shares}`);
  return faults;
}
