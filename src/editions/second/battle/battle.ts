import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { sourced } from '../../../engine/source.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';

import { abilitiesFor, useAbility, useId } from '../cards/ability.ts';
import { discardCards } from '../cards/card.ts';
import { atRest, mayRest, rest } from '../cards/rest.ts';
import { tradeAlone } from '../cards/trade.ts';
import { attackAncientOne, isAttackAsked } from '../combat/combat.ts';

import { type Effect, isA } from '../content/effect.ts';
import { defeatIfAllGone, win } from '../end/victory.ts';
import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import { cancelled, endLasting } from '../investigators/modifier.ts';
import { passFirstPlayer, seatAt } from '../investigators/playerorder.ts';
import { devour, settle } from '../misfortune/misfortune.ts';
import { returnMonster } from '../monsters/monster.ts';
import { leaveEnvironment } from '../mythos/environment.ts';
import { leaveRumor, settleRumor } from '../mythos/rumor.ts';
import type { Cause } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import { choose, sideBySide } from '../state/question.ts';
import type { Game, State } from '../state/state.ts';
import { upkeepOf } from '../upkeep/upkeep.ts';
import { mightyRoll } from './mighty.ts';

/** With fewer players than this a doom token costs this many successes under L11.5. */
const MIGHTY_SUCCESSES = 4;

/**
 * The start of the final battle: those lost in time and space are devoured, all others fight (2E-3802), Mythos cards
 * go, the sheet's orders are carried out (2E-3801 to 2E-3805).
 * @throws StepEnd when nobody is left
 */
export function* startBattle(game: Game): Flow {
  game.events.push({ type: 'PhaseStarted', phase: 'battle', turn: game.state.turn });
  yield* sourced(game, causeOf(game), awakened(game));
}

/** What the awakening does to everybody and to what lies in play. */
function* awakened(game: Game): Flow {
  const { state } = game;
  const { ancientOne, options } = state;
  ancientOne.combatRating = ratingOf(game);
  // A monster of the encounter at hand is left behind with it.
  for (const { marker } of state.monsters.filter(({ at }) => at === 'encounter')) returnMonster(game, marker, 'cup');
  endLasting(game, ({ until }) => until === 'ancientOneAwakens' || until === 'endOfCombat' || until === 'endOfCheck');
  for (const seat of inPlayerOrder(state))
    if (game.content.town.areaKind(investigator(game, seat).at) === 'lost') yield* devour(game, seat, causeOf(game));
  // 2E-3823: a value that was at 0 as the Ancient One awoke now devours.
  for (const seat of inPlayerOrder(state)) yield* settle(game, seat);
  yield* settleRumor(game);
  // 2E-3803, 2E-3804
  if (options.printing === 'revised') {
    leaveEnvironment(game);
    leaveRumor(game, 'deck');
  }
  for (const seat of inPlayerOrder(state)) discardAtAwakening(game, seat);
  if (options.variants.mightyAncientOne) yield* mightyRoll(game);
  const { startOfBattle } = game.content.ancientOne(ancientOne.id);
  const orders = (startOfBattle ?? []).filter((effect: Effect) => !isA(effect, 'set'));
  yield* game.rules.run(game, state.first, orders, { source: causeOf(game), rule: '2E-3805' });
  defeatIfAllGone(game);
  ancientOne.round = 1;
}

/** Who is named as the first: the first player, or whoever is still there after them. */
function leaderOf(state: State): Seat {
  const [first = state.first] = inPlayerOrder(state);
  return first;
}

/**
 * Refresh (2E-3807 to 2E-3811): Upkeep for everybody, then the first player marker goes on, then trades; the table asks
 * for those only whoever wants to be asked, and offers them beside the first attack, or, where that asks nothing, beside
 * this question to whoever makes it.
 */
export function* refreshBattle(game: Game): Flow {
  const { state } = game;
  game.events.push({ type: 'BattleRound', round: state.ancientOne.round, first: leaderOf(state) });
  yield* sideBySide(
    game,
    inPlayerOrder(state).map((seat) => upkeepOf(game, seat, { battle: true })),
  );
  defeatIfAllGone(game);
  passFirstPlayer(state);
  // 2E-3811
  yield* sideBySide(
    game,
    inPlayerOrder(state).map((seat) =>
      tradeAlone(game, seat, {
        kind: 'battle.trade',
        enough: { id: 'done', label: phrase('option-act-no') },
        about: { before: 'attack', urgent: seat === state.first && !isAttackAsked(game, seat) },
      }),
    ),
  );
}

/**
 * One investigator's attack: their successes are added to the tally, and each time it reaches the price a doom token
 * goes (2E-3812 to 2E-3817).
 * @throws StepEnd when the last one goes (2E-3820)
 */
export function* attackInBattle(game: Game, turnIndex: number): Flow {
  const seat = seatAt(game.state, turnIndex);
  if (investigator(game, seat).eliminated) return;
  const successes = yield* attackAncientOne(game, seat);
  const { ancientOne } = game.state;
  const needed = successesPerToken(game);
  // 2E-3816, 2E-3818, 2E-3819
  ancientOne.tally += successes;
  game.events.push({ type: 'AttackTallied', seat, successes, tally: ancientOne.tally, needed });
  const { printing, variants } = game.state.options;
  // 2E-3819 `[2005]`: the count starts anew, unless L11.6 has its own.
  const anew = printing === '2005' && !variants.mightyAncientOne;
  while (ancientOne.tally >= needed && ancientOne.doom > 0) {
    ancientOne.tally = anew ? 0 : ancientOne.tally - needed;
    ancientOne.doom -= 1;
    game.events.push({ type: 'DoomTokenRemoved', left: ancientOne.doom });
  }
  // 2E-1909
  if (ancientOne.doom === 0) win(game, 'banishing');
}

/** The Ancient One's attack on everybody left, in player order, and the end of the round (2E-3821, 2E-3826). */
export function* ancientOneAttacks(game: Game): Flow {
  const { state } = game;
  const { ancientOne } = state;
  const { attack } = game.content.ancientOne(ancientOne.id);
  yield* wardOff(game);
  const by = cancelled(game, 'ancientOneAttack');
  if (by) game.events.push({ type: 'AttackCancelled', by });
  else if (attack) {
    game.events.push({ type: 'AncientOneAttacks', ancientOne: ancientOne.id, round: ancientOne.round });
    // 2E-3823: each round it is harder.
    const modifier = (attack.modPerRound ?? 0) * (ancientOne.round - 1);
    const context = () => ({ source: causeOf(game), modifier, rule: '2E-3821' });
    // What it does to one of them hangs on nothing that happens to another.
    yield* sideBySide(
      game,
      inPlayerOrder(state).map((seat) => game.rules.run(game, seat, attack.do, context())),
    );
    defeatIfAllGone(game);
    yield* game.rules.run(game, state.first, attack.afterAll, context());
  }
  endLasting(game, ({ until }) => until === 'endOfRound' || until === 'endOfCombat');
  // L11.6 throws away what 2E-3818 keeps.
  if (state.options.variants.mightyAncientOne) ancientOne.tally = 0;
  ancientOne.round += 1;
}

/** What cancels the attack is offered before it, in player order, until somebody has used it. */
function* wardOff(game: Game): Flow {
  const { ancientOne, windows } = game.state;
  if (!windows) return;
  for (const seat of inPlayerOrder(game.state)) {
    if (cancelled(game, 'ancientOneAttack')) return;
    const wards = () => abilitiesFor(game, seat, 'ancientOneAttack').filter((one) => mayRest(game, seat, useId(one)));
    const chosen = yield* choose(
      game,
      { seat, kind: 'battle.ward', rule: '2E-3821' },
      () => {
        const offered = wards().flatMap(({ card }) => (card === undefined ? [] : [useOption(game, card)]));
        return offered.length === 0 ? [] : [{ id: 'take', label: phrase('option-act-no') }, ...offered];
      },
      { default: 'take', args: { ancientOne: ref('ancientOne', ancientOne.id) } },
    );
    const found = wards().find((one) => chosen === useId(one));
    if (!found) continue;
    rest(game, seat, useId(found));
    yield* useAbility(game, seat, found);
  }
}

function useOption(game: Game, card: Copy): Option {
  const about = ref('card', kindOf(card));
  return {
    id: OPTION.use.write(card),
    label: phrase('option-use-card', { card: about }),
    ...atRest(game, {}),
    about,
  };
}

/** Successes that remove one doom token: N, the devoured included (2E-107, 2E-3817, L11.5). */
export function successesPerToken(game: Game): number {
  const { players, options } = game.state;
  return options.variants.mightyAncientOne ? Math.max(MIGHTY_SUCCESSES, players) : players;
}

/** The combat rating of this battle: the printed one, or Hastur's, fixed as it starts. */
export function ratingOf(game: Game): number {
  const { combatRating, startOfBattle } = game.content.ancientOne(game.state.ancientOne.id);
  for (const effect of startOfBattle ?? [])
    if (isA(effect, 'set') && effect.set.combatRating === '-terrorLevel') return 0 - game.state.terror;
  return combatRating ?? 0;
}

/** Cards that are discarded when the Ancient One awakens (FAQ-02, FAQ-03). */
function discardAtAwakening(game: Game, seat: Seat): void {
  const going = investigator(game, seat).cards.filter(({ id }) => {
    const card = game.content.card(id);
    return 'discard' in card && card.discard === 'ancientOneAwakens';
  });
  discardCards(
    game,
    seat,
    going.map(({ id }) => id),
    'ancientOneAwakens',
  );
}

function causeOf(game: Game): Cause {
  return { ref: 'ancientOne', id: game.state.ancientOne.id };
}
