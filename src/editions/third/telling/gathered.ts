import { ref } from '../../../engine/phrase.ts';
import type { Words } from '../../../words/words.ts';
import { kindNamed } from '../../edition/copy.ts';
import { signed } from '../../shown/clause.ts';
import type { Told } from '../../telling/telling.ts';
import type { EventOf, ThirdEvent } from '../state/event.ts';
import { why } from './announced.ts';
import { doomAt, doomBySpace } from './clause.ts';
import { counted } from './counted.ts';
import { placesFrom, runOf } from './run.ts';
import { tokensLine } from './tokens.ts';

/** What several events of one kind in a row come to: the line, and how many events it tells. */
interface Gathered {
  line: string;
  count: number;
}

/** Small events of one kind that follow each other are told in one sentence. */
export function gatheredTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const gathered = gather(events, from, words);
  return gathered ? { lines: [gathered.line], used: placesFrom(from, gathered.count) } : null;
}

function gather(events: readonly ThirdEvent[], from: number, words: Words): Gathered | null {
  const event = events[from];
  switch (event?.type) {
    case 'CardGained': {
      const run = runOf(events, from, event.type, (other) => other.seat === event.seat && other.from === event.from);
      const cards = run.map(({ card }) => ref('card', card));
      const seat = ref('seat', String(event.seat));
      const how = run.every(({ card }) => statusOf(card) !== 'none') ? 'status' : event.from;
      return { line: words.say('third-event-CardGained', { seat, from: how, cards }), count: run.length };
    }
    case 'DoomPlaced': {
      const cause = JSON.stringify(event.by);
      const run = runOf(events, from, event.type, ({ by }) => JSON.stringify(by) === cause);
      const spaces = doomBySpace(run).map((one) => doomAt(one, 'sentence'));
      const by = why(events, from, event.by, words);
      return { line: spaces.length > 0 ? words.say('third-event-doom', { spaces, by }) : '', count: run.length };
    }
    case 'DoomRemoved': {
      const { amount, space, doom, by } = event;
      const args = { amount, space: ref('space', space), doom, by: why(events, from, by, words) };
      return { line: amount > 0 ? words.say('third-event-DoomRemoved', args) : '', count: 1 };
    }
    case 'ArchiveShuffledIn': {
      const run = runOf(events, from, event.type);
      const decks = run.map(({ deck }) => ref('neighborhood', deck));
      return { line: words.say('third-event-ArchiveShuffledIn', { count: run.length, decks }), count: run.length };
    }
    case 'MarkerPlaced': {
      const run = runOf(events, from, event.type, ({ faceUp }) => !faceUp);
      if (run.length < 2) return null;
      const places = run.map(({ at }) => ref('space', at));
      return { line: words.say('third-event-MarkersPlaced', { count: run.length, places }), count: run.length };
    }
    case 'MarkerRevealed':
    case 'MarkerGone': {
      const run = runOf(events, from, event.type, isFaceUp);
      if (run.length < 2) return null;
      const colors = [...new Set(run.map(({ color }) => color))];
      const markers = colors.map((color) => {
        const at = run.filter((one) => one.color === color).map((one) => ref('space', one.at));
        return words.say('third-markers-at', {
          marker: ref('marker', color),
          places: at,
        });
      });
      return {
        line: words.say(`third-event-${event.type}-several`, { markers: words.list(markers) }),
        count: run.length,
      };
    }
    case 'CodexReturned': {
      const run = runOf(events, from, event.type);
      const cards = run.map(({ card }) => ref('archive', String(card)));
      return { line: words.say('third-event-CodexReturned', { cards, count: run.length }), count: run.length };
    }
    case 'CupGained': {
      const run = runOf(events, from, event.type);
      const tokens = counted(
        run.map(({ token }) => ref('token', token)),
        words,
      );
      return { line: words.say('third-event-CupGained', { tokens, count: run.length }), count: run.length };
    }
    case 'ClueSpawned': {
      const run = runOf(events, from, event.type);
      const neighborhoods = run.map(({ neighborhood }) => ref('neighborhood', neighborhood));
      const places = counted(neighborhoods, words, { article: 'the' });
      return { line: words.say('third-event-ClueSpawned', { count: run.length, places }), count: run.length };
    }
    case 'SheetClues': {
      const run = runOf(events, from, event.type);
      const by = run.reduce((sum, one) => sum + one.by, 0);
      const clues = run.at(-1)?.clues ?? event.clues;
      // What somebody researches says how many lie there.
      const told = by === 0 || (from > 0 && events[from - 1]?.type === 'Researched' && run.length === 1);
      return { line: told ? '' : words.say('third-event-SheetClues', { clues, by: signed(by) }), count: run.length };
    }
    default:
      return tokensLine(events, from, words);
  }
}

/** A marker whose color was seen. */
function isFaceUp(event: EventOf<'MarkerRevealed'> | EventOf<'MarkerGone'>): boolean {
  return event.type === 'MarkerRevealed' || event.faceUp;
}

/** What a condition that is an adjective makes of somebody: blessed or cursed. */
export function statusOf(card: string): 'blessed' | 'cursed' | 'none' {
  const kind: string = kindNamed(card);
  return kind === 'blessed' || kind === 'cursed' ? kind : 'none';
}

/** A card that is bought, and for how much. */
export function boughtTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const paid = events[from];
  const bought = events[from + 1];
  if (paid?.type !== 'Spent' || paid.what !== 'money' || bought?.type !== 'CardGained' || bought.from !== 'bought')
    return null;
  if (paid.on?.id !== bought.card || paid.seat !== bought.seat) return null;
  const args = { seat: ref('seat', String(paid.seat)), card: ref('card', bought.card), money: paid.amount };
  return { lines: [words.say('third-event-bought', args)], used: [from, from + 1] };
}

/** Cards hidden in decks, and face-down markers where they are, as one line. */
export function hiddenTold(events: readonly ThirdEvent[], from: number, words: Words): Told | null {
  const cards = runOf(events, from, 'ArchiveShuffledIn');
  const markers = runOf(events, from + cards.length, 'MarkerPlaced', ({ faceUp }) => !faceUp);
  if (cards.length === 0 || markers.length === 0) return null;
  const decks = counted(
    cards.map(({ deck }) => ref('neighborhood', deck)),
    words,
  );
  const places = counted(
    markers.map(({ at }) => ref('space', at)),
    words,
  );
  if (decks !== places) return null;
  const line = words.say('third-event-hidden', { count: cards.length, decks });
  return { lines: [line], used: placesFrom(from, cards.length + markers.length) };
}
