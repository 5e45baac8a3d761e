import type { Seat } from '../../../engine/decision.ts';
import { type Flow, inTurn } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { sourced } from '../../../engine/source.ts';

import { moveTo } from '../board/move.ts';
import { cardsOfKind, discardCards, itemsOf, loseItems } from '../cards/card.ts';
import { cardOption } from '../cards/cardnote.ts';
import { trigger } from '../cards/triggers.ts';
import type { PlaceRole } from '../content/vocabulary.ts';
import { defeatIfAllGone } from '../end/victory.ts';
import { investigator, maxSanity, maxStamina, sheetOf } from '../investigators/investigator.ts';
import { endLasting, forbidden } from '../investigators/modifier.ts';
import { giveUpMonsters } from '../monsters/trophy.ts';
import { setUpInvestigator } from '../setup/setup.ts';
import type { Cause } from '../state/event.ts';
import { choose } from '../state/question.ts';
import type { Game } from '../state/state.ts';

const LOST = 'lost-in-time-and-space';
const JAIL = 'jail-cell';

/** The two ways of being put out of action by a value at 0. */
type Breakdown = 'insane' | 'unconscious';

const REFUGE: Readonly<Record<Breakdown, PlaceRole>> = { insane: 'asylum', unconscious: 'hospital' };

/**
 * Deals with values at 0 (sections 30 and 38): insane, unconscious, lost in time and space or devoured. To be called
 * after every loss and after costs once what they bought is done; does nothing when both values are above 0.
 * @param cause what has brought a value to 0, where one thing has
 */
export function* settle(game: Game, seat: Seat, cause?: Cause): Flow {
  const one = investigator(game, seat);
  if (one.eliminated) return;
  // 2E-3024: a maximum at 0 devours, in both printings.
  if (maxSanity(game, seat) <= 0 || maxStamina(game, seat) <= 0) {
    yield* inTurn(game.state);
    yield* devour(game, seat, cause);
    return;
  }
  const insane = one.sanity <= 0;
  const unconscious = one.stamina <= 0;
  if (!insane && !unconscious) return;
  // 2E-T51
  yield* inTurn(game.state);
  // 2E-3025, 2E-3822, 2E-3823: in the final battle either of them devours.
  if (game.state.ancientOne.awake) yield* devour(game, seat, cause);
  else if (insane && unconscious) yield* bothGone(game, seat, cause);
  else yield* breakDown(game, seat, insane ? 'insane' : 'unconscious', cause);
}

/** 2E-3021 `[revised]`: devoured. 2E-3022 `[2005]`: both, in their order (2E-4403); 2E-3023: elsewhere lost once. */
function* bothGone(game: Game, seat: Seat, cause: Cause | undefined): Flow {
  if (game.state.options.printing === 'revised') {
    yield* devour(game, seat, cause);
    return;
  }
  if (!game.content.town.inArkham(investigator(game, seat).at)) {
    yield* breakDown(game, seat, 'insane', cause);
    return;
  }
  const order = (['insane', 'unconscious'] as const).map((id) => ({ id, label: phrase(`option-first-${id}`) }));
  const first = yield* choose(game, { seat, kind: 'misfortune.order', rule: '2E-3022' }, order);
  const last: Breakdown = first === 'unconscious' ? 'insane' : 'unconscious';
  yield* breakDown(game, seat, last === 'insane' ? 'unconscious' : 'insane', cause);
  yield* breakDown(game, seat, last, cause);
}

/**
 * 2E-3005, 2E-3006 and what follows: half of all their items together (2E-3014), of their choice (2E-3008), half the
 * Clue tokens, and then Asylum, Hospital or, with 2E-3019, 2E-3020, the space outside time.
 */
function* breakDown(game: Game, seat: Seat, how: Breakdown, cause: Cause | undefined): Flow {
  const one = investigator(game, seat);
  one.upsets += 1;
  const here = game.content.town.inArkham(one.at);
  if (here) game.events.push({ type: how === 'insane' ? 'WentInsane' : 'FellUnconscious', seat, by: cause });
  yield* sourced(game, ref('misfortune', how), giveUp(game, seat, how, here));
}

/** What it takes from them, and where they wake up. */
function* giveUp(game: Game, seat: Seat, how: Breakdown, here: boolean): Flow {
  // L5.1, L5.4: Sanity at 0 costs a Spell or a Skill and no items.
  if (how === 'insane' && game.state.options.variants.amnesia) yield* forget(game, seat);
  else yield* loseItems(game, seat, Math.floor(itemsOf(game, seat).length / 2), { rule: '2E-3007', why: how });
  loseHalfTheClues(game, seat);
  const { content } = game;
  const gone = investigator(game, seat).cards.filter((held) => {
    const card = content.card(held.id);
    // 2E-3010
    return card.deck === 'special' && card.lostOnDefeat === true;
  });
  discardCards(
    game,
    seat,
    gone.map((held) => held.id),
    how,
  );
  // 2E-3019
  if (!here) {
    yield* loseInTimeAndSpace(game, seat, ref('stranded', how));
    const lost = investigator(game, seat);
    // 2E-3020: each value that is 0 becomes 1.
    if (lost.sanity <= 0) lost.sanity = 1;
    if (lost.stamina <= 0) lost.stamina = 1;
    return;
  }
  comeTo(game, seat, how, 'carried');
}

function comeTo(game: Game, seat: Seat, how: Breakdown, moved: Parameters<typeof moveTo>[3]): void {
  const one = investigator(game, seat);
  if (how === 'insane') one.sanity = 1;
  else one.stamina = 1;
  // 2E-3018: next turn they act normally.
  one.delayed = false;
  if (one.arrested) {
    one.arrested = false;
    one.lostTurn = null;
  }
  one.spentTurn = game.state.turn;
  // 2E-3015, 2E-3016
  moveTo(game, seat, game.content.locationFor(REFUGE[how]).id, moved);
}

/** L5.1 to L5.3: one Spell or Skill of their choice. Silence gives the cheapest Spell, or the newest Skill (D-45). */
function* forget(game: Game, seat: Seat): Flow {
  const candidates = () => [...cardsOfKind(game, seat, 'spell'), ...cardsOfKind(game, seat, 'skill').reverse()];
  const chosen = yield* choose(game, { seat, kind: 'loss.memory', rule: 'L5.1' }, () =>
    candidates().map(({ id }) => cardOption(game, id)),
  );
  if (chosen) discardCards(game, seat, [chosen], 'insane');
}

/** 2E-3009: half their Clue tokens, rounded down. */
function loseHalfTheClues(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  const lost = Math.floor(one.clues / 2);
  if (lost === 0) return;
  one.clues -= lost;
  game.events.push({ type: 'Lost', seat, what: 'clue', amount: lost });
}

/**
 * Lost in time and space (2E-3111 to 2E-3113): to that box, delayed, at no further cost (2E-3116); the next turn is
 * lost and in the Upkeep after it they return. Some are spared (Sister Mary), and the Ancient One may have more to say.
 */
export function* loseInTimeAndSpace(game: Game, seat: Seat, cause?: Cause): Flow {
  const one = investigator(game, seat);
  if (one.eliminated || one.at === LOST) return;
  one.upsets += 1;
  if (spared(game, seat)) return;
  const { turn } = game.state;
  one.delayed = true;
  one.arrested = false;
  one.lostTurn = turn + 1;
  one.returnsOn = turn + 2;
  one.spentTurn = turn;
  moveTo(game, seat, LOST, 'carried');
  game.events.push({ type: 'LostInTimeAndSpace', seat, by: cause });
  yield* trigger(game, { event: 'lostInTimeAndSpace', seat });
}

/** A sheet's ability that takes the place of being lost: they come to the place it names, neither lost nor delayed. */
function spared(game: Game, seat: Seat): boolean {
  const sheet = sheetOf(game, seat);
  const ability = sheet.abilities.find(
    (each) => each.timing === 'passive' && each.trigger?.event === 'lostInTimeAndSpace',
  );
  if (!ability) return false;
  const one = investigator(game, seat);
  const moved = { how: 'effect', by: { ref: 'ability', id: ability.id ?? '' } } as const;
  game.events.push({ type: 'AbilityUsed', seat, ability: moved.by.id, sheet: sheet.id });
  if (one.sanity <= 0) comeTo(game, seat, 'insane', moved);
  else if (one.stamina <= 0) comeTo(game, seat, 'unconscious', moved);
  else moveTo(game, seat, sheet.home, moved);
  return true;
}

/** Arrested (2E-3106, 2E-3107): jail cell, half the money, delayed, and the next turn lost. */
export function arrest(game: Game, seat: Seat, cause?: Cause): void {
  const one = investigator(game, seat);
  if (one.eliminated || forbidden(game, 'status:arrested', { seat, by: cause?.id })) return;
  one.upsets += 1;
  game.events.push({ type: 'Arrested', seat, by: cause });
  moveTo(game, seat, JAIL, 'carried');
  const lost = Math.floor(one.money / 2);
  if (lost > 0) {
    one.money -= lost;
    game.events.push({ type: 'Lost', seat, what: 'money', amount: lost, by: cause });
  }
  one.arrested = true;
  one.delayed = true;
  one.lostTurn = game.state.turn + 1;
  one.spentTurn = game.state.turn; // 2E-3110
}

/**
 * Devoured (2E-3118 to 2E-3126): everything is given up but, by the ruling, the trophies. Before the awakening a new
 * investigator takes the seat at once; in the final battle the player is out, and the last one out loses the game.
 * @throws StepEnd when nobody is left to fight
 */
export function* devour(game: Game, seat: Seat, cause?: Cause): Flow {
  const one = investigator(game, seat);
  if (one.eliminated) return;
  one.upsets += 1;
  // 2E-2004: nobody will pay it any more.
  game.state.loansDefaulted += one.cards.filter(({ id }) => game.content.card(id).role === 'bankLoan').length;
  game.events.push({ type: 'Devoured', seat, sheet: one.sheet, by: cause });
  yield* sourced(game, ref('investigator', one.sheet), succeed(game, seat));
}

/** What becomes of all they had, and who takes the seat. */
function* succeed(game: Game, seat: Seat): Flow {
  const one = investigator(game, seat);
  discardCards(
    game,
    seat,
    one.cards.map((held) => held.id),
    'devoured',
  );
  one.money = 0;
  one.clues = 0;
  // 2E-3119, 2E-3120
  if (!game.state.options.rulings.devouredKeepsTrophies) {
    giveUpMonsters(game, seat, [...one.monsterTrophies]);
    game.state.gateStack.push(...one.gateTrophies.splice(0));
  }
  endLasting(game, (lasting) => lasting.seat === seat);
  if (game.state.ancientOne.awake) {
    one.eliminated = true; // 2E-3824
    game.events.push({ type: 'Eliminated', seat });
    defeatIfAllGone(game);
    return;
  }
  // 2E-3121: the same sheet may come back.
  const sheets = [...game.state.sheets, one.sheet].sort();
  const sheet = game.chance.one(`new investigator seat ${seat}`, sheets);
  game.state.sheets = sheets.filter((id) => id !== sheet);
  game.events.push({ type: 'Replaced', seat, sheet });
  yield* setUpInvestigator(game, seat, sheet);
}

/** They are delayed; twice is the same as once (2E-3103). */
export function delay(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  if (one.delayed || one.eliminated) return;
  one.delayed = true;
  game.events.push({ type: 'Delayed', seat });
}

/** They skip every phase of their next turn but the Mythos phase; that is no delay (FAQ-22). */
export function loseNextTurn(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  if (one.eliminated) return;
  one.lostTurn = game.state.turn + 1;
  game.events.push({ type: 'TurnLost', seat, turn: one.lostTurn });
}
