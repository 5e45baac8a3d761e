/**
 * What standing orders can hold (decisions, section 2). Fields: `when`, `focus`, `clues`, `engaged`, `harm`, `bearers`,
 * `trade`, `votes`, `pass`.
 */
import type { Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { kindOf } from '../../edition/copy.ts';
import { type AheadSheet, type FieldChoice, listed, type Said } from '../../plan/ahead.ts';
import { orderFields, sheetOfOrders, tradeField, whenField } from '../../plan/orderfield.ts';
import { inPlay, investigator } from '../investigators/investigator.ts';
import type { DecisionKind } from '../state/decisionkind.ts';
import { ON_MONSTERS } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** Questions that may be left to their usual answer, by what they are about: silence spends and risks nothing there. */
export const PASSABLE = {
  encounter: ['encounter.turn'],
  prepare: ['test.prepare'],
  lend: ['test.lend'],
  reaction: ['reaction.may'],
  may: ['effect.may'],
  shop: ['shop.buy', 'shop.discard'],
  trade: ['trade.consent'],
  monsters: ON_MONSTERS,
  order: ['doom.order', 'doom.street', 'reckoning.order'],
} as const satisfies Record<string, readonly DecisionKind[]>;

const SPENDING = ['never', 'fail', 'always'] as const;
const ENGAGED = ['evade', 'attack-25', 'attack-50', 'attack-75', 'attack'] as const;
const HARM = ['self', 'cards'] as const;

const { field, choice, plain } = orderFields('third-order');

/** The orders as they can be given now. Cards named earlier stay, whoever holds them. */
export function orderSheet(game: Game, seat: Seat, said: Said): AheadSheet {
  const seen = game.state;
  const held = bearersOf(game, seat);
  const named = listed(said.chosen, 'bearers').filter((kind) => !held.includes(kind));
  const fields = [
    whenField,
    plain('focus', SPENDING),
    plain('clues', SPENDING),
    plain('engaged', ENGAGED),
    plain('harm', HARM),
    { ...field('bearers', [...held, ...named].map(cardChoice)), list: true as const },
    tradeField(
      inPlay(seen).filter((other) => other !== seat),
      (other) => phrase('third-option-seat', { seat: ref('seat', String(other)) }),
    ),
    plain('votes', inPlay(seen).length > 1 ? ['leader'] : []),
    {
      ...field(
        'pass',
        Object.keys(PASSABLE).map((what) => choice('pass', what)),
      ),
      list: true as const,
    },
  ];
  return sheetOfOrders(fields, said.chosen);
}

/** What of theirs can bear harm, each kind once. */
function bearersOf(game: Game, seat: Seat): string[] {
  const bears = investigator(game, seat).cards.filter(({ id }) => {
    const { health = 0, sanity = 0 } = game.content.asset(id);
    return health + sanity > 0;
  });
  return [...new Set(bears.map(({ id }) => kindOf(id)))];
}

function cardChoice(kind: string): FieldChoice {
  return { value: kind, label: phrase('third-option-card', { card: ref('card', kind) }) };
}
