import type { Decision } from '../../../engine/decision.ts';
import { ref } from '../../../engine/phrase.ts';
import type { PictureSpec } from '../../../render/view.ts';
import type { Words } from '../../../words/words.ts';
import type { Telling } from '../../edition/edition.ts';
import { boardPicture } from '../shown/boardview.ts';
import { lookup } from '../shown/lookup.ts';
import type { SecondEvent } from '../state/event.ts';
import type { State } from '../state/state.ts';
import { checkLine, checkStory, dicePicture, laterLine, laterPicture, laterStory } from './dice.ts';
import { lineOf } from './line.ts';
import { newspaper } from './newspaper.ts';
import { encounterCard } from './question.ts';

/** Of dice, more would bury the words. */
const MOST_DICE = 2;

/** Pictures of other things beside them; the last are the most telling. */
const MOST_PICTURES = 2;

/** Events after which the whole board is shown, with what changed. */
const BOARD_AFTER = ['MythosDrawn', 'Awakened', 'GateSealed', 'GateClosed'] as const;

/** Tells what happened, all events of one answer together. */
export function tell(
  events: readonly SecondEvent[],
  state: State,
  words: Words,
  open: readonly Decision[] = [],
): Telling {
  const lines: string[] = [];
  const pictures: PictureSpec[] = [];
  const told = new Set<number>();
  events.forEach((event, index) => {
    if (told.has(index)) return;
    const check = checkStory(events, index);
    if (check) {
      for (const used of check.used) told.add(used);
      lines.push(checkLine(check.story, words));
      if (pictures.length < MOST_DICE && check.story.rolled.dice.length > 0)
        pictures.push(dicePicture(check.story, words));
      return;
    }
    const later = laterStory(events, index);
    if (later) {
      for (const used of later.used) told.add(used);
      lines.push(laterLine(later.story, words));
      const picture = laterPicture(later.story, words);
      if (picture && pictures.length < MOST_DICE) pictures.push(picture);
      return;
    }
    if (index === events.length - 1 && isShown(event, open)) return;
    if (event.type === 'MonsterClaimed' && isDefeated(events.slice(index), event.monster)) return;
    if (event.type === 'CardGained') {
      lines.push(gainedLine(events, index, told, words));
      return;
    }
    const line = lineOf(event, words);
    if (line !== null && line !== '') lines.push(line.trim());
  });
  const beside = picturesFor(events, state, words) ?? [...encounterCards(events, open, words), ...pictures];
  return { lines: joinedSteps(lines), pictures: beside.slice(-MOST_PICTURES) };
}

/** A trophy won in a fight is told with the monster's end. */
function isDefeated(events: readonly SecondEvent[], monster: string): boolean {
  return events.some((event) => event.type === 'MonsterDefeated' && event.monster === monster && event.trophy);
}

/** The card of the last encounter, unless a question shows it. */
function encounterCards(events: readonly SecondEvent[], open: readonly Decision[], words: Words): PictureSpec[] {
  const drawn = events.findLast((event) => event.type === 'EncounterDrawn' || event.type === 'GateCardDrawn');
  if (!drawn || isShown(drawn, open)) return [];
  const card =
    drawn.type === 'EncounterDrawn'
      ? encounterCard('encounters', [drawn.neighborhood, drawn.place, String(drawn.entry - 1)], words)
      : drawn.type === 'GateCardDrawn'
        ? encounterCard('gate-cards', [drawn.card, drawn.entry], words)
        : null;
  return card ? [card] : [];
}

/** True for an encounter whose story stands on the question that is open. */
function isShown(event: SecondEvent, open: readonly Decision[]): boolean {
  const path =
    event.type === 'EncounterDrawn'
      ? [event.neighborhood, event.place, String(event.entry - 1)]
      : event.type === 'GateCardDrawn'
        ? [event.card, event.entry]
        : null;
  return path !== null && open.some((decision) => decision.about?.prose?.path.join('/') === path.join('/'));
}

/**
 * The Ancient One's card at the start, the Mythos card, the board where much of it has changed, the newspaper when a
 * turn has ended; null where there is none of them.
 */
function picturesFor(events: readonly SecondEvent[], state: State, words: Words): PictureSpec[] | null {
  const pictures: PictureSpec[] = [];
  const card = (id: string): void => {
    const picture = lookup(state, id, words)?.picture;
    if (picture) pictures.push(picture);
  };
  const mythos = events.find((event) => event.type === 'MythosDrawn' && event.purpose === 'full');
  if (events.some((event) => event.type === 'GameStarted')) card(`ancientOne:${state.ancientOne.id}`);
  if (mythos?.type === 'MythosDrawn') card(`mythos:${mythos.card}`);
  if (events.some((event) => BOARD_AFTER.some((type) => type === event.type)))
    pictures.push(boardPicture(state, words, events));
  const ended = events.findLast((event) => event.type === 'TurnEnded');
  if (ended?.type === 'TurnEnded') pictures.push(newspaper(ended, state, words));
  return pictures.length === 0 ? null : pictures;
}

/** Cards got together are told together: what is dealt at the start, and what one draw brings. */
function gainedLine(events: readonly SecondEvent[], from: number, told: Set<number>, words: Words): string {
  const first = events[from];
  if (first?.type !== 'CardGained') throw new Error('not a card gained');
  const cards: string[] = [];
  for (let index = from; index < events.length; index++) {
    const event = events[index];
    if (event?.type === 'CardGained' && event.seat === first.seat && event.from === first.from) {
      cards.push(event.card);
      told.add(index);
    } else if (first.from !== 'start') break;
  }
  return words.say('event-CardGained', {
    seat: ref('seat', String(first.seat)),
    from: first.from,
    card: cards.map((card) => ref('card', card)),
  });
}

/** Identical lines in a row are said once. */
function joinedSteps(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== lines[index - 1]);
}
