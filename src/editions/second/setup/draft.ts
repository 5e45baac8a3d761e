import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/decision.ts';
import type { Flow } from '../../../engine/flow.ts';
import { phrase, ref } from '../../../engine/phrase.ts';

import { inPlayerOrder, investigator } from '../investigators/investigator.ts';
import type { DecisionKind } from '../state/decisionkind.ts';
import { choose, sideBySide } from '../state/question.ts';
import type { Game, State } from '../state/state.ts';
import { TEAM } from './agreement.ts';
import { newInvestigator } from './blank.ts';

/** The mark of somebody whose sheet was dealt, not chosen, until the draft is over. */
export const DEALT = 'dealt';

/** Deals one of the unused sheets at random (2E-304). */
export function takeSheet(state: State, chance: Chance, seat: Seat): string {
  const sheet = chance.one(`sheet seat ${seat}`, state.sheets);
  state.sheets = state.sheets.filter((id) => id !== sheet);
  return sheet;
}

/** L2: who was dealt a sheet gets more of them and keeps one; all choose at once (L2.1, L2.2). */
export function* draft(game: Game): Flow {
  const { state } = game;
  const count = Math.min(state.options.variants.draft, Math.floor(game.content.investigators.length / state.players));
  const dealt = new Map<Seat, string[]>();
  for (const seat of inPlayerOrder(state)) {
    const one = investigator(game, seat);
    if (!one.marks.includes(DEALT)) continue;
    const sheets = [one.sheet];
    while (sheets.length < count && state.sheets.length > 0) sheets.push(takeSheet(state, game.chance, seat));
    dealt.set(seat, sheets);
  }
  const kept = yield* sideBySide(
    game,
    [...dealt].map(([seat, sheets]) => chooseSheet(game, seat, DRAFT, sheets)),
  );
  for (const [index, [seat, sheets]] of [...dealt].entries()) {
    const sheet = kept[index] ?? sheets[0] ?? '';
    state.sheets = [...state.sheets, ...sheets.filter((id) => id !== sheet)].sort();
    state.investigators[seat] = newInvestigator(seat, game.content.investigator(sheet));
  }
}

/** L13: four of six sheets, picked seat by seat (L13.1, L13.2). */
export function* pickTeam(game: Game): Flow {
  const { state } = game;
  const pool = state.investigators.map((one) => one.sheet);
  while (pool.length < TEAM + 2 && state.sheets.length > 0) pool.push(takeSheet(state, game.chance, state.first));
  for (const seat of inPlayerOrder(state)) {
    const sheet = yield* chooseSheet(game, seat, PICK, pool);
    pool.splice(pool.indexOf(sheet), 1);
    state.investigators[seat] = newInvestigator(seat, game.content.investigator(sheet));
  }
  state.sheets = [...state.sheets, ...pool].sort();
}

/**
 * 2E-305 by the letter: one after the other in player order, each among all that are left. Whom they named in the lobby,
 * or else whom chance picks, is their default.
 */
export function* chooseInOrder(game: Game): Flow {
  const { state } = game;
  const pool = [...state.sheets, ...state.investigators.map(({ sheet }) => sheet)].sort();
  for (const seat of inPlayerOrder(state)) {
    const { sheet: named, marks } = investigator(game, seat);
    const usual = pool.includes(named) && !marks.includes(DEALT) ? named : game.chance.one(`sheet seat ${seat}`, pool);
    const sheet = yield* chooseSheet(game, seat, { kind: 'setup.sheet', rule: '2E-305', usual }, pool);
    pool.splice(pool.indexOf(sheet), 1);
    state.investigators[seat] = newInvestigator(seat, game.content.investigator(sheet));
  }
  state.sheets = pool;
}

/** The questions of who plays whom. */
interface SheetQuestion {
  kind: DecisionKind;
  rule: string;
  /** Whom silence chooses; the first if not said. */
  usual?: string;
}

const DRAFT: SheetQuestion = { kind: 'setup.draft', rule: 'L2.1' };
const PICK: SheetQuestion = { kind: 'setup.team', rule: 'L13.2' };

function* chooseSheet(
  game: Game,
  seat: Seat,
  { kind, rule, usual }: SheetQuestion,
  sheets: readonly string[],
): Flow<string> {
  const chosen = yield* choose(
    game,
    { seat, kind, rule },
    sheets.map((id) => ({
      id,
      label: phrase('option-sheet', { sheet: ref('investigator', id) }),
      about: { ref: 'sheet', id },
    })),
    { ...(usual === undefined ? {} : { default: usual }), about: { sheets: [...sheets] } },
  );
  return chosen ?? sheets[0] ?? '';
}
