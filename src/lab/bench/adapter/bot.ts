import { Bot } from '../../../discord/bot.ts';
import { optionToken, questionMark, readCustomId } from '../../../discord/message/customid.ts';
import { createLog } from '../../../log.ts';
import { closePictures, drawPicture } from '../../../render/picture.ts';
import { openDatabase, Store } from '../../../store/store.ts';
import type { GameView } from '../../../table/game/view.ts';
import { CATALOGUE } from '../../box.ts';
import type { Handle, Setup, Standing, Use, Wish } from './wish.ts';

/** A picture of one dot, where drawing is not what is measured. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

type BotSetup = Parameters<typeof Bot.start>[0];

/** How a bot is started. */
export interface BotWish {
  token: string;
  api: string;
  /** Of its database. */
  file: string;
  /** Pictures are drawn, by a process of their own; else each is a dot. */
  draws: boolean;
  /** How long the status message rests at least, in milliseconds. */
  statusRest: number;
  /** Presses are counted: so many in ten seconds, as they are where nobody says otherwise. */
  limited?: boolean;
}

/** What is asked in a game. */
export interface Asked {
  /** Entries in its journal. */
  entries: number;
  /** Turns or rounds that have begun. */
  turn: number;
  /** What all custom ids of its questions hold, and of each question that is open for somebody. */
  mark: string;
  open: string[];
}

/** A bot, at whatever Discord, with the games that are seated at it. */
export class RunningBot {
  private readonly bot: Bot;
  private readonly store: Store;
  private readonly seeds: { next: string };
  private readonly people = new Map<string, readonly string[]>();

  private constructor(bot: Bot, store: Store, seeds: { next: string }) {
    this.bot = bot;
    this.store = store;
    this.seeds = seeds;
  }

  /** @param more what else it is set up with, where something takes the place of the world's own */
  static async start(
    { token, api, file, draws, statusRest, limited = false }: BotWish,
    more: Partial<BotSetup> = {},
  ): Promise<RunningBot> {
    const store = new Store(openDatabase(file));
    const seeds = { next: '' };
    const draw: BotSetup['draw'] = async (spec) => (draws ? (await drawPicture(spec)).data : DOT);
    const limits = limited ? { person: 30, server: 600 } : null;
    const log = createLog('error', [token]);
    const setup = { token, api, store, editions: CATALOGUE, draw, log, statusRest, limits };
    return new RunningBot(await Bot.start({ ...setup, ...more, seed: () => seeds.next }), store, seeds);
  }

  /** Seats people at a game in a channel and begins it. @returns its id */
  seat({ edition, seed }: Setup, guild: string, channel: string, people: readonly string[]): string {
    const { gathering } = this.bot.services.table;
    const [host = '', ...others] = people;
    const person = (id: string) => ({ id, name: id });
    this.seeds.next = seed;
    const created = gathering.create({ guild, channel, host: person(host), edition });
    if (!created.ok) throw new Error(`no game: ${created.refusal.key}`);
    for (const id of others) gathering.join(channel, person(id));
    gathering.start(channel, host);
    this.people.set(created.value, people);
    return created.value;
  }

  /** What a careful player would do now; null when the game is over. */
  hint(game: string): Wish | null {
    const awaited = this.view(game).open.flatMap((open) => open.awaited)[0];
    if (awaited === undefined) return null;
    const hint = this.bot.services.table.reading.hint(game, awaited);
    if (!hint.ok) return null;
    const { decision, chosen, interrupt } = hint.value;
    const taken = chosen.length > 0 || interrupt !== null ? chosen : decision.default;
    return { person: this.peopleOf(game).indexOf(awaited), decision: decision.id, chosen: taken, interrupt };
  }

  /** The button or menu that does what somebody wishes in one go; null where there is none such. */
  use({ decision, chosen, interrupt }: Wish, handles: readonly Handle[]): Use | null {
    const tokens = chosen.map(optionToken);
    for (const { message, customId, values } of handles.toReversed()) {
      const press = readCustomId(customId);
      if (press?.on !== 'question' || press.decision !== decision || interrupt !== null) continue;
      const isButton = press.act === 'answer' && tokens.length === 1 && press.detail === tokens[0];
      if (isButton || (press.act === 'none' && tokens.length === 0)) return { message, customId, values: null };
      const isMenu = press.act === 'pick' && tokens.length > 0 && tokens.every((token) => values.includes(token));
      if (isMenu) return { message, customId, values: tokens };
      // What only leads to another question is answered together with that.
      const leads = press.act === 'further' && tokens.length === 1 && press.detail.split('>')[0] === tokens[0];
      if (leads) return { message, customId, values: values.length > 0 ? values.slice(0, 1) : null };
    }
    return null;
  }

  /** Does what somebody wishes at the table, without a press. @returns false when it is refused */
  act(game: string, { person, decision, chosen, interrupt }: Wish): boolean {
    const { table } = this.bot.services;
    const who = { game, person: this.peopleOf(game)[person] ?? '' };
    const result =
      interrupt === null
        ? table.answer({ ...who, decision, chosen })
        : table.interrupt({ ...who, seat: person, interrupt });
    return result.ok;
  }

  /** What is asked in a game now. */
  asked(game: string): Asked {
    const { open, branch } = this.view(game);
    const awaited = open.filter(({ awaited }) => awaited.length > 0);
    return {
      entries: this.store.journal.lastSeq(game),
      turn: this.turn(game),
      mark: `:${game}:${branch}:`,
      open: awaited.map(({ decision }) => questionMark(game, branch, decision.id)),
    };
  }

  /** How a game stands. */
  standing(game: string): Standing {
    const position = this.bot.services.table.reading.position(game);
    if (!position.ok) throw new Error(position.refusal.key);
    const { open, status } = this.view(game);
    const asked = open.map(({ decision: { id, options } }) => [id, options.map((option) => option.id)]);
    return { state: position.value.live.play.state, asked: [status, asked] };
  }

  /** Rows of the outbox that wait, of all games and of all kinds. */
  get waiting(): number {
    return this.bot.waiting;
  }

  /** Those of them that tell or ask something: the status message may rest. */
  get unsent(): number {
    const { outbox } = this.store;
    return outbox
      .games()
      .flatMap((game) => outbox.waiting(game))
      .filter(({ kind }) => kind !== 'status').length;
  }

  async stop(): Promise<void> {
    await this.bot.stop();
    await closePictures();
    this.store.close();
  }

  private turn(game: string): number {
    const position = this.bot.services.table.reading.position(game);
    if (!position.ok) return 0;
    const { edition, live } = position.value;
    return edition.chronicle?.(live.play.state).turns ?? 0;
  }

  private peopleOf(game: string): readonly string[] {
    const people = this.people.get(game);
    if (!people) throw new Error('nobody has been seated there');
    return people;
  }

  private view(game: string): GameView {
    const view = this.bot.services.table.reading.game(game);
    if (!view) throw new Error('the game is gone');
    return view;
  }
}
