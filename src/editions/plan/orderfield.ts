import type { Seat } from '../../engine/decision.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import { SEAT } from '../edition/option.ts';
import { type AheadSheet, type Choices, type Field, type FieldChoice, listed } from './ahead.ts';

/**
 * The fields of standing orders in the words that begin like this: `order` has `order-field-clues`, `order-clues-never`, and
 * in a sentence `order-told-clues`.
 */
export function orderFields(words: string) {
  const field = (id: string, choices: FieldChoice[]): Field => ({
    id,
    label: phrase(`${words}-field-${id}`),
    choices,
    told: `${words}-told-${id}`,
  });
  const choice = (id: string, key: string, value = key): FieldChoice => ({
    value,
    label: phrase(`${words}-${id}-${key}`),
  });
  const plain = (id: string, values: readonly string[]): Field =>
    field(
      id,
      values.map((value) => choice(id, value)),
    );
  return { field, choice, plain };
}

const { field, choice, plain } = orderFields('order');

/** Whether the orders count at once or only when time is up: they all have this. */
export const whenField: Field = plain('when', ['now', 'silence']);

/** Whose offers are taken: `gifts` whatever is given for nothing, `seat:<n>` whatever they propose. */
export function tradeField(others: readonly Seat[], label: (seat: Seat) => Phrase): Field {
  const from = others.map((seat) => ({ value: SEAT.write(seat), label: label(seat) }));
  return { ...field('trade', from.length === 0 ? [] : [choice('trade', 'gifts'), ...from]), list: true };
}

/** Orders with those fields in which there is something to choose, and of what was said as much as is still on offer. */
export function sheetOfOrders(fields: readonly Field[], chosen: Choices): AheadSheet {
  const offered = fields.filter(({ choices }) => choices.length > 0);
  return { fields: offered, said: { chosen: kept(offered, chosen), assumed: {} }, preview: [] };
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
