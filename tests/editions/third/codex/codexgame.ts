/** What tests of the codex ask of a game. */
import { performAction } from '../../../../src/editions/third/actions/action.ts';
import { legalActions } from '../../../../src/editions/third/actions/actionoffer.ts';
import { settle } from '../../../../src/editions/third/reactions/settle.ts';
import type { Game } from '../../../../src/editions/third/state/state.ts';
import { type Answering, drive } from '../table.ts';

/** The numbers of the cards in the codex. */
export const numbers = ({ state }: Game) => state.codex.map(({ number }) => number).sort((a, b) => a - b);
/** Carries out what has come true. */
export const watch = (game: Game, answers: Record<string, Answering> = {}) => drive(game, settle(game), answers);
/** The kinds of the monsters on the board. */
export const kinds = ({ state }: Game) => state.monsters.map(({ kind }) => kind);
/** Where markers of that color lie. */
export const places = ({ state }: Game, color: string) =>
  state.markers.filter((marker) => marker.color === color).map(({ at }) => at);
/** Performs an action of the codex. */
export const codexAction = (game: Game, id: string, answers: Record<string, Answering> = {}, seat = 0) =>
  drive(game, performAction(game, seat, `component:archive:${id}`), answers);
/** Whether an action of the codex is offered. */
export const offersAction = (game: Game, id: string, seat = 0) =>
  legalActions(game, seat).some(({ action }) => action === `component:archive:${id}`);
/** Defeat by that card. */
export const lost = (card: number) => ({ result: 'lost', way: 'codex', card });
/** Victory by that card. */
export const won = (card: number) => ({ result: 'won', way: 'codex', card });
