import { setTimeout as pause } from 'node:timers/promises';
import { type QuestionAct, tokenOption } from '../../discord/message/customid.ts';
import type { GameView } from '../../table/game/view.ts';
import { type Guest, type Handle, handlesOf, handlesTo, privateAnswer, type Question, tokensOf } from './guest.ts';
import { DRAWING, Hands, sureOn } from './hands.ts';
import type { Luck } from './luck.ts';
import { nothingPlayed } from './played.ts';
import { Trouble } from './trouble.ts';

/** Commands that answer questions, each with its option, by their ids. */
const COMMANDS = [
  ['choose', 'answer'],
  ['move', 'to'],
  ['pass', 'question'],
  ['fight', 'monster'],
  ['evade', 'monster'],
  ['use', 'card'],
  ['cast', 'spell'],
  ['encounter', 'choice'],
  ['focus', 'sliders'],
  ['ward', 'for'],
  ['research', 'for'],
  ['gather', 'for'],
  ['buy', 'card'],
  ['spend', 'amount'],
  ['trade', 'with'],
  ['close', 'how'],
  ['seal', 'how'],
  ['vote', 'choice'],
] as const;
const LOOKS = ['board', 'sheet', 'log', 'hint', 'game status', 'help', 'game report'] as const;

/** Nothing comes of it for so long, in milliseconds: then something is wrong. */
const PATIENCE = 120_000;
const OFFERS_A_ROW = 2;

interface PartySetup {
  /** Resolves when nothing more is shown without an answer. */
  quiet: () => Promise<void>;
  guests: Guest[];
  luck: Luck;
  /** What really is asked, to hold what is shown against; nobody at the table knows it. */
  view?: () => GameView | null;
  /** Told who is about to answer which question. */
  answering?: (guest: Guest, question: Question) => void;
  /** False: nothing is taken up that is offered on top of a question. */
  offers?: boolean;
  /** Now and then a slash command instead of a press. */
  commands?: boolean;
  /** Now and then something is looked at, taken back, or asked for. */
  curious?: boolean;
  /** How long it is waited for what comes of something, in milliseconds. */
  patience?: number;
}

/** People who play a game by what they are shown, and who notice whatever is wrong with it. */
export class Party {
  readonly played = nothingPlayed();
  private readonly quiet: () => Promise<void>;
  private readonly guests: Guest[];
  private readonly luck: Luck;
  private readonly view: () => GameView | null;
  private readonly answering: (guest: Guest, question: Question) => void;
  private readonly offers: boolean;
  private readonly commands: boolean;
  private readonly curious: boolean;
  private readonly patience: number;
  private readonly hands: Hands;
  private offersARow = 0;
  private readonly checked = new Set<string>();

  constructor(setup: PartySetup) {
    this.quiet = setup.quiet;
    this.guests = setup.guests;
    this.luck = setup.luck;
    this.view = setup.view ?? (() => null);
    this.answering = setup.answering ?? (() => undefined);
    this.offers = setup.offers ?? true;
    this.commands = setup.commands ?? false;
    this.curious = setup.curious ?? false;
    this.patience = setup.patience ?? PATIENCE;
    this.hands = new Hands(this.luck, this.played, this.patience);
  }

  /** What was done, in order, by ids alone: who, and what they pressed, typed or handed in. */
  get done(): readonly string[] {
    return this.hands.done;
  }

  /**
   * Plays until the game is over or so many answers have been given.
   * @returns true when the game is over
   * @throws Trouble when somebody is asked who is shown no way to answer, when what is shown is refused, or the bot fails
   */
  async play(most = Number.POSITIVE_INFINITY): Promise<boolean> {
    for (let answers = 0; answers < most; answers++) {
      const next = await this.nextQuestion();
      if (!next) return true;
      await this.act(next.guest, next.question);
    }
    await this.quiet();
    return false;
  }

  /** The question somebody is shown, or null when the game is over. */
  private async nextQuestion(): Promise<{ guest: Guest; question: Question } | null> {
    const { guests } = this;
    const end = performance.now() + this.patience;
    for (;;) {
      await this.quiet();
      await this.speakToProposals();
      const asked = guests.flatMap((guest) => guest.questions().map((question) => ({ guest, question })));
      if (asked.length > 0) return this.luck.of(asked);
      if (guests[0]?.find(({ press }) => press.on === 'lobby' && press.act === 'again')) return null;
      if (performance.now() > end) {
        const open = this.view()?.open.map(({ decision, awaited }) => `${decision.kind} of ${awaited}`);
        throw new Trouble('nobody is asked', `open are: ${open?.join('; ') || 'none'}`);
      }
      await pause(50);
    }
  }

  private async speakToProposals(): Promise<void> {
    for (const guest of this.guests) {
      for (const message of guest.proposals()) {
        const voices = handlesOf(message).filter(({ press }) => press.on === 'proposal');
        const yes = voices.find(({ press }) => press.on === 'proposal' && press.agree);
        const voice = this.luck.once(4) ? this.luck.of(voices) : yes;
        if (!voice) throw guest.trouble('no way to agree', message.id);
        const act = await this.hands.use(guest, voice);
        await this.hands.outcome(guest, voice, act);
        await this.quiet();
      }
    }
  }

  private async act(guest: Guest, question: Question): Promise<void> {
    const { luck } = this;
    if (this.curious && luck.once(25)) return this.look(guest);
    if (this.curious && luck.once(60)) return this.takeBack(guest);
    await this.check(question);
    // `/choose` names one thing; of several there is nothing but a form.
    const several = handlesTo(question, 'form').length > 0 && handlesTo(question, 'answer').length === 0;
    if (this.commands && !several && luck.once(6)) return this.command(guest, question);
    return this.answer(guest, question);
  }

  /** Every option of the question can be reached by what is shown. */
  private async check(question: Question): Promise<void> {
    const { branch, decision: id, handles } = question;
    const view = this.view();
    const open = view?.open.find(({ decision }) => decision.id === id);
    if (!open || branch !== view?.branch) return;
    const { decision } = open;
    this.played.kinds.add(decision.kind);
    if (this.checked.has(`${branch}.${id}`)) return;
    this.checked.add(`${branch}.${id}`);
    if (handlesTo(question, 'page').length > 0 || handlesTo(question, 'form').length > 0) return;
    const shown = new Set(handles.flatMap(tokensOf).map((token) => tokenOption(decision, token)));
    const missing = decision.options.filter((option) => !shown.has(option.id));
    if (missing.length > 0)
      throw new Trouble('options are not shown', `${decision.kind} ${missing.map((option) => option.id)}`);
  }

  private async answer(guest: Guest, question: Question): Promise<void> {
    const { luck, played } = this;
    const on = (act: QuestionAct): Handle[] => handlesTo(question, act);
    const [offer] = on('offer');
    const offers = offer && this.offers ? guest.ownOffers(offer) : [];
    if (offer && offers.length > 0 && this.offersARow < OFFERS_A_ROW && luck.once(9)) {
      this.offersARow += 1;
      played.offers += 1;
      const act = await this.hands.use(guest, offer, [luck.of(offers)]);
      return act.modal ? this.hands.handIn(guest, offer, act, act.modal) : this.hands.finish(guest, offer, act);
    }
    const pages = on('page');
    if (pages.length > 0 && luck.once(2)) {
      played.pages += 1;
      const page = luck.of(pages);
      return this.hands.turned(guest, await this.hands.use(guest, page, page.menu ? [luck.of(page.menu.values)] : []));
    }
    this.answering(guest, question);
    const [form] = on('form');
    // Of several menus each has a part of what is offered: which part is a matter of names.
    const menus = on('pick');
    const ways = [
      ...on('answer'),
      ...on('further'),
      ...on('turn'),
      ...menus.slice(0, 1),
      ...on('none'),
      ...on('lasting'),
    ];
    if (form && (ways.length === 0 || luck.once(2))) return this.fillIn(guest, form);
    this.offersARow = 0;
    if (ways.length === 0) throw guest.trouble('no way to answer', question.decision);
    const way = luck.of(ways);
    if (!way.menu) {
      played.presses += 1;
      return this.hands.finish(guest, way, await this.hands.use(guest, way));
    }
    played.selections += 1;
    if (menus.length > 1 && way.press === menus[0]?.press) return this.pickOne(guest, menus);
    const { values, min, max } = way.menu;
    const count = min + luck.below(max - min + 1);
    return this.hands.finish(guest, way, await this.hands.use(guest, way, luck.some(values, Math.max(1, count))));
  }

  /** Chooses one thing of those that several menus hold. */
  private async pickOne(guest: Guest, menus: readonly Handle[]): Promise<void> {
    const value = this.luck.of(menus.flatMap(({ menu }) => menu?.values ?? []).sort());
    const menu = menus.find((one) => one.menu?.values.includes(value));
    if (menu) await this.hands.finish(guest, menu, await this.hands.use(guest, menu, [value]));
  }

  /** Opens the form of a question and sends it with some of what it offers. */
  private async fillIn(guest: Guest, form: Handle): Promise<void> {
    const opened = await this.hands.use(guest, form);
    return opened.modal ? this.hands.handIn(guest, form, opened, opened.modal) : this.hands.finish(guest, form, opened);
  }

  private async command(guest: Guest, question: Question): Promise<void> {
    const { luck, played } = this;
    for (const [name, option] of [...luck.some(COMMANDS, 4), COMMANDS[0]]) {
      const choices = await guest.proposed(name, option);
      if (choices.length === 0) continue;
      const value = luck.of(choices);
      played.commands += 1;
      this.hands.note(guest, `/${name}`, value);
      const act = await guest.command(name, { [option]: value });
      const answer = await act.answer(this.patience);
      act.close();
      const came = await guest.cameOf(act, this.patience);
      if (came.came === 'refused') throw guest.trouble(came.key, `/${name} ${value}`);
      const sure = sureOn(answer);
      if (sure) return this.hands.finish(guest, sure, await this.hands.use(guest, sure));
      if (came.took.length === 0) throw guest.trouble('nothing taken', `/${name} ${value}`);
      return;
    }
    const end = performance.now() + this.patience * DRAWING;
    while (guest.questions().some(({ decision }) => decision === question.decision)) {
      if (performance.now() > end) throw guest.trouble('nothing proposed', `/choose for ${question.decision}`);
      await pause(20);
    }
    played.stale += 1;
  }

  private async look(guest: Guest): Promise<void> {
    this.played.looks += 1;
    const button = this.luck.once(2) ? guest.find(({ press }) => press.on === 'look') : undefined;
    const command = this.luck.of(LOOKS);
    if (!button) this.hands.note(guest, `/${command}`);
    const act = await (button ? this.hands.use(guest, button) : guest.command(command));
    await privateAnswer(act);
    await guest.cameOf(act, this.patience);
  }

  private async takeBack(guest: Guest): Promise<void> {
    this.played.undone += 1;
    this.hands.note(guest, '/game undo');
    const act = await guest.command('game undo');
    await act.answer(this.patience);
    act.close();
    await guest.cameOf(act, this.patience);
  }
}
