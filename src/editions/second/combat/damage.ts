/**
 * What a monster does to somebody who failed against it (2E-2615).
 *
 * Asks `combat.damage` after a failed Combat check whose damage a card could take away: option ids `take` and
 * `use:<card>` (the Warding Statue).
 */

import type { Option, Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';

import { abilitiesFor, useAbility } from '../cards/ability.ts';

import { type Effect, isA } from '../content/effect.ts';
import { hasWayBack } from '../gates/wayback.ts';
import { investigator, upset, upsets } from '../investigators/investigator.ts';
import { endLasting } from '../investigators/modifier.ts';
import { lose } from '../misfortune/loss.ts';
import { loseInTimeAndSpace } from '../misfortune/misfortune.ts';
import { monsterValues } from '../monsters/monstervalue.ts';
import { OPTION } from '../state/option.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

/** What a monster's damage follows. */
interface Blow {
  /** A failed Combat check, not a failed Evade check. */
  afterFight: boolean;
  /** Sanity that goes in the same loss: of a Horror check that failed along with the Combat check. */
  horror?: number;
}

/**
 * A monster deals its combat damage: Stamina, and what is printed besides or instead (2E-2615). Cards that take away
 * the damage of a failed Combat check are offered only after one.
 * @returns whether the combat can go on: false when they are out of action, elsewhere, or the monster's text ended it
 */
export function* dealDamage(game: Game, seat: Seat, marker: Copy, { afterFight, horror = 0 }: Blow): Flow<boolean> {
  const before = upsets(game, seat);
  const { at } = investigator(game, seat);
  game.events.push({ type: 'MonsterHits', seat, monster: marker });
  if (afterFight) yield* ward(game, seat, marker);
  const damage = monsterValues(game, marker, seat).combat?.damage ?? 0;
  endLasting(game, (one) => one.until === 'endOfCheck' && one.seat === seat);
  if (damage > 0 || horror > 0)
    yield* lose(game, seat, { sanity: horror, stamina: damage }, ref('monster', kindOf(marker)));
  let over = false;
  for (const { trigger, effects } of game.content.monster(marker).special) {
    if (trigger !== 'combatDamage' || upset(game, seat, before)) continue;
    over ||= effects.some(movesAway);
    if (isStranded(game, seat, effects)) yield* loseInTimeAndSpace(game, seat, ref('monster', kindOf(marker)));
    else yield* game.rules.run(game, seat, effects, { source: ref('monster', kindOf(marker)), monster: marker });
  }
  return !over && !upset(game, seat, before) && investigator(game, seat).at === at;
}

/** Offers what reduces the damage of a failed Combat check. */
function* ward(game: Game, seat: Seat, marker: Copy): Flow {
  const usable = () =>
    (monsterValues(game, marker, seat).combat?.damage ?? 0) === 0
      ? []
      : abilitiesFor(game, seat, 'combatCheck', { monster: marker }).filter(
          ({ ability }) => ability.window === 'afterFail',
        );
  const options = (): Option[] => [
    {
      id: 'take',
      label: phrase('option-damage-take', { damage: monsterValues(game, marker, seat).combat?.damage ?? 0 }),
    },
    ...usable().flatMap(({ card }) =>
      card === undefined
        ? []
        : [
            {
              id: OPTION.use.write(card),
              label: phrase('option-use-card', { card: ref('card', kindOf(card)) }),
              about: ref('card', kindOf(card)),
            },
          ],
    ),
  ];
  const chosen = yield* choose(game, { seat, kind: 'combat.damage', rule: '2E-2615' }, options, {
    default: 'take',
    args: { monster: ref('monster', kindOf(marker)) },
    about: { monster: marker },
  });
  const used = OPTION.use.read(chosen);
  const found = usable().find(({ card }) => card !== undefined && card === used);
  if (found) yield* useAbility(game, seat, found, { monster: marker });
}

/**
 * A Nightgaunt's throw, back out of an Other World too (2E-2619), ends the combat, even where no gate takes
 * them (2E-2621).
 */
function movesAway(effect: Effect): boolean {
  if (isA(effect, 'moveThroughGate') || isA(effect, 'move')) return true;
  return isA(effect, 'if') && [...effect.then, ...(effect.else ?? [])].some(movesAway);
}

/** 2E-2621 with `rulings.nightgauntNoGate: lost`: thrown out of an Other World with no gate to land at. */
function isStranded(game: Game, seat: Seat, effects: readonly Effect[]): boolean {
  return (
    game.state.options.rulings.nightgauntNoGate === 'lost' &&
    effects.some(movesAway) &&
    game.content.town.areaKind(investigator(game, seat).at) === 'otherWorld' &&
    !hasWayBack(game, seat)
  );
}
