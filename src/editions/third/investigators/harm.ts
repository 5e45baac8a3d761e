import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { isCopy } from '../../edition/copy.ts';
import type { Cause } from '../state/event.ts';
import { damagedByMonster, type Moment } from '../state/moment.ts';
import type { Game } from '../state/state.ts';
import { isOverwhelmed, leave } from './defeat.ts';
import { type Assignment, assign, isFull } from './harmassign.ts';
import { heldCard, investigator, upset, upsets } from './investigator.ts';
import { discardCard } from './playarea.ts';

/** Damage and horror from one source: one event (3E-R5). */
export interface Harm {
  damage?: number;
  horror?: number;
  /** None of it can be assigned to assets (3E-446.8, 3E-466.8). */
  direct?: boolean;
}

/** What was really dealt, by sheet and assets together, and what of it the assets took. */
interface Dealt {
  damage: number;
  horror: number;
  assets: Assignment[];
}

/**
 * They suffer damage and horror: prevent, assign, apply, discard full assets, defeat, then what follows (3E-R7).
 * @returns what was dealt; nothing that was prevented (3E-488.1)
 */
export function* suffer(game: Game, seat: Seat, harm: Harm, cause: Cause): Flow<Dealt> {
  const before = upsets(game, seat);
  const { dealt, follows } = yield* harmed(game, seat, { ...harm, preventable: true }, cause);
  for (const moment of follows) if (!upset(game, seat, before)) yield* game.rules.happened(game, moment);
  return dealt;
}

/**
 * The same as a cost: nothing of it can be prevented, or the cost would not be paid.
 * @returns what it sets off, which waits for the end of the sentence that it pays for (3E-R33)
 */
export function* costHarm(game: Game, seat: Seat, harm: Harm, cause: Cause): Flow<Moment[]> {
  return (yield* harmed(game, seat, { ...harm, preventable: false }, cause)).follows;
}

/** What was dealt, and what follows from it. */
interface Harmed {
  dealt: Dealt;
  follows: Moment[];
}

const NOTHING: Harmed = { dealt: { damage: 0, horror: 0, assets: [] }, follows: [] };

function* harmed(game: Game, seat: Seat, harm: Harm & { preventable: boolean }, cause: Cause): Flow<Harmed> {
  const before = upsets(game, seat);
  const at = { seat, damage: Math.max(0, harm.damage ?? 0), horror: Math.max(0, harm.horror ?? 0) };
  if (investigator(game, seat).left !== null) return NOTHING;
  if (harm.preventable) yield* prevent(game, at, cause);
  if (upset(game, seat, before) || at.damage + at.horror === 0) return NOTHING;
  // 3E-446.8, 3E-466.8
  const assets = harm.direct ? [] : yield* assign(game, at, cause);
  const own = {
    seat,
    damage: at.damage - assets.reduce((sum, { damage }) => sum + damage, 0),
    horror: at.horror - assets.reduce((sum, { horror }) => sum + horror, 0),
  };
  if (harm.preventable) yield* shelter(game, seat, assets);
  if (upset(game, seat, before)) return NOTHING;
  apply(game, own, assets, cause);
  for (const { card } of assets) if (isFull(game, seat, card)) yield* discardCard(game, seat, card);
  if (isOverwhelmed(game, seat)) yield* leave(game, seat, 'defeated', cause);
  const dealt: Dealt = {
    // 3E-466.3
    damage: own.damage + assets.reduce((sum, { damage }) => sum + damage, 0),
    // 3E-446.3
    horror: own.horror + assets.reduce((sum, { horror }) => sum + horror, 0),
    assets,
  };
  return { dealt, follows: upset(game, seat, before) ? [] : aftermath(seat, dealt, own.damage, cause) };
}

/** What they and others can do before it is suffered (3E-488.1). What they prevent comes off `at`. */
function* prevent(game: Game, at: { seat: Seat; damage: number; horror: number }, cause: Cause): Flow {
  const space = investigator(game, at.seat).at;
  const wanted = { ...at };
  yield* game.rules.impending(game, { event: 'youWouldSufferDamageOrHorror', seat: at.seat, space, harm: at });
  if (at.damage > 0)
    yield* game.rules.impending(game, {
      event: 'anyInvestigatorOrAllyWouldSufferDamage',
      seat: at.seat,
      space,
      amount: at.damage,
      harm: at,
    });
  const prevented = { damage: wanted.damage - at.damage, horror: wanted.horror - at.horror };
  tellPrevented(game, at.seat, prevented, cause);
}

/** Cards that take less of what is put on them (3E-R7 prevents before it is applied). */
function* shelter(game: Game, seat: Seat, assets: Assignment[]): Flow {
  for (const put of assets) {
    const harm = { seat, damage: put.damage, horror: put.horror };
    if (harm.damage > 0)
      yield* game.rules.impending(game, {
        event: 'thisWouldSufferDamage',
        seat,
        card: put.card,
        amount: harm.damage,
        harm,
      });
    if (harm.horror > 0)
      yield* game.rules.impending(game, {
        event: 'thisWouldSufferHorror',
        seat,
        card: put.card,
        amount: harm.horror,
        harm,
      });
    const prevented = { damage: put.damage - harm.damage, horror: put.horror - harm.horror };
    tellPrevented(game, seat, prevented, { ref: 'card', id: put.card });
    put.damage = harm.damage;
    put.horror = harm.horror;
  }
}

function tellPrevented(
  game: Game,
  seat: Seat,
  { damage, horror }: { damage: number; horror: number },
  by: Cause,
): void {
  if (damage > 0 || horror > 0) game.events.push({ type: 'Prevented', seat, damage, horror, by });
}

function apply(
  game: Game,
  own: { seat: Seat; damage: number; horror: number },
  assets: readonly Assignment[],
  cause: Cause,
): void {
  const { seat } = own;
  const one = investigator(game, seat);
  // 3E-466.4
  one.damage += own.damage;
  // 3E-446.1, 3E-446.4
  one.horror += own.horror;
  if (own.damage + own.horror > 0) game.events.push({ type: 'Suffered', ...own, by: cause });
  for (const { card, damage, horror } of assets) {
    const held = heldCard(game, seat, card);
    if (!held || damage + horror === 0) continue;
    // 3E-466.9
    held.damage += damage;
    // 3E-446.9
    held.horror += horror;
    game.events.push({ type: 'AssetSuffered', seat, card, damage, horror, by: cause });
  }
}

/** @param taken the damage that they took themselves */
function aftermath(seat: Seat, { damage, horror, assets }: Dealt, taken: number, cause: Cause): Moment[] {
  const dreaded = assets.filter((put) => put.horror > 0);
  const damaged = assets.filter((put) => put.damage > 0).map(({ card }) => card);
  return [
    ...(horror > 0 ? [{ event: 'youSufferHorror', seat, amount: horror } as const] : []),
    ...dreaded.map((put) => ({ event: 'thisSuffersHorror', seat, card: put.card, amount: put.horror }) as const),
    ...(cause.ref === 'monster' && isCopy(cause.id) && damage > 0
      ? [damagedByMonster(cause.id, seat, taken, damaged)]
      : []),
  ];
}
