import { ButtonLimits, InteractionLimits, SelectMenuLimits } from '@sapphire/discord-utilities';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { FieldChoice } from '../../editions/plan/ahead.ts';
import type { Seat } from '../../engine/decision.ts';
import { ref } from '../../engine/phrase.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { AheadKind } from '../../store/plans.ts';
import type { AheadField, AheadOwner, AheadView } from '../../table/ahead/plan.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { type Attachment, drawAttachments } from '../message/attachment.ts';
import { clip, small, unformatted } from '../message/content.ts';
import { customId, type PlanAct, type Press } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import { type Button, buttonRows, chunks, type Row } from '../message/row.ts';
import { withOdds } from '../question/odds.ts';
import { described } from '../question/prospect.ts';
import type { Pressed } from './pressed.ts';
import type { Answer } from './reply.ts';

type PlanPress = Extract<Press, { on: 'said' }>;

/** A plan or standing orders as a form. */
interface PlanForm {
  view: GameView;
  said: AheadView;
  words: Words;
  /** Who looks at it. */
  person: string;
  /** The field whose values are shown; null = none. */
  open: string | null;
}

/** The value of a menu that leaves a field open. */
const OPEN = '-';
/** A field may have this many menus. */
const MENUS = 3;
/** Investigators one may change to. */
const OTHERS = 3;

/** A button or menu of a plan or of standing orders. @throws Refusal */
export async function pressPlan(pressed: Pressed, press: PlanPress): Promise<void> {
  const view = pressed.game(press.game);
  const { planning } = pressed.services.table;
  const { kind, seat } = press;
  const whose = { game: press.game, person: pressed.person.id, kind, seat };
  const words = pressed.words(view);
  const show = (said: AheadView, open: string | null, attachments?: Attachment[]): Promise<void> => {
    const { lines, components = [] } = planAnswer({ view, said, words, person: pressed.person.id, open });
    return pressed.change(lines.join('\n'), components, attachments);
  };
  const route = (): Promise<Attachment[]> => planAttachments(pressed.services, whose);
  const [value = ''] = pressed.values;
  switch (press.act) {
    case 'seat':
      return show(granted(planning.sheet(whose)), null, await route());
    case 'field':
      return show(granted(planning.sheet(whose)), value);
    case 'value': {
      const id = press.detail.slice(0, press.detail.lastIndexOf('|'));
      const said = granted(planning.say(whose, id, value === OPEN ? null : value));
      return show(said, nextOpen(said, id), await route());
    }
    case 'set':
      granted(planning.set(whose));
      return pressed.change(setNotice(pressed.services, whose, words), [], await route());
    case 'forget':
      return show(granted(planning.forget(whose)), null, []);
    default:
      return press.act satisfies never;
  }
}

/** A person's plan or orders as a form. @throws Refusal when they have no seat, or there is nothing to plan */
export async function openPlan(pressed: Pressed, view: GameView, kind: AheadKind): Promise<void> {
  const { id: person } = pressed.person;
  const whose = { game: view.id, person, kind, seat: firstSeat(view, person) };
  const said = granted(pressed.services.table.planning.sheet(whose));
  const answer = planAnswer({ view, said, words: pressed.words(view), person, open: nextOpen(said, null) });
  return pressed.say({ ...answer, attachments: await planAttachments(pressed.services, whose) });
}

/** The picture of the way a plan goes; empty where it goes nowhere, and for standing orders. */
export function planAttachments(services: Services, whose: AheadOwner): Promise<Attachment[]> {
  const picture = planPicture(services, whose);
  return drawAttachments(picture ? [picture] : [], services.draw, services.log);
}

function planPicture(services: Services, whose: AheadOwner): PictureSpec | null {
  const { planning, reading } = services.table;
  const plan = planning.planned(whose);
  const view = reading.game(whose.game);
  if (!plan || !view) return null;
  const { edition, play } = plan.live;
  const seen = edition.seenBy(play.state, whose.seat);
  return edition.ahead?.planPicture?.(seen, whose.seat, plan.said, wordsOf(services, view)) ?? null;
}

/** The form: what is said, menus for one field, and what to do with all of it. */
export function planAnswer(form: PlanForm): Pick<Answer, 'lines' | 'components'> {
  const { said, words, open } = form;
  const { kind, seat, fields, ready } = said;
  const field = fields.find(({ id }) => id === open);
  const investigator = ref('seat', String(seat));
  const left = fields.filter(({ chosen }) => chosen.length === 0).map(({ label }) => label);
  const state = kind === 'plan' ? [small(words.say(ready ? 'said-plan-set' : 'said-plan-draft'))] : [];
  return {
    lines: [
      words.say(`said-title-${kind}`, { investigator }),
      ...fields.filter(({ chosen }) => chosen.length > 0).map((one) => toldOf(one, words)),
      ...(left.length > 0 ? [small(words.say(`said-open-${kind}`, { labels: left }))] : []),
      ...said.preview.map((phrase) => small(words.text(phrase))),
      ...state,
    ],
    components: [fieldMenu(form), ...(field ? valueMenus(form, field) : []), ...buttonRows(buttonsFor(form))],
  };
}

/** The first seat a person may answer for. @throws Refusal when there is none */
export function firstSeat(view: GameView, person: string): Seat {
  const [seat] = seatsOf(view, person);
  if (seat === undefined) throw refusal('refused-not-at-table');
  return seat;
}

/** What a choice is called, with its chance. */
export function choiceLabel(choice: FieldChoice, words: Words): string {
  return withOdds(unformatted(words.text(choice.label)), choice, words);
}

/** After a choice the next field without one; a list stays open, for more to be put in it. */
function nextOpen({ fields }: AheadView, id: string | null): string | null {
  const place = fields.findIndex((field) => field.id === id);
  if (fields[place]?.list) return id;
  return fields.slice(place + 1).find(({ chosen }) => chosen.length === 0)?.id ?? null;
}

/** Whether the plan still waits, or has run already. */
export function setNotice(services: Services, whose: AheadOwner, words: Words): string {
  const sheet = services.table.planning.sheet(whose);
  return words.say(sheet.ok && sheet.value.ready ? 'said-plan-set' : 'said-plan-gone');
}

/** What is chosen in a field: in a sentence where there is one for it. */
function toldOf(field: AheadField, words: Words): string {
  const { label, chosen, told } = field;
  const choice = chosenIn(field, words);
  return told ? words.say(told, { value: chosen[0] ?? '', choice }) : words.say('said-row', { label, choice });
}

function chosenIn({ choices, chosen }: AheadField, words: Words): string {
  const said = chosen.flatMap((value) => {
    const choice = choices.find((candidate) => candidate.value === value);
    return choice ? [choiceLabel(choice, words)] : [];
  });
  return words.row(said);
}

function fieldMenu(form: PlanForm): Row {
  const { said, words } = form;
  const options = said.fields.slice(0, SelectMenuLimits.MaximumOptionsLength).map((field) => ({
    label: clip(unformatted(words.text(field.label)), SelectMenuLimits.MaximumLengthOfNameOfOption),
    value: field.id,
    ...(field.chosen.length > 0
      ? { description: clip(unformatted(chosenIn(field, words)), SelectMenuLimits.MaximumLengthOfDescriptionOfOption) }
      : {}),
  }));
  return menu(pressOn(form, 'field'), words.say('said-fields'), options);
}

function valueMenus(form: PlanForm, field: AheadField): Row[] {
  const { words } = form;
  const placeholder = clip(unformatted(words.text(field.label)), SelectMenuLimits.MaximumPlaceholderCharacters);
  const open = { label: words.say('said-ask-me'), value: OPEN };
  const options = field.choices.map((choice) => {
    const place = field.chosen.indexOf(choice.value);
    const label = choiceLabel(choice, words);
    const numbered = field.list && place >= 0 ? words.say('said-numbered', { number: place + 1, label }) : label;
    return {
      label: clip(numbered, SelectMenuLimits.MaximumLengthOfNameOfOption),
      value: choice.value,
      ...described(choice, words, SelectMenuLimits.MaximumLengthOfDescriptionOfOption),
    };
  });
  return chunks([open, ...options], InteractionLimits.MaximumOptionsInSelectMenus)
    .slice(0, MENUS)
    .map((part, index) => menu({ ...pressOn(form, 'value'), detail: `${field.id}|${index}` }, placeholder, part));
}

function buttonsFor(form: PlanForm): Button[] {
  const { view, words, person } = form;
  const { kind, seat, ready, fields } = form.said;
  const empty = fields.every(({ chosen }) => chosen.length === 0);
  const others = seatsOf(view, person).filter((other) => other !== seat);
  return [
    ...(kind === 'plan'
      ? [
          {
            ...button(pressOn(form, 'set'), words.say('button-said-set')),
            style: ButtonStyle.Success as const,
            disabled: ready || empty,
          },
        ]
      : []),
    { ...button(pressOn(form, 'forget'), words.say('button-said-forget')), disabled: empty },
    ...others
      .slice(0, OTHERS)
      .map((other) =>
        button(
          { ...pressOn(form, 'seat'), seat: other },
          words.say('said-other-seat', { investigator: ref('seat', String(other)) }),
        ),
      ),
  ];
}

/** What is pressed on the form. */
function pressOn({ view, said: { kind, seat } }: PlanForm, act: PlanAct): PlanPress {
  return { on: 'said', act, game: view.id, kind, seat, detail: '' };
}

function button(press: PlanPress, label: string): Button {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: clip(label, ButtonLimits.MaximumLabelCharacters),
    custom_id: customId(press),
  };
}

function menu(
  press: PlanPress,
  placeholder: string,
  options: { label: string; value: string; description?: string }[],
): Row {
  return {
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.StringSelect, custom_id: customId(press), placeholder, options }],
  };
}

function seatsOf(view: GameView, person: string): Seat[] {
  return view.seats
    .filter((seat) => !seat.autopilot && (seat.person === person || seat.substitute?.person === person))
    .map(({ seat }) => seat);
}
