import type { TableEdition } from '../../editions/edition/edition.ts';
import type { Entry } from '../../engine/entry.ts';
import { Play } from '../../engine/play.ts';

/** A game that autopilots have played, and how. */
export interface Played {
  edition: TableEdition;
  play: Play;
  /** The state before the first step, as JSON. */
  first: string;
  entries: Entry[];
}

/** Four autopilots play so many answers of a game; fewer where it ends before. */
export function played(edition: TableEdition, answers: number, options: object = {}): Played {
  const seats = Array.from({ length: 4 }, () => ({ sheet: null }));
  const state = edition.create({ options, seats, seed: 'be'.repeat(32) });
  const first = JSON.stringify(state);
  const game: Played = { edition, play: new Play(edition, state), first, entries: [] };
  while (!game.play.over && game.entries.length < answers) step(game);
  return game;
}

/** The next answer of whoever is asked first. @throws Error when the game is over */
export function step({ edition, play, entries }: Played): void {
  const entry = thought(edition, play);
  play.accept(entry);
  play.drain();
  entries.push(entry);
}

/** What the autopilot does for whoever is asked first. @throws Error when the game is over */
export function thought(edition: TableEdition, play: Play): Entry {
  const [decision] = play.open;
  const seat = decision?.seats[0];
  if (!decision || seat === undefined) throw new Error('the game ended too early for a benchmark');
  const offers = play.offers.filter((offer) => offer.seat === seat);
  const move = edition.autopilot(edition.seenBy(play.state, seat), decision, seat, offers);
  return 'answer' in move
    ? { kind: 'answer', answer: move.answer }
    : { kind: 'interrupt', seat, interrupt: move.interrupt };
}
