/**
 * What a plan can hold. Fields: for each action `step:<n>` (an option of the menu), with it `goal:<n>` (where a move
 * goes) or `skill:<n>` (what is focused); `step:extra` with the same, what is done once they all are evaded;
 * `tests` (what is spent on them) and `encounter` (begin it). `n` is the number of the action.
 */

import { type Seat, seen } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { promiseOf } from '../../../engine/prospect.ts';
import { type AheadSheet, beginField, type FieldChoice, type Said } from '../../plan/ahead.ts';
import { aheadSheet, blankDraft, offer, type SheetDraft } from '../../plan/sheetdraft.ts';
import { type ActionOffer, legalActions } from '../actions/actionoffer.ts';
import { PLAIN_MOVE } from '../actions/move.ts';
import { actionsOf } from '../actions/turn.ts';
import { SKILLS, type Skill } from '../content/vocabulary.ts';
import { focusable } from '../investigators/focus.ts';
import { investigator, sheetOf } from '../investigators/investigator.ts';
import { destinations, reachable } from '../movement/walk.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { arrived, defeated, evaded, focused, gathered, inRound, monstersMet, performed, standing } from './forecast.ts';
import { firstStep } from './step.ts';
import { roundAhead, whoIs } from './turnahead.ts';

/** What is spent on tests: nothing; focus while there is no success; then clues too. */
const TESTS = ['free', 'focus', 'clues'] as const;

/** A plan's fields as things stand, and of what was said as much as still makes sense. */
export function planSheet(game: Game, seat: Seat, said: Said): AheadSheet {
  return aheadSheet(drafted(game, seat, said), 'third-plan-preview');
}

/** The spaces a plan leads through, the one they stand in first; empty where it leads nowhere. */
export function plannedWay(game: Game, seat: Seat, said: Said): readonly string[] {
  return drafted(game, seat, said)?.way ?? [];
}

function drafted(now: Game, seat: Seat, said: Said): SheetDraft | null {
  const seen = now.state;
  const ahead = roundAhead(seen, seat);
  if (ahead === null) return null;
  const draft = blankDraft(seat, said, 'round', ahead);
  draft.assumed.who = whoIs(seen, seat);
  const game = inRound(now, seat, ahead);
  actionFields(draft, game, seen.round === ahead);
  offer(draft, {
    id: 'tests',
    label: phrase('third-plan-field-tests'),
    choices: TESTS.map((value) => ({ value, label: phrase(`third-plan-tests-${value}`) })),
  });
  offer(draft, {
    id: 'encounter',
    label: phrase('third-plan-field-encounter'),
    choices: [{ value: 'begin', label: phrase('third-plan-encounter-begin') }],
  });
  offer(draft, beginField());
  return draft;
}

/** One action after the other; what is left open makes everything after it unknown. */
function actionFields(draft: SheetDraft, begin: Game, now: boolean): void {
  const { seat, before } = draft;
  const { delayed, performed: done } = investigator(begin, seat);
  const count = actionsOf(begin, seat) - (delayed ? 1 : 0);
  const up = delayed ? standing(begin, seat) : begin;
  draft.assumed.delayed = delayed ? 'yes' : 'no';
  noteMonsters(draft, up);
  let possible: Game[] = [up];
  // In the middle of the turn, what has been done of the plan is not asked about again.
  const first = now && done.length > 0 ? (firstStep(before) ?? 1) : 1;
  for (let number = first; number <= count && possible.length > 0; number++) {
    possible = stepFields(draft, possible, String(number), number > 1);
    if (draft.chosen[OPTION.step.write(String(number))] !== 'evade') continue;
    const [free, ...held] = possible;
    const [then = free] = free ? stepFields(draft, [free], 'extra', false) : [];
    possible = then ? [then, ...held] : held;
  }
}

/**
 * The fields of one action.
 * @param possible the game as it may be by then, the likeliest first
 * @returns the same after that action; nothing where it is unknown, or the turn ends
 */
function stepFields(draft: SheetDraft, possible: readonly Game[], step: string, mayEnd: boolean): Game[] {
  const { seat } = draft;
  const found = possible.map((game) => ({ game, offers: plannable(game, seat) }));
  const offers = new Map(found.toReversed().flatMap(({ offers }) => offers.map((one) => [one.id, one])));
  const end = { value: 'end', label: phrase('third-option-end-turn') };
  const label = step === 'extra' ? phrase('third-plan-field-extra') : phrase('third-plan-field-step', { number: step });
  const choices = [...[...offers.values()].map(choiceOf), ...(mayEnd ? [end] : [])];
  const choice = offer(draft, { id: OPTION.step.write(step), label, choices });
  const chosen = choice ? offers.get(choice.value) : undefined;
  const from = found.find(({ offers }) => offers.some(({ id }) => id === chosen?.id));
  if (!chosen || !from) return [];
  if (choice?.odds !== undefined) draft.odds.push(choice.odds);
  draft.assumed[`at:${step}`] = investigator(from.game, seat).at;
  return afterwards(draft, from.game, step, chosen);
}

function afterwards(draft: SheetDraft, game: Game, step: string, { id, action }: ActionOffer): Game[] {
  const { seat } = draft;
  const monster = OPTION.attack.read(id);
  switch (id) {
    case 'move':
      return moved(draft, game, step);
    case 'focus':
      return [focused(game, seat, skillField(draft, game, step))];
    case 'gatherResources':
      return [gathered(game, seat)];
    case 'evade':
      return [evaded(game, seat), performed(game, seat, action)];
    default:
      return [...(monster === undefined ? [] : [defeated(game, seat, monster)]), performed(game, seat, action)];
  }
}

/** Whatever the menu offers, except what another has a say in. */
function plannable(game: Game, seat: Seat): ActionOffer[] {
  return legalActions(game, seat).filter(({ action }) => action !== 'trade');
}

function choiceOf(offer: ActionOffer): FieldChoice {
  const option = seen(offer);
  return { value: option.id, label: option.label, ...promiseOf(option) };
}

function moved(draft: SheetDraft, game: Game, step: string): Game[] {
  const { seat } = draft;
  const { at } = investigator(game, seat);
  const choices = destinations(game, seat, PLAIN_MOVE).map((option) => ({
    value: option.id,
    label: option.label,
    ...promiseOf(option),
  }));
  const goal = offer(draft, { id: OPTION.goal.write(step), label: phrase('third-plan-field-goal'), choices });
  const reach = reachable(game, seat, PLAIN_MOVE).find(({ space }) => space === goal?.value);
  if (!reach) return [];
  draft.assumed[`pays:${step}`] = String(reach.payments);
  draft.way = draft.way.length === 0 ? [at, ...reach.path] : [...draft.way, ...reach.path];
  const there = arrived(game, seat, reach);
  noteMonsters(draft, there);
  return [there];
}

function skillField(draft: SheetDraft, game: Game, step: string): Skill | null {
  const { seat } = draft;
  const { skills } = sheetOf(game, seat);
  const choices = focusable(game, seat).map((skill) => ({
    value: skill,
    label: phrase('third-option-focus-skill', { skill: ref('skill', skill) }),
    note: phrase('third-note-skill', { value: skills[skill] }),
  }));
  const chosen = offer(draft, { id: OPTION.skill.write(step), label: phrase('third-plan-field-skill'), choices });
  return SKILLS.find((skill) => skill === chosen?.value) ?? null;
}

/** Those that are known of when it is planned; any other one would be a surprise. */
function noteMonsters(draft: SheetDraft, game: Game): void {
  const known = draft.assumed.monsters?.split(',') ?? [];
  draft.assumed.monsters = [...new Set([...known, ...monstersMet(game, draft.seat)])]
    .filter((id) => id !== '')
    .join(',');
}
