import type { Option } from '../../../../../engine/decision.ts';
import { phrase, ref } from '../../../../../engine/phrase.ts';
import type { Place } from '../../../../edition/copy.ts';
import { placeState } from '../../../board/area.ts';
import type { Game } from '../../../state/state.ts';

/** A place with an open gate, to be picked. */
export function gateOption(game: Game, place: Place): Option {
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
