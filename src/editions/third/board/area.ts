import type { Town } from '../content/town.ts';
import type { Game, State } from '../state/state.ts';

/** The map that the game is played on. */
export function townOf({ content, state }: Game): Town {
  return content.town(state.scenario);
}

/** Every space of the board, neighborhood by neighborhood, then the streets, then what archive cards add. */
export function boardSpaces(game: Game): string[] {
  const { spaces, streets } = townOf(game);
  return [...spaces, ...streets.map(({ id }) => id), ...codexSpaces(game)];
}

/** Spaces that archive cards in the codex make (card 9). */
export function codexSpaces({ content, state }: Game): string[] {
  return state.codex.flatMap(({ number, side }) => {
    const space = side === 'front' ? content.archiveCard(number).front?.space : undefined;
    return space ? [space.id] : [];
  });
}

/** Doom on a space. */
export function doomAt(state: State, space: string): number {
  return state.doom[space] ?? 0;
}

/** Doom on all spaces of a neighborhood together. */
export function doomIn({ content, state }: Game, neighborhood: string): number {
  return content.spacesOf(neighborhood).reduce((sum, space) => sum + doomAt(state, space), 0);
}

/** The unstable space or spaces: those marked on the top event discard, or else the starting space (3E-449). */
export function unstableSpaces(game: Game): string[] {
  const { content, state } = game;
  // 3E-449.2-1
  const [top] = state.decks.eventDiscard;
  // 3E-449.3, 3E-481.3b-2
  if (top === undefined) return [townOf(game).startingSpace];
  // 3E-449.2-2
  return [...new Set(content.event(top).doomSpaces)];
}
