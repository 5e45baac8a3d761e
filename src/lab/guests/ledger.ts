import { basename } from 'node:path';
import { MessageType } from 'discord-api-types/v10';
import type { LocalDiscord } from '../../local/discord.ts';
import type { Component } from '../../local/messages/component.ts';
import { mediaIn, textOf } from '../../local/messages/seen.ts';
import type { WireMessage } from '../../local/wire.ts';
import { type Guest, handlesOf, questionsOn } from './guest.ts';
import type { Outcomes } from './outcomes.ts';

/** An answer of which somebody has seen that it was taken. */
export interface Acknowledged {
  person: string;
  branch: number;
  decision: string;
}

/** Writes down which answers have been seen to be taken, and everything that was posted. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** All public messages in the order in which they came, as they are now. */
  readonly messages = new Map<string, WireMessage>();
  /** The same as they were when they came. */
  readonly posted = new Map<string, WireMessage>();
  /** Messages that had something to press at any time. */
  readonly pressable = new Set<string>();
  /** Games that anything was to be pressed for: those of this channel, of all that the bot has. */
  private readonly games = new Set<string>();
  /** Answers that the bot has taken, and that still stand in the channel as questions. */
  private taken: Acknowledged[] = [];
  private readonly stops: (() => void)[];

  constructor(local: LocalDiscord, watcher: Guest, outcomes: Outcomes) {
    const { channel } = watcher.robot;
    const seen = watcher.robot.listen((event) => {
      if (event.type === 'messageDelete') {
        this.messages.delete(event.id);
        this.posted.delete(event.id);
        this.settle();
      }
      if (event.type !== 'message' && event.type !== 'messageUpdate') return;
      const { message } = event;
      if (message.channel_id !== channel || message.author.id !== local.bot.id) return;
      if (message.local.onlyFor !== null) return;
      this.messages.set(message.id, message);
      if (!this.posted.has(message.id)) this.posted.set(message.id, message);
      for (const { press } of handlesOf(message)) {
        this.pressable.add(message.id);
        if ('game' in press) this.games.add(press.game);
      }
      this.settle();
    });
    const heard = outcomes.listen((outcome) => {
      if (outcome.came !== 'done') return;
      const { person } = outcome;
      for (const { game, branch, decision, voted } of outcome.took) {
        if (branch === undefined || decision === undefined) continue;
        // What only counts as a vote is in no journal yet.
        if (this.games.has(game) && !voted) this.taken.push({ person, branch, decision });
      }
      this.settle();
    });
    this.stops = [seen, heard];
  }

  close(): void {
    for (const stop of this.stops) stop();
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
    return this.unpressed(this.messages).map((message) => ({
      id: message.id,
      content: textOf(message),
      pictures: picturesOn(message),
    }));
  }

  /** What was told, as it was when it came; what has been deleted since is left out. */
  toldAtFirst(): WireMessage[] {
    return this.unpressed(this.posted);
  }

  private unpressed(messages: ReadonlyMap<string, WireMessage>): WireMessage[] {
    return [...messages.values()].filter(({ id, type }) => type === MessageType.Default && !this.pressable.has(id));
  }

  /** Who was told by the bot that an answer counts, and whose question stands there no more, knows that it was taken. */
  private settle(): void {
    if (this.taken.length === 0) return;
    const open = new Set(this.open());
    const isOpen = ({ branch, decision }: Acknowledged): boolean => open.has(`${branch}.${decision}`);
    this.acknowledged.push(...this.taken.filter((answer) => !isOpen(answer)));
    this.taken = this.taken.filter(isOpen);
  }
}

/** The names of all pictures on a message. */
export function picturesOn(message: WireMessage): string[] {
  const framed = ((message.components ?? []) as Component[]).flatMap(mediaIn).map(({ url }) => basename(url));
  return [...message.attachments.map(({ filename }) => filename), ...framed];
}
