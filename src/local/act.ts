import type { APIApplicationCommandOptionChoice, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { isLoading } from './messages/message.ts';
import type { WireEvent, WireFailure, WireInteraction, WireInteractionState, WireMessage } from './wire.ts';

/** How long robots wait when not told otherwise, in milliseconds of real time. */
export const robotPatience = 120_000;

/** Nothing has come of an act in time. */
export class NothingCame extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'NothingCame';
  }
}

/** The robot whose act it is. */
interface Actor {
  readonly name: string;
  listen(listener: (event: WireEvent) => void): () => void;
}

/** Something a robot has done, and what has come of it so far. */
export class Act {
  /** Of the interaction. */
  id = '';
  state: WireInteractionState | 'waiting' = 'waiting';
  reason: WireFailure | null = null;
  modal: APIModalInteractionResponseCallbackData | null = null;
  choices: APIApplicationCommandOptionChoice<string | number>[] | null = null;
  /** Its source message is gone, and with it whatever might have come of it there. */
  private vanished = false;
  private readonly replies = new Map<string, WireMessage>();
  private readonly robot: Actor;
  private readonly source: string | null;
  private readonly wire: WireInteraction;
  private readonly stop: () => void;
  private readonly waiting = new Set<() => void>();

  /** `source` is the message whose component or modal it is. */
  constructor(robot: Actor, wire: WireInteraction, source: string | null) {
    this.source = source;
    this.robot = robot;
    this.wire = wire;
    this.stop = robot.listen((event) => this.hear(event));
  }

  /** Messages that came of it as they are now, loading ones apart: answers, follow-ups, and an updated source message. */
  get messages(): WireMessage[] {
    return [...this.replies.values()].filter((message) => !isLoading(message));
  }

  /** The first of them. */
  get message(): WireMessage | null {
    return this.messages[0] ?? null;
  }

  /** Resolves with the bot's first answer, deferral or failure. */
  acknowledged(timeout = robotPatience): Promise<this> {
    return this.until(() => this.state !== 'waiting', timeout);
  }

  /** Resolves when it is done or has failed. A silently deferred press (type 6) is done only with an answer or edit. */
  settled(timeout = robotPatience): Promise<this> {
    return this.until(() => this.state === 'done' || this.state === 'failed', timeout);
  }

  /** Resolves with the first message that comes of it. @throws NothingCame when none does in time, or it has failed. */
  async answer(timeout = robotPatience): Promise<WireMessage> {
    const message = await this.outcome(timeout);
    if (!message) throw new NothingCame(`${this.told()} failed: ${this.reason}`);
    return message;
  }

  /** The same, or null when its source message was deleted instead. */
  async outcome(timeout = robotPatience): Promise<WireMessage | null> {
    await this.until(() => this.messages.length > 0 || this.vanished || this.state === 'failed', timeout);
    return this.message;
  }

  /** The first message that only they see. @throws NothingCame when none does in time */
  async whispered(timeout = robotPatience): Promise<WireMessage> {
    const found = (): WireMessage | undefined => this.messages.find(({ local }) => local.onlyFor);
    await this.until(() => found() !== undefined, timeout);
    const message = found();
    if (!message) throw new NothingCame(this.told());
    return message;
  }

  /** Stops listening; needed only when nobody waits for the act any more and there are very many. */
  close(): void {
    this.stop();
  }

  private async until(ready: () => boolean, timeout: number): Promise<this> {
    if (ready()) return this;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(check);
        reject(new NothingCame(`${this.told()} is still ${this.state} after ${timeout} ms`));
      }, timeout);
      const check = (): void => {
        if (!ready()) return;
        clearTimeout(timer);
        this.waiting.delete(check);
        resolve();
      };
      this.waiting.add(check);
    });
    return this;
  }

  private told(): string {
    const { wire } = this;
    const what = wire.kind === 'component' ? wire.customId : wire.kind === 'modal' ? wire.modal : wire.command;
    return `${this.robot.name}'s ${wire.kind} ${what}`;
  }

  private hear(event: WireEvent): void {
    switch (event.type) {
      case 'interaction':
        if (event.nonce !== this.wire.nonce) return;
        this.state = event.state;
        this.reason = event.reason;
        if (event.state === 'failed') this.stop();
        break;
      case 'modal':
        if (event.nonce !== this.wire.nonce) return;
        this.modal = event.modal;
        break;
      case 'autocomplete':
        if (event.nonce !== this.wire.nonce) return;
        this.choices = event.choices;
        break;
      case 'message':
      case 'messageUpdate':
      case 'ephemeral':
        if (!this.mine(event.message)) return;
        this.replies.set(event.message.id, event.message);
        break;
      case 'messageDelete':
        this.replies.delete(event.id);
        if (event.id === this.source) this.vanished = true;
        break;
      default:
        return;
    }
    for (const check of [...this.waiting]) check();
  }

  private mine(message: WireMessage): boolean {
    const open = this.state === 'waiting' || this.state === 'deferred';
    if (this.source !== null && message.id === this.source) return open;
    return this.id !== '' && message.interaction_metadata?.id === this.id;
  }
}
