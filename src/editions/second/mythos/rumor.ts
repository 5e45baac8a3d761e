import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { named } from '../../../engine/prospect.ts';

import { type Condition, type ConditionOf, type Cost, type Effect, isA, isIf, type Spec } from '../content/effect.ts';
import type { CardPhase } from '../content/vocabulary.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { settle } from '../misfortune/misfortune.ts';
import { returnMonster } from '../monsters/monster.ts';
import type { EffectContext } from '../state/context.ts';
import { confirm, groupChoose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { cardLeft } from './environment.ts';

/** The counter that tells that an Ally had to leave the Ally deck and none was left. */
export const ALLY_MISSING = 'allyMissing';

/** A rumor comes into play (2E-1704). The card must have been taken out of the deck. */
export function* enterRumor(game: Game, card: string): Flow {
  const { state } = game;
  state.rumor = { card, enteredOn: state.turn, tokens: 0 };
  game.events.push({ type: 'RumorEntered', card });
  const { enter } = game.content.mythos(card).ability;
  if (enter) yield* game.rules.run(game, state.first, enter, contextOf(card));
  yield* settleRumor(game);
}

/**
 * What an investigator may do about the rumor where they stand: its activity, or the payment that ends it, made by them
 * alone (D-56).
 */
export function* rumorActivity(game: Game, seat: Seat, phase: CardPhase): Flow {
  const rumor = game.state.rumor;
  if (!rumor) return;
  const activity = activityOf(game, seat, phase);
  if (activity) {
    const before = upsets(game, seat);
    yield* game.rules.run(game, seat, activity, contextOf(rumor.card));
    yield* settleRumor(game);
    if (upset(game, seat, before)) return;
  }
  const cost = paymentOf(game, seat, phase);
  if (!cost) return;
  const context = contextOf(rumor.card);
  const { pass } = game.content.mythos(rumor.card).ability;
  const price = game.rules.text.cost(game.content, cost);
  const paid = yield* confirm(game, { seat, kind: 'rumor.pay', rule: '2E-1704' }, () => ({
    args: { rumor: ref('mythos', rumor.card) },
    yes: price ? phrase('option-rumor-pay', { cost: price }) : phrase('option-yes'),
    no: phrase('option-rumor-leave'),
    ...named(game.rules.prices(game, seat, cost, context)),
    sure: ['yes'],
    about: { mythos: rumor.card },
  }));
  if (!paid || !game.rules.canPay(game, seat, cost, context)) return;
  if (!(yield* game.rules.pay(game, seat, cost, context))) return;
  if (pass) yield* passRumor(game);
  yield* settle(game, seat);
}

/** Carries out the rumor's end if its pass or its fail has come true (2E-1704, 2E-1706). */
export function* settleRumor(game: Game, allyMissing = false): Flow {
  const { state } = game;
  const rumor = state.rumor;
  if (!rumor || rumor.ended) return;
  const { pass, fail } = game.content.mythos(rumor.card).ability;
  const context = { ...contextOf(rumor.card), counters: { [ALLY_MISSING]: allyMissing ? 1 : 0 } };
  const met = (condition: Condition | undefined) => {
    if (!condition || isIf(condition, 'onePlayerSpends')) return false;
    return game.rules.holds(game, state.first, [condition], context);
  };
  const passed = met(pass?.condition);
  const failed = met(fail?.condition);
  if (passed && failed) {
    // D-58
    const chosen = yield* groupChoose(
      game,
      { kind: 'rumor.both', rule: '2E-1706' },
      {
        options: [
          { id: 'pass', label: phrase('option-rumor-passes') },
          { id: 'fail', label: phrase('option-rumor-fails') },
        ],
        args: { rumor: ref('mythos', rumor.card) },
        default: 'pass',
      },
    );
    yield* chosen === 'fail' ? failRumor(game) : passRumor(game);
  } else if (passed) yield* passRumor(game);
  else if (failed) yield* failRumor(game);
}

/** The rumor's pass is carried out and the card leaves. */
export function* passRumor(game: Game): Flow {
  yield* endRumor(game, 'pass');
}

/** The rumor's fail is carried out and the card leaves. */
export function* failRumor(game: Game): Flow {
  yield* endRumor(game, 'fail');
}

function* endRumor(game: Game, how: 'pass' | 'fail'): Flow {
  const { state } = game;
  const rumor = state.rumor;
  if (!rumor || rumor.ended) return;
  rumor.ended = true;
  game.events.push({ type: how === 'pass' ? 'RumorPassed' : 'RumorFailed', card: rumor.card });
  const outcome = game.content.mythos(rumor.card).ability[how];
  const effects = (outcome?.effect ?? []).filter((effect) => !isOwnReturn(effect));
  yield* game.rules.run(game, state.first, effects, contextOf(rumor.card));
  leaveRumor(game, (outcome?.effect ?? []).some(isOwnReturn) ? 'box' : 'deck');
}

/** The rumor leaves play: out of the game or under the deck, monsters that still lie on it to the cup. */
export function leaveRumor(game: Game, to: 'box' | 'deck'): void {
  const { state } = game;
  const card = state.rumor?.card;
  if (card === undefined) return;
  state.rumor = null;
  for (const monster of state.monsters.filter(({ at }) => at === 'rumor')) returnMonster(game, monster.marker, 'cup');
  if (to === 'box') state.box.push(card);
  else state.decks.mythos.push(card);
  cardLeft(game, card);
}

function isOwnReturn(effect: Effect): boolean {
  return isA(effect, 'returnToBox');
}

/** What it costs one of so many players to end a rumor. */
export function ransomOf(
  { onePlayerSpends: spends, countWith5PlusPlayers: count }: ConditionOf<'onePlayerSpends'>,
  players: number,
): Spec<'spend'> {
  return count !== undefined && players >= 5 && 'count' in spends ? { ...spends, count } : spends;
}

function contextOf(card: string): EffectContext {
  return { source: { ref: 'mythos', id: card } };
}

function activityOf(game: Game, seat: Seat, phase: CardPhase): Effect[] | null {
  const { rumor } = game.state;
  if (!rumor || rumor.ended) return null;
  const { activity } = game.content.mythos(rumor.card).ability;
  return activity && activity.phase === phase && investigator(game, seat).at === activity.at ? activity.do : null;
}

/** The cost of ending the rumor by paying, if it can be paid by that investigator where they stand. */
function paymentOf(game: Game, seat: Seat, phase: CardPhase): Cost[] | null {
  const { rumor, players } = game.state;
  if (!rumor || rumor.ended) return null;
  const condition = game.content.mythos(rumor.card).ability.pass?.condition;
  if (!condition || !isIf(condition, 'onePlayerSpends') || condition.phase !== phase) return null;
  if (investigator(game, seat).at !== condition.at) return null;
  const cost: Cost[] = [{ spend: ransomOf(condition, players) }];
  return game.rules.canPay(game, seat, cost, contextOf(rumor.card)) ? cost : null;
}
