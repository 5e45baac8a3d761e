import type { Seat } from '../../../engine/decision.ts';
import { type Flow, together } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { townOf } from '../board/area.ts';
import { loseIfNobodyIsLeft } from '../investigators/defeat.ts';
import { investigator, playerOrder } from '../investigators/investigator.ts';
import { publish } from '../state/press.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { blankInvestigator } from './blank.ts';
import { equip } from './equipment.ts';

/**
 * End of the round (3E-205.2): whoever has lost their investigator chooses a new one, all at the same time; who wanted
 * one that an earlier player took chooses again. Where no sheet is left, the seat stays empty (3E-005.2-3), and
 * without anybody the game is lost (3E-302.3).
 */
export function* chooseNewInvestigators(game: Game): Flow {
  const { state } = game;
  game.events.push(publish(state));
  loseIfNobodyIsLeft(game);
  // 3E-465.2
  let waiting = playerOrder(state).filter((seat) => investigator(game, seat).left !== null);
  while (waiting.length > 0 && state.sheets.length > 0) {
    const again: Seat[] = [];
    const wanted = yield* together(waiting.map((seat) => chooseSheet(game, seat)));
    for (const [index, seat] of waiting.entries()) {
      const sheet = wanted[index];
      if (typeof sheet === 'string' && state.sheets.includes(sheet)) takeSheet(game, seat, sheet);
      else again.push(seat);
    }
    waiting = again;
  }
}

/**
 * Start of the action phase (3E-430.6c, 3E-430.7): the new investigators take their equipment and stand on the
 * starting space; everybody is active, and what was done last round can be done again (3E-R23).
 */
export function* enterNewInvestigators(game: Game): Flow {
  const { state } = game;
  const entering = playerOrder(state).filter((seat) => investigator(game, seat).entering);
  for (const seat of entering) {
    const one = investigator(game, seat);
    one.left = null;
    delete one.entering;
    one.incarnation += 1;
    // 3E-430.7c
    one.at = townOf(game).startingSpace;
    game.events.push({ type: 'InvestigatorDealt', seat, sheet: one.sheet, at: one.at });
  }
  for (const one of state.investigators) {
    // 3E-110.1-2
    one.inactive = false;
    one.performed = [];
  }
  // 3E-477.4
  yield* together(entering.map((seat) => equip(game, seat)));
  // 3E-R16
  yield* game.rules.settle(game);
}

/** Any sheet that nobody uses or has lost in this game (3E-430.7a); silence takes a random one (K5). */
function* chooseSheet(game: Game, seat: Seat): Flow<string | null> {
  const { sheets } = game.state;
  if (sheets.length === 0) return null;
  const silent = game.chance.one(`new investigator seat ${seat}`, sheets);
  return yield* choose(
    game,
    { seat, kind: 'investigator.new', rule: '3E-430.7a' },
    () =>
      game.state.sheets.map((sheet) => ({
        id: sheet,
        label: phrase('third-option-sheet', { sheet: ref('investigator', sheet) }),
        about: ref('sheet', sheet),
      })),
    { default: silent },
  );
}

/** The sheet is theirs; the investigator comes at the start of the next action phase. */
function takeSheet(game: Game, seat: Seat, sheet: string): void {
  const { state } = game;
  state.sheets = state.sheets.filter((id) => id !== sheet);
  const old = investigator(game, seat);
  const { left, upsets, incarnation, at } = old;
  state.box.push(old.sheet);
  Object.assign(old, blankInvestigator(seat, game.content.investigator(sheet), at), { left, upsets, incarnation });
  old.entering = true;
}
