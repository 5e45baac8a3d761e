import { phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { type Copy, kindOf } from '../../edition/copy.ts';
import { isClosed } from '../board/area.ts';
import type { Content } from '../content/content.ts';
import { monsterValues } from '../monsters/monster.ts';
import type { Game, PlaceState, State } from '../state/state.ts';
import { goalLines, lastingLines, rumorLines } from './goal.ts';

/** Places with an activity marker of the environment or rumor. */
export function activityAt(game: Game): ReadonlySet<string> {
  const { state } = game;
  const cards = [state.environment, state.rumor].filter((card) => card !== null);
  const markers = cards.flatMap(({ card }) => game.content.mythos(card).ability.markers ?? []);
  return new Set(markers.filter(({ kind }) => kind === 'activity').map(({ at }) => at));
}

/** A number with its sign, as on markers. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : number === 0 ? '0' : `+${number}`;
}

/** Turn and phase in one line. */
export function headline(state: State) {
  if (state.phase === 'setup') return phrase('headline-setup');
  if (state.phase === 'over') return phrase('headline-over', { turn: state.turn });
  return phrase('headline', { turn: state.turn, phase: ref('phase', state.phase) });
}

/** Tracks and cards in force, for the status message. */
export function statusLines(game: Game, words: Words): string[] {
  const { state } = game;
  const monsters = state.monsters.filter((monster) => !['outskirts', 'encounter', 'rumor'].includes(monster.at)).length;
  const lines = [
    ...goalLines(game, words),
    words.say('status-town', {
      monsters,
      monstersOf: state.terror >= 10 ? words.say('board-noLimit') : state.players + 3,
      outskirts: state.monsters.filter((monster) => monster.at === 'outskirts').length,
      outskirtsOf: 8 - state.players,
      first: ref('seat', String(state.first)),
    }),
  ];
  if (state.environment) lines.push(words.say('status-environment', { card: ref('mythos', state.environment.card) }));
  return [...lines, ...rumorLines(game, words), ...lastingLines(game, words)];
}

/** All that the picture of the board shows, in words; the most important first. */
export function boardText(game: Game, words: Words): string[] {
  const { state } = game;
  const lines = [words.text(headline(state)), ...statusLines(game, words)];
  if (state.ancientOne.awake)
    lines.push(words.say('text-awake', { ancientOne: ref('ancientOne', state.ancientOne.id) }));
  for (const investigator of state.investigators) {
    if (investigator.eliminated) continue;
    lines.push(
      words.say('text-investigator', {
        seat: ref('seat', String(investigator.seat)),
        place: ref('place', investigator.at),
        sanity: investigator.sanity,
        stamina: investigator.stamina,
        delayed: String(investigator.delayed),
        explored: String(investigator.explored),
        returns: investigator.returnsOn ?? 0,
      }),
    );
  }
  for (const [id, place] of Object.entries(state.places)) {
    const here = hereAt(game, id, place, words);
    if (here.length > 0) lines.push(words.say('text-place', { place: ref('place', id), here: words.row(here) }));
  }
  for (const zone of ['sky', 'outskirts', 'rumor']) {
    const there = monsterNames(state, zone, words);
    const place = words.has(`name-lying-${zone}`) ? words.say(`name-lying-${zone}`) : ref('place', zone);
    if (there.length > 0) lines.push(words.say('text-place', { place, here: words.row(there) }));
  }
  return [...lines, ...monsterLines(game, words), ...mapLines(game.content, words)];
}

function hereAt(game: Game, id: string, place: PlaceState, words: Words): string[] {
  const { state } = game;
  const here: string[] = [];
  if (place.gate)
    here.push(place.gateHidden ? words.say('text-gate-hidden') : gateText(game.content, place.gate, words));
  if (place.sealed) here.push(words.say('text-sealed'));
  if (isClosed(game, id)) here.push(words.say('text-closed'));
  if (place.clues > 0) here.push(words.say('text-clues', { amount: place.clues }));
  if (activityAt(game).has(id)) here.push(words.say('text-activity'));
  return [...here, ...monsterNames(state, id, words)];
}

function gateText(content: Content, marker: Copy, words: Words): string {
  const gate = content.gate(kindOf(marker));
  return words.say('text-gate', {
    gate: ref('gate', marker),
    modifier: signed(gate.closingModifier),
    dimension: words.say(`dimension-${gate.dimension}`),
  });
}

/** How each kind of monster on the board moves and fights, as its token tells. */
function monsterLines(game: Game, words: Words): string[] {
  const { state } = game;
  const kinds = [...new Set(state.monsters.map(({ marker }) => kindOf(marker)))].sort();
  return kinds.map((kind) => {
    const values = monsterValues(game, kind);
    return words.say('text-monster', {
      monster: ref('monster', kind),
      movement: words.say(`movement-${values.movement}`),
      dimension: words.say(`dimension-${values.dimension}`),
      toughness: values.toughness,
      damage: values.combat?.damage ?? 0,
    });
  });
}

/** The map itself: which place is where, which locations are unstable, where the streets lead, the Other Worlds. */
function mapLines(content: Content, words: Words): string[] {
  const districts = content.neighborhoods.map(({ id }) => {
    const street = content.streets.find(({ neighborhood }) => neighborhood === id);
    const places = content.locations
      .filter(({ neighborhood }) => neighborhood === id)
      .map((place) =>
        place.stability === 'unstable'
          ? words.say('text-unstable', { place: ref('place', place.id) })
          : words.name(ref('place', place.id)),
      );
    const beyond = (street?.neighbors ?? []).filter((other) => content.place(other).kind === 'street');
    return words.say('text-neighborhood', {
      name: ref('neighborhood', id),
      places: words.list(places),
      streets: beyond.map((other) => ref('place', other)),
    });
  });
  const worlds = content.worlds.map(({ id, colors }) =>
    words.say('text-world', {
      name: ref('world', id),
      colors: words.list(colors.map((color) => words.say(`color-${color}`))),
    }),
  );
  return [...districts, ...worlds];
}

function monsterNames(state: State, at: string, words: Words): string[] {
  return state.monsters
    .filter((monster) => monster.at === at)
    .map((monster) => words.name(ref('monster', monster.marker)));
}
