import { ButtonLimits, InteractionLimits, SelectMenuLimits } from '@sapphire/discord-utilities';
import { type APISelectMenuOption, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { WholeTurn } from '../../editions/plan/ahead.ts';
import type { Decision, Option } from '../../engine/decision.ts';
import type { OpenDecision } from '../../table/game/view.ts';
import type { Further } from '../../table/room/further.ts';
import type { Words } from '../../words/words.ts';
import type { Emoji } from '../connection/emoji.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId, optionToken, type QuestionAct } from '../message/customid.ts';
import type { EmojiOf } from '../message/handle.ts';
import { type Button, buttonRows, chunks, type Row } from '../message/row.ts';
import { buttonLabel, MOST_SHOWN } from './buttonlabel.ts';
import { withOdds } from './odds.ts';
import { described } from './prospect.ts';

/** Up to so many options are buttons; more are a menu. */
const MOST_BUTTONS = 10;
/** With those that matter most before them, more than so many options are a menu. */
const MOST_WITH_FIRST = 5;
/** An emoji on a button takes the room of so many characters. */
const EMOJI = 3;
/** So many places have a button each; of more, those liked best. */
export const MOST_PLACES = 3;
const MENUS_A_PAGE = 3;
const PAGE = MENUS_A_PAGE * InteractionLimits.MaximumOptionsInSelectMenus;

/** Where a question stands and how it is shown at the moment. */
export interface Choosing {
  game: string;
  branch: number;
  open: OpenDecision;
  words: Words;
  /** Counted from 0; only questions with very many options have more than one. */
  page: number;
  /** Of many places to go to, those a careful player would like best. */
  favored?: readonly string[];
  /** Who is asked has left dials where they stand twice. */
  keeps?: boolean;
  /** Options that only lead to another question, with that; the places liked best are answers to the first of these. */
  further?: readonly Further[];
  /** The turn that a careful player would take, to be said in one press. */
  turn?: WholeTurn | null;
  /** The emoji that an option bears; left out: none do. */
  emojiOf?: EmojiOf;
}

/** What an option says, with the chance of success where it leads to a roll. */
export function optionLabel(option: Option, words: Words): string {
  return withOdds(unformatted(words.text(option.label)), option, words);
}

/** True where there are more places to choose from than have a button each. */
export function leadsFar({ options, max }: Decision): boolean {
  return max === 1 && options.filter(({ group }) => group).length > MOST_PLACES;
}

/** The options that have a button of their own before the others in a menu; none where that is otherwise. */
export function firstOptions({ options, first = [], max, dials }: Decision): Option[] {
  if (dials || max > 1 || options.length <= MOST_WITH_FIRST || options.length > PAGE) return [];
  return options.filter(({ id }) => first.includes(id));
}

/** True when the options are buttons, each and every one. */
export function areButtons({ decision }: OpenDecision): boolean {
  const { options, max, dials } = decision;
  return (
    !dials && max <= 1 && options.length <= MOST_BUTTONS && !leadsFar(decision) && firstOptions(decision).length === 0
  );
}

/** The options as buttons or menus, at most three rows; without the row of smaller buttons (`lastButtons`). */
export function optionRows(choosing: Choosing, alwaysMenu = false): Row[] {
  const { open, words } = choosing;
  const { decision } = open;
  if (!alwaysMenu && areButtons(open))
    return buttonRows(decision.options.map((option) => optionButton(choosing, option)));
  const first = alwaysMenu ? [] : firstOptions(decision);
  if (first.length > 0)
    return [...buttonRows(first.map((option) => optionButton(choosing, option))), ...otherRows(choosing)];
  const from = choosing.page * PAGE;
  const shown = inReach(decision.options, words).slice(from, from + PAGE);
  return chunks(shown, SelectMenuLimits.MaximumOptionsLength).map((part, index) => menuRow(choosing, part, { index }));
}

/** Menus of the options that have no button; they are fewer than a page. */
function otherRows(choosing: Choosing): Row[] {
  const { open, words } = choosing;
  const first = firstOptions(open.decision);
  const others = open.decision.options.filter((option) => !first.includes(option));
  const placed =
    others.length <= SelectMenuLimits.MaximumOptionsLength ? { placeholder: words.say('question-others') } : {};
  return chunks(inReach(others, words), SelectMenuLimits.MaximumOptionsLength).map((part, index) =>
    menuRow(choosing, part, { index, ...placed }),
  );
}

/** What one menu can hold stands as it is offered; more stand by their names, so that a menu can say which it holds. */
function inReach(options: readonly Option[], words: Words): Option[] {
  if (options.length <= SelectMenuLimits.MaximumOptionsLength) return [...options];
  return [...options].sort((one, other) =>
    optionLabel(one, words).localeCompare(optionLabel(other, words), words.locale),
  );
}

/** A menu that holds a part of a list, by the letters that its names begin with. */
export function partPlaceholder(labels: readonly string[], words: Words): string {
  return words.say('question-menu-part', {
    from: words.initial(labels[0] ?? ''),
    to: words.initial(labels.at(-1) ?? ''),
  });
}

/** None, pages: what belongs to the options but is no option. */
export function lastButtons(choosing: Choosing): Button[] {
  const { open, words } = choosing;
  const { min, options, dials, about, seats } = open.decision;
  const buttons: Button[] = [];
  if (min === 0) buttons.push(button(choosing, 'none', '', words.say('question-none')));
  const usual = dials ? null : usualOption(choosing);
  if (usual) buttons.push(optionButton(choosing, usual));
  if (!areButtons(open) && !dials && options.length > PAGE) {
    const last = Math.ceil(options.length / PAGE) - 1;
    const { page } = choosing;
    if (page > 0) buttons.push(button(choosing, 'page', String(page - 1), words.say('question-previous')));
    if (page < last) buttons.push(button(choosing, 'page', String(page + 1), words.say('question-next')));
  }
  if (about?.offer !== undefined && !seats.includes(about.offer))
    buttons.push(button(choosing, 'withdraw', '', words.say('question-withdraw')));
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
function usualOption({ open, page }: Choosing): Option | null {
  const { decision } = open;
  // Among the places it comes first, until one part of the map is opened.
  if (leadsFar(decision) && page === 0) return null;
  if (firstOptions(decision).length > 0) return null;
  const [id, ...others] = decision.default;
  if (areButtons(open) || decision.max > 1 || others.length > 0) return null;
  return decision.options.find((option) => option.id === id) ?? null;
}

/** An option as a button, with its emoji where a phone has room for both. @param label what it says; its own when left out */
export function optionButton(
  choosing: Choosing,
  option: Option,
  label = buttonLabel(option, choosing.open.decision, choosing.words),
): Button {
  const sure = choosing.open.decision.sure?.includes(option.id) ?? false;
  return {
    ...button(choosing, 'answer', optionToken(option.id), label),
    style: sure ? ButtonStyle.Danger : ButtonStyle.Secondary,
    ...emojiOn(choosing, option, label),
  };
}

/** A menu of options. @param index which of several menus of the page it is, counted from 0 */
export function menuRow(
  choosing: Choosing,
  part: readonly Option[],
  { index, placeholder }: { index: number; placeholder?: string },
): Row {
  const { game, branch, open, words } = choosing;
  const { min, max, id, options } = open.decision;
  const whole = part.length === options.length;
  const labels = part.map((option) => optionLabel(option, words));
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId({
          on: 'question',
          act: 'pick',
          game,
          branch,
          decision: id,
          detail: `${choosing.page}.${index}`,
        }),
        placeholder: placeholder ?? (whole ? words.say('question-menu') : partPlaceholder(labels, words)),
        min_values: Math.min(part.length, Math.max(1, min)),
        max_values: Math.min(part.length, max),
        options: part.map((option) => menuOption(choosing, option)),
      },
    ],
  };
}

/** What an option bears on its button. @param label what the button says */
export function emojiOn(choosing: Choosing, option: Option, label: string): { emoji?: Emoji } {
  return label.length + EMOJI <= MOST_SHOWN ? emojiOf(choosing, option) : {};
}

function emojiOf(choosing: Choosing, option: Option): { emoji?: Emoji } {
  const emoji = choosing.emojiOf?.(option);
  return emoji ? { emoji } : {};
}

/** An option as a line of a menu. */
export function menuOption(choosing: Choosing, option: Option): APISelectMenuOption {
  const { words } = choosing;
  return {
    label: clip(optionLabel(option, words), SelectMenuLimits.MaximumLengthOfNameOfOption),
    value: optionToken(option.id),
    ...described(option, words, SelectMenuLimits.MaximumLengthOfDescriptionOfOption),
    ...emojiOf(choosing, option),
  };
}
