import type { Seat } from '../../engine/decision.ts';
import { phrase } from '../../engine/phrase.ts';
import { type AheadSheet, type Choices, type Field, type FieldChoice, listed, type Said } from './ahead.ts';

/** A plan's sheet while it is put together: fields with what is chosen in them, each next one depending on those before. */
export interface SheetDraft {
  seat: Seat;
  /** What was said before. */
  before: Choices;
  fields: Field[];
  chosen: Record<string, string>;
  assumed: Record<string, string>;
  /** Chances that must all come true. */
  odds: number[];
  /** The areas of the way that was chosen, the one they stand in first; empty without one. */
  way: string[];
}

/** A sheet on which nothing stands yet; what was said for another turn (`turn`, `round`) is not looked at any more. */
export function blankDraft(seat: Seat, said: Said, when: 'turn' | 'round', number: number): SheetDraft {
  const before = [undefined, String(number)].includes(said.assumed[when]) ? said.chosen : {};
  return { seat, before, fields: [], chosen: {}, assumed: { [when]: String(number) }, odds: [], way: [] };
}

/**
 * Puts a field on the sheet; keeps what was chosen in it before as far as that is still on offer.
 * @returns the choice, of a list the first one
 */
export function offer(draft: SheetDraft, field: Field): FieldChoice | null {
  if (field.choices.length === 0) return null;
  draft.fields.push(field);
  const before = field.list ? listed(draft.before, field.id) : [draft.before[field.id]];
  const kept = before.flatMap((wanted) => field.choices.find(({ value }) => value === wanted) ?? []);
  if (kept.length > 0) draft.chosen[field.id] = kept.map(({ value }) => value).join(',');
  return kept[0] ?? null;
}

/**
 * What the draft has come to, with the chance that all of it comes true, said by the message of that key; nothing where
 * nothing can be planned. One chance alone is beside its choice already.
 */
export function aheadSheet(draft: SheetDraft | null, preview: string): AheadSheet {
  if (!draft) return { fields: [], said: { chosen: {}, assumed: {} }, preview: [] };
  const { fields, chosen, assumed, odds } = draft;
  const percent = Math.round(odds.reduce((product, one) => product * one, 1) * 100);
  return { fields, said: { chosen, assumed }, preview: odds.length < 2 ? [] : [phrase(preview, { percent })] };
}
