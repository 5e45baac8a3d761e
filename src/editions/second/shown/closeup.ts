import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import type { CloseUp, Lookup } from '../../edition/edition.ts';
import type { Content } from '../content/content.ts';
import type { Game, State } from '../state/state.ts';
import { closeUpPicture } from './boardview.ts';
import { boardName } from './namer.ts';

/** How ids of neighborhoods begin. They are not found by name, for their streets have the same. */
const NEIGHBORHOOD = 'neighborhood:';

/** Every neighborhood, and every location by the neighborhood it lies in. */
export function closeUps(content: Content, words: Words): CloseUp[] {
  const { neighborhoods, locations } = content;
  const look = (neighborhood: string): string => `${NEIGHBORHOOD}${neighborhood}`;
  return [
    ...neighborhoods.map(({ id }) => ({ name: words.name(ref('neighborhood', id)), look: look(id) })),
    ...locations.map(({ id, neighborhood }) => ({ name: boardName(content, id, words), look: look(neighborhood) })),
  ];
}

/** The neighborhood that such an id means; null for other things. */
export function neighborhoodIn(content: Content, id: string): string | null {
  return content.neighborhoods.find((one) => id === `${NEIGHBORHOOD}${one.id}`)?.id ?? null;
}

/** A neighborhood from near, and who and what is in its places. */
export function neighborhoodLook(game: Game, id: string, words: Words): Lookup {
  const { state } = game;
  const here = [...game.content.places.values()].filter(({ neighborhood }) => neighborhood === id);
  const lines = here.map((place) =>
    [`**${boardName(game.content, place.id, words)}**`, ...nowAt(state, place.id, words)].join(' · '),
  );
  const title = words.name(ref('neighborhood', id));
  return { id: `${NEIGHBORHOOD}${id}`, title, lines, picture: closeUpPicture(game, id, words) };
}

/** What is in a place now. */
export function nowAt(state: State, id: string, words: Words): string[] {
  const place = state.places[id];
  const lines: string[] = [];
  if (place?.gate && !place.gateHidden) lines.push(words.say('look-gate', { gate: ref('gate', place.gate) }));
  if (place?.gate && place.gateHidden) lines.push(words.say('text-gate-hidden'));
  if (place?.sealed) lines.push(words.say('look-sealed'));
  if (place && place.clues > 0) lines.push(words.say('look-clues', { amount: place.clues }));
  const monsters = state.monsters.filter((monster) => monster.at === id);
  if (monsters.length > 0) {
    lines.push(words.say('look-monsters', { monsters: monsters.map((monster) => ref('monster', monster.marker)) }));
  }
  const people = state.investigators.filter((investigator) => investigator.at === id);
  if (people.length > 0) {
    lines.push(
      words.say('look-people', { people: people.map((investigator) => ref('seat', String(investigator.seat))) }),
    );
  }
  return lines;
}
