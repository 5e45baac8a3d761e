import { ComponentType } from 'discord-api-types/v10';
import { textOf } from '../../local/messages/seen.ts';
import type { WireMessage } from '../../local/wire.ts';
import { FIRST, type Locale } from '../../locale.ts';
import { Strangers } from './strangers.ts';
import { type Extent, extentOf } from './yardstick.ts';

export const MEASURES = ['words', 'messages', 'pictures', 'pixels', 'presses', 'pressesWithFights', 'moments'] as const;
type Measure = (typeof MEASURES)[number];

/** What is in the middle of all turns, and in the worst of them. */
export type Figures = Record<Measure, { median: number; worst: number }>;

interface Wanted {
  turns: number;
  /** Any text; each game of the edition has one of its own made from it. */
  seed: string;
  /** The language they play in. */
  locale?: Locale;
  /** Told what stays of a turn. */
  show?: (text: string) => void;
}

/** A turn that is over, while the next is played: only then does it look as it stays. */
interface Ended {
  messages: readonly string[];
  /** Of each person: how many, and whether they were in a fight. */
  presses: readonly Pressed[];
}

/** What one person did in a turn. */
interface Pressed {
  presses: number;
  fought: boolean;
}

/** What stays of a turn, over so many turns of one edition: whole games one after the other. */
export async function measured(edition: string, { turns, seed, locale = FIRST, show }: Wanted): Promise<Figures> {
  const found: Record<Measure, number[]> = {
    ...{ words: [], messages: [], pictures: [], pixels: [], presses: [], pressesWithFights: [], moments: [] },
  };
  for (let game = 0; found.words.length < turns; game++) {
    const strangers = await Strangers.meet(edition, `${seed} ${edition} ${game}`, { locale });
    try {
      await play(strangers, turns - found.words.length, (stays, presses) => {
        const extents = stays.map((message) => extentOf(message, strangers.heights));
        show?.(sheetOf(stays, extents));
        found.messages.push(stays.length);
        found.presses.push(...presses.filter(({ fought }) => !fought).map((one) => one.presses));
        found.pressesWithFights.push(...presses.map((one) => one.presses));
        found.moments.push(stays.filter(isFramed).length);
        for (const measure of ['words', 'pictures', 'pixels'] as const)
          found[measure].push(extents.reduce((sum, extent) => sum + extent[measure], 0));
      });
    } finally {
      await strangers.leave();
    }
  }
  const summed = MEASURES.map((measure) => [
    measure,
    { median: median(found[measure]), worst: Math.max(...found[measure]) },
  ]);
  return Object.fromEntries(summed) as Figures;
}

/** Plays one game for at most so many turns, the first of which, with all that is set up, is not counted. */
async function play(
  strangers: Strangers,
  turns: number,
  count: (stays: WireMessage[], presses: readonly Pressed[]) => void,
): Promise<void> {
  let before: ReadonlySet<string> = new Set();
  let ended: Ended | null = null;
  let { turn } = strangers;
  for (let counted = 0; counted < turns; ) {
    await strangers.answer();
    const now = strangers.turn;
    if (now === turn) continue;
    const messages = strangers.messages();
    if (ended && turn !== null) {
      const { messages: ids, presses } = ended;
      count(
        messages.filter(({ id }) => ids.includes(id)),
        presses,
      );
      counted += 1;
    }
    if (now === null) return;
    // The opening of the next turn stands below all that belongs to this one.
    const next = messages.findIndex(({ id }) => id === strangers.opening);
    if (next < 0) throw new Error(`turn ${now} has no opening`);
    const past = messages.slice(0, next).map(({ id }) => id);
    const fresh = past.filter((id) => !before.has(id) && !strangers.pinned.includes(id));
    const presses = strangers.ofThisTurn;
    ended = turn === null || turn <= 1 ? null : { messages: fresh, presses };
    before = new Set(past);
    strangers.beginTurn();
    turn = now;
  }
}

/** True for a message with the frame of a great moment. */
function isFramed({ components }: WireMessage): boolean {
  return (components ?? []).some(({ type }) => type === ComponentType.Container);
}

function median(list: readonly number[]): number {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What stays of a turn, to be read. */
function sheetOf(stays: readonly WireMessage[], extents: readonly Extent[]): string {
  const sheets = stays.map((message, at) => {
    const { words, pictures, pixels } = extents[at] ?? { words: 0, pictures: 0, pixels: 0 };
    const names = message.attachments.map(({ filename }) => `[${filename.split('-')[0]}]`);
    return [`—— ${words} words, ${pictures} pictures, ${pixels} px`, textOf(message), ...names].join('\n');
  });
  return ['', '════════', ...sheets].join('\n');
}
