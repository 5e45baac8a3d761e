import { createHash } from 'node:crypto';
import type { TableEdition } from '../../editions/edition/edition.ts';
import { pick } from '../../engine/chance.ts';
import type { EngineEvent } from '../../engine/game.ts';
import { Play } from '../../engine/play.ts';
import type { Locale } from '../../locale.ts';
import type { PictureSpec } from '../../render/view.ts';
import { Words } from '../../words/words.ts';
import { thought } from '../bench/played.ts';
import { TRIALS } from '../suite/trials.ts';

/** A picture of a game somewhere in its course. */
export interface Position {
  /** Whom it is played against, how many play, how many answers were given, and what the picture is for. */
  what: string;
  spec: PictureSpec;
}

/** Under which option a game has what it is played against. */
const FOE: Readonly<Record<string, string>> = { second: 'ancientOne', third: 'scenario' };
/** People who play, in turns. */
const PERSONS = [4, 2, 6, 3, 5, 1] as const;
/** After so many answers at least a picture is taken, and at most so many more for each person. */
const FEWEST = 8;
const MORE = 110;
/** So many answers are looked through for a question that has a picture. */
const PATIENCE = 60;

/**
 * So many positions of games that autopilots play, each another game: by turns the whole board with what was last changed,
 * and the picture of a question. The same for the same seed.
 */
export function* positions(
  edition: TableEdition,
  count: number,
  seed: string,
  locale: Locale = 'en',
): Generator<Position> {
  const foes = TRIALS[edition.id]?.foes() ?? [];
  for (let index = 0; index < count; index++) {
    const persons = PERSONS[index % PERSONS.length] ?? 1;
    const foe = foes[(index * 3) % foes.length] ?? '';
    const own = createHash('sha256').update(`${seed} ${edition.id} ${index}`).digest('hex');
    const options = edition.aNewTable({ [FOE[edition.id] ?? '']: foe }, { persons, brisk: false });
    const seats = Array.from({ length: persons }, () => ({ sheet: null }));
    const play = new Play(edition, edition.create({ options, seats, seed: own }));
    const answers = FEWEST + pick(own, 'answers', MORE * persons);
    yield taken(edition, play, { what: `${foe}, ${persons}`, answers, asked: index % 2 === 1, locale });
  }
}

interface Wish {
  what: string;
  answers: number;
  /** The picture of a question is wanted. */
  asked: boolean;
  locale: Locale;
}

function taken(edition: TableEdition, play: Play, { what, answers, asked, locale }: Wish): Position {
  let events: readonly EngineEvent[] = play.drain();
  for (let count = 0; !play.over; count++) {
    const words = new Words(locale).with(edition.namer(play.state));
    const question = asked ? questionOf(edition, play, words) : null;
    if (count >= answers && question) return { what: `${what}: ${count} answers, a question`, spec: question };
    if (count >= answers + (asked ? PATIENCE : 0)) break;
    play.accept(thought(edition, play));
    const news = play.drain();
    if (news.length > 0) events = news;
  }
  const words = new Words(locale).with(edition.namer(play.state));
  return { what: `${what}: the board`, spec: edition.board(play.state, words, events) };
}

/** The picture of the first question that has the board. */
function questionOf(edition: TableEdition, play: Play, words: Words): PictureSpec | null {
  for (const decision of play.open) {
    const picture = edition.questionPicture(decision, play.state, words);
    if (picture?.kind === 'board' || picture?.kind === 'map') return picture;
  }
  return null;
}
