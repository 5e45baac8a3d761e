/**
 * Movement in and back from an Other World (section 10).
 *
 * Asks `move.world` where there is a choice, before moving and after: option ids `go`, `cast:<card>` (Find Gate), `trade:<seat>`; and once back in
 * Arkham `move.next` (D-29): `fight:<marker>`, `stop`, `trade:<seat>`.
 */
import type { Offered, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';

import { moveTo, standUp } from '../board/move.ts';
import { trade, tradeAlone, tradeOptions, withTrades } from '../cards/trade.ts';
import { trigger } from '../cards/triggers.ts';
import { faceOptions, meet } from '../combat/combat.ts';
import { hasWayBack } from '../gates/wayback.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { firstAnswer } from '../investigators/share.ts';
import { returnToArkham } from '../otherworlds/return.ts';
import { castOption, castSpell, promising } from '../spells/spell.ts';
import type { Menu } from '../state/menu.ts';
import { OPTION } from '../state/option.ts';
import { choose, type Extra } from '../state/question.ts';
import type { Game, Walk } from '../state/state.ts';
import { unmet } from './route.ts';

/**
 * Section 10: without points (2E-1001) to the second area, or back to Arkham; delayed, they only stand up (2E-1007).
 */
export function* inOtherWorld(game: Game, seat: Seat): Flow {
  if (investigator(game, seat).delayed) {
    standUp(game, seat);
    yield* tradeOn(game, seat);
    return;
  }
  const before = upsets(game, seat);
  const { at } = investigator(game, seat);
  yield* offerWorld(game, seat);
  if (upset(game, seat, before)) return;
  if (investigator(game, seat).at === at) {
    const world = game.content.town.worldOf(at) ?? '';
    if (at === game.content.town.firstAreaOf(world)) {
      moveTo(game, seat, game.content.town.secondAreaOf(world), 'world');
      yield* stayInWorld(game, seat);
      return;
    }
    // 2E-1003
    yield* returnToArkham(game, seat);
  }
  if (!upset(game, seat, before)) yield* afterReturn(game, seat);
}

/**
 * Once a Movement has brought them to an area of an Other World, on to its second or through a gate: Find Gate may be cast
 * after moving, too (2E-1002), else there is nothing but to trade.
 */
export function* stayInWorld(game: Game, seat: Seat): Flow {
  const before = upsets(game, seat);
  const { at } = investigator(game, seat);
  if (game.content.town.worldOf(at) === null) return;
  for (;;) {
    if (findGates(game, seat).length === 0) {
      yield* tradeOn(game, seat);
      return;
    }
    const chosen = yield* choose(
      game,
      { seat, kind: 'move.world', rule: '2E-1002' },
      () => [{ id: 'go', label: phrase('option-world-stay') }, ...findGates(game, seat)],
      { default: 'go', ask: phrase('ask-move-world-after', { seat: ref('seat', String(seat)) }), about: { place: at } },
    );
    const spell = OPTION.cast.read(chosen);
    if (spell === undefined) return;
    yield* castSpell(game, seat, spell);
    if (upset(game, seat, before)) return;
    if (investigator(game, seat).at !== at) {
      yield* afterReturn(game, seat);
      return;
    }
  }
}

/** FAQ-35, FAQ-46: with whoever is there, when nothing else is left of the movement. */
function* tradeOn(game: Game, seat: Seat): Flow {
  yield* tradeAlone(game, seat, {
    kind: 'move.world',
    enough: { id: 'go', label: phrase('option-act-no') },
    about: { place: investigator(game, seat).at },
  });
}

/** Before they go on: Find Gate, while there is a way back (from the second area they return anyway), and trades. */
function* offerWorld(game: Game, seat: Seat): Flow {
  const { at } = investigator(game, seat);
  for (;;) {
    const options = () => withTrades(game, seat, worldOptions(game, seat));
    const chosen =
      firstAnswer(game, seat, () => [...worldOptions(game, seat), ...tradeOptions(game, seat)]) ??
      (yield* choose(game, { seat, kind: 'move.world', rule: '2E-1002' }, options, {
        default: 'go',
        about: { place: at },
      }));
    const spell = OPTION.cast.read(chosen);
    if (spell !== undefined) yield* castSpell(game, seat, spell);
    const partner = OPTION.trade.read(chosen);
    if (partner === undefined) return;
    yield* trade(game, seat, partner);
  }
}

/** What somebody in an Other World may begin their Movement with. */
export function worldMenu(game: Game, seat: Seat): Menu {
  return {
    kind: 'move.world',
    rule: '2E-1002',
    options: () => [...worldOptions(game, seat), ...tradeOptions(game, seat)],
    extra: { default: 'go', about: { place: investigator(game, seat).at } },
  };
}

function worldOptions(game: Game, seat: Seat): Offered[] {
  const { at } = investigator(game, seat);
  const first = at === game.content.town.firstAreaOf(game.content.town.worldOf(at) ?? '');
  const casts = first ? findGates(game, seat) : [];
  return [{ id: 'go', label: phrase(first ? 'option-world-on' : 'option-world-back') }, ...casts];
}

/** Find Gate, which needs a gate that takes them back, and no delay. */
function findGates(game: Game, seat: Seat): Offered[] {
  if (investigator(game, seat).delayed || !hasWayBack(game, seat)) return [];
  return promising(game, seat, 'movement').map((id) => castOption(game, seat, id));
}

/** What somebody may begin with whose Movement a closing gate has taken (2E-T27). */
export function returnMenu(game: Game, seat: Seat): Menu {
  const walk: Walk = { seat, points: 0, dealt: [], escaped: [], begun: true, ended: true };
  return {
    kind: 'move.next',
    rule: '2E-1009',
    options: () => [...standingOptions(game, seat, walk), ...tradeOptions(game, seat)],
    extra: () => standingExtra(game, seat, walk),
  };
}

function standingOptions(game: Game, seat: Seat, walk: Walk): Offered[] {
  const { at } = investigator(game, seat);
  return [
    ...faceOptions(game, seat, unmet(game, seat, walk)).filter(({ id }) => OPTION.fight.is(id)),
    { id: 'stop', label: phrase('option-stop-here', { place: ref('place', at), clues: 0 }) },
  ];
}

function standingExtra(game: Game, seat: Seat, walk: Walk): Extra {
  const { at } = investigator(game, seat);
  return {
    default: 'stop',
    args: { place: ref('place', at), points: 0 },
    about: { place: at, points: 0, monsters: unmet(game, seat, walk) },
  };
}

/** 2E-1008 to 2E-1010: in this turn alone they may leave the monsters at their gate alone, or fight any (2E-1009). */
export function* afterReturn(game: Game, seat: Seat): Flow {
  const before = upsets(game, seat);
  const { at } = investigator(game, seat);
  const walk: Walk = { seat, points: 0, dealt: [], escaped: [], begun: true, ended: true };
  game.state.walk = walk;
  try {
    for (;;) {
      const own = () => standingOptions(game, seat, walk);
      const options = () => withTrades(game, seat, own());
      const chosen =
        firstAnswer(game, seat, () => [...own(), ...tradeOptions(game, seat)]) ??
        (yield* choose(game, { seat, kind: 'move.next', rule: '2E-1009' }, options, () =>
          standingExtra(game, seat, walk),
        ));
      const partner = OPTION.trade.read(chosen);
      if (partner !== undefined) {
        yield* trade(game, seat, partner);
        continue;
      }
      const marker = OPTION.fight.read(chosen);
      if (marker === undefined) break;
      walk.dealt.push(marker);
      yield* meet(game, seat, marker, 'fight');
      if (upset(game, seat, before) || investigator(game, seat).spentTurn === game.state.turn) return;
      if (investigator(game, seat).at !== at) {
        yield* stayInWorld(game, seat);
        return;
      }
    }
  } finally {
    delete game.state.walk;
  }
  yield* trigger(game, { event: 'movementEnds', seat, place: at });
}
