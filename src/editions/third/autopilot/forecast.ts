/** Where doom will fall in the next rounds, as far as everybody can tell from what lies open. */
import { neighbourhoodOf, spacesOfNeighbourhood } from '../area.ts';
import { loadContent } from '../content/content.ts';
import type { MythosToken } from '../content/vocabulary.ts';
import { buriedCards } from '../eventdeck.ts';
import { printed } from '../monster.ts';
import { TOKENS_A_TURN } from '../mythos.ts';
import type { State } from '../state.ts';
import { once, type Viewpoint } from './viewpoint.ts';

/** Futures that are looked at, and how many rounds far. */
const FUTURES = 48;
const ROUNDS = 2;

/** By neighbourhood, for each future: its spaces (0 to 2) that doom falls on, one after the other. */
export type Forecast = ReadonlyMap<string, readonly (readonly number[])[]>;

/** The futures of what lies open: cup, discards, the piles under the event deck, the back of its top card. */
export function forecast(view: Viewpoint): Forecast {
  return once(view, 'forecast', () => {
    const found = new Map<string, number[][]>();
    const die = dice(view.game.state.round);
    for (const id of Object.keys(view.game.state.centres)) found.set(id, []);
    for (let future = 0; future < FUTURES; future++) {
      for (const hits of found.values()) hits.push([]);
      imagine(view, die, (space) => {
        const neighbourhood = neighbourhoodOf(space);
        if (neighbourhood === null) return;
        found.get(neighbourhood)?.[future]?.push(spacesOfNeighbourhood(neighbourhood).indexOf(space));
      });
    }
    return found;
  });
}

/** Whole numbers below a limit, the same ones each time. */
type Die = (below: number) => number;

function dice(seed: number): Die {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

function mixed<T>(list: readonly T[], die: Die): T[] {
  const copy = [...list];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = die(at + 1);
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}

/** One future: the mythos phases of the next rounds, by their tokens (3E-204). */
function imagine({ game: { state } }: Viewpoint, die: Die, hit: (space: string) => void): void {
  const deck = imaginedDeck(state, die);
  const discard = [...state.decks.eventDiscard];
  const cultists = summoners(state);
  const tokens = imaginedTokens(state, die);
  for (const token of tokens) {
    if (token === 'reckoning') cultists.forEach(hit);
    const card =
      token === 'spreadDoom' ? deck.pop() : token === 'spawnClue' || token === 'gateBurst' ? deck.shift() : undefined;
    if (card === undefined || token === 'spawnClue') continue;
    const { doomSpaces, neighborhood } = loadContent().event(card);
    discard.push(card);
    (token === 'spreadDoom' ? doomSpaces : spacesOfNeighbourhood(neighborhood)).forEach(hit);
    if (token === 'gateBurst') deck.push(...mixed(discard.splice(0), die));
  }
}

/** The event deck in one of the orders it can have: its top card shows its back, of the lowest piles the cards are known. */
function imaginedDeck(state: State, die: Die): string[] {
  const [top, ...others] = state.decks.event;
  if (top === undefined) return [];
  const sizes = [state.decks.event.length - buriedCards(state), ...(state.buried ?? [])].filter((size) => size > 0);
  const deck = [top];
  for (const [at, size] of sizes.entries()) {
    const from = deck.length - 1;
    deck.push(...mixed(others.slice(from, from + size - (at === 0 ? 1 : 0)), die));
  }
  return deck;
}

/** The tokens that are drawn; an empty cup is filled again (3E-204.5). */
function imaginedTokens({ cup, drawn, players }: State, die: Die): MythosToken[] {
  const wanted = ROUNDS * players * TOKENS_A_TURN;
  const tokens = mixed(cup, die);
  let again = [...drawn, ...cup];
  // What is drawn before the cup is empty comes back with the rest.
  while (tokens.length < wanted && again.length > 0) {
    again = mixed(again, die);
    tokens.push(...again);
  }
  return tokens.slice(0, wanted);
}

/** Where monsters stand that each reckoning makes place doom. */
function summoners(state: State): string[] {
  const { reckoning } = loadContent().scenario(state.scenario);
  if (!reckoning.some((effect) => 'each' in effect && effect.each === 'monster')) return [];
  return state.monsters.filter((monster) => printed(monster).traits.includes('cultist')).map(({ at }) => at);
}
