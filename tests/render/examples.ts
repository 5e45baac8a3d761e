import { gameOf } from '../../src/editions/second/game/game.ts';
import { secondWords } from '../../src/editions/second/second.ts';
import { boardView } from '../../src/editions/second/shown/boardview.ts';
import type { SecondEvent } from '../../src/editions/second/state/event.ts';
import type { State } from '../../src/editions/second/state/state.ts';
import { ref } from '../../src/engine/phrase.ts';
import type { Locale } from '../../src/locale.ts';
import type { BoardView } from '../../src/render/view.ts';
import { aGame } from '../editions/second/table.ts';
import { content } from '../second.ts';

/** The opening: four investigators, one gate, nothing has happened yet. */
export function opening(): State {
  return aGame({
    turn: 1,
    phase: 'movement',
    ancientOne: 'hastur',
    doom: 1,
    investigators: [
      { sheet: 'joe-diamond', at: 'police-station' },
      { sheet: 'amanda-sharpe', at: 'bank-of-arkham' },
      { sheet: 'sister-mary', at: 'south-church' },
      { sheet: 'vincent-lee', at: 'st-marys-hospital' },
    ],
    gates: { woods: 'abyss' },
    clues: {
      'independence-square': 1,
      'hibbs-roadhouse': 1,
      'unvisited-isle': 1,
      unnamable: 1,
      graveyard: 1,
      'black-cave': 1,
      'science-building': 1,
      'witch-house': 1,
      'silver-twilight-lodge': 1,
      'historical-society': 1,
    },
    monsters: { 'byakhee#1': 'woods' },
  }).state;
}

/** The middle of a game, with nearly everything that a board can show once. */
export function midgame(): { state: State; events: SecondEvent[] } {
  const { state } = aGame({
    turn: 9,
    phase: 'mythos',
    ancientOne: 'nyarlathotep',
    doom: 6,
    terror: 4,
    first: 2,
    environment: 'mythos-curfew-enforced',
    investigators: [
      { sheet: 'joe-diamond', at: 'graveyard', delayed: true, sanity: 2, stamina: 5, clues: 3, money: 2 },
      { sheet: 'amanda-sharpe', at: 'city-of-the-great-race-2', sanity: 4, stamina: 3, money: 1 },
      { sheet: 'monterey-jack', at: 'rivertown-streets', sanity: 1, stamina: 6, clues: 5, money: 12 },
      { sheet: 'kate-winthrop', at: 'jail-cell', arrested: true },
      { sheet: 'jenny-barnes', at: 'witch-house', explored: true },
      { sheet: 'ashcan-pete', at: 'lost-in-time-and-space', returnsOn: 11 },
    ],
    gates: {
      woods: 'abyss',
      'witch-house': 'city-of-the-great-race',
      'independence-square': 'great-hall-of-celeano',
      'science-building': 'rlyeh',
    },
    seals: ['unnamable', 'hibbs-roadhouse'],
    clues: { graveyard: 2, 'historical-society': 1, library: 3, 'black-cave': 1 },
    monsters: {
      'byakhee#1': 'sky',
      'dimensional-shambler#1': 'downtown-streets',
      'cultist#1': 'rivertown-streets',
      'dark-young#1': 'woods',
      'gug#1': 'science-building',
      'mi-go#1': 'outskirts',
      'ghoul#1': 'graveyard',
      'warlock#1': 'witch-house',
    },
  });
  state.places['general-store']?.closed.push({ by: 'terror', until: 'endOfGame' });
  const events: SecondEvent[] = [
    { type: 'MonsterMoved', monster: 'cultist#1', from: 'graveyard', to: 'rivertown-streets', why: 'white' },
    { type: 'MonsterMoved', monster: 'byakhee#1', from: 'independence-square', to: 'sky', why: 'white' },
    {
      type: 'MonsterMoved',
      monster: 'dimensional-shambler#1',
      from: 'easttown-streets',
      to: 'downtown-streets',
      why: 'white',
    },
    { type: 'GateOpened', place: 'science-building', gate: 'rlyeh#1', hidden: false, open: 3 },
    { type: 'MonsterAppeared', place: 'science-building', monster: 'gug#1' },
    { type: 'CluePlaced', place: 'library' },
    { type: 'PlaceClosed', place: 'general-store', until: 'endOfGame' },
  ];
  return { state, events };
}

/** The worst: eight investigators, twenty monsters, eight gates, terror 10, nearly all in a few places. */
export function crowded(): { state: State; events: SecondEvent[] } {
  const monsters: Record<string, string> = {};
  const put = (at: string, ...markers: string[]): void => {
    for (const marker of markers) monsters[marker] = at;
  };
  put('witch-house', 'dimensional-shambler#1', 'star-spawn#1', 'cultist#1', 'cultist#2');
  put('rivertown-streets', 'ghoul#1', 'ghoul#2', 'vampire#1', 'hound-of-tindalos#1', 'shoggoth#1', 'zombie#1');
  put('hibbs-roadhouse', 'dhole#1', 'formless-spawn#1', 'witch#1');
  put('sky', 'byakhee#1', 'mi-go#1', 'fire-vampire#1', 'nightgaunt#1');
  put('woods', 'elder-thing#1', 'flying-polyp#1');
  const { state } = aGame({
    turn: 27,
    phase: 'otherWorld',
    ancientOne: 'shub-niggurath',
    doom: 11,
    terror: 10,
    first: 7,
    investigators: [
      { sheet: 'bob-jenkins', at: 'witch-house' },
      { sheet: 'carolyn-fern', at: 'witch-house' },
      { sheet: 'darrell-simmons', at: 'witch-house', delayed: true },
      { sheet: 'dexter-drake', at: 'rivertown-streets' },
      { sheet: 'gloria-goldberg', at: 'rivertown-streets' },
      { sheet: 'harvey-walters', at: 'rivertown-streets' },
      { sheet: 'mandy-thompson', at: 'great-hall-of-celeano-1' },
      { sheet: 'michael-mcglen', at: 'great-hall-of-celeano-1' },
    ],
    gates: {
      woods: 'abyss',
      'witch-house': 'city-of-the-great-race',
      'independence-square': 'great-hall-of-celeano',
      'science-building': 'rlyeh',
      'hibbs-roadhouse': 'another-dimension',
      'black-cave': 'plateau-of-leng',
      graveyard: 'the-dreamlands',
      'silver-twilight-lodge': 'yuggoth',
    },
    seals: ['unnamable'],
    clues: { 'unvisited-isle': 4, 'historical-society': 3 },
    monsters,
  });
  state.monsters.push({ marker: 'haunter-of-the-dark#1', at: 'witch-house' });
  for (const place of ['general-store', 'curiositie-shoppe', 'ye-olde-magick-shoppe', 'newspaper']) {
    state.places[place]?.closed.push({ by: 'terror', until: 'endOfGame' });
  }
  const events: SecondEvent[] = [
    { type: 'MonsterMoved', monster: 'ghoul#1', from: 'graveyard', to: 'rivertown-streets', why: 'white' },
    { type: 'MonsterMoved', monster: 'dhole#1', from: 'easttown-streets', to: 'hibbs-roadhouse', why: 'white' },
    { type: 'MonsterAppeared', place: 'witch-house', monster: 'star-spawn#1' },
  ];
  return { state, events };
}

/** Everybody in one small place. */
export function mobbed(): State {
  const sheets = [
    'bob-jenkins',
    'carolyn-fern',
    'darrell-simmons',
    'dexter-drake',
    'gloria-goldberg',
    'harvey-walters',
    'mandy-thompson',
    'michael-mcglen',
  ];
  return aGame({
    at: 'black-cave',
    turn: 12,
    ancientOne: 'cthulhu',
    investigators: sheets,
    gates: { 'black-cave': 'city-of-the-great-race' },
    clues: { woods: 12 },
    monsters: {
      'dimensional-shambler#1': 'black-cave',
      'star-spawn#1': 'black-cave',
      'cultist#1': 'black-cave',
      'cultist#2': 'black-cave',
      'cultist#3': 'black-cave',
      'hound-of-tindalos#1': 'black-cave',
      'formless-spawn#1': 'outskirts',
      'maniac#1': 'outskirts',
    },
  }).state;
}

/** A rumor with monsters on its card, an environment with an activity, gates that hide where they lead. */
export function rumored(): { state: State; events: SecondEvent[] } {
  const { state } = aGame({
    turn: 6,
    phase: 'mythos',
    ancientOne: 'ithaqua',
    doom: 4,
    terror: 1,
    environment: 'mythos-estate-sale',
    rumor: 'mythos-the-terrible-experiment',
    variants: { hiddenGates: true },
    investigators: [
      { sheet: 'ashcan-pete', at: 'miskatonic-university-streets' },
      { sheet: 'joe-diamond', at: 'uptown-streets' },
      { sheet: 'jenny-barnes', at: 'rlyeh-1' },
    ],
    gates: { woods: 'abyss', 'unvisited-isle': 'rlyeh', graveyard: 'yuggoth' },
    clues: { 'witch-house': 2, 'historical-society': 1 },
    monsters: {
      'cultist#1': 'rumor',
      'ghoul#1': 'rumor',
      'zombie#1': 'rumor',
      'witch#1': 'graveyard',
      'gug#1': 'woods',
    },
  });
  for (const place of ['woods', 'graveyard']) {
    const there = state.places[place];
    if (there) there.gateHidden = true;
  }
  const events: SecondEvent[] = [
    { type: 'GateOpened', place: 'graveyard', gate: 'yuggoth#1', hidden: true, open: 3 },
    { type: 'MonsterAppeared', place: 'graveyard', monster: 'witch#1' },
    { type: 'CluePlaced', place: 'witch-house' },
  ];
  return { state, events };
}

/** The Ancient One is awake and two are left. */
export function awake(): State {
  return aGame({
    turn: 19,
    ancientOne: 'yig',
    awake: true,
    doom: 8,
    terror: 8,
    at: 'downtown-streets',
    investigators: ['sister-mary', 'michael-mcglen'],
    seals: ['woods', 'graveyard', 'witch-house', 'unnamable'],
  }).state;
}

/** The Ancient One is awake, all eight stand against it, and one of them is gone already. */
export function lastStand(): State {
  const { state } = aGame({
    turn: 23,
    ancientOne: 'cthulhu',
    awake: true,
    doom: 13,
    terror: 10,
    at: 'downtown-streets',
    investigators: [
      'ashcan-pete',
      'carolyn-fern',
      'darrell-simmons',
      'dexter-drake',
      'gloria-goldberg',
      'harvey-walters',
      'mandy-thompson',
      'monterey-jack',
    ],
  });
  const gone = state.investigators[6];
  if (gone) gone.eliminated = true;
  return { ...state, ancientOne: { ...state.ancientOne, round: 3 }, cursor: { step: 'battle.attack', turnIndex: 1 } };
}

/** More in one place than anybody can show: the worst board's monsters and people, all at the Train Station's gate. */
export function swarmed(locale: Locale = 'en'): BoardView {
  const { state } = crowded();
  const view = boardOf(state, [], locale);
  const spots = [...view.places, ...view.zones];
  const monsters = spots.flatMap((spot) => spot.monsters);
  const investigators = state.investigators.map(({ seat }) => {
    const found = [...spots.map((spot) => spot.investigators), ...view.worlds.flatMap(({ areas }) => areas)]
      .flat()
      .find((token) => token.seat === seat);
    if (!found) throw new Error(`nobody in seat ${seat}`);
    return found;
  });
  const name = secondWords(content, locale).name(ref('gate', 'city-of-the-great-race'));
  const gate = { name, modifier: '0', dimension: 'triangle', hidden: false };
  const here = { gate, clues: 3, monsters, investigators, closed: false, sealed: false };
  const none = { monsters: [], investigators: [] };
  return {
    ...view,
    places: view.places.map((place) => ({ ...place, ...(place.id === 'train-station' ? here : none) })),
    zones: view.zones.map((zone) => ({ ...zone, ...none })),
    worlds: view.worlds.map((world) => ({ ...world, areas: [[], []] })),
  };
}

export function boardOf(state: State, events: readonly SecondEvent[] = [], locale: Locale = 'en'): BoardView {
  return boardView(gameOf(content, state), secondWords(content, locale, state), events);
}
