import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { Game } from '../state/state.ts';

/** Where somebody is, health and sanity, clues, remnants and money, and what is the matter with them. */
export function standing(game: Game, seat: Seat, words: Words): string {
  const one = game.state.investigators[seat];
  if (!one || one.left !== null) return words.say('third-standing-out');
  const { health, sanity } = game.content.investigator(one.sheet);
  return words.say('third-standing', {
    place: ref('space', one.at),
    health: health - one.damage,
    healthOf: health,
    sanity: sanity - one.horror,
    sanityOf: sanity,
    clues: one.clues,
    remnants: one.remnants,
    money: one.money,
    delayed: String(one.delayed),
  });
}
