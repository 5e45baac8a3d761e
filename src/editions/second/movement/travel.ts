/**
 * Movement in and back from an Other World (section 10).
 *
 * Asks `move.world` where there is a choice: option ids `go`, `cast:<card>` (Find Gate), `trade:<seat>`; and once back in
 * Arkham `move.next` (D-29): `fight:<marker>`, `stop`, `trade:<seat>`.
 */

import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { firstAreaOf, secondAreaOf, worldOf } from '../board/area.ts';
import { moveTo, standUp } from '../board/move.ts';
import { trade, tradeAlone, withTrades } from '../cards/trade.ts';
import { trigger } from '../cards/triggers.ts';
import { faceOptions, meet } from '../combat/combat.ts';
import { hasWayBack } from '../gates/wayback.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { returnToArkham } from '../otherworlds/return.ts';
import { castable, castOption, castSpell } from '../spells/spell.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
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
    const world = worldOf(at) ?? '';
    if (at === firstAreaOf(world)) {
      moveTo(game, seat, secondAreaOf(world), 'world');
      yield* tradeOn(game, seat);
      return;
    }
    // 2E-1003
    yield* returnToArkham(game, seat);
  }
  if (!upset(game, seat, before)) yield* afterReturn(game, seat);
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
    const chosen = yield* choose(
      game,
      seat,
      'move.world',
      '2E-1002',
      () => {
        const first = at === firstAreaOf(worldOf(at) ?? '');
        const spells = first && hasWayBack(game, seat) ? castable(game, seat, 'movement') : [];
        const casts = spells.map((id) => castOption(game, seat, id));
        const go = { id: 'go', label: phrase(first ? 'option-world-on' : 'option-world-back') };
        return withTrades(game, seat, [go, ...casts]);
      },
      { default: 'go', about: { place: at } },
    );
    const spell = OPTION.cast.read(chosen);
    if (spell !== undefined) yield* castSpell(game, seat, spell);
    const partner = OPTION.trade.read(chosen);
    if (partner === undefined) return;
    yield* trade(game, seat, partner);
  }
}

/** 2E-1008 to 2E-1010: in this turn alone they may leave the monsters at their gate alone, or fight any (2E-1009). */
function* afterReturn(game: Game, seat: Seat): Flow {
  const before = upsets(game, seat);
  const { at } = investigator(game, seat);
  const walk: Walk = { seat, points: 0, dealt: [], begun: true, ended: true };
  game.state.walk = walk;
  try {
    for (;;) {
      const chosen = yield* choose(
        game,
        seat,
        'move.next',
        '2E-1009',
        () =>
          withTrades(game, seat, [
            ...faceOptions(game, seat, unmet(game, seat, walk)).filter(({ id }) => OPTION.fight.is(id)),
            { id: 'stop', label: phrase('option-stop-here', { place: ref('place', at), clues: 0 }) },
          ]),
        () => ({
          default: 'stop',
          args: { place: ref('place', at), points: 0 },
          about: { place: at, points: 0, monsters: unmet(game, seat, walk) },
        }),
      );
      const partner = OPTION.trade.read(chosen);
      if (partner !== undefined) {
        yield* trade(game, seat, partner);
        continue;
      }
      const marker = OPTION.fight.read(chosen);
      if (marker === undefined) break;
      walk.dealt.push(marker);
      yield* meet(game, seat, marker, 'fight');
      if (upset(game, seat, before) || investigator(game, seat).at !== at) return;
      if (investigator(game, seat).spentTurn === game.state.turn) return;
    }
  } finally {
    delete game.state.walk;
  }
  yield* trigger(game, { event: 'movementEnds', seat, place: at });
}
