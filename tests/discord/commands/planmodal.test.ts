import { expect, it } from 'vitest';
import { planModal } from '../../../src/discord/commands/planmodal.ts';
import type { Services } from '../../../src/discord/connection/services.ts';
import { readCustomId } from '../../../src/discord/message/customid.ts';
import type { AheadField } from '../../../src/table/ahead/plan.ts';
import { done, refused } from '../../../src/table/game/result.ts';
import { said, toyEdition } from '../../table/toyedition.ts';
import { gameView } from '../question/asking.ts';

const choices = ['a', 'b', 'c'].map((value) => ({ value, label: said(value) }));
const list: AheadField = { id: 'upkeep', label: said('Upkeep'), choices, list: true, chosen: ['a', 'c'] };
const one: AheadField = { id: 'goal', label: said('Goal'), choices, chosen: ['b'] };

/** As far as the form needs them. */
function servicesWith(fields: AheadField[], more: { advised?: true } = {}): Services {
  const planning = { proposed: () => done({ kind: 'plan', seat: 0, ready: false, fields, preview: [], ...more }) };
  const reading = { position: () => refused('not-started'), edition: () => toyEdition };
  return { table: { planning, reading } } as unknown as Services;
}

interface Menu {
  custom_id: string;
  max_values: number;
  options: { value: string; default?: boolean }[];
}

it('a field of the plan in which several things may be chosen takes several in its menu', () => {
  const form = planModal(servicesWith([list, one]), gameView([]), { person: 'mara', seat: 0 });
  const menus = form.components.map((label) => (label as unknown as { component: Menu }).component);
  expect(menus.map(({ custom_id, max_values }) => [custom_id, max_values])).toEqual([
    ['upkeep', 3],
    ['goal', 1],
  ]);
  const filled = menus.map(({ options }) => options.flatMap((option) => (option.default ? [option.value] : [])));
  expect(filled).toEqual([['a', 'c'], ['b']]);
});

it('a plan’s form has an id of its own for each turn and each suggestion: phones show what an id held first', () => {
  const form = (fields: AheadField[], headline: string) =>
    planModal(servicesWith(fields), { ...gameView([]), headline: said(headline) }, { person: 'mara', seat: 0 })
      .custom_id;
  const first = form([list, one], 'Turn 1');
  expect(form([list, one], 'Turn 1')).toBe(first);
  expect(form([list, one], 'Turn 2')).not.toBe(first);
  expect(form([list, { ...one, chosen: ['c'] }], 'Turn 1')).not.toBe(first);
  expect(readCustomId(first)).toEqual({ on: 'next', game: gameView([]).id, seat: 0 });
});

it('what a careful player would choose is marked as advice, where nobody has said otherwise', () => {
  const open: AheadField = { id: 'end', label: said('End'), choices, chosen: [] };
  const described = (more: { advised?: true }) =>
    planModal(servicesWith([one, open], more), gameView([]), { person: 'mara', seat: 0 }).components.map((field) =>
      'description' in field ? field.description : undefined,
    );
  expect(described({ advised: true })).toEqual(['Advice: a careful player would choose this', undefined]);
  expect(described({})).toEqual([undefined, undefined]);
});
