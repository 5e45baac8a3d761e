import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import type { Copy } from '../../../../edition/copy.ts';
import { townOf } from '../../../board/area.ts';
import { engagedMonsters, monstersAt } from '../../../board/monster.ts';
import { investigator } from '../../../investigators/investigator.ts';
import { damageMonster as strike } from '../../../monsters/monsterharm.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game, Monster } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { amount, amountOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { meant } from '../../terms/meaning.ts';
import { amountText, say } from '../../terms/noun.ts';
import { blowOf } from './blow.ts';
import { pickMonster } from './picking.ts';

const schema = exact({
  damageMonster: exact({
    which: z.enum(['thatMonster', 'oneEngagedWithYou', 'eachEngagedWithYou', 'oneInYourSpaceOrAdjacent']),
    amount,
  }),
});
export type DamageMonster = z.output<typeof schema>;
type Which = DamageMonster['damageMonster']['which'];

/** Damage to a monster, or to each of several. */
export const damageMonster: Operation<DamageMonster> = {
  schema,
  personal: false,
  *run(game, seat, { damageMonster: { which, amount: printed } }, context) {
    const much = yield* amountOf(game, seat, printed, context);
    if (much < 1) return;
    for (const id of yield* targetsOf(game, seat, which, context)) yield* strike(game, id, much, blowOf(game, seat));
  },
  words: {
    kind: 'order',
    clause: ({ damageMonster: { which, amount: value } }, form) =>
      say('damage-monster', { what: amountText('damage', value, form), which: say(`which-${which}`, { form }), form }),
  },
  worth: ({ damageMonster: { which, amount: value } }, judge) => judge.strike(which, judge.much(value)),
  changes: (game, seat, { damageMonster: { which } }, context) =>
    which === 'thatMonster' ? meant(game, which, context) !== null : near(game, seat, which).length > 0,
  befallsWorld: ({ damageMonster: { which } }) => which === 'thatMonster',
};

/** The monsters that can be meant, seen from an investigator. */
function near(game: Game, seat: Seat | null, which: Exclude<Which, 'thatMonster'>): Monster[] {
  const { state } = game;
  if (seat === null) return [];
  if (which !== 'oneInYourSpaceOrAdjacent') return engagedMonsters(state, seat);
  const { at } = investigator({ state }, seat);
  // 3E-411.3-2
  return [at, ...townOf(game).adjacent(at)].flatMap((space) => monstersAt(state, space));
}

function* targetsOf(game: Game, seat: Seat | null, which: Which, context: EffectContext): Flow<Copy[]> {
  if (which === 'thatMonster') return context.thatMonster === undefined ? [] : [context.thatMonster];
  if (seat === null) return [];
  // 3E-413.5e-2
  if (which === 'eachEngagedWithYou') return near(game, seat, which).map(({ id }) => id);
  const chosen = yield* pickMonster(game, seat, context, () => near(game, seat, which));
  return chosen === null ? [] : [chosen];
}
