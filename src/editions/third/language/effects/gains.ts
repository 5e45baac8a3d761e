import type { Option, Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { kindOf } from '../../content/copy.ts';
import type { Amount, EffectOf, Recover } from '../../content/effect.ts';
import { SKILLS, type Skill } from '../../content/vocabulary.ts';
import { leave } from '../../investigators/defeat.ts';
import { focusable, focusSkill, focusTotal, loseFocus } from '../../investigators/focus.ts';
import { investigator, investigatorsAt, sheetOf } from '../../investigators/investigator.ts';
import { modified } from '../../investigators/modifier.ts';
import { cardsWith } from '../../investigators/playarea.ts';
import { recover as takeOff } from '../../investigators/recovery.ts';
import * as resource from '../../investigators/resource.ts';
import { becomeStatus, canBecome } from '../../investigators/status.ts';
import { recoverMonster } from '../../monsters/monsterharm.ts';
import { gainNeighborhoodClue } from '../../mythos/clue.ts';
import { fromText } from '../../state/asking.ts';
import type { EffectContext } from '../../state/context.ts';
import { choose, chooseMany } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { amountOf, CARD_TEXT } from '../amount.ts';
import { pickInvestigator } from './places.ts';

export { exchange } from './exchange.ts';

/** Money and remnants from the supply, a clue from the center of his neighborhood. */
export function* gain(
  game: Game,
  seat: Seat,
  { money, remnant, clue }: EffectOf<'gain'>['gain'],
  context: EffectContext,
): Flow {
  if (money !== undefined) {
    const printed = yield* amountOf(game, seat, money, context);
    const { ability } = context;
    const dollars = modified(game, 'gain:money', printed, { seat, ...(ability === undefined ? {} : { ability }) });
    resource.gain(game, seat, { what: 'money', amount: dollars }, context.source);
  }
  if (remnant !== undefined)
    resource.gain(
      game,
      seat,
      { what: 'remnant', amount: yield* amountOf(game, seat, remnant, context) },
      context.source,
    );
  // Whether one was gained decides what becomes of the event card (3E-428.7).
  if (clue === 'neighborhood' && (yield* gainNeighborhoodClue(game, seat)) && context.encounter)
    context.encounter.clueGained = true;
}

/** As much as there is. */
export function* lose(
  game: Game,
  seat: Seat,
  { money, focus: tokens }: EffectOf<'lose'>['lose'],
  context: EffectContext,
): Flow {
  if (money !== undefined) {
    const amount = yield* amountOf(game, seat, money, context, resource.has(game, seat, 'money'));
    resource.lose(game, seat, { what: 'money', amount }, context.source);
  }
  if (tokens !== undefined)
    yield* loseFocus(game, seat, yield* amountOf(game, seat, tokens, context, focusTotal(game, seat)), context.source);
}

/** Somebody or something that can recover. */
interface Bearer {
  /** `self:<seat>` or `card:<card>`. */
  id: string;
  seat: Seat;
  card: string | null;
  damage: number;
  horror: number;
}

/** Damage and horror off one of those that may receive it; of several his choice (`effect.recover`). */
export function* recover(game: Game, seat: Seat, { health, sanity, who }: Recover, context: EffectContext): Flow {
  const open = () =>
    bearers(game, seat, who).filter(
      ({ damage, horror }) => (health !== undefined && damage > 0) || (sanity !== undefined && horror > 0),
    );
  const chosen = yield* choose(
    game,
    seat,
    'effect.recover',
    context.rule ?? CARD_TEXT,
    () => open().map(bearerOption),
    // E6: himself; otherwise whoever needs it most.
    () =>
      fromText(context, {
        default: [
          `self:${seat}`,
          ...[...open()].sort((a, b) => b.damage + b.horror - a.damage - a.horror).map(({ id }) => id),
        ],
      }),
  );
  const one = open().find(({ id }) => id === chosen);
  if (!one) return;
  const much = function* (amount: Amount | undefined, have: number): Flow<number> {
    return amount === undefined ? 0 : yield* amountOf(game, seat, amount, context, have);
  };
  const amounts = { health: yield* much(health, one.damage), sanity: yield* much(sanity, one.horror) };
  takeOff(game, { seat: one.seat, ...(one.card === null ? {} : { card: one.card }) }, amounts, context.source);
}

function bearers(game: Game, seat: Seat, who: Recover['who']): Bearer[] {
  const self = (other: Seat): Bearer => {
    const { damage, horror } = investigator(game, other);
    return { id: `self:${other}`, seat: other, card: null, damage, horror };
  };
  const allies = (other: Seat): Bearer[] =>
    cardsWith(game, other, { type: 'ally' }).map(({ id, damage, horror }) => ({
      id: `card:${id}`,
      seat: other,
      card: id,
      damage,
      horror,
    }));
  switch (who) {
    case 'you':
      return [self(seat)];
    case 'youOrAlly':
      return [self(seat), ...allies(seat)];
    case 'investigatorOrAllyInYourSpace':
      return investigatorsAt(game.state, investigator(game, seat).at).flatMap((other) => [
        self(other),
        ...allies(other),
      ]);
    default:
      return who satisfies never;
  }
}

function bearerOption({ id, seat, card, damage, horror }: Bearer): Option {
  const who = card === null ? ref('seat', String(seat)) : ref('card', kindOf(card));
  return { id, label: phrase('third-option-recover', { who, damage, horror }) };
}

/** All damage or horror off: of the investigator, or of the monster at hand. */
export function restore(game: Game, seat: Seat | null, effect: EffectOf<'restore'>, context: EffectContext): void {
  if (effect.to === 'thatMonster') {
    if (context.thatMonster !== undefined) recoverMonster(game, context.thatMonster, Number.POSITIVE_INFINITY);
    return;
  }
  if (seat === null) return;
  const { damage, horror } = investigator(game, seat);
  takeOff(game, { seat }, effect.restore === 'health' ? { health: damage } : { sanity: horror }, context.source);
}

/** Focus tokens: on one skill, on some of his choice (each another), or on every one (3E-438). */
export function* focus(
  game: Game,
  seat: Seat,
  { skill, count = 1, exceedLimit }: EffectOf<'focus'>['focus'],
  context: EffectContext,
): Flow {
  for (const one of yield* skillsToFocus(game, seat, skill, count, context)) {
    if (investigator(game, seat).left !== null) return;
    yield* focusSkill(game, seat, one, exceedLimit ? { exceed: true } : {});
  }
}

function* skillsToFocus(
  game: Game,
  seat: Seat,
  wanted: Skill | 'any' | 'every',
  count: number,
  context: EffectContext,
): Flow<readonly Skill[]> {
  if (wanted === 'every') return SKILLS;
  if (wanted !== 'any') return [wanted];
  const open = () => focusable(game, seat);
  const chosen = yield* chooseMany(
    game,
    seat,
    'effect.focus',
    '3E-438.4',
    { min: count, max: count },
    () =>
      open().map((skill) => ({ id: skill, label: phrase('third-option-focus-token', { skill: ref('skill', skill) }) })),
    () => {
      const { skills } = sheetOf(game, seat);
      // A11: the highest.
      const best = [...open()].sort((a, b) => skills[b] - skills[a]).slice(0, count);
      return fromText(context, { default: best, args: { count } });
    },
  );
  return SKILLS.filter((skill) => chosen.includes(skill));
}

/** He becomes delayed, blessed, cursed …; or somebody else of his choice does. */
export function* status(game: Game, seat: Seat, effect: EffectOf<'status'>, context: EffectContext): Flow {
  if (effect.to === undefined) {
    yield* becomeStatus(game, seat, effect.status, context.source);
    return;
  }
  const other = yield* pickInvestigator(
    game,
    seat,
    context,
    (one) => one !== seat && canBecome(game, one, effect.status),
  );
  if (other !== null) yield* becomeStatus(game, other, effect.status, context.source);
}

/** He leaves the game of his own accord; the new one enters with the next action phase (3E-465). */
export function* retire(game: Game, seat: Seat, context: EffectContext): Flow {
  yield* leave(game, seat, 'retired', context.source);
}
