/** What one Combat check wears out: weapons that are used up by it, and the Sanity that some cost afterward. */

import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { ref } from '../../../engine/phrase.ts';
import type { Price, Prospect } from '../../../engine/prospect.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { discardCard } from '../cards/card.ts';
import type { Ability } from '../content/ability.ts';
import type { Content } from '../content/content.ts';

import { only } from '../content/effect.ts';
import { investigator, sheetOf, upset } from '../investigators/investigator.ts';
import { mayHaveShields } from '../misfortune/loss.ts';
import type { Game } from '../state/state.ts';

/** Is the card used up by one Combat check (Dynamite, Holy Water, Powder of Ibn-Ghazi)? */
export function isUsedUp(content: Content, id: string): boolean {
  const card = content.card(id);
  return 'use' in card && card.use === 'oneShot';
}

/** What a Combat check with those cards takes, passed or failed: what is used up by it, and Sanity that nothing could save. */
export function usedUp(game: Game, seat: Seat, set: readonly Copy[]): Pick<Prospect, 'price'> {
  const gone = set
    .filter((id) => isUsedUp(game.content, id))
    .map((id): Price => ({ fate: 'usedUp', card: ref('card', kindOf(id)) }));
  const amount = sanityFor(game, seat, set);
  const price: Price[] = amount > 0 ? [...gone, { what: 'sanity', amount }] : gone;
  return price.length > 0 ? { price } : {};
}

/** One-shot weapons are discarded after the check, and some cost Sanity (Powder of Ibn-Ghazi). */
export function* wearOut(game: Game, seat: Seat, used: readonly Copy[], before: number): Flow {
  for (const id of used) {
    if (isUsedUp(game.content, id)) discardCard(game, seat, id, 'used');
    for (const ability of afterward(game.content, id))
      if (!upset(game, seat, before))
        yield* game.rules.run(game, seat, ability.effect, { source: ref('card', kindOf(id)) });
  }
}

function sanityFor(game: Game, seat: Seat, set: readonly Copy[]): number {
  if (mayHaveShields(game, seat)) return 0;
  const spared = sheetOf(game, seat)
    .abilities.filter(({ timing, passive }) => timing === 'loss' && passive)
    .flatMap(({ effect }) => only(effect, 'prevent'))
    .filter(({ loss }) => loss === 'sanity')
    .reduce((sum, { amount }) => (amount === 'all' ? Number.POSITIVE_INFINITY : sum + amount), 0);
  const cost = set
    .flatMap((id) => afterward(game.content, id))
    .flatMap(({ effect }) => only(effect, 'lose'))
    .map((loss) => ('sanity' in loss && typeof loss.sanity === 'number' ? loss.sanity : 0))
    .reduce((sum, sanity) => sum + Math.max(0, sanity - spared), 0);
  return Math.min(cost, investigator(game, seat).sanity);
}

function afterward(content: Content, id: Copy): Ability[] {
  const card = content.card(id);
  if (card.deck !== 'common' && card.deck !== 'unique') return [];
  return card.abilities.filter(({ window, passive }) => window === 'afterCheck' && passive);
}
