import type { TableEdition } from '../../editions/edition/edition.ts';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Table } from '../../table/table.ts';
import { Words } from '../../words/words.ts';
import type { Draw } from '../message/attachment.ts';
import type { Marks } from '../message/marks.ts';
import type { Post } from './post.ts';

/** Everything that the Discord side works with. */
export interface Services {
  table: Table;
  store: Store;
  editions: ReadonlyMap<string, TableEdition>;
  post: Post;
  draw: Draw;
  log: Log;
  marks: Marks;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Words where no game is near. */
export function plainWords(): Words {
  return new Words('en');
}

/** A game's words, with the names of its edition and, once it has begun, of its seats. */
export function wordsOf(services: Services, view: GameView): Words {
  const { reading } = services.table;
  const position = reading.position(view.id);
  return position.ok ? position.value.words : reading.words(reading.edition(view.edition));
}
