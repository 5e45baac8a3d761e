import type { Copy } from '../../../../src/editions/edition/copy.ts';
import type { EventOf, SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import type { EngineEvent } from '../../../../src/engine/game.ts';
import { content } from '../../../second.ts';
import { type Faults, type Page, type Read, until } from './tale.ts';

const SHOPS: Record<number, [string, string]> = {
  3: ['general-store', 'rivertown'],
  6: ['curiositie-shoppe', 'northside'],
  9: ['ye-olde-magick-shoppe', 'uptown'],
};

/** 2E-3601 to 2E-3609: a step of terror, with an Ally, a shop, and at 10 in the first printing a doom token. */
export function readTerror({ level }: EventOf<'TerrorRose'>, page: Page): Read {
  const { decks, options } = page.state;
  const step = until(page.ahead, ['TerrorRose', 'MonsterAppeared', 'MonsterToOutskirts', 'CluePlaced']);
  const shop = SHOPS[level];
  const faults = shop ? shut(shop, step, page) : [];
  if (level !== Number(page.book.get('terror') ?? 0) + 1 || level > 10) faults.push(`to ${level}`);
  // The Strangler takes some as well.
  const allies = step.filter((one) => one.type === 'AllyLeft' && sourceOf(one) === 'terror').length;
  const known = page.sofar.every(({ type }) => !/Ally|Card/.test(type));
  if (known && allies !== Math.min(1, decks.ally.length)) faults.push(`${allies} Allies leave`);
  const next = page.ahead.find(
    ({ type }) => !['AllyLeft', 'PlaceClosed', 'OutskirtsEmptied', 'MonsterReturned'].includes(type),
  );
  const doom = next?.type === 'DoomChanged' && next.cause?.id === 'terror' ? next.by : 0;
  if (doom !== (level === 10 && options.printing === '2005' ? 1 : 0)) faults.push(`${doom} doom at ${level}`);
  return { of: `${options.printing}, ${level === 10 ? 'overrun' : shop ? 'a shop' : 'a step'}`, faults };
}

/** What a thing has come of, where it does not say so itself. */
const sourceOf = (event: EngineEvent): string | undefined => event.source?.id;

/** The shop closes for good, and everybody in it goes to the street. */
function shut([shop, street]: [string, string], step: readonly SecondEvent[], page: Page): Faults {
  const closed = step.some((event) => event.type === 'PlaceClosed' && event.place === shop);
  const already = (page.state.places[shop]?.closed ?? []).some(({ until: end }) => end === 'endOfGame');
  const inside = [...page.book].filter(([key, at]) => /^\d+ at$/.test(key) && at === shop).map(([key]) => key);
  const out = step.flatMap((event) =>
    event.type === 'Moved' && event.to.startsWith(street) ? [`${event.seat} at`] : [],
  );
  return [
    ...(closed || already ? [] : [`${shop} stays open`]),
    ...inside.filter((key) => !out.includes(key)).map((key) => `${key} ${shop} still`),
  ];
}

/** What is rolled for in Upkeeps. */
const ROLLED = ['blessing', 'curse', 'retainer', 'bank-loan'];

/** What makes a first Upkeep another one than usual. */
const HAMPERS = [
  'Arrested',
  'LostInTimeAndSpace',
  'TurnLost',
  'Devoured',
  'BlessingEnded',
  'CurseEnded',
  'CardDiscarded',
  'Blessed',
  'Cursed',
];

/** 2E-506, 2E-507: whether what was got last turn is rolled for in the next Upkeep. */
export function readFirstRoll(event: EventOf<'CardGained' | 'Blessed' | 'Cursed'>, page: Page): Read {
  const kind = kindOf(event);
  const { investigators, turn, phase, options } = page.state;
  const one = investigators[event.seat];
  if (kind === null || turn === 0 || phase === 'upkeep' || phase === 'sitting') return null;
  if (one?.incarnation !== 0 || one.lostTurn !== null || one.cards.some(({ id }) => id.startsWith(`${kind}#`)))
    return null;
  const { ahead } = page;
  const begins = ahead.findIndex(({ type }) => type === 'TurnStarted');
  const ends = ahead.findIndex(({ type }, at) => at > begins && (type === 'TurnStarted' || type === 'Awakened'));
  if (begins < 0 || ends < 0) return null;
  const mine = (told: SecondEvent) => 'seat' in told && told.seat === event.seat;
  if ([...page.sofar, ...ahead.slice(0, begins)].some((told) => mine(told) && HAMPERS.includes(told.type))) return null;
  const rolled = ahead
    .slice(begins, ends)
    .some((told) => told.type === 'DiceRolled' && mine(told) && told.purpose.id === kind);
  const wanted = options.printing === '2005';
  return { of: `${options.printing}, ${kind}`, faults: rolled === wanted ? [] : [`${kind} rolled for: ${rolled}`] };
}

function kindOf(event: EventOf<'CardGained' | 'Blessed' | 'Cursed'>): string | null {
  if (event.type === 'Blessed') return 'blessing';
  if (event.type === 'Cursed') return 'curse';
  const [kind = ''] = event.card.split('#');
  return ROLLED.slice(2).includes(kind) ? kind : null;
}

/** 2E-4103, 2E-4104, 2E-2612, 2E-2703: an Endless monster is no trophy, nor in the first printing that of an encounter. */
export function readDefeat({ seat, monster, trophy }: EventOf<'MonsterDefeated'>, page: Page): Read {
  const state = page.state;
  const stood = state.monsters.find(({ marker }) => marker === monster);
  const keeps = state.investigators[seat]?.cards.some(({ id }) => id.startsWith('john-legrasse'));
  const { special } = content.monster(monster);
  if (!stood || stood.at === 'rumor' || special.some((one) => one.trigger === 'defeatedInCombat')) return null;
  const signed = state.lasting.some(({ source }) => source.startsWith('red-sign'));
  if (signed) return null;
  const met = stood.at === 'encounter' && state.options.printing === '2005';
  const wanted = !met && (keeps || !isEndless(monster, state));
  return {
    of: `${state.options.printing}, ${stood.at === 'encounter' ? 'of an encounter' : 'on the board'}`,
    faults: trophy === wanted ? [] : [`${monster} (${stood.at}) is a trophy: ${trophy}`],
  };
}

/** As the marker says, the Ancient One of their worshippers, and the Maniac from terror 6 on. */
function isEndless(monster: Copy, { ancientOne, terror }: State): boolean {
  if (content.monster(monster).abilities.endless) return true;
  if (monster.startsWith('maniac#')) return terror >= 6;
  if (monster.startsWith('cultist#')) return ancientOne.id === 'nyarlathotep';
  return monster.startsWith('dark-young#') && ancientOne.id === 'shub-niggurath';
}
