import { type PhraseArgument, phrase, ref } from '../../../engine/phrase.ts';
import type { PictureSpec, SheetView } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import { inBrief } from '../../shown/alt.ts';
import { focus, maxSanity, maxStamina } from '../investigators/investigator.ts';
import { cardText, investigatorText } from '../language/text/sheet.ts';
import { monsterValues } from '../monsters/monster.ts';
import type { Game } from '../state/state.ts';
import { type Investigator, SKILL_TRACKS, type State } from '../state/state.ts';

/** The investigator sheet of a seat. @throws Error when there is no such seat */
export function sheetView(game: Game, seat: number, words: Words, player: string): SheetView {
  const { state } = game;
  const investigator = investigatorOf(state, seat);
  const printed = game.content.investigator(investigator.sheet);
  const ability = printed.abilities[0];
  return {
    name: words.name(ref('investigator', printed.id)),
    occupation: words.name(ref('occupation', printed.id)),
    player,
    sheet: printed.id,
    place: words.name(ref('place', investigator.at)),
    sanity: investigator.sanity,
    maxSanity: maxSanity(game, seat),
    stamina: investigator.stamina,
    maxStamina: maxStamina(game, seat),
    money: investigator.money,
    clues: investigator.clues,
    focus: focus(game, seat),
    tracks: SKILL_TRACKS.map((track, index) => ({
      names: trackNames(track, words),
      stops: printed.skills[track].map(([first, second]): [number, number] => [first, second]),
      at: investigator.sliders[index] ?? 0,
    })),
    ability: {
      name: ability?.id && ability.name ? words.name(ref('ability', ability.id)) : '',
      text: investigatorText(game.content, printed)
        .map((text) => words.text(text))
        .join(' '),
    },
    cards: investigator.cards.map((held) => {
      const card = game.content.card(held.id);
      return {
        id: card.id,
        name: words.name(ref('card', card.id)),
        kind: words.name(ref('deck', card.deck)),
        exhausted: held.exhausted,
        tokens: held.tokens,
        text: cardText(game.content, card)
          .map((text) => words.text(text))
          .join(' '),
      };
    }),
    gateTrophies: investigator.gateTrophies.map((gate) => words.name(ref('gate', gate))),
    monsterTrophies: investigator.monsterTrophies.map((marker) => ({
      name: words.name(ref('monster', marker)),
      toughness: monsterValues(game, marker, seat).toughness,
    })),
    conditions: conditionsOf(investigator, words),
    theme: state.options.theme,
    words: Object.fromEntries(SHEET_WORDS.map((word) => [word, words.say(`sheet-${word}`)])),
  };
}

/** The sheet as a picture. */
export function sheetPicture(game: Game, seat: number, words: Words, player: string): PictureSpec {
  const alt = inBrief(sheetText(game, seat, words));
  return { kind: 'sheet', view: sheetView(game, seat, words, player), alt };
}

/** What the picture leaves to words: the ability, and what each card does. */
export function sheetRules(game: Game, seat: number, words: Words): string[] {
  const { ability, cards } = sheetView(game, seat, words, '');
  return [
    `-# ${ability.text}`,
    ...cards.map(({ name, kind, exhausted, tokens, text }) =>
      words.text(phrase('sheet-card', { name, kind, exhausted: String(exhausted), tokens, text })),
    ),
  ];
}

/** The sheet in words. */
export function sheetText(game: Game, seat: number, words: Words): string[] {
  const view = sheetView(game, seat, words, '');
  const say = (key: string, args: Record<string, PhraseArgument>): string => words.text(phrase(key, args));
  const lines = [
    say('sheet-title', { name: view.name, occupation: view.occupation, place: view.place }),
    say('sheet-health', {
      sanity: view.sanity,
      maxSanity: view.maxSanity,
      stamina: view.stamina,
      maxStamina: view.maxStamina,
      money: view.money,
      clues: view.clues,
      focus: view.focus,
    }),
    view.tracks.map((track) => trackText(track, words)).join(' · '),
    ...sheetRules(game, seat, words),
  ];
  const trophies = [
    ...view.gateTrophies,
    ...view.monsterTrophies.map((monster) => `${monster.name} (${monster.toughness})`),
  ];
  if (trophies.length > 0) lines.push(say('sheet-trophy-list', { trophies: words.row(trophies) }));
  if (view.conditions.length > 0) lines.push(words.row(view.conditions));
  return lines;
}

function trackText(track: SheetView['tracks'][number], words: Words): string {
  const [first, second] = track.stops[track.at] ?? [0, 0];
  const [a, b] = track.names;
  return words.say('sheet-track', { a, first, b, second });
}

function trackNames(track: (typeof SKILL_TRACKS)[number], words: Words): [string, string] {
  const skills = { speedSneak: ['speed', 'sneak'], fightWill: ['fight', 'will'], loreLuck: ['lore', 'luck'] } as const;
  const [first, second] = skills[track];
  return [words.name(ref('skill', first)), words.name(ref('skill', second))];
}

function conditionsOf(investigator: Investigator, words: Words): string[] {
  const conditions: string[] = [];
  if (investigator.delayed) conditions.push(words.say('condition-delayed'));
  if (investigator.arrested) conditions.push(words.say('condition-arrested'));
  if (investigator.returnsOn !== null) conditions.push(words.say('condition-lost'));
  if (investigator.explored) conditions.push(words.say('condition-explored'));
  if (investigator.lostTurn !== null) conditions.push(words.say('condition-lostTurn', { turn: investigator.lostTurn }));
  return conditions;
}

function investigatorOf(state: State, seat: number): Investigator {
  const investigator = state.investigators[seat];
  if (!investigator) throw new Error(`no seat ${seat}`);
  return investigator;
}

const SHEET_WORDS = [
  'sanity',
  'stamina',
  'money',
  'clues',
  'focus',
  'cards',
  'trophies',
  'exhausted',
  'home',
  'none',
] as const;
