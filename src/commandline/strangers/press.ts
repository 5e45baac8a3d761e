import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { optionToken } from '../../discord/message/customid.ts';
import { partsOf } from '../../discord/question/placerow.ts';
import type { Decision, Seat } from '../../engine/decision.ts';
import { askedAfter } from '../../engine/trial.ts';
import type { Act } from '../../local/act.ts';
import type { Control, Robot } from '../../local/robot.ts';
import type { Position } from '../../table/room/reading.ts';

/** What a careful player would do next. */
export interface Hinted {
  decision: Decision;
  chosen: string[];
  /** An offer to take up instead. */
  interrupt: string | null;
}

/** A button to press, or a menu and what to choose from it; without a control there is no way to answer. */
export interface Move {
  control: Control | undefined;
  values?: string[];
}

/** The next press or choice on the way to an answer, with what a question's message has to use. */
export function nextMove({ decision, chosen, interrupt }: Hinted, controls: readonly Control[]): Move {
  const on = (letter: string): Control[] => controls.filter(({ customId }) => customId.startsWith(`${letter}:`));
  const tokens = chosen.map(optionToken);
  if (interrupt) {
    const [offers] = on('i');
    const wanted = offers?.values.find((value) => value.endsWith(`/${optionToken(interrupt)}`));
    return { control: offers, values: wanted === undefined ? [] : [wanted] };
  }
  const button = on('a').find(({ customId }) => tokens.length === 1 && customId.endsWith(`:${tokens[0]}`));
  if (button) return { control: button };
  const menu = on('s').find(({ values }) => tokens.length > 0 && tokens.every((one) => values.includes(one)));
  if (menu) return { control: menu, values: tokens };
  const [form] = on('o');
  if (form && tokens.length > 0) return { control: form };
  return opened(decision, chosen, on);
}

/** What a careful player would put into the form that an offer opens, where it opens one. */
export function hintedForm(
  { live: { play }, edition }: Pick<Position, 'live' | 'edition'>,
  seat: Seat,
  interrupt: string,
): Hinted | null {
  const offer = play.offers.find((candidate) => candidate.seat === seat && candidate.id === interrupt);
  if (!offer?.form) return null;
  const decision = askedAfter(play, { kind: 'interrupt', seat, interrupt }).find(
    ({ dials, seats }) => dials && seats.includes(seat),
  );
  if (!decision) throw new Error(`${interrupt} asks nothing`);
  const move = edition.autopilot(edition.seenBy(play.state, seat), decision, seat, []);
  return { decision, chosen: 'answer' in move ? move.answer.chosen : decision.default, interrupt: null };
}

/** Hands in the form that a press has opened, if it has. */
export async function handedIn(person: Robot, pressed: Act, { decision, chosen }: Hinted): Promise<boolean> {
  if (!pressed.modal) return false;
  const sent = await person.submitModal(pressed, filledIn(pressed.modal, decision, chosen));
  await sent.settled();
  sent.close();
  return true;
}

/** What is put into the fields of a form to choose some things: those of them it offers, else what it has set already. */
export function filledIn(
  { components }: APIModalInteractionResponseCallbackData,
  { options: all }: Pick<Decision, 'options'>,
  chosen: readonly string[],
): Record<string, string[]> {
  const { stops = [] } = all.find(({ id }) => id === chosen[0]) ?? {};
  const dials = components.filter((part) => 'component' in part && part.component.type === ComponentType.RadioGroup);
  const tokens = chosen.map(optionToken);
  const fields = components.flatMap((part): [string, string[]][] => {
    if (part.type !== ComponentType.Label || !('options' in part.component)) return [];
    const { custom_id: id, options = [] } = part.component;
    const stop = stops[dials.indexOf(part)];
    const wanted = options.filter(({ value }) =>
      stop === undefined ? tokens.includes(value) : value === String(stop),
    );
    const set = wanted.length > 0 ? wanted : options.filter((option) => option.default);
    return [[id, set.map(({ value }) => value)]];
  });
  return Object.fromEntries(fields);
}

/** The part of a long list to look into, or what answers with nothing. */
function opened(decision: Decision, chosen: readonly string[], on: (letter: string) => Control[]): Move {
  const [part] = on('p').filter(({ values }) => values.length > 0);
  if (!part) return { control: on('e')[0] ?? on('p').at(-1) };
  const at = partsOf(decision).findIndex(({ places }) => places.some(({ id }) => chosen.includes(id)));
  return { control: part, values: [String(at + 1)] };
}
