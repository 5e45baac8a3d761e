/** Whom of the others something is given to. */
import type { Decision, Seat } from '../../../engine/decision.ts';
import { investigator } from '../investigators/investigator.ts';
import { deedsAt, performedAs } from './turnplan.ts';
import { ruled, type Viewpoint } from './viewpoint.ts';

/** What it is worth not to let everybody wait for somebody who is not there (2E-T62). */
const PATIENCE = 0.5;

/** `effect.investigator`: who may do once more what has just been done: whoever gains most by it; else no opinion. */
export function chooseInvestigator(view: Viewpoint, decision: Decision): string | null {
  const action = view.game.state.action?.action;
  const fits = decision.options.every(({ id }) => id === 'none' || /^\d+$/.test(id));
  if (action === undefined || !fits || !decision.options.some(({ id }) => id === 'none')) return null;
  const worth = (id: string) => (id === 'none' ? PATIENCE : actionWorth(view, Number(id), action));
  const chosen = decision.options.map(({ id }) => id).sort((a, b) => worth(b) - worth(a))[0] ?? null;
  return ruled(view, chosen === 'none' ? 'nobody' : 'again', chosen);
}

function actionWorth(view: Viewpoint, seat: Seat, action: string): number {
  const deeds = deedsAt(view, seat, investigator(view.game, seat).at, { more: [] });
  return Math.max(0, ...deeds.filter(({ id }) => performedAs(id) === action).map(({ worth }) => worth));
}
