import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { type Guest, handlesOf } from '../../src/lab/guests/guest.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import type { Night } from './night.ts';

/** What no text for people may hold. */
const BROKEN = /\bundefined\b|\bNaN\b|\[object |\{ ?\$|\{\w+\}|\bnull\b/;

/** Answers that may be given between the posting of a message and its being read. */
const MESSAGES_ON_THEIR_WAY = 8;

/** What waits while something new goes first may come to a message that has been taken away meanwhile. */
const MAY_BE_GONE: readonly string[] = ['GET', 'PATCH'];
const UNKNOWN_MESSAGE: number = RESTJSONErrorCodes.UnknownMessage;

/** Looks at everything that is posted: who is pinged by it, who is named in it, and whether it can be read. */
export class Witness {
  /** What was wrong. */
  readonly wrong: string[] = [];
  pings = 0;
  private readonly night: Night;
  private readonly guests: readonly Guest[];
  private readonly stops: (() => void)[];
  /** By person: how often they came to be awaited, and how often they were pinged for it. */
  private readonly stretches = new Map<string, number>();
  private readonly pinged = new Map<string, number>();
  private before = new Set<string>();
  /** Who was awaited after each of the last few answers: a message may be read when others have answered already. */
  private lately: Set<string>[] = [];
  /** Who had to speak to a proposal then: what is decided meanwhile may have ended it. */
  private unheard: Set<string>[] = [];

  constructor(night: Night, guests: readonly Guest[]) {
    this.night = night;
    this.guests = guests;
    night.bot.services.table.onOutbox((game) => this.follow(game));
    this.stops = guests.map(({ robot }, index) =>
      robot.listen((event) => {
        if (event.type !== 'message' && event.type !== 'messageUpdate' && event.type !== 'ephemeral') return;
        if (index > 0 && event.type !== 'ephemeral') return;
        this.read(event.message);
        if (event.type === 'message') this.count(event.message);
      }),
    );
  }

  /** Stops looking, and adds what only the whole evening shows. */
  close(): void {
    for (const stop of this.stops) stop();
    const { audit } = this.night.local;
    for (const entry of audit.entries) {
      if (entry.kind === 'ping' && entry.by === 'name') continue;
      // Whether a message is still there is asked for, and no is an answer.
      if (entry.kind === 'refusal' && MAY_BE_GONE.includes(entry.method) && entry.code === UNKNOWN_MESSAGE) continue;
      this.wrong.push(JSON.stringify(entry).slice(0, 1500));
    }
    for (const [person, count] of this.pinged) {
      const stretches = this.stretches.get(person) ?? 0;
      if (count > stretches) this.wrong.push(`${person} was awaited ${stretches} times and pinged ${count} times`);
    }
    this.wrong.push(...this.night.complaints);
  }

  private follow(game: string): void {
    const now = new Set(this.night.store.votes.awaited(game).map(({ person }) => person));
    for (const person of now)
      if (!this.before.has(person)) this.stretches.set(person, (this.stretches.get(person) ?? 0) + 1);
    this.before = now;
    this.lately = [now, ...this.lately].slice(0, MESSAGES_ON_THEIR_WAY);
    const { proposals = [] } = this.night.bot.services.table.reading.game(game) ?? {};
    const unheard = proposals.flatMap(({ voters, agree, refuse }) =>
      voters.filter((person) => !agree.includes(person) && !refuse.includes(person)),
    );
    this.unheard = [new Set(unheard), ...this.unheard].slice(0, MESSAGES_ON_THEIR_WAY);
  }

  private read(message: WireMessage): void {
    const { content } = message;
    const found = BROKEN.exec(content);
    if (found) this.wrong.push(`“${found[0]}” in: ${content}`);
    // Guests know by ids that they are meant; people see their names.
    for (const guest of this.guests)
      if (guest.isAsked(message) && !content.includes(guest.name) && !content.includes(`<@${guest.robot.id}>`))
        this.wrong.push(`${guest.name} is asked, and not named, in: ${content}`);
  }

  private count(message: WireMessage): void {
    const { store } = this.night;
    for (const { id } of message.mentions) {
      this.pings += 1;
      const game = store.games.inChannel(message.channel_id);
      const isProposal = handlesOf(message).some(({ press }) => press.on === 'proposal');
      if (isProposal && this.unheard.some((people) => people.has(id))) continue;
      this.pinged.set(id, (this.pinged.get(id) ?? 0) + 1);
      const awaited = game !== null && game !== undefined && this.lately.some((people) => people.has(id));
      if (!awaited) this.wrong.push(`${id} is pinged but not awaited: ${message.content}`);
    }
  }
}
