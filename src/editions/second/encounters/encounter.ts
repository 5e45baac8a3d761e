/**
 * Phase III, the Arkham encounters (sections 11 and 12), for one investigator.
 *
 * Asks `encounter.choose` (D-32, D-41): option ids `encounter`, `ability`, `enter`; `encounter.keep` (which of several
 * location cards); `encounter.redraw` (the Dragon's Eye).
 */

import type { DecisionMatter, Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { Place } from '../../edition/copy.ts';

import { setExplored } from '../board/move.ts';
import { window } from '../cards/anyphase.ts';
import { extraCards, redraw } from '../cards/redraw.ts';

import { closeOrSeal } from '../gates/close.ts';
import { enterGate } from '../gates/gate.ts';
import { active, investigator, upset, upsets } from '../investigators/investigator.ts';
import { rumorActivity } from '../mythos/rumor.ts';
import { otherWorldEncounter } from '../otherworlds/otherworld.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { choosesAbility, usableAbility, useLocationAbility } from './locationability.ts';

const CARDS_OF_A_DECK = [1, 2, 3, 4, 5, 6, 7];

/**
 * The Arkham Encounters phase of one investigator (2E-1101), delayed or not (2E-3105); none in a lost turn (2E-3108).
 */
export function* arkhamEncounter(game: Game, seat: Seat): Flow {
  if (!active(game, seat)) return;
  const kind = game.content.town.areaKind(investigator(game, seat).at);
  if (kind === 'location') {
    if (!asksFirst(game, seat)) yield* window(game, seat, 'encounter');
    yield* arkhamPhase(game, seat);
  } else if (kind === 'street') yield* rumorActivity(game, seat, 'arkhamEncounters');
}

/** Whether a question comes before anything happens there, beside which they may act, or no encounter at all. */
function asksFirst(game: Game, seat: Seat): boolean {
  return Boolean(game.state.places[investigator(game, seat).at]?.gate) || usableAbility(game, seat) !== null;
}

/** On a location: gate, encounter, or special ability (2E-1102, 2E-1107). Monsters there do not act (2E-1111). */
export function* arkhamPhase(game: Game, seat: Seat, cards: EncounterSpec = {}): Flow {
  // 2E-805
  const { at, explored } = investigator(game, seat);
  const gate = game.state.places[at]?.gate;
  if (!gate) {
    if (yield* choosesAbility(game, seat)) yield* useLocationAbility(game, seat);
    else yield* locationEncounter(game, seat, cards);
    return;
  }
  const { voluntaryGates } = game.state.options.variants;
  // 2E-1206: whoever is back without the marker is drawn through again.
  if (explored) {
    const extra: Option[] = voluntaryGates
      ? [
          { id: 'encounter', label: phrase('option-encounter-have') },
          { id: 'enter', label: phrase('option-gate-enter', { gate: ref('gate', gate) }) },
        ]
      : [];
    const chosen = yield* closeOrSeal(game, seat, extra);
    if (chosen === 'encounter') yield* locationEncounter(game, seat, cards);
    else if (chosen === 'enter') {
      // L4.5: entering discards the marker.
      setExplored(game, seat, false);
      enterGate(game, seat, at, false);
    }
    return;
  }
  if (voluntaryGates && !(yield* choosesGate(game, seat, gate))) yield* locationEncounter(game, seat, cards);
  // 2E-1202, 2E-1108: the gate was open already, so nobody is delayed.
  else enterGate(game, seat, at, false);
}

/** How many location cards are drawn, and which are out of the question. */
interface EncounterSpec {
  draw?: number;
  keep?: number;
  /** Not that entry again. */
  different?: number;
  /** Another entry of the card than the location's own. */
  entryOf?: string;
}

/**
 * An encounter ordered by a card: at the place named, or where the investigator is. The gate decides where one is open
 * (FAQ-60); in an Other World it is a gate encounter.
 */
export function* encounterAt(game: Game, seat: Seat, place: Place | null, spec: EncounterSpec = {}): Flow {
  const { at, eliminated, spentTurn } = investigator(game, seat);
  if (eliminated || (spentTurn === game.state.turn && game.state.turn > 0)) return;
  if (place !== null) yield* locationEncounter(game, seat, { ...spec, entryOf: place });
  else if (game.content.town.areaKind(at) === 'otherWorld') yield* otherWorldEncounter(game, seat);
  else if (game.content.town.areaKind(at) !== 'location') return;
  else if (game.state.places[at]?.gate) yield* arkhamPhase(game, seat, spec);
  else yield* locationEncounter(game, seat, spec);
}

/** Draws from the deck of the neighborhood and reads the entry of the location (2E-1103). */
function* locationEncounter(game: Game, seat: Seat, spec: EncounterSpec): Flow {
  const { at } = investigator(game, seat);
  const { neighborhood } = game.content.location(at);
  const location = spec.entryOf ?? replacedEntry(game, seat, at) ?? at;
  const before = upsets(game, seat);
  const entry = yield* entryDrawn(game, seat, { neighborhood, location }, spec);
  if (upset(game, seat, before)) return;
  game.events.push({ type: 'EncounterDrawn', seat, place: location, neighborhood, entry });
  const { effects } = game.content.encounter(neighborhood, location, entry);
  yield* game.rules.run(game, seat, effects, {
    source: { ref: 'place', id: at },
    rule: '2E-1103',
    entry,
    about: matterOf(game, { neighborhood, location, entry }, at),
  });
}

/** One entry of a location card. */
interface PrintedEntry {
  neighborhood: string;
  location: Place;
  /** The number of the card. */
  entry: number;
}

/** What questions of an entry show: the card and its story. */
function matterOf(game: Game, printed: PrintedEntry, place: Place): DecisionMatter {
  const { neighborhood, location, entry } = printed;
  return {
    card: `${neighborhood}-${entry}`,
    place,
    prose: { file: 'encounters', path: [neighborhood, location, String(entry - 1)] },
    rules: game.rules.text.effects(game.content, game.content.encounter(neighborhood, location, entry).effects),
  };
}

/** A member of the Lodge reads the Inner Sanctum's entry instead of the Lodge's. */
function replacedEntry(game: Game, seat: Seat, at: string): string | null {
  const { ability } = game.content.location(at);
  if (ability?.kind !== 'replacesEntry') return null;
  return game.rules.holds(game, seat, ability.requires, { source: { ref: 'place', id: at } }) ? ability.id : null;
}

/** The entry that is used in the end, of all the cards drawn for this encounter. */
function* entryDrawn(
  game: Game,
  seat: Seat,
  { neighborhood, location }: Omit<PrintedEntry, 'entry'>,
  spec: EncounterSpec,
): Flow<number> {
  const without = spec.different === undefined ? [] : [spec.different];
  const drawn: number[] = [];
  const extra = extraCards(game, seat, 'locationCardDrawn');
  // 2E-3905: several cards of one draw are different ones.
  for (let count = (spec.draw ?? 1) + extra; count > 0; count--) {
    const entry = nextEntry(game, neighborhood, [...without, ...drawn]);
    if (entry !== undefined) drawn.push(entry);
  }
  const { at } = investigator(game, seat);
  const kept = yield* choose(
    game,
    { seat, kind: 'encounter.keep', rule: '2E-1103' },
    drawn.map((entry, index) => entryOption(game, { neighborhood, location, entry }, index + 1)),
    {
      args: { place: ref('place', location) },
      about: { place: at, cards: drawn.map((n) => `${neighborhood}-${n}`) },
    },
  );
  const entry = Number(kept ?? drawn[0]);
  const about = matterOf(game, { neighborhood, location, entry }, at);
  if (!(yield* redraw(game, seat, about))) return entry;
  // The card drawn for it must be used.
  return nextEntry(game, neighborhood, [...without, entry]) ?? entry;
}

/** The next card of a location deck: the one that lies face up on it, or the top one after a shuffle (2E-3904). */
function nextEntry(game: Game, neighborhood: string, without: readonly number[]): number | undefined {
  const shown = game.state.revealed[neighborhood];
  if (shown !== undefined && !without.includes(shown)) {
    delete game.state.revealed[neighborhood];
    return shown;
  }
  if (without.length >= CARDS_OF_A_DECK.length) return undefined;
  return turnUpEntry(game, neighborhood, without);
}

/**
 * The number of the card on top of a freshly shuffled location deck (2E-319), certain cards left out; it stays in it
 * (2E-1104).
 */
export function turnUpEntry(game: Game, neighborhood: string, without: readonly number[]): number {
  const cards = CARDS_OF_A_DECK.filter((n) => !without.includes(n)).map((n) => `${neighborhood}-${n}`);
  const card = game.chance.one(`location deck ${game.content.neighborhood(neighborhood).deck}`, cards);
  return game.content.locationCard(card).n;
}

/** @param number which of the drawn cards it is, from 1 */
function entryOption(game: Game, { neighborhood, location, entry }: PrintedEntry, number: number): Option {
  const printed = game.content.encounter(neighborhood, location, entry);
  return {
    id: String(entry),
    label: phrase('option-encounter-card', { number }),
    note: game.rules.text.effects(game.content, printed.effects),
    about: { ref: 'encounter', id: `${neighborhood}-${entry}` },
  };
}

/** L4.1, D-41: whether they go through the gate; silence stays. */
function* choosesGate(game: Game, seat: Seat, gate: string): Flow<boolean> {
  const { at } = investigator(game, seat);
  const { gateHidden } = game.state.places[at] ?? { gateHidden: false };
  const chosen = yield* choose(
    game,
    { seat, kind: 'encounter.choose', rule: 'L4.1' },
    [
      { id: 'encounter', label: phrase('option-encounter-have') },
      {
        id: 'enter',
        label: gateHidden
          ? phrase('option-gate-enter-hidden')
          : phrase('option-gate-enter', { gate: ref('gate', gate) }),
      },
    ],
    { default: 'encounter', args: { place: ref('place', at) }, about: { place: at } },
  );
  return chosen === 'enter';
}
