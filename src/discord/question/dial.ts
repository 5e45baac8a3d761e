/** Questions whose options are settings of several dials: leaving them is a button, and a form turns them. */
import { ButtonLimits } from '@sapphire/discord-utilities';
import { type APILabelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Decision, Option } from '../../engine/decision.ts';
import type { Words } from '../../words/words.ts';
import { clip, unformatted } from '../message/content.ts';
import type { Button } from '../message/row.ts';
import { button, type Choosing, optionButton } from './optionrow.ts';

/** Fields of dials begin with this; their number follows. */
const DIAL = 'dial ';
/** Discord's limit for what stands above a field. */
const LONGEST_LABEL = 45;
/** Discord's limit for what a choice of a group says, and for what stands below it. */
const LONGEST_CHOICE = 100;

/** The setting that leaves the dials where they stand; null where there are none, or it is none of the options. */
export function keptSetting(decision: Decision): Option | null {
  return withStops(
    decision,
    (decision.dials?.list ?? []).map(({ at }) => at),
  );
}

/**
 * The setting that a form was handed in with; null when it is none of the options.
 * @param sent the stop that was chosen in each field, by its id
 */
export function settingSent(decision: Decision, sent: (field: string) => string | undefined): Option | null {
  const stops = (decision.dials?.list ?? []).map(({ at }, dial) => Number(sent(`${DIAL}${dial}`) ?? at));
  return withStops(decision, stops);
}

function withStops({ dials, options }: Decision, stops: readonly number[]): Option | null {
  return (dials && options.find((option) => option.stops?.join() === stops.join())) ?? null;
}

/** The settings that have a button each: leaving the dials as they are, what silence would choose, what is liked best. */
export function dialSettings(decision: Decision, favored: readonly string[] = []): Option[] {
  const kept = keptSetting(decision);
  const ids = new Set([...(kept ? [kept.id] : []), ...decision.default, ...favored.slice(0, 1)]);
  return [...ids].flatMap((id) => decision.options.find((option) => option.id === id) ?? []);
}

/** Those buttons, the way to the form, and what leaves the dials alone until further notice. */
export function dialButtons(choosing: Choosing): Button[] {
  const { open, favored, keeps = false, words } = choosing;
  const kept = keptSetting(open.decision);
  const settings = dialSettings(open.decision, favored).map((option) => {
    const shown = optionButton(choosing, option);
    return option.id === favored?.[0] && option !== kept ? advised(shown, words) : shown;
  });
  return [
    ...settings.slice(0, kept ? 1 : 0),
    { ...button(choosing, 'form', '', words.say('question-adjust')), style: ButtonStyle.Success },
    ...settings.slice(kept ? 1 : 0),
    ...(kept && keeps && open.decision.dials?.lasting
      ? [button(choosing, 'lasting', '', words.say('question-keep-lasting'))]
      : []),
  ];
}

/** A setting that a careful player would choose says so. */
function advised(shown: Button, words: Words): Button {
  const label = words.say('question-advised', { label: shown.label ?? '' });
  return { ...shown, label: clip(label, ButtonLimits.MaximumLabelCharacters) };
}

/** The fields of the form: for each dial its stops, of which one is chosen; at first the one where it stands. */
export function dialFields({ dials }: Decision, words: Words): APILabelComponent[] {
  return (dials?.list ?? []).map(({ name, at, stops }, dial) => ({
    type: ComponentType.Label,
    label: clip(unformatted(words.text(name)), LONGEST_LABEL),
    component: {
      type: ComponentType.RadioGroup,
      custom_id: `${DIAL}${dial}`,
      required: true,
      options: stops.map(({ label, note }, stop) => ({
        value: String(stop),
        label: clip(unformatted(words.text(label)), LONGEST_CHOICE),
        ...(note ? { description: clip(unformatted(words.text(note)), LONGEST_CHOICE) } : {}),
        ...(stop === at ? { default: true } : {}),
      })),
    },
  }));
}
