import type { Decision, Seat } from '../../engine/decision.ts';
import { type Phrase, phrase } from '../../engine/phrase.ts';
import type { Prospect } from '../../engine/prospect.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { Words } from '../../words/words.ts';

/** What has been chosen, by field: a value, or in a list several in order with commas between. */
export type Choices = Readonly<Record<string, string>>;

/** What a person has said ahead of being asked, and what they took for granted when they said it. */
export interface Said {
  chosen: Choices;
  assumed: Choices;
  /** It was said in one press when the turn was asked about, so that nobody need be told that it was planned. */
  pressed?: true;
}

/** One thing that can be said ahead. What is left open is asked when the time comes. */
export interface Field {
  /** At most 40 characters. */
  id: string;
  label: Phrase;
  choices: FieldChoice[];
  /** Several may be chosen, and their order counts. */
  list?: true;
  /** The message that says in a sentence what is chosen: `value`, the first of it, and `choice`, all of it in words. */
  told?: string;
}

export interface FieldChoice extends Prospect {
  /** Without commas, at most 100 characters. */
  value: string;
  label: Phrase;
}

/** What can be said ahead now. */
export interface AheadSheet {
  fields: Field[];
  /** What was said, as far as it still makes sense, with what it now takes for granted. */
  said: Said;
  /** What would come of it. */
  preview: Phrase[];
}

/** What something said ahead means for a question. */
export interface Foreseen {
  /** The options to choose; null = ask. */
  chosen: string[] | null;
  /** An offer to take up instead of an answer, the question being asked again afterwards. `chosen` is null then. */
  offer?: string;
  /** In a race: it may begin its owner's turn without them (2E-T42). */
  begins?: boolean;
  /** In a vote they leave it to the others, as long as whoever breaks its ties is among them. `chosen` is null then. */
  abstains?: true;
  /** What remains to be done of it afterwards. */
  left: Choices;
  /** Why some of it had to be dropped. */
  why?: Phrase;
}

/** A turn that is said in one press: the plan that takes it, and its actions in order as a button says them. */
export interface WholeTurn {
  said: Said;
  actions: TurnAction[];
  /** It is said in the midst of a turn: what has been planned of that besides stays. */
  adds?: true;
}

export interface TurnAction {
  label: Phrase;
  /** The same in fewer words, where nothing else could be meant. */
  brief?: Phrase;
  /** What it is about, where there is no room to say more: it is then said in full above the button. */
  short?: Phrase;
  /** It follows from what comes before it, and need not stand on a button that has no room for it. */
  implied?: true;
}

/** What people may say ahead in an edition: a plan for one's next turn, and standing orders. Works on seen states. */
export interface Ahead<S> {
  /** What a seat's plan can hold now; empty when there is nothing to plan. */
  planSheet(seen: S, seat: Seat, said: Said): AheadSheet;
  /** The way a plan goes, as a picture; null where it goes nowhere. */
  planPicture?(seen: S, seat: Seat, said: Said, words: Words): PictureSpec | null;
  /** What a careful player would choose in a field, by what is chosen before it; null where it is better left open. */
  likely(seen: S, seat: Seat, said: Said, field: Field): string | null;
  /** What a plan answers to a question put to its seat alone; null when it says nothing about it. */
  planned(said: Said, decision: Decision, seen: S, seat: Seat): Foreseen | null;
  orderSheet(seen: S, seat: Seat, said: Said): AheadSheet;
  /**
   * What standing orders answer to a question its seat is asked, alone or in a vote.
   * @param silent nobody has answered in time: orders that wait for that count too
   */
  ordered(said: Said, decision: Decision, seen: S, by: { seat: Seat; silent: boolean }): Foreseen | null;
  /** The turn that a careful player would take where a question lets one begin; null where it can't be said as a whole. */
  wholeTurn?(seen: S, seat: Seat, decision: Decision): WholeTurn | null;
  /** Whether a question need not be put to whoever has such orders, or none: its default is taken at once. */
  waives?(said: Said, decision: Decision): boolean;
}

/** A plan as a careful player would make it, field by field. */
export function likelyPlan<S>(ahead: Pick<Ahead<S>, 'planSheet' | 'likely'>, seen: S, seat: Seat): AheadSheet {
  let sheet = ahead.planSheet(seen, seat, NOTHING_SAID);
  const passed = new Set<string>();
  for (;;) {
    const field = sheet.fields.find(({ id }) => !passed.has(id));
    if (!field) return sheet;
    passed.add(field.id);
    const value = ahead.likely(seen, seat, sheet.said, field);
    if (value === null || !field.choices.some((choice) => choice.value === value)) continue;
    const chosen = { ...sheet.said.chosen, [field.id]: value };
    sheet = ahead.planSheet(seen, seat, { ...sheet.said, chosen });
  }
}

/** The field by which a plan may begin its owner's turn without them, and the one value it has (2E-T42). */
export const BEGIN = 'begin';
const WITHOUT_ME = 'withoutMe';

/** That field, for a plan of a turn that whoever is there may begin. */
export const beginField = (): Field => ({
  id: BEGIN,
  label: phrase('plan-field-begin'),
  choices: [{ value: WITHOUT_ME, label: phrase('plan-begin-without-me') }],
});

/** Whether a plan may begin its owner's turn without them. */
export const mayBegin = (chosen: Choices): boolean => chosen[BEGIN] === WITHOUT_ME;

/** The field of standing orders that lists the kinds of questions to be answered by their default. */
export const PASS = 'pass';

/** Nothing said. */
export const NOTHING_SAID: Said = { chosen: {}, assumed: {} };

/** The choices without some of them. */
export function without(chosen: Choices, ...fields: readonly string[]): Choices {
  return Object.fromEntries(Object.entries(chosen).filter(([field]) => !fields.includes(field)));
}

/** The values of a list field. */
export function listed(chosen: Choices, field: string): string[] {
  return (chosen[field] ?? '').split(',').filter((value) => value !== '');
}

/** Whether a question has that option. */
export function has({ options }: Decision, id: string): boolean {
  return options.some((option) => option.id === id);
}

/** Whether standing orders count now: some wait until nobody has answered in time. */
export function isInForce({ chosen }: Said, silent: boolean): boolean {
  return silent || chosen.when !== 'silence';
}
