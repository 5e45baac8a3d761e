import { isOf, taken } from '../../../tools/box.ts';
import { loadContent } from '../../content/content.ts';
import { kindOf } from '../../content/marker.ts';
import { gameOf } from '../../game/game.ts';
import { maxSanity, maxStamina } from '../../investigators/investigator.ts';
import { inSupply } from '../../investigators/status.ts';
import { createState } from '../../setup/setup.ts';
import type { Cursor, Game, Phase, State } from '../../state/state.ts';
import type { Given, Scenario } from './schema.ts';

/**
 * Puts together the position a scenario gives, between two steps.
 * @throws Error naming a card, marker or place that isn't there
 */
export function arrange(scenario: Scenario): State {
  const { given } = scenario;
  const state = createState({
    options: { ...given.options, ancientOne: given.ancientOne },
    seats: given.investigators.map(({ sheet }) => ({ sheet })),
    seed: scenario.seed,
  });
  const game = gameOf(state);
  state.turn = given.turn;
  state.phase = given.phase;
  state.first = given.first;
  state.terror = given.terror;
  state.ancientOne.doom = given.doom;
  state.ancientOne.awake = given.awake;
  state.ancientOne.round = given.battle?.round ?? (given.awake ? 1 : 0);
  state.ancientOne.tally = given.battle?.tally ?? 0;
  state.ancientOne.combatRating = given.battle?.combatRating ?? state.ancientOne.combatRating;
  state.cursor = cursorOf(given);
  arrangeTown(state, given);
  for (const id of given.box) if (!state.box.includes(id)) state.box.push(takenAnywhere(state, id));
  for (const seat of given.investigators.keys()) arrangeInvestigator(game, seat, given);
  for (const [deck, cards] of Object.entries(given.decks)) stack(state, deck, cards);
  state.forced = { dice: [...scenario.dice], draws: [...scenario.draws] };
  return state;
}

function arrangeTown(state: State, given: Given): void {
  for (const place of Object.values(state.places)) place.clues = 0;
  for (const [id, wanted] of Object.entries(given.places)) {
    const place = state.places[id];
    if (!place) throw new Error(`no such place: ${id}`);
    place.clues = wanted.clues;
    place.sealed = wanted.sealed;
    place.gate = wanted.gate === null ? null : taken(state.gateStack, wanted.gate);
    if (wanted.closed) place.closed.push({ by: 'scenario', until: 'endOfGame' });
  }
  for (const { kind, at } of given.monsters) state.monsters.push({ marker: taken(state.cup, kind), at });
  if (given.environment) {
    const card = taken(state.decks.mythos, given.environment);
    state.environment = { card, enteredOn: given.turn - 1, tokens: 0 };
  }
  if (given.rumor) {
    const card = taken(state.decks.mythos, given.rumor.card);
    state.rumor = { card, enteredOn: given.turn - 1, tokens: given.rumor.tokens };
    for (const kind of given.rumor.monsters) state.monsters.push({ marker: taken(state.cup, kind), at: 'rumor' });
  }
}

function arrangeInvestigator(game: Game, seat: number, given: Given): void {
  const { state } = game;
  const wanted = given.investigators[seat];
  const one = state.investigators[seat];
  if (!wanted || !one) throw new Error(`no seat ${seat}`);
  for (const entry of wanted.cards) {
    const { card, exhausted, tokens } =
      typeof entry === 'string' ? { card: entry, exhausted: false, tokens: 0 } : entry;
    const id = taken(state.decks[loadContent().card(card).deck], inSupply(card));
    const held = kindOf(card) === 'curse' ? id.replace('blessing', 'curse') : id;
    one.cards.push({ id: held, exhausted, tokens, fresh: false });
  }
  one.at = wanted.at ?? one.at;
  one.sliders = wanted.sliders ?? one.sliders;
  one.money = wanted.money;
  one.clues = wanted.clues;
  one.monsterTrophies = wanted.monsterTrophies.map((kind) => taken(state.cup, kind));
  one.gateTrophies = wanted.gateTrophies.map((gate) => taken(state.gateStack, gate));
  one.delayed = wanted.delayed;
  one.explored = wanted.explored;
  one.arrested = wanted.arrested;
  one.eliminated = wanted.eliminated;
  one.lostTurn = wanted.lostTurn;
  one.returnsOn = wanted.returnsOn;
  one.enteredBy = wanted.enteredBy;
  one.sanity = wanted.sanity ?? maxSanity(game, seat);
  one.stamina = wanted.stamina ?? maxStamina(game, seat);
}

function cursorOf(given: Given): Cursor {
  const seats = given.investigators.length;
  const active = given.active ?? given.first;
  const turnIndex = (active - given.first + seats) % seats;
  const phase: Phase = given.phase;
  switch (phase) {
    case 'setup':
      return { step: 'setup.possessions' };
    case 'upkeep':
    case 'mythos':
    case 'over':
      return { step: phase };
    case 'movement':
    case 'arkham':
    case 'otherWorld':
      return { step: phase, turnIndex };
    case 'battle':
      return given.awake ? { step: 'battle.refresh' } : { step: 'battle.start' };
    default:
      return phase satisfies never;
  }
}

/** Puts the named cards on top of a deck, the first one topmost. */
function stack(state: State, name: string, cards: readonly string[]): void {
  const found = Object.entries(state.decks).find(([deck]) => deck === name);
  const deck = name === 'gates' ? state.gateStack : found?.[1];
  if (!deck) throw new Error(`no such deck: ${name}`);
  const top = cards.map((card) => taken(deck, card));
  deck.unshift(...top);
}

function takenAnywhere(state: State, id: string): string {
  const piles: string[][] = [...Object.values(state.decks), state.cup, state.gateStack];
  const pile = piles.find((candidate) => candidate.some((card) => isOf(card, id)));
  if (!pile) throw new Error(`not to be found: ${id}`);
  return taken(pile, id);
}
