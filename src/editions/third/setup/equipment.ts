/** What investigators start with (3E-110.5, 3E-430.7b). */
import type { Offered, Option, Seat } from '../../../engine/decision.ts';
import type { Flow, Question } from '../../../engine/flow.ts';
import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import { type Extra, questionOf } from '../../../engine/question.ts';
import { sourced } from '../../../engine/source.ts';
import { kindOf } from '../../edition/copy.ts';
import { cardNote } from '../cards/cardnote.ts';
import type { StartingGift } from '../content/investigator.ts';
import { investigator, sheetOf } from '../investigators/investigator.ts';
import { gainCard } from '../investigators/playarea.ts';
import { gain } from '../investigators/resource.ts';
import { becomeStatus } from '../investigators/status.ts';
import { askKey, choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

const KIND = 'setup.startingCards';
const RULE = '3E-110.5a-2';

/**
 * The starting equipment of their sheet. Where it offers a choice, that is theirs: at once, or, where people wait for each
 * other, when they first come.
 */
export function* equip(game: Game, seat: Seat): Flow {
  const { cards, money, chooseOne } = sheetOf(game, seat).starting;
  const later = game.state.options.readyInTurn && chooseOne.length > 1;
  const chosen = later
    ? null
    : yield* choose(game, { seat, kind: KIND, rule: RULE }, choices(game, seat), extraOf(game, seat));
  // 3E-110.5a-1
  gain(game, seat, { what: 'money', amount: money }, ref('sheet', investigator(game, seat).sheet));
  yield* take(game, seat, cards);
  if (later) investigator(game, seat).unequipped = true;
  else yield* takeChosen(game, seat, chosen);
}

/** The choice among starting cards of somebody who is to make it when they first come; null once they have. */
export function startingQuestion(game: Game, seat: Seat): Question | null {
  if (!investigator(game, seat).unequipped) return null;
  return questionOf(game.state, {
    seat,
    kind: KIND,
    key: askKey(KIND),
    rule: RULE,
    count: { min: 1, max: 1 },
    options: () => choices(game, seat),
    extra: () => extraOf(game, seat),
  });
}

/** They take what they have chosen. */
export function* takeChosen(game: Game, seat: Seat, chosen: string | null): Flow {
  delete investigator(game, seat).unequipped;
  // 3E-110.5a-2
  yield* take(game, seat, chosen === null ? [] : (sheetOf(game, seat).starting.chooseOne[Number(chosen)] ?? []));
}

function* take(game: Game, seat: Seat, gifts: readonly StartingGift[]): Flow {
  yield* sourced(game, ref('sheet', investigator(game, seat).sheet), takeAll(game, seat, gifts));
}

function* takeAll(game: Game, seat: Seat, gifts: readonly StartingGift[]): Flow {
  // 3E-430.3a
  for (const gift of gifts) {
    if (typeof gift !== 'string') yield* becomeStatus(game, seat, gift.status);
    else {
      const card = game.state.decks.starting.find((id) => kindOf(id) === gift);
      // 3E-477.2
      if (card !== undefined) yield* gainCard(game, seat, card, 'start');
    }
  }
}

function choices(game: Game, seat: Seat): Offered[] {
  return sheetOf(game, seat).starting.chooseOne.map((gifts, index) => ({
    id: String(index),
    label:
      gifts.length === 0
        ? phrase('third-option-starting-none')
        : phrase('third-option-starting', { gifts: gifts.map(giftPhrase) }),
    ...aboutGift(game, gifts),
  }));
}

function extraOf(game: Game, seat: Seat): Extra {
  const { sheet } = investigator(game, seat);
  return { default: plainest(sheetOf(game, seat).starting.chooseOne), args: { sheet: ref('sheet', sheet) } };
}

/** The first choice that brings no condition (S5, E7). */
function plainest(all: readonly (readonly StartingGift[])[]): string {
  const index = all.findIndex((gifts) => gifts.every((gift) => typeof gift === 'string'));
  return String(Math.max(0, index));
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
