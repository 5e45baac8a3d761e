import { boardPicture } from '../../../src/editions/third/shown/boardview.ts';
import { sheetPicture } from '../../../src/editions/third/shown/sheetpicture.ts';
import type { ThirdEvent } from '../../../src/editions/third/state/event.ts';
import type { State } from '../../../src/editions/third/state/state.ts';
import type { Locale } from '../../../src/locale.ts';
import type { PictureSpec } from '../../../src/render/view.ts';
import { aGame, type Beast } from '../../editions/third/table.ts';
import { gameOf, type SCENARIOS, thirdWords } from '../../third.ts';

/** A map as everybody sees it. */
export function mapOf(state: State, events: readonly ThirdEvent[] = [], locale: Locale = 'en'): PictureSpec {
  return boardPicture(gameOf(state), thirdWords(locale, state), events);
}

type MapSpec = Extract<PictureSpec, { kind: 'map' }>;

/** The same with something changed in the view. */
export function altered(spec: PictureSpec, change: Partial<MapSpec['view']>): PictureSpec {
  if (spec.kind !== 'map') throw new Error('not a map');
  return { ...spec, view: { ...spec.view, ...change } };
}

const START: Record<(typeof SCENARIOS)[number], { at: string; doom: string[]; codex: number[]; clues: string[] }> = {
  approachOfAzathoth: {
    at: 'trainStation',
    doom: ['arkhamAdvertiser', 'independenceSquare', 'velmasDiner', 'unvisitedIsle', 'blackCave'],
    codex: [2, 3],
    clues: ['downtown', 'rivertown', 'easttown'],
  },
  feastOfUmordhoth: {
    at: 'generalStore',
    doom: ['laBellaLuna', 'policeStation', 'graveyard', 'hangmansHill', 'historicalSociety'],
    codex: [1, 10, 11],
    clues: ['uptown', 'rivertown', 'easttown'],
  },
  veilOfTwilight: {
    at: 'masBoardingHouse',
    doom: ['trainStation', 'scienceBuilding', 'graveyard', 'hangmansHill', 'masBoardingHouse'],
    codex: [2, 20, 21],
    clues: ['northside', 'miskatonicUniversity', 'uptown'],
  },
  echoesOfTheDeep: {
    at: 'observatory',
    doom: ['trainStation', 'laBellaLuna', 'riverDocks', 'unvisitedIsle', 'blackCave'],
    codex: [2, 29, 30],
    clues: ['downtown', 'merchantDistrict', 'rivertown'],
  },
};

const TRIO = ['agnesBaker', 'tommyMuldoon', 'minhThiPhan'];
const STARTERS: Record<(typeof SCENARIOS)[number], Beast[]> = {
  approachOfAzathoth: [
    { kind: 'robedFigure', at: 'independenceSquare' },
    { kind: 'robedFigure', at: 'blackCave' },
  ],
  feastOfUmordhoth: [
    { kind: 'ghoulPriest', at: 'graveyard' },
    { kind: 'creepingGhoul', at: 'hangmansHill' },
  ],
  veilOfTwilight: [{ kind: 'lodgeLoyalist', at: 'scienceBuilding' }],
  echoesOfTheDeep: [
    { kind: 'hybridThug', at: 'riverDocks' },
    { kind: 'oceanScion', at: 'blackCave' },
  ],
};

/** A scenario as its first round begins. */
export function opening(scenario: (typeof SCENARIOS)[number]): State {
  const { at, doom, codex, clues } = START[scenario];
  return aGame({
    scenario,
    investigators: TRIO,
    at,
    round: 1,
    doom: Object.fromEntries(doom.map((space) => [space, 1])),
    centers: Object.fromEntries(clues.map((tile) => [tile, { clues: 1 }])),
    codex,
    monsters: STARTERS[scenario],
  }).state;
}

export interface Scene {
  state: State;
  events: ThirdEvent[];
}

/** In the monster phase of the fourth round: everything that can happen to a map. */
export function midgame(): Scene {
  const { state } = aGame({
    scenario: 'echoesOfTheDeep',
    round: 4,
    phase: 'monster',
    cursor: { step: 'monster.attack' },
    leader: 1,
    investigators: [
      { sheet: 'danielaReyes', at: 'riverDocks', delayed: true, damage: 5, horror: 1, clues: 1, money: 3 },
      { sheet: 'calvinWright', at: 'merchantDistrictRivertownStreet', inactive: true },
      { sheet: 'rexMurphy', at: 'observatory', damage: 1, horror: 6, clues: 2, remnants: 1, money: 2 },
      { sheet: 'marieLambeau', at: 'blackCave', inactive: true },
    ],
    doom: { riverDocks: 2, blackCave: 2, generalStore: 2, laBellaLuna: 3, trainStation: 1 },
    centers: { downtown: { clues: 1, anomaly: true }, merchantDistrict: { clues: 2 }, rivertown: { clues: 1 } },
    sheet: { doom: 3, clues: 2, markers: 1 },
    codex: [2, 30, 29, 31],
    monsters: [
      { kind: 'shorelineBrute', with: 0 },
      { kind: 'hybridThug', with: 1 },
      { kind: 'seaSinger', at: 'trainStation' },
      { kind: 'oceanScion', at: 'blackCave', exhausted: true },
      { kind: 'wakeTitan', at: 'observatory', damage: 3 },
      { kind: 'riverSkulk', at: 'rivertownMiskatonicUniversityStreet' },
    ],
    rumor: 'rogueCometApproaches',
  });
  state.markers.push(
    { color: 'blue', faceUp: true, at: 'tickTockClub' },
    { color: 'red', faceUp: false, at: 'curiositieShoppe' },
    { color: 'white', faceUp: false, at: 'northside' },
  );
  state.drawn = state.cup.splice(3, 6);
  return {
    state,
    events: [
      { type: 'MonsterMoved', monster: 'seaSinger#1', from: 'curiositieShoppe', to: 'trainStation', direct: false },
      { type: 'MonsterMoved', monster: 'wakeTitan#1', from: 'orneLibrary', to: 'observatory', direct: false },
      { type: 'Moved', seat: 0, from: 'unvisitedIsle', to: 'riverDocks', how: 'step' },
      { type: 'Moved', seat: 1, from: 'tickTockClub', to: 'merchantDistrictRivertownStreet', how: 'step' },
      { type: 'DoomPlaced', space: 'generalStore', amount: 1, doom: 2 },
      { type: 'ClueSpawned', neighborhood: 'merchantDistrict', card: 'x' },
      { type: 'AnomalyAppeared', neighborhood: 'downtown' },
      { type: 'MonsterSpawned', monster: 'riverSkulk#1', at: 'rivertownMiskatonicUniversityStreet', status: 'ready' },
      { type: 'MarkerPlaced', at: 'tickTockClub', color: 'blue', faceUp: true },
    ],
  };
}

const SIX = ['agnesBaker', 'dexterDrake', 'jennyBarnes', 'michaelMcglen', 'normanWithers', 'wendyAdams'];

/** Six investigators, fifteen monsters, doom everywhere, eight cards in the codex. */
export function crowded(): State {
  const places = ['laBellaLuna', 'arkhamAsylum', 'riverDocks', 'blackCave', 'downtownEasttownStreet', 'theFuture'];
  const { state } = aGame({
    scenario: 'approachOfAzathoth',
    round: 11,
    phase: 'encounter',
    cursor: { step: 'encounter.turn' },
    leader: 3,
    investigators: SIX.map((sheet, seat) => ({
      sheet,
      at: places[seat % places.length] ?? 'laBellaLuna',
      inactive: seat % 2 === 0,
      delayed: seat === 3,
    })),
    sheet: { doom: 6, clues: 4, markers: 2 },
    codex: [2, 3, 4, 5, 6, 7, 8, 9],
    monsters: [
      { kind: 'tindalosAlpha', with: 0 },
      { kind: 'robedFigure', with: 0 },
      { kind: 'abyssalServant', with: 1 },
      { kind: 'keeningHound', with: 2 },
      { kind: 'robedFigure', with: 3 },
      { kind: 'hoodedStalker', with: 4 },
      { kind: 'hoodedStalker', at: 'laBellaLuna', exhausted: true },
      { kind: 'occultRitualist', at: 'arkhamAdvertiser' },
      { kind: 'occultRitualist', at: 'arkhamAdvertiser' },
      { kind: 'robedFigure', at: 'arkhamAdvertiser', exhausted: true },
      { kind: 'swiftByakhee', at: 'downtownRivertownStreet' },
      { kind: 'coursingHound', at: 'downtownRivertownStreet' },
      { kind: 'ravenousPredator', at: 'generalStore' },
      { kind: 'eyelessWatcher', at: 'generalStore', exhausted: true },
      { kind: 'highPriest', at: 'independenceSquare' },
    ],
    rumor: 'fullMoonLinkedToAberrantBehavior',
  });
  // These turn over as soon as they are there.
  for (const card of state.codex) if (card.number === 4 || card.number === 8) card.side = 'back';
  const tiles = ['northside', 'downtown', 'easttown', 'merchantDistrict', 'rivertown'];
  for (const tile of tiles) state.centers[tile] = { clues: 2, anomaly: tile !== 'easttown' };
  for (const tile of tiles) state.markers.push({ color: 'red', faceUp: tile === 'downtown', at: tile });
  state.markers.push({ color: 'blue', faceUp: true, at: 'laBellaLuna' });
  for (const [index, space] of Object.keys(spacesOf(state)).entries()) state.doom[space] = 1 + (index % 3);
  return state;
}

function spacesOf(state: State): Record<string, true> {
  const spec = mapOf(state);
  if (spec.kind !== 'map') throw new Error('not a map');
  return Object.fromEntries(spec.view.tiles.flatMap(({ spaces }) => spaces.map(({ id }) => [id, true])));
}

/** Somebody with much in hand. */
export function laden(locale: Locale = 'en'): PictureSpec {
  const { state } = aGame({
    scenario: 'feastOfUmordhoth',
    investigators: [
      {
        sheet: 'tommyMuldoon',
        at: 'policeStation',
        damage: 3,
        horror: 2,
        money: 7,
        clues: 2,
        remnants: 1,
        delayed: true,
        focus: { strength: 1, will: 1 },
        cards: ['knife', 'blessed', 'huntingDog', 'magnifyingGlass', 'elderSignAmulet', 'shriveling'],
      },
    ],
  });
  const ally = state.investigators[0]?.cards[2];
  if (ally) Object.assign(ally, { damage: 1, horror: 1 });
  return sheetPicture(gameOf(state), 0, thirdWords(locale, state), 'Jonas');
}
