import { ref } from '../../../engine/phrase.ts';
import type { DossierView } from '../../../render/sheets/dossierview.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { inBrief } from '../../shown/alt.ts';
import { SKILLS } from '../content/vocabulary.ts';
import { focusLimit, focusTotal } from '../investigators/focus.ts';
import { investigator, sheetOf } from '../investigators/investigator.ts';
import { cardText, investigatorText } from '../language/text/sheet.ts';
import type { Game, HeldCard, Investigator } from '../state/state.ts';
import { prose } from './prose.ts';

/** The sheet as a picture, with its words. @throws RangeError when there is no such seat */
export function sheetPicture(game: Game, seat: number, words: Words, player: string): PictureSpec {
  const view = sheetView(game, seat, words, player);
  return { kind: 'dossier', view, alt: sheetAlt(view, words) };
}

/** The investigator sheet of a seat. @throws RangeError when there is no such seat */
export function sheetView(game: Game, seat: number, words: Words, player: string): DossierView {
  const one = investigator(game, seat);
  const printed = sheetOf(game, seat);
  const limit = focusLimit(game, seat);
  return {
    name: words.name(ref('investigator', printed.id)),
    occupation: words.name(ref('occupation', printed.id)),
    player,
    sheet: printed.id,
    place: words.name(ref('space', one.at)),
    health: { now: printed.health - one.damage, of: printed.health },
    sanity: { now: printed.sanity - one.horror, of: printed.sanity },
    money: one.money,
    clues: one.clues,
    remnants: one.remnants,
    skills: SKILLS.map((id) => ({
      id,
      name: words.name(ref('skill', id)),
      value: printed.skills[id],
      focus: one.focus[id],
    })),
    focus: { now: focusTotal(game, seat), limit: Number.isFinite(limit) ? limit : null },
    ability: {
      name: prose('investigators', [printed.id, 'ability'], words.locale) ?? '',
      text: investigatorText(printed)
        .map((text) => words.text(text))
        .join(' '),
    },
    cards: one.cards.map((held) => cardOf(game, held, words)),
    conditions: conditionsOf(one, words),
    theme: game.state.options.theme,
    words: Object.fromEntries(WORDS.map((word) => [word, words.say(`third-dossier-${word}`)])),
  };
}

const WORDS = [
  'health',
  'sanity',
  'money',
  'clues',
  'remnants',
  'skills',
  'focus',
  'cards',
  'exhausted',
  'none',
] as const;

function cardOf(game: Game, held: HeldCard, words: Words): DossierView['cards'][number] {
  const card = game.content.asset(held.id);
  const type = words.say(`third-dossier-type-${card.type}`);
  const hands = card.hands > 0 ? ` · ${words.say('third-dossier-hands', { count: card.hands })}` : '';
  const worth = (of: number | undefined, lost: number): { now: number; of: number } | undefined =>
    of === undefined ? undefined : { now: Math.max(0, of - lost), of };
  const health = worth(card.health, held.damage);
  const sanity = worth(card.sanity, held.horror);
  return {
    id: card.repeats ?? card.id,
    name: words.name(ref('card', card.id)),
    kind: `${type}${hands}`,
    exhausted: held.lockedIn !== null,
    tokens: Object.values(held.tokens).reduce((sum, count) => sum + count, 0) + held.under.length,
    text: cardText(card)
      .map((text) => words.text(text))
      .join(' '),
    ...(health || sanity ? { endurance: { ...(health ? { health } : {}), ...(sanity ? { sanity } : {}) } } : {}),
  };
}

function conditionsOf(one: Investigator, words: Words): string[] {
  return [
    ...(one.left ? [words.say(`third-dossier-left-${one.left}`)] : []),
    ...(one.delayed ? [words.say('third-dossier-delayed')] : []),
    ...(one.inactive ? [words.say('third-dossier-turn-taken')] : []),
    ...(one.lodge ? [words.say('third-dossier-lodge')] : []),
  ];
}

function sheetAlt(view: DossierView, words: Words): string {
  const { focus, ability } = view;
  const skills = view.skills.map(({ name, value, focus: tokens }) =>
    words.say('third-dossier-alt-skill', { name, value, focus: tokens }),
  );
  return inBrief([
    words.say('third-dossier-alt-head', {
      name: view.name,
      occupation: view.occupation,
      place: view.place,
      health: view.health.now,
      maxHealth: view.health.of,
      sanity: view.sanity.now,
      maxSanity: view.sanity.of,
      money: view.money,
      clues: view.clues,
      remnants: view.remnants,
    }),
    ...view.conditions,
    words.say('third-dossier-alt-skills', {
      skills: words.row(skills),
      now: focus.now,
      limit: focus.limit === null ? '∞' : focus.limit,
    }),
    ...(view.cards.length > 0
      ? [words.say('third-dossier-alt-cards', { cards: words.row(view.cards.map(({ name }) => name)) })]
      : []),
    words.say('third-dossier-alt-ability', { name: ability.name, text: ability.text }),
  ]);
}
