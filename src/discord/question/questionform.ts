/** Questions of which a form asks all at once: what two people trade, and the money and tokens that go with it. */
import { ModalLimits, SelectMenuLimits } from '@sapphire/discord-utilities';
import type { ModalSubmitInteraction } from 'discord.js';
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
import type { Services } from '../connection/services.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId, optionToken, type Press, tokenOption } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import type { Button } from '../message/row.ts';
import { button, type Choosing } from './optionrow.ts';

type FormPress = Extract<Press, { on: 'question' }>;

/** Fields of questions of which one thing is chosen begin with this; their kind follows. */
const ONE = 'one ';
/** Discord's limit for what stands above a field. */
const LONGEST_LABEL = 45;
/** More are a menu, not boxes. */
const MOST_BOXES = 10;
/** Discord's limit for the fields of a form. */
const MOST_FIELDS = 5;

/** True for a question that has a form: of things that lie with several people, or one with others that follow on it. */
export function hasForm({ decision, tally }: OpenDecision): boolean {
  const { next } = decision.about ?? {};
  if (tally !== null || next === undefined) return false;
  return isOne(decision) ? next.length > 0 : sidesOf(decision.options).length <= 4;
}

const isOne = ({ max }: Pick<Decision, 'max'>): boolean => max === 1;

/** The button that opens its form. */
export function formButton(choosing: Choosing): Button {
  const label = choosing.words.say('question-form');
  return { ...button(choosing, 'form', '', label), style: ButtonStyle.Success };
}

/** A form with a group of boxes for each who has something, and a menu for each question of one thing. */
export function questionForm(
  view: GameView,
  { decision }: OpenDecision,
  words: Words,
): APIModalInteractionResponseCallbackData {
  const { next = [] } = decision.about ?? {};
  const { ask, kind, options } = decision;
  const first = isOne(decision)
    ? [oneField({ ask, kind, options, default: decision.default[0] ?? '' }, words)]
    : sidesOf(options).map((side) => sideField(side.owner, side.options, words));
  const others = next.filter((one) => one.options.length <= SelectMenuLimits.MaximumOptionsLength);
  return {
    custom_id: customId({
      on: 'question',
      act: 'form',
      game: view.id,
      branch: view.branch,
      decision: decision.id,
      detail: '',
    }),
    title: clip(unformatted(words.text(decision.ask)), ModalLimits.MaximumTitleCharacters),
    components: [...first, ...others.map((one) => oneField(one, words))].slice(0, MOST_FIELDS),
  };
}

/** Answers a question and those that follow on it as a form says. @throws Refusal when that can't be done any more */
export function submitForm(services: Services, interaction: ModalSubmitInteraction, press: FormPress): void {
  const { reading } = services.table;
  const person = interaction.user.id;
  const open = openIn(reading.game(press.game), press.branch, ({ decision }) => decision.id === press.decision);
  if (!open) throw refusal('press-decided');
  const sent = [...interaction.fields.fields.values()];
  const values = (id: string): string[] =>
    sent.flatMap((field) =>
      field.customId === id && 'values' in field ? [...(field.values as readonly string[])] : [],
    );
  const { game, branch } = press;
  const answer = ({ decision }: OpenDecision, tokens: readonly string[]): void => {
    const chosen = tokens.map((token) => optionIn(decision, token));
    granted(services.table.answer({ game, branch, person, decision: decision.id, chosen }));
  };
  const { kind } = open.decision;
  const sides = sent.filter(({ customId: id }) => !id.startsWith(ONE)).flatMap(({ customId: id }) => values(id));
  answer(open, isOne(open.decision) ? values(`${ONE}${kind}`) : sides);
  // What is not asked any more after all, or not by the form, is left to its own question.
  for (const next of open.decision.about?.next ?? []) {
    const tokens = values(`${ONE}${next.kind}`);
    const follows = openIn(
      reading.game(game),
      branch,
      ({ decision, awaited }) => decision.kind === next.kind && awaited.includes(person),
    );
    if (!follows) continue;
    if (tokens.length === 0) return;
    answer(follows, tokens);
  }
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
  const label = clip(unformatted(words.say('question-form-side', { owner })), LONGEST_LABEL);
  const component =
    shown.length <= MOST_BOXES
      ? { type: ComponentType.CheckboxGroup as const, ...common, options: shown }
      : { type: ComponentType.StringSelect as const, ...common, options: shown };
  return { type: ComponentType.Label, label, component };
}

function oneField({ kind, ask, options, default: usual }: NextQuestion, words: Words): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: clip(unformatted(words.text(ask)), LONGEST_LABEL),
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
  const note = option.note ? unformatted(words.text(option.note)) : '';
  return {
    label: clip(unformatted(words.text(option.label)), SelectMenuLimits.MaximumLengthOfNameOfOption),
    value: optionToken(option.id),
    ...(note ? { description: clip(note, SelectMenuLimits.MaximumLengthOfDescriptionOfOption) } : {}),
  };
}
