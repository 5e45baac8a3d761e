import type { Seat } from '../../../engine/decision.ts';
import { allCopies } from '../../edition/copy.ts';
import type { Content } from '../content/content.ts';

import type { InvestigatorSheet } from '../content/investigator.ts';
import type { CardDeck } from '../content/vocabulary.ts';
import type { Options } from '../state/options.ts';
import { blankPress } from '../state/press.ts';
import type { Decks, Investigator, PlaceState, State } from '../state/state.ts';

/** An investigator with nothing but their sheet, at home (2E-320). */
export function newInvestigator(seat: Seat, sheet: InvestigatorSheet): Investigator {
  return {
    seat,
    sheet: sheet.id,
    incarnation: 0,
    upsets: 0,
    sanity: sheet.sanity,
    stamina: sheet.stamina,
    maxSanityChange: 0,
    maxStaminaChange: 0,
    money: 0,
    clues: 0,
    sliders: [1, 1, 1],
    at: sheet.home,
    cards: [],
    monsterTrophies: [],
    gateTrophies: [],
    delayed: false,
    lostTurn: null,
    returnsOn: null,
    arrested: false,
    explored: false,
    spentTurn: null,
    returnedOn: null,
    enteredBy: null,
    used: {},
    marks: [],
    escapedFrom: [],
    eliminated: false,
  };
}

/** The board before anybody has come to it (2E-301, 2E-302, 2E-309). */
export function blankState(content: Content, options: Options, seed: string, players: number): State {
  return {
    edition: 'second',
    seed,
    step: 'setup',
    chances: {},
    asked: 0,
    options,
    cursor: { step: 'setup.possessions' },
    turn: 0,
    phase: 'setup',
    first: 0,
    players,
    investigators: [],
    ancientOne: { id: '', doom: 0, awake: false, tally: 0, round: 0, combatRating: null },
    terror: content.terrorTrack.start,
    places: blankPlaces(content),
    monsters: [],
    cup: [],
    gateStack: [],
    decks: fullDecks(content),
    revealed: {},
    box: [],
    sheets: [],
    environment: null,
    rumor: null,
    headlines: [],
    lasting: [],
    mythosCards: 1,
    elderSignsPlayed: 0,
    loansDefaulted: 0,
    doubleGatesBegun: false,
    outcome: null,
    windows: true,
    press: blankPress(players),
  };
}

function blankPlaces(content: Content): Record<string, PlaceState> {
  const places: Record<string, PlaceState> = {};
  for (const place of content.places.values())
    places[place.id] = {
      clues: place.kind === 'location' ? place.startClues : 0,
      gate: null,
      gateHidden: false,
      sealed: false,
      closed: [],
    };
  return places;
}

/**
 * All cards sorted into their decks, unshuffled (2E-309), as many as the box has (2E-122): Common Items (2E-203),
 * Unique Items (2E-204), Spells (2E-205), Skills (2E-206), Allies (2E-207), special cards (2E-208, 2E-209; a Blessing
 * is a Curse on its back), Mythos cards (2E-211), gate cards (2E-212).
 */
function fullDecks(content: Content): Decks {
  const copies = (deck: CardDeck) => allCopies(content.cardsOf(deck).filter((card) => card.role !== 'curse'));
  return {
    common: copies('common'),
    unique: copies('unique'),
    spell: copies('spell'),
    skill: copies('skill'),
    ally: copies('ally'),
    special: copies('special'),
    mythos: ids(content.mythosCards),
    gate: ids(content.gateCards),
  };
}

/** The ids of things. */
export function ids(things: readonly { id: string }[]): string[] {
  return things.map((thing) => thing.id);
}
