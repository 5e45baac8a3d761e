/**
 * What standing orders can hold (decisions, section 4). Fields: `when`, `clues`, `lastClue`, `leave`, `monsters`,
 * `weapons`, `spells`, `losses`, `route`, `gate`, `trade`, `encounter`, `abilityAt`, `clueTaker`, `before`, `pass`.
 */

import type { Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { type AheadSheet, type Field, type FieldChoice, listed, PASS, type Said } from '../../plan/ahead.ts';
import { orderFields, sheetOfOrders, tradeField, whenField } from '../../plan/orderfield.ts';
import { WINDOWS } from '../cards/anyphase.ts';
import { itemsOf } from '../cards/card.ts';
import { handsOf } from '../combat/grip.ts';
import type { Content } from '../content/content.ts';

import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import type { DecisionKind } from '../state/decisionkind.ts';
import type { Game } from '../state/state.ts';

/** Questions that one may always pass on: silence spends, trades and risks nothing there (DP-15). */
const PASSABLE = [
  'upkeep.next',
  'upkeep.sliders',
  'move.world',
  'combat.start',
  'check.before',
  'check.lend',
  'loss.prevent',
  'effect.may',
  'encounter.redraw',
  'shop.wish',
  'rumor.pay',
  'trade.consent',
  'window.act',
] as const satisfies readonly DecisionKind[];

const CLUES = ['never', 'pass-1', 'pass-2', 'pass-3', 'harm', 'always'] as const;
const MONSTERS = ['evade', 'fight-50', 'fight-60', 'fight-70', 'fight-80', 'fight-90', 'fight'] as const;
const GATE = ['close', 'seal', 'elder-sign', 'wait'] as const;

const { field, choice, plain } = orderFields('order');

/** The orders as they can be given now. Cards and places named earlier stay, whoever holds or blocks them. */
export function orderSheet(game: Game, seat: Seat, said: Said): AheadSheet {
  const fields: Field[] = [
    whenField,
    plain('clues', CLUES),
    plain('lastClue', ['keep']),
    plain('leave', ['all']),
    plain('monsters', MONSTERS),
    { ...field('weapons', withKept(cards(weaponsOf(game, seat)), said, 'weapons')), list: true },
    plain('spells', ['no', 'yes']),
    { ...field('losses', withKept(cards(itemsOf(game, seat).map(({ id }) => id)), said, 'losses')), list: true },
    field('route', [...game.content.places.keys()].map(placeChoice)),
    plain('gate', GATE),
    tradeField(
      inPlayerOrder(game.state).filter((other) => other !== seat),
      (other) => phrase('option-seat', { seat: ref('seat', String(other)) }),
    ),
    plain('encounter', ['encounter', 'ability']),
    { ...field('abilityAt', placesWithAbility(game.content).map(placeChoice)), list: true },
    plain('clueTaker', ['me', 'others']),
    { ...plain('before', WINDOWS), list: true },
    {
      ...field(
        PASS,
        PASSABLE.map((kind) => choice('pass', kind.replaceAll('.', '-'), kind)),
      ),
      list: true,
    },
  ];
  return sheetOfOrders(fields, said.chosen);
}

/** Each kind of card once: orders speak of the Knife, not of this or that copy. */
function cards(ids: readonly Copy[]): FieldChoice[] {
  return [...new Set(ids.map(kindOf))].map(cardChoice);
}

function cardChoice(kind: string): FieldChoice {
  return { value: kind, label: phrase('option-card', { card: ref('card', kind) }) };
}

function withKept(choices: FieldChoice[], { chosen }: Said, id: string): FieldChoice[] {
  const gone = listed(chosen, id).filter((kind) => !choices.some(({ value }) => value === kind));
  return [...choices, ...gone.map(cardChoice)];
}

function weaponsOf(game: Game, seat: Seat): Copy[] {
  return investigator(game, seat)
    .cards.map(({ id }) => id)
    .filter((id) => handsOf(game.content, id) > 0);
}

function placeChoice(place: Place): FieldChoice {
  return { value: place, label: phrase('option-place', { place: ref('place', place) }) };
}

function placesWithAbility(content: Content): string[] {
  const { places } = content;
  return [...places.values()].flatMap(({ id, ability }) =>
    ability !== null && ability.kind !== 'replacesEntry' ? [id] : [],
  );
}
