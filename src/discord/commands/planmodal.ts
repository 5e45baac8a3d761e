import { ModalLimits, SelectMenuLimits } from '@sapphire/discord-utilities';
import type { ModalSubmitInteraction } from 'discord.js';
import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import type { Seat } from '../../engine/decision.ts';
import { ref } from '../../engine/phrase.ts';
import type { AheadField } from '../../table/ahead/plan.ts';
import type { GameView } from '../../table/game/view.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId, digest } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import { described } from '../question/prospect.ts';
import { personOf } from './call.ts';
import { choiceLabel, firstSeat, planAnswer, planAttachments, setNotice } from './plan.ts';
import type { Answer } from './reply.ts';

/** A modal has at most so many fields. */
const MOST_FIELDS = 5;

/** Who plans, and for which seat: null = for the first of theirs. */
interface Planner {
  person: string;
  seat: Seat | null;
}

/**
 * The next turn of somebody's investigator, with what was said of it or else what a careful player would do filled in.
 * @throws Refusal when there is nothing they can plan
 */
export function planModal(
  services: Services,
  view: GameView,
  planner: Planner,
): APIModalInteractionResponseCallbackData {
  const { person } = planner;
  const seat = seatFor(view, planner);
  const { fields, advised } = granted(services.table.planning.proposed(view.id, person, seat));
  const words = wordsOf(services, view);
  const label = (text: string, most: number): string => clip(unformatted(text), most);
  const form = {
    title: label(
      words.say('plan-modal-title', { investigator: ref('seat', String(seat)) }),
      ModalLimits.MaximumTitleCharacters,
    ),
    components: shown(fields).map((field) => ({
      type: ComponentType.Label as const,
      label: label(words.text(field.label), LONGEST_LABEL),
      ...(advised && field.chosen.length > 0 ? { description: words.say('plan-advised') } : {}),
      component: {
        type: ComponentType.StringSelect as const,
        custom_id: field.id,
        required: false,
        min_values: 0,
        max_values: field.list ? offered(field).length : 1,
        placeholder: words.say('said-ask-me'),
        options: offered(field).map((choice) => ({
          label: clip(choiceLabel(choice, words), SelectMenuLimits.MaximumLengthOfNameOfOption),
          value: choice.value,
          ...described(choice, words, SelectMenuLimits.MaximumLengthOfDescriptionOfOption),
          ...(field.chosen.includes(choice.value) ? { default: true } : {}),
        })),
      },
    })),
  };
  // Phones show a form as they saw it first, by its id (discord-api-docs#7554): each turn and each suggestion has its own.
  const filled = digest(JSON.stringify([view.headline, form]));
  return { ...form, custom_id: customId({ on: 'next', game: view.id, seat, filled }) };
}

/** Discord's limit for what stands above a field. */
const LONGEST_LABEL = 45;

/** What is filled in, and of what is open as much as there is room for. */
function shown(fields: readonly AheadField[]): AheadField[] {
  const filled = fields.filter(({ chosen }) => chosen.length > 0);
  const open = fields.filter(({ chosen }) => chosen.length === 0);
  const kept = [...filled, ...open].slice(0, MOST_FIELDS);
  return fields.filter((field) => kept.includes(field));
}

/** As many choices as a menu has room for, the one that is filled in among them. */
function offered({ choices, chosen }: AheadField): AheadField['choices'] {
  const most = SelectMenuLimits.MaximumOptionsLength;
  const kept = choices.slice(0, most);
  const own = choices.slice(most).filter(({ value }) => chosen.includes(value));
  return [...kept.slice(0, most - own.length), ...own];
}

/** A plan that was handed in: it is in force, and shown with what else could be said. @throws Refusal */
export async function handInPlan(
  services: Services,
  interaction: ModalSubmitInteraction,
  press: { game: string; seat: Seat | null },
): Promise<Answer> {
  const view = services.table.reading.game(press.game);
  if (!view) throw refusal('refused-no-game');
  const { id: person } = personOf(interaction);
  const whose = { game: view.id, person, kind: 'plan' as const, seat: seatFor(view, { person, seat: press.seat }) };
  const { planning } = services.table;
  const sent = interaction.fields.fields.map((field): [string, string | null] => [
    field.customId,
    field.type === ComponentType.StringSelect && field.values.length > 0 ? field.values.join(',') : null,
  ]);
  granted(planning.hand(whose, Object.fromEntries(sent)));
  const words = wordsOf(services, view);
  const after = planning.sheet(whose);
  if (!after.ok || !after.value.ready) return { lines: [setNotice(services, whose, words)] };
  const attachments = await planAttachments(services, whose);
  return { ...planAnswer({ view, said: after.value, words, person, open: null }), attachments };
}

/** The seat meant, if they answer for it, else the first one they do. @throws Refusal when there is none */
function seatFor(view: GameView, { person, seat }: Planner): Seat {
  const own = view.seats.find((one) => one.seat === seat);
  const theirs = own !== undefined && (own.person === person || own.substitute?.person === person);
  return theirs ? own.seat : firstSeat(view, person);
}
