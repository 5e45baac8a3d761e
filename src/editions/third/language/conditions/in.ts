import type { z } from 'zod';
import { exact, place } from '../terms/field.ts';
import { placeText, say } from '../terms/noun.ts';
import { spacesOf } from '../terms/place.ts';
import { whereabouts } from '../terms/whereabouts.ts';
import type { Reading } from './condition.ts';

const schema = exact({ in: place });
/** Is there: a place word, or the id of a space. */
export type InPlace = z.output<typeof schema>;

export const inPlace: Reading<InPlace> = {
  schema,
  holds(game, seat, condition, context) {
    const { thatCard } = context;
    if (condition.in === 'anywhere') return true;
    if (condition.in === 'display') return thatCard !== undefined && game.state.display.includes(thatCard);
    const { space, neighborhood } = whereabouts(game, seat, context);
    const spaces = spacesOf(game, seat, condition.in, context);
    return (space !== null && spaces.includes(space)) || (neighborhood !== null && spaces.includes(neighborhood));
  },
  words: (condition) => say('if-in', { place: placeText(condition.in, 'at'), not: 'false' }),
  denied: (condition) => say('if-in', { place: placeText(condition.in, 'at'), not: 'true' }),
};
