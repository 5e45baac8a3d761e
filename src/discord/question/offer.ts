import { SelectMenuLimits } from '@sapphire/discord-utilities';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Interrupt } from '../../engine/edition.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Pressed } from '../commands/pressed.ts';
import { customId } from '../message/customid.ts';
import { optionEmojis } from '../message/handle.ts';
import { granted, refusal } from '../message/refusal.ts';
import { type Button, buttonRows, chunks, type Row } from '../message/row.ts';
import { offerOption, offerToken } from './offerrow.ts';
import { type Choosing, partPlaceholder } from './optionrow.ts';

const MENUS_A_PAGE = 4;
const PAGE = MENUS_A_PAGE * SelectMenuLimits.MaximumOptionsLength;

/**
 * Shows a person what they may do at any time, whoever is asked at the moment.
 * @param page counted from 0, in the place of the page shown; left out: the first one, in a message of its own
 */
export async function openOffers(pressed: Pressed, view: GameView, page?: number): Promise<void> {
  const words = pressed.words(view);
  const offers = offersOf(view, pressed.person.id);
  if (offers.length === 0) return pressed.say(words.say('use-nothing'));
  const shown = Math.min(page ?? 0, Math.ceil(offers.length / PAGE) - 1);
  const components = offerMenus(
    view,
    offers,
    { words, emojiOf: optionEmojis(pressed.services, view, [{ options: offers }]) },
    shown,
  );
  if (page === undefined) return pressed.say({ lines: [words.say('use-title')], components });
  return pressed.change(words.say('use-title'), components);
}

/** One page of offers in menus, and the ways to the others. */
export function offerMenus(
  view: GameView,
  offers: readonly Interrupt[],
  said: Pick<Choosing, 'words' | 'emojiOf'>,
  page: number,
): Row[] {
  const { words } = said;
  const several = offers.some(({ seat }) => seat !== offers[0]?.seat);
  const from = page * PAGE;
  const items = offers.map((offer) => offerOption(offer, several, view, said));
  if (items.length > SelectMenuLimits.MaximumOptionsLength)
    items.sort((one, other) => one.label.localeCompare(other.label, words.locale));
  const parts = chunks(items.slice(from, from + PAGE), SelectMenuLimits.MaximumOptionsLength);
  const menus = parts.map((options, index): Row => {
    const custom_id = customId({ on: 'look', act: 'take', game: view.id, page: index });
    const labels = options.map(({ label }) => label);
    const isAll = options.length === offers.length;
    const placeholder = isAll ? words.say('question-offers') : partPlaceholder(labels, words);
    return {
      type: ComponentType.ActionRow,
      components: [{ type: ComponentType.StringSelect, custom_id, placeholder, options }],
    };
  });
  const turn = (to: number, key: string): Button => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    label: words.say(key),
    custom_id: customId({ on: 'look', act: 'use', game: view.id, page: to }),
  });
  const turns = [
    ...(page > 0 ? [turn(page - 1, 'question-previous')] : []),
    ...(from + PAGE < offers.length ? [turn(page + 1, 'question-next')] : []),
  ];
  return [...menus, ...buttonRows(turns)];
}

/** Takes up what was chosen there. @throws Refusal when it can't be done any more */
export async function takeOffer(pressed: Pressed, view: GameView): Promise<void> {
  const [value] = pressed.values;
  const { id: person } = pressed.person;
  const offer = offersOf(view, person).find((candidate) => offerToken(candidate) === value);
  if (value === undefined || !offer) throw refusal('refused-no-such-offer');
  const { id: game, branch } = view;
  const { seat, id: interrupt, label } = offer;
  const words = pressed.words(view);
  granted(pressed.services.table.interrupt({ game, branch, person, seat, interrupt }));
  pressed.services.took({ game, offer: value });
  return pressed.change(words.say('use-done', { choice: label }), []);
}

function offersOf(view: GameView, person: string): Interrupt[] {
  const seats = view.seats
    .filter((seat) => !seat.autopilot && (seat.person === person || seat.substitute?.person === person))
    .map(({ seat }) => seat);
  return view.offers.filter(({ seat }) => seats.includes(seat));
}
