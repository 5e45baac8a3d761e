/**
 * Phase II, Movement, of one investigator (sections 7 to 10).
 *
 * Asks `move.next` (D-17 to D-19, D-25, D-29) until they stand still; its option ids: `go:<place>` (any place that can
 * be walked to now; the way is found), `wagon:<place>` (Patrol Wagon), `evade:<marker>`, `fight:<marker>`, `use:<card>`
 * (tomes, maps, statues), `stop` (stays, taking the Clue tokens; leaving.ts), and `trade:<seat>` where nothing else is left
 * to do. Other Worlds: travel.ts.
 */

import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';

import { cluesWanted, goesOn, takeClues } from '../board/clue.ts';
import { moveTo, standUp } from '../board/move.ts';
import { useAbility, useId } from '../cards/ability.ts';
import { trade, tradeAlone, tradeOptions } from '../cards/trade.ts';
import { trigger } from '../cards/triggers.ts';
import { meet } from '../combat/combat.ts';

import { isA } from '../content/effect.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { modified } from '../investigators/modifier.ts';
import { firstAnswer, shareOf } from '../investigators/share.ts';
import { skillValue } from '../investigators/skill.ts';
import type { Menu } from '../state/menu.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game, Walk } from '../state/state.ts';
import { nextExtra, nextOptions, usable, waysFrom } from './nextstep.ts';
import { type Way, wagonOf } from './route.ts';
import { afterReturn, inOtherWorld, stayInWorld, worldMenu } from './travel.ts';

/** One investigator's whole Movement phase. */
export function* movement(game: Game, seat: Seat): Flow {
  const one = investigator(game, seat);
  const { turn } = game.state;
  if (one.eliminated || one.spentTurn === turn) return;
  // 2E-T27
  if (shareOf(game, seat)?.next === 'fetched') {
    yield* afterReturn(game, seat);
    return;
  }
  if (one.lostTurn === turn) {
    standUpOnly(game, seat);
    return;
  }
  // L8.3: they may walk away once from what they escaped from.
  const escaped = one.escapedFrom.splice(0);
  // 2E-701
  const kind = game.content.town.areaKind(one.at);
  switch (kind) {
    case 'location':
    case 'street':
      yield* inArkham(game, seat, escaped);
      return;
    case 'otherWorld':
      yield* inOtherWorld(game, seat);
      return;
    case 'jail':
    case 'lost':
    case 'sky':
    case 'outskirts':
      return;
    default:
      kind satisfies never;
  }
}

/** 2E-3107, 2E-3112: the lost turn only stands them up; an arrested one comes out of the cell. */
export function standUpOnly(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  if (one.arrested) {
    one.arrested = false;
    moveTo(game, seat, game.content.town.exitOf(one.at), 'freed');
  } else if (game.content.town.areaKind(one.at) !== 'lost') return;
  standUp(game, seat);
}

function* inArkham(game: Game, seat: Seat, escaped: readonly Copy[]): Flow {
  const { delayed } = investigator(game, seat);
  if (delayed) {
    standUp(game, seat);
    // 2E-713: the ruling that they meet monsters and take tokens all the same.
    if (!game.state.options.rulings.delayedEndsMovement) {
      // FAQ-35
      const { at } = investigator(game, seat);
      const enough = { id: 'stop', label: phrase('option-stop-here', { place: ref('place', at), clues: 0 }) };
      yield* tradeAlone(game, seat, { kind: 'move.next', enough, about: { place: at, points: 0, monsters: [] } });
      return;
    }
  }
  yield* walk(game, seat, walkAhead(game, seat, delayed, escaped));
}

/** A Movement that is about to begin; whoever stands up in it goes nowhere. */
function walkAhead(game: Game, seat: Seat, delayed: boolean, escaped: readonly Copy[]): Walk {
  // 2E-712
  const points = delayed ? 0 : movementPoints(game, seat);
  return { seat, points, dealt: [], escaped: [...escaped], begun: delayed, ended: delayed };
}

/** What somebody may begin their Movement with, trades included (2E-T29); null where nothing is to be decided. */
export function firstMenu(game: Game, seat: Seat): Menu | null {
  const { at, delayed, escapedFrom } = investigator(game, seat);
  const kind = game.content.town.areaKind(at);
  if (kind === 'otherWorld') return delayed ? null : worldMenu(game, seat);
  if (kind !== 'location' && kind !== 'street') return null;
  if (delayed && !game.state.options.rulings.delayedEndsMovement) return null;
  const walk = walkAhead(game, seat, delayed, escapedFrom);
  return {
    kind: 'move.next',
    rule: '2E-703',
    options: () => {
      const options = nextOptions(game, seat, walk).filter(({ id }) => !OPTION.trade.is(id));
      return [...options, ...tradeOptions(game, seat)];
    },
    extra: () => nextExtra(game, seat, walk),
  };
}

/** Speed, bonuses to movement, and what cards give by themselves (2E-702). */
export function movementPoints(game: Game, seat: Seat): number {
  let points = modified(game, 'movementPoints', skillValue(game, seat, 'speed'), { seat });
  for (const { id } of investigator(game, seat).cards) {
    const card = game.content.card(id);
    if (card.deck === 'spell' || card.deck === 'special') continue;
    for (const { timing, passive, effect } of card.abilities) {
      if (timing !== 'movement' || !passive) continue;
      for (const one of effect)
        if (isA(one, 'gain') && typeof one.gain.movementPoints === 'number') points += one.gain.movementPoints;
    }
  }
  return Math.max(0, points);
}

/**
 * Walks, meets monsters, each Movement anew (2E-2512), and uses cards until they stand still, then ends the movement.
 */
function* walk(game: Game, seat: Seat, begun: Walk): Flow {
  game.state.walk = begun;
  const before = upsets(game, seat);
  try {
    for (;;) {
      const clues = yield* next(game, seat, begun);
      const { at } = investigator(game, seat);
      if (upset(game, seat, before) || investigator(game, seat).spentTurn === game.state.turn) return;
      const kind = game.content.town.areaKind(at);
      // Thrown through a gate by a monster: they end their movement elsewhere, and take nothing (2E-905).
      if (kind !== 'location' && kind !== 'street') {
        delete game.state.walk;
        yield* stayInWorld(game, seat);
        return;
      }
      // 2E-906
      if (clues === null) continue;
      takeClues(game, seat, clues);
      break;
    }
  } finally {
    delete game.state.walk;
    delete game.state.leaving?.[seat];
  }
  yield* trigger(game, { event: 'movementEnds', seat, place: investigator(game, seat).at });
}

/** One thing after another; returns the Clue tokens to take once they stand still, null while they go on. */
function* next(game: Game, seat: Seat, walk: Walk): Flow<number | null> {
  const options = () => nextOptions(game, seat, walk);
  const { asked } = game.state;
  const chosen =
    firstAnswer(game, seat, () => [...options(), ...tradeOptions(game, seat)]) ??
    (yield* choose(game, { seat, kind: 'move.next', rule: '2E-703' }, options, () => nextExtra(game, seat, walk)));
  if (game.state.asked > asked) goesOn(game, seat);
  const met = OPTION.evade.read(chosen) ?? OPTION.fight.read(chosen);
  const goal = OPTION.go.read(chosen);
  const stop = OPTION.wagon.read(chosen);
  const partner = OPTION.trade.read(chosen);
  if (met !== undefined) {
    walk.dealt.push(met);
    yield* meet(game, seat, met, OPTION.fight.is(chosen) ? 'fight' : 'evade');
  } else if (goal !== undefined) goTo(game, walk, waysFrom(game, seat, walk), goal);
  else if (stop !== undefined) rideTo(game, walk, stop);
  else if (partner !== undefined) yield* trade(game, seat, partner);
  else if (OPTION.use.is(chosen)) yield* useOnTheWay(game, seat, walk, chosen);
  else return OPTION.stop.read(chosen) ?? cluesWanted(game, seat);
  return null;
}

function* useOnTheWay(game: Game, seat: Seat, walk: Walk, chosen: string | null): Flow {
  const found = usable(game, seat, walk).find((one) => useId(one) === chosen);
  const { points } = walk;
  if (found) yield* useAbility(game, seat, found, { movement: walk });
  // Whoever spends or gains points is on the move, and takes no Patrol Wagon in place of that.
  if (walk.points !== points) walk.begun = true;
}

function goTo(game: Game, walk: Walk, ways: readonly Way[], goal: Place): void {
  for (const place of ways.find((way) => way.place === goal)?.steps ?? []) {
    walk.points -= 1;
    walk.begun = true;
    // 2E-2511, and L8.3 for leaving once
    walk.dealt = [];
    walk.escaped = [];
    // 2E-903
    moveTo(game, walk.seat, place, 'step');
  }
}

/** By the Patrol Wagon, in place of the movement. */
function rideTo(game: Game, walk: Walk, stop: Place): void {
  walk.points = 0;
  walk.begun = true;
  walk.ended = true;
  const wagon = wagonOf(game, walk.seat);
  const by = wagon && { ref: 'card', id: kindOf(wagon.id) };
  moveTo(game, walk.seat, stop, { how: 'effect', ...(by ? { by } : {}) });
}
