/** What is asked next, shown with the option that leads there: where to go, beside what else can be done. */
import { SelectMenuLimits } from '@sapphire/discord-utilities';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { WholeTurn } from '../../editions/plan/ahead.ts';
import type { Option } from '../../engine/decision.ts';
import type { Phrase } from '../../engine/phrase.ts';
import type { Further } from '../../table/room/further.ts';
import type { Words } from '../../words/words.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId, digest, optionToken } from '../message/customid.ts';
import { type Button, buttonRows, type Row } from '../message/row.ts';
import { cutTogether, MOST_SHOWN, placeLabel } from './buttonlabel.ts';
import { button, type Choosing, emojiOn, menuOption, optionRows } from './optionrow.ts';
import { placesInOrder } from './placerow.ts';

/** Between an option and what is answered to the question that it leads to. */
const THEN = '>';
/** Among ways: to go nowhere. */
const STAY = 'stay';

/** A question some of whose further questions are shown with it, and what else it asks. */
export interface Furthered {
  rows: Row[];
  /** The question without the options that lead there. */
  rest: Choosing;
}

/**
 * The options of a question whose further questions are shown with it, as many as there is room for: the way liked best as
 * a button, what else can be done, and a menu for each of those questions. Null where none is.
 * @param most rows there is room for
 */
export function furthered(choosing: Choosing, most: number): Furthered | null {
  const fitting = (choosing.further ?? []).filter(fitsMenu);
  for (let count = fitting.length; count > 0; count--) {
    const shown = fitting.slice(0, count);
    const rest = without(choosing, shown);
    const rows = rowsWith(choosing, shown, rest);
    if (rows.length <= most) return { rows, rest };
  }
  return null;
}

function rowsWith(choosing: Choosing, shown: readonly Further[], rest: Choosing): Row[] {
  const { favored = [] } = choosing;
  const [first] = shown;
  const liked = first && waysOf(first).find(({ id }) => id === favored[0]);
  // One piece of advice is enough, the one that says most.
  const turn = turnButton(choosing);
  const best = turn.length > 0 || !first || !liked ? turn : [wayButton(choosing, first, liked)];
  const rows = optionRows(rest);
  const isButton = (part: Row['components'][number]): part is Button => part.type === ComponentType.Button;
  const buttons = rows.flatMap(({ components }) => components.filter(isButton));
  const menus = rows.filter(({ components }) => !components.some(isButton));
  return [...buttonRows([...best, ...buttons]), ...menus, ...shown.map((further) => wayMenu(choosing, further))];
}

/** True where a menu can hold all that is asked next. */
function fitsMenu(further: Further): boolean {
  const { length } = waysOf(further);
  return length > 0 && length <= SelectMenuLimits.MaximumOptionsLength;
}

/** What can be answered to the next question, but for staying: that needs no option that leads there. */
const waysOf = ({ next }: Further): Option[] => next.options.filter(({ id }) => id !== STAY);

/** The question without the options that lead further, which what they lead to stands for. */
function without(choosing: Choosing, shown: readonly Further[]): Choosing {
  const { open } = choosing;
  const options = open.decision.options.filter(({ id }) => shown.every(({ option }) => option !== id));
  return { ...choosing, open: { ...open, decision: { ...open.decision, options } } };
}

/** What was pressed: the option, and the answer to the next question; `values` are those of the menu. */
export function furtherIn(detail: string, values: readonly string[]): { first: string; next: string } {
  const [first = '', next = values[0] ?? ''] = detail.split(THEN);
  return { first, next };
}

/** All actions of a turn in one press. */
export function turnButton(choosing: Choosing): Button[] {
  const { turn, words } = choosing;
  if (!turn) return [];
  return [{ ...button(choosing, 'turn', turnMark(turn), turnSaying(turn, words).label), style: ButtonStyle.Primary }];
}

/** How a button says a turn, and whether that is all of it. */
interface Saying {
  label: string;
  isAll: boolean;
}

/**
 * A turn in as many words as there is room for; where even the fewest are too many, of two things the longer name is cut, and of more
 * none is named.
 */
function turnSaying({ actions }: WholeTurn, words: Words): Saying {
  const said = (phrases: readonly Phrase[]): string[] => phrases.map((action) => unformatted(words.text(action)));
  const plain = actions.filter(({ implied }) => !implied);
  // What goes without saying is left out where two things are left to say.
  const named = plain.length > 1 ? plain : actions;
  const whole = said(actions.map(({ label }) => label));
  const briefly = (list: WholeTurn['actions']): string[] => said(list.map(({ label, brief }) => brief ?? label));
  const shortly = (list: WholeTurn['actions']): string[] =>
    said(list.map(({ label, brief, short }) => short ?? brief ?? label));
  const ways: Saying[] = [
    { label: turnText(whole, 'question-turn', words), isAll: true },
    { label: turnText(briefly(actions), 'question-turn', words), isAll: true },
    { label: turnText(briefly(actions), 'question-turn-short', words), isAll: true },
    { label: turnText(briefly(named), 'question-turn-short', words), isAll: false },
    { label: turnText(shortly(named), 'question-turn-short', words), isAll: false },
  ];
  const fitting = ways.find(({ label }) => label.length <= MOST_SHOWN);
  if (fitting) return fitting;
  const least = shortly(named);
  if (least.length > 2) return { label: words.say('question-turn-whole'), isAll: false };
  const between = turnText(
    least.map(() => ''),
    'question-turn-short',
    words,
  ).length;
  const label = turnText(cutTogether(least, MOST_SHOWN - between), 'question-turn-short', words);
  return { label, isAll: false };
}

function turnText(parts: readonly string[], key: 'question-turn' | 'question-turn-short', words: Words): string {
  return parts.slice(1).reduce((before, action) => words.say(key, { before, action }), parts[0] ?? '');
}

/** A turn in full, where its button says less; null where it says all. */
export function turnInFull(turn: WholeTurn, words: Words): { label: string; whole: string } | null {
  const { label, isAll } = turnSaying(turn, words);
  const parts = turn.actions.map((action) => unformatted(words.text(action.label)));
  return isAll ? null : { label, whole: turnText(parts, 'question-turn', words) };
}

/** By what a turn is known again that was shown. */
export const turnMark = ({ said }: WholeTurn): string => digest(JSON.stringify(said));

function wayButton(choosing: Choosing, further: Further, way: Option): Button {
  const { words } = choosing;
  const go = words.say('question-go', { label: '' });
  const detail = `${optionToken(further.option)}${THEN}${optionToken(way.id)}`;
  const label = words.say('question-go', { label: placeLabel(way, words, MOST_SHOWN - go.length) });
  return {
    ...button(choosing, 'further', detail, label),
    style: ButtonStyle.Primary,
    ...emojiOn(choosing, way, label),
  };
}

function wayMenu(choosing: Choosing, further: Further): Row {
  const { game, branch, open } = choosing;
  const detail = optionToken(further.option);
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId({ on: 'question', act: 'further', game, branch, decision: open.decision.id, detail }),
        placeholder: clip(labelled(choosing, further), SelectMenuLimits.MaximumPlaceholderCharacters),
        options: inMenuOrder(waysOf(further)).map((option) => menuOption(choosing, option)),
      },
    ],
  };
}

/** Places stand in the same order always, as in a menu of places alone; other ways as they are offered. */
function inMenuOrder(ways: readonly Option[]): readonly Option[] {
  return ways.every(({ group }) => group) ? placesInOrder(ways) : ways;
}

/** What a menu of ways says: where they are places, to go there; else the option that leads to them. */
function labelled({ open, words }: Choosing, { option, next }: Further): string {
  if (next.options.some(({ group }) => group)) return words.say('question-go-to');
  const label = open.decision.options.find(({ id }) => id === option)?.label;
  return words.say('question-further', { label: label ? unformatted(words.text(label)) : '' });
}
