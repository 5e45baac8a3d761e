import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type Client,
  SlashCommandBuilder,
  type TextChannel,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import type { Robot } from '../../../src/local/robot.ts';
import { Answers, logIn, quickDiscord } from '../bot.ts';

/** A discord.js bot with some commands, and two people in the channel where all three are. */
export interface Scene {
  discord: LocalDiscord;
  client: Client<true>;
  answers: Answers;
  mara: Robot;
  jonas: Robot;
  lodge: TextChannel;
}

/** The scene of a file of tests, set before the first of them; none may bring a fault of bot or Discord to light. */
export function setScene(): Scene {
  const scene = {} as Scene;

  beforeAll(async () => {
    const discord = await quickDiscord();
    const client = await logIn(discord);
    const answers = new Answers(client);
    const mara = discord.person('Mara');
    const jonas = discord.person('Jonas');
    const lodge = client.channels.cache.find(
      (channel): channel is TextChannel => 'name' in channel && channel.name === 'the-lodge',
    )!;
    await client.application.commands.set([
      new SlashCommandBuilder()
        .setName('game')
        .setDescription('Games')
        .addSubcommand((sub) =>
          sub
            .setName('start')
            .setDescription('Starts one')
            .addIntegerOption((option) =>
              option.setName('seats').setDescription('How many').setMinValue(1).setMaxValue(8),
            )
            .addStringOption((option) => option.setName('ancient').setDescription('Which').setAutocomplete(true))
            .addUserOption((option) => option.setName('friend').setDescription('Who')),
        ),
      new SlashCommandBuilder().setName('move').setDescription('Moves'),
      new SlashCommandBuilder().setName('admin').setDescription('Secret').setDefaultMemberPermissions(0n),
    ]);
    Object.assign(scene, { discord, client, answers, mara, jonas, lodge });
  });

  afterEach(() => {
    expect(scene.answers.failed()).toEqual([]);
    expect(scene.discord.audit.of('fault')).toEqual([]);
    scene.discord.audit.clear();
  });

  afterAll(async () => {
    await scene.client.destroy();
    await scene.discord.close();
  });

  return scene;
}

export const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
export const button = (id: string, label = id) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);
