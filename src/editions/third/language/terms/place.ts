import type { Option, Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { boardSpaces, doomAt, townOf, unstableSpaces } from '../../board/area.ts';
import { scarsAt, spacesOfMarker } from '../../board/marker.ts';
import { findMonster } from '../../board/monster.ts';
import type { PlaceRef } from '../../content/effect.ts';
import { PLACE_WORDS, type PlaceWord } from '../../content/vocabulary.ts';
import { investigator } from '../../investigators/investigator.ts';
import { ask } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game, State } from '../../state/state.ts';

/** How several places that fit come to the ones meant. */
type Pick = 'each' | 'owner' | 'group' | 'nearest';

/** What a place word means now. */
interface Meaning {
  /** Spaces; for words about central areas, neighborhoods. */
  spaces: string[];
  pick: Pick;
}

/** What narrows down a place where one of several is meant. */
interface Narrowing {
  /** Only places for which the operation can do something. */
  fits?: (space: string) => boolean;
  /** Where something sets out: of several unstable or doomed spaces the nearest count (3E-449, 3E-202.2g). */
  from?: string;
  /** What silence takes: the space with the least doom unless this says the most. */
  silence?: 'leastDoom' | 'mostDoom';
}

/** A place, with what narrows it down. */
interface Aim extends Narrowing {
  place: PlaceRef;
}

/**
 * Every space that a place means or could mean, without a choice; of central areas the neighborhoods. Places of an
 * investigator mean nothing without one.
 */
export function spacesOf(game: Game, seat: Seat | null, place: PlaceRef, context: EffectContext): string[] {
  return meaning(game, seat, place, context).spaces;
}

/**
 * The spaces a place means. `each…` are several; otherwise at most one, chosen by the investigator at hand or, where
 * the place says so or nobody is at hand, by the group (`effect.place`). What can't be is not offered.
 */
export function* placesOf(game: Game, seat: Seat | null, aim: PlaceRef | Aim, context: EffectContext): Flow<string[]> {
  const { place, ...narrowing }: Aim = typeof aim === 'string' ? { place: aim } : aim;
  const { pick } = meaning(game, seat, place, context);
  const fitting = () => {
    const { spaces } = meaning(game, seat, place, context);
    const able = narrowing.fits ? spaces.filter(narrowing.fits) : spaces;
    return pick === 'nearest' ? nearby(game, able, context, narrowing) : able;
  };
  if (pick === 'each') return fitting();
  const spaces = { spaces: fitting, ...(narrowing.silence ? { silence: narrowing.silence } : {}) };
  const one = yield* pickSpace(game, pick === 'owner' ? seat : null, spaces, context);
  return one === null ? [] : [one];
}

/** Spaces to choose from, and what silence takes of them. */
interface Offered {
  spaces: () => readonly string[];
  silence?: Narrowing['silence'];
}

/** One of the spaces, by the choice of an investigator or (null) of the group; null when there is none. */
export function* pickSpace(
  game: Game,
  seat: Seat | null,
  { spaces, silence }: Offered,
  context: EffectContext,
): Flow<string | null> {
  const options = (): Option[] => [...new Set(spaces())].map((space) => optionOf(game.state, space));
  return yield* ask(game, seat, context, {
    kind: 'effect.place',
    rule: context.rule ?? '3E-004-1',
    options,
    extra: () => ({ default: silent(game.state, spaces(), silence) }),
  });
}

function optionOf(state: State, space: string): Option {
  return {
    id: space,
    label: phrase('third-option-space', { space: ref('space', space) }),
    note: phrase('third-note-doom', { doom: doomAt(state, space) }),
    about: ref('space', space),
  };
}

/** Y3, Y6: the space with the least doom, then board order. What takes doom away wants the most. */
function silent(state: State, spaces: readonly string[], silence: Narrowing['silence']): string[] {
  const sign = silence === 'mostDoom' ? -1 : 1;
  return [...spaces].sort((a, b) => sign * (doomAt(state, a) - doomAt(state, b))).slice(0, 1);
}

/** Of several the nearest to where it sets out, or to the monster whose text it is. */
function nearby(game: Game, spaces: string[], context: EffectContext, { from }: Narrowing): string[] {
  const { state } = game;
  const start = from ?? (context.monster === undefined ? null : (findMonster(state, context.monster)?.at ?? null));
  if (start === null || spaces.length < 2) return spaces;
  const near = townOf(game).nearest(start, spaces);
  return near.length > 0 ? near : spaces;
}

function meaning(game: Game, seat: Seat | null, place: PlaceRef, context: EffectContext): Meaning {
  if (isWord(place)) return ofWord(game, seat, place, context);
  const known = boardSpaces(game).includes(place) || townOf(game).neighborhoods.includes(place);
  return { spaces: known ? [place] : [], pick: 'each' };
}

function isWord(place: string): place is PlaceWord {
  return PLACE_WORDS.some((word) => word === place);
}

/** The table of places. */
function ofWord(game: Game, seat: Seat | null, word: PlaceWord, context: EffectContext): Meaning {
  const { state } = game;
  const yours = seat === null ? null : investigator(game, seat).at;
  const { thatSpace } = context;
  const just = (space: string | null | undefined): Meaning => ({ spaces: space == null ? [] : [space], pick: 'each' });
  const all = (spaces: readonly string[], pick: Pick): Meaning => ({ spaces: [...spaces], pick });
  switch (word) {
    case 'yourSpace':
      return just(yours);
    case 'thisSpace':
      return just(spaceOfMonster(state, context.monster) ?? thatSpace);
    case 'thatSpace':
      return just(thatSpace);
    case 'spaceOfThatMonster':
      return just(spaceOfMonster(state, context.thatMonster) ?? thatSpace);
    case 'spaceOfThatInvestigator':
      return just(context.thatInvestigator === undefined ? null : investigator(game, context.thatInvestigator).at);
    case 'anySpace':
      return all(boardSpaces(game), 'owner');
    case 'anySpaceInYourNeighborhood':
      return all(around(game, yours), 'owner');
    case 'anotherSpaceInYourNeighborhood':
      return all(
        around(game, yours).filter((space) => space !== yours),
        'owner',
      );
    case 'eachSpaceInYourNeighborhood':
      return all(around(game, yours), 'each');
    case 'eachOtherSpaceOfThatNeighborhood':
      // 3E-415.1a-2
      return all(
        spacesIn(game, thatNeighborhood(game, context)).filter((space) => space !== thatSpace),
        'each',
      );
    case 'adjacentSpace':
      return all(besideMonster(game, context), 'group');
    case 'adjacentSpaceWithMostDoom':
      return all(mostDoom(state, besideMonster(game, context)), 'group');
    case 'adjacentStreet':
      return all(
        yours === null
          ? []
          : townOf(game)
              .adjacent(yours)
              .filter((space) => townOf(game).streetKind(space)),
        'owner',
      );
    case 'unstableSpace':
      return all(unstableSpaces(game), 'nearest');
    case 'spaceWithMostDoom':
      return all(mostDoom(state, townOf(game).spaces), 'nearest');
    case 'spaceWithMostDoomInThatNeighborhood':
      return all(mostDoom(state, spacesIn(game, thatNeighborhood(game, context))), 'group');
    case 'startingSpace':
      return just(townOf(game).startingSpace);
    case 'anySpaceWithDoom':
      return all(
        townOf(game).spaces.filter((space) => doomAt(state, space) > 0),
        'owner',
      );
    case 'anySpaceInNeighborhoodWithAnomaly':
    case 'neighborhoodWithAnomaly':
      return all(withAnomaly(game).flatMap(game.content.spacesOf), 'owner');
    case 'spaceWithScar':
      return all([...new Set(scarsAt(state, 'scar'))], 'owner');
    case 'eachSpaceWithScar':
      return all([...new Set(scarsAt(state, 'scar'))], 'each');
    case 'spaceOfBlueMarker':
      return all(spacesOfMarker(state, 'blue'), 'owner');
    case 'spaceOfRedMarker':
      return all(spacesOfMarker(state, 'red'), 'owner');
    case 'thatNeighborhood':
      return just(thatNeighborhood(game, context));
    case 'eachNeighborhood':
      return all(townOf(game).neighborhoods, 'each');
    case 'anywhere':
      return all(boardSpaces(game), 'each');
    case 'display':
      return all([], 'each');
    default:
      return word satisfies never;
  }
}

/** The neighborhood of the event or condition, or that of its space. */
export function thatNeighborhood(game: Game, { thatNeighborhood: named, thatSpace }: EffectContext): string | null {
  return named ?? (thatSpace === undefined ? null : game.content.neighborhoodOf(thatSpace));
}

const spacesIn = (game: Game, neighborhood: string | null): readonly string[] =>
  neighborhood === null ? [] : game.content.spacesOf(neighborhood);

/** The spaces of the neighborhood that one lies in; none about a street. */
const around = (game: Game, space: string | null): readonly string[] =>
  spacesIn(game, space === null ? null : game.content.neighborhoodOf(space));

function besideMonster(game: Game, { monster, thatSpace }: EffectContext): readonly string[] {
  // 3E-411.3-1
  // 3E-411.4-2
  const at = spaceOfMonster(game.state, monster) ?? thatSpace;
  return at === undefined ? [] : townOf(game).adjacent(at);
}

function spaceOfMonster(state: State, id: string | undefined): string | undefined {
  return id === undefined ? undefined : findMonster(state, id)?.at;
}

const withAnomaly = (game: Game): string[] =>
  townOf(game).neighborhoods.filter((id) => game.state.centers[id]?.anomaly === true);

/** Those with the most doom, all of them when several have as much; without any doom, all. */
function mostDoom(state: State, spaces: readonly string[]): string[] {
  const most = Math.max(...spaces.map((space) => doomAt(state, space)));
  return spaces.filter((space) => doomAt(state, space) === most);
}
