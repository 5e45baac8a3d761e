import { z } from 'zod';
import type { Seat } from '../../../../../engine/decision.ts';
import type { Phrase } from '../../../../../engine/phrase.ts';
import { findMonster } from '../../../board/monster.ts';
import type { Effect } from '../../../content/effect.ts';
import { heldCard, inPlay, investigator } from '../../../investigators/investigator.ts';
import { cardsWith } from '../../../investigators/playarea.ts';
import type { EffectContext } from '../../../state/context.ts';
import type { Game } from '../../../state/state.ts';
import { holds } from '../../conditions/table.ts';
import type { Language, Operation, Speech } from '../../operation.ts';
import { countOf } from '../../terms/amount.ts';
import { exact, place, text } from '../../terms/field.ts';
import { placeText, say } from '../../terms/noun.ts';

/** A list for everyone or everything that fits, one after another. What has gone meanwhile is passed over. */
export type Each =
  | { each: 'investigator'; where?: { in: string }; do: Effect[] }
  | { each: 'monster'; where?: { trait: string }; do: Effect[] }
  | { each: 'ownItem' | 'ownSpell' | 'ownClue' | 'clueInYourNeighborhood'; do: Effect[] };

export const each = (language: Language): Operation<Each> => ({
  schema: z.union([
    exact({ each: z.literal('investigator'), where: exact({ in: place }).exactOptional(), do: language.effects() }),
    exact({ each: z.literal('monster'), where: exact({ trait: text }).exactOptional(), do: language.effects() }),
    exact({ each: z.enum(['ownItem', 'ownSpell', 'ownClue', 'clueInYourNeighborhood']), do: language.effects() }),
  ]),
  personal: false,
  *run(game, seat, effect, context) {
    for (const turn of turnsOf(game, seat, effect, context)) {
      const now = turn();
      if (now) yield* language.perform(game, now.seat, effect.do, now.context);
    }
  },
  words: { kind: 'tale', clause: (effect) => eachClause(language.speech, effect) },
  worth: () => 0,
  changes(game, seat, effect, context) {
    if (effect.each !== 'investigator' && effect.each !== 'monster') return seat !== null;
    return turnsOf(game, seat, effect, context)
      .flatMap((turn) => turn() ?? [])
      .some((now) => language.changes(game, now.seat, effect.do, now.context));
  },
  befallsWorld: (effect) => effect.each === 'investigator' || effect.each === 'monster',
  reach(effect, reach) {
    if (effect.each !== 'investigator' && effect.each !== 'monster') return reach.everything();
    for (const turn of turnsOf(reach.game, reach.seat, effect, reach.context)) {
      const now = turn();
      if (now) reach.into(effect.do, now.seat, now.context);
    }
  },
});

/** Whom or what the list is about when its turn comes; null when that has gone or does not fit. */
type Turn = () => { seat: Seat | null; context: EffectContext } | null;

/** Investigators in player order, each acting for themselves; monsters in the order in which they came. */
function turnsOf(game: Game, seat: Seat | null, effect: Each, context: EffectContext): Turn[] {
  switch (effect.each) {
    case 'investigator':
      return inPlay(game.state).map((other) => () => {
        const here = investigator(game, other).left === null;
        return here && (!effect.where || holds(game, other, effect.where, context))
          ? { seat: other, context: { ...context } }
          : null;
      });
    case 'monster':
      return game.state.monsters.map(({ id }) => () => {
        const monster = findMonster(game.state, id);
        if (!monster) return null;
        const about = { ...context, thatMonster: id, thatSpace: monster.at };
        return !effect.where || holds(game, null, effect.where, about) ? { seat, context: about } : null;
      });
    case 'ownItem':
    case 'ownSpell':
      return seat === null ? [] : cardTurns(game, seat, effect.each === 'ownItem' ? 'item' : 'spell', context);
    case 'ownClue':
    case 'clueInYourNeighborhood': {
      const counted = effect.each === 'ownClue' ? 'cluesYouHave' : 'cluesInYourNeighborhood';
      // They are all alike: as often as there were some at the start.
      return Array.from({ length: countOf(game, seat, counted, context) }, () => () => {
        return seat !== null && investigator(game, seat).left === null ? { seat, context } : null;
      });
    }
    default:
      return effect satisfies never;
  }
}

function cardTurns(game: Game, seat: Seat, type: 'item' | 'spell', context: EffectContext): Turn[] {
  return cardsWith(game, seat, { type }).map(
    ({ id }) =>
      () =>
        heldCard(game, seat, id) ? { seat, context: { ...context, thatCard: id } } : null,
  );
}

function eachClause({ clauses }: Speech, effect: Each): Phrase {
  const clause = clauses(effect.do, effect.each === 'investigator' ? 'third' : 'imperative');
  switch (effect.each) {
    case 'investigator':
      return effect.where
        ? say('each-investigator-at', { place: placeText(effect.where.in, 'at', 'third'), clause })
        : say('each-investigator', { clause });
    case 'monster':
      return effect.where
        ? say('each-monster-trait', { trait: say(`trait-${effect.where.trait}`, { count: 1 }), clause })
        : say('each-monster', { clause });
    default:
      return say(`for-each-${effect.each}`, { clause });
  }
}
