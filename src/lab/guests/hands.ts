import { setTimeout as pause } from 'node:timers/promises';
import { customId, type QuestionAct } from '../../discord/message/customid.ts';
import type { Act } from '../../local/act.ts';
import type { WireMessage } from '../../local/wire.ts';
import { filledIn, hasDials, type Modal } from './form.ts';
import { type Came, type Guest, type Handle, handlesOf } from './guest.ts';
import type { Luck } from './luck.ts';
import type { Played } from './played.ts';

/** What answers a question for good: something is taken then, or asked once more. */
const ANSWERS: readonly QuestionAct[] = ['answer', 'further', 'turn', 'sure', 'pick', 'none', 'lasting'];

/** What opens a form once more that was in vain. */
const AGAIN: readonly QuestionAct[] = ['form', 'offer'];

/** What was decided may be shown for such a part of that, while the pictures of what came of it are drawn. */
export const DRAWING = 0.75;

/** What people do at a table with buttons, menus and forms, until it has come to something. */
export class Hands {
  /** What was done, in order, by ids alone: who, and what they pressed, typed or handed in. */
  readonly done: string[] = [];
  private readonly luck: Luck;
  private readonly played: Played;
  private readonly patience: number;

  /** @param patience how long it is waited for what comes of something, in milliseconds */
  constructor(luck: Luck, played: Played, patience: number) {
    this.luck = luck;
    this.played = played;
    this.patience = patience;
  }

  /** Presses a button or chooses from a menu. */
  use(guest: Guest, handle: Handle, values: readonly string[] = []): Promise<Act> {
    const { press } = handle;
    // Who still has to speak is known by who they are, which another evening need not share.
    this.note(guest, press.on === 'proposal' ? customId({ ...press, waiting: '' }) : handle.customId, values.join());
    return guest.use(handle, values);
  }

  /** Notes what somebody does. */
  note(guest: Guest, ...what: readonly string[]): void {
    this.done.push([guest.name, ...what].join(' ').trim());
  }

  /** Sends a form that was opened with some of what it offers. */
  async handIn(guest: Guest, handle: Handle, opened: Act, modal: Modal): Promise<void> {
    const { played } = this;
    played.forms += 1;
    const dials = hasDials(modal);
    if (dials) played.dials += 1;
    const fields = filledIn(modal, this.luck);
    this.note(guest, modal.custom_id, JSON.stringify(fields));
    const sent = await guest.robot.submitModal(opened, fields);
    await sent.settled(this.patience);
    sent.close();
    const came = await guest.cameOf(sent, this.patience);
    if (came.came === 'refused') return this.missed(guest, handle, came.key);
    const isAgain = ({ press }: Handle): boolean => press.on === 'question' && AGAIN.includes(press.act);
    const again = sent.messages.some((message) => message.local.onlyFor && handlesOf(message).some(isAgain));
    if (dials && again) played.beyond += 1;
    if (!again && came.took.length === 0) throw guest.trouble('nothing taken', modal.custom_id);
  }

  /** Waits until a page is turned, or something is shown. */
  async turned(guest: Guest, act: Act): Promise<void> {
    // It may be gone, taken away with its message.
    await act.outcome(this.patience);
    act.close();
    await guest.cameOf(act, this.patience);
  }

  /** Waits for what comes of a press, and says yes when asked whether one is sure. */
  async finish(guest: Guest, handle: Handle, act: Act): Promise<void> {
    const { press } = handle;
    const isAnswer = press.on === 'question' && ANSWERS.includes(press.act);
    const { answer, came } = await this.outcome(guest, handle, act, isAnswer);
    if (came.came === 'refused') return;
    const sure = answer ? sureOn(answer) : undefined;
    if (!sure) {
      if (isAnswer && came.took.length === 0) throw guest.trouble('nothing taken', handle.customId);
      return;
    }
    this.played.sure += 1;
    const again = await this.use(guest, sure);
    await this.outcome(guest, sure, again);
  }

  /**
   * What came of a press, with the private answer if there was one.
   * @param isAnswer where it has taken nothing, a private answer says why: what the press was on may be edited before
   * @throws Trouble when what is still shown was refused
   */
  async outcome(
    guest: Guest,
    handle: Handle,
    act: Act,
    isAnswer = false,
  ): Promise<{ answer: WireMessage | null; came: Came }> {
    const first = await act.outcome(this.patience);
    const came = await guest.cameOf(act, this.patience);
    const isWhispered = isAnswer && came.came === 'done' && came.took.length === 0;
    const answer = isWhispered ? await act.whispered(this.patience) : first;
    act.close();
    if (came.came === 'refused') await this.missed(guest, handle, came.key);
    return { answer: answer?.local.onlyFor ? answer : null, came };
  }

  /** What was refused had just been decided, and goes. @throws Trouble when it stays */
  private async missed(guest: Guest, { customId }: Handle, key: string): Promise<void> {
    const end = performance.now() + this.patience * DRAWING;
    while (guest.find((one) => one.customId === customId)) {
      if (performance.now() > end) throw guest.trouble(key, `who is shown ${customId}`);
      await pause(20);
    }
    this.played.stale += 1;
  }
}

/** The button by which somebody says that they are sure. */
export function sureOn(answer: WireMessage): Handle | undefined {
  return handlesOf(answer).find(({ press }) => press.on === 'question' && press.act === 'sure');
}
