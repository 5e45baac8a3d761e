import { type Phrase, phrase, ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { boardSpaces, doomAt, townOf, unstableSpaces } from '../board/area.ts';
import { monstersAt } from '../board/monster.ts';
import { inPlay } from '../investigators/investigator.ts';
import { monsterHealth } from '../monsters/health.ts';
import { nextNeighborhood } from '../mythos/eventdeck.ts';
import type { CodexCard, Game, Marker, Monster, State } from '../state/state.ts';
import { goalLines } from './goal.ts';

/** Round and phase in one line. */
export function headline(state: State): Phrase {
  if (state.phase === 'setup') return phrase('third-headline-setup', { scenario: ref('scenario', state.scenario) });
  if (state.phase === 'over') return phrase('third-headline-over', { round: state.round });
  return phrase('third-headline', { round: state.round, phase: ref('phase', state.phase) });
}

/** The scenario sheet, the event deck and the codex, for the status message. */
export function statusLines(game: Game, words: Words): string[] {
  const { state } = game;
  const { sheet, rumor } = state;
  const next = nextNeighborhood(game);
  const lines = [
    words.say('third-status-sheet', {
      scenario: ref('scenario', state.scenario),
      doom: sheet.doom,
      clues: sheet.clues,
      markers: sheet.markers,
    }),
    ...goalLines(game, words),
    words.say('third-status-town', {
      doom: boardSpaces(game).reduce((sum, space) => sum + doomAt(state, space), 0),
      monsters: state.monsters.length,
      cup: state.cup.length,
      leader: ref('seat', String(state.leader)),
    }),
    next === null
      ? words.say('third-status-next-none')
      : words.say('third-status-next', { place: ref('neighborhood', next), left: state.decks.event.length }),
  ];
  if (rumor) {
    const tokens = Object.values(rumor.tokens).reduce((sum, count) => sum + count, 0);
    lines.push(words.say('third-status-rumor', { headline: ref('headline', rumor.headline), tokens }));
  }
  return lines;
}

/** All that the picture of the board shows, in words; the most important first. */
export function boardText(game: Game, words: Words): string[] {
  const { state } = game;
  return [
    words.text(headline(state)),
    ...statusLines(game, words),
    ...inPlay(state).map((seat) => investigatorLine(game, seat, words)),
    ...placeLines(game, words),
    ...state.monsters.map((monster) => monsterLine(game, monster, words)),
    ...state.codex.map((card) => codexLine(card, words)),
    ...(state.display.length > 0 ? [displayLine(game, words)] : []),
    ...mapLines(game, words),
  ];
}

function investigatorLine(game: Game, seat: number, words: Words): string {
  const one = game.state.investigators[seat];
  if (!one) return '';
  const { health, sanity } = game.content.investigator(one.sheet);
  return words.say('third-text-investigator', {
    seat: ref('seat', String(seat)),
    place: ref('space', one.at),
    health: health - one.damage,
    sanity: sanity - one.horror,
    clues: one.clues,
    delayed: String(one.delayed),
  });
}

function placeLines(game: Game, words: Words): string[] {
  const line = (kind: 'space' | 'neighborhood', id: string, here: readonly string[]): string[] =>
    here.length > 0 ? [words.say('third-text-place', { place: ref(kind, id), here: words.row(here) })] : [];
  return [
    ...townOf(game).neighborhoods.flatMap((id) => line('neighborhood', id, thingsAround(game.state, id, words))),
    ...boardSpaces(game).flatMap((id) => line('space', id, thingsOn(game, id, words))),
  ];
}

/** What is on a space, investigators aside. */
export function thingsOn(game: Game, space: string, words: Words): string[] {
  const { state } = game;
  const doom = doomAt(state, space);
  return [
    ...(doom > 0 ? [words.say('third-text-doom', { doom })] : []),
    ...(unstableSpaces(game).includes(space) ? [words.say('third-text-unstable')] : []),
    ...monstersAt(state, space).map(({ id }) => words.name(ref('monster', id))),
    ...markersAt(state, space, words),
  ];
}

/** What lies in the middle of a neighborhood, which is none of its spaces (3E-475.2-2). */
export function thingsAround(state: State, neighborhood: string, words: Words): string[] {
  const { clues = 0, anomaly = false } = state.centers[neighborhood] ?? {};
  return [
    ...(clues > 0 ? [words.say('third-text-clues', { clues })] : []),
    ...(anomaly ? [words.say('third-text-anomaly')] : []),
    ...markersAt(state, neighborhood, words),
  ];
}

const markersAt = (state: State, place: string, words: Words): string[] =>
  state.markers.filter(({ at }) => at === place).map((marker) => markerText(marker, words));

function markerText({ color, faceUp }: Marker, words: Words): string {
  return faceUp ? words.name(ref('marker', color)) : words.say('third-text-marker-down');
}

/** A monster on the board: where it is and how it does. */
export function monsterLine(game: Game, monster: Monster, words: Words): string {
  return words.say('third-text-monster', {
    monster: ref('monster', monster.id),
    place: ref('space', monster.at),
    status: monster.status,
    seats: monster.engagedWith.length > 0 ? monster.engagedWith.map((seat) => ref('seat', String(seat))) : '',
    damage: monster.damage,
    health: monsterHealth(game, monster),
  });
}

function codexLine({ number, side, deck, tokens }: CodexCard, words: Words): string {
  const count = Object.values(tokens).reduce((sum, amount) => sum + amount, 0);
  return words.say('third-text-codex', {
    card: ref('archive', String(number)),
    number,
    side,
    deck: deck === null ? 'none' : words.name(ref('neighborhood', deck)),
    tokens: count,
  });
}

function displayLine(game: Game, words: Words): string {
  const items = game.state.display.map((id) => {
    const { value = 0 } = game.content.asset(id);
    return words.say('third-text-item', { card: ref('card', id), value });
  });
  return words.say('third-text-display', { items: words.list(items) });
}

/** The map itself: the spaces of each neighborhood and what the streets join. */
function mapLines(game: Game, words: Words): string[] {
  const districts = townOf(game).neighborhoods.map((id) =>
    words.say('third-text-neighborhood', {
      name: ref('neighborhood', id),
      places: game.content.spacesOf(id).map((space) => ref('space', space)),
    }),
  );
  const joined = townOf(game).streets.map(({ id }) =>
    words.say('third-text-street', {
      street: ref('space', id),
      places: townOf(game)
        .adjacent(id)
        .map((space) => ref('space', space)),
    }),
  );
  return [...districts, ...joined];
}
