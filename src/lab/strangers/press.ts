import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { optionToken, type QuestionAct } from '../../discord/message/customid.ts';
import { furtherIn } from '../../discord/question/furtherrow.ts';
import { partsOf } from '../../discord/question/placerow.ts';
import type { Decision, Seat } from '../../engine/decision.ts';
import { askedAfter } from '../../engine/trial.ts';
import type { Act } from '../../local/act.ts';
import type { Position } from '../../table/room/reading.ts';
import { type Guest, type Handle, handlesTo, tokensOf } from '../guests/guest.ts';

/** What a careful player would do next. */
export interface Hinted {
  decision: Decision;
  chosen: string[];
  /** An offer to take up instead. */
  interrupt: string | null;
  /** What they would answer to the question that it only leads to. */
  further?: string | undefined;
  /** They would go on as the press says that takes the whole turn. */
  wholly?: boolean;
}

/** A button to press, or a menu and what to choose from it; without a handle there is no way to answer. */
export interface Move {
  handle: Handle | undefined;
  values?: string[];
}

/** The next press or choice on the way to an answer, with what a question's message has to use. */
export function nextMove({ decision, chosen, interrupt, further, wholly }: Hinted, handles: Handle[]): Move {
  const on = (act: QuestionAct): Handle[] => handlesTo({ handles }, act);
  const tokens = chosen.map(optionToken);
  const [whole] = wholly ? on('turn') : [];
  if (whole) return { handle: whole };
  if (interrupt) {
    const [offers] = on('offer');
    const wanted = offers?.menu?.values.find((value) => value.endsWith(`/${optionToken(interrupt)}`));
    return { handle: offers, values: wanted === undefined ? [] : [wanted] };
  }
  const button = on('answer').find((handle) => tokens.length === 1 && tokensOf(handle)[0] === tokens[0]);
  if (button) return { handle: button };
  const ways = on('further').filter((handle) => tokensOf(handle)[0] === tokens[0]);
  if (further !== undefined && ways.length > 0) return wayOn(ways, optionToken(further));
  const menu = on('pick').find((handle) => tokens.length > 0 && isAmong(tokens, tokensOf(handle)));
  if (menu) return { handle: menu, values: tokens };
  const [form] = on('form');
  if (form && tokens.length > 0) return { handle: form };
  return opened(decision, chosen, on);
}

/** The button of a way, or the menu of all. */
function wayOn(ways: readonly Handle[], way: string): Move {
  const goes = ({ press }: Handle): boolean => press.on === 'question' && furtherIn(press.detail, []).next === way;
  const button = ways.find((handle) => handle.menu === null && goes(handle));
  if (button) return { handle: button };
  const menu = ways.find((handle) => handle.menu !== null);
  return { handle: menu, values: menu?.menu?.values.includes(way) ? [way] : (menu?.menu?.values.slice(0, 1) ?? []) };
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
export async function handedIn(person: Guest, pressed: Act, { decision, chosen }: Hinted): Promise<boolean> {
  if (!pressed.modal) return false;
  const sent = await person.robot.submitModal(pressed, filledIn(pressed.modal, decision, chosen));
  await sent.settled();
  sent.close();
  await person.granted(sent, decision.id);
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
function opened(decision: Decision, chosen: readonly string[], on: (act: QuestionAct) => Handle[]): Move {
  const part = on('page').find(({ menu }) => menu !== null);
  if (!part) return { handle: on('none')[0] ?? on('page').at(-1) };
  const at = partsOf(decision).findIndex(({ places }) => places.some(({ id }) => chosen.includes(id)));
  return { handle: part, values: [String(at + 1)] };
}

const isAmong = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));
