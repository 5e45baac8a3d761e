/** Questions whose options are settings of several dials: a menu for each, and what would be set by them. */
import { SelectMenuLimits } from '@sapphire/discord-utilities';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Decision, Dials, Option } from '../../engine/decision.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId } from '../message/customid.ts';
import type { Button, Row } from '../message/row.ts';
import { button, type Choosing } from './optionrow.ts';

/** The setting that those marks make, `0.2` the third stop of the first dial; null when it is none of the options. */
export function settingOf(decision: Decision, marked: readonly string[]): Option | null {
  const stops = stopsMarked(decision, marked);
  return decision.options.find((option) => option.stops?.join() === stops.join()) ?? null;
}

/** The stop of each dial: what is marked, or else where it stands. */
function stopsMarked({ dials }: Decision, marked: readonly string[]): number[] {
  return (dials?.list ?? []).map(({ at, stops }, dial) => {
    const found = stops.findIndex((_, stop) => marked.includes(stopToken(dial, stop)));
    return found >= 0 ? found : at;
  });
}

const stopToken = (dial: number, stop: number): string => `${dial}.${stop}`;

/** A menu for each dial, set to what is marked. */
export function dialRows({ list }: Dials, { game, branch, open, words, marked }: Choosing): Row[] {
  const at = stopsMarked(open.decision, marked);
  return list.map(({ stops }, dial) => ({
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId({
          on: 'question',
          act: 'dial',
          game,
          branch,
          decision: open.decision.id,
          detail: String(dial),
        }),
        min_values: 1,
        max_values: 1,
        options: stops.map(({ label, note }, stop) => ({
          label: clip(unformatted(words.text(label)), SelectMenuLimits.MaximumLengthOfNameOfOption),
          value: stopToken(dial, stop),
          ...(note
            ? {
                description: clip(unformatted(words.text(note)), SelectMenuLimits.MaximumLengthOfDescriptionOfOption),
              }
            : {}),
          default: stop === at[dial],
        })),
      },
    ],
  }));
}

/** What the marks would set, or why they can't be set; null for what silence would choose. */
export function settingLine({ beyond }: Dials, { open, words, marked }: Choosing): string | null {
  const setting = settingOf(open.decision, marked);
  if (!setting) return beyond ? words.text(beyond) : null;
  if (isUsual(setting, open.decision)) return null;
  return words.say('question-setting', { setting: unformatted(words.text(setting.label)) });
}

/** Sets the dials as they are marked. */
export function dialButton(choosing: Choosing): Button {
  const { decision } = choosing.open;
  const setting = settingOf(decision, choosing.marked);
  return {
    ...button(choosing, 'set', '', choosing.words.say('question-set')),
    style: ButtonStyle.Success,
    disabled: setting === null || isUsual(setting, decision),
  };
}

/** What silence would choose has a button of its own, which says what it does. */
const isUsual = (setting: Option, decision: Decision): boolean => decision.default.includes(setting.id);
