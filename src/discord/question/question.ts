import { InteractionLimits, MessageLimits } from '@sapphire/discord-utilities';
import { escapeMarkdown } from 'discord.js';
import { ComponentType } from 'discord-api-types/v10';
import type { WholeTurn } from '../../editions/plan/ahead.ts';
import type { Decision, Option } from '../../engine/decision.ts';
import { type Phrase, phrase, type Ref, ref, series } from '../../engine/phrase.ts';
import { holds } from '../../story/line.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import type { Further } from '../../table/room/further.ts';
import type { Words } from '../../words/words.ts';
import { fitted, small, unformatted } from '../message/content.ts';
import type { EmojiOf } from '../message/handle.ts';
import type { Remains } from '../message/remains.ts';
import { type Button, buttonRows, type Row } from '../message/row.ts';
import { askedNow, guideButtons, guideLine, whyButton } from './asked.ts';
import { buttonLabel, isCut } from './buttonlabel.ts';
import { dialButtons, dialSettings } from './dial.ts';
import { type Furthered, furthered, turnButton, turnInFull } from './furtherrow.ts';
import { offerRow, offersFor } from './offerrow.ts';
import { areButtons, type Choosing, firstOptions, lastButtons, leadsFar, optionRows } from './optionrow.ts';
import { elsewise, placeRows } from './placerow.ts';
import { prospectText, tails } from './prospect.ts';
import { countText, formButton, hasForm } from './questionform.ts';

/** An open question and what is known about how to show it. */
export interface Asking {
  view: GameView;
  open: OpenDecision;
  words: Words;
  /** The story above it, by where it stands. */
  prose: Ref | null;
  /** How turns go round, for whoever has never played like that. */
  turns?: string | null;
  /** Where the one who is asked is, and what they have. */
  standing?: string | null;
  /** What the message it stands on has told already. */
  story?: string;
  /** That is nobody's turn, and stands before whose move it is. */
  shared?: boolean;
  /** Persons to be mentioned: those who are awaited only now. */
  mention: readonly string[];
  /** A line that explains the step, to somebody who meets it for the first time. */
  lesson: string | null;
  page?: number;
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

/** A question as a message, and what remains of it when it is decided. */
export interface QuestionMessage {
  content: string;
  /** What it was about and what was asked, without mention, choices, tally and lesson. */
  closed: Remains;
  components: Row[];
}

/** Puts a question into a message: whose move it is, what it is about, what can be done. */
export function questionMessage(asking: Asking): QuestionMessage {
  const { open, words } = asking;
  const { decision } = open;
  const ask = words.text(decision.ask);
  const rules = decision.about?.rules ? small(words.text(decision.about.rules)) : null;
  const prose = asking.prose ? words.name(asking.prose) : null;
  const isTold = prose !== null && asking.story?.includes(prose) === true;
  const notes = prospectLines(decision, shownAsButtons(asking), words);
  const body = [
    ask,
    hasForm(open) ? null : countLine(decision, words),
    turnLine(asking),
    ...notes,
    tallyLine(asking),
    asking.lesson ? small(asking.lesson) : null,
    guideLine(open, words),
  ];
  return {
    content: fitted([
      asking.shared ? (asking.story ?? null) : null,
      questionHead(asking, asking.mention),
      asking.turns ? small(asking.turns) : null,
      asking.standing ? small(asking.standing) : null,
      asking.shared ? null : (asking.story ?? null),
      isTold ? null : prose,
      rules,
      ...body,
    ]),
    closed: remainsOf(asking, isTold),
    components: questionRows(asking),
  };
}

/** Of a vote stays what was asked, what came of it, and who was for it. */
function remainsOf({ open, view, prose }: Asking, isTold: boolean): Remains {
  const { ask, about } = open.decision;
  if (open.persons.length > 1) return { version: 1, small: [ask] };
  const asked = phrase('question-asked', { head: headPhrase(view, open.persons), ask });
  return {
    version: 1,
    ...(prose && !isTold ? { text: [prose] } : {}),
    small: [...(about?.rules ? [about.rules] : []), asked],
  };
}

/** Everything that can be tapped: options, offers, and the reason. At most five rows. */
function questionRows(asking: Asking): Row[] {
  const { view, open } = asking;
  const choosing = choosingOf(asking);
  const why = whyButton(choosing, view);
  const offers = offersFor(view, open);
  const { rows: choices, rest } = choicesOf(choosing, offers);
  const last = [...handIn(choosing), ...lastButtons(rest), ...guideButtons(view, asking.words), why];
  // What belongs to no option stands beside them where nothing is in between.
  const beside = offers.length === 0 ? withButtons(choices, last) : null;
  return (
    beside ?? [...choices, ...(offers.length > 0 ? [offerRow(choosing, view, offers)] : []), ...buttonRows(last)]
  ).slice(0, MessageLimits.MaximumActionRows);
}

/** The rows with a few more buttons in the last of them; null where that holds none, or not so many. */
function withButtons(rows: readonly Row[], more: readonly Button[]): Row[] | null {
  const last = rows.at(-1);
  const buttons = (last?.components ?? []).filter((part): part is Button => part.type === ComponentType.Button);
  if (buttons.length === 0 || buttons.length + more.length > InteractionLimits.MaximumButtonsPerActionRow) return null;
  return [...rows.slice(0, -1), ...buttonRows([...buttons, ...more])];
}

/** What takes several choices at once. */
function handIn(choosing: Choosing): Button[] {
  return hasForm(choosing.open) && !choosing.open.decision.dials ? [formButton(choosing)] : [];
}

/** What can be chosen, with further questions where there is room for them. */
function choicesOf(choosing: Choosing, offers: readonly unknown[]): Furthered {
  const most = MessageLimits.MaximumActionRows - (offers.length > 0 ? 2 : 1);
  return furthered(choosing, most) ?? { rows: withTurn(choosing, choiceRows(choosing), most), rest: choosing };
}

/** The rows with the turn that can be taken in one press before all else, where there is room for it. */
function withTurn(choosing: Choosing, rows: readonly Row[], most: number): Row[] {
  const turn = turnButton(choosing);
  const [first, ...others] = rows;
  const isButton = (part: Row['components'][number]): part is Button => part.type === ComponentType.Button;
  const buttons = first?.components.filter(isButton) ?? [];
  const beside = [...turn, ...buttons];
  if (buttons.length > 0 && beside.length <= InteractionLimits.MaximumButtonsPerActionRow)
    return [...buttonRows(beside), ...others];
  return rows.length < most ? [...buttonRows(turn), ...rows] : [...rows];
}

function choiceRows(choosing: Choosing): Row[] {
  const { decision } = choosing.open;
  if (decision.dials) return buttonRows(dialButtons(choosing));
  if (hasForm(choosing.open)) return [];
  return leadsFar(decision) ? placeRows(choosing) : optionRows(choosing);
}

/** Options with a button of their own, whose second line has no room there. */
function shownAsButtons(asking: Asking): Option[] {
  const { rest } = choicesOf(choosingOf(asking), offersFor(asking.view, asking.open));
  const { open, favored } = rest;
  if (open.decision.dials) return dialSettings(open.decision, favored);
  if (leadsFar(open.decision)) return elsewise(open.decision);
  return areButtons(open) ? open.decision.options : firstOptions(open.decision);
}

/** How the options of a question are shown. */
export const choosingOf = ({
  view,
  open,
  words,
  page = 0,
  favored = [],
  keeps = false,
  further = [],
  turn = null,
  emojiOf,
}: Asking): Choosing => ({
  game: view.id,
  branch: view.branch,
  open,
  words,
  page,
  favored,
  keeps,
  further,
  turn,
  ...(emojiOf ? { emojiOf } : {}),
});

/** A person's name at this table, as it can be shown anywhere. */
export function nameOf(person: string, view: GameView): string {
  const seat = view.seats.find((candidate) => candidate.person === person);
  if (seat) return escapeMarkdown(seat.name);
  const standIn = view.seats.find(({ substitute }) => substitute?.person === person)?.substitute;
  return standIn ? escapeMarkdown(standIn.name) : `<@${person}>`;
}

/** Whose move it is, and where the game stands. */
export function questionHead(asking: Asking, mention: readonly string[]): string {
  return headOf(asking, askedNow(asking.open), mention);
}

/** The same, with nobody mentioned, before it is said. */
export function headPhrase(view: GameView, asked: readonly string[]): Phrase {
  const who = series(
    'row',
    asked.map((person) => ({ strong: nameOf(person, view) })),
  );
  return view.headline ? phrase('question-head', { who, headline: view.headline }) : phrase('question-who', { who });
}

function headOf({ view, words }: Asking, asked: readonly string[], mention: readonly string[]): string {
  const who = words.row(persons(asked, view, mention));
  return view.headline ? words.say('question-head', { who, headline: words.text(view.headline) }) : who;
}

function persons(list: readonly string[], view: GameView, mention: readonly string[]): string[] {
  return list.map((person) => (mention.includes(person) ? `<@${person}>` : `**${nameOf(person, view)}**`));
}

function countLine({ min, max }: Decision, words: Words): string | null {
  if (max <= 1) return null;
  return small(countText({ min, max }, words));
}

/** What options promise beyond what their buttons say; one that is cut in full, unless the rules above say it. */
function prospectLines(decision: Decision, options: readonly Option[], words: Words): string[] {
  const rules = decision.about?.rules ?? '';
  return options.flatMap((option) => {
    const label = labelOf(option, words);
    const prospect = prospectText(option, words);
    const isOnButton =
      !option.note && buttonLabel(option, decision, words).includes(tails(option, words)[0]?.text ?? '');
    if (prospect !== null && !isOnButton) return [small(words.say('question-note', { label, note: prospect }))];
    return isCut(option, words) && !holds(rules, option.label) ? [small(label)] : [];
  });
}

/** The turn that can be taken in one press, where its button says less than all of it. */
function turnLine({ turn, words }: Asking): string | null {
  const full = turn ? turnInFull(turn, words) : null;
  return full && small(words.say('question-note', { label: full.label, note: full.whole }));
}

/** How a vote stands, when it ends, and who breaks a tie; null where nobody votes. */
function tallyLine({ open, view, words }: Asking): string | null {
  const { tally, decision, closes } = open;
  if (!tally) return null;
  const byChoice = new Map<string, { chosen: string[]; by: string[] }>();
  for (const { chosen, person } of tally.votes) {
    const key = [...chosen].sort().join('+');
    const entry = byChoice.get(key) ?? { chosen, by: [] };
    byChoice.set(key, { ...entry, by: [...entry.by, nameOf(person, view)] });
  }
  const counts = [...byChoice.values()].map(({ chosen, by }) => {
    const choice = choiceName(decision, chosen, words);
    return words.say('question-votes', { choice, count: by.length, names: by });
  });
  const left = (tally.left ?? []).map((person) => nameOf(person, view));
  const { first, firstName } = view;
  return [
    ...(counts.length > 0 ? [`${counts.join(' · ')}.`] : []),
    ...(left.length > 0 ? [words.say('question-left', { names: left, count: left.length })] : []),
    closes === null ? words.say('question-settles') : words.say('question-closes', { when: relative(closes) }),
    ...(first === null ? [] : [words.say('question-tie', { name: ref('seat', String(first)), first: firstName })]),
  ].join(' ');
}

/** The names of options chosen together. */
export function choiceName(decision: Decision, chosen: readonly string[], words: Words): string {
  if (chosen.length === 0) return words.say('question-none');
  const labels = decision.options
    .filter((option) => chosen.includes(option.id))
    .map((option) => unformatted(words.text(option.label)));
  return words.list(labels);
}

/** A moment as Discord shows it to everybody in their own time: "in two hours". */
export function relative(at: number): string {
  return `<t:${Math.floor(at / 1000)}:R>`;
}

/** What an option says, without its odds. */
export function labelOf(option: Option, words: Words): string {
  return unformatted(words.text(option.label));
}
