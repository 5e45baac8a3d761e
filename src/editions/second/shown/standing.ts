import type { Seat } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { maxSanity, maxStamina } from '../investigators/investigator.ts';
import type { Game } from '../state/state.ts';

/** Where somebody is, both health tracks, clues and money, and what is the matter with them. */
export function standing(game: Game, seat: Seat, words: Words): string {
  const { state } = game;
  const one = state.investigators[seat];
  if (!one || one.eliminated) return words.say('standing-out');
  return words.say('standing', {
    place: ref('place', one.at),
    sanity: one.sanity,
    sanityOf: maxSanity(game, seat),
    stamina: one.stamina,
    staminaOf: maxStamina(game, seat),
    clues: one.clues,
    money: one.money,
    delayed: String(one.delayed),
    returns: one.returnsOn ?? 0,
  });
}
