/** How the options of the third edition are named, and what else is saved under a name with a value in it. */
import { copy, family, listed, oneOf, pair, text, whole } from '../../edition/option.ts';
import { HARMS, SKILLS } from '../content/vocabulary.ts';

/** An attack on that monster. */
export const attackOn = family('attack', copy);
/** A move in the way of that ability. */
export const moveBy = family('move', text());
/** A component action: that of an ability, by its key. */
export const component = family('component', text());
/** A component action that stands on an archive card: its number, and which of its actions or objectives it is. */
export const codexAction = family(
  'component:archive',
  pair(whole, ':', pair(oneOf(['actions', 'objectives']), ':', whole)),
);

/** What a card or a sheet can do for a test, by the key of that ability. */
export const useOf = family('use', text());
/** A focus token on that skill, spent to reroll. */
export const focusOn = family('focus', oneOf(SKILLS));

/** Cards and tokens that change hands in a trade. */
export const giveCard = family('give', copy);
export const takeCard = family('take', copy);
export const giveTokens = family('give', whole);
export const takeTokens = family('take', whole);

/** That card at half its price. */
export const atHalf = family('half', copy);

/** Who recovers: that seat's investigator, or that card. */
export const recoverSeat = family('self', whole);
export const recoverCard = family('card', copy);

/** Which cards bear how much harm; without any of them the option is `self`. */
export const borne = listed(pair(oneOf(HARMS), ':', pair(copy, ':', whole)), '+');

/** An archive card in a deck, by its number. */
export const archiveCard = family('archive', whole);

/** What a plan says of its actions, by their number or `extra`: which, where it goes, what it focuses. */
export const stepField = family('step', text());
export const goalField = family('goal', text());
export const skillField = family('skill', text());

/** The standing order to attack where that chance, in percent, is reached. */
export const attackAt = family('attack', whole, '-');
