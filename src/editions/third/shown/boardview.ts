import { ref } from '../../../engine/phrase.ts';
import type {
  FoeView,
  MapChange,
  MapView,
  MarkerView,
  PersonView,
  SpotView,
  StreetView,
  TileView,
} from '../../../render/map/view.ts';
import type { InvestigatorToken, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { inBrief } from '../../shown/alt.ts';
import { codexSpaces, doomAt, townOf, unstableSpaces } from '../board/area.ts';
import { printed } from '../board/monster.ts';
import { MYTHOS_TOKENS } from '../content/vocabulary.ts';
import { inPlay, investigator } from '../investigators/investigator.ts';
import { remainingHealth } from '../monsters/health.ts';
import { doomLimits } from '../mythos/doomlimit.ts';
import { nextNeighborhood } from '../mythos/eventdeck.ts';
import type { ThirdEvent } from '../state/event.ts';
import type { Game, Investigator, Marker, Monster, State } from '../state/state.ts';
import { boardAlt } from './boardalt.ts';
import { changeText } from './changetext.ts';
import { codexViews, tokensOf } from './codexview.ts';
import { districtColor } from './district.ts';
import { rowsOf } from './rows.ts';

/** The whole map as a picture; its words begin with what the events changed. */
export function boardPicture(game: Game, words: Words, events: readonly ThirdEvent[]): PictureSpec {
  const view = boardView(game, words, events);
  return { kind: 'map', view, alt: inBrief([...changeText(events, words), boardAlt(view, words)]) };
}

/** One neighborhood from near, with what stands beside it. */
export function closeUpPicture(game: Game, neighborhood: string, words: Words): PictureSpec {
  const view = { ...boardView(game, words, []), closeUp: neighborhood };
  const name = words.name(ref('neighborhood', neighborhood));
  return { kind: 'map', view, alt: inBrief([name, boardAlt(view, words)]) };
}

/** What everybody may see of the map and the table, with what the events changed. */
export function boardView(game: Game, words: Words, events: readonly ThirdEvent[]): MapView {
  const { content, state } = game;
  const spot = spotsOf(game, words);
  return {
    title: words.name(ref('scenario', state.scenario)),
    round: state.round,
    phase: words.name(ref('phase', state.phase)),
    leader: words.name(ref('investigator', investigator(game, state.leader).sheet)),
    tiles: tilesOf(game, words, spot),
    streets: townOf(game).streets.map(
      ({ id, kind, from, to }): StreetView => ({
        ...spot(id),
        name: words.say(`third-map-street-${kind}`),
        kind,
        between: [from, to],
      }),
    ),
    beyond: codexSpaces(game).map(spot),
    limits: doomLimits(game),
    sheet: { ...state.sheet },
    codex: codexViews(game, words),
    rumor: state.rumor
      ? { name: words.name(ref('headline', state.rumor.headline)), tokens: tokensOf(state.rumor.tokens) }
      : null,
    cup: cupOf(state, words),
    eventDeck: eventDeckOf(game, words),
    display: state.display.map((card) => {
      const { id, value } = content.asset(card);
      return { id, name: words.name(ref('card', id)), value: value ?? 0 };
    }),
    rows: rowsOf(game, words, (one) => tokenOf(one, words)),
    changes: events.flatMap(changeOf),
    words: Object.fromEntries(WORDS.map((word) => [word, words.say(`third-map-${word}`)])),
    theme: state.options.theme,
  };
}

const WORDS = [
  'round',
  'leader',
  'doom',
  'clues',
  'markers',
  'codex',
  'rumor',
  'cup',
  'next',
  'display',
  'goal',
  'danger',
  'none',
] as const;

type Spots = (space: string) => SpotView;

/** Who and what is on a space. */
function spotsOf(game: Game, words: Words): Spots {
  const { state } = game;
  const unstable = unstableSpaces(game);
  return (id) => ({
    id,
    name: words.name(ref('space', id)),
    unstable: unstable.includes(id),
    doom: doomAt(state, id),
    markers: markersAt(state, id, words),
    investigators: peopleAt(state, id, words),
    monsters: state.monsters.filter(({ at }) => at === id).map((monster) => foeOf(game, monster, words)),
  });
}

function tilesOf(game: Game, words: Words, spot: Spots): TileView[] {
  const { content, state } = game;
  return content.scenario(state.scenario).map.neighborhoods.map(({ id, at }): TileView => {
    const { orientation, spaces } = content.neighborhood(id);
    const center = state.centers[id];
    return {
      id,
      name: words.name(ref('neighborhood', id)),
      hex: districtColor(content, id),
      at: { ...at },
      cut: orientation,
      spaces: spaces.map((space) => ({
        ...spot(space.id),
        asks: [...space.symbols.left],
        gives: [...space.symbols.right],
      })),
      clues: center?.clues ?? 0,
      anomaly: center?.anomaly ?? false,
      markers: markersAt(state, id, words),
    };
  });
}

function markersAt(state: State, at: string, words: Words): MarkerView[] {
  return state.markers.filter((marker) => marker.at === at).map((marker) => markerOf(marker, words));
}

/** What lies face down is not told. */
function markerOf({ color, faceUp }: Marker, words: Words): MarkerView {
  if (!faceUp) return { color: '', letter: '', faceUp };
  return { color, letter: words.say(`third-map-marker-${color}`), faceUp };
}

function peopleAt(state: State, space: string, words: Words): PersonView[] {
  return inPlay(state).flatMap((seat): PersonView[] => {
    const one = state.investigators[seat];
    if (one?.at !== space) return [];
    return [{ ...tokenOf(one, words), inactive: one.inactive }];
  });
}

function tokenOf({ seat, sheet, delayed }: Investigator, words: Words): InvestigatorToken {
  const name = words.name(ref('investigator', sheet));
  return { seat, sheet, name, initials: initialsOf(name, words), delayed, explored: false };
}

function initialsOf(name: string, { locale }: Words): string {
  const parts = name.split(/[^\p{L}]+/u).filter((part) => part !== '');
  const ends = [parts[0], parts.length > 1 ? parts[parts.length - 1] : undefined];
  return ends.map((part) => part?.[0]?.toLocaleUpperCase(locale) ?? '').join('');
}

function foeOf(game: Game, monster: Monster, words: Words): FoeView {
  const { activation, damage, horror, keywords, epic } = printed(game, monster);
  return {
    id: monster.id,
    kind: monster.kind,
    name: words.name(ref('monster', monster.id)),
    activation: activation.kind,
    status: monster.status,
    engagedWith: [...monster.engagedWith],
    health: remainingHealth(game, monster),
    damage,
    horror,
    keywords: [...keywords],
    epic,
  };
}

/** What is in the cup is known by what has been drawn (3E-204.3). */
function cupOf({ cup, drawn }: State, words: Words): MapView['cup'] {
  return MYTHOS_TOKENS.map((token) => {
    const left = cup.filter((one) => one === token).length;
    const gone = drawn.filter((one) => one === token).length;
    return { token, name: words.name(ref('token', token)), left, of: left + gone };
  });
}

/** Where the next clue spawns or the next gate bursts is on the back of the top card (3E-428.4). */
function eventDeckOf(game: Game, words: Words): MapView['eventDeck'] {
  const next = nextNeighborhood(game);
  return {
    left: game.state.decks.event.length,
    next: next === null ? null : words.name(ref('neighborhood', next)),
  };
}

/** Events that a picture of the map shows. */
export function shownChanges(events: readonly ThirdEvent[]): ThirdEvent[] {
  return events.filter((event) => changeOf(event).length > 0);
}

function changeOf(event: ThirdEvent): MapChange[] {
  switch (event.type) {
    case 'DoomPlaced':
      return [{ kind: 'doom', place: event.space }];
    case 'Outbreak':
      return [{ kind: 'outbreak', place: event.space }];
    case 'ClueSpawned':
      return [{ kind: 'clue', tile: event.neighborhood }];
    case 'AnomalyAppeared':
      return [{ kind: 'anomaly', tile: event.neighborhood }];
    case 'MarkerPlaced':
    case 'MarkerRevealed':
    case 'ScarAppeared':
      return [{ kind: 'marker', place: event.at }];
    case 'MonsterSpawned':
      return [{ kind: 'monster', place: event.at, monster: event.monster }];
    case 'MonsterMoved':
      return [{ kind: 'monsterMoved', from: event.from, to: event.to }];
    case 'Moved':
      return [{ kind: 'investigatorMoved', from: event.from, to: event.to }];
    default:
      return [];
  }
}
