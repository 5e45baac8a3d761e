import type { Seat } from '../../../../engine/decision.ts';
import type { Flow } from '../../../../engine/flow.ts';
import { phrase, ref } from '../../../../engine/phrase.ts';
import {
  areaKind,
  isClosed,
  nearest,
  openGates,
  placeState,
  streetOf,
  worldOf,
  worldOfGate,
} from '../../board/area.ts';
import { closePlace } from '../../board/closure.ts';
import { moveTo } from '../../board/move.ts';
import { loadContent } from '../../content/content.ts';
import type { EffectOf } from '../../content/effect.ts';
import { arkhamPhase } from '../../encounters/encounter.ts';
import { closeGate, enterGate, openGate } from '../../gates/gate.ts';
import { investigator } from '../../investigators/investigator.ts';
import { forbidden } from '../../investigators/modifier.ts';
import { spawn } from '../../monsters/monster.ts';
import { otherWorldEncounter } from '../../otherworlds/otherworld.ts';
import { easiest, returnToArkham } from '../../otherworlds/return.ts';
import type { EffectContext } from '../../state/context.ts';
import { choose } from '../../state/question.ts';
import type { Game } from '../../state/state.ts';
import { usualReturn } from '../../upkeep/upkeep.ts';

/**
 * Moves the acting investigator. He meets no monsters and picks up no Clue tokens (FAQ-25, FAQ-30). Where he may not
 * go he stays where he is, and has no encounter.
 */
export function* moveTarget(game: Game, seat: Seat, spec: EffectOf<'move'>['move'], context: EffectContext): Flow {
  if (spec.to === 'arkham') {
    yield* returnToArkham(game, seat, {
      ...(spec.ifNoGate ? { ifNoGate: spec.ifNoGate } : {}),
      cause: context.source,
    });
    return;
  }
  const place = yield* targetOf(game, seat, spec.to, context);
  if (place === null || !mayGo(game, seat, place)) return;
  comeBack(game, seat);
  moveTo(game, seat, place, 'effect');
  if (spec.then === 'encounter') yield* encounterThere(game, seat);
}

/** An encounter where he is now, as in the phase itself: the gate decides where one is open (2E-1107, FAQ-60). */
function* encounterThere(game: Game, seat: Seat): Flow {
  const one = investigator(game, seat);
  // 2E-1110: not once he has gone insane or unconscious this turn.
  if (one.eliminated || (one.spentTurn === game.state.turn && game.state.turn > 0)) return;
  const kind = areaKind(one.at);
  if (kind === 'location') yield* arkhamPhase(game, seat);
  else if (kind === 'otherWorld') yield* otherWorldEncounter(game, seat);
}

/** Through the nearest open gate into its world; ties are the owner's. Not delayed (2E-2618); without a gate nothing. */
export function* moveThroughGate(game: Game, seat: Seat, context: EffectContext): Flow {
  const places = () => {
    const { at } = investigator(game, seat);
    const from = at === 'jail-cell' ? 'police-station' : at;
    return nearest(
      from,
      openGates(game).map(({ place }) => place),
    );
  };
  const chosen = yield* choose(
    game,
    seat,
    'effect.nearestGate',
    '2E-2622',
    () => places().map((place) => gateOption(game, place)),
    () => ({ default: (easiest(game, places()) ?? '').slice('go:'.length), about: context.about ?? {} }),
  );
  if (chosen !== null) enterGate(game, seat, chosen, false);
}

/** A gate opens where he is (2E-4107): whoever is there is drawn through, in the revised printing delayed. */
export function* gate(game: Game, seat: Seat, monster: boolean): Flow {
  const { at } = investigator(game, seat);
  if (areaKind(at) !== 'location') return;
  // L4.7: where one is open none opens, but the monster comes.
  if (placeState(game, at).gate) {
    if (monster) yield* spawn(game, at, 1);
    return;
  }
  yield* openGate(game, at, {
    from: 'encounter',
    monsters: monster ? 1 : 0,
    // 2E-1207, 2E-1208
    delay: game.state.options.printing === 'revised',
  });
}

/** A gate closes without a check; nobody's trophy and no seal unless the effect says so (FAQ-83). */
export function* closeGates(
  game: Game,
  seat: Seat,
  spec: EffectOf<'closeGate'>['closeGate'],
  context: EffectContext,
): Flow {
  const place = yield* gateToClose(game, seat, spec.which, context);
  if (place === null || !game.state.places[place]?.gate) return;
  const { at } = investigator(game, seat);
  const sealed = spec.seal === true && !forbidden(game, 'sealGate', { seat, place: at });
  yield* closeGate(game, place, { seat, trophy: spec.trophy === true, ...(sealed ? { seal: 'effect' as const } : {}) });
}

/** A location closes for a time or for good; those in it go to its street (FAQ-73). */
export function close(game: Game, spec: EffectOf<'close'>['close'], context: EffectContext): void {
  closePlace(game, spec.place, spec.until, context.source.id);
}

function* gateToClose(
  game: Game,
  seat: Seat,
  which: EffectOf<'closeGate'>['closeGate']['which'],
  context: EffectContext,
): Flow<string | null> {
  switch (which) {
    case 'here':
      return investigator(game, seat).at;
    case 'that':
      return context.place ?? null;
    case 'entered':
      return context.enteredBy ?? null;
    case 'any':
      return yield* choose(
        game,
        seat,
        'effect.closeGate',
        context.rule ?? '2E-101',
        () => openGates(game).map(({ place }) => gateOption(game, place)),
        { about: context.about ?? {} },
      );
    default:
      return which satisfies never;
  }
}

function* targetOf(game: Game, seat: Seat, to: string, context: EffectContext): Flow<string | null> {
  const { at } = investigator(game, seat);
  if (to === 'street') return areaKind(at) === 'otherWorld' ? null : streetOf(at);
  if (to === 'gateLocationOfPeekedCard') return context.peeked ?? null;
  if (to !== 'anyStreetOrLocation') return to;
  const { places } = loadContent();
  return yield* choose(
    game,
    seat,
    'effect.move',
    context.rule ?? '2E-101',
    () =>
      [...places.keys()]
        .filter((place) => place !== investigator(game, seat).at && mayGo(game, seat, place))
        .map((place) => ({
          id: place,
          label: phrase('option-place', { place: ref('place', place) }),
          about: { ref: 'place', id: place },
        })),
    () => ({ default: usualReturn(game, seat).map((id) => id.slice('go:'.length)), about: context.about ?? {} }),
  );
}

function mayGo(game: Game, seat: Seat, place: string): boolean {
  const { at } = investigator(game, seat);
  if (place === at) return true;
  return !isClosed(game, place) && !forbidden(game, 'move', { seat, outOf: at, into: place });
}

/** Somebody taken out of time and space by a card is back; a delay stays and the lost turn is over. */
function comeBack(game: Game, seat: Seat): void {
  const one = investigator(game, seat);
  if (areaKind(one.at) !== 'lost') return;
  one.returnsOn = null;
  one.lostTurn = null;
}

function gateOption(game: Game, place: string) {
  const { gate: marker, gateHidden } = placeState(game, place);
  return {
    id: place,
    label:
      marker && !gateHidden
        ? phrase('option-gate', { place: ref('place', place), gate: ref('gate', marker) })
        : phrase('option-gate-hidden', { place: ref('place', place) }),
    about: { ref: 'place', id: place },
  };
}

/** The location he came to his Other World by, if its gate still leads there. */
export function cameBy(game: Game, seat: Seat): string | null {
  const { at, enteredBy } = investigator(game, seat);
  const world = worldOf(at);
  if (world === null || enteredBy === null) return null;
  const marker = game.state.places[enteredBy]?.gate;
  return marker && worldOfGate(marker) === world ? enteredBy : null;
}
