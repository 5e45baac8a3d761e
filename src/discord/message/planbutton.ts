import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Seat } from '../../engine/decision.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import type { Services } from '../connection/services.ts';
import { customId } from './customid.ts';
import type { Button } from './row.ts';

/** The button by which somebody plans their next turn. @param seat whose; null = of whoever presses it */
export function planButton(game: string, seat: Seat | null, words: Words): Button {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: words.say('button-plan-next'),
    custom_id: customId({ on: 'next', game, seat }),
  };
}

/** Whether somebody has a turn to plan: without one there is no button that plans it. */
export function mayPlan({ table }: Services, view: GameView, person: string): boolean {
  const held = view.seats.find(
    (seat) => !seat.autopilot && (seat.person === person || seat.substitute?.person === person),
  );
  if (!held || view.status !== 'playing') return false;
  return table.planning.sheet({ game: view.id, person, kind: 'plan', seat: held.seat }).ok;
}
