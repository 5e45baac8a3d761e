import type { Option, Seat } from '../../../engine/decision.ts';
import { type Flow, together } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { kindOf } from '../../edition/copy.ts';
import { startingSpace } from '../board/area.ts';
import { cardNote } from '../cards/cardnote.ts';
import { loadContent } from '../content/content.ts';
import type { StartingGift } from '../content/investigator.ts';
import { loseIfNobodyIsLeft } from '../investigators/defeat.ts';
import { investigator, playerOrder, sheetOf } from '../investigators/investigator.ts';
import { gainCard } from '../investigators/playarea.ts';
import { gain } from '../investigators/resource.ts';
import { becomeStatus } from '../investigators/status.ts';
import { publish } from '../state/press.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';
import { blankInvestigator } from './blank.ts';

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
    one.at = startingSpace(state);
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

/** The starting equipment of their sheet; where it offers a choice, theirs (3E-110.5, 3E-430.7b). */
export function* equip(game: Game, seat: Seat): Flow {
  const { cards, money, chooseOne } = sheetOf(game, seat).starting;
  const chosen = yield* choose(
    game,
    { seat, kind: 'setup.startingCards', rule: '3E-110.5a-2' },
    chooseOne.map((gifts, index) => ({
      id: String(index),
      label:
        gifts.length === 0
          ? phrase('third-option-starting-none')
          : phrase('third-option-starting', { gifts: gifts.map(giftPhrase) }),
      ...aboutGift(game, gifts),
    })),
    { default: plainest(chooseOne), args: { sheet: ref('sheet', investigator(game, seat).sheet) } },
  );
  // 3E-110.5a-1
  gain(game, seat, { what: 'money', amount: money }, ref('sheet', investigator(game, seat).sheet));
  // 3E-430.3a
  for (const gift of [...cards, ...(chosen === null ? [] : (chooseOne[Number(chosen)] ?? []))]) {
    if (typeof gift !== 'string') yield* becomeStatus(game, seat, gift.status);
    else {
      const card = game.state.decks.starting.find((id) => kindOf(id) === gift);
      // 3E-477.2
      if (card !== undefined) yield* gainCard(game, seat, card, 'start');
    }
  }
}

/** The first choice that brings no condition (S5, E7). */
function plainest(choices: readonly (readonly StartingGift[])[]): string {
  const index = choices.findIndex((gifts) => gifts.every((gift) => typeof gift === 'string'));
  return String(Math.max(0, index));
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
  Object.assign(old, blankInvestigator(seat, loadContent().investigator(sheet), at), { left, upsets, incarnation });
  old.entering = true;
}

function giftPhrase(gift: StartingGift): Phrase {
  return typeof gift === 'string'
    ? phrase('third-starting-card', { card: ref('card', gift) })
    : phrase('third-starting-status', { status: ref('condition', gift.status) });
}

function aboutGift(game: Game, gifts: readonly StartingGift[]): Pick<Option, 'about' | 'note'> {
  const [card] = gifts.filter((gift) => typeof gift === 'string');
  if (card === undefined) return {};
  return { about: ref('card', card), ...cardNote(game, card) };
}
