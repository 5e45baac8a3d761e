import type { Seat } from '../../../engine/decision.ts';
import { doomAt, doomIn, neighborhoodOf, neighborhoodSpaces, neighborhoodsOnBoard } from '../board/area.ts';
import { neighborhoodHas, scarsAt } from '../board/marker.ts';
import { findMonster } from '../board/monster.ts';
import { inCodex } from '../codex/codex.ts';
import type { Condition, Range } from '../content/condition.ts';
import { loadContent } from '../content/content.ts';
import { kindOf } from '../content/copy.ts';
import type { CardToken, Resource } from '../content/vocabulary.ts';
import { focusLimit, focusTotal } from '../investigators/focus.ts';
import { handsOf } from '../investigators/hands.ts';
import { heldCard, inPlay, investigator, ownerOf } from '../investigators/investigator.ts';
import { cardsWith } from '../investigators/playarea.ts';
import { has } from '../investigators/resource.ts';
import { hasStatus } from '../investigators/status.ts';
import type { EffectContext } from '../state/context.ts';
import type { Game } from '../state/state.ts';
import { spacesOf, thatNeighborhood } from './place.ts';

/** What a condition is asked about. */
interface Asked {
  game: Game;
  seat: Seat | null;
  condition: Condition;
  context: EffectContext;
}

/**
 * Whether a condition holds now. What is said of an investigator is said of `seat` and does not hold without one; what
 * is said of a place is said of his space, without one of `thatSpace`; of a monster, of `thatMonster` or else of the
 * one the text stands on.
 */
export function holds(game: Game, seat: Seat | null, condition: Condition, context: EffectContext): boolean {
  const asked = { game, seat, condition, context };
  return CHECKED.every((key) => {
    const value = condition[key];
    return value === undefined || (TESTS[key] as Test<typeof value>)(value, asked);
  });
}

type Test<V = never> = (value: V, asked: Asked) => boolean;

/** Keys that say more about another key. */
type Beside = 'min' | 'max' | 'side';

const TESTS: { [K in Exclude<keyof Condition, Beside>]-?: Test<NonNullable<Condition[K]>> } = {
  resource: (what, { game, seat, condition, context }) =>
    seat !== null || what === 'sheetClue'
      ? within(resourceOf(game, seat, what), limits(game, seat, condition, context))
      : false,
  has: (trait, { game, seat }) => seat !== null && cardsWith(game, seat, { trait }).length > 0,
  status: (status, { game, seat }) => seat !== null && hasStatus(game, seat, status),
  in: (place, asked) => isIn(place, asked),
  neighborhood: (ids, asked) => {
    const neighborhood = whereabouts(asked).neighborhood;
    return neighborhood !== null && ids.includes(neighborhood);
  },
  not: (inner, { game, seat, context }) => !holds(game, seat, inner, context),
  any: (list, { game, seat, context }) => list.some((inner) => holds(game, seat, inner, context)),
  all: (list, { game, seat, context }) => list.every((inner) => holds(game, seat, inner, context)),
  anyInvestigator: (inner, { game, context }) => inPlay(game.state).some((other) => holds(game, other, inner, context)),
  counter: (name, { game, seat, condition, context }) =>
    within(context.counters?.[name] ?? 0, limits(game, seat, condition, context)),
  tokensOnCard: (tokens, { game, context }) =>
    Object.entries(tokens).every(([token, least]) => tokensOn(game, context, token as CardToken) >= least),
  codexHas: (number, { game, condition: { side } }) => {
    const card = inCodex(game.state, number);
    return card !== null && (side === undefined || card.side === side);
  },
  sheetClues: (range, { game }) => within(game.state.sheet.clues, range),
  sheetDoom: (range, { game }) => within(game.state.sheet.doom, range),
  sheetCluesPlusDoom: (range, { game }) => within(game.state.sheet.clues + game.state.sheet.doom, range),
  sheetMarkers: (range, { game }) => within(game.state.sheet.markers, range),
  spaceDoom: (range, { game: { state }, context: { thatSpace } }) =>
    (thatSpace === undefined ? neighborhoodSpaces(state) : [thatSpace]).some((space) =>
      within(doomAt(state, space), range),
    ),
  neighborhoodDoom: (range, { game: { state }, context }) => {
    const named = thatNeighborhood(context);
    return (named === null ? neighborhoodsOnBoard(state) : [named]).some(
      (id) => within(doomIn(state, id), range) && (range.max === undefined || state.centers[id]?.anomaly === true),
    );
  },
  markersOnBoard: (count, { game }) => game.state.markers.length === count,
  revealed: (colors, { game }) => colors.every((color) => game.state.revealed.includes(color)),
  mendedScars: (range, { game }) => within(scarsAt(game.state, 'mendedScar').length, range),
  neighborhoodHas: (kinds, asked) => {
    const neighborhood = thatNeighborhood(asked.context) ?? whereabouts(asked).neighborhood;
    return neighborhood !== null && neighborhoodHas(asked.game.state, neighborhood, kinds);
  },
  engaged: (_that, { game, context }) =>
    context.thatMonster !== undefined && (findMonster(game.state, context.thatMonster)?.engagedWith.length ?? 0) > 0,
  engagedWith: (_this, { game, seat, context }) =>
    seat !== null &&
    context.monster !== undefined &&
    findMonster(game.state, context.monster)?.engagedWith.includes(seat) === true,
  monsters: (kinds, { context }) => {
    const id = monsterAsked(context);
    return id !== null && kinds.includes(kindOf(id));
  },
  group: (group, { context }) => printedOn(context)?.group === group,
  trait: (trait, { context }) => printedOn(context)?.traits.includes(trait) === true,
  epic: (epic, { context }) => printedOn(context)?.epic === epic,
  check: (action, { game, context }) => (game.state.test?.occasion ?? context.during) === action,
  inUse: (_this, { game, context: { card } }) =>
    card !== undefined && (handsOf(card) === 0 || game.state.test?.chosen.includes(card) === true),
  // Only the encounter that is broken off knows its own name.
  mentions: () => false,
  card: (kind, { context }) => {
    const id = context.thatCard ?? context.card;
    return id !== undefined && kindOf(id) === kind;
  },
  ability: (id, { context }) => context.ability === id,
  thisCast: (befallen, { game: { state }, seat }) =>
    state.casting !== undefined &&
    state.casting.seat === seat &&
    befallen.some((what) => state.casting?.befell.includes(what)),
  otherHand: (_empty, { game, context: { card } }) =>
    !(game.state.test?.chosen ?? []).some((other) => other !== card && handsOf(other) > 0),
};

const CHECKED = Object.keys(TESTS) as (keyof typeof TESTS)[];

function within(value: number, { min, max }: Range): boolean {
  return value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);
}

function limits(game: Game, seat: Seat | null, { min, max }: Condition, _context: EffectContext): Range {
  const least = min === 'focusLimit' ? (seat === null ? Number.POSITIVE_INFINITY : focusLimit(game, seat)) : min;
  return { ...(least === undefined ? {} : { min: least }), ...(max === undefined ? {} : { max }) };
}

/** How much of it an investigator has; of the sheet's clues, how many lie there. */
export function resourceOf(game: Game, seat: Seat | null, what: Resource): number {
  if (what === 'sheetClue') return game.state.sheet.clues;
  if (seat === null) return 0;
  return what === 'focus' ? focusTotal(game, seat) : has(game, seat, what);
}

/** Where the one asked about is. */
function whereabouts({ game, seat, context }: Asked): { space: string | null; neighborhood: string | null } {
  const space = seat === null ? (context.thatSpace ?? null) : investigator(game, seat).at;
  if (space !== null) return { space, neighborhood: neighborhoodOf(space) };
  return { space, neighborhood: thatNeighborhood(context) };
}

function isIn(place: string, asked: Asked): boolean {
  const { game, seat, context } = asked;
  if (place === 'anywhere') return true;
  if (place === 'display') return context.thatCard !== undefined && game.state.display.includes(context.thatCard);
  const { space, neighborhood } = whereabouts(asked);
  const spaces = spacesOf(game, seat, place, context);
  return (space !== null && spaces.includes(space)) || (neighborhood !== null && spaces.includes(neighborhood));
}

function monsterAsked({ thatMonster, monster }: EffectContext): string | null {
  return thatMonster ?? monster ?? null;
}

function printedOn(context: EffectContext) {
  const id = monsterAsked(context);
  return id === null ? null : loadContent().monster(id);
}

/** Tokens of a kind on the card the text stands on: a held one, an archive card, or the rumor. */
export function tokensOn(game: Game, { card, archive, source }: EffectContext, token: CardToken): number {
  const { state } = game;
  if (archive !== undefined) return inCodex(state, archive)?.tokens[token] ?? 0;
  if (card === undefined)
    return source.ref === 'headline' && state.rumor?.headline === source.id ? (state.rumor.tokens[token] ?? 0) : 0;
  const owner = ownerOf(state, card);
  const held = owner === null ? null : heldCard(game, owner, card);
  if (!held) return 0;
  return token === 'damage' || token === 'horror' ? held[token] : (held.tokens[token] ?? 0);
}
