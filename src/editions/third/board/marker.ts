import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Condition } from '../content/effect.ts';
import type { MarkerColor, Scar } from '../content/vocabulary.ts';
import type { EffectContext } from '../state/context.ts';
import { groupChoose } from '../state/question.ts';
import type { Game, Marker, State } from '../state/state.ts';
import { doomAt, townOf } from './area.ts';

/** Puts a marker at a space or into the center of a neighborhood (3E-473, 3E-475.4). */
export function placeMarker(game: Game, marker: Marker): void {
  game.state.markers.push({ ...marker });
  game.events.push({ type: 'MarkerPlaced', ...marker });
}

/** One marker of a random color on each of the spaces. */
export function placeMixed(
  game: Game,
  colors: Partial<Record<MarkerColor, number>>,
  faceUp: boolean,
  spaces: readonly string[],
): void {
  const mixed = game.chance.shuffled(
    'markers',
    Object.entries(colors).flatMap(([color, count]) => Array<MarkerColor>(count).fill(color as MarkerColor)),
  );
  for (const [index, at] of spaces.entries()) {
    const color = mixed[index];
    // 3E-473.1
    if (color) placeMarker(game, { color, faceUp, at });
  }
}

/** Turns up a face-down marker in a space; what happens then is said by the cards in the codex. */
export function* revealMarkerAt(game: Game, space: string, seat: Seat | null): Flow {
  const { markers } = game.state;
  const index = markers.findIndex((marker) => marker.at === space && !marker.faceUp);
  const marker = markers[index];
  if (!marker) return;
  revealed(game, marker, seat);
  yield* game.rules.happened(game, {
    event: 'markerRevealed',
    space,
    color: marker.color,
    marker: index,
    ...(seat === null ? {} : { seat }),
  });
}

/** Turns up every marker on the board, without what would follow from revealing one. */
export function revealAllMarkers(game: Game): void {
  for (const marker of game.state.markers) if (!marker.faceUp) revealed(game, marker, null);
}

function revealed(game: Game, marker: Marker, seat: Seat | null): void {
  marker.faceUp = true;
  game.chance.shown(marker.color);
  if (!game.state.revealed.includes(marker.color)) game.state.revealed.push(marker.color);
  const { at, color } = marker;
  game.events.push({ type: 'MarkerRevealed', at, color, ...(seat === null ? {} : { seat }) });
}

/** Takes the markers off the board that fit. @param shown because what they stand for has come */
export function discardMarkers(game: Game, fits: (marker: Marker, index: number) => boolean, shown = false): void {
  const { state } = game;
  const gone = state.markers.filter(fits);
  state.markers = state.markers.filter((marker) => !gone.includes(marker));
  for (const { at, color, faceUp } of gone)
    game.events.push({ type: 'MarkerGone', at, color, faceUp, ...(shown ? { shown } : {}) });
}

/** The spaces where a marker of that color lies face up. */
export function spacesOfMarker(state: State, color: MarkerColor): string[] {
  return state.markers.filter((marker) => marker.color === color && marker.faceUp).map(({ at }) => at);
}

/** Spaces with a scar (white, face up), or a mended one (white, face down). Only card 21 gives white ones that sense. */
export function scarsAt(state: State, kind: Scar): string[] {
  return state.markers
    .filter((marker) => marker.color === 'white' && marker.faceUp === (kind === 'scar'))
    .map(({ at }) => at);
}

/** Whether one of those lies in the neighborhood. */
export function neighborhoodHas(game: Game, neighborhood: string, kinds: readonly Scar[]): boolean {
  return kinds.some((kind) =>
    scarsAt(game.state, kind).some((space) => game.content.neighborhoodOf(space) === neighborhood),
  );
}

/** Scars that are to be made. */
interface Scars {
  count: number;
  /** Candidates; null = any space of a neighborhood. */
  spaces: readonly string[] | null;
  where?: Condition | undefined;
  differentNeighborhoods?: boolean;
}

/** Puts scars on spaces of the group's choice that fit; silence takes the space with the least doom. */
export function* makeScars(
  game: Game,
  { count, spaces, where, differentNeighborhoods }: Scars,
  context: EffectContext,
): Flow {
  const used = new Set<string>();
  for (let made = 0; made < count; made++) {
    const fitting = () =>
      (spaces ?? townOf(game).spaces).filter((space) => {
        const neighborhood = game.content.neighborhoodOf(space) ?? '';
        if (differentNeighborhoods && used.has(neighborhood)) return false;
        return (
          !where ||
          game.rules.holds(game, null, where, { ...context, thatSpace: space, thatNeighborhood: neighborhood })
        );
      });
    const chosen = yield* groupChoose(
      game,
      { kind: 'scar.space', rule: '3E-004-1' },
      {
        options: fitting().map((space) => ({
          id: space,
          label: phrase('third-option-space', { space: ref('space', space) }),
          note: phrase('third-note-doom', { doom: doomAt(game.state, space) }),
        })),
        default: [...fitting()].sort((a, b) => doomAt(game.state, a) - doomAt(game.state, b)).slice(0, 1),
      },
    );
    if (chosen === null) return;
    used.add(game.content.neighborhoodOf(chosen) ?? '');
    game.state.markers.push({ color: 'white', faceUp: true, at: chosen });
    game.events.push({ type: 'ScarAppeared', at: chosen });
  }
}

/** Turns a scar in the space face down. */
export function mendScar(game: Game, space: string): void {
  const scar = game.state.markers.find(({ color, faceUp, at }) => color === 'white' && faceUp && at === space);
  if (!scar) return;
  scar.faceUp = false;
  game.events.push({ type: 'ScarMended', at: space });
}
