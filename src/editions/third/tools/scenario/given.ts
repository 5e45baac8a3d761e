import { isOf, taken } from '../../../tools/box.ts';
import { createMonster } from '../../board/monster.ts';
import { ON_DISPLAY } from '../../cards/display.ts';
import { loadContent } from '../../content/content.ts';
import { kindOf } from '../../content/copy.ts';
import { SKILLS } from '../../content/vocabulary.ts';
import { phaseOf } from '../../game/edition.ts';
import { createState } from '../../setup/setup.ts';
import type { Cursor, HeldCard, State } from '../../state/state.ts';
import type { Given, Scenario } from './schema.ts';

/**
 * Puts together the position a scenario gives, between two steps.
 * @throws Error naming a card, monster or place that isn't there
 */
export function arrange(scenario: Scenario): State {
  const { given } = scenario;
  const state = createState({
    options: { ...given.options, scenario: given.scenario },
    seats: given.investigators.map(({ sheet }) => ({ sheet })),
    seed: scenario.seed,
  });
  state.round = given.round;
  state.leader = given.leader;
  state.cursor = cursorOf(given);
  state.phase = phaseOf(state.cursor);
  state.doom = { ...given.doom };
  state.sheet = { ...given.sheet };
  state.box.push(...given.gone.map((sheet) => taken(state.sheets, sheet)));
  arrangeBoard(state, given);
  arrangeCodex(state, given);
  for (const seat of given.investigators.keys()) arrangeInvestigator(state, seat, given);
  arrangeDecks(state, given);
  state.forced = { dice: [...scenario.dice], draws: [...scenario.draws] };
  return state;
}

function arrangeBoard(state: State, given: Given): void {
  for (const [id, clues] of Object.entries(given.clues)) center(state, id).clues = clues;
  for (const id of given.anomalies) center(state, id).anomaly = true;
  state.markers = given.markers.map((marker) => ({ ...marker }));
  state.revealed = [...given.revealed];
  // The monsters that the scenario begins with go back to be taken from.
  state.decks.monster.push(...state.monsters.map(({ id }) => id));
  state.monsters = given.monsters.map(({ kind, at, ...rest }) => ({
    ...createMonster(monsterCard(state, kind), at),
    ...rest,
  }));
  for (const token of given.drawn) state.drawn.push(taken(state.cup, token));
}

/** A card of that kind from the deck or of those set aside; epic monsters come from the archive. */
function monsterCard(state: State, kind: string): string {
  if (loadContent().monster(kind).epic) return kind.includes('#') ? kind : `${kind}#1`;
  const piles = [state.decks.monster, state.setAside.monsters, state.box];
  const pile = piles.find((candidate) => candidate.some((id) => isOf(id, kind)));
  return taken(pile ?? [], kind);
}

function center(state: State, id: string): { clues: number; anomaly: boolean } {
  const found = state.centers[id];
  if (!found) throw new Error(`no such neighborhood on the board: ${id}`);
  return found;
}

function arrangeCodex(state: State, given: Given): void {
  state.codex = given.codex.map((card) => ({ ...card, tokens: { ...card.tokens }, fired: [...card.fired] }));
  state.setAside.archive = [...given.setAside];
  if (!given.rumor) return;
  const headline = taken([...state.decks.headline, ...state.box], given.rumor.headline);
  state.decks.headline = state.decks.headline.filter((id) => id !== headline);
  state.box = state.box.filter((id) => id !== headline);
  state.rumor = { headline, tokens: { ...given.rumor.tokens }, ignoredBy: [] };
}

function arrangeInvestigator(state: State, seat: number, given: Given): void {
  const wanted = given.investigators[seat];
  const one = state.investigators[seat];
  if (!wanted || !one) throw new Error(`no seat ${seat}`);
  const { at, focus, cards, performed, sheet: _sheet, ...tokens } = wanted;
  Object.assign(one, tokens);
  one.at = at ?? one.at;
  one.performed = [...performed];
  for (const skill of SKILLS) one.focus[skill] = focus[skill] ?? 0;
  one.cards = cards.map((entry) => held(state, entry));
}

function held(state: State, entry: Given['investigators'][number]['cards'][number]): HeldCard {
  const { card, ...rest } = typeof entry === 'string' ? { card: entry, damage: 0, horror: 0, tokens: {} } : entry;
  const { deck } = loadContent().asset(card);
  // The other side of a condition is no card of its own.
  const side = kindOf(card) === 'cursed';
  const id = taken([...state.display, ...state.decks[deck]], side ? card.replace('cursed', 'blessed') : card);
  state.display = state.display.filter((other) => other !== id);
  state.decks[deck] = state.decks[deck].filter((other) => other !== id);
  return { ...rest, id: side ? id.replace('blessed', 'cursed') : id, under: [], usedIn: null, lockedIn: null };
}

function arrangeDecks(state: State, given: Given): void {
  if (given.display.length > 0) {
    state.decks.item.push(...state.display);
    state.display = given.display.map((card) => taken(state.decks.item, card));
  }
  state.display.push(...state.decks.item.splice(0, Math.max(0, ON_DISPLAY - state.display.length)));
  for (const id of given.eventDiscard) state.decks.eventDiscard.push(taken(state.decks.event, id));
  for (const [name, cards] of Object.entries(given.decks)) {
    const deck = deckNamed(state, name);
    const top = cards.map((card) => forDeck(state, deck, card));
    if (name === 'monster') deck.push(...top);
    else deck.unshift(...top);
  }
  for (const [name, cards] of Object.entries(given.bottoms)) {
    const deck = deckNamed(state, name);
    deck.push(...cards.map((card) => taken(deck, card)));
  }
}

/** Event and archive cards come into a neighborhood's deck from where they lie, headlines also from the box. */
function forDeck(state: State, deck: string[], card: string): string {
  if (card.startsWith('archive:')) return card;
  const { event, headline } = state.decks;
  if (deck === headline && !headline.includes(card)) return taken(state.box, card);
  return taken(deck !== event && event.includes(card) ? event : deck, card);
}

function deckNamed(state: State, name: string): string[] {
  const { neighborhood, ...decks } = state.decks;
  const deck = Object.entries({ ...decks, ...neighborhood }).find(([id]) => id === name)?.[1];
  if (!deck) throw new Error(`no such deck: ${name}`);
  return deck;
}

function cursorOf({ step, index }: Given): Cursor {
  return step === 'mythos.turn' ? { step, index } : { step };
}
