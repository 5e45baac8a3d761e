import { basename } from 'node:path';
import { MessageType } from 'discord-api-types/v10';
import { mediaIn, textOf } from '../commandline/strangers/yardstick.ts';
import type { LocalDiscord } from '../local/discord.ts';
import type { Component } from '../local/messages/component.ts';
import { controlsOf } from '../local/robot.ts';
import type { WireMessage } from '../local/wire.ts';
import { type Guest, handlesOf, type Question, questionsOn } from './guest.ts';

/** An answer of which somebody has seen that it was taken. */
export interface Acknowledged {
  person: string;
  branch: number;
  decision: string;
}

/** What a message says with whose question somebody else was quicker. */
const WITHDRAWN = /withdrawn|Whoever is there/;

const plain = (message: WireMessage): string => textOf(message).replaceAll('*', '');

/** Writes down which answers have been seen to be taken, and everything that was posted. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** All public messages in the order in which they came, as they are now. */
  readonly messages = new Map<string, WireMessage>();
  /** Messages that had something to press at any time. */
  readonly pressable = new Set<string>();
  private pending: { guest: Guest; message: string; branch: number; decision: string }[] = [];
  private readonly stop: () => void;

  constructor(local: LocalDiscord, watcher: Guest) {
    const { channel } = watcher.robot;
    this.stop = watcher.robot.listen((event) => {
      if (event.type === 'messageDelete') this.lose(event.id);
      if (event.type !== 'message' && event.type !== 'messageUpdate') return;
      const { message } = event;
      if (message.channel_id !== channel || message.author.id !== local.bot.id) return;
      if (message.local.onlyFor !== null) return;
      const before = this.messages.get(message.id);
      this.messages.set(message.id, message);
      if (handlesOf(message).length > 0) this.pressable.add(message.id);
      this.settle(message, before);
    });
  }

  close(): void {
    this.stop();
  }

  /** Somebody is about to answer a question. */
  answering(guest: Guest, { message, branch, decision }: Question): void {
    this.pending.push({ guest, message: message.id, branch, decision });
  }

  /** Questions with something to press, as `branch.decision`, one entry for each message that asks it. */
  open(): string[] {
    return [...this.messages.values()]
      .flatMap(questionsOn)
      .map(({ branch, decision }) => `${branch}.${decision}`)
      .sort();
  }

  /** Words and pictures of what was told, in order: all that never had anything to press. */
  told(): { id: string; content: string; pictures: string[] }[] {
    return [...this.messages.values()]
      .filter(({ id, type }) => type === MessageType.Default && !this.pressable.has(id))
      .map((message) => {
        const framed = ((message.components ?? []) as Component[]).flatMap(mediaIn).map(({ url }) => basename(url));
        const pictures = [...message.attachments.map(({ filename }) => filename), ...framed];
        return { id: message.id, content: textOf(message), pictures };
      });
  }

  /** Somebody else was quicker with the question on it. */
  private lose(id: string): void {
    this.messages.delete(id);
    this.pending = this.pending.filter(({ message }) => message !== id);
  }

  /**
   * What was answered no longer stands on its message. What somebody else was quicker with was not taken: it is withdrawn,
   * stands there anew, under another number, with all it offered, or is gone from below a story that stays. So an answer
   * that nothing is told of, and that asks nothing more or the same again, can't be seen to be taken.
   */
  private settle(message: WireMessage, before: WireMessage | undefined): void {
    const still = new Set(questionsOn(message).map(({ decision }) => decision));
    const isGone = still.size === 0 && before !== undefined && plain(before).includes(plain(message));
    const isWithdrawn = WITHDRAWN.test(message.content) || isGone || (before !== undefined && isAnew(before, message));
    this.pending = this.pending.filter((entry) => {
      if (entry.message !== message.id || still.has(entry.decision)) return true;
      const { guest, branch, decision } = entry;
      if (!isWithdrawn) this.acknowledged.push({ person: guest.robot.id, branch, decision });
      return false;
    });
  }
}

/** True where a message still offers everything to press that it offered before, whatever the odds. */
function isAnew(before: WireMessage, now: WireMessage): boolean {
  const labels = (message: WireMessage): string[] => {
    const pressed = new Set(questionsOn(message).flatMap(({ handles }) => handles.map(({ customId }) => customId)));
    return controlsOf(message).flatMap(({ customId, label }) =>
      pressed.has(customId) ? [label.split(' · ')[0] ?? ''] : [],
    );
  };
  const offered = labels(now);
  return offered.length > 0 && labels(before).every((label) => offered.includes(label));
}
