import { InteractionLimits, SelectMenuLimits } from '@sapphire/discord-utilities';
import { ComponentType } from 'discord-api-types/v10';
import type { Interrupt } from '../engine/edition.ts';
import type { GameView } from '../table/view.ts';
import { customId } from './component.ts';
import { clip, unformatted } from './content.ts';
import { granted, kindly } from './kindly.ts';
import type { Pressed } from './pressed.ts';
import { offerToken, ownedOffer } from './question.ts';

/** Shows a person what he may do at any time, whoever is asked at the moment. */
export async function openOffers(pressed: Pressed, view: GameView): Promise<void> {
  const words = pressed.words(view);
  const offers = offersOf(view, pressed.person.id);
  if (offers.length === 0) return pressed.say(words.say('use-nothing'));
  const several = offers.some(({ seat }) => seat !== offers[0]?.seat);
  const options = offers.slice(0, InteractionLimits.MaximumOptionsInSelectMenus).map((offer) => ({
    label: clip(
      unformatted(several ? ownedOffer(offer, view, words) : words.text(offer.label)),
      SelectMenuLimits.MaximumLengthOfNameOfOption,
    ),
    value: offerToken(offer),
  }));
  const custom_id = customId({ on: 'look', act: 'take', game: view.id });
  const placeholder = words.say('question-offers');
  return pressed.say({
    lines: [words.say('use-title')],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.StringSelect, custom_id, placeholder, options }],
      },
    ],
  });
}

/** Takes up what was chosen there. @throws Kindly when it can't be done any more */
export async function takeOffer(pressed: Pressed, view: GameView): Promise<void> {
  const [value] = pressed.values;
  const { id: person } = pressed.person;
  const offer = offersOf(view, person).find((candidate) => offerToken(candidate) === value);
  if (!offer) throw kindly('refused-no-such-offer');
  const { id: game, branch } = view;
  const { seat, id: interrupt, label } = offer;
  const words = pressed.words(view);
  granted(pressed.house.table.interrupt({ game, branch, person, seat, interrupt }));
  return pressed.change(words.say('use-done', { choice: label }), []);
}

function offersOf(view: GameView, person: string): Interrupt[] {
  const seats = view.seats
    .filter((seat) => !seat.autopilot && (seat.person === person || seat.substitute?.person === person))
    .map(({ seat }) => seat);
  return view.offers.filter(({ seat }) => seats.includes(seat));
}
