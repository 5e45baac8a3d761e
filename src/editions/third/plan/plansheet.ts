/**
 * What a plan can hold. Fields: for each action `step:<n>` (an option of the menu), with it `goal:<n>` (where a move
 * goes) or `skill:<n>` (what is focused); `step:extra` with the same, what is done once he has evaded them all;
 * `tests` (what is spent on them) and `encounter` (begin it). `n` is the number of the action.
 */
import type { Seat } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import type { AheadSheet, Choices, FieldChoice, Said } from '../../plan/ahead.ts';
import { blankDraft, chanceOfAll, offer, type SheetDraft } from '../../plan/sheetdraft.ts';
import { type ActionOffer, legalActions } from '../actions/actionoffer.ts';
import { PLAIN_MOVE } from '../actions/move.ts';
import { actionsOf } from '../actions/turn.ts';
import { SKILLS, type Skill } from '../content/vocabulary.ts';
import { focusable } from '../investigators/focus.ts';
import { investigator, sheetOf } from '../investigators/investigator.ts';
import { destinations, reachable } from '../movement/walk.ts';
import type { Game, State } from '../state/state.ts';
import { roundAhead, whoIs } from './horizon.ts';
import { firstStep } from './step.ts';
import { arrived, defeated, evaded, focused, gathered, inRound, monstersMet, performed, standing } from './supposed.ts';

/** What is spent on tests: nothing; focus while there is no success; then clues too. */
const TESTS = ['free', 'focus', 'clues'] as const;

/** A plan's fields as things stand, and of what was said as much as still makes sense. */
export function planSheet(seen: State, seat: Seat, said: Said): AheadSheet {
  const draft = drafted(seen, seat, said);
  if (!draft) return { fields: [], said: { chosen: {}, assumed: {} }, preview: [] };
  const { chosen, assumed, fields } = draft;
  const percent = chanceOfAll(draft);
  const preview = percent === null ? [] : [phrase('third-plan-preview', { percent })];
  return { fields, said: { chosen, assumed }, preview };
}

/** The spaces a plan leads through, the one he stands in first; empty where it leads nowhere. */
export function plannedWay(seen: State, seat: Seat, said: Said): readonly string[] {
  return drafted(seen, seat, said)?.way ?? [];
}

function drafted(seen: State, seat: Seat, said: Said): SheetDraft | null {
  const ahead = roundAhead(seen, seat);
  if (ahead === null) return null;
  const round = String(ahead);
  const before: Choices = said.assumed.round === undefined || said.assumed.round === round ? said.chosen : {};
  const draft = blankDraft({ round, who: whoIs(seen, seat) });
  const game = inRound(seen, seat, ahead);
  actionFields(draft, before, game, seat, seen.round === ahead);
  offer(draft, before, {
    id: 'tests',
    label: phrase('third-plan-field-tests'),
    choices: TESTS.map((value) => ({ value, label: phrase(`third-plan-tests-${value}`) })),
  });
  offer(draft, before, {
    id: 'encounter',
    label: phrase('third-plan-field-encounter'),
    choices: [{ value: 'begin', label: phrase('third-plan-encounter-begin') }],
  });
  return draft;
}

/** One action after the other; what is left open makes everything after it unknown. */
function actionFields(draft: SheetDraft, before: Choices, begin: Game, seat: Seat, now: boolean): void {
  const { delayed, performed: done } = investigator(begin, seat);
  const count = actionsOf(begin, seat) - (delayed ? 1 : 0);
  const up = delayed ? standing(begin, seat) : begin;
  draft.assumed.delayed = delayed ? 'yes' : 'no';
  noteMonsters(draft, up, seat);
  let possible: Game[] = [up];
  // In the middle of his turn, what has been done of the plan is not asked about again.
  const first = now && done.length > 0 ? (firstStep(before) ?? 1) : 1;
  for (let number = first; number <= count && possible.length > 0; number++) {
    possible = stepFields(draft, before, possible, seat, String(number), number > 1);
    if (draft.chosen[`step:${number}`] !== 'evade') continue;
    const [free, ...held] = possible;
    const [then = free] = free ? stepFields(draft, before, [free], seat, 'extra', false) : [];
    possible = then ? [then, ...held] : held;
  }
}

/**
 * The fields of one action.
 * @param possible the game as it may be by then, the likeliest first
 * @returns the same after that action; nothing where it is unknown, or the turn ends
 */
function stepFields(
  draft: SheetDraft,
  before: Choices,
  possible: readonly Game[],
  seat: Seat,
  step: string,
  mayEnd: boolean,
): Game[] {
  const found = possible.map((game) => ({ game, offers: plannable(game, seat) }));
  const offers = new Map(found.toReversed().flatMap(({ offers }) => offers.map((one) => [one.id, one])));
  const end = { value: 'end', label: phrase('third-option-end-turn') };
  const label = step === 'extra' ? phrase('third-plan-field-extra') : phrase('third-plan-field-step', { number: step });
  const choices = [...[...offers.values()].map(choiceOf), ...(mayEnd ? [end] : [])];
  const choice = offer(draft, before, { id: `step:${step}`, label, choices });
  const chosen = choice ? offers.get(choice.value) : undefined;
  const from = found.find(({ offers }) => offers.some(({ id }) => id === chosen?.id));
  if (!chosen || !from) return [];
  if (choice?.odds !== undefined) draft.odds.push(choice.odds);
  draft.assumed[`at:${step}`] = investigator(from.game, seat).at;
  return afterwards(draft, before, from.game, seat, step, chosen);
}

function afterwards(
  draft: SheetDraft,
  before: Choices,
  game: Game,
  seat: Seat,
  step: string,
  { id, action }: ActionOffer,
): Game[] {
  switch (id) {
    case 'move':
      return moved(draft, before, game, seat, step);
    case 'focus':
      return [focused(game, seat, skillField(draft, before, game, seat, step))];
    case 'research':
      draft.assumed.research = 'all';
      return [performed(game, seat, action)];
    case 'gatherResources':
      return [gathered(game, seat)];
    case 'evade':
      return [evaded(game, seat), performed(game, seat, action)];
    default:
      return action === 'attack'
        ? [defeated(game, seat, id.slice('attack:'.length)), performed(game, seat, action)]
        : [performed(game, seat, action)];
  }
}

/** Whatever the menu offers, except what another has a say in. */
function plannable(game: Game, seat: Seat): ActionOffer[] {
  return legalActions(game, seat, { odds: true }).filter(({ action }) => action !== 'trade');
}

function choiceOf({ id, label, note, odds }: ActionOffer): FieldChoice {
  return { value: id, label, ...(note ? { note } : {}), ...(odds === undefined ? {} : { odds }) };
}

function moved(draft: SheetDraft, before: Choices, game: Game, seat: Seat, step: string): Game[] {
  const { at } = investigator(game, seat);
  const choices = destinations(game, seat, PLAIN_MOVE).map(({ id, label, note }) => ({
    value: id,
    label,
    ...(note ? { note } : {}),
  }));
  const goal = offer(draft, before, { id: `goal:${step}`, label: phrase('third-plan-field-goal'), choices });
  const reach = reachable(game, seat, PLAIN_MOVE).find(({ space }) => space === goal?.value);
  if (!reach) return [];
  draft.assumed[`pays:${step}`] = String(reach.payments);
  draft.way = draft.way.length === 0 ? [at, ...reach.path] : [...draft.way, ...reach.path];
  const there = arrived(game, seat, reach);
  noteMonsters(draft, there, seat);
  return [there];
}

function skillField(draft: SheetDraft, before: Choices, game: Game, seat: Seat, step: string): Skill | null {
  const { skills } = sheetOf(game, seat);
  const choices = focusable(game, seat).map((skill) => ({
    value: skill,
    label: phrase('third-option-focus-skill', { skill: ref('skill', skill) }),
    note: phrase('third-note-skill', { value: skills[skill] }),
  }));
  const chosen = offer(draft, before, { id: `skill:${step}`, label: phrase('third-plan-field-skill'), choices });
  return SKILLS.find((skill) => skill === chosen?.value) ?? null;
}

/** Those he knows of when he plans; any other one would be a surprise. */
function noteMonsters(draft: SheetDraft, game: Game, seat: Seat): void {
  const known = draft.assumed.monsters?.split(',') ?? [];
  draft.assumed.monsters = [...new Set([...known, ...monstersMet(game, seat)])].filter((id) => id !== '').join(',');
}
