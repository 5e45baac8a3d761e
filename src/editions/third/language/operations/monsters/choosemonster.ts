import { z } from 'zod';
import { findMonster, printed } from '../../../board/monster.ts';
import type { Game, Monster } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { exact } from '../../terms/field.ts';
import { say } from '../../terms/noun.ts';
import { pickMonster } from './picking.ts';

const schema = exact({
  chooseMonster: exact({ epic: z.literal(false).exactOptional(), in: z.literal('anywhere') }),
});
export type ChooseMonster = z.output<typeof schema>;

/** One monster on the board, `thatMonster` from now on. */
export const chooseMonster: Operation<ChooseMonster> = {
  schema,
  personal: false,
  *run(game, seat, effect, context) {
    const chosen = yield* pickMonster(game, seat, context, () => choosable(game, effect));
    const monster = chosen === null ? null : findMonster(game.state, chosen);
    delete context.thatMonster;
    if (!monster) return;
    context.thatMonster = monster.id;
    context.thatSpace = monster.at;
  },
  words: {
    kind: 'order',
    clause: ({ chooseMonster: { epic } }, form) => say('choose-monster', { epic: String(epic ?? true), form }),
  },
  worth: () => 0,
  aims: true,
};

/** Those it may be. */
export function choosable(game: Game, { chooseMonster: { epic } }: ChooseMonster): Monster[] {
  const { state } = game;
  // 3E-413.5f
  return state.monsters.filter((monster) => epic === undefined || printed(game, monster).epic === epic);
}
