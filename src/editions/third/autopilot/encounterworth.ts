/** What an encounter in a space is worth to somebody. */

import type { Seat } from '../../../engine/decision.ts';
import { researchSpec } from '../actions/research.ts';
import { doomAt, townOf } from '../board/area.ts';
import { only } from '../content/effect.ts';
import { investigator } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import { checkOdds } from './checkodds.ts';
import { clueOdds } from './clueodds.ts';
import { isAtLast } from './decisive.ts';
import { changeWorth } from './doomworth.ts';
import { harmCost, healWorth } from './harmworth.ts';
import { atLeast, once, successes, type Viewpoint } from './viewpoint.ts';
import { WEIGHTS } from './weights.ts';

/** The chance that a deck's top card is one of those shuffled into its top (3E-445.3), as everybody can reckon. */
function onTop({ game }: Viewpoint, neighborhood: string, cards: number): number {
  return Math.min(1, cards / Math.max(1, cards, game.state.shuffled?.[neighborhood] ?? 3));
}

/**
 * The share of encounters there that will meet an event: what is drawn instead of it brings it nearer to the top. Among
 * `n` cards the first of `k` comes after (n + 1) / (k + 1) draws on average.
 */
function pace({ game }: Viewpoint, neighborhood: string, events: number): number {
  const among = Math.max(events, game.state.shuffled?.[neighborhood] ?? 3);
  const now = Math.min(1, events / Math.max(1, among));
  return now + WEIGHTS.patience * ((events + 1) / (among + 1) - now);
}

/** What their encounter there would be worth, if nothing keeps them from it (3E-420, 3E-428). */
export function encounterWorth(view: Viewpoint, seat: Seat, space: string): number {
  return once(view, `encounter ${seat} ${space}`, () => {
    const { state } = view.game;
    const neighborhood = view.game.content.neighborhoodOf(space);
    if (neighborhood === null)
      return townOf(view.game).streetKind(space) === null
        ? -harmCost(view, seat, { damage: 0, horror: 2 })
        : WEIGHTS.street;
    if (state.centers[neighborhood]?.anomaly)
      return (
        0.4 * changeWorth(view, space, -Math.min(1, doomAt(state, space))) -
        0.5 * harmCost(view, seat, { damage: 0, horror: 1 })
      );
    const crowd = crowdIn(view, seat, neighborhood);
    return (
      WEIGHTS.encounter +
      WEIGHTS.clue * promise(view, seat) * clueChance(view, seat, space) * (crowd === 0 ? 1 : 0.9) +
      archiveWorth(view, neighborhood) / (1 + crowd) +
      breachWorth(view, seat, neighborhood) / (1 + crowd) +
      comfort(view, seat, space)
    );
  });
}

/** What becomes of a clue in their hands: whoever is good at research brings it in. */
function promise(view: Viewpoint, seat: Seat): number {
  return 0.45 + 0.8 * atLeast(successes(view, seat, 'research', researchSpec), 1);
}

/** Others whose encounter will be in that neighborhood. */
function crowdIn({ game }: Viewpoint, seat: Seat, neighborhood: string): number {
  return game.state.investigators.filter(
    (one) =>
      one.seat !== seat && one.left === null && one.inactive && game.content.neighborhoodOf(one.at) === neighborhood,
  ).length;
}

/** The chance to come away with a clue: that an event is drawn, and that its section there gives the clue. */
function clueChance(view: Viewpoint, seat: Seat, space: string): number {
  const { state } = view.game;
  const neighborhood = view.game.content.neighborhoodOf(space);
  if (neighborhood === null || (state.centers[neighborhood]?.clues ?? 0) === 0) return 0;
  const lying = (state.decks.neighborhood[neighborhood] ?? []).filter((card) => view.game.content.events.has(card));
  if (lying.length === 0) return 0;
  const drawn = pace(view, neighborhood, lying.length);
  // Which of the neighborhood's events it is nobody knows.
  const possible = [...lying, ...state.decks.event].filter(
    (card) => view.game.content.event(card).neighborhood === neighborhood,
  );
  const gained = possible.reduce(
    (sum, card) => sum + clueOdds(view, seat, view.game.content.event(card).encounters[space]?.effect ?? []),
    0,
  );
  return (drawn * gained) / possible.length;
}

/** A card of the archive among the top cards of the deck (13 to 17). */
function archiveWorth(view: Viewpoint, neighborhood: string): number {
  const { game } = view;
  const waiting = (game.state.decks.neighborhood[neighborhood] ?? []).some(OPTION.archive.is);
  if (!waiting) return 0;
  return WEIGHTS.archive * onTop(view, neighborhood, 1) * (isAtLast(game) ? 0.4 : 1.3);
}

/** A card of the archive lying at the deck, with the test that it offers after an encounter (32 to 35). */
function breachWorth(view: Viewpoint, seat: Seat, neighborhood: string): number {
  return view.game.state.codex
    .filter(({ deck }) => deck === neighborhood)
    .reduce((sum, { number }) => {
      const rules = view.game.content.archiveCard(number).front?.rules ?? [];
      const [test] = rules.flatMap((rule) => ('after' in rule ? only(rule.do, 'check') : []));
      return sum + (test ? WEIGHTS.breach * checkOdds(view, seat, test) : 0);
    }, 0);
}

/** Spaces say what can be had there; whoever is hurt likes those that heal, whoever has money those that sell. */
function comfort(view: Viewpoint, seat: Seat, space: string): number {
  const symbols = view.game.content.spaces.get(space)?.symbols;
  if (!symbols) return 0;
  const { money } = investigator(view.game, seat);
  const sold = symbols.left.length === 1 && symbols.left[0] === 'spendMoney';
  const share = sold ? Math.min(1, money / 5) : 0.5;
  return symbols.right.reduce((sum, symbol) => {
    switch (symbol) {
      case 'recoverHealth':
        return sum + (money > 0 ? 0.8 : 0.2) * healWorth(view, seat, { health: 3 });
      case 'recoverSanity':
        return sum + (money > 0 ? 0.8 : 0.2) * healWorth(view, seat, { sanity: 3 });
      case 'commonItem':
      case 'curioItem':
        return sum + share * WEIGHTS.item;
      case 'ally':
        return sum + share * WEIGHTS.ally;
      case 'spell':
        return sum + share * WEIGHTS.spell;
      case 'removeDoom':
        return sum + 0.3;
      default:
        return sum + 0.1;
    }
  }, 0);
}
