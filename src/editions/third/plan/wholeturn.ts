/** A turn that is taken in one press: its actions, where they go and what they focus. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { type Phrase, phrase } from '../../../engine/phrase.ts';
import { type AheadSheet, type Field, likelyPlan, type TurnAction, type WholeTurn } from '../../plan/ahead.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { likely } from './likely.ts';
import { planSheet } from './plansheet.ts';

/** The turn that a careful player would take, where it has two actions or more and each of them is sure to be wanted. */
export function wholeTurn(game: Game, seat: Seat, { kind }: Decision): WholeTurn | null {
  if (kind !== 'action.turn') return null;
  const sheet = likelyPlan({ planSheet, likely }, game, seat);
  const up: TurnAction[] = sheet.said.assumed.delayed === 'yes' ? [{ label: phrase('third-turn-stand-up') }] : [];
  const steps = sheet.fields.filter(({ id }) => OPTION.step.is(id)).map((step) => actionOf(step, sheet));
  const known = steps.filter((action) => action !== null);
  const actions = [...up, ...known];
  return known.length < steps.length || actions.length < 2 ? null : { said: sheet.said, actions };
}

/** One action as a button says it; null where it is open. */
function actionOf({ id, choices }: Field, sheet: AheadSheet): TurnAction | null {
  const number = OPTION.step.read(id) ?? '';
  const { chosen } = sheet.said;
  const value = chosen[id];
  switch (value) {
    case undefined:
      return null;
    case 'move': {
      const label = labelIn(sheet, OPTION.goal.write(number));
      return label && { label: phrase('third-turn-move', { label }) };
    }
    case 'focus': {
      const label = labelIn(sheet, OPTION.skill.write(number));
      return label && { label: phrase('third-turn-focus', { label }) };
    }
    default: {
      const found = choices.find((choice) => choice.value === value);
      const isPlain = OPTION.attack.is(value) && choices.filter((one) => OPTION.attack.is(one.value)).length === 1;
      if (!found) return null;
      const brief = isPlain ? 'third-turn-attack' : value === 'gatherResources' ? 'third-turn-gather' : null;
      return { label: found.label, ...(brief ? { brief: phrase(brief) } : {}) };
    }
  }
}

/** What is chosen in a field. */
function labelIn({ fields, said: { chosen } }: AheadSheet, id: string): Phrase | null {
  const choices = fields.find((field) => field.id === id)?.choices ?? [];
  return choices.find(({ value }) => value === chosen[id])?.label ?? null;
}
