import { setTimeout as pause } from 'node:timers/promises';
import { type QuestionAct, tokenOption } from '../discord/message/customid.ts';
import type { Act } from '../local/act.ts';
import type { WireMessage } from '../local/wire.ts';
import type { GameView } from '../table/game/view.ts';
import { filledIn, hasDials, type Modal } from './form.ts';
import {
  type Guest,
  type Handle,
  handlesOf,
  handlesTo,
  ownOffers,
  privateAnswer,
  type Question,
  tokensOf,
} from './guest.ts';
import type { Luck } from './luck.ts';
import { nothingPlayed } from './played.ts';

/** Commands that answer questions, each with its option. */
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
/** What was decided may be shown for such a part of that, while the pictures of what came of it are drawn. */
const DRAWING = 0.75;
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
  }

  /**
   * Plays until the game is over or so many answers have been given.
   * @returns true when the game is over
   * @throws Error when somebody is asked who is shown no way to answer, or what is shown is refused
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
        throw new Error(`nobody is shown a question; open are: ${open?.join('; ') || 'none'}`);
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
        if (!voice) throw new Error(`a proposal without a way to agree: ${message.content}`);
        const act = await guest.use(voice);
        await this.outcome(guest, voice, act);
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
    const { branch, decision: id, handles, message } = question;
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
      throw new Error(`${decision.kind} does not show ${missing.map((option) => option.id)}: ${message.content}`);
  }

  private async answer(guest: Guest, question: Question): Promise<void> {
    const { luck, played } = this;
    const on = (act: QuestionAct): Handle[] => handlesTo(question, act);
    const [offer] = on('offer');
    const offers = offer && this.offers ? ownOffers(offer, guest) : [];
    if (offer && offers.length > 0 && this.offersARow < OFFERS_A_ROW && luck.once(9)) {
      this.offersARow += 1;
      played.offers += 1;
      const act = await guest.use(offer, [luck.of(offers)]);
      return act.modal ? this.handIn(guest, act, act.modal) : this.finish(guest, offer, act);
    }
    const pages = on('page');
    if (pages.length > 0 && luck.once(2)) {
      played.pages += 1;
      const page = luck.of(pages);
      return this.turned(await guest.use(page, page.menu ? [luck.of(page.menu.values)] : []));
    }
    this.answering(guest, question);
    const [form] = on('form');
    const ways = [...on('answer'), ...on('pick'), ...on('none'), ...on('lasting')];
    if (form && (ways.length === 0 || luck.once(2))) return this.fillIn(guest, form);
    this.offersARow = 0;
    if (ways.length === 0) throw new Error(`a question without a way to answer: ${question.message.content}`);
    const way = luck.of(ways);
    if (!way.menu) {
      played.presses += 1;
      return this.finish(guest, way, await guest.use(way));
    }
    const { values, min, max } = way.menu;
    played.selections += 1;
    const count = min + luck.below(max - min + 1);
    return this.finish(guest, way, await guest.use(way, luck.some(values, Math.max(1, count))));
  }

  /** Opens the form of a question and sends it with some of what it offers. */
  private async fillIn(guest: Guest, form: Handle): Promise<void> {
    const opened = await guest.use(form);
    return opened.modal ? this.handIn(guest, opened, opened.modal) : this.finish(guest, form, opened);
  }

  /** Sends a form that was opened with some of what it offers. */
  private async handIn(guest: Guest, opened: Act, modal: Modal): Promise<void> {
    const { played } = this;
    played.forms += 1;
    const dials = hasDials(modal);
    if (dials) played.dials += 1;
    const sent = await guest.robot.submitModal(opened, filledIn(modal, this.luck));
    await sent.settled(this.patience);
    sent.close();
    if (sent.state === 'failed') throw new Error(`${guest.name}: a form failed: ${sent.reason}`);
    const again =
      sent.message && handlesOf(sent.message).some(({ press }) => press.on === 'question' && press.act === 'form');
    if (dials && again) played.beyond += 1;
  }

  private async command(guest: Guest, question: Question): Promise<void> {
    const { luck, played } = this;
    const { robot } = guest;
    for (const [name, option] of [...luck.some(COMMANDS, 4), COMMANDS[0]]) {
      const choices = await robot.complete(name, { [option]: '' }, option);
      if (choices.length === 0) continue;
      const { value, name: label } = luck.of(choices);
      played.commands += 1;
      const act = await robot.command(name, { [option]: String(value) });
      const answer = await act.answer(this.patience);
      act.close();
      const sure = handlesOf(answer).find(({ press }) => press.on === 'question' && press.act === 'sure');
      if (sure) return this.finish(guest, sure, await guest.use(sure));
      if (!/^(Done|Your vote): /.test(answer.content)) throw new Error(`/${name} ${label}: ${answer.content}`);
      return;
    }
    const end = performance.now() + this.patience * DRAWING;
    while (guest.questions().some(({ decision }) => decision === question.decision)) {
      if (performance.now() > end)
        throw new Error(`/choose proposes nothing to ${guest.name}, who is asked: ${question.message.content}`);
      await pause(20);
    }
    played.stale += 1;
  }

  private async look(guest: Guest): Promise<void> {
    this.played.looks += 1;
    const button = this.luck.once(2) ? guest.find(({ press }) => press.on === 'look') : undefined;
    const act = button ? await guest.use(button) : await guest.robot.command(this.luck.of(LOOKS));
    const answer = await privateAnswer(act);
    if (/went wrong/.test(answer.content)) throw new Error(answer.content);
  }

  private async takeBack(guest: Guest): Promise<void> {
    this.played.undone += 1;
    const act = await guest.robot.command('game undo');
    await act.answer(this.patience);
    act.close();
  }

  private async turned(act: Act): Promise<void> {
    // It may be gone, taken away with its message.
    await act.outcome(this.patience);
    act.close();
  }

  /** Waits for what comes of a press, and says yes when asked whether one is sure. */
  private async finish(guest: Guest, handle: Handle, act: Act): Promise<void> {
    const answer = await this.outcome(guest, handle, act);
    const sure = answer
      ? handlesOf(answer).find(({ press }) => press.on === 'question' && press.act === 'sure')
      : undefined;
    if (!sure) return;
    this.played.sure += 1;
    const again = await guest.use(sure);
    await this.outcome(guest, sure, again);
  }

  /** The private answer, if there was one. @throws Error when what is still shown was refused */
  private async outcome(guest: Guest, handle: Handle, act: Act): Promise<WireMessage | null> {
    const answer = await act.outcome(this.patience);
    act.close();
    if (!answer || answer.local.onlyFor === null) return null;
    if (handlesOf(answer).length > 0 || answer.id === handle.message.id) return answer;
    const end = performance.now() + this.patience * DRAWING;
    while (guest.find(({ customId }) => customId === handle.customId)) {
      if (performance.now() > end)
        throw new Error(`${guest.name} is shown ${handle.label} (${handle.customId}), but: ${answer.content}`);
      await pause(20);
    }
    this.played.stale += 1;
    return null;
  }
}
