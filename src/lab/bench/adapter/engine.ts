import type { TableEdition } from '../../../editions/edition/edition.ts';
import { type Entry, needSnapshots } from '../../../engine/entry.ts';
import { Play } from '../../../engine/play.ts';
import type { PictureSpec } from '../../../render/view.ts';
import { Words } from '../../../words/words.ts';
import { CATALOGUE } from '../../box.ts';
import type { Journal } from './wish.ts';

/** A game that is played once more by its journal, by the engine alone. */
export class Replay {
  private readonly edition: TableEdition;
  private readonly play: Play;
  private readonly entries: readonly Entry[];
  private at = 0;

  constructor({ edition: id, first, entries }: Journal) {
    const edition = CATALOGUE.get(id);
    if (!edition) throw new Error(`no edition "${id}"`);
    this.edition = edition;
    this.entries = entries as Entry[];
    this.play = new Play(edition, JSON.parse(first), needSnapshots(this.entries));
  }

  /** Plays the next entry. @returns false when there is none left */
  step(): boolean {
    const entry = this.entries[this.at];
    if (!entry || this.play.over) return false;
    this.at += 1;
    this.play.accept(entry);
    this.play.drain();
    return true;
  }

  /** What the autopilot would do for whoever is asked first, the question it looks at included; null when nobody is. */
  thought(): unknown {
    const [decision] = this.play.open;
    const seat = decision?.seats[0];
    if (!decision || seat === undefined) return null;
    const { edition, play } = this;
    const offers = play.offers.filter((offer) => offer.seat === seat);
    return edition.autopilot(edition.seenBy(play.state, seat), decision, seat, offers);
  }

  /** The picture of the board as it is now, ready to be drawn. */
  board(): PictureSpec {
    const { edition, play } = this;
    return edition.board(play.state, new Words('en').with(edition.namer(play.state)), []);
  }
}
