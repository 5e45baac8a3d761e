/**
 * What a plan can hold. Fields: `sliders` (a position), `goal` (where to go), `leave` (Clue tokens there that are left),
 * `face:<marker>` (each monster to be met),
 * `gate` (which to come back by), `end` (what to do there), `seal` (after closing), `clues` (tokens on failed checks).
 */

import { type Seat, seen } from '../../../engine/decision.ts';
import { phrase, ref } from '../../../engine/phrase.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { type AheadSheet, beginField, type Field, type FieldChoice, type Said } from '../../plan/ahead.ts';
import { aheadSheet, blankDraft, offer, type SheetDraft } from '../../plan/sheetdraft.ts';
import { gatesTo, placeState } from '../board/area.ts';
import { cardsOfKind } from '../cards/card.ts';
import { signProspect } from '../gates/close.ts';
import { reachable, sliderOption } from '../investigators/focus.ts';
import { investigator } from '../investigators/investigator.ts';
import { movementPoints } from '../movement/movement.ts';
import { goProspect } from '../movement/nextstep.ts';
import { stayProspect } from '../movement/stayprospect.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';
import { buyField } from './buyplan.ts';
import { fightsOn, handsField, roundsField } from './fightplan.ts';
import { closing, gateAt, meeting, slidersOf, tokens, withSliders } from './forecast.ts';
import { type TurnAhead, turnAhead, wholeTurn } from './turnahead.ts';
import { upkeepField } from './upkeepplan.ts';
import { metOn, placesWithin, type Reach, wayTo } from './way.ts';

/** More Clue tokens than this are not planned with. */
const MOST_CLUES = 10;

/** Ways to meet a monster: evade and be asked if that fails, evade and fight on if that fails, fight. */
const FACES = ['evade', 'evade-fight', 'fight'] as const;

/** A plan's fields as things stand, and of what was said as much as still makes sense. */
export function planSheet(game: Game, seat: Seat, said: Said): AheadSheet {
  return aheadSheet(drafted(game, seat, said), 'plan-preview');
}

/** The areas a plan leads through, the one they stand in first; empty where it leads nowhere. */
export function plannedWay(game: Game, seat: Seat, said: Said): readonly string[] {
  return drafted(game, seat, said)?.way ?? [];
}

/** What is decided before a turn or on its way: without any of it there is no turn to plan, only the end of one. */
const TURN_FIELDS: readonly string[] = ['upkeep', 'sliders', 'goal', 'gate'];

/** The nearest turn of theirs; the one after it, where only the end of it is still to come and none of that is planned. */
function drafted(game: Game, seat: Seat, said: Said): SheetDraft | null {
  const { state } = game;
  const ahead = turnAhead(game, seat);
  if (!ahead) return null;
  const draft = draftOf(game, seat, said, ahead);
  const isTurn = draft.fields.some(({ id }) => TURN_FIELDS.includes(id)) || Object.keys(draft.chosen).length > 0;
  const next = isTurn || ahead.turn > state.turn ? null : wholeTurn(game, seat, state.turn + 1);
  return next ? draftOf(game, seat, said, next) : draft;
}

function draftOf(game: Game, seat: Seat, said: Said, ahead: TurnAhead): SheetDraft {
  const draft = blankDraft(seat, said, 'turn', ahead.turn);
  if (ahead.upkeep) {
    offer(draft, upkeepField(game, seat));
    offer(draft, slidersField(game, seat));
  }
  const then = withSliders(game, seat, slidersOf(draft.chosen.sliders));
  const place = whereTo(draft, then, ahead);
  if (place !== null && ahead.encounter) atTheEnd(draft, then, place);
  cluesField(draft, game);
  // 2E-T42
  if (game.state.options.turnOrder === 'sitting') offer(draft, beginField());
  return draft;
}

function slidersField(game: Game, seat: Seat): Field {
  const choices = reachable(game, seat).map((sliders) => {
    const { id, label, note } = seen(sliderOption(game, seat, sliders));
    return { value: id, label, ...(note ? { note } : {}) };
  });
  return { id: 'sliders', label: phrase('plan-field-sliders'), choices };
}

/** The movement. @returns where they will be when the encounters come, null when that is open */
function whereTo(draft: SheetDraft, game: Game, { movement, turn }: TurnAhead): string | null {
  const { seat } = draft;
  const one = investigator(game, seat);
  const kind = game.content.town.areaKind(one.at);
  if (!movement || one.delayed) return kind === 'location' ? one.at : null;
  if (kind === 'otherWorld') return wayBack(draft, game);
  if (kind !== 'location' && kind !== 'street') return null;
  const walk = game.state.walk?.seat === seat && game.state.turn === turn ? game.state.walk : null;
  if (walk?.ended) return null;
  const reach = { points: walk?.points ?? movementPoints(game, seat), dealt: walk?.dealt ?? [] };
  const goals = placesWithin(game, seat, reach.points).map((place) => goalChoice(game, seat, place, reach));
  const goal = offer(draft, { id: 'goal', label: phrase('plan-field-goal'), choices: goals });
  if (!goal) return null;
  const way = wayTo(game, seat, goal.value, reach) ?? [];
  if (way.length > 0) draft.way = [one.at, ...way];
  const met = metOn(game, seat, way, reach.dealt);
  draft.assumed.monsters = met.join(',');
  draft.assumed.gate = gateAt(game, goal.value);
  leaveField(draft, game, goal.value);
  for (const marker of met) faceField(draft, game, marker, goal.value);
  const fought = met.find((marker) => fightsOn(draft.chosen, marker));
  if (fought !== undefined) {
    offer(draft, handsField(game, seat, fought));
    offer(draft, roundsField());
  }
  return goal.value;
}

/** 2E-902: without a word all are taken. */
function leaveField(draft: SheetDraft, game: Game, goal: Place): void {
  const { clues } = placeState(game, goal);
  const choices = Array.from({ length: clues }, (_, index) => ({
    value: String(index + 1),
    label: phrase('option-leave', { clues: index + 1 }),
  }));
  offer(draft, { id: 'leave', label: phrase('plan-field-leave', { place: ref('place', goal) }), choices });
}

function goalChoice(game: Game, seat: Seat, place: Place, reach: Reach): FieldChoice {
  const way = wayTo(game, seat, place, reach) ?? [];
  const met = metOn(game, seat, way, reach.dealt);
  const stays = way.length === 0;
  return {
    value: place,
    label: phrase(stays ? 'plan-goal-stay' : 'option-place', { place: ref('place', place) }),
    ...(stays ? stayProspect(game, seat) : goProspect(game, { place, steps: way.length, number: 0 }, met)),
  };
}

/** A fight ends the movement, so on the way one can only evade. */
function faceField(draft: SheetDraft, game: Game, marker: Copy, goal: string): void {
  const monster = ref('monster', kindOf(marker));
  const place = game.state.monsters.find((one) => one.marker === marker)?.at ?? '';
  const { evade, fight } = meeting(game, draft.seat, marker);
  const ways = FACES.filter((face) => face !== 'fight' || place === goal);
  const choices = ways.map((face) => ({
    value: face,
    label: phrase(`plan-face-${face}`, { monster }),
    ...(face === 'fight' ? fight : evade),
  }));
  const label = phrase('plan-field-face', { monster, place: ref('place', place) });
  const choice = offer(draft, { id: OPTION.face.write(marker), label, choices });
  if (choice?.odds !== undefined) draft.odds.push(choice.odds);
}

/** Back from the second area of an Other World; elsewhere in it there is nothing to plan. */
function wayBack(draft: SheetDraft, game: Game): string | null {
  const { at } = investigator(game, draft.seat);
  const world = game.content.town.worldOf(at);
  if (world === null || at !== game.content.town.secondAreaOf(world)) return null;
  const gates = gatesTo(game, world);
  const [only] = gates;
  if (gates.length < 2) {
    if (only !== undefined) draft.assumed.gate = gateAt(game, only);
    return only ?? null;
  }
  const choices = gates.map((place) => ({
    value: place,
    label: phrase('option-place', { place: ref('place', place) }),
  }));
  const chosen = offer(draft, { id: 'gate', label: phrase('plan-field-gate'), choices });
  if (!chosen) return null;
  draft.assumed.gate = gateAt(game, chosen.value);
  draft.way = [at, chosen.value];
  return chosen.value;
}

function atTheEnd(draft: SheetDraft, game: Game, place: Place): void {
  if (game.content.town.areaKind(place) !== 'location') return;
  draft.assumed.place = place;
  const choices = endChoices(game, draft.seat, place);
  const label = phrase('plan-field-end', { place: ref('place', place) });
  const chosen = offer(draft, { id: 'end', label, choices });
  if (chosen?.value === 'ability') offer(draft, buyField(game.content, place));
  if (!chosen || !OPTION.close.is(chosen.value)) return;
  if (chosen.odds !== undefined) draft.odds.push(chosen.odds);
  offer(draft, {
    id: 'seal',
    label: phrase('plan-field-seal'),
    choices: ['seal', 'keep'].map((value) => ({ value, label: phrase(`plan-seal-${value}`) })),
  });
}

function endChoices(game: Game, seat: Seat, place: Place): FieldChoice[] {
  const one = investigator(game, seat);
  const gate = gateAt(game, place);
  const { voluntaryGates } = game.state.options.variants;
  const encounter = { value: 'encounter', label: phrase('option-encounter-have') };
  if (gate === '') {
    const { ability } = game.content.location(place);
    if (!ability || ability.kind === 'replacesEntry') return [];
    const label = phrase('option-location-ability', { ability: ref('ability', ability.id) });
    return [encounter, { value: 'ability', label }];
  }
  const enter = {
    value: 'enter',
    label: game.state.places[place]?.gateHidden
      ? phrase('option-gate-enter-hidden')
      : phrase('option-gate-enter', { gate: ref('gate', gate) }),
  };
  const explored = game.content.town.areaKind(one.at) === 'otherWorld' || (one.explored && one.at === place);
  if (!explored) return voluntaryGates ? [encounter, enter] : [];
  const [sign] = cardsOfKind(game, seat, game.content.cardFor('elderSign').id).filter(({ exhausted }) => !exhausted);
  return [
    ...(['lore', 'fight'] as const).map((skill) => ({
      value: OPTION.close.write(skill),
      label: phrase('option-close', { skill: ref('skill', skill) }),
      ...closing(game, seat, gate, skill),
    })),
    ...(sign ? [{ value: 'elder-sign', ...signProspect(game, seat, sign.id) }] : []),
    ...(voluntaryGates ? [encounter, enter] : []),
    { value: 'pass', label: phrase('option-gate-leave') },
  ];
}

function cluesField(draft: SheetDraft, game: Game): void {
  const most = Math.min(MOST_CLUES, tokens(game, draft.seat));
  const choices = Array.from({ length: most > 0 ? most + 1 : 0 }, (_, count) => ({
    value: String(count),
    label: phrase('plan-clues', { count }),
  }));
  offer(draft, { id: 'clues', label: phrase('plan-field-clues'), choices });
}
