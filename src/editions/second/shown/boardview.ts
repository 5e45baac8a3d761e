import { onceEach } from '../../../engine/once.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type {
  BoardView,
  ChangeView,
  InvestigatorToken,
  MonsterToken,
  PictureSpec,
  PlaceView,
  WorldView,
  ZoneView,
} from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindOf } from '../../edition/copy.ts';
import { inBrief } from '../../shown/alt.ts';
import { isClosed } from '../board/area.ts';
import type { Content } from '../content/content.ts';

import { investigator } from '../investigators/investigator.ts';
import { monsterValues } from '../monsters/monster.ts';
import type { SecondEvent } from '../state/event.ts';
import type { Game, Investigator, Monster, PlaceState, State } from '../state/state.ts';
import { battleView } from './battleview.ts';
import { activityAt, boardText, signed } from './boardtext.ts';
import { changeText } from './changetext.ts';
import { boardName } from './namer.ts';
import { turnOf } from './whoseturn.ts';

/** The whole board as a picture. */
export function boardPicture(game: Game, words: Words, events: readonly SecondEvent[]): PictureSpec {
  const alt = inBrief([...changeText(events, words), ...boardText(game, words)]);
  return { kind: 'board', view: boardView(game, words, events), alt };
}

/** One neighborhood from near. */
export function closeUpPicture(game: Game, neighborhood: string, words: Words): PictureSpec {
  const view = { ...boardView(game, words, []), closeUp: neighborhood };
  const name = words.name(ref('neighborhood', neighborhood));
  return { kind: 'board', view, alt: inBrief([name, ...boardText(game, words)]) };
}

/** What everybody may see of the board, with what the events changed. */
export function boardView(game: Game, words: Words, events: readonly SecondEvent[]): BoardView {
  const { state } = game;
  const { places, zones } = townOf(game, words);
  const limit = state.terror >= 10 ? null : state.players + 3;
  const inTown = state.monsters.filter((monster) => countsForLimit(monster.at)).length;
  const openGates = Object.values(state.places).filter((place) => place.gate !== null).length;
  const seals = Object.values(state.places).filter((place) => place.sealed).length;
  const ancientOne = game.content.ancientOne(state.ancientOne.id);
  return {
    title: words.name(ref('ancientOne', ancientOne.id)),
    turn: state.turn,
    phase: words.name(ref('phase', state.phase)),
    firstPlayer: words.name(ref('investigator', investigator(game, state.first).sheet)),
    ancientOne: {
      id: ancientOne.id,
      name: words.name(ref('ancientOne', ancientOne.id)),
      doom: state.ancientOne.doom,
      of: ancientOne.doomTrack,
      awake: state.ancientOne.awake,
    },
    terror: { level: state.terror, of: 10 },
    monsterLimit: { count: inTown, of: limit },
    outskirts: { count: state.monsters.filter((monster) => monster.at === 'outskirts').length, of: 8 - state.players },
    openGates: { count: openGates, of: 9 - Math.ceil(state.players / 2) },
    seals: { count: seals, of: 6 },
    environment: state.environment ? words.name(ref('mythos', state.environment.card)) : null,
    rumor: state.rumor
      ? {
          name: words.name(ref('mythos', state.rumor.card)),
          tokens: state.rumor.tokens,
          monsters: state.monsters.filter((monster) => monster.at === 'rumor').length,
        }
      : null,
    neighborhoods: game.content.neighborhoods.map(({ id, hex }) => ({
      id,
      name: words.name(ref('neighborhood', id)),
      hex,
    })),
    places,
    worlds: worldsOf(game, words),
    zones,
    connections: connections(game.content),
    changes: events.flatMap(changeOf),
    ...(state.ancientOne.awake ? { battle: battleView(game, words) } : {}),
    words: boardWords(words),
    theme: state.options.theme,
  };
}

/** Monsters in Arkham and in the Sky count (2E-3502). */
function countsForLimit(at: string): boolean {
  return at !== 'outskirts' && at !== 'encounter' && at !== 'rumor';
}

function townOf(game: Game, words: Words): { places: PlaceView[]; zones: ZoneView[] } {
  const { content, state } = game;
  const activity = activityAt(game);
  const places = [...content.places.values()].map((place): PlaceView => {
    const own = state.places[place.id];
    return {
      id: place.id,
      name: boardName(content, place.id, words),
      kind: place.kind,
      neighborhood: place.neighborhood,
      x: place.layout.x,
      y: place.layout.y,
      stable: place.stability !== 'unstable',
      closed: isClosed(game, place.id),
      sealed: own?.sealed ?? false,
      clues: own?.clues ?? 0,
      gate: own ? gateOf(content, own, words) : null,
      activity: activity.has(place.id),
      investigators: tokensAt(state, place.id, words),
      monsters: monstersOf(game, place.id, words),
    };
  });
  const zones = content.zones.map(
    (zone): ZoneView => ({
      id: zone.id,
      name: boardName(content, zone.id, words),
      investigators: tokensAt(state, zone.id, words),
      monsters: monstersOf(game, zone.id, words),
    }),
  );
  return { places, zones };
}

function gateOf(content: Content, { gate, gateHidden }: PlaceState, words: Words): PlaceView['gate'] {
  if (!gate) return null;
  if (gateHidden) return { name: '?', modifier: '', dimension: '', hidden: true };
  const { closingModifier, dimension } = content.gate(kindOf(gate));
  return { name: words.name(ref('gate', gate)), modifier: signed(closingModifier), dimension, hidden: false };
}

function worldsOf(game: Game, words: Words): WorldView[] {
  const { state } = game;
  return [...game.content.worlds]
    .sort((a, b) => a.boardOrder - b.boardOrder)
    .map((world) => ({
      id: world.id,
      name: words.name(ref('world', world.id)),
      colors: [...world.colors],
      areas: [tokensAt(state, `${world.id}-1`, words), tokensAt(state, `${world.id}-2`, words)],
    }));
}

function tokensAt(state: State, at: string, words: Words): InvestigatorToken[] {
  return state.investigators
    .filter((investigator) => investigator.at === at && !investigator.eliminated)
    .map((investigator) => token(state, investigator, words));
}

function token(state: State, investigator: Investigator, words: Words): InvestigatorToken {
  const name = words.name(ref('investigator', investigator.sheet));
  return {
    seat: investigator.seat,
    sheet: investigator.sheet,
    name,
    initials: initialsOf(name, words),
    delayed: investigator.delayed,
    explored: investigator.explored,
    turn: turnOf(state, investigator.seat),
  };
}

function initialsOf(name: string, { locale }: Words): string {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word !== '');
  return words
    .map((word) => word[0]?.toLocaleUpperCase(locale) ?? '')
    .join('')
    .slice(0, 2);
}

function monstersOf(game: Game, at: string, words: Words): MonsterToken[] {
  return game.state.monsters
    .filter((monster) => monster.at === at)
    .map((monster) => monsterToken(game, monster, words));
}

function monsterToken(game: Game, monster: Monster, words: Words): MonsterToken {
  const kind = kindOf(monster.marker);
  const values = monsterValues(game, monster.marker);
  return {
    marker: monster.marker,
    kind,
    name: words.name(ref('monster', monster.marker)),
    dimension: values.dimension,
    movement: values.movement,
    toughness: values.toughness,
    damage: values.combat?.damage ?? 0,
  };
}

const connections = onceEach((content: Content): [string, string][] =>
  [...content.places.values()].flatMap((place) =>
    place.neighbors.filter((other) => place.id < other).map((other): [string, string] => [place.id, other]),
  ),
);

/** Events that a picture of the board shows. */
export function shownChanges(events: readonly SecondEvent[]): SecondEvent[] {
  return events.filter((event) => changeOf(event).length > 0);
}

function changeOf(event: SecondEvent): ChangeView[] {
  switch (event.type) {
    case 'GateOpened':
      return [{ kind: 'gate', place: event.place }];
    case 'CluePlaced':
      return [{ kind: 'clue', place: event.place }];
    case 'MonsterAppeared':
      return [{ kind: 'monster', place: event.place, marker: event.monster }];
    case 'PlaceClosed':
      return [{ kind: 'closed', place: event.place }];
    case 'GateSealed':
      return [{ kind: 'seal', place: event.place }];
    case 'MonsterMoved':
      return [{ kind: 'monsterMoved', from: event.from, to: event.to }];
    case 'Moved':
      return [{ kind: 'investigatorMoved', from: event.from, to: event.to }];
    default:
      return [];
  }
}

const BOARD_WORDS = [
  'doom',
  'awake',
  'terror',
  'turn',
  'gates',
  'seals',
  'monsters',
  'outskirts',
  'environment',
  'rumor',
  'first',
  'closed',
  'none',
  'noLimit',
  'sky',
] as const;

function boardWords(words: Words): Record<string, string> {
  return Object.fromEntries(BOARD_WORDS.map((word) => [word, words.text(phrase(`board-${word}`))]));
}
