import { ref } from '../../../engine/phrase.ts';
import type { FoeView, MapView, SpotView } from '../../../render/map/view.ts';
import type { Words } from '../../../words/words.ts';
import { inBrief } from '../../shown/alt.ts';

/**
 * What a map shows, in words, at most 1,024 characters: the sheet, the event deck, who is where, monsters, doom, then
 * the rest.
 */
export function boardAlt(view: MapView, words: Words): string {
  const spots = [
    ...view.tiles.flatMap(({ spaces }) => spaces),
    ...view.streets.map((street) => ({ ...street, name: streetName(view, street.between, street.name) })),
    ...view.beyond,
  ];
  const { doom, clues, markers } = view.sheet;
  const { next, left } = view.eventDeck;
  const list = (key: string, name: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [words.say(key, { [name]: words.row(items) })];
  const counted = (place: string, count: number): string => words.say('third-alt-count', { place, count });
  return inBrief([
    words.say('third-alt-head', {
      scenario: view.title,
      round: view.round,
      phase: view.phase,
      leader: view.leader,
      doom,
      clues,
      markers,
    }),
    next === null ? words.say('third-alt-next-none') : words.say('third-alt-next', { place: next, left }),
    ...spots.flatMap((spot) => peopleOf(spot, words)),
    ...spots.flatMap((spot) => spot.monsters.filter(({ status }) => status !== 'engaged').map(foeAt(spot, words))),
    ...list(
      'third-alt-doom',
      'places',
      spots.filter((spot) => spot.doom > 0).map((spot) => counted(spot.name, spot.doom)),
    ),
    ...list(
      'third-alt-unstable',
      'places',
      spots.filter(({ unstable }) => unstable).map(({ name }) => name),
    ),
    ...list(
      'third-alt-clues',
      'places',
      view.tiles.filter((tile) => tile.clues > 0).map((tile) => counted(tile.name, tile.clues)),
    ),
    ...list(
      'third-alt-anomalies',
      'places',
      view.tiles.filter(({ anomaly }) => anomaly).map(({ name }) => name),
    ),
    ...list(
      'third-alt-codex',
      'cards',
      view.codex.map(({ number, name }) => `${number} ${name}`),
    ),
    ...(view.rumor ? [words.say('third-alt-rumor', { name: view.rumor.name })] : []),
    ...list(
      'third-alt-cup',
      'tokens',
      view.cup.filter(({ left }) => left > 0).map(({ name, left }) => `${name} ${left}`),
    ),
    ...list(
      'third-alt-display',
      'items',
      view.display.map(({ name, value }) => `${name} $${value}`),
    ),
  ]);
}

function streetName(view: MapView, between: readonly string[], kind: string): string {
  const names = between.map((id) => view.tiles.find((tile) => tile.id === id)?.name ?? id);
  return `${names.join('–')} (${kind})`;
}

function peopleOf(spot: SpotView, words: Words): string[] {
  return spot.investigators.map(({ seat, name, delayed, inactive }) => {
    const foes = spot.monsters.filter(({ engagedWith }) => engagedWith.includes(seat)).map((foe) => foe.name);
    return words.say('third-alt-person', {
      name,
      place: ref('space', spot.id),
      state: delayed ? 'delayed' : inactive ? 'inactive' : 'active',
      foes: foes.length > 0 ? 'some' : 'none',
      with: words.row(foes),
    });
  });
}

function foeAt(spot: SpotView, words: Words): (foe: FoeView) => string {
  return ({ name, status, health }) =>
    words.say('third-alt-foe', { name, state: status, health, place: ref('space', spot.id) });
}
