import type { Seat } from '../../../engine/decision.ts';
import type { Copy } from '../../edition/copy.ts';
import { ferocity, findMonster, printed } from '../board/monster.ts';
import { isSpell } from '../cards/spell.ts';
import type { Ability } from '../content/ability.ts';
import { type Cost, type Effect, isA } from '../content/effect.ts';
import { isOfKind } from '../investigators/ability.ts';
import { focusTotal } from '../investigators/focus.ts';
import { room } from '../investigators/harmassign.ts';
import { investigator } from '../investigators/investigator.ts';
import { remainingHealth } from '../monsters/health.ts';
import type { EffectContext } from '../state/context.ts';
import type { Moment } from '../state/moment.ts';
import type { Game } from '../state/state.ts';
import { isUsable, ownReactionsTo, type Reacting } from './answering.ts';

/** Something that is done only if somebody wants it. */
interface Offered {
  cost?: readonly Cost[];
  do: readonly Effect[];
}

/**
 * Whether it could change nothing but what it costs whoever does it, the harm of its own text included. Not where one
 * of their cards makes something of the cost: of the horror, or of a spell being cast.
 */
export function isIdle(
  game: Game,
  seat: Seat | null,
  { cost = [], do: effects }: Offered,
  context: EffectContext,
): boolean {
  if (game.rules.wouldChange(game, seat, game.rules.useful(effects), context)) return false;
  return seat === null || !occasions(game, seat, [...cost, ...effects], context).some((one) => setsOff(game, one));
}

/** Whether an optional answer could change nothing. */
export function isIdleAnswer(game: Game, { actor, text, context }: Reacting, moment: Moment): boolean {
  if (isDoneAnyway(game, text.do, moment)) return true;
  // What does no harm need not be fended off.
  const fended = moment.event === 'monstersAttackYou' ? { thoseMonsters: harmful(game, moment.monsters ?? []) } : {};
  return isIdle(game, actor, text, { ...context, ...fended });
}

/** Whether one of their own cards, or their sheet, makes something of a moment of theirs. */
export function setsOff(game: Game, moment: Moment): boolean {
  const { seat } = moment;
  if (seat === undefined) return false;
  return ownReactionsTo(game, seat, moment, 'after').some(
    (one) =>
      isUsable(game, one) && game.rules.wouldChange(game, one.actor, game.rules.useful(one.text.do), one.context),
  );
}

/** Whether their cards make something of a test itself, whatever it is for. */
export function testSetsOff(game: Game, seat: Seat): boolean {
  const rerolls = focusTotal(game, seat) > 0 ? (['spendFocusToReroll'] as const) : [];
  return (['passTest', 'failTest', ...rerolls] as const).some((event) => setsOff(game, { event, seat }));
}

/** What paying and casting brings about that their cards may wait for. */
function occasions(game: Game, seat: Seat, paid: readonly (Cost | Effect)[], { card }: EffectContext): Moment[] {
  const spell = card !== undefined && isSpell(game, card) ? card : null;
  const casting: Moment[] = spell === null ? [] : [{ event: 'castSpell', seat, card: spell }];
  const dreadful = spell !== null && (game.content.asset(spell).castHorror ?? 0) > 0;
  if (!dreadful && !paid.some((part) => isA(part, 'horror') || isA(part, 'directHorror'))) return casting;
  const bearers = investigator(game, seat).cards.filter(({ id }) => room(game, seat, id, 'horror') > 0);
  return [
    ...casting,
    { event: 'youSufferHorror', seat, amount: 1 },
    ...bearers.map(({ id }): Moment => ({ event: 'thisSuffersHorror', seat, card: id, amount: 1 })),
  ];
}

/** Whether it would only defeat a monster that its damage defeats anyway, and that nobody regrets to have slain. */
function isDoneAnyway(game: Game, effects: readonly Effect[], moment: Moment): boolean {
  const monster = findMonster(game.state, moment.monster ?? '');
  if (!monster || !game.state.struck?.includes(monster.id)) return false;
  if (!effects.every((effect) => isA(effect, 'defeatMonster') && effect.defeatMonster === 'thatMonster')) return false;
  return remainingHealth(game, monster) === 0 && !printed(game, monster).abilities.some(isRegretted);
}

/** It costs whoever slays it something (Hybrid Thug). */
const isRegretted = (ability: Ability): boolean =>
  isOfKind(ability, 'after') && !('reward' in ability) && [ability.after].flat().includes('youDefeatThisByAttack');

/** The monsters whose attack does something. */
function harmful(game: Game, monsters: readonly Copy[]): Copy[] {
  return monsters.filter((id) => {
    const monster = findMonster(game.state, id);
    if (!monster) return false;
    const follows = (ability: Ability) => isOfKind(ability, 'after') && [ability.after].flat().includes('thisAttacks');
    return ferocity(game, monster) > 0 || printed(game, monster).abilities.some(follows);
  });
}
