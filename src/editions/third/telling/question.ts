import type { Decision } from '../../../engine/decision.ts';
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { inBrief } from '../../shown/alt.ts';
import { story } from '../../telling/teller.ts';
import { boardSpaces, townOf } from '../board/area.ts';
import { boardPicture } from '../shown/boardview.ts';
import { lookups } from '../shown/lookup.ts';
import { encounterIn, encounterPath, prose } from '../shown/prose.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** The option of a movement that goes nowhere. */
const STAY = 'stay';

/**
 * The picture that belongs to a question: the map where spaces are on offer, a monster that is met, a card of the codex;
 * null for others, whose story is told.
 * @param suggested spaces that have buttons of their own, which are on the picture
 */
export function questionPicture(
  decision: Decision,
  game: Game,
  words: Words,
  suggested: readonly string[] = [],
): PictureSpec | null {
  const { kind, about } = decision;
  if (kind.startsWith('test.') || kind.startsWith('harm.') || kind === 'action.turn') return null;
  const spaces = spacesPicture({ decision, suggested }, game, words);
  if (spaces) return spaces;
  if (encounterIn(about?.encounter)) return null;
  const look = (id: string): PictureSpec | null => lookups(game.content).lookup(game.state, id, words)?.picture ?? null;
  if (about?.card !== undefined && OPTION.archive.is(about.card)) return look(about.card);
  if (kind.startsWith('monster.') && about?.monster) return look(`monster:${kindNamed(about.monster)}`);
  return null;
}

/**
 * The map with a mark on each space that can be chosen: how many steps it is away, or which option it is. The
 * neighborhood from near where nothing else is on offer, and that of whoever moves, for on a phone nobody can read the
 * whole map: what lies beyond it is in the menu, with the distance. The whole map all the same where that is suggested.
 * Null for a question about something else.
 */
function spacesPicture({ decision, suggested }: Suggesting, game: Game, words: Words): PictureSpec | null {
  const { kind, options, about } = decision;
  const board = boardSpaces(game);
  const spaces = options.filter(({ id }) => board.includes(id));
  const others = options.filter(({ id }) => id !== STAY && !board.includes(id));
  if (spaces.length === 0 || others.length > 0 || (spaces.length === 1 && kind !== 'move.step')) return null;
  const marks = spaces.map(({ id, note }, index) => {
    const steps = kind === 'move.step' ? note?.args?.steps : undefined;
    return { place: id, label: String(typeof steps === 'number' ? steps : index + 1) };
  });
  const picture = boardPicture(game, words, []);
  if (picture.kind !== 'map') return null;
  const from = typeof about?.place === 'string' && board.includes(about.place) ? about.place : null;
  const ids = spaces.map(({ id }) => id);
  const around =
    kind === 'move.step' && from !== null ? neighborhoodNear(game, from, ids) : neighborhoodAround(game, ids);
  const near = suggested.every((space) => isSeenAround(game, space, around)) ? around : null;
  const choices = marks.map(({ place, label }) =>
    kind === 'move.step'
      ? words.say('third-alt-reach', { place: ref('space', place), steps: Number(label) })
      : words.say('third-alt-choice', { place: ref('space', place), label }),
  );
  const alt = inBrief([
    ...(from === null ? [] : [words.say('third-alt-from', { place: ref('space', from) })]),
    words.say(kind === 'move.step' ? 'third-alt-reaches' : 'third-alt-choices', { choices: choices.join('; ') }),
    picture.alt,
  ]);
  const counting = kind === 'move.step' ? { steps: true as const } : {};
  const view = { ...picture.view, marks, ...counting, ...(near === null ? {} : { closeUp: near }) };
  return { ...picture, view, alt };
}

/** A question, and what it suggests. */
interface Suggesting {
  decision: Decision;
  suggested: readonly string[];
}

/** Whether a space is seen with a neighborhood: it lies in it, or is a street that leads to it. */
function isSeenAround(game: Game, space: string, neighborhood: string | null): boolean {
  const own = game.content.neighborhoodOf(space);
  return own === null
    ? townOf(game)
        .adjacent(space)
        .some((end) => game.content.neighborhoodOf(end) === neighborhood)
    : own === neighborhood;
}

/** The neighborhood in which all the spaces lie; null where they lie in several, or streets are among them. */
function neighborhoodAround(game: Game, spaces: readonly string[]): string | null {
  const [only = null, ...more] = new Set(spaces.map(game.content.neighborhoodOf));
  return more.length > 0 ? null : only;
}

/** The neighborhood of a space; of a street the one at its ends where most of the spaces lie. */
function neighborhoodNear(game: Game, at: string, spaces: readonly string[]): string | null {
  const within = game.content.neighborhoodOf(at);
  if (within !== null) return within;
  const ends = townOf(game)
    .adjacent(at)
    .flatMap((space) => game.content.neighborhoodOf(space) ?? []);
  const lying = (end: string): number => spaces.filter((space) => game.content.neighborhoodOf(space) === end).length;
  return [...new Set(ends)].sort((one, other) => lying(other) - lying(one))[0] ?? null;
}

/** The story above a question: an encounter's; null for others. A headline's has just been told. */
export function questionStory({ kind, about }: Decision): Ref | null {
  // A test in the middle of an encounter follows its story closely; it need not tell it again.
  if (kind.startsWith('test.') || kind.startsWith('harm.')) return null;
  const encounter = encounterIn(about?.encounter);
  const path = encounter ? encounterPath(encounter, 'text') : null;
  if (encounter) return path && story(...path);
  const source = about?.prose;
  return source && prose(source.file, source.path, 'en') !== null ? story(source.file, ...source.path) : null;
}
