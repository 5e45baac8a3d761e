import type { Bot } from '../../discord/bot.ts';
import { wordsOf } from '../../discord/connection/services.ts';
import type { Decision, Seat } from '../../engine/decision.ts';
import type { Act } from '../../local/act.ts';
import type { LocalDiscord } from '../../local/discord.ts';
import type { WireMessage } from '../../local/wire.ts';
import { FIRST } from '../../locale.ts';
import type { Store } from '../../store/store.ts';
import { wholeTurnOf } from '../../table/ahead/wholeturn.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import { furtherOf } from '../../table/room/further.ts';
import type { Position } from '../../table/room/reading.ts';
import { happeningIn } from '../../table/told/happening.ts';
import { gather } from '../guests/gather.ts';
import { Guest, type Handle, type Question, questionsOn } from '../guests/guest.ts';
import { sureOn } from '../guests/hands.ts';
import { aPlace, type Meeting, NAMES, type Place } from './place.ts';
import { type Hinted, handedIn, hintedForm, type Move, nextMove } from './press.ts';

/** A request that was just answered may be followed by another one; so long, in milliseconds, the bot asks nothing. */
const CALM = 5;
/** Presses that one answer may take. */
const MOST_PRESSES = 12;
/** The frame of the message that opens a turn or a round. */
const OPENING = /^(?:turn|round) \d+$/;
/** Questions and answers of a fight, by their ids. */
const FIGHT = /combat|attack|fight|evade/;
/** More happenings than a game has. */
const ALL = 1_000_000;

/** Three people who have never played, in a channel of a Discord on this machine, doing what `/hint` says. */
export class Strangers {
  readonly people: readonly Guest[];
  /** What each of them did since `beginTurn`, in the order of `people`: presses and choices, and whether in a fight. */
  ofThisTurn: { presses: number; fought: boolean }[] = [];
  /** How tall pictures are in the column of a phone, by the names of their files. */
  readonly heights: ReadonlyMap<string, number>;
  private readonly local: LocalDiscord;
  private readonly bot: Bot;
  private readonly store: Store;
  private readonly time: { now: number };
  private readonly apart: number;

  private constructor({ local, bot, store, outcomes, time, heights, apart }: Place) {
    this.local = local;
    this.bot = bot;
    this.store = store;
    this.time = time;
    this.heights = heights;
    this.apart = apart;
    this.people = NAMES.map((name) => new Guest(local.person(name), outcomes));
    this.beginTurn();
  }

  /** Lets them sit down to a game. @param seed any text */
  static async meet(edition: string, seed: string, meeting: Meeting = {}): Promise<Strangers> {
    const strangers = new Strangers(await aPlace(seed, meeting));
    for (const { robot } of strangers.people) robot.locale = meeting.locale ?? FIRST;
    await strangers.sitDown(edition);
    return strangers;
  }

  /** Requests of the bot so far that count against its limits, by method and pattern. */
  get requests(): ReadonlyMap<string, number> {
    return this.local.requests;
  }

  /** Answers that people have given so far. */
  get answered(): number {
    return this.store.journal.everything(this.view.id).filter(({ kind, person }) => kind === 'answer' && person).length;
  }

  /** The address of the page that they are seen on. */
  get url(): string {
    return this.local.url;
  }

  /** The message that shows how things stand, which is one for the whole game. */
  get pinned(): readonly string[] {
    return this.host.robot.pins().map(({ id }) => id);
  }

  /** True when that message is up to date: it is edited only now and then. */
  get statusStands(): boolean {
    const { outbox } = this.store;
    return outbox.games().every((game) => outbox.waiting(game).length === 0);
  }

  /** What is asked of whom, with the message it stands on. */
  get questions(): { open: OpenDecision; message: WireMessage | undefined }[] {
    const { branch, open } = this.view;
    const messages = this.messages().toReversed();
    return open
      .filter(({ awaited }) => awaited.length > 0)
      .map((one) => {
        const asks = (message: WireMessage): boolean => questionOn(message, branch, one.decision) !== undefined;
        return { open: one, message: messages.find(asks) };
      });
  }

  /** How somebody does, as the rules know it. */
  standing(seat: Seat): string {
    const { edition, live } = this.position;
    return edition.standing?.(live.play.state, seat, wordsOf(this.bot.services, this.view)) ?? '';
  }

  /** The channel as everybody sees it, the latest 200 messages. */
  messages(): WireMessage[] {
    return this.host.robot.messages().filter(({ author, local }) => author.id === this.local.bot.id && !local.onlyFor);
  }

  /** Turns that have begun; null when the game is over. */
  get turn(): number | null {
    if (this.view.status !== 'playing') return null;
    const { edition, live } = this.position;
    return edition.chronicle?.(live.play.state).turns ?? null;
  }

  /** Counts presses anew. */
  beginTurn(): void {
    this.ofThisTurn = NAMES.map(() => ({ presses: 0, fought: false }));
  }

  /** The message that opens the turn that is being played. */
  get opening(): string | undefined {
    const { outbox } = this.store;
    return (
      outbox.happenings(this.view.id, 0, ALL).findLast(({ body }) => OPENING.test(happeningIn({ body }).frame ?? ''))
        ?.message ?? undefined
    );
  }

  /** Gives the answer that a careful player would give, with the buttons and menus of the question. */
  async answer(): Promise<void> {
    const open = this.view.open.find(({ awaited }) => awaited.length > 0);
    const who = this.people.findIndex(({ robot }) => open?.awaited.includes(robot.id));
    const person = this.people[who];
    if (!open || !person) throw new Error('nobody is asked');
    const hint = this.bot.services.table.reading.hint(this.view.id, person.robot.id);
    if (!hint.ok) throw new Error(hint.refusal.key);
    this.time.now += this.apart;
    const { decision } = hint.value;
    const doing = this.ofThisTurn[who];
    if (doing && FIGHT.test(`${decision.kind} ${hint.value.chosen.join(' ')}`)) doing.fought = true;
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      const { chosen } = hint.value;
      const ways = { further: this.further(decision, chosen), wholly: this.wholly(decision, hint.value) };
      await this.press(person, { ...hint.value, ...ways });
      await this.quiet();
      if (hint.value.interrupt || !this.isAwaited(person, decision)) return;
    }
    throw new Error(`${decision.kind} takes ${MOST_PRESSES} presses and more`);
  }

  async leave(): Promise<void> {
    for (const person of this.people) person.leave();
    await this.bot.stop();
    await this.local.close();
    this.store.close();
  }

  private get host(): Guest {
    const [host] = this.people;
    if (!host) throw new Error('nobody came');
    return host;
  }

  private get view(): GameView {
    const view = this.bot.services.table.reading.inChannel(this.host.robot.channel);
    if (!view) throw new Error('the game is gone');
    return view;
  }

  private get position(): Position {
    const position = this.bot.services.table.reading.position(this.view.id);
    if (!position.ok) throw new Error(position.refusal.key);
    return position.value;
  }

  /** What a careful player answers to the question that an option only leads to. */
  private further(decision: Decision, [option]: readonly string[]): string | undefined {
    const { live, edition } = this.position;
    const found = furtherOf(this.position, decision).find((one) => one.option === option);
    const [seat = 0] = decision.seats;
    if (!found) return undefined;
    const move = edition.autopilot(edition.seenBy(live.play.state, seat), found.next, seat, []);
    return 'answer' in move ? move.answer.chosen[0] : undefined;
  }

  /** True where the turn that is offered in one press begins as a careful player would begin it now. */
  private wholly(decision: Decision, { chosen: [option], interrupt }: Omit<Hinted, 'decision'>): boolean {
    const { live, edition } = this.position;
    const turn = wholeTurnOf(live, decision);
    const [seat = 0] = decision.seats;
    if (!turn) return false;
    const begun = edition.ahead?.planned(turn.said, decision, edition.seenBy(live.play.state, seat), seat);
    return interrupt === null ? begun?.chosen?.[0] === option : begun?.offer === interrupt;
  }

  private isAwaited({ robot }: Guest, { id }: Decision): boolean {
    return this.view.open.some(({ decision, awaited }) => decision.id === id && awaited.includes(robot.id));
  }

  private async sitDown(edition: string): Promise<void> {
    await gather({ edition: { edition } }, this.people, () => this.quiet());
  }

  /** One press or choice on the way to an answer. */
  private async press(person: Guest, hinted: Hinted): Promise<void> {
    const form = hinted.interrupt ? hintedForm(this.position, this.people.indexOf(person), hinted.interrupt) : null;
    const act = await this.use(person, nextMove(hinted, this.asked(person, hinted.decision)));
    if (await handedIn(person, act, form ?? hinted)) this.count(person);
  }

  /** What can be used to answer a question, on the newest message it is on. @throws Trouble when nothing can */
  private asked(person: Guest, decision: Decision): Handle[] {
    const { branch } = this.view;
    const found = this.messages().flatMap((message) => questionOn(message, branch, decision) ?? []);
    const question = found.at(-1);
    if (!question) throw person.trouble('no way to answer', `${decision.kind} ${decision.id}`);
    return question.handles;
  }

  /** Presses a button or chooses from a menu, and says yes when asked whether they are sure. */
  private async use(person: Guest, { handle, values = [] }: Move): Promise<Act> {
    if (!handle) throw person.trouble('no way to answer', 'what is asked');
    const act = await person.use(handle, values);
    this.count(person);
    if (act.modal) return act;
    const answer = await act.outcome();
    act.close();
    await person.granted(act, handle.customId);
    const sure = answer ? sureOn(answer) : undefined;
    return sure ? this.use(person, { handle: sure }) : act;
  }

  private count(person: Guest): void {
    const doing = this.ofThisTurn[this.people.indexOf(person)];
    if (doing) doing.presses += 1;
  }

  /** Resolves when everything that was to be told and asked stands in the channel. */
  private async quiet(): Promise<void> {
    const { outbox } = this.store;
    for (;;) {
      await this.local.quiet(CALM);
      const games = outbox.games().flatMap((game) => outbox.waiting(game));
      if (games.every(({ kind }) => kind === 'status')) return;
      await new Promise((resolve) => setTimeout(resolve, CALM));
    }
  }
}

/** A question that a message asks, with all that can be used to answer it. */
function questionOn(message: WireMessage, branch: number, { id }: Decision): Question | undefined {
  return questionsOn(message).find((question) => question.branch === branch && question.decision === id);
}
