import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { investigatorsAt } from '../../board/area.ts';
import type { Amounts, EffectOf } from '../../content/effect.ts';
import { RESOURCES, type Receiver, type Resource } from '../../content/vocabulary.ts';
import { inPlayerOrder, investigator, maxSanity, maxStamina } from '../../investigators/investigator.ts';
import { gain, lose, loseClues, loseMaximum, loseMoney, restore } from '../../misfortune/loss.ts';
import type { EffectContext } from '../../state/context.ts';
import { choose, chooseAmount } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { amountOf } from '../amount.ts';
import { countedOf, walkOf } from '../conditions.ts';

/** Gains of the acting investigator, or of another receiver of his choice. */
export function* doGain(game: Game, seat: Seat, effect: EffectOf<'gain'>, context: EffectContext): Flow {
  const amounts = worked(game, seat, effect.gain, context);
  const receiver = yield* receiverOf(game, seat, effect.to, context, canGain(game, amounts));
  const { movementPoints, maxSanity: up, maxStamina: upStamina, ...plain } = amounts;
  gain(game, receiver, plain, context.source);
  if (movementPoints) {
    const movement = context.movement ?? walkOf(game, receiver);
    if (movement) movement.points += movementPoints;
    game.events.push({
      type: 'Gained',
      seat: receiver,
      what: 'movementPoints',
      amount: movementPoints,
      by: context.source,
    });
  }
  if (up) raiseMaximum(game, receiver, 'maxSanity', up, context);
  if (upStamina) raiseMaximum(game, receiver, 'maxStamina', upStamina, context);
}

/** Losses of the acting investigator: as much as there is. Sanity and Stamina together are one loss (2E-3004). */
export function* doLose(game: Game, seat: Seat, amounts: Amounts, context: EffectContext): Flow {
  const {
    clue,
    money,
    movementPoints,
    sanity,
    stamina,
    maxSanity: down,
    maxStamina: downStamina,
  } = worked(game, seat, amounts, context);
  if (clue) loseClues(game, seat, clue, context.source);
  if (money) loseMoney(game, seat, money, context.source);
  if (movementPoints) {
    const movement = context.movement ?? walkOf(game, seat);
    if (movement) movement.points = Math.max(0, movement.points - movementPoints);
  }
  if (down || downStamina)
    yield* loseMaximum(game, seat, pick({ maxSanity: down, maxStamina: downStamina }), context.source);
  if (sanity || stamina)
    yield* lose(game, seat, pick({ sanity, stamina }), context.source, { settle: context.unsettled !== true });
}

/** Up to the maximum. */
export function doRestore(game: Game, seat: Seat, what: 'sanity' | 'stamina', context: EffectContext): void {
  restore(game, seat, what, context.source);
}

/** Points shared between Sanity and Stamina as the owner likes; none is wasted while the other has room. */
export function* doSplit(game: Game, seat: Seat, { amount }: EffectOf<'split'>['split'], context: EffectContext): Flow {
  const total = amountOf(game, seat, amount, 0, context);
  const room = () => {
    const one = investigator(game, seat);
    return { sanity: maxSanity(game, seat) - one.sanity, stamina: maxStamina(game, seat) - one.stamina };
  };
  const range = () => {
    const { sanity, stamina } = room();
    const max = Math.min(total, sanity);
    return { min: Math.min(max, Math.max(0, total - stamina)), max };
  };
  const toSanity = yield* chooseAmount(game, seat, 'effect.split', context.rule ?? '2E-101', range, () => ({
    args: { amount: total },
    about: context.about ?? {},
  }));
  gain(game, seat, pick({ sanity: toSanity, stamina: total - toSanity }), context.source);
}

/**
 * Who gets it: the acting investigator, or one of his choice in his area or anywhere; only those whom it would help
 * are on offer, if there are any.
 */
export function* receiverOf(
  game: Game,
  seat: Seat,
  to: Receiver | undefined,
  context: EffectContext,
  helps: (receiver: Seat) => boolean = () => true,
): Flow<Seat> {
  if (to === undefined) return seat;
  const all = () =>
    to === 'oneInSameArea' ? investigatorsAt(game, investigator(game, seat).at) : inPlayerOrder(game.state);
  const chosen = yield* choose(
    game,
    seat,
    'effect.receiver',
    context.rule ?? '2E-101',
    () => {
      const helped = all().filter(helps);
      return (helped.length > 0 ? helped : all()).map((one) => ({
        id: String(one),
        label: phrase('option-seat', { seat: ref('seat', String(one)) }),
        about: { ref: 'seat', id: String(one) },
      }));
    },
    { default: String(seat), about: context.about ?? {} },
  );
  return chosen === null ? seat : Number(chosen);
}

type Numbers = Partial<Record<Resource, number>>;

/** The amounts as numbers, worked out now and in a fixed order. */
function worked(game: Game, seat: Seat, amounts: Amounts, context: EffectContext): Numbers {
  const result: Numbers = {};
  for (const resource of RESOURCES) {
    const amount = amounts[resource];
    if (amount === undefined) continue;
    result[resource] = amountOf(game, seat, amount, countedOf(game, seat, resource, context), context);
  }
  return result;
}

function canGain(game: Game, amounts: Numbers) {
  return (receiver: Seat): boolean => {
    const one = investigator(game, receiver);
    if (amounts.sanity && one.sanity < maxSanity(game, receiver)) return true;
    if (amounts.stamina && one.stamina < maxStamina(game, receiver)) return true;
    return !amounts.sanity && !amounts.stamina;
  };
}

function raiseMaximum(
  game: Game,
  seat: Seat,
  what: 'maxSanity' | 'maxStamina',
  amount: number,
  context: EffectContext,
): void {
  const one = investigator(game, seat);
  if (what === 'maxSanity') one.maxSanityChange += amount;
  else one.maxStaminaChange += amount;
  game.events.push({ type: 'Gained', seat, what, amount, by: context.source });
}

/** Leaves out what is undefined or nothing. */
function pick<T extends Record<string, number | undefined>>(amounts: T): { [K in keyof T]?: number } {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount)) as { [K in keyof T]?: number };
}
