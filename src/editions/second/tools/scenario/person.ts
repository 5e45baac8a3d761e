import { isCopy, kindNamed, otherSide } from '../../../edition/copy.ts';
import { isOf } from '../../../tools/box.ts';
import { Misplaced } from '../../../tools/scenario/reading.ts';

import { defaultMark, investigator, maxSanity, maxStamina } from '../../investigators/investigator.ts';
import { inSupply } from '../../investigators/status.ts';
import type { Game, Investigator } from '../../state/state.ts';
import { take } from './pile.ts';
import type { Given } from './schema.ts';

type Person = Given['investigators'][number];

/** Phases before the end of which a turn that is lost is the running one. */
const EARLY = ['setup', 'upkeep', 'movement'];

/** Gives an investigator what the scenario says of them. */
export function arrangeInvestigator(game: Game, seat: number, wanted: Person): void {
  const { content, state } = game;
  const one = investigator(game, seat);
  const path = ['investigators', seat];
  one.cards = wanted.cards.map((entry, index) => {
    const { card, ...lying } = typeof entry === 'string' ? { card: entry, ...PLAIN } : entry;
    const cursed = content.card(kindNamed(card)).role === 'curse';
    const supply = isCopy(card) ? inSupply(content, card) : cursed ? content.cardFor('blessing').id : card;
    const id = take(state.decks[content.card(card).deck], supply, [...path, 'cards', index]);
    return { id: cursed ? otherSide(id, content.cardFor('curse').id) : id, ...lying };
  });
  one.at = wanted.at ?? (wanted.arrested ? 'jail-cell' : wanted.lost ? 'lost-in-time-and-space' : one.at);
  one.sliders = wanted.sliders ?? one.sliders;
  one.monsterTrophies = wanted.monsterTrophies.map((kind, index) =>
    take(state.cup, kind, [...path, 'monsterTrophies', index]),
  );
  one.gateTrophies = wanted.gateTrophies.map((gate, index) =>
    take(state.gateStack, gate, [...path, 'gateTrophies', index]),
  );
  const { explored, arrested, eliminated, enteredBy, maxSanityChange, maxStaminaChange, incarnation } = wanted;
  Object.assign(one, { explored, arrested, eliminated, enteredBy, maxSanityChange, maxStaminaChange, incarnation });
  one.used = { ...wanted.used };
  one.marks = [...new Set([...wanted.marks, ...wanted.defaulted.map((id) => defaultMark(content.card(id).name))])];
  one.escapedFrom = wanted.escapedFrom.map((kind, index) => {
    const there = state.monsters.map((monster) => monster.marker).find((id) => isOf(id, kind));
    // A certain one may have left the board since.
    const marker = there ?? (isCopy(kind) ? kind : undefined);
    if (!marker) throw new Misplaced([...path, 'escapedFrom', index], `no ${kind} is on the board`);
    return marker;
  });
  arrangeTurns(one, wanted, state.turn, EARLY.includes(state.phase));
  one.money = wanted.money ?? 0;
  one.clues = wanted.clues ?? 0;
  one.sanity = wanted.sanity ?? maxSanity(game, seat);
  one.stamina = wanted.stamina ?? maxStamina(game, seat);
}

const PLAIN = { exhausted: false, tokens: 0, fresh: false };

/** Which turns are lost or spent: as said by number, or else as follows from what has befallen them. */
function arrangeTurns(one: Investigator, wanted: Person, turn: number, early: boolean): void {
  const out = wanted.arrested || wanted.lost;
  const lost = out ? turn + (early ? 0 : 1) : null;
  one.delayed = wanted.delayed ?? out;
  one.lostTurn = wanted.lostTurn === undefined ? lost : wanted.lostTurn;
  one.returnsOn = wanted.returnsOn === undefined ? (wanted.lost && lost !== null ? lost + 1 : null) : wanted.returnsOn;
  one.spentTurn = wanted.spentTurn === undefined ? (wanted.spent || (out && !early) ? turn : null) : wanted.spentTurn;
  one.returnedOn = wanted.returnedOn === undefined ? (wanted.returned ? turn : null) : wanted.returnedOn;
}
