import type { Decision } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { CardView, PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { cardAlt, inBrief } from '../../shown/alt.ts';
import { loadContent } from '../content/content.ts';
import { encounterText } from '../language/text/sheet.ts';
import { boardPicture } from '../shown/boardview.ts';
import { lookup } from '../shown/lookup.ts';
import { prose } from '../shown/prose.ts';
import { OPTION } from '../state/option.ts';
import type { State } from '../state/state.ts';

/** Its encounters are those of members only. */
const INNER_SANCTUM = 'inner-sanctum';
const LODGE = 'silver-twilight-lodge';

/** Colors of the cards of Other Worlds. */
const GATE_CARDS: Readonly<Record<string, string>> = {
  blue: '#2b5c94',
  green: '#2c6b3f',
  red: '#8f2b26',
  yellow: '#9a7412',
};

/** The picture that belongs to a question: an encounter's card, a monster that is met, the way ahead; null for others. */
export function questionPicture(decision: Decision, state: State, words: Words): PictureSpec | null {
  const { kind, about } = decision;
  if (kind.startsWith('check.')) return null;
  if (about?.prose) return encounterCard(about.prose.file, about.prose.path, words);
  if (kind === 'mythos.surge') return boardPicture(state, words, []);
  if (kind === 'move.next') return wayAhead(decision, state, words);
  const meeting = kind === 'combat.start' || kind === 'combat.face' || (kind === 'combat.round' && about?.round === 1);
  return meeting && about?.monster
    ? (lookup(state, `monster:${kindNamed(about.monster)}`, words)?.picture ?? null)
    : null;
}

/** The card of an encounter by where its story stands; null when there is no such card. */
export function encounterCard(file: string, path: readonly string[], words: Words): PictureSpec | null {
  const [first = '', second = '', third = ''] = path;
  const story = prose(file, path, words.locale) ?? '';
  const content = loadContent();
  if (file === 'encounters') {
    const { name, hex } = content.neighborhood(first);
    const inner = second === INNER_SANCTUM;
    const place = inner ? LODGE : second;
    const title = words.name(ref('place', place));
    const subtitle = inner ? words.say('card-inner-sanctum') : name;
    const rules = words.text(encounterText(content.encounter(first, second, Number(third) + 1)));
    const art = { kind: 'place' as const, id: place };
    const view: CardView = { family: 'encounter', title, subtitle, color: hex, prose: story, rules, facts: [], art };
    return { kind: 'card', view, alt: cardAlt(view) };
  }
  const card = file === 'gate-cards' ? content.gateCard(first) : null;
  const entry = card?.entries[second];
  if (!card || !entry) return null;
  const title = second === 'other' ? words.say('card-other-world') : words.name(ref('world', second));
  const rules = words.text(encounterText(entry));
  const view: CardView = {
    family: 'gateCard',
    title,
    subtitle: words.say('card-gate', { color: words.say(`color-${card.color ?? 'none'}`) }),
    color: (card.color && GATE_CARDS[card.color]) ?? '#4b3f72',
    prose: story,
    rules,
    facts: [],
  };
  return { kind: 'card', view, alt: cardAlt(view) };
}

/** Where one can go, marked with the steps: the neighborhood from near where all of it lies there, else the town. */
function wayAhead(decision: Decision, state: State, words: Words): PictureSpec | null {
  const content = loadContent();
  const here = typeof decision.about?.place === 'string' ? content.places.get(decision.about.place) : undefined;
  if (!here) return null;
  const marks = decision.options.flatMap(({ id, note }) => {
    const place = OPTION.go.read(id) ?? '';
    const steps = note?.args?.steps;
    return content.places.has(place) && typeof steps === 'number' ? [{ place, label: String(steps) }] : [];
  });
  const near = marks.every(({ place }) => content.place(place).neighborhood === here.neighborhood);
  const picture = boardPicture(state, words, []);
  if (picture.kind !== 'board') return null;
  const closeUp = near ? { closeUp: here.neighborhood } : {};
  const reach = marks.map(({ place, label }) =>
    words.say('alt-reach', { place: ref('place', place), steps: Number(label) }),
  );
  const alt = inBrief([
    words.say('alt-way-ahead', { place: ref('place', here.id), count: reach.length, reach }),
    picture.alt,
  ]);
  return { ...picture, view: { ...picture.view, marks, ...closeUp }, alt };
}
