/** What a plan says of the fights on its way: fields `hands`, what is held in them, and `rounds`, how many at most. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, isCopy, kindOf } from '../../edition/copy.ts';
import { type Choices, type Field, type FieldChoice, type Foreseen, has } from '../../plan/ahead.ts';
import { isSpell } from '../combat/grip.ts';
import { handsMatter, offeredSets } from '../combat/hands.ts';
import { setProspect } from '../combat/means.ts';

import { investigator } from '../investigators/investigator.ts';
import { monsterValues } from '../monsters/monstervalue.ts';
import { HAND_SET, OPTION, OTHER_HANDS } from '../state/option.ts';
import type { Combat, Game } from '../state/state.ts';

/** After so many rounds one may mean to flee. */
const ROUNDS = [1, 2, 3, 5] as const;
/** Sets beyond these are no better. */
const MOST_SETS = 24;

/** How somebody meets a monster whom they have told to keep fighting: until it is won, or a miss would be the end. */
export const FIGHT_ON = 'on';

/** Whether a miss against that monster would knock somebody out. */
export const wouldFall = (game: Game, seat: Seat, monster: Copy): boolean =>
  (monsterValues(game, monster, seat).combat?.damage ?? 0) >= investigator(game, seat).stamina;

/** Whether a plan fights that monster sooner or later. */
export const fightsOn = (chosen: Choices, marker: Copy): boolean =>
  ['fight', 'evade-fight', FIGHT_ON].includes(chosen[OPTION.face.write(marker)] ?? '');

/** What could fill their hands against that monster, best first; no choices where there is only one way. */
export function handsField(game: Game, seat: Seat, marker: Copy): Field {
  const combat: Combat = { seat, monster: marker, round: 1, hands: null, cast: [], working: [] };
  const sets = handsMatter(game, combat) ? offeredSets(game, combat).slice(0, MOST_SETS) : [];
  const choices = sets.map((set): FieldChoice => {
    const cards = set.map((id) => ref('card', kindOf(id)));
    const { odds } = setProspect(game, combat, set);
    return {
      value: HAND_SET.write(set),
      label: cards.length === 0 ? phrase('option-hands-none') : phrase('option-hands', { cards }),
      // Whether a spell is cast comes first.
      ...(set.some((id) => isSpell(game.content, id)) ? {} : { odds }),
    };
  });
  return { id: 'hands', label: phrase('plan-field-hands'), choices };
}

/** How many rounds they fight before they flee. */
export function roundsField(): Field {
  const choices = ROUNDS.map((count) => ({ value: String(count), label: phrase('plan-rounds', { count }) }));
  return { id: 'rounds', label: phrase('plan-field-rounds'), choices };
}

/** `combat.round`: fights on where that was said, with what was said, and no longer; anything else is asked. */
export function roundAnswer(chosen: Choices, decision: Decision, game: Game): Foreseen | null {
  const { monster } = decision.about ?? {};
  if (monster === undefined || !isCopy(monster) || !fightsOn(chosen, monster)) return null;
  const { combat } = game.state;
  if (chosen[OPTION.face.write(monster)] === FIGHT_ON && combat && wouldFall(game, combat.seat, monster)) return null;
  if (chosen.rounds !== undefined && combat && combat.round > Number(chosen.rounds)) {
    const away = ['escape', 'flee'].find((id) => has(decision, id));
    return away === undefined ? null : { chosen: [away], left: chosen };
  }
  const first = combat ? armed(chosen, decision, game, combat) : 'fight';
  if (first === null) return null;
  if (first !== 'fight') return { chosen: [first], left: chosen };
  const fight = decision.options.find(({ id }) => id === 'fight');
  return fight && fight.odds !== 0 ? { chosen: ['fight'], left: chosen } : null;
}

/** `combat.hands`: the set that was said, if it can still be held. */
export function handsAnswer(chosen: Choices, decision: Decision): Foreseen | null {
  const { hands } = chosen;
  return hands !== undefined && has(decision, hands) ? { chosen: [hands], left: chosen } : null;
}

/** With what the round begins: other hands, then the spells among them, or a blow; null where that set can't be held any more. */
function armed({ hands }: Choices, decision: Decision, game: Game, combat: Combat): string | null {
  const wanted = HAND_SET.read(hands ?? '') ?? null;
  if (hands === undefined || wanted === null) return 'fight';
  if (combat.hands === null && combat.cast.length === 0) {
    const way = [OPTION.withHands.write(wanted), OTHER_HANDS].find((id) => has(decision, id));
    if (way !== undefined) return offeredSets(game, combat).some((set) => HAND_SET.write(set) === hands) ? way : null;
  }
  const spell = wanted.find((id) => combat.hands?.includes(id) && has(decision, OPTION.cast.write(id)));
  return spell === undefined ? 'fight' : OPTION.cast.write(spell);
}
