import { type APIComponentInMessageActionRow, ComponentType } from 'discord-api-types/v10';
import { type Press, type QuestionAct, readCustomId } from '../discord/message/customid.ts';
import { type Act, robotPatience } from '../local/act.ts';
import type { Robot } from '../local/robot.ts';
import type { WireMessage } from '../local/wire.ts';

/** Something on a message that can be used now. */
export interface Handle {
  message: WireMessage;
  customId: string;
  press: Press;
  label: string;
  /** Of a menu: its values and how many of them; null for a button. */
  menu: { values: string[]; labels: string[]; min: number; max: number } | null;
}

/** A question on a message, with all that can be used to answer it. */
export interface Question {
  message: WireMessage;
  branch: number;
  decision: string;
  handles: Handle[];
}

/** A person at the table who knows nothing but what their own eyes see in the channel where they are. */
export class Guest {
  readonly robot: Robot;
  private readonly seen = new Map<string, WireMessage>();
  private readonly stop: () => void;

  constructor(robot: Robot) {
    this.robot = robot;
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

  /** What this person is asked, oldest first: their name stands in the first line of the message. */
  questions(): Question[] {
    return [...this.seen.values()].filter((message) => this.isNamedIn(message)).flatMap(questionsOn);
  }

  /** Proposals that name this person as one who has not spoken. */
  proposals(): WireMessage[] {
    return [...this.seen.values()].filter(
      (message) => this.isNamedIn(message) && handlesOf(message).some(({ press }) => press.on === 'proposal'),
    );
  }

  /** The newest message on which this can be done. */
  find(fits: (handle: Handle) => boolean): Handle | undefined {
    return [...this.seen.values()].reverse().flatMap(handlesOf).find(fits);
  }

  /** Presses a button or chooses from a menu; resolves once something that this person can see has come of it. */
  async use(handle: Handle, values: readonly string[] = []): Promise<Act> {
    const { robot } = this;
    const { message, customId, menu } = handle;
    const act = await (menu ? robot.select(message, customId, values) : robot.press(message, customId));
    if (act.state === 'failed') throw new Error(`${this.name}: ${handle.label} failed: ${act.reason}`);
    return act;
  }

  private see(message: WireMessage): void {
    if (message.channel_id !== this.robot.channel) return;
    if (handlesOf(message).length > 0) this.seen.set(message.id, message);
    else this.seen.delete(message.id);
  }

  private isNamedIn({ content }: WireMessage): boolean {
    const [first = ''] = content.split('\n');
    return first.includes(`<@${this.robot.id}>`) || first.includes(`**${this.name}**`);
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
  if (part.type === ComponentType.Button) {
    const label = 'label' in part ? (part.label ?? '') : '';
    return [{ message, customId, press, label, menu: null }];
  }
  if (part.type !== ComponentType.StringSelect) return [];
  const { options, min_values: min = 1, max_values: max = 1, placeholder: label = '' } = part;
  return [
    {
      message,
      customId,
      press,
      label,
      menu: { values: options.map(({ value }) => value), labels: options.map(({ label }) => label), min, max },
    },
  ];
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

/** What comes of an act for its person's eyes only. @throws Error when nothing does in time */
export async function privateAnswer(act: Act): Promise<WireMessage> {
  const end = performance.now() + robotPatience;
  for (;;) {
    const answer = act.messages.find(({ local }) => local.onlyFor !== null);
    if (answer) {
      act.close();
      return answer;
    }
    if (performance.now() > end) throw new Error(`nothing private came of it: ${act.state} ${act.reason ?? ''}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The options that a press on it, or what is chosen from it, may answer with, as its ids say them. */
export function tokensOf({ press, menu }: Handle): string[] {
  if (press.on !== 'question') return [];
  if (press.act === 'answer') return [press.detail];
  return press.act === 'pick' && menu ? menu.values : [];
}

/** Where several people may use something, each thing says whose it is. */
export function ownOffers({ menu }: Handle, guest: Guest): string[] {
  if (!menu) return [];
  const marked = menu.labels.some((label) => /^[^:]+ \([^)]+\): /.test(label));
  return marked ? menu.values.filter((_, index) => menu.labels[index]?.includes(` (${guest.name}): `)) : menu.values;
}
