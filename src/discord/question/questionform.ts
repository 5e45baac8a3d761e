/** Questions of which a form asks all at once: several things of many, or what two people trade and the tokens with it. */
import { ModalLimits, SelectMenuLimits } from '@sapphire/discord-utilities';
import type { ModalData, ModalSubmitInteraction } from 'discord.js';
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Decision, NextQuestion, Option } from '../../engine/decision.ts';
import { type Ref, ref } from '../../engine/phrase.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId, optionToken, type Press, tokenOption } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import { type Button, buttonRows, chunks, type Row } from '../message/row.ts';
import { dialFields, settingSent } from './dial.ts';
import { button, type Choosing, partPlaceholder } from './optionrow.ts';
import { described } from './prospect.ts';

/** Why a form was in vain, and the way to another try. */
export interface Again {
  content: string;
  components: Row[];
}

export type FormPress = Extract<Press, { on: 'question' }>;

/** Fields of questions of which one thing is chosen begin with this; their kind follows. */
const ONE = 'one ';
/** Fields of a part of the things of which several may be chosen begin with this; its number follows. */
const PART = 'part ';
/** Discord's limit for what stands above a field. */
const LONGEST_LABEL = 45;
/** Discord's limit for what stands in small below that. */
const LONGEST_DESCRIPTION = 100;
/** More are a menu, not boxes. */
const MOST_BOXES = 10;
/** Discord's limit for the fields of a form. */
const MOST_FIELDS = 5;

/**
 * True for a question that has a form: with dials, of things that lie with several people, one with others that follow
 * on it, or several of so many that boxes hold them all, or no menu does.
 */
export function hasForm({ decision, tally }: OpenDecision): boolean {
  const { options, about, max, dials } = decision;
  if (dials) return true;
  if (tally !== null || about?.next === undefined)
    return max > 1 && (options.length <= MOST_BOXES || options.length > SelectMenuLimits.MaximumOptionsLength);
  return isOne(decision) ? about.next.length > 0 : sidesOf(options).length <= 4;
}

const isTrade = ({ about }: Decision): boolean => about?.next !== undefined;

const isOne = ({ max }: Pick<Decision, 'max'>): boolean => max === 1;

/** The button that opens its form. */
export function formButton(choosing: Choosing): Button {
  const label = choosing.words.say(isTrade(choosing.open.decision) ? 'question-form' : 'question-choose');
  return { ...button(choosing, 'form', '', label), style: ButtonStyle.Success };
}

/** A form with the stops of each dial; or with a group of boxes for each who has something, and a menu for each question of one thing. */
export function questionForm(
  view: GameView,
  { decision }: OpenDecision,
  words: Words,
): APIModalInteractionResponseCallbackData {
  const press = { on: 'question', act: 'form', game: view.id, branch: view.branch, decision: decision.id } as const;
  return formOf(customId({ ...press, detail: '' }), decision, words);
}

/** The form of a question under an id of its own. */
export function formOf(custom_id: string, decision: Decision, words: Words): APIModalInteractionResponseCallbackData {
  const { next = [] } = decision.about ?? {};
  const others = next.filter((one) => one.options.length <= SelectMenuLimits.MaximumOptionsLength);
  const fields = [...firstFields(decision, words), ...others.map((one) => oneField(one, words))].slice(0, MOST_FIELDS);
  const ask = words.text(decision.ask);
  if (unformatted(ask).length <= ModalLimits.MaximumTitleCharacters)
    return { custom_id, title: unformatted(ask), components: fields };
  // A title that is cut says nothing; where fields leave no room for the question, it stands in the channel all the same.
  const whole = fields.length < MOST_FIELDS ? [{ type: ComponentType.TextDisplay as const, content: ask }] : [];
  return { custom_id, title: words.say('question-form-title'), components: [...whole, ...fields] };
}

function firstFields(decision: Decision, words: Words): APILabelComponent[] {
  const { ask, kind, options, dials } = decision;
  if (dials) return dialFields(decision, words);
  if (isOne(decision)) return [oneField({ ask, kind, options, default: decision.default[0] ?? '' }, words)];
  return isTrade(decision)
    ? sidesOf(options).map((side) => sideField(side.owner, side.options, words))
    : partFields(decision, words);
}

/** Boxes for several things, or menus of more by the letters that their names begin with. */
function partFields({ options, min, max }: Decision, words: Words): APILabelComponent[] {
  const sorted = options.map((option) => choiceOf(option, words));
  const isOver = options.length > SelectMenuLimits.MaximumOptionsLength;
  if (isOver) sorted.sort((one, other) => one.label.localeCompare(other.label, words.locale));
  return chunks(sorted, SelectMenuLimits.MaximumOptionsLength)
    .slice(0, MOST_FIELDS)
    .map((shown, index) => {
      const label = isOver
        ? partPlaceholder(
            shown.map((one) => one.label),
            words,
          )
        : countText({ min, max }, words);
      const least = isOver ? 0 : min;
      const common = { custom_id: `${PART}${index}`, required: least > 0, min_values: least };
      return severalField(label, { ...common, max_values: Math.min(max, shown.length), options: shown }, words);
    });
}

/** How many things are to be chosen. */
export function countText({ min, max }: Pick<Decision, 'min' | 'max'>, words: Words): string {
  return min === max ? words.say('question-exactly', { count: max }) : words.say('question-several', { min, max });
}

/**
 * Answers a question and those that follow on it as a form says.
 * @returns what is said where so many can't be chosen
 * @throws Refusal when that can't be done any more
 */
export function submitForm(services: Services, interaction: ModalSubmitInteraction, press: FormPress): Again | null {
  const { reading } = services.table;
  const person = interaction.user.id;
  const view = reading.game(press.game);
  const open = openIn(view, press.branch, ({ decision }) => decision.id === press.decision);
  if (!view || !open) throw refusal('press-decided');
  const sent = [...interaction.fields.fields.values()];
  const values = valuesSent(interaction);
  const { game, branch } = press;
  const answer = ({ decision }: OpenDecision, tokens: readonly string[]): void => {
    const chosen = tokens.map((token) => optionIn(decision, token));
    const result = granted(services.table.answer({ game, branch, person, decision: decision.id, chosen }));
    services.took({ game, branch, decision: decision.id, voted: result === 'voted' });
  };
  const chosen = chosenIn(open.decision, sent, values);
  if (chosen.length < open.decision.min || chosen.length > open.decision.max)
    return formAgain(view, open, wordsOf(services, view));
  answer(open, chosen);
  // What is not asked any more after all, or not by the form, is left to its own question.
  for (const next of open.decision.about?.next ?? []) {
    const tokens = values(`${ONE}${next.kind}`);
    const follows = openIn(
      reading.game(game),
      branch,
      ({ decision, awaited }) => decision.kind === next.kind && awaited.includes(person),
    );
    if (!follows) continue;
    if (tokens.length === 0) break;
    answer(follows, tokens);
  }
  return null;
}

/** The options that a form chooses, by their tokens. */
function chosenIn(decision: Decision, sent: readonly ModalData[], values: (id: string) => string[]): string[] {
  if (decision.dials) {
    const setting = settingSent(decision, (field) => values(field)[0]);
    return setting ? [optionToken(setting.id)] : [];
  }
  if (isOne(decision)) return values(`${ONE}${decision.kind}`);
  return sent.filter(({ customId }) => !customId.startsWith(ONE)).flatMap(({ customId }) => values(customId));
}

/** What was chosen in the fields of a form, by their ids. */
export function valuesSent({ fields }: ModalSubmitInteraction): (id: string) => string[] {
  const sent = [...fields.fields.values()];
  return (id) => sent.flatMap((field) => (field.customId === id ? valuesIn(field) : []));
}

/** What was chosen in a field: one thing of a group of radio buttons, any of boxes and menus. */
function valuesIn(field: ModalData): string[] {
  if ('values' in field) return [...(field.values as readonly string[])];
  return 'value' in field && typeof field.value === 'string' ? [field.value] : [];
}

/** What somebody reads who has chosen what can't be, with the way to choose again: a form can't follow a form. */
function formAgain(view: GameView, open: OpenDecision, words: Words): Again {
  const again = button({ game: view.id, branch: view.branch, open }, 'form', '', words.say('button-try-again'));
  const { beyond } = open.decision.dials ?? {};
  return { content: beyond ? words.text(beyond) : countText(open.decision, words), components: buttonRows([again]) };
}

function openIn(
  view: GameView | null,
  branch: number,
  isIt: (open: OpenDecision) => boolean,
): OpenDecision | undefined {
  return view?.branch === branch ? view.open.find(isIt) : undefined;
}

function optionIn(decision: Decision, token: string): string {
  const option = tokenOption(decision, token);
  if (option === null) throw refusal('refused-unknown-option');
  return option;
}

/** The options by whom they lie with. */
function sidesOf(options: readonly Option[]): { owner: Ref; options: Option[] }[] {
  const sides: { owner: Ref; options: Option[] }[] = [];
  for (const option of options) {
    const owner = option.group ?? ref('seat', '0');
    const side = sides.find((one) => one.owner.ref === owner.ref && one.owner.id === owner.id);
    if (side) side.options.push(option);
    else sides.push({ owner, options: [option] });
  }
  return sides;
}

function sideField(owner: Ref, options: readonly Option[], words: Words): APILabelComponent {
  const shown = options.slice(0, SelectMenuLimits.MaximumOptionsLength).map((option) => choiceOf(option, words));
  const common = { custom_id: `${owner.ref} ${owner.id}`, required: false, min_values: 0, max_values: shown.length };
  return severalField(words.say('question-form-side', { owner }), { ...common, options: shown }, words);
}

/** Some of which several may be chosen. */
interface Several {
  custom_id: string;
  required: boolean;
  min_values: number;
  max_values: number;
  options: ReturnType<typeof choiceOf>[];
}

/** Boxes, or a menu of more than those. */
function severalField(label: string, several: Several, words: Words): APILabelComponent {
  const component =
    several.options.length <= MOST_BOXES
      ? { type: ComponentType.CheckboxGroup as const, ...several }
      : { type: ComponentType.StringSelect as const, ...several };
  return { type: ComponentType.Label, ...labelled(label, words), component };
}

/** What stands above a field: where that is too long, in small below something shorter. */
function labelled(text: string, words: Words): Pick<APILabelComponent, 'label' | 'description'> {
  const label = unformatted(text);
  if (label.length <= LONGEST_LABEL) return { label };
  return { label: words.say('question-form-field'), description: clip(label, LONGEST_DESCRIPTION) };
}

function oneField({ kind, ask, options, default: usual }: NextQuestion, words: Words): APILabelComponent {
  return {
    type: ComponentType.Label,
    ...labelled(words.text(ask), words),
    component: {
      type: ComponentType.StringSelect,
      custom_id: `${ONE}${kind}`,
      required: true,
      min_values: 1,
      max_values: 1,
      options: options.map((option) => ({
        ...choiceOf(option, words),
        ...(option.id === usual ? { default: true } : {}),
      })),
    },
  };
}

function choiceOf(option: Option, words: Words): { label: string; value: string; description?: string } {
  return {
    label: clip(unformatted(words.text(option.label)), SelectMenuLimits.MaximumLengthOfNameOfOption),
    value: optionToken(option.id),
    ...described(option, words, SelectMenuLimits.MaximumLengthOfDescriptionOfOption),
  };
}
