/**
 * What standing orders can hold (decisions, section 4). Fields: `when`, `clues`, `lastClue`, `monsters`, `weapons`,
 * `spells`, `losses`, `route`, `gate`, `trade`, `encounter`, `abilityAt`, `clueTaker`, `pass`.
 */
import type { Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type AheadSheet, type Choices, type Field, type FieldChoice, listed, type Said } from '../../ahead.ts';
import { itemsOf } from '../card.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/marker.ts';
import type { DecisionKind } from '../decisionkind.ts';
import { handsOf } from '../hands.ts';
import { inPlayerOrder, investigator } from '../investigator.ts';
import type { Game, State } from '../state.ts';
import { looking } from './supposed.ts';

/** Questions that one may always pass on: silence spends, trades and risks nothing there (DP-15). */
export const PASSABLE = [
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
] as const satisfies readonly DecisionKind[];

const CLUES = ['never', 'pass-1', 'pass-2', 'pass-3', 'harm', 'always'] as const;
const MONSTERS = ['evade', 'fight-50', 'fight-60', 'fight-70', 'fight-80', 'fight-90', 'fight'] as const;
const GATE = ['close', 'seal', 'elder-sign', 'wait'] as const;

/** The orders as they can be given now. Cards and places named earlier stay, whoever holds or blocks them. */
export function orderSheet(seen: State, seat: Seat, said: Said): AheadSheet {
  const game = looking(seen);
  const fields: Field[] = [
    plain('when', ['now', 'silence']),
    plain('clues', CLUES),
    plain('lastClue', ['keep']),
    plain('monsters', MONSTERS),
    { ...field('weapons', withKept(cards(weaponsOf(game, seat)), said, 'weapons')), list: true },
    plain('spells', ['no', 'yes']),
    { ...field('losses', withKept(cards(itemsOf(game, seat).map(({ id }) => id)), said, 'losses')), list: true },
    field('route', [...loadContent().places.keys()].map(placeChoice)),
    plain('gate', GATE),
    { ...field('trade', partners(game, seat)), list: true },
    plain('encounter', ['encounter', 'ability']),
    { ...field('abilityAt', placesWithAbility().map(placeChoice)), list: true },
    plain('clueTaker', ['me', 'others']),
    {
      ...field(
        'pass',
        PASSABLE.map((kind) => choice('pass', kind.replaceAll('.', '-'), kind)),
      ),
      list: true,
    },
  ];
  const offered = fields.filter(({ choices }) => choices.length > 0);
  return { fields: offered, said: { chosen: kept(offered, said.chosen), assumed: {} }, preview: [] };
}

function kept(fields: readonly Field[], chosen: Choices): Choices {
  return Object.fromEntries(
    fields.flatMap(({ id, choices, list }): [string, string][] => {
      const values = list ? listed(chosen, id) : [chosen[id] ?? ''];
      const valid = values.filter((value) => choices.some((candidate) => candidate.value === value));
      return valid.length > 0 ? [[id, valid.join(',')]] : [];
    }),
  );
}

function field(id: string, choices: FieldChoice[]): Field {
  return { id, label: phrase(`order-field-${id}`), choices };
}

function plain(id: string, values: readonly string[]): Field {
  return field(
    id,
    values.map((value) => choice(id, value, value)),
  );
}

function choice(id: string, key: string, value: string): FieldChoice {
  return { value, label: phrase(`order-${id}-${key}`) };
}

/** Each kind of card once: orders speak of the Knife, not of this or that copy. */
function cards(ids: readonly string[]): FieldChoice[] {
  return [...new Set(ids.map(kindOf))].map(cardChoice);
}

function cardChoice(kind: string): FieldChoice {
  return { value: kind, label: phrase('option-card', { card: ref('card', kind) }) };
}

function withKept(choices: FieldChoice[], { chosen }: Said, id: string): FieldChoice[] {
  const gone = listed(chosen, id).filter((kind) => !choices.some(({ value }) => value === kind));
  return [...choices, ...gone.map(cardChoice)];
}

function weaponsOf(game: Game, seat: Seat): string[] {
  return investigator(game, seat)
    .cards.map(({ id }) => id)
    .filter((id) => handsOf(id) > 0);
}

function placeChoice(place: string): FieldChoice {
  return { value: place, label: phrase('option-place', { place: ref('place', place) }) };
}

function placesWithAbility(): string[] {
  const { places } = loadContent();
  return [...places.values()].flatMap(({ id, ability }) =>
    ability !== null && ability.kind !== 'replacesEntry' ? [id] : [],
  );
}

/** `gifts`: whatever is given for nothing; `seat:<n>`: whatever he proposes. */
function partners(game: Game, seat: Seat): FieldChoice[] {
  const others = inPlayerOrder(game.state).filter((other) => other !== seat);
  if (others.length === 0) return [];
  return [
    choice('trade', 'gifts', 'gifts'),
    ...others.map((other) => ({
      value: `seat:${other}`,
      label: phrase('option-seat', { seat: ref('seat', String(other)) }),
    })),
  ];
}
