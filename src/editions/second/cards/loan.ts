import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';

import type { Spec } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** A Bank Loan can be paid back at any time. Money does not matter in the final battle. */
export function paymentOptions(game: Game, seat: Seat): Option[] {
  if (game.state.ancientOne.awake) return [];
  return investigator(game, seat).cards.flatMap(({ id }) => {
    const may = payment(game.content, id);
    const card = ref('card', kindOf(id));
    if (!may || !game.rules.canPay(game, seat, may.cost ?? [], { source: card, card: id })) return [];
    return [{ id: OPTION.payBack.write(id), label: phrase('option-pay-back', { card }), about: card }];
  });
}

/** Pays it back. */
export function* payBack(game: Game, seat: Seat, card: Copy): Flow {
  const may = payment(game.content, card);
  const context = { source: ref('card', kindOf(card)), card };
  if (may && (yield* game.rules.pay(game, seat, may.cost ?? [], context)))
    yield* game.rules.run(game, seat, may.do, context);
}

function payment(content: Content, id: string): Spec<'may'> | undefined {
  const card = content.card(id);
  return card.deck === 'special' ? card.anyPhase?.may : undefined;
}
