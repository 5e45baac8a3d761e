import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { phrase } from '../engine/phrase.ts';
import { localeOf } from '../locale.ts';
import { LedgerTrouble } from '../store/ledger.ts';
import { AfterAnswers } from './afteranswers.ts';
import { pressAway } from './commands/absence.ts';
import { Call, Typing } from './commands/call.ts';
import type { CommandSet } from './commands/commandset.ts';
import { scopeOf } from './commands/interactionscope.ts';
import { pressLeave } from './commands/leaving.ts';
import { pressPlan } from './commands/plan.ts';
import { handInPlan, planModal } from './commands/planmodal.ts';
import { acknowledge, type Component, Pressed } from './commands/pressed.ts';
import { isShown, readerOf } from './commands/reader.ts';
import { acknowledged, editOrSayAnew, insistOn, saidPrivately, takenAway, Unsaid } from './commands/reply.ts';
import { isGone } from './connection/failure.ts';
import { missingPermissions } from './connection/permission.ts';
import { plainWords, type Services, tellingWords } from './connection/services.ts';
import { during } from './connection/stretch.ts';
import { Doing } from './doing.ts';
import { pressLobby } from './lobby/lobbypress.ts';
import { pressReplay } from './look/replay.ts';
import { pressLook } from './lookpress.ts';
import { type Press, readCustomId } from './message/customid.ts';
import { granted, Refusal, refusal } from './message/refusal.ts';
import type { Row } from './message/row.ts';
import { fits, type PressLimit, PressLimits } from './presslimit.ts';
import { submitOffer } from './question/offerform.ts';
import { opensForm } from './question/offerrow.ts';
import { pressStandIn } from './question/proposal.ts';
import { submitForm } from './question/questionform.ts';
import { pressQuestion } from './question/questionpress.ts';
import type { Lookout } from './sending/lookout.ts';
import type { Sender } from './sending/sender.ts';

/** Commands that tell people what they are asked, and where. */
const STATUS = ['status', 'game status'];
/** Tells of rights that are missing among other things. */
const CHECK = 'game check';

/** So seldom, in seconds, somebody is told in the channel that they couldn't be answered. */
const OPENLY = 600;

type Said = ReturnType<typeof saidPrivately>;

/** Brings what people do to where it belongs: acknowledges first, then lets it be done, and answers what goes wrong. */
export class Router {
  private readonly services: Services;
  private readonly commands: CommandSet;
  private readonly sender: Sender;
  private readonly lookout: Lookout;
  private readonly doing: Doing;
  /** What people may do at most; null: as much as they like. */
  private readonly limits: PressLimits | null;
  private readonly order = new AfterAnswers();
  /** Who has been told in the channel that they couldn't be answered. */
  private readonly openly = new RateLimiterMemory({ points: 1, duration: OPENLY });
  private readonly running = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    services: Services,
    commands: CommandSet,
    sending: { sender: Sender; lookout: Lookout; limits?: PressLimit | null },
  ) {
    this.limits = sending.limits ? new PressLimits(sending.limits) : null;
    this.services = services;
    this.commands = commands;
    this.sender = sending.sender;
    this.lookout = sending.lookout;
    this.doing = new Doing(services, sending.lookout);
  }

  /** Takes whatever comes over the gateway; once stopped, nothing: Discord tells whoever pressed that nobody answered. */
  take(interaction: Interaction): void {
    if (this.stopped) return;
    const work = this.answer(interaction).finally(() => this.running.delete(work));
    this.running.add(work);
  }

  /** Takes nothing more; resolves when all that was taken is answered. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  /** Never rejects. */
  private async answer(interaction: Interaction): Promise<void> {
    try {
      const { id, user, guildId } = interaction;
      const verdict =
        (await this.limits?.judge(user.id, guildId ?? `direct ${user.id}`, !interaction.isAutocomplete())) ?? 'goes';
      if (verdict === 'goes') return await this.order.answer(() => this.carryOut(interaction));
      this.services.log.debug('interaction.limited', { id, person: user.id, guild: guildId });
      if (verdict === 'word') await this.order.refuse(() => this.limit(interaction));
    } catch (error) {
      if (isGone(error)) this.services.log.warn('interaction.late', { id: interaction.id });
      else this.services.log.error('interaction.failed', { id: interaction.id, error });
      if (error instanceof Unsaid) await this.sayOpenly(interaction);
    }
  }

  /** Says in the channel that somebody couldn't be answered, and nothing of what the answer was. Now and then is enough. */
  private async sayOpenly(interaction: Interaction): Promise<void> {
    const { id, user, channelId, guildId } = interaction;
    if (channelId === null || guildId === null || !(await fits(this.openly, user.id))) return;
    const game = this.services.store.games.inChannel(channelId);
    const words = game ? tellingWords(this.services, game.id) : plainWords(this.services);
    const content = words.say('answer-unsaid-here', { person: `<@${user.id}>` });
    try {
      await this.services.post.send(channelId, { content, mention: [user.id] });
    } catch (error) {
      this.services.log.warn('interaction.unsaid', { id, error });
    }
  }

  private async carryOut(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) await this.complete(interaction);
    else if (interaction.isChatInputCommand()) await this.command(interaction);
    else if (interaction.isModalSubmit()) await this.submit(interaction);
    else if (interaction.isButton() || interaction.isStringSelectMenu() || interaction.isUserSelectMenu())
      await this.press(interaction);
  }

  /** Says to whoever does too much at once that nothing comes of it. */
  private async limit(interaction: Interaction): Promise<void> {
    const content = plainWords({ reader: localeOf(interaction.locale) }).say('too-many-presses');
    if (interaction.isRepliable())
      await interaction.reply({ content, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } });
  }

  private async command(interaction: ChatInputCommandInteraction): Promise<void> {
    const command = this.commands.find(interaction.commandName);
    const shown = command !== undefined && isShown(command.shape, interaction);
    await acknowledged(() => interaction.deferReply(shown ? {} : { flags: MessageFlags.Ephemeral }));
    const answer = this.saying((said) => editOrSayAnew(interaction, said));
    await this.doing.work(interaction, answer, async (services) => {
      if (!command) throw refusal('unknown-command');
      const call = new Call(services, interaction, command.shape);
      const name = [command.shape.id, call.subcommand].join(' ').trim();
      if (name !== CHECK) this.checkPermissions(interaction);
      this.wake(interaction.channelId);
      if (STATUS.includes(name) || name === CHECK) await this.lookAfter(call);
      await command.run(call);
    });
  }

  private async complete(interaction: AutocompleteInteraction): Promise<void> {
    const command = this.commands.find(interaction.commandName);
    let choices: { name: string; value: string }[] = [];
    try {
      choices = await during(this.services, scopeOf(interaction), (services) => {
        const reader = readerOf(services, interaction);
        return command?.suggest?.(new Typing({ ...services, reader }, interaction, command.shape)) ?? [];
      });
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof LedgerTrouble))
        this.services.log.error('autocomplete.failed', { command: interaction.commandName, error });
    }
    await interaction.respond(choices);
  }

  private async press(interaction: Component): Promise<void> {
    const press = readCustomId(interaction.customId);
    const values = interaction.isButton() ? [] : interaction.values;
    // A modal has to be the first answer. What was pressed is done while Discord hears that it was taken.
    const isFirst = press !== null && answersByForm(press, values);
    const heard = isFirst ? Promise.resolve() : acknowledge(this.services, interaction);
    heard.catch(() => undefined);
    const answer = this.saying(async (said) => {
      await heard;
      const { Ephemeral: flags } = MessageFlags;
      return interaction.deferred ? interaction.followUp({ ...said, flags }) : interaction.reply({ ...said, flags });
    });
    await this.doing.work(interaction, answer, async (services) => {
      if (!press) throw refusal('press-decided');
      this.wake(interaction.channelId);
      const pressed = new Pressed(services, interaction, heard);
      switch (press.on) {
        case 'question':
          return pressQuestion(pressed, press);
        case 'lobby':
          return pressLobby(pressed, press);
        case 'said':
          return pressPlan(pressed, press);
        case 'next': {
          const { person } = pressed;
          return pressed.open(planModal(services, pressed.game(press.game), { person: person.id, seat: press.seat }));
        }
        case 'replay':
          return pressReplay(pressed, press);
        case 'proposal': {
          const { game, proposal, agree } = press;
          granted(services.table.agreement.vote({ game, proposal, person: pressed.person.id, agree }));
          services.took({ game, proposal });
          return;
        }
        case 'standin':
          return pressStandIn(pressed, press.game, press.seat);
        case 'wait':
          granted(services.table.deadlines.wait({ game: press.game, by: pressed.person.id, whom: press.person }));
          return;
        case 'guide':
          granted(services.table.guiding.gotIt(press.game, pressed.person.id));
          return;
        case 'leave':
          return pressLeave(pressed, press.game, press.free);
        case 'away':
          return pressAway(pressed);
        case 'look':
          return pressLook(pressed, press);
        default:
          return press satisfies never;
      }
    });
    // Whoever pressed so late that Discord told them nobody answers is told of in the log; it counts all the same.
    await heard;
  }

  private async submit(interaction: ModalSubmitInteraction): Promise<void> {
    const press = readCustomId(interaction.customId);
    const isForm = press?.on === 'question' && (press.act === 'form' || press.act === 'offer');
    // What comes of a question's form is shown on its message, which can be edited by the token of the form then.
    const onMessage = isForm && interaction.isFromMessage() && !interaction.message.flags.has(MessageFlags.Ephemeral);
    if (onMessage) await acknowledge(this.services, interaction);
    else await acknowledged(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
    const answer = this.saying((said) => {
      const { Ephemeral: flags } = MessageFlags;
      if (!onMessage) return editOrSayAnew(interaction, said);
      return interaction.deferred ? interaction.followUp({ ...said, flags }) : interaction.reply({ ...said, flags });
    });
    await this.doing.work(interaction, answer, async (services) => {
      if (press?.on !== 'next' && !isForm) throw refusal('press-decided');
      this.wake(interaction.channelId ?? '');
      if (press.on === 'question') {
        const submit = press.act === 'offer' ? submitOffer : submitForm;
        const again = submit(services, interaction, press);
        await services.mayTell();
        if (again) await answer(again.content, [...again.components]);
        else if (!onMessage) await takenAway(interaction);
        return;
      }
      const said = await handInPlan(services, interaction, press);
      await services.mayTell();
      await insistOn(services, said, (form) => editOrSayAnew(interaction, saidPrivately(form)));
    });
  }

  /** Says something privately that pings nobody, in the way that this is answered in. */
  private saying(put: (said: Said) => Promise<unknown>): (content: string, components: Row[]) => Promise<void> {
    return (content, components) =>
      insistOn(this.services, { lines: [content], components }, (form) => put(saidPrivately(form)));
  }

  private checkPermissions(interaction: ChatInputCommandInteraction): void {
    const thread = interaction.channel?.isThread() ?? false;
    const missing = missingPermissions(interaction.appPermissions.bitfield, thread);
    if (missing.length === 0) return;
    throw refusal('permission-missing', { permissions: missing.map((name) => phrase(`permission-${name}`)) });
  }

  /** Whoever is told what they are asked must find it. */
  private async lookAfter({ channel, person, subcommand }: Call): Promise<void> {
    const here = this.services.store.games.inChannel(channel);
    const own = subcommand === '' ? this.services.table.reading.gamesOf(person.id) : [];
    const games = new Set([...own.map(({ id }) => id), ...(here ? [here.id] : [])]);
    await Promise.all([...games].map((game) => this.lookout.look(game)));
  }

  /** Somebody uses the bot here. */
  private wake(channel: string): void {
    const game = this.services.store.games.inChannel(channel);
    if (game) this.sender.wake(game);
  }
}

/** Whether a form is what comes first of a press. */
function answersByForm(press: Press, [value]: readonly string[]): boolean {
  if (press.on === 'next') return true;
  return (
    press.on === 'question' && (press.act === 'form' || (press.act === 'offer' && opensForm(value ?? press.detail)))
  );
}
