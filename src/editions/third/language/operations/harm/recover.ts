import { z } from 'zod';
import type { Option, Seat } from '../../../../../engine/decision.ts';
import type { Flow } from '../../../../../engine/flow.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../../../edition/copy.ts';
import { investigator, investigatorsAt } from '../../../investigators/investigator.ts';
import { cardsWith } from '../../../investigators/playarea.ts';
import { recover as takeOff } from '../../../investigators/recovery.ts';
import { fromText } from '../../../state/asking.ts';
import { OPTION } from '../../../state/option.ts';
import { choose } from '../../../state/question.ts';
import type { Game } from '../../../state/state.ts';
import type { Operation } from '../../operation.ts';
import { type Amount, amount, CARD_TEXT, shareOf } from '../../terms/amount.ts';
import { exact } from '../../terms/field.ts';
import { amountText } from '../../terms/noun.ts';

const schema = exact({
  recover: exact({
    health: amount.exactOptional(),
    sanity: amount.exactOptional(),
    who: z.enum(['you', 'youOrAlly', 'investigatorOrAllyInYourSpace']),
  }).refine(({ health, sanity }) => health !== undefined || sanity !== undefined, 'names neither health nor sanity'),
});
export type Recover = z.output<typeof schema>;
type Spec = Recover['recover'];

/** Damage and horror off one of those that may receive it; of several their choice (`effect.recover`). */
export const recover: Operation<Recover> = {
  schema,
  personal: true,
  *run(game, seat, { recover: spec }, context) {
    const open = () => inNeed(game, seat, spec);
    const chosen = yield* choose(
      game,
      { seat, kind: 'effect.recover', rule: context.rule ?? CARD_TEXT },
      () => open().map(bearerOption),
      // E6: whoever acts; otherwise whoever needs it most.
      () =>
        fromText(context, {
          default: [
            OPTION.self.write(seat),
            ...[...open()].sort((a, b) => b.damage + b.horror - a.damage - a.horror).map(({ id }) => id),
          ],
        }),
    );
    const one = open().find(({ id }) => id === chosen);
    if (!one) return;
    const much = function* (printed: Amount | undefined, have: number): Flow<number> {
      return printed === undefined ? 0 : yield* shareOf(game, seat, { amount: printed, have }, context);
    };
    const amounts = { health: yield* much(spec.health, one.damage), sanity: yield* much(spec.sanity, one.horror) };
    takeOff(game, one.card === null ? { seat: one.seat } : { seat: one.seat, card: one.card }, amounts, context.source);
  },
  words: {
    kind: ({ recover: { who } }) => (who === 'you' ? 'order' : 'told'),
    clause: ({ recover: { health, sanity, who } }, form) => ({
      key: 'recover',
      who,
      what: [
        ...(health === undefined ? [] : [amountText('health', health, form)]),
        ...(sanity === undefined ? [] : [amountText('sanity', sanity, form)]),
      ],
    }),
  },
  worth: ({ recover: { health, sanity } }, judge) =>
    judge.healing({ health: judge.much(health), sanity: judge.much(sanity) }),
  changes: (game, seat, { recover: spec }) => inNeed(game, seat, spec).length > 0,
  isGood: true,
};

/** Somebody or something that can recover. */
interface Bearer {
  /** `self:<seat>` or `card:<card>`. */
  id: string;
  seat: Seat;
  card: Copy | null;
  damage: number;
  horror: number;
}

function inNeed(game: Game, seat: Seat, { health, sanity, who }: Spec): Bearer[] {
  return bearers(game, seat, who).filter(
    ({ damage, horror }) => (health !== undefined && damage > 0) || (sanity !== undefined && horror > 0),
  );
}

function bearers(game: Game, seat: Seat, who: Spec['who']): Bearer[] {
  const self = (other: Seat): Bearer => {
    const { damage, horror } = investigator(game, other);
    return { id: OPTION.self.write(other), seat: other, card: null, damage, horror };
  };
  const allies = (other: Seat): Bearer[] =>
    cardsWith(game, other, { type: 'ally' }).map(({ id, damage, horror }) => ({
      id: OPTION.card.write(id),
      seat: other,
      card: id,
      damage,
      horror,
    }));
  switch (who) {
    case 'you':
      return [self(seat)];
    case 'youOrAlly':
      return [self(seat), ...allies(seat)];
    case 'investigatorOrAllyInYourSpace':
      return investigatorsAt(game.state, investigator(game, seat).at).flatMap((other) => [
        self(other),
        ...allies(other),
      ]);
    default:
      return who satisfies never;
  }
}

function bearerOption({ id, seat, card, damage, horror }: Bearer): Option {
  const who = card === null ? ref('seat', String(seat)) : ref('card', kindOf(card));
  return { id, label: phrase('third-option-recover', { who, damage, horror }) };
}
