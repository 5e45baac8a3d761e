import { ButtonLimits, InteractionLimits, SelectMenuLimits } from '@sapphire/discord-utilities';
import { type APISelectMenuOption, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Option } from '../../engine/decision.ts';
import type { OpenDecision } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId, optionToken, type QuestionAct } from '../message/customid.ts';
import { type Button, buttonRows, chunks, type Row } from '../message/row.ts';
import { withOdds } from './odds.ts';

/** Up to so many options are buttons, if their labels are short enough; more are a menu. */
const MOST_BUTTONS = 10;
const SHORT_LABEL = 40;
const MENUS_A_PAGE = 3;
const PAGE = MENUS_A_PAGE * InteractionLimits.MaximumOptionsInSelectMenus;

/** Where a question stands and how it is shown at the moment. */
export interface Choosing {
  game: string;
  branch: number;
  open: OpenDecision;
  words: Words;
  /** Options marked so far, where several may be chosen; where there are dials, their stops. */
  marked: readonly string[];
  /** Counted from 0; only questions with very many options have more than one. */
  page: number;
}

/** What an option says, with the chance of success where it leads to a roll. */
export function optionLabel(option: Option, words: Words): string {
  return withOdds(unformatted(words.text(option.label)), option, words);
}

/** True when several may be taken and are marked first, then confirmed. */
function isMarked(open: OpenDecision): boolean {
  const { max, options } = open.decision;
  return max > 1 && (open.tally === null || options.length > SelectMenuLimits.MaximumOptionsLength);
}

/** True when the options are buttons. */
export function areButtons(open: OpenDecision, words: Words): boolean {
  const { options, max, dials } = open.decision;
  if (dials || max > 1 || options.length > MOST_BUTTONS) return false;
  return (
    options.length <= InteractionLimits.MaximumButtonsPerActionRow ||
    options.every((option) => optionLabel(option, words).length <= SHORT_LABEL)
  );
}

/** The options as buttons or menus, at most three rows; without the row of smaller buttons (`lastButtons`). */
export function optionRows(choosing: Choosing, alwaysMenu = false): Row[] {
  const { open, words } = choosing;
  const { decision } = open;
  if (!alwaysMenu && areButtons(open, words))
    return buttonRows(decision.options.map((option) => optionButton(choosing, option)));
  const from = choosing.page * PAGE;
  return chunks(decision.options.slice(from, from + PAGE), SelectMenuLimits.MaximumOptionsLength).map((part, index) =>
    menuRow(choosing, part, index, from + index * SelectMenuLimits.MaximumOptionsLength),
  );
}

/** Confirm, none, pages: what belongs to the options but is no option. */
export function lastButtons(choosing: Choosing): Button[] {
  const { open, words, marked } = choosing;
  const { min, max, options, dials } = open.decision;
  const buttons: Button[] = [];
  if (isMarked(open)) {
    const label =
      marked.length === 0 ? words.say('question-none') : words.say('question-confirm', { count: marked.length });
    const fits = marked.length >= min && marked.length <= max;
    const text = marked.length === 0 && min > 0 ? words.say('question-confirm', { count: 0 }) : label;
    buttons.push({ ...button(choosing, 'confirm', '', text), style: ButtonStyle.Success, disabled: !fits });
  } else if (min === 0) buttons.push(button(choosing, 'confirm', '', words.say('question-none')));
  const usual = usualOption(open, words);
  if (usual) buttons.push(optionButton(choosing, usual));
  if (!areButtons(open, words) && !dials && options.length > PAGE) {
    const last = Math.ceil(options.length / PAGE) - 1;
    const { page } = choosing;
    if (page > 0) buttons.push(button(choosing, 'page', String(page - 1), words.say('question-previous')));
    if (page < last) buttons.push(button(choosing, 'page', String(page + 1), words.say('question-next')));
  }
  return buttons;
}

/** A button of a question. */
export function button(
  choosing: Pick<Choosing, 'game' | 'branch' | 'open'>,
  act: QuestionAct,
  detail: string,
  label: string,
): Button {
  const { game, branch, open } = choosing;
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: clip(label, ButtonLimits.MaximumLabelCharacters),
    custom_id: customId({ on: 'question', act, game, branch, decision: open.decision.id, detail }),
  };
}

/** The button that does what can't be taken back, asked once more. */
export function sureRows(choosing: Pick<Choosing, 'game' | 'branch' | 'open' | 'words'>, option: string): Row[] {
  const sure = button(choosing, 'sure', optionToken(option), choosing.words.say('button-sure'));
  return buttonRows([{ ...sure, style: ButtonStyle.Danger }]);
}

/** What silence would choose, as a button beside a menu: the obvious answer is one tap away. */
function usualOption(open: OpenDecision, words: Words): Option | null {
  const { decision } = open;
  const [id, ...others] = decision.default;
  if (areButtons(open, words) || decision.max > 1 || others.length > 0) return null;
  return decision.options.find((option) => option.id === id) ?? null;
}

/** An option as a button. */
export function optionButton(choosing: Choosing, option: Option): Button {
  const sure = choosing.open.decision.sure?.includes(option.id) ?? false;
  return {
    ...button(choosing, 'answer', optionToken(option.id), optionLabel(option, choosing.words)),
    style: sure ? ButtonStyle.Danger : ButtonStyle.Secondary,
  };
}

function menuRow(choosing: Choosing, part: readonly Option[], index: number, before: number): Row {
  const { game, branch, open, words, marked } = choosing;
  const { min, max, id, options } = open.decision;
  const marking = isMarked(open);
  const whole = part.length === options.length;
  const range = { from: before + 1, to: before + part.length };
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId({
          on: 'question',
          act: marking ? 'mark' : 'pick',
          game,
          branch,
          decision: id,
          detail: `${choosing.page}.${index}`,
        }),
        placeholder: whole ? words.say('question-menu') : words.say('question-menu-part', range),
        min_values: marking ? 0 : Math.min(part.length, Math.max(1, min)),
        max_values: Math.min(part.length, max),
        options: part.map((option) => menuOption(option, words, marked)),
      },
    ],
  };
}

function menuOption(option: Option, words: Words, marked: readonly string[]): APISelectMenuOption {
  const note = option.note ? unformatted(words.text(option.note)) : '';
  return {
    label: clip(optionLabel(option, words), SelectMenuLimits.MaximumLengthOfNameOfOption),
    value: optionToken(option.id),
    ...(note ? { description: clip(note, SelectMenuLimits.MaximumLengthOfDescriptionOfOption) } : {}),
    ...(marked.includes(option.id) ? { default: true } : {}),
  };
}
