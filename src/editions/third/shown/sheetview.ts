import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { SKILLS } from '../content/vocabulary.ts';
import { focusLimit } from '../investigators/focus.ts';
import { investigator, sheetOf } from '../investigators/investigator.ts';
import { cardText, investigatorText } from '../language/text/sheet.ts';
import type { Game, HeldCard, Investigator } from '../state/state.ts';
import { prose } from './prose.ts';

/** The sheet of a seat in words. @throws RangeError when there is no such seat */
export function sheetText(game: Game, seat: number, words: Words): string[] {
  const one = investigator(game, seat);
  const printed = sheetOf(game, seat);
  const limit = focusLimit(game, seat);
  const skills = SKILLS.map((skill) =>
    words.say('third-sheet-skill', {
      skill: ref('skill', skill),
      value: printed.skills[skill],
      focus: one.focus[skill],
    }),
  );
  const conditions = conditionsOf(one, words);
  return [
    words.say('third-sheet-title', {
      name: ref('investigator', printed.id),
      occupation: ref('occupation', printed.id),
      place: ref('space', one.at),
      left: one.left ?? 'none',
    }),
    words.say('third-sheet-tokens', {
      health: printed.health - one.damage,
      maxHealth: printed.health,
      sanity: printed.sanity - one.horror,
      maxSanity: printed.sanity,
      money: one.money,
      clues: one.clues,
      remnants: one.remnants,
      limit: Number.isFinite(limit) ? String(limit) : 'none',
    }),
    skills.join(' · '),
    ...sheetRules(game, seat, words),
    ...(conditions.length > 0 ? [words.row(conditions)] : []),
  ];
}

/** What the picture leaves to words: the ability, and what each card does. */
export function sheetRules(game: Game, seat: number, words: Words): string[] {
  const { id } = sheetOf(game, seat);
  return [
    `-# **${abilityName(id, words)}** · ${abilityText(game, id, words)}`,
    ...investigator(game, seat).cards.map((held) => cardLine(game, held, words)),
  ];
}

function abilityName(sheet: string, words: Words): string {
  return prose('investigators', [sheet, 'ability'], words.locale) ?? '';
}

function abilityText(game: Game, sheet: string, words: Words): string {
  return investigatorText(game.content.investigator(sheet))
    .map((text) => words.text(text))
    .join(' ');
}

function cardLine(game: Game, held: HeldCard, words: Words): string {
  const card = game.content.asset(held.id);
  const { damage, horror, under } = held;
  return words.say('third-sheet-card', {
    name: ref('card', card.id),
    kind: words.say(`third-kind-${card.type}`),
    damage,
    horror,
    under: under.length,
    text: cardText(card)
      .map((text) => words.text(text))
      .join(' '),
  });
}

function conditionsOf(one: Investigator, words: Words): string[] {
  return [
    ...(one.delayed ? [words.say('third-condition-delayed')] : []),
    ...(one.inactive ? [words.say('third-condition-inactive')] : []),
    ...(one.lodge ? [words.say('third-condition-lodge')] : []),
    ...(one.left ? [words.say('third-condition-left', { why: one.left })] : []),
  ];
}
