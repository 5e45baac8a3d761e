import { randomBytes } from 'node:crypto';
import type { ChatInputCommandInteraction, ModalSubmitInteraction } from 'discord.js';
import { type Locale, localeOf } from '../locale.ts';
import { Fenced, LedgerTrouble } from '../store/ledger.ts';
import type { GameView } from '../table/game/view.ts';
import { personOf } from './commands/call.ts';
import { scopeOf } from './commands/interactionscope.ts';
import type { Component } from './commands/pressed.ts';
import { readerOf } from './commands/reader.ts';
import { Unsaid } from './commands/reply.ts';
import { isGone } from './connection/failure.ts';
import { plainWords, type Services, type Took, wordsOf } from './connection/services.ts';
import { during } from './connection/stretch.ts';
import { remedyFor, reportRow } from './look/remedy.ts';
import { Refusal } from './message/refusal.ts';
import type { Row } from './message/row.ts';
import type { Lookout } from './sending/lookout.ts';

type Doable = ChatInputCommandInteraction | Component | ModalSubmitInteraction;
type Say = (content: string, components: Row[]) => Promise<void>;

/** Does what people ask for, and tells them where nothing came of it; what came of it the log tells, too, by ids. */
export class Doing {
  private readonly services: Services;
  private readonly lookout: Lookout;

  constructor(services: Services, lookout: Lookout) {
    this.services = services;
    this.lookout = lookout;
  }

  /**
   * Does work; says kindly what was refused, and of anything unforeseen only a number under which the log has it.
   * @throws Unsaid when Discord takes no word of it
   * @throws Error when Discord takes no answer any more
   */
  async work(interaction: Doable, answer: Say, work: (services: Services) => Promise<void>): Promise<void> {
    try {
      const took = await this.done(interaction, work);
      this.services.log.debug('interaction.done', { ...idsOf(interaction), took });
    } catch (error) {
      if (isGone(error)) throw error;
      if (error instanceof LedgerTrouble) await this.untrue(interaction, answer, error);
      else await this.undone(interaction, answer, error);
    }
  }

  /** Nobody knows whether it counts, or it doesn't. */
  private async untrue(interaction: Doable, answer: Say, error: LedgerTrouble): Promise<void> {
    const key = error instanceof Fenced ? 'press-decided' : 'ledger-away';
    this.services.log.warn('interaction.untrue', { ...idsOf(interaction), key, why: error.message });
    await answer(plainWords({ reader: localeOf(interaction.locale) }).say(key), []);
  }

  /** It was refused, or something unforeseen came between. */
  private async undone(interaction: Doable, answer: Say, error: unknown): Promise<void> {
    const { log } = this.services;
    const ids = idsOf(interaction);
    const view = this.gameIn(interaction.channelId ?? '');
    const services = { ...this.services, reader: this.reader(interaction) };
    const words = view ? wordsOf(services, view) : plainWords(services);
    if (error instanceof Refusal) {
      const { key } = error.phrase;
      log.debug('interaction.refused', { ...ids, key });
      await answer(words.text(error.phrase), view ? remedyFor(services, view, interaction.user.id, key) : []);
      // Who is refused may be looking in vain for what they were asked.
      if (view) await this.lookout.look(view.id);
      return;
    }
    const reference = randomBytes(3).toString('hex');
    const what = interaction.isChatInputCommand() ? interaction.commandName : interaction.customId;
    log.error('interaction.error', { ...ids, reference, what, error });
    const key = error instanceof Unsaid ? 'answer-unsaid' : 'error-unexpected';
    await answer(words.say(key, { reference }), view ? reportRow(view, words) : []);
  }

  /** Does work. @returns all of it that counts */
  private async done(interaction: Doable, work: (services: Services) => Promise<void>): Promise<Took[]> {
    let took: Took[] = [];
    await during(this.services, scopeOf(interaction), (services) => {
      // Work that is done once more has done nothing before.
      took = [];
      return work({ ...services, reader: readerOf(services, interaction), took: (what) => void took.push(what) });
    });
    return took;
  }

  /** In which language somebody is told of what went wrong: their own, also where nothing of them can be read. */
  private reader(interaction: Doable): Locale | null {
    try {
      return readerOf(this.services, interaction);
    } catch {
      return localeOf(interaction.locale);
    }
  }

  /** The game of a channel, as far as it can be read. */
  private gameIn(channel: string): GameView | null {
    try {
      return this.services.table.reading.inChannel(channel);
    } catch (error) {
      this.services.log.error('interaction.game', { channel, error });
      return null;
    }
  }
}

function idsOf(interaction: Doable): { id: string; person: string } {
  return { id: interaction.id, person: personOf(interaction).id };
}
