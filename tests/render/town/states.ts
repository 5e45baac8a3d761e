import { secondWords } from '../../../src/editions/second/second.ts';
import { ref } from '../../../src/engine/phrase.ts';
import type { Locale } from '../../../src/locale.ts';
import type { BoardView, InvestigatorToken } from '../../../src/render/view.ts';
import { content } from '../../second.ts';
import { boardOf, crowded } from '../examples.ts';

/** A sequence of numbers from 0 to 1 of its own for each seed. */
function chance(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) % 2_147_483_647;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const GATES = [
  { id: 'city-of-the-great-race', modifier: '+0', dimension: 'triangle' },
  { id: 'great-hall-of-celeano', modifier: '−1', dimension: 'star' },
  { id: 'another-dimension', modifier: '−2', dimension: 'square' },
  { id: 'rlyeh', modifier: '−3', dimension: 'plus' },
  { id: '', modifier: '', dimension: '' },
] as const;

/** A crowded board of chance: 4 to 8 people, up to 20 monsters, gates, seals, clues, whatever a game brings. */
export function crowdedState(seed: number, locale: Locale = 'en'): BoardView {
  const next = chance(seed);
  const worst = crowded();
  const view = boardOf(worst.state, worst.events, locale);
  const words = secondWords(content, locale);
  const gateOf = ({ id, ...gate }: (typeof GATES)[number]): BoardView['places'][number]['gate'] =>
    id === '' ? { ...gate, name: '?', hidden: true } : { ...gate, name: words.name(ref('gate', id)), hidden: false };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const everybody = [
    ...view.places.flatMap(({ investigators }) => investigators),
    ...view.worlds.flatMap(({ areas }) => areas.flat()),
    ...view.zones.flatMap(({ investigators }) => investigators),
  ];
  const monsters = [...view.places, ...view.zones].flatMap((spot) => spot.monsters);
  const spots = [...view.places.map(({ id }) => id), 'jail-cell', 'lost-in-time-and-space'];
  const areas = view.worlds.flatMap(({ id }) => [`${id}-1`, `${id}-2`]);
  // Some boards have everybody in few places.
  const few = next() < 0.3 ? Array.from({ length: 3 }, () => pick(view.places).id) : spots;
  const people = new Map<string, InvestigatorToken[]>();
  for (const one of everybody.slice(0, 4 + Math.floor(next() * 5))) {
    const at = next() < 0.2 ? pick(areas) : pick(few);
    const turn = pick(['now', 'ahead', 'done'] as const);
    people.set(at, [...(people.get(at) ?? []), { ...one, delayed: next() < 0.2, explored: next() < 0.2, turn }]);
  }
  const beasts = new Map<string, typeof monsters>();
  const field = view.places.map(({ id }) => id);
  for (const one of monsters.slice(0, 3 + Math.floor(next() * 18))) {
    const at = next() < 0.15 ? 'sky' : pick(few === spots ? field : few);
    beasts.set(at, [...(beasts.get(at) ?? []), one]);
  }
  const places = view.places.map((place) => {
    const kind = place.kind === 'location' ? next() : 1;
    return {
      ...place,
      investigators: people.get(place.id) ?? [],
      monsters: beasts.get(place.id) ?? [],
      gate: kind < 0.3 && !place.stable ? gateOf(pick(GATES)) : null,
      sealed: kind >= 0.3 && kind < 0.4 && !place.stable,
      closed: place.stable && kind < 0.12 && !people.has(place.id) && !beasts.has(place.id),
      activity: kind > 0.8 && kind < 0.9,
      clues: !place.stable && next() < 0.4 ? 1 + Math.floor(next() * 4) : 0,
    };
  });
  const level = Math.floor(next() * 11);
  return {
    ...view,
    ...(next() < 0.25 ? { theme: 'contrast' as const } : {}),
    ancientOne: {
      ...view.ancientOne,
      doom: Math.floor(next() * view.ancientOne.of),
      id: pick(['cthulhu', 'yig', 'hastur']),
    },
    terror: { level, of: 10 },
    environment: next() < 0.5 ? words.name(ref('mythos', 'mythos-egyptian-exhibit-visits-miskatonic-u')) : null,
    rumor:
      next() < 0.5
        ? { name: words.name(ref('mythos', 'mythos-the-southside-strangler-strikes')), tokens: 3, monsters: 2 }
        : null,
    places,
    worlds: view.worlds.map((world) => ({
      ...world,
      areas: [people.get(`${world.id}-1`) ?? [], people.get(`${world.id}-2`) ?? []],
    })),
    zones: view.zones.map((zone) => ({
      ...zone,
      investigators: people.get(zone.id) ?? [],
      monsters: beasts.get(zone.id) ?? [],
    })),
    changes: [
      { kind: 'monsterMoved', from: pick(field), to: pick(field) },
      { kind: 'investigatorMoved', from: pick(field), to: pick(field) },
      { kind: 'clue', place: pick(field) },
    ],
  };
}

/** The same board from near: around some place and all within a few steps; of more than eight the first four have names, the others numbers. */
export function closeUpOf(view: BoardView, seed: number): BoardView {
  const next = chance(seed + 7);
  const start = view.places[Math.floor(next() * view.places.length)]?.id ?? '';
  const reached = [start];
  const steps = 1 + Math.floor(next() * 4);
  for (let step = 0; step < steps; step++)
    for (const pair of view.connections)
      for (const [from, to] of [pair, [pair[1], pair[0]] as const])
        if (reached.includes(from) && !reached.includes(to) && reached.length < 22) reached.push(to);
  const named = reached.length > 8 ? 4 : 8;
  const focus = reached.map((place, at) => (at < named ? { place } : { place, number: at - named + 1 }));
  return { ...view, focus, changes: [] };
}
