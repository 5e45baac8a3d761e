import type { Choices, Field, FieldChoice } from './ahead.ts';

/** A plan's sheet while it is put together: fields with what is chosen in them, each next one depending on those before. */
export interface SheetDraft {
  fields: Field[];
  chosen: Record<string, string>;
  assumed: Record<string, string>;
  /** Chances that must all come true. */
  odds: number[];
  /** The areas of the way that was chosen, the one he stands in first; empty without one. */
  way: string[];
}

/** A sheet on which nothing stands yet. */
export function blankDraft(assumed: Choices): SheetDraft {
  return { fields: [], chosen: {}, assumed: { ...assumed }, odds: [], way: [] };
}

/** Puts a field on the sheet; keeps what was chosen in it before if that is still on offer, and returns it. */
export function offer(draft: SheetDraft, before: Choices, field: Field): FieldChoice | null {
  if (field.choices.length === 0) return null;
  draft.fields.push(field);
  const choice = field.choices.find(({ value }) => value === before[field.id]);
  if (choice) draft.chosen[field.id] = choice.value;
  return choice ?? null;
}

/** The chance in percent that all of it comes true. Null below two: one alone is beside its choice already. */
export function chanceOfAll({ odds }: SheetDraft): number | null {
  if (odds.length < 2) return null;
  return Math.round(odds.reduce((product, one) => product * one, 1) * 100);
}
