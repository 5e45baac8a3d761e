import { type AutocompleteInteraction, type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import type { Locale } from '../../locale.ts';
import type { GameView } from '../../table/game/view.ts';
import type { Standing } from '../../table/people/servers.ts';
import type { Person } from '../../table/seats/lobby.ts';
import { plain } from '../../words/noun.ts';
import type { Words } from '../../words/words.ts';
import { plainWords, type Services, wordsOf } from '../connection/services.ts';
import { clip } from '../message/content.ts';
import { refusal } from '../message/refusal.ts';
import { isYes, LONGEST, registered } from './command.ts';
import type { CommandShape } from './commandshape.ts';
import { localeOfTable } from './reader.ts';
import { type Answer, editOrSayAnew, saidPrivately, sayPages } from './reply.ts';
import { standingOf } from './standing.ts';

const MOST_CHOICES = 25;
const LONGEST_CHOICE = 100;
/** As long as Discord lets a nickname be. */
const LONGEST_NAME = 32;

/** Who uses a command, where, and in which game: what calls and typing have in common. */
class Use {
  readonly services: Services;
  readonly person: Person;
  readonly channel: string;
  readonly guild: string;
  /** The id of the subcommand, `''` without one. */
  readonly subcommand: string;
  private readonly key: string;
  private readonly options: readonly string[];

  constructor(
    services: Services,
    interaction: ChatInputCommandInteraction | AutocompleteInteraction,
    shape: CommandShape,
  ) {
    this.services = services;
    this.person = personOf(interaction);
    this.channel = interaction.channelId;
    this.guild = interaction.guildId ?? '';
    const name = shape.subcommands ? interaction.options.getSubcommand() : '';
    const sub = shape.subcommands?.find(({ id }) => registered(`command-${shape.id}-${id}`) === name);
    this.subcommand = sub?.id ?? '';
    this.key = sub ? `command-${shape.id}-${sub.id}` : `command-${shape.id}`;
    this.options = (sub ?? shape).options?.map(({ id }) => id) ?? [];
  }

  /** True when the command has such an option. */
  knows(id: string): boolean {
    return this.options.includes(id);
  }

  /** The name an option goes by. */
  protected option(id: string): string {
    return registered(`${this.key}-${id}`);
  }

  /** The game of this channel, if there is or was one. */
  get view(): GameView | null {
    return this.services.table.reading.inChannel(this.channel);
  }

  /** The game of this channel. @throws Refusal when there is none */
  game(): GameView {
    const { view } = this;
    if (!view) throw refusal('refused-no-game');
    return view;
  }

  /** The words of this channel's game, else plain ones. */
  get words(): Words {
    const { view } = this;
    return view ? wordsOf(this.services, view) : plainWords(this.services);
  }
}

/** Somebody has used a command. It is acknowledged already; everything is said as its answer. */
export class Call extends Use {
  readonly interaction: ChatInputCommandInteraction;

  constructor(services: Services, interaction: ChatInputCommandInteraction, shape: CommandShape) {
    super(services, interaction, shape);
    this.interaction = interaction;
  }

  /** What was typed. @throws Refusal when it is longer than Discord lets anybody type, so that no answer grows too long */
  text(id: string): string | null {
    const text = this.interaction.options.getString(this.option(id));
    if (text !== null && text.length > LONGEST) throw refusal('refused-too-long', { most: LONGEST });
    return text;
  }

  number(id: string): number | null {
    return this.interaction.options.getInteger(this.option(id));
  }

  /** Whether yes was said. */
  flag(id: string): boolean {
    return isYes(this.interaction, this.option(id));
  }

  /** The id of the person named. */
  user(id: string): string | null {
    return this.interaction.options.getUser(this.option(id))?.id ?? null;
  }

  /** The id of the role or channel named. */
  picked(id: string): string | null {
    const value = this.interaction.options.get(this.option(id))?.value;
    return typeof value === 'string' ? value : null;
  }

  /** The language of a game that is opened here. */
  get tableLocale(): Locale {
    return localeOfTable(this.services, this.interaction);
  }

  /** What whoever calls is here. */
  get standing(): Standing {
    return standingOf(this.interaction);
  }

  /** The person named, by the name they have in this server. @throws Refusal when there is none, or it is a bot */
  named(id: string): Person {
    const name = this.option(id);
    const user = this.interaction.options.getUser(name);
    if (!user || user.bot) throw refusal('refused-no-person');
    return personOf({ user, member: this.interaction.options.getMember(name) });
  }

  /** Answers; long answers in several messages. Without its files where Discord takes none. */
  async say(answer: Answer | string): Promise<void> {
    const { interaction, services } = this;
    await services.mayTell();
    await sayPages(services, typeof answer === 'string' ? { lines: [answer] } : answer, (index, form) => {
      const said = saidPrivately(form);
      if (index === 0) return editOrSayAnew(interaction, said);
      return interaction.followUp({ ...said, ...(interaction.ephemeral ? { flags: MessageFlags.Ephemeral } : {}) });
    });
  }
}

/** Somebody is typing an option. */
export class Typing extends Use {
  /** What has been typed so far. */
  readonly typed: string;
  private readonly interaction: AutocompleteInteraction;

  constructor(services: Services, interaction: AutocompleteInteraction, shape: CommandShape) {
    super(services, interaction, shape);
    this.interaction = interaction;
    this.typed = interaction.options.getFocused();
  }

  /** True when this option is the one being typed. */
  isAt(id: string): boolean {
    return this.interaction.options.getFocused(true).name === this.option(id);
  }

  /** What stands in another option. */
  text(id: string): string | null {
    return this.interaction.options.getString(this.option(id));
  }

  /** Choices whose name contains what has been typed, as many as Discord shows. */
  matching(choices: readonly { name: string; value: string }[]): APIApplicationCommandOptionChoice<string>[] {
    const wanted = plain(this.typed);
    return choices
      .filter(({ name, value }) => plain(name).includes(wanted) && value.length <= LONGEST_CHOICE)
      .slice(0, MOST_CHOICES)
      .map(({ name, value }) => ({ name: clip(name, LONGEST_CHOICE), value }));
  }
}

/** The person behind an interaction, by the name they have in this server. */
export function personOf(interaction: {
  user: { id: string; displayName: string; username?: string };
  member: { displayName?: string; nick?: string | null } | object | null;
}): Person {
  const { user, member } = interaction;
  const own = member && 'displayName' in member ? member.displayName : member && 'nick' in member ? member.nick : null;
  const names = [own, user.displayName, user.username].filter((name) => typeof name === 'string');
  const [name = NAMELESS] = names.map(plainName).filter((one) => one !== NAMELESS);
  return { id: user.id, name };
}

/** What would turn a name into formatting, a link or a mention, or turn the text around it. */
const FORMATTING = /[*`~|<>[\]\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|^[#\s-]+|:\/\//gu;

/** Letters and signs that are drawn as nothing: fillers of Korean syllables, the braille pattern without dots. */
const BLANK = /[\u115F\u1160\u3164\uFFA0\u2800]/gu;
/** What is drawn as nothing unless it stands beside something else. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}\s]/gu;
/** The name of somebody whose name is nothing. */
const NAMELESS = '?';

/** A name that is nothing but text, wherever it stands: on one line, without markdown, links and marks of direction. */
export function plainName(name: string): string {
  const plain = name.replace(FORMATTING, ' ').replace(BLANK, ' ').replace(/\s+/g, ' ').trim();
  return plain.replace(UNSEEN, '') === '' ? NAMELESS : clip(plain, LONGEST_NAME);
}
