import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase } from '../../../engine/phrase.ts';
import { abilitiesOfKind, markUsed, mayUse, useCard } from '../investigators/ability.ts';
import { upset, upsets } from '../investigators/investigator.ts';
import type { Cause } from '../state/event.ts';
import { chooseMany } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { contextOf } from './testpool.ts';

/**
 * Rolls dice outside a test (3E-492.1). Nothing changes them (3E-492.2), save a card that says so (`rolls: all`): its
 * owner may then pay and roll some of them again.
 * @returns the dice as they lie in the end, 1 to 6 each
 */
export function* rollDice(game: Game, seat: Seat, count: number, cause: Cause): Flow<number[]> {
  const before = upsets(game, seat);
  // 3E-491.1
  const dice = game.chance.dice(`roll seat ${seat}`, count);
  game.events.push({ type: 'DiceRolled', seat, purpose: cause, dice: [...dice] });
  for (const owned of abilitiesOfKind(game, seat, 'reroll')) {
    const { reroll } = owned.ability;
    const spent = reroll.per === 'round' && !mayUse(game, seat, owned.key);
    if (reroll.rolls !== 'all' || spent || upset(game, seat, before)) continue;
    const context = contextOf(owned);
    const chosen = yield* chooseMany(
      game,
      { seat, kind: 'test.reroll', rule: '3E-492.2', count: { min: 0, max: reroll.dice === 'one' ? 1 : dice.length } },
      () =>
        reroll.cost && !game.rules.canPay(game, seat, reroll.cost, context)
          ? []
          : dice.map((die, place) => ({ id: String(place), label: phrase('third-option-die', { die }) })),
      { args: { by: owned.source, cause }, about: { dice: [...dice], cause } },
    );
    if (chosen.length === 0) continue;
    if (reroll.cost && !(yield* game.rules.pay(game, seat, reroll.cost, context))) continue;
    if (upset(game, seat, before)) break;
    if (reroll.per === 'round') markUsed(game, seat, owned.key);
    useCard(game, seat, owned.card);
    const again = game.chance.dice(`reroll seat ${seat}`, chosen.length);
    for (const [index, place] of chosen.entries()) dice[Number(place)] = again[index] ?? 1;
    game.events.push({ type: 'DiceRolled', seat, purpose: owned.source, dice: again });
    yield* game.rules.payDebts(game, context);
  }
  return dice;
}
