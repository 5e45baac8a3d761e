import type { TableEdition } from '../../editions/edition/edition.ts';
import { FIRST, type Locale, localeOf } from '../../locale.ts';
import type { Log } from '../../log.ts';
import { FileLedger } from '../../store/file/fileledger.ts';
import type { Ledger, Range } from '../../store/ledger.ts';
import type { Store } from '../../store/store.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Table } from '../../table/table.ts';
import { type Namer, Words } from '../../words/words.ts';
import type { Draw } from '../message/attachment.ts';
import { type Emojis, NO_EMOJI } from './emoji.ts';
import { type Failure, sortFailure } from './failure.ts';
import { Offered } from './offered.ts';
import type { Post } from './post.ts';

/** What somebody has done that counts: answered or `voted`, taken up an offer, spoken to a proposal. */
export type Took = { game: string } & (
  | { branch: number; decision: string; voted: boolean }
  | { offer: string }
  | { proposal: string }
);

/** Everything that the Discord side works with. */
export interface Services {
  table: Table;
  store: Store;
  editions: ReadonlyMap<string, TableEdition>;
  post: Post;
  draw: Draw;
  /** What stands beside names and on buttons. */
  emojis: Emojis;
  log: Log;
  /** Where `/game report` also goes to, and the language of whoever reads it there; null: nowhere. */
  reportTo: { channel: string; locale: Locale } | null;
  /** What people have been offered already. */
  offered: Offered;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Where the games are kept that the table works on. */
  ledger: Ledger;
  /** The servers that are served here; null: all. */
  range: Range | null;
  /** False when they may be served elsewhere by now: nothing is sent for them any more. */
  serves: () => boolean;
  /** What an error in sending means for whoever tries: once something has been tried for long, another thing than at first. */
  sort: (error: unknown) => Failure;
  /** Awaited before anybody is told anything. @throws LedgerTrouble when what was done counts for nothing */
  mayTell: () => Promise<void>;
  /** The language of whoever is answered privately; null where a channel is told, in its game's. */
  reader: Locale | null;
  /** Told of each thing somebody does, which counts once the work is done. */
  took: (what: Took) => void;
}

/** What a process is that serves all servers, from a file of its own. */
export function alone(
  store: Store,
): Pick<
  Services,
  'ledger' | 'range' | 'serves' | 'mayTell' | 'offered' | 'sort' | 'took' | 'reportTo' | 'emojis' | 'reader'
> {
  const ledger = new FileLedger(store);
  const nobody = { serves: () => true, mayTell: () => Promise.resolve(), took: () => undefined };
  const bare = { reportTo: null, emojis: NO_EMOJI, reader: null };
  return { ledger, range: null, ...bare, offered: new Offered(), sort: sortFailure, ...nobody };
}

/** The same for whoever is written to directly: in the language they have settled, else (null) in their game's. */
export function writingTo<T extends Pick<Services, 'table' | 'reader'>>(services: T, person: string): T {
  return { ...services, reader: services.table.preferences.of(person).language };
}

/** Words where no game is near, in the language of whoever reads them. */
export function plainWords({ reader }: Pick<Services, 'reader'>): Words {
  return new Words(reader ?? FIRST);
}

/** The words of an edition where no game is near. */
export function editionWords(services: Pick<Services, 'reader'>, edition: TableEdition): Words {
  return plainWords(services).with(edition.namer(null));
}

/** The words in which a game tells: what it names needs no state, and nobody's seat. */
export function tellingWords(
  { store, editions, reader }: Pick<Services, 'store' | 'editions' | 'reader'>,
  game: string,
): Words {
  const row = store.games.find(game);
  const edition = row ? editions.get(row.edition) : undefined;
  const words = new Words(reader ?? localeOf(row?.locale));
  return edition ? words.with(edition.namer(null)) : words;
}

/** A game's words for its channel, whoever has asked. */
export function channelWords(services: Pick<Services, 'table'>, view: GameView): Words {
  return wordsOf({ ...services, reader: null }, view);
}

/** A game's words, with the names of its players and its edition and, once it has begun, of its seats. */
export function wordsOf({ table: { reading }, reader }: Pick<Services, 'table' | 'reader'>, view: GameView): Words {
  const position = reading.position(view.id);
  const players: Namer = ({ ref, id }) =>
    ref === 'player' ? (view.seats.find(({ seat }) => seat === Number(id))?.name ?? null) : null;
  const names = reading.edition(view.edition).namer(position.ok ? position.value.live.play.state : null);
  return new Words(reader ?? localeOf(view.locale)).with(players, names);
}
