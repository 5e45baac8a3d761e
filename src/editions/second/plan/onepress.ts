/** A turn that is taken in one press: how the sliders stand, where it goes, and what is done there. */

import type { Decision, Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { isCopy } from '../../edition/copy.ts';
import {
  type AheadSheet,
  BEGIN,
  likelyPlan,
  listed,
  type TurnAction,
  type WholeTurn,
  without,
} from '../../plan/ahead.ts';
import { investigator } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { FIGHT_ON, wouldFall } from './fightplan.ts';
import { gateAt } from './forecast.ts';
import { likely } from './likely.ts';
import { planSheet } from './plansheet.ts';
import { turnAhead } from './turnahead.ts';
import { DONE } from './upkeepplan.ts';

/** Questions that let somebody begin their turn. */
const BEGINS: readonly string[] = ['move.next', 'move.world', 'sitting.begin'];

/** What is done at its end without a price or a check of its own. */
const PLAIN_ENDS: readonly string[] = ['encounter', 'ability'];

/**
 * The turn that a careful player would take, where it has two things to say or more. Whether to fight, what to buy, what to
 * spend, how to close a gate: that is left to be asked.
 */
export function turnInOnePress(game: Game, seat: Seat, decision: Decision): WholeTurn | null {
  const { state } = game;
  const { kind, rule } = decision;
  if (kind === 'combat.round') return fightOn(game, seat, decision);
  // Who is back from another world is asked about the gate alone (2E-1009).
  if (!BEGINS.includes(kind) || rule === '2E-1009' || state.walk?.begun === true) return null;
  if (turnAhead(game, seat)?.turn !== state.turn) return null;
  const sheet = likelyPlan({ planSheet, likely }, game, seat);
  const actions = kind === 'move.next' ? walkActions(game, seat, sheet) : [goOn(decision)];
  if (!actions) return null;
  const all = [...chosenIn(sheet, 'upkeep'), ...slidersIn(sheet), ...actions];
  if (all.length < 2) return null;
  const faces = Object.keys(sheet.said.chosen).filter((field) => OPTION.face.is(field));
  const end = sheet.said.chosen.end ?? '';
  const asked = [
    'seal',
    'clues',
    'hands',
    'rounds',
    'leave',
    'buy',
    ...faces,
    ...(PLAIN_ENDS.includes(end) ? [] : ['end']),
  ];
  const chosen = without(sheet.said.chosen, ...asked);
  // There is nothing else to go on by than that the turn has begun.
  const lasting = kind === 'move.next' ? {} : { [BEGIN]: 'withoutMe' };
  return { said: { ...sheet.said, chosen: { ...chosen, ...lasting } }, actions: all };
}

/** The same again, round after round; null in the first round, without a chance, and where a miss would be the end. */
function fightOn(game: Game, seat: Seat, { options, about }: Decision): WholeTurn | null {
  const { monster, round } = about ?? {};
  const fight = options.find(({ id }) => id === 'fight');
  if (monster === undefined || !isCopy(monster) || Number(round) < 2 || !fight || (fight.odds ?? 0) <= 0) return null;
  if (wouldFall(game, seat, monster)) return null;
  const chosen = { [OPTION.face.write(monster)]: FIGHT_ON };
  const label = phrase('turn-fight-on-with', { fight: fight.label });
  const action = { label, short: phrase('turn-fight-on') };
  return { said: { chosen, assumed: { turn: String(game.state.turn) } }, actions: [action], adds: true };
}

/** What there is to do where nobody goes anywhere. */
const goOn = ({ options, default: usual }: Decision): TurnAction => ({
  label: options.find(({ id }) => usual.includes(id))?.label ?? phrase('option-world-on'),
});

/** Where it goes, and what is done there; null where that is open, or monsters stand in the way. */
function walkActions(game: Game, seat: Seat, sheet: AheadSheet): TurnAction[] | null {
  const { goal } = sheet.said.chosen;
  if (goal === undefined) return null;
  const met = listed(sheet.said.assumed, 'monsters');
  const isGuarded = game.state.monsters.some(({ marker, at }) => met.includes(marker) && at !== goal);
  if (isGuarded) return null;
  const place = ref('place', goal);
  const go: TurnAction =
    investigator(game, seat).at === goal
      ? { label: phrase('turn-stay') }
      : { label: phrase('turn-go', { place }), brief: phrase('option-place', { place }) };
  const end = PLAIN_ENDS.includes(sheet.said.chosen.end ?? '') ? chosenIn(sheet, 'end') : [];
  if (end.length > 0) return [go, ...end];
  // Where there is a choice, it is left to them.
  if (sheet.fields.some(({ id }) => id === 'end')) return [go];
  if (game.content.town.areaKind(goal) !== 'location') return [go];
  return [go, { label: phrase(gateAt(game, goal) === '' ? 'turn-encounter' : 'turn-gate'), implied: true }];
}

/** What is chosen in a field, as a button says it. */
function chosenIn({ fields, said: { chosen } }: AheadSheet, id: string): TurnAction[] {
  const choices = fields.find((field) => field.id === id)?.choices ?? [];
  const found = choices.find(({ value }) => value === chosen[id]);
  if (!found || (id === 'upkeep' && found.value === DONE)) return [];
  if (id === 'end' && found.value === 'encounter') return [{ label: phrase('turn-encounter'), implied: true }];
  return [{ label: found.label }];
}

const slidersIn = (sheet: AheadSheet): TurnAction[] =>
  chosenIn(sheet, 'sliders').map((action) => ({ ...action, short: phrase('turn-sliders') }));
