import type { Decision } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { CardView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { cardAlt, inBrief } from '../../shown/alt.ts';
import { boardSpaces, neighborhoodOf } from '../board/area.ts';
import { boardPicture } from '../shown/boardview.ts';
import { districtColor } from '../shown/district.ts';
import { lookup } from '../shown/lookup.ts';
import { type EncounterAbout, encounterIn, encounterProse, prose } from '../shown/prose.ts';
import type { EncounterKind } from '../state/event.ts';
import { OPTION } from '../state/option.ts';
import type { State } from '../state/state.ts';
import { encounterPlace } from './clause.ts';

/** The option of a movement that goes nowhere. */
const STAY = 'stay';

/** Colors of the kinds of encounter cards. */
const COLORS: Readonly<Record<Exclude<EncounterKind, 'neighborhood'>, string>> = {
  street: '#5a5a4c',
  event: '#6b3a3a',
  anomaly: '#4b3f72',
  archive: '#6b3a3a',
};

/**
 * The picture that belongs to a question: the map where spaces are on offer, an encounter's card, a monster that is met,
 * a card; null for others.
 */
export function questionPicture(decision: Decision, state: State, words: Words): PictureSpec | null {
  const { kind, about } = decision;
  if (kind.startsWith('test.') || kind.startsWith('harm.') || kind === 'action.turn') return null;
  const spaces = spacesPicture(decision, state, words);
  if (spaces) return spaces;
  const encounter = encounterIn(about?.encounter);
  if (encounter) return encounterCard(encounter, words);
  const look = (id: string): PictureSpec | null => lookup(state, id, words)?.picture ?? null;
  if (typeof about?.headline === 'string') return look(`headline:${about.headline}`);
  if (about?.card !== undefined && OPTION.archive.is(about.card)) return look(about.card);
  if (kind.startsWith('monster.') && about?.monster) return look(`monster:${kindNamed(about.monster)}`);
  return null;
}

/**
 * The map with a mark on each space that can be chosen: how many steps it is away, or which option it is. The
 * neighborhood from near where nothing else is on offer; null for a question about something else.
 */
function spacesPicture({ kind, options, about }: Decision, state: State, words: Words): PictureSpec | null {
  const board = boardSpaces(state);
  const spaces = options.filter(({ id }) => board.includes(id));
  const others = options.filter(({ id }) => id !== STAY && !board.includes(id));
  if (spaces.length === 0 || others.length > 0 || (spaces.length === 1 && kind !== 'move.step')) return null;
  const marks = spaces.map(({ id, note }, index) => {
    const steps = kind === 'move.step' ? note?.args?.steps : undefined;
    return { place: id, label: String(typeof steps === 'number' ? steps : index + 1) };
  });
  const picture = boardPicture(state, words, []);
  if (picture.kind !== 'map') return null;
  const near = neighborhoodAround(spaces.map(({ id }) => id));
  const from = typeof about?.place === 'string' && board.includes(about.place) ? about.place : null;
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
  return { ...picture, view: { ...picture.view, marks, ...(near === null ? {} : { closeUp: near }) }, alt };
}

/** The neighborhood in which all the spaces lie; null where they lie in several, or streets are among them. */
function neighborhoodAround(spaces: readonly string[]): string | null {
  const [only = null, ...more] = new Set(spaces.map(neighborhoodOf));
  return more.length > 0 ? null : only;
}

/** The story above a question: an encounter's; null for others. A headline's has just been told. */
export function questionProse({ kind, about }: Decision, locale: string): string | null {
  // A test in the middle of an encounter follows its story closely; it need not tell it again.
  if (kind.startsWith('test.') || kind.startsWith('harm.')) return null;
  const encounter = encounterIn(about?.encounter);
  if (encounter) return encounterProse(encounter, 'text', locale);
  const source = about?.prose;
  return source ? prose(source.file, source.path, locale) : null;
}

/** The card of an encounter with its story; what it leads to is told only afterwards (3E-420.10). */
export function encounterCard(about: EncounterAbout, words: Words): PictureSpec | null {
  const story = encounterProse(about, 'text', words.locale);
  if (story === null) return null;
  const title = encounterPlace(about, words);
  const place = about.kind === 'street' || about.kind === 'anomaly' ? null : about.section;
  const view: CardView = {
    family: about.kind === 'neighborhood' ? 'encounter' : about.kind,
    title: title.charAt(0).toLocaleUpperCase(words.locale) + title.slice(1),
    subtitle: words.name(ref('encounter', about.card)),
    color: about.kind === 'neighborhood' ? districtColor(neighborhoodOf(about.section)) : COLORS[about.kind],
    prose: story,
    rules: '',
    facts: [],
    ...(place ? { art: { kind: 'place', id: place } } : {}),
  };
  return { kind: 'card', view, alt: cardAlt(view) };
}
