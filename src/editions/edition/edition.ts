import type { Answer, Decision, Option, Seat } from '../../engine/decision.ts';
import type { Edition, Interrupt } from '../../engine/edition.ts';
import type { EngineEvent, EngineState } from '../../engine/game.ts';
import type { Phrase, Ref } from '../../engine/phrase.ts';
import type { Play } from '../../engine/play.ts';
import type { Locale } from '../../locale.ts';
import type { Sign } from '../../render/handles/sign.ts';
import type { PictureSpec } from '../../render/view.ts';
import type { Layout } from '../../story/arrange.ts';
import type { Sentence } from '../../story/sentence.ts';
import type { Namer, Words } from '../../words/words.ts';
import type { GuidedCase } from '../guide/guide.ts';
import type { Ahead } from '../plan/ahead.ts';
import type { Chronicle } from './chronicle.ts';
import type { CommandFits, PlayCommand } from './commandfit.ts';
import type { Sight } from './sight.ts';

/** What was agreed before the start. */
interface GameSetup {
  /** Checked by the edition. */
  options: unknown;
  /** In seat order; `sheet` null = at random. */
  seats: { sheet: string | null }[];
  /** 64 hexadecimal digits. */
  seed: string;
}

/** What an edition may want to know of the people to settle what they have left open. */
export interface Company {
  /** People who play. */
  persons: number;
  /** They play in one go, with everybody there. */
  brisk: boolean;
}

/** What an emoji can show: an option, or an offer. */
export type Signed = Pick<Option, 'id' | 'label' | 'brings' | 'price' | 'about'>;

/** A line each, as the status has them. */
export type Goals = Partial<Record<'goal' | 'danger', string>>;

/** One option of a new game, for `/game options`. */
export interface OptionDescription {
  /** Path in the options, for instance `variants.doubleMonsters`. */
  id: string;
  name: Phrase;
  explanation: Phrase;
  values: { value: string | number | boolean | null; label: Phrase }[];
  /** The id of any person will do as well; the value `host` stands for the host's. */
  person?: true;
  /** It may be changed during a game, by vote. */
  later?: true;
}

/** Something that can be looked at: a place, a card, a monster. */
export interface Lookup {
  id: string;
  title: string;
  picture?: PictureSpec;
  lines: string[];
}

/** A part of the board that can be seen from near. */
export interface CloseUp {
  name: string;
  /** The id by which `lookup` shows it. */
  look: string;
}

/** How a question that is put to several may be settled before all have voted. */
interface Shortcut {
  /** The first player's word settles it: at once, or when nobody has objected for a while. */
  word: 'atOnce' | 'unopposed';
  /** So does its default, when nobody has objected for a while. */
  proposed: boolean;
}

/**
 * What is taken for somebody whose answer others wait for only for a while: its default, where that costs them nothing; or
 * what a careful player would do, for those whom the table has played for.
 */
export type Reaction = 'default' | 'careful';

/** What one stand-in answer is: an answer to the decision, or an offer taken up instead. */
export type Move = { answer: Answer } | { interrupt: string };

/** An option of a question that only leads to another, and the kind of that. */
export interface Leading {
  option: string;
  to: string;
}

/**
 * One edition as the table sees it. The table, Discord and pictures know editions only through this.
 * `words` speaks the game's language and already knows the edition's names.
 */
export interface TableEdition<S extends EngineState = EngineState, E extends EngineEvent = EngineEvent>
  extends Edition<S, E> {
  /** The state before the first step. @throws Unplayable when the options don't fit the seats or each other */
  create(setup: GameSetup): S;
  /** Seats a game may have. */
  seats: { min: number; max: number };
  /**
   * Which of the seats taken in the lobby plays each seat of the game, where that is not simply one each.
   * @throws Unplayable when there are too few or too many for what was agreed
   */
  holders?(options: unknown, taken: number): Seat[];
  /** The person who runs the game without a seat of their own, if one was agreed on. */
  keeper?(options: unknown): string | null;
  /** What the table should know about the options it has chosen. */
  remarks?(options: unknown): Phrase[];
  /**
   * The options of a game that these people open now: what they have agreed on, with what depends on who plays settled
   * where they have left it open, and what every new game has.
   */
  aNewTable(agreed: object, company: Company): object;
  /** Who acts when, in a sentence, by the options of a new table. */
  courseOf?(options: object, company: Company): Phrase;
  /**
   * How many hours a game takes so many people if half of the times that it stands still for one of them, it does so for
   * an hour at most; by the options of a new table, as measured.
   */
  hours?(options: object, company: Company): number;
  /** A short case for one person who has never played, in which each step is explained. */
  guided?: GuidedCase<S>;
  /** Investigators one can choose from. */
  sheets: readonly string[];
  options: readonly OptionDescription[];
  /** Who that investigator is and what they are good at, in so few words that a menu can say it. */
  sheetNote?(sheet: string, words: Words): string;
  /** Why somebody can't do now what a command means, and what they can do about it; null where nothing hinders them. */
  hindrance?(state: S, seat: Seat, command: PlayCommand): Phrase | null;
  /** Says names; with a state also whose seat is whose. */
  namer(state: S | null): Namer;
  /** Whose say breaks a tie (DP-6). */
  firstSeat(state: S): Seat;
  /** What that player is called. */
  firstName: Phrase;
  /** Who plays a seat, by what can be named whoever sits there later: their sheet. */
  who(state: S, seat: Seat): Ref;
  /** Seats that still play. */
  seatsInPlay(state: S): Seat[];
  /** Who has begun a turn that they took themselves; null when nobody has. */
  sitter?(state: S): Seat | null;
  /**
   * Whether a turn that is asked for in a race begins as soon as its player is there: it has one beginning, and it makes
   * no difference who of them has theirs first.
   */
  begins?(state: S, decision: Decision): boolean;
  /** The turn in which a seat has a part that it may begin by itself, or has begun; null when it has had it. */
  sittingOf?(state: S, seat: Seat): number | null;
  /** What is taken where others wait only for a while for an answer; null = they wait as long as the table has agreed. */
  reaction?(state: S, decision: Decision): Reaction | null;
  /** How a shared question may be settled other than by the vote; null = not at all. */
  shortcut?(state: S, decision: Decision): Shortcut | null;
  /** Whether what comes of a shared decision says how it was taken, so that nothing of it need stay where all agreed. */
  evident?(decision: Decision): boolean;
  /** Turn and phase in one line, for the status message. */
  headline(state: S): Phrase;
  /** How turns go round, for whoever has never played like that; left out where every question for a turn says it. */
  turnsExplained?(state: S): Phrase;
  /** The lines of the status message below the headline. */
  status(state: S, words: Words): string[];
  /** What the table is after and what it must not let happen, with how far each is. */
  goals?(state: S, words: Words): Goals;
  /** Where somebody is, what they have and how they are, in one line. */
  standing?(state: S, seat: Seat, words: Words): string;
  /** The whole board with its words, and what the events changed on it. */
  board(state: S, words: Words, changes: readonly E[]): PictureSpec;
  /** Neighborhoods and places of the board that can be seen from near. */
  closeUps(state: S, words: Words): CloseUp[];
  /** Everything on the board in words, for those who can't see the picture. */
  boardText(state: S, words: Words): string[];
  /** An investigator's sheet with its words. */
  sheet(state: S, seat: Seat, words: Words, player: string): PictureSpec;
  sheetText(state: S, seat: Seat, words: Words): string[];
  /** What the picture of a sheet leaves to words: the ability, and what each card does. */
  sheetRules(state: S, seat: Seat, words: Words): string[];
  /**
   * The message that tells what happens in a step, by a name: what happens in several steps of a turn may be told in
   * one, which grows; null = each answer has a message of its own.
   * @param seat whom it happens to, or who is asked
   */
  frame?(step: string, seat: Seat | null): string | null;
  /** A step's events as they are told, where some of them belong into the message of another seat. */
  parts?(events: readonly E[], step: string): { events: readonly E[]; seat?: Seat }[];
  /** How the message of that name (`frame`) is laid out; without it, as a list. */
  layout?(frame: string, state: S): Layout;
  /** The message (`frame`) of the turn that a seat has taken, until its next one begins; null before. */
  turnTaken?(state: S, seat: Seat): string | null;
  /** Tells events, all of one step or part together, in order and in no language. @param state after them */
  tell(events: readonly E[], state: S): Sentence[];
  /** What belongs to what happened, to be seen: cards, the board where much of it has changed, the newspaper. */
  scenes(events: readonly E[], state: S): Sight<S, E>[];
  /** The picture of it, with its names, labels and words. @throws Error when it can't be shown any more */
  picture(sight: Sight<S, E>, words: Words): PictureSpec;
  /** What of events only one person may know: the cards that a Keeper chooses from. */
  whispers?(events: readonly E[]): { to: string; sentences: Sentence[] }[];
  /** What an emoji can show of an option beside its name, if anything. */
  sign?(option: Signed): Sign | null;
  /**
   * The picture that belongs to a question, if any (a monster, a neighborhood).
   * @param suggested places of it that have buttons of their own, which are to be on it
   */
  questionPicture(decision: Decision, state: S, words: Words, suggested?: readonly string[]): PictureSpec | null;
  /** The story above a question, by where it stands in the edition's texts; null for others. */
  story(decision: Decision): Ref | null;
  /** Things whose name contains the query, at most 25. */
  search(state: S | null, query: string, words: Words): { id: string; name: string }[];
  lookup(state: S | null, id: string, words: Words): Lookup | null;
  /** Rules by topic. */
  rules(query: string, locale: Locale): { id: string; title: string; text: string; related: string[] }[];
  /** What `/rules` can be asked about. */
  ruleTopics(locale: Locale): { id: string; name: string }[];
  /** The state as one seat sees it: hidden piles reshuffled out of recognition, seed and forced chance removed. */
  seenBy(state: S, seat: Seat): S;
  /** What a careful player would do. `seen` comes from `seenBy`. */
  autopilot(seen: S, decision: Decision, seat: Seat, offers: readonly Interrupt[]): Move;
  /** Why the autopilot would do that, in a few words that stand in brackets: what decided it, with numbers of the state. */
  why(seen: S, decision: Decision, seat: Seat, offers: readonly Interrupt[]): Phrase;
  /** Of many places to go to, those a careful player would like best, the best first. */
  favored?(seen: S, decision: Decision, seat: Seat): string[];
  /**
   * The options of a question that only lead to another, which can be shown with it: where to go, for instance. Nothing is
   * decided in between, by chance or by others. What matters most comes first.
   */
  leadsTo?(decision: Decision): Leading[];
  /** What the play commands (`/move`, `/fight`…) mean. */
  commands: CommandFits;
  /** What people may say ahead of being asked, if anything. */
  ahead?: Ahead<S>;
  /** The position as a scenario file that plays again, nothing hidden in it and nobody's id. */
  report(play: Play<S, E>): string;
  /** After the end: how it ended (a great moment), the score and who did what. */
  ending(state: S): Sentence[];
  /** The special edition, and the last board. */
  endingScenes(state: S): Sight<S, E>[];
  /** What is remembered of a game. */
  chronicle?(state: S): Chronicle;
}
