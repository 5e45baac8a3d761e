import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { drawFrom, gainItem, take } from '../../cards/gain.ts';
import { buy } from '../../cards/shop.ts';
import type { Discard, EffectOf } from '../../content/effect.ts';
import { heldCard, inPlay, upset, upsets } from '../../investigators/investigator.ts';
import { gainCard } from '../../investigators/playarea.ts';
import { flipCondition } from '../../investigators/status.ts';
import { discardRumor } from '../../mythos/headline.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { discardCards, discardClues } from '../cost.ts';
import { perform } from './run.ts';
import { ownerOfThis } from './tokens.ts';

/** The top cards of a deck, free of charge. */
export function* draw(game: Game, seat: Seat, { deck, count }: EffectOf<'draw'>['draw']): Flow {
  yield* drawFrom(game, deck, seat, count);
}

/** One item that fits, from the display or the deck (3E-440.5, 3E-440.6). */
export function* gainOneItem(game: Game, seat: Seat, wanted: EffectOf<'gainItem'>['gainItem']): Flow {
  yield* gainItem(game, seat, wanted);
}

/** The special card of that name, for him or for the leader. */
export function* takeNamed(game: Game, seat: Seat | null, effect: EffectOf<'take'>): Flow {
  const receiver = effect.to === 'leader' ? game.state.leader : seat;
  if (receiver !== null && inPlay(game.state).includes(receiver)) yield* take(game, receiver, effect.take);
}

/** A chance to buy; what follows a purchase is done once. */
export function* buyCards(game: Game, seat: Seat, offer: EffectOf<'buy'>['buy'], context: EffectContext): Flow {
  const before = upsets(game, seat);
  const { ifBought = [], ...terms } = offer;
  const bought = yield* buy(game, seat, terms);
  if (bought > 0 && !upset(game, seat, before)) yield* perform(game, seat, ifBought, context);
}

/** As many as there are, up to the count; `countAs` notes how many for a condition that follows. */
export function* discard(game: Game, seat: Seat | null, wanted: Discard, context: EffectContext): Flow {
  const gone = yield* discarded(game, seat, wanted, context);
  if (wanted.countAs === undefined) return;
  context.counters ??= {};
  context.counters[wanted.countAs] = gone;
}

function* discarded(game: Game, seat: Seat | null, wanted: Discard, context: EffectContext): Flow<number> {
  if (wanted.what === 'clue') return yield* discardClues(game, seat, wanted, context);
  if (wanted.what === 'this' && context.card === undefined) {
    if (context.source.ref !== 'headline' || game.state.rumor?.headline !== context.source.id) return 0;
    discardRumor(game);
    return 1;
  }
  const owner = wanted.what === 'this' ? ownerOfThis(game, context) : seat;
  return owner === null ? 0 : yield* discardCards(game, owner, wanted, context);
}

/** The condition is turned over. */
export function* flip(game: Game, context: EffectContext): Flow {
  const owner = ownerOfThis(game, context);
  if (owner !== null && context.card !== undefined) yield* flipCondition(game, owner, context.card);
}

/** The top cards of a deck go under the card the text stands on. */
export function placeUnder(
  game: Game,
  { deck, count }: EffectOf<'placeUnder'>['placeUnder'],
  context: EffectContext,
): void {
  const owner = ownerOfThis(game, context);
  const held = owner === null || context.card === undefined ? null : heldCard(game, owner, context.card);
  if (!held || owner === null) return;
  const cards = game.state.decks[deck].splice(0, count);
  held.under.push(...cards);
  if (cards.length > 0) game.events.push({ type: 'CardsUnder', seat: owner, card: held.id, count: cards.length });
}

/** Its owner gains the cards that lie under it. */
export function* gainCardsUnder(game: Game, context: EffectContext): Flow {
  const owner = ownerOfThis(game, context);
  const held = owner === null || context.card === undefined ? null : heldCard(game, owner, context.card);
  if (!held || owner === null) return;
  const before = upsets(game, owner);
  for (const card of held.under.splice(0)) if (!upset(game, owner, before)) yield* gainCard(game, owner, card, 'under');
}
