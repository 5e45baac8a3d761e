import { deflateSync } from 'node:zlib';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  type AutocompleteInteraction,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  EmbedBuilder,
  GatewayIntentBits,
  LabelBuilder,
  type MessageComponentInteraction,
  MessageFlags,
  ModalBuilder,
  type ModalSubmitInteraction,
  RadioGroupBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThreadChannel,
  UserSelectMenuBuilder,
} from 'discord.js';

const SLEEPERS = ['Azathoth', 'Cthulhu', 'Hastur', 'Ithaqua', 'Nyarlathotep'];

const commands = [
  new SlashCommandBuilder()
    .setName('game')
    .setNameLocalizations({ cs: 'hra' })
    .setDescription('Games of this table')
    .addSubcommand((command) =>
      command
        .setName('new')
        .setNameLocalizations({ cs: 'nová' })
        .setDescription('Open a new case')
        .setDescriptionLocalizations({ cs: 'Otevře nový případ' })
        .addStringOption((option) =>
          option
            .setName('edition')
            .setNameLocalizations({ cs: 'edice' })
            .setDescription('Which edition')
            .setRequired(true)
            .addChoices(
              { name: 'Second edition', name_localizations: { cs: 'Druhá edice' }, value: '2' },
              { name: 'Second edition, revised', value: '2r' },
            ),
        )
        .addStringOption((option) => option.setName('sleeper').setDescription('Who sleeps').setAutocomplete(true))
        .addIntegerOption((option) =>
          option
            .setName('seats')
            .setNameLocalizations({ cs: 'místa' })
            .setDescription('How many')
            .setMinValue(1)
            .setMaxValue(8),
        )
        .addBooleanOption((option) => option.setName('private').setDescription('By invitation only'))
        .addUserOption((option) => option.setName('with').setDescription('A friend')),
    )
    .addSubcommand((command) => command.setName('status').setDescription('Where the game stands')),
  new SlashCommandBuilder().setName('slow').setDescription('Thinks for a while'),
  new SlashCommandBuilder().setName('mute').setDescription('Never answers'),
  new SlashCommandBuilder().setName('rite').setDescription('For hosts').setDefaultMemberPermissions('0'),
];

const row = (...parts: (ButtonBuilder | StringSelectMenuBuilder | UserSelectMenuBuilder)[]) =>
  new ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder | UserSelectMenuBuilder>().addComponents(...parts);

const button = (id: string, label: string, style = ButtonStyle.Secondary) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);

function lobby(seats: string) {
  const investigators = Array.from({ length: 25 }, (_, index) => ({
    label: `Investigator ${index + 1}`,
    value: `i${index + 1}`,
    description: `Sanity ${index % 6}, Stamina ${index % 5}`,
  }));
  return {
    content: `**A new case in Arkham** · daily\nSeats: ${seats}\n-# Dice seed sealed: \`9f2c…e1\``,
    components: [
      row(
        button('join', 'Join', ButtonStyle.Success),
        button('options', 'Options', ButtonStyle.Primary),
        button('sliders', 'Sliders'),
        button('board', 'Board'),
        button('thread', 'Thread').setEmoji('🧵'),
      ),
      row(
        new StringSelectMenuBuilder()
          .setCustomId('who')
          .setPlaceholder('Choose an investigator')
          .addOptions(investigators),
      ),
      row(
        new StringSelectMenuBuilder()
          .setCustomId('variants')
          .setPlaceholder('Variants')
          .setMinValues(1)
          .setMaxValues(2)
          .addOptions(['Epic', 'Gift', 'Hard'].map((label) => ({ label, value: label.toLowerCase() }))),
      ),
      row(new UserSelectMenuBuilder().setCustomId('friend').setPlaceholder('Invite somebody')),
      row(button('closed', 'Start', ButtonStyle.Danger).setDisabled(true), button('broken', 'Break')),
    ],
  };
}

/** A bot that does, on demand, everything that the page must be able to show. */
export async function startBot(api: string, token: string): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], rest: { api } });
  client.on('interactionCreate', async (interaction) => {
    if (interaction.isAutocomplete()) await offer(interaction);
    else if (interaction.isChatInputCommand()) await command(interaction);
    else if (interaction.isMessageComponent()) await component(interaction);
    else if (interaction.isModalSubmit()) await submitted(interaction);
  });
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(token);
  const online = await ready;
  await online.application.commands.set(commands);
  return online;
}

async function offer(interaction: AutocompleteInteraction): Promise<void> {
  const typed = interaction.options.getFocused().toLowerCase();
  const fitting = SLEEPERS.filter((name) => name.toLowerCase().includes(typed));
  await interaction.respond(fitting.map((name) => ({ name, value: name.toLowerCase() })));
}

async function command(interaction: ChatInputCommandInteraction): Promise<void> {
  if (interaction.commandName === 'slow') {
    await interaction.deferReply();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await interaction.editReply('Thought about it.');
    return;
  }
  if (interaction.commandName !== 'game') return;
  if (interaction.options.getSubcommand() === 'status') {
    const embed = new EmbedBuilder()
      .setTitle('The **Woods**')
      .setColor(0xc9a227)
      .setDescription('Doom 5 of 13')
      .addFields({ name: 'Terror', value: '**2**', inline: true }, { name: 'Gates', value: '3', inline: true })
      .setFooter({ text: 'Second edition' });
    const sent = await interaction.reply({ embeds: [embed], withResponse: true });
    await sent.resource?.message?.pin();
    return;
  }
  const { options } = interaction;
  const parts = ['edition', 'sleeper', 'seats', 'private', 'with'].map(
    (name) => `${name}=${options.get(name)?.value ?? '-'}`,
  );
  await interaction.reply(lobby(parts.join(' ')));
}

async function component(interaction: MessageComponentInteraction): Promise<void> {
  const who = `<@${interaction.user.id}>`;
  switch (interaction.customId) {
    case 'join':
      await interaction.update(lobby(`${who} has joined`));
      return;
    case 'options':
      await interaction.showModal(
        new ModalBuilder()
          .setCustomId('table')
          .setTitle('Options of the table')
          .addLabelComponents(
            new LabelBuilder()
              .setLabel('Name')
              .setTextInputComponent(
                new TextInputBuilder()
                  .setCustomId('name')
                  .setStyle(TextInputStyle.Short)
                  .setMinLength(3)
                  .setMaxLength(12),
              ),
            new LabelBuilder()
              .setLabel('Notes')
              .setTextInputComponent(
                new TextInputBuilder().setCustomId('notes').setStyle(TextInputStyle.Paragraph).setRequired(false),
              ),
            new LabelBuilder().setLabel('Fight / Will').setRadioGroupComponent(
              new RadioGroupBuilder().setCustomId('slider').setOptions(
                ['5 / 0', '4 / 1', '3 / 2'].map((label, stop) => ({
                  label,
                  value: String(stop),
                  description: `Stop ${stop}`,
                  default: stop === 1,
                })),
              ),
            ),
          ),
      );
      return;
    case 'sliders':
      await interaction.reply({
        content: 'Set your **sliders**.',
        components: [row(button('keep', 'Keep'))],
        flags: MessageFlags.Ephemeral,
      });
      return;
    case 'keep':
      await interaction.update({ content: 'Kept.', components: [] });
      return;
    case 'board':
      await interaction.deferReply();
      await interaction.editReply({
        content: `Look, ${who}.`,
        files: [
          new AttachmentBuilder(picture(1100, 700), {
            name: 'board.png',
            description: 'The board: a gate at the Woods',
          }),
        ],
      });
      return;
    case 'thread': {
      const { message } = interaction;
      await interaction.deferUpdate();
      const thread = await message.startThread({ name: 'the-case' });
      if (thread instanceof ThreadChannel) await thread.send('The case is opened here.');
      return;
    }
    case 'who':
    case 'variants':
    case 'friend': {
      const values = interaction.isAnySelectMenu() ? interaction.values : [];
      await interaction.reply(`${interaction.customId}: ${values.join(', ')}`);
      return;
    }
    default:
  }
}

async function submitted(interaction: ModalSubmitInteraction): Promise<void> {
  const { fields } = interaction;
  await interaction.reply(
    `name=${fields.getTextInputValue('name')} notes=${fields.getTextInputValue('notes')} slider=${fields.getRadioGroup('slider')}`,
  );
}

/** A plain PNG of this size. */
function picture(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height, 120);
  for (let y = 0; y < height; y += 1) rows[y * (width * 3 + 1)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), data.length + 8);
  return framed;
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
