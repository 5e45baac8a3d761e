import type { Offered, Seat } from '../../../engine/decision.ts';
import { phrase, type Ref, ref } from '../../../engine/phrase.ts';
import type { Prospect } from '../../../engine/prospect.ts';
import { type Copy, kindOf, type Place } from '../../edition/copy.ts';
import { monstersAt, placeState } from '../board/area.ts';
import { cluesAt, cluesWanted } from '../board/clue.ts';
import { abilitiesFor, type UsableAbility, useId } from '../cards/ability.ts';
import { withTrades } from '../cards/trade.ts';
import { useProspect } from '../cards/useprospect.ts';
import { faceOptions, leastDamage } from '../combat/combat.ts';
import type { Content } from '../content/content.ts';

import { investigator } from '../investigators/investigator.ts';
import { OPTION } from '../state/option.ts';
import { asksTrifles } from '../state/options.ts';
import type { Extra } from '../state/question.ts';
import type { Game, Walk } from '../state/state.ts';
import { reachable, unmet, type Way, wagonGoals } from './route.ts';
import { stayProspect } from './stayprospect.ts';

export function nextExtra(game: Game, seat: Seat, walk: Walk): Extra {
  const { at } = investigator(game, seat);
  const monsters = unmet(game, seat, walk);
  const kinds = [...new Set(monsters.map(kindOf))].map((kind) => ref('monster', kind));
  const met = { seat: ref('seat', String(seat)), place: ref('place', at), monsters: kinds };
  return {
    default: usual(game, seat, walk),
    // Where to is no question before they are dealt with.
    ...(mayLeave(walk, monsters) ? {} : { ask: phrase('ask-move-met', met) }),
    args: { place: ref('place', at), points: walk.points },
    about: { place: at, points: walk.points, monsters },
  };
}

export function nextOptions(game: Game, seat: Seat, walk: Walk): readonly Offered[] {
  const { at } = investigator(game, seat);
  const monsters = unmet(game, seat, walk);
  // 2E-2508
  const options = faceOptions(game, seat, monsters);
  const ways = waysFrom(game, seat, walk);
  const named = ways.length > NAMED ? NEAREST : NAMED;
  ways.forEach(({ place, steps }, index) => {
    options.push(goOption(game, { place, steps: steps.length, number: Math.max(0, index + 1 - named) }));
  });
  options.push(...usable(game, seat, walk).map((one) => useOption(game, seat, one)));
  if (mayLeave(walk, monsters)) options.push(...wagonOptions(game, seat, walk));
  // 2E-708, 2E-709, 2E-904
  if (monsters.length > 0) return options;
  const wanted = cluesWanted(game, seat);
  // 2E-705, 2E-2504
  options.push({
    id: 'stop',
    label: phrase('option-stop-here', { place: ref('place', at), clues: wanted }),
    prospect: () => stayProspect(game, seat),
  });
  // 2E-906: older games ask how many.
  if (asksTrifles(game.state))
    for (let few = cluesAt(game, seat) - 1; few >= 0; few--)
      options.push({ id: OPTION.stop.write(few), label: phrase('option-stop-leaving', { clues: few }) });
  return withTrades(game, seat, options);
}

/** D-17 to D-19: evades the least dangerous monster, otherwise stays and takes all tokens. */
function usual(game: Game, seat: Seat, walk: Walk): string {
  const [first] = leastDamage(game, seat, unmet(game, seat, walk));
  return first === undefined ? 'stop' : OPTION.evade.write(first);
}

/** 2E-707: nobody leaves an area before its monsters are dealt with; L8.3 excepts those they escaped from. */
export function mayLeave({ escaped }: Walk, monsters: readonly Copy[]): boolean {
  return monsters.every((marker) => escaped.includes(marker));
}

export function waysFrom(game: Game, seat: Seat, walk: Walk): Way[] {
  if (walk.ended || walk.points <= 0 || !mayLeave(walk, unmet(game, seat, walk))) return [];
  return reachable(game, seat, walk);
}

/** Cards and abilities of the Movement phase; none once a combat has ended the movement. */
export function usable(game: Game, seat: Seat, walk: Walk): UsableAbility[] {
  if (walk.ended) return [];
  return abilitiesFor(game, seat, 'movement', { movement: walk }).filter(({ ability }) => !ability.passive);
}

function wagonOptions(game: Game, seat: Seat, walk: Walk): Offered[] {
  if (walk.begun || walk.ended) return [];
  return wagonGoals(game, seat).map((place) => ({
    id: OPTION.wagon.write(place),
    label: phrase('option-wagon', { place: ref('place', place) }),
    group: neighborhoodOf(game.content, place),
    about: ref('place', place),
  }));
}

/**
 * So many places within reach have their names on the picture. Of more the picture shows so much of the town that only the
 * nearest have room for names; the others have numbers, which their notes tell.
 */
const NAMED = 7;
const NEAREST = 3;

/** A place within reach: how far it is, and its number on the picture; 0 where its name stands there. */
interface Reached {
  place: Place;
  steps: number;
  number: number;
}

function goOption(game: Game, reached: Reached): Offered {
  const { place } = reached;
  return {
    id: OPTION.go.write(place),
    label: phrase('option-go', { place: ref('place', place) }),
    prospect: () => {
      const met = monstersAt(game, place).map(({ marker }) => marker);
      return goProspect(game, reached, met);
    },
    group: neighborhoodOf(game.content, place),
    about: ref('place', place),
  };
}

/** How far a place is, and what awaits there. @param met the monsters to be met on the way or there */
export function goProspect(game: Game, { place, steps, number }: Reached, met: readonly Copy[]): Prospect {
  const { gate, clues } = placeState(game, place);
  const brings = [
    ...(clues > 0 ? [phrase('brings-clues', { clues })] : []),
    ...(gate ? [phrase('brings-gate')] : []),
    ...met.map((marker) => ref('monster', kindOf(marker))),
  ];
  const spot = number > 0 ? { spot: number } : {};
  return { note: phrase('note-go', { steps, number }), ...spot, ...(brings.length > 0 ? { brings } : {}) };
}

function neighborhoodOf(content: Content, place: Place): Ref {
  return ref('neighborhood', content.place(place).neighborhood);
}

function useOption(game: Game, seat: Seat, usable: UsableAbility): Offered {
  const { card, ability } = usable;
  return {
    id: useId(usable),
    label:
      card === undefined
        ? phrase('option-use-ability', { ability: ref('ability', ability.id ?? '') })
        : phrase('option-use-card', { card: ref('card', kindOf(card)) }),
    prospect: () => useProspect(game, seat, card === undefined ? {} : { card }, ability),
    ...(card === undefined ? {} : { about: ref('card', kindOf(card)) }),
  };
}
