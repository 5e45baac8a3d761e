import { type APIComponentInMessageActionRow, ComponentType } from 'discord-api-types/v10';
import { isWaitedFor, seatsAsked } from '../../discord/message/askedmark.ts';
import { type Press, type QuestionAct, readCustomId } from '../../discord/message/customid.ts';
import { furtherIn } from '../../discord/question/furtherrow.ts';
import { MORE_OFFERS, seatOfOffer } from '../../discord/question/offerrow.ts';
import type { Seat } from '../../engine/decision.ts';
import { type Act, NothingCame, robotPatience } from '../../local/act.ts';
import type { Robot } from '../../local/robot.ts';
import type { WireMessage } from '../../local/wire.ts';
import type { Outcome, Outcomes } from './outcomes.ts';
import { Trouble } from './trouble.ts';
import { type Filled, typed } from './typed.ts';

/** Something on a message that can be used now. */
export interface Handle {
  message: WireMessage;
  customId: string;
  press: Press;
  /** Of a menu: its values and how many of them; null for a button. */
  menu: { values: string[]; min: number; max: number } | null;
}

/** A question on a message, with all that can be used to answer it. */
export interface Question {
  message: WireMessage;
  branch: number;
  decision: string;
  handles: Handle[];
}

/** What came of something that did not fail. */
export type Came = Exclude<Outcome, { came: 'failed' }>;

/**
 * A person at the table who sees what stands in the channel where they are, and reads none of it: what they can do, and
 * whether they are meant, they know by ids, and what came of what they did by the bot's own account of it.
 */
export class Guest {
  readonly robot: Robot;
  private readonly outcomes: Outcomes;
  private readonly seen = new Map<string, WireMessage>();
  private readonly stop: () => void;

  constructor(robot: Robot, outcomes: Outcomes) {
    this.robot = robot;
    this.outcomes = outcomes;
    for (const message of robot.messages()) this.see(message);
    this.stop = robot.listen((event) => {
      if (event.type === 'message' || event.type === 'messageUpdate' || event.type === 'ephemeral')
        this.see(event.message);
      else if (event.type === 'messageDelete') this.seen.delete(event.id);
    });
  }

  get name(): string {
    return this.robot.name;
  }

  leave(): void {
    this.stop();
  }

  /** What this person is asked, in the order in which it was first asked. */
  questions(): Question[] {
    return [...this.seen.values()]
      .filter((message) => this.isAsked(message))
      .flatMap(questionsOn)
      .sort((one, other) => one.branch - other.branch || Number(one.decision) - Number(other.decision));
  }

  /** Whether a message asks this person something. */
  isAsked(message: WireMessage): boolean {
    return this.seatsAskedOn(message).length > 0;
  }

  /** Proposals to which this person has not spoken. */
  proposals(): WireMessage[] {
    return [...this.seen.values()].filter((message) =>
      handlesOf(message).some(({ press }) => {
        return press.on === 'proposal' && isWaitedFor(press.waiting ?? '', this.robot.id);
      }),
    );
  }

  /** Of a menu of offers to several people: the values of those that are this person's to take up. */
  ownOffers({ message, menu }: Handle): string[] {
    if (!menu) return [];
    const seats = this.seatsAskedOn(message);
    const offers = menu.values.filter((value) => value !== MORE_OFFERS);
    const own = offers.filter((value) => seats.includes(seatOfOffer(value)));
    return own.length === offers.length ? menu.values : own;
  }

  /** The newest message on which this can be done. */
  find(fits: (handle: Handle) => boolean): Handle | undefined {
    return [...this.seen.values()].reverse().flatMap(handlesOf).find(fits);
  }

  /**
   * Presses a button or chooses from a menu; resolves once something that this person can see has come of it.
   * @throws Trouble when nothing did
   */
  async use(handle: Handle, values: readonly string[] = []): Promise<Act> {
    const { robot } = this;
    const { message, customId, menu } = handle;
    const act = await (menu ? robot.select(message, customId, values) : robot.press(message, customId));
    return this.begun(act, customId);
  }

  /** Uses a slash command, by its id and the ids of its options. @throws Trouble when nothing came of it */
  async command(id: string, filled: Filled = {}): Promise<Act> {
    const { path, values } = typed(id, filled);
    return this.begun(await this.robot.command(path, values), `/${id}`);
  }

  /** What the bot proposes for an option of a command, by their ids, before anything is typed into it: values. */
  async proposed(id: string, option: string): Promise<string[]> {
    const { path, values, option: named } = typed(id, { [option]: '' });
    const choices = await this.robot.complete(path, values, named(option));
    return choices.map(({ value }) => String(value));
  }

  /** What came of an act. @throws Trouble when the bot or Discord failed @throws NothingCame when nothing came in time */
  async cameOf(act: Act, patience = robotPatience): Promise<Came> {
    if (act.state === 'failed') throw this.trouble(`failed ${act.reason}`, act.id);
    const outcome = await this.outcomes.of(act.id, patience);
    if (outcome.came !== 'failed') return outcome;
    throw this.trouble(outcome.event, outcome.reference ?? act.id);
  }

  /** Resolves when what somebody asked for is done. @throws Trouble when it was refused, or failed */
  async granted(act: Act, what: string): Promise<void> {
    const came = await this.cameOf(act);
    if (came.came === 'refused') throw this.trouble(came.key, what);
  }

  /** What went wrong for this person. */
  trouble(why: string, what: string): Trouble {
    return new Trouble(why, `${this.name}, ${what}`);
  }

  private begun(act: Act, what: string): Act {
    if (act.state === 'failed') throw this.trouble(`failed ${act.reason}`, what);
    return act;
  }

  private seatsAskedOn(message: WireMessage): Seat[] {
    return handlesOf(message).flatMap(({ press }) => {
      return press.on === 'question' && press.act === 'why' ? seatsAsked(press.detail, this.robot.id) : [];
    });
  }

  private see(message: WireMessage): void {
    if (message.channel_id !== this.robot.channel) return;
    if (handlesOf(message).length > 0) this.seen.set(message.id, message);
    else this.seen.delete(message.id);
  }
}

/** Everything on a message that can be used: what is disabled cannot. */
export function handlesOf(message: WireMessage): Handle[] {
  return (message.components ?? []).flatMap((row) =>
    row.type === ComponentType.ActionRow ? row.components.flatMap((part) => handleOf(message, part)) : [],
  );
}

function handleOf(message: WireMessage, part: APIComponentInMessageActionRow): Handle[] {
  if (!('custom_id' in part) || part.disabled) return [];
  const { custom_id: customId } = part;
  const press = readCustomId(customId);
  if (!press) return [];
  if (part.type === ComponentType.Button) return [{ message, customId, press, menu: null }];
  if (part.type !== ComponentType.StringSelect) return [];
  const { options, min_values: min = 1, max_values: max = 1 } = part;
  return [{ message, customId, press, menu: { values: options.map(({ value }) => value), min, max } }];
}

/** The questions a message asks; several short ones may share it. */
export function questionsOn(message: WireMessage): Question[] {
  const questions: Question[] = [];
  for (const handle of handlesOf(message)) {
    if (handle.press.on !== 'question') continue;
    const { branch, decision } = handle.press;
    const known = questions.find((question) => question.branch === branch && question.decision === decision);
    if (known) known.handles.push(handle);
    else questions.push({ message, branch, decision, handles: [handle] });
  }
  return questions;
}

/** The handles of a question that do a certain thing. */
export function handlesTo(question: Pick<Question, 'handles'>, act: QuestionAct): Handle[] {
  return question.handles.filter(({ press }) => press.on === 'question' && press.act === act);
}

/** What comes of an act for its person's eyes only. @throws NothingCame when nothing does in time */
export async function privateAnswer(act: Act): Promise<WireMessage> {
  const end = performance.now() + robotPatience;
  for (;;) {
    const answer = act.messages.find(({ local }) => local.onlyFor !== null);
    if (answer) {
      act.close();
      return answer;
    }
    if (performance.now() > end) throw new NothingCame(`nothing private: ${act.state} ${act.reason ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The options that a press on it, or what is chosen from it, may answer with, as its ids say them. */
export function tokensOf({ press, menu }: Handle): string[] {
  if (press.on !== 'question') return [];
  if (press.act === 'answer') return [press.detail];
  if (press.act === 'further') return [furtherIn(press.detail, []).first];
  return press.act === 'pick' && menu ? menu.values : [];
}
