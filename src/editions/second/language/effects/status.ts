import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import { moveTo } from '../../board/move.ts';
import { discardCards } from '../../cards/card.ts';
import type { EffectOf } from '../../content/effect.ts';
import { defeat } from '../../end/victory.ts';
import { breakSeal } from '../../gates/gate.ts';
import { investigator } from '../../investigators/investigator.ts';
import { endLasting } from '../../investigators/modifier.ts';
import { bless, curse } from '../../investigators/status.ts';
import { arrest, delay, devour, loseInTimeAndSpace, loseNextTurn } from '../../misfortune/misfortune.ts';
import { giveUpMonsters } from '../../monsters/trophy.ts';
import { setUpInvestigator } from '../../setup/setup.ts';
import type { EffectContext } from '../../state/context.ts';
import { choose } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { defaultMark, hasStatus } from '../conditions.ts';
import { receiverOf } from './gains.ts';

/** The investigator, or another of his choice, gets that status. */
export function* doStatus(game: Game, seat: Seat, effect: EffectOf<'status'>, context: EffectContext): Flow {
  const { status } = effect;
  const receiver = yield* receiverOf(game, seat, effect.to, context, (one) => !hasStatus(game, one, status));
  switch (status) {
    case 'blessed':
      bless(game, receiver);
      return;
    case 'cursed':
      curse(game, receiver);
      return;
    case 'delayed':
      delay(game, receiver);
      return;
    case 'loseNextTurn':
      loseNextTurn(game, receiver);
      return;
    case 'arrested':
      arrest(game, receiver, context.source);
      return;
    case 'lostInTimeAndSpace':
      yield* loseInTimeAndSpace(game, receiver, context.source);
      return;
    case 'devoured':
      yield* devour(game, receiver, context.source);
      return;
    default:
      return status satisfies never;
  }
}

/** Somebody held in the jail cell is free at once: on the Police Station, standing, and his lost turn is his again. */
export function release(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  if (!one.arrested) return;
  one.arrested = false;
  one.delayed = false;
  one.lostTurn = null;
  moveTo(game, seat, 'police-station', 'effect');
  game.events.push({ type: 'StoodUp', seat });
}

/** A lasting note on the investigator; of Bank Loans the game keeps count (2E-2004). */
export function mark(game: Game, seat: Seat, defaultedOn: string): void {
  const { marks } = investigator(game, seat);
  const name = defaultMark(defaultedOn);
  if (!marks.includes(name)) marks.push(name);
  game.state.loansDefaulted += 1;
}

/** From now on that many Mythos cards are drawn each Mythos phase. */
export function mythosDraw(game: Game, cards: number): void {
  game.state.mythosCards = cards > 1 ? 2 : 1;
}

/** Every elder sign token leaves the board; doom does not change. */
export function removeElderSigns(game: Game): void {
  for (const place of Object.keys(game.state.places)) breakSeal(game, place);
}

/**
 * The owner picks an unused sheet and starts afresh; the present investigator leaves with everything owned, trophies
 * too. The newcomer acts from the next Upkeep on (2E-3123).
 */
export function* replaceInvestigator(game: Game, seat: Seat, context: EffectContext): Flow {
  const { state } = game;
  const chosen = yield* choose(
    game,
    seat,
    'effect.investigator',
    context.rule ?? '2E-101',
    () =>
      state.sheets.map((id) => ({
        id,
        label: phrase('option-sheet', { sheet: ref('sheet', id) }),
        about: { ref: 'sheet', id },
      })),
    { about: context.about ?? {} },
  );
  if (chosen === null) return;
  const one = investigator(game, seat);
  one.upsets += 1;
  discardCards(
    game,
    seat,
    one.cards.map(({ id }) => id),
    'retired',
  );
  one.money = 0;
  one.clues = 0;
  giveUpMonsters(game, seat, [...one.monsterTrophies]);
  state.gateStack.push(...one.gateTrophies.splice(0));
  endLasting(game, (lasting) => lasting.seat === seat);
  state.sheets = [...state.sheets.filter((id) => id !== chosen), one.sheet].sort();
  game.events.push({ type: 'Replaced', seat, sheet: chosen });
  yield* setUpInvestigator(game, seat, chosen);
}

/** The game is lost at once (2E-2103). @throws StepEnd always */
export function gameOver(game: Game): never {
  return defeat(game, 'destruction');
}
