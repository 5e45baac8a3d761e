import type { WireEvent, WireFailure, WireInteraction } from '../../wire.ts';
import { Refused, requests } from './connection.ts';

/** Something a person has asked of the bot and that is not finished. */
export interface Attempt {
  readonly nonce: string;
  readonly channel: string;
  readonly kind: WireInteraction['kind'];
  /** The command's words, without the slash; undefined for components and modals. */
  readonly command: string | undefined;
  readonly messageId: string | undefined;
  readonly customId: string | undefined;
  /** The newest message when it was asked: the place where a command's failure is told. */
  readonly after: string | undefined;
  state: 'sent' | 'deferred' | 'failed';
  reason: WireFailure | undefined;
}

export type Asked = WireInteraction extends infer Each ? (Each extends unknown ? Omit<Each, 'nonce'> : never) : never;

interface About {
  readonly command?: string;
  readonly after?: string | undefined;
  /** Is told the nonce before anything is sent: events may come before the answer. */
  readonly named?: (nonce: string) => void;
}

let asked = 0;

/** A nonce that no other tab uses. */
export function freshNonce(): string {
  asked += 1;
  return `${Date.now().toString(36)}-${asked}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`;
}

/** The open and failed interactions of the person acting. */
export class Attempts {
  readonly #byNonce = new Map<string, Attempt>();
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /**
   * Sends an interaction to the bot.
   * @throws Refused when the local Discord does not take it; nothing is left open then.
   */
  async ask(interaction: Asked, about: About = {}): Promise<Attempt> {
    const nonce = freshNonce();
    about.named?.(nonce);
    const component = interaction.kind === 'component' ? interaction : undefined;
    if (component) this.#forgetFailures(component.messageId);
    const attempt: Attempt = {
      nonce,
      channel: interaction.channel,
      kind: interaction.kind,
      command: about.command,
      messageId: component?.messageId,
      customId: component?.customId,
      after: about.after,
      state: 'sent',
      reason: undefined,
    };
    this.#byNonce.set(nonce, attempt);
    this.#tell();
    try {
      await requests.interact({ ...interaction, nonce } as WireInteraction);
    } catch (error) {
      this.forget(nonce);
      throw error instanceof Refused ? error : new Refused('unreachable', String(error));
    }
    return attempt;
  }

  hear(event: Extract<WireEvent, { type: 'interaction' }>): void {
    const attempt = this.#byNonce.get(event.nonce);
    if (!attempt) return;
    if (event.state === 'done') {
      this.#byNonce.delete(event.nonce);
    } else {
      attempt.state = event.state;
      attempt.reason = event.reason ?? undefined;
    }
    this.#tell();
  }

  forget(nonce: string): void {
    if (this.#byNonce.delete(nonce)) this.#tell();
  }

  /** After a break nobody will tell how the open ones ended. */
  forgetOpen(): void {
    for (const { nonce, state } of [...this.#byNonce.values()]) if (state !== 'failed') this.#byNonce.delete(nonce);
  }

  /** Those used on a message's components. */
  onMessage(messageId: string): Attempt[] {
    return [...this.#byNonce.values()].filter((attempt) => attempt.messageId === messageId);
  }

  /** Commands of a channel that wait for their first answer or got none. */
  commandsIn(channel: string): Attempt[] {
    return [...this.#byNonce.values()].filter(
      (attempt) => attempt.kind === 'command' && attempt.channel === channel && attempt.state !== 'deferred',
    );
  }

  #forgetFailures(messageId: string): void {
    for (const attempt of this.onMessage(messageId)) {
      if (attempt.state === 'failed') this.#byNonce.delete(attempt.nonce);
    }
  }
}
