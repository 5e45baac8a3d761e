import type { Decision } from '../../../engine/decision.ts';
import { type Ref, ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { inBrief } from '../../shown/alt.ts';
import { story } from '../../telling/teller.ts';
import { boardPicture } from '../shown/boardview.ts';
import { lookups } from '../shown/lookup.ts';
import { prose } from '../shown/prose.ts';
import { OPTION } from '../state/option.ts';
import type { Game } from '../state/state.ts';

/** The picture that belongs to a question: a monster that is met, the way ahead; null for others, whose story is told. */
export function questionPicture(decision: Decision, game: Game, words: Words): PictureSpec | null {
  const { state } = game;
  const { kind, about } = decision;
  if (kind.startsWith('check.')) return null;
  if (kind === 'mythos.surge') return boardPicture(game, words, []);
  if (kind === 'move.next') return wayAhead(decision, game, words);
  const meeting = kind === 'combat.start' || kind === 'combat.face' || (kind === 'combat.round' && about?.round === 1);
  return meeting && about?.monster
    ? (lookups(game.content).lookup(state, `monster:${kindNamed(about.monster)}`, words)?.picture ?? null)
    : null;
}

/**
 * Where one can go, from near: on a phone nobody can read the whole town. Places whose names have no room there have the
 * number that the menu tells, which also says how far each is. No picture where there is nowhere to go.
 */
function wayAhead(decision: Decision, game: Game, words: Words): PictureSpec | null {
  const here = typeof decision.about?.place === 'string' ? game.content.places.get(decision.about.place) : undefined;
  if (!here) return null;
  const marks = decision.options.flatMap(({ id, note, spot = 0 }) => {
    const place = OPTION.go.read(id) ?? '';
    const steps = note?.args?.steps;
    return game.content.places.has(place) && typeof steps === 'number' ? [{ place, steps, number: spot }] : [];
  });
  if (marks.length === 0) return null;
  const picture = boardPicture(game, words, []);
  if (picture.kind !== 'board') return null;
  const focus = [{ place: here.id }, ...marks.map(({ place, number }) => (number > 0 ? { place, number } : { place }))];
  const reach = marks.map(({ place, steps }) => words.say('alt-reach', { place: ref('place', place), steps }));
  const alt = inBrief([words.say('alt-way-ahead', { place: ref('place', here.id), reach }), picture.alt]);
  return { ...picture, view: { ...picture.view, focus }, alt };
}

/** The story above a question: an encounter's; null for others. */
export function questionStory({ kind, about }: Decision): Ref | null {
  const source = about?.prose;
  // A check in the middle of an encounter follows its story closely; it need not tell it again.
  if (!source || kind.startsWith('check.') || prose(source.file, source.path, 'en') === null) return null;
  return story(source.file, ...source.path);
}
