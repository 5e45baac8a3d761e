import type { Option } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { together } from '../../../engine/flow.ts';
import { asking, type Count, type Extra, type Fresh } from '../../../engine/question.ts';
import type { DecisionKind } from './decisionkind.ts';
import type { Game } from './state.ts';

export type { Count, Extra, Fresh };

/** The ways of asking, in this edition's words (yes and no: DP-15). */
export const { choose, chooseMany, chooseAmount, confirm } = asking<DecisionKind>({
  ask: askKey,
  amount: 'option-amount',
  yes: 'option-yes',
  no: 'option-no',
});

/** Everybody decides together (DP-4 to DP-7): one answer for all; the table turns it into a vote. */
export function* groupChoose(
  game: Game,
  { kind, rule }: { kind: DecisionKind; rule: string },
  { options, ...extra }: Extra & { options: Option[] },
): Flow<string | null> {
  const { first, investigators } = game.state;
  const everybody = () => investigators.filter((one) => !one.eliminated).map((one) => one.seat);
  return yield* choose(game, { seat: first, kind, rule }, options, () => ({
    mode: 'group',
    seats: everybody(),
    subject: null,
    ...extra,
  }));
}

/** The key of a question's text: `combat.stance` asks `ask-combat-stance`. */
export function askKey(kind: DecisionKind): string {
  return `ask-${kind.replaceAll('.', '-')}`;
}

/** Side by side, or one after the other where the strict order was agreed. */
export function* sideBySide<T>(game: Game, flows: readonly Flow<T>[]): Flow<T[]> {
  if (!game.state.options.strictOrder) return yield* together(flows);
  const results: T[] = [];
  for (const flow of flows) results.push(yield* flow);
  return results;
}
