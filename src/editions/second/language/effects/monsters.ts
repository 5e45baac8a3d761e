import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { areaKind } from '../../board/area.ts';
import { faceMonsters } from '../../combat/combat.ts';
import type { EffectOf } from '../../content/effect.ts';
import { kindOf } from '../../content/marker.ts';
import { investigator } from '../../investigators/investigator.ts';
import { forbidden } from '../../investigators/modifier.ts';
import { drawFromCup, monstersMayAppear, placeMonster, returnMonster, spawn } from '../../monsters/monster.ts';
import type { EffectContext } from '../../state/context.ts';
import type { Game } from '../../state/state.ts';
import { monsterFits } from '../conditions.ts';

/**
 * Monsters of an encounter: drawn together (FAQ-65), to be evaded or fought at once, and gone afterwards (2E-4101,
 * 2E-4102). None appears on a sealed location (2E-1106).
 * @throws StepEnd when the Ancient One awakens over an empty cup
 */
export function* appear(game: Game, seat: Seat, count: number): Flow {
  const { at } = investigator(game, seat);
  if (areaKind(at) === 'location') {
    const by = forbidden(game, 'monsterAppears', { place: at });
    if (by) game.events.push({ type: 'GateBlocked', place: at, by });
    if (!monstersMayAppear(game, at)) return;
  }
  const markers: string[] = [];
  for (let one = 0; one < count; one++) {
    const marker = drawFromCup(game);
    if (marker === null) break;
    game.state.monsters.push({ marker, at: 'encounter', seat });
    game.events.push({ type: 'MonsterAppeared', monster: marker, place: at });
    markers.push(marker);
  }
  if (markers.length > 0) yield* faceMonsters(game, seat, markers);
}

/** Monsters placed on the board, from the cup or those that lie on the rumor. */
export function* appearAt(game: Game, spec: EffectOf<'monsterAt'>['monsterAt']): Flow {
  if (spec.from !== 'card') {
    yield* spawn(game, spec.place, spec.count === 'all' ? 1 : spec.count);
    return;
  }
  const onCard = game.state.monsters.filter(({ at }) => at === 'rumor').map(({ marker }) => marker);
  const count = spec.count === 'all' ? onCard.length : spec.count;
  for (const marker of onCard.slice(0, count)) yield* placeMonster(game, marker, spec.place);
}

/** Monsters on the board go to the cup: the one at hand, or all that fit. */
export function returnToCup(game: Game, spec: EffectOf<'returnToCup'>['returnToCup'], context: EffectContext): void {
  if (spec === 'this') {
    if (context.monster !== undefined) returnMonster(game, context.monster, 'cup');
    return;
  }
  const { monsters, where, countAs } = spec;
  const gone = game.state.monsters
    .filter((monster) => monsters === 'all' || monsters.includes(kindOf(monster.marker)))
    .filter((monster) => monsterFits(game, monster, where, context));
  for (const { marker } of gone) returnMonster(game, marker, 'cup');
  if (countAs !== undefined) context.counters = { ...context.counters, [countAs]: gone.length };
}
