/** What the persons asked may do on top of a question: a menu, and what its values say. */
import { SelectMenuLimits } from '@sapphire/discord-utilities';
import { ComponentType } from 'discord-api-types/v10';
import type { Seat } from '../../engine/decision.ts';
import type { Interrupt } from '../../engine/edition.ts';
import { ref } from '../../engine/phrase.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import type { Emoji } from '../connection/emoji.ts';
import { clip, unformatted } from '../message/content.ts';
import { customId, optionToken } from '../message/customid.ts';
import type { Row } from '../message/row.ts';
import { askedAt } from './asked.ts';
import type { Choosing } from './optionrow.ts';
import { described } from './prospect.ts';

/** Values of offers that open a form begin with this. */
const FORM_OFFER = 'form/';
/** The value in a menu of offers that leads to all the others. */
export const MORE_OFFERS = 'more';

/** What the persons asked may do on top of the question. */
export function offersFor(view: GameView, open: OpenDecision): Interrupt[] {
  const seats = view.seats.filter((seat) => open.persons.includes(askedAt(seat) ?? ''));
  return view.offers.filter((offer) => seats.some((seat) => seat.seat === offer.seat));
}

/** The value an offer has in a menu: whose it is and what, and whether a form is the first thing that comes of it. */
export function offerToken({ seat, id, form }: Pick<Interrupt, 'seat' | 'id' | 'form'>): string {
  return `${form ? FORM_OFFER : ''}${seat}/${optionToken(id)}`;
}

/** The seat whose offer has that value. */
export function seatOfOffer(value: string): Seat {
  const id = value.startsWith(FORM_OFFER) ? value.slice(FORM_OFFER.length) : value;
  return Number(id.split('/')[0]);
}

/** Whether taking up the offer with that value opens a form. */
export const opensForm = (value: string | undefined): boolean => value?.startsWith(FORM_OFFER) === true;

/** What may be done on top of a question, as a menu; more than it holds behind its last line. */
export function offerRow(choosing: Choosing, view: GameView, offers: readonly Interrupt[]): Row {
  const { game, branch, open, words } = choosing;
  const shared = open.persons.length > 1 || offers.some(({ seat }) => seat !== offers[0]?.seat);
  const fit = offers.length <= SelectMenuLimits.MaximumOptionsLength;
  const shown = fit ? offers : offers.slice(0, SelectMenuLimits.MaximumOptionsLength - 1);
  const more = {
    label: words.say('question-more-offers', { count: offers.length - shown.length }),
    value: MORE_OFFERS,
  };
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: customId({ on: 'question', act: 'offer', game, branch, decision: open.decision.id, detail: '' }),
        placeholder: words.say('question-offers'),
        options: [...shown.map((offer) => offerOption(offer, shared, view, choosing)), ...(fit ? [] : [more])],
      },
    ],
  };
}

/** An offer as one line of a menu. @param shared it stands among those of other seats */
export function offerOption(
  offer: Interrupt,
  shared: boolean,
  view: GameView,
  { words, emojiOf }: Pick<Choosing, 'words' | 'emojiOf'>,
): { label: string; value: string; description?: string; emoji?: Emoji } {
  const emoji = emojiOf?.(offer);
  const label = unformatted(shared ? ownedOffer(offer, view, words) : words.text(offer.label));
  return {
    label: clip(label, SelectMenuLimits.MaximumLengthOfNameOfOption),
    value: offerToken(offer),
    ...(emoji ? { emoji } : {}),
    ...described(offer, words, SelectMenuLimits.MaximumLengthOfDescriptionOfOption),
  };
}

/** An offer among those of several seats: whose it is, and what. */
function ownedOffer(offer: Interrupt, view: GameView, words: Words): string {
  const name = view.seats.find((seat) => seat.seat === offer.seat)?.name ?? '';
  return words.say('question-offer-of', { investigator: ref('seat', String(offer.seat)), name, offer: offer.label });
}
