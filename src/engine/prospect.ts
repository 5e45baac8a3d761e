import { type Phrase, phrase, type Ref } from './phrase.ts';

/**
 * What may come of an option: the roll passes, a monster is defeated, it is hit, it dies, all of it works, the gate is
 * closed.
 */
export const OUTCOMES = ['win', 'best', 'hit', 'kill', 'pass', 'both', 'all', 'close'] as const;

/** How likely one thing that may come of an option is, 0 to 1. */
export interface Chance {
  of: (typeof OUTCOMES)[number];
  odds: number;
  /** It can't come by the dice alone, but clues that are held could still bring it. */
  byClues?: true;
}

/** What an option may take of its owner by number. */
export const TOKENS = [
  ...(['sanity', 'stamina', 'money', 'clue', 'gateTrophy', 'monsterTrophy', 'toughness', 'movementPoints'] as const),
  ...(['damage', 'horror', 'remnant', 'focus', 'card'] as const),
] as const;
export type Token = (typeof TOKENS)[number];

/** What may become of a card by an option: its one use, the discard pile, the box, or exhaustion. */
export const FATES = ['usedUp', 'discarded', 'removed', 'exhausted'] as const;
export type Fate = (typeof FATES)[number];

/** One part of a price: so much of something, or what becomes of a card. */
export type Price = ({ what: Token; amount: number } | { fate: Fate; card: Ref }) & {
  /** The option's label names it already. */
  named?: true;
};

/**
 * What an option promises, in no language: what it is called, how likely it comes off, what it brings, and what it
 * costs. The price is what is lost whatever the dice say and whatever is answered later; what a miss costs is no price.
 */
export interface Prospect {
  label?: Phrase;
  /** What its button says where there is no room for the label and the odds. */
  brief?: Phrase;
  /** Chance of success, 0 to 1, where the option leads to a roll. */
  odds?: number;
  /** As of a chance. */
  byClues?: true;
  /** What is said of the odds instead, where one number doesn't tell it all. */
  chances?: Chance[];
  /** What it brings, or what awaits there, the most important first. */
  brings?: (Phrase | Ref)[];
  price?: Price[];
  /** How it works, where that has to be known. */
  note?: Phrase;
  /** Its number on the picture of the question, where its name has no room there. */
  spot?: number;
}

/** What of a thing is its prospect, its label aside. */
export function promiseOf({
  odds,
  byClues,
  chances,
  brings,
  price,
  note,
  spot,
}: Prospect): Omit<Prospect, 'label' | 'brief'> {
  return {
    ...(odds === undefined ? {} : { odds }),
    ...(byClues ? { byClues } : {}),
    ...(chances ? { chances } : {}),
    ...(brings ? { brings } : {}),
    ...(price ? { price } : {}),
    ...(note ? { note } : {}),
    ...(spot === undefined ? {} : { spot }),
  };
}

/** A price whose parts the option's label names already; none where nothing is lost. */
export function named(price: readonly Price[]): Pick<Prospect, 'price'> {
  return price.length > 0 ? { price: price.map((part) => ({ ...part, named: true as const })) } : {};
}

/** A part of a price in words: "1 Sanity", "Powder of Ibn-Ghazi used up". */
export function pricePhrase(price: Price): Phrase {
  if ('fate' in price) return phrase('price-card', { fate: price.fate, card: price.card });
  return phrase('story-amount', { what: price.what, amount: price.amount });
}

/** The same in as few words as a button has room for: "1 Sanity", "used up". */
export function shortPrice(price: Price): Phrase {
  return 'fate' in price ? phrase('price-card-short', { fate: price.fate }) : pricePhrase(price);
}
