import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { returnToBox as cardToBox, held } from '../../cards/card.ts';
import { lookAt, shuffleDeck } from '../../cards/deck.ts';
import { drawCards, takeNamed } from '../../cards/draw.ts';
import { loadContent } from '../../content/content.ts';
import type { Draw, EffectOf } from '../../content/effect.ts';
import type { PlayerDeck } from '../../content/vocabulary.ts';
import { turnUpEntry } from '../../encounters/encounter.ts';
import { returnMonster } from '../../monsters/monster.ts';
import { leaveRumor } from '../../mythos/rumor.ts';
import type { EffectContext } from '../../state/context.ts';
import { choose } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { amountOf } from '../amount.ts';
import { putTokens } from '../cost.ts';
import { run } from './run.ts';

/** Draws cards, free of charge. */
export function* draw(game: Game, seat: Seat, spec: Draw): Flow {
  const { deck, count, keep, filter } = spec;
  yield* drawCards(game, seat, {
    deck,
    count,
    ...(keep === undefined ? {} : { keep }),
    ...(filter === undefined ? {} : { filter }),
  });
}

/** The named card, or what stands for it when there is none left or he may not have it. */
export function* take(game: Game, seat: Seat, effect: EffectOf<'take'>, context: EffectContext): Flow {
  const taken = yield* takeNamed(game, seat, effect.take);
  if (!taken) yield* run(game, seat, effect.else ?? [], context);
}

/** Puts tokens on the card: the held one, or the rumor in play. A `minus` takes them off. */
export function tokensOnCard(game: Game, seat: Seat, effect: EffectOf<'tokensOnCard'>, context: EffectContext): void {
  const change = Object.values(effect.tokensOnCard).reduce<number>(
    (sum, amount) => sum + (amount === undefined ? 0 : amountOf(game, seat, amount, 0, context)),
    0,
  );
  const { rumor, monsters } = game.state;
  if (rumor && context.source.id === rumor.card) {
    rumor.tokens = Math.max(0, rumor.tokens + change);
    const onCard = monsters.filter(({ at }) => at === 'rumor').length;
    game.events.push({ type: 'RumorTokens', card: rumor.card, tokens: rumor.tokens, monsters: onCard });
  } else if (context.card !== undefined && held(game, seat, context.card))
    putTokens(game, seat, context.card, change, effect.discardAt);
}

/** `this` leaves the game: the held card, the rumor in play, or the monster at hand. */
export function returnToBox(game: Game, seat: Seat, context: EffectContext): void {
  const { rumor } = game.state;
  if (rumor && context.source.id === rumor.card) leaveRumor(game, 'box');
  else if (context.card !== undefined) cardToBox(game, seat, context.card);
  else if (context.monster !== undefined) returnMonster(game, context.monster, 'box');
}

/** Shows the owner the bottom card of each of the decks. */
export function look(game: Game, seat: Seat, decks: readonly PlayerDeck[]): void {
  const cards = decks.flatMap((deck) => lookAt(game, deck, 1, 'bottom'));
  if (cards.length > 0) game.events.push({ type: 'CardsOffered', seat, cards });
}

/**
 * Turns up Mythos cards until one names a gate location; nothing else of them happens and they go under the deck
 * (FAQ-89). The location is then `gateLocationOfPeekedCard`.
 */
export function peek(game: Game, context: EffectContext): void {
  const { decks } = game.state;
  for (let left = decks.mythos.length; left > 0; left--) {
    const card = game.chance.takeForced(decks.mythos) ?? decks.mythos[0];
    if (card === undefined) return;
    decks.mythos = [...decks.mythos.filter((other) => other !== card), card];
    game.events.push({ type: 'MythosDrawn', card, purpose: 'peek' });
    const { gate } = loadContent().mythos(card);
    if (gate === null) continue;
    context.peeked = gate;
    return;
  }
}

/** The owner picks a location deck; its top card lies face up and is the next one drawn from it. */
export function* revealTop(game: Game, seat: Seat, context: EffectContext): Flow {
  const chosen = yield* choose(
    game,
    seat,
    'effect.locationDeck',
    context.rule ?? '2E-101',
    () =>
      loadContent().neighborhoods.map(({ id, street }) => ({
        id,
        label: phrase('option-place', { place: ref('place', street) }),
        about: { ref: 'place', id: street },
      })),
    { about: context.about ?? {} },
  );
  if (chosen === null) return;
  const entry = game.state.revealed[chosen] ?? turnUpEntry(game, chosen, []);
  game.state.revealed[chosen] = entry;
  game.events.push({ type: 'LocationCardRevealed', seat, neighborhood: chosen, entry });
}

/** Shuffles a whole deck; whoever drew the card that orders it draws again. */
export function reshuffle(game: Game, deck: 'mythos' | 'gate'): void {
  shuffleDeck(game, deck);
}
