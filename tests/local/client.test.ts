import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type Client,
  EmbedBuilder,
  LabelBuilder,
  MessageFlags,
  MessageType,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  type TextChannel,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import type { LocalDiscord } from '../../src/local/server.ts';
import { Answers, logIn, quickDiscord } from './bot.ts';

let discord: LocalDiscord;
let client: Client<true>;
let answers: Answers;
let mara: Robot;
let jonas: Robot;
let lodge: TextChannel;

const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
const button = (id: string, label = id) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);
/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  discord = await quickDiscord();
  client = await logIn(discord);
  answers = new Answers(client);
  mara = discord.person('Mara');
  jonas = discord.person('Jonas');
  lodge = client.channels.cache.find(
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
});

afterEach(() => {
  expect(answers.failed()).toEqual([]);
  expect(discord.audit.of('fault')).toEqual([]);
  discord.audit.clear();
});

afterAll(async () => {
  await client.destroy();
  await discord.close();
});

describe('logging in', () => {
  it('knows itself, its guild and the channels', () => {
    expect(client.user.username).toBe('Arkham');
    expect(client.user.bot).toBe(true);
    expect(client.guilds.cache.map((guild) => guild.name)).toEqual(['Arkham']);
    expect(client.channels.cache.map((channel) => 'name' in channel && channel.name)).toEqual([
      'the-lodge',
      'the-library',
    ]);
    expect(discord.bot.online).toBe(true);
    expect(lodge.guild.members.me?.permissionsIn(lodge).has('SendMessages')).toBe(true);
    expect(lodge.guild.members.me?.permissionsIn(lodge).has('ManageChannels')).toBe(false);
  });

  it('fetches guild, channels, members, roles, users and its application', async () => {
    const guild = await lodge.guild.fetch();
    expect(guild.ownerId).toBe(mara.id);
    expect((await guild.channels.fetch()).size).toBe(2);
    expect((await guild.members.fetch(jonas.id)).displayName).toBe('Jonas');
    expect((await guild.members.fetch({ user: [mara.id, jonas.id] })).size).toBe(2);
    expect((await guild.roles.fetch()).size).toBe(2);
    expect((await client.users.fetch(jonas.id, { force: true })).username).toBe('Jonas');
    expect((await client.application.fetch()).name).toBe('Arkham');
    expect((await client.channels.fetch(lodge.id, { force: true }))?.id).toBe(lodge.id);
  });

  it('hears of new and removed channels and of new guilds', async () => {
    const made = new Promise<string>((resolve) => client.once('channelCreate', (channel) => resolve(channel.name)));
    const { id } = discord.addChannel('The Attic');
    expect(await made).toBe('the-attic');
    const gone = new Promise<string>((resolve) => client.once('channelDelete', (channel) => resolve(channel.id)));
    discord.removeChannel(id);
    expect(await gone).toBe(id);
    const joined = new Promise<string>((resolve) => client.once('guildCreate', (guild) => resolve(guild.name)));
    discord.addGuild('Dunwich');
    expect(await joined).toBe('Dunwich');
  });
});

describe('commands', () => {
  it('registers them, and a second time keeps their ids', async () => {
    const before = await client.application.commands.fetch();
    expect(before.map(({ name }) => name).sort()).toEqual(['admin', 'game', 'move']);
    const all = before.map((command) => command.toJSON() as never);
    const after = await client.application.commands.set(all);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  });

  it('registers, edits and deletes those of a guild', async () => {
    const command = await lodge.guild.commands.create({ name: 'roll', description: 'Rolls' });
    expect(command.guildId).toBe(lodge.guildId);
    await command.edit({ description: 'Rolls dice' });
    expect((await lodge.guild.commands.fetch(command.id)).description).toBe('Rolls dice');
    await command.delete();
    expect((await lodge.guild.commands.fetch()).size).toBe(0);
  });

  it('reach the bot with their options', async () => {
    answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { options } = interaction;
      const seats = options.getInteger('seats');
      const friend = options.getUser('friend')?.username;
      const joined = options.getMember('friend') !== null;
      await interaction.reply(`${options.getSubcommand()} ${seats} ${friend} ${joined} ${interaction.user.username}`);
    });
    const act = await mara.command('game start', { seats: 3, friend: jonas.id });
    expect(act.state).toBe('done');
    expect(act.message?.content).toBe('start 3 Jonas true Mara');
    expect(act.message?.type).toBe(MessageType.ChatInputCommand);
    expect(act.message?.local).toEqual({ onlyFor: null, command: 'game start' });
  });

  it('are refused before they leave when their options do not fit', async () => {
    await expect(mara.command('game start', { seats: 9 })).rejects.toMatchObject({ code: 'badOptions' });
    await expect(mara.command('game start', { seats: 1.5 })).rejects.toMatchObject({ code: 'badOptions' });
    await expect(mara.command('game start', { friend: '1' })).rejects.toMatchObject({ code: 'badOptions' });
    await expect(mara.command('game', {})).rejects.toMatchObject({ code: 'badOptions' });
    await expect(mara.command('nothing')).rejects.toMatchObject({ code: 'unknownCommand' });
  });

  it('of administrators are there for the host alone', async () => {
    answers.with(async (interaction) => interaction.isChatInputCommand() && interaction.reply('Yes.'));
    expect((await mara.command('admin')).message?.content).toBe('Yes.');
    await expect(jonas.command('admin')).rejects.toMatchObject({ code: 'unknownCommand' });
  });

  it('complete what is typed', async () => {
    answers.with(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const { name, value } = interaction.options.getFocused(true);
      await interaction.respond([{ name: `${name} ${value}`, value: 'azathoth' }]);
    });
    const choices = await mara.complete('game start', { ancient: 'aza' }, 'ancient');
    expect(choices).toEqual([{ name: 'ancient aza', value: 'azathoth' }]);
  });
});

describe('interactions', () => {
  it('are answered with buttons, whose press updates the message', async () => {
    answers.with(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({ content: 'Where to?', components: [row(button('m:1'), button('m:2'))] });
      } else if (interaction.isButton()) {
        await interaction.update({ content: `You chose ${interaction.customId}`, components: [] });
      }
    });
    const asked = await mara.command('move');
    const message = asked.message!;
    expect(controlsOf(message).map(({ customId }) => customId)).toEqual(['m:1', 'm:2']);
    const pressed = await jonas.press(message, 'm:2');
    expect(pressed.message).toMatchObject({ id: message.id, content: 'You chose m:2' });
    expect(controlsOf(jonas.message(message.id))).toEqual([]);
    await expect(jonas.press(message, 'm:2')).rejects.toMatchObject({ code: 'unknownComponent' });
  });

  it('are deferred and answered later, publicly and privately', async () => {
    answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const hidden = interaction.options.getInteger('seats') === 1;
      await interaction.deferReply(hidden ? { flags: MessageFlags.Ephemeral } : {});
      await interaction.editReply('Now.');
      await interaction.followUp({ content: 'And this.', flags: MessageFlags.Ephemeral });
    });
    const open = await mara.command('game start', { seats: 2 });
    expect((await open.answer()).content).toBe('Now.');
    await discord.quiet();
    expect(open.messages.map(({ content, local }) => [content, local.onlyFor])).toEqual([
      ['Now.', null],
      ['And this.', mara.id],
    ]);
    expect(open.state).toBe('done');
    const hidden = await jonas.command('game start', { seats: 1 });
    expect((await hidden.answer()).local.onlyFor).toBe(jonas.id);
    expect(mara.messages().some(({ id }) => id === hidden.message?.id)).toBe(false);
    expect(jonas.messages().some(({ id }) => id === hidden.message?.id)).toBe(true);
    await expect(lodge.messages.fetch(hidden.message!.id)).rejects.toMatchObject({ code: 10008 });
  });

  it('let the first follow-up take the place of the loading message', async () => {
    answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.followUp('Instead.');
    });
    const act = await mara.command('move');
    await discord.quiet();
    expect(act.messages.map(({ content }) => content)).toEqual(['Instead.']);
    expect(act.state).toBe('done');
  });

  it('give the reply back with withResponse, fetch it and delete it', async () => {
    let fetched = '';
    answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const response = await interaction.reply({ content: 'Here.', withResponse: true });
      fetched = `${response.resource?.message?.content} ${(await interaction.fetchReply()).content}`;
      await interaction.deleteReply();
    });
    const act = await mara.command('move');
    await discord.quiet();
    expect(fetched).toBe('Here. Here.');
    expect(act.messages).toEqual([]);
  });

  it('defer a press silently; errors follow privately', async () => {
    answers.with(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'Go?', components: [row(button('go'))] });
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply({ content: 'Gone.', components: [] });
      await interaction.followUp({ content: 'Only you', flags: MessageFlags.Ephemeral });
    });
    const { message } = await mara.command('move');
    const press = await jonas.press(message!, 'go');
    await discord.quiet();
    expect(press.messages.map(({ content }) => content)).toEqual(['Gone.', 'Only you']);
    expect(press.state).toBe('done');
  });

  it('open a modal, whose fields come back', async () => {
    answers.with(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const old = new TextInputBuilder()
          .setCustomId('name')
          .setLabel('Name')
          .setStyle(TextInputStyle.Short)
          .setMaxLength(20);
        const text = new TextInputBuilder().setCustomId('why').setStyle(TextInputStyle.Paragraph).setRequired(false);
        const label = new LabelBuilder().setLabel('Why').setTextInputComponent(text);
        const modal = new ModalBuilder().setCustomId('note').setTitle('Note');
        modal.addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(old));
        await interaction.showModal(modal.addLabelComponents(label));
      } else if (interaction.isModalSubmit()) {
        const { fields, customId } = interaction;
        await interaction.reply(`${customId}: ${fields.getTextInputValue('name')}, ${fields.getTextInputValue('why')}`);
      }
    });
    const opened = await mara.command('move');
    expect(opened.modal?.title).toBe('Note');
    await expect(mara.submitModal(opened, { name: 'x'.repeat(21) })).rejects.toMatchObject({ code: 'badValues' });
    await expect(mara.submitModal(opened, {})).rejects.toMatchObject({ code: 'badValues' });
    const sent = await mara.submitModal(opened, { name: 'Ash', why: 'Because' });
    expect(sent.message?.content).toBe('note: Ash, Because');
  });

  it('choose from menus', async () => {
    const options = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));
    const menu = new StringSelectMenuBuilder().setCustomId('pick').setMinValues(1).setMaxValues(2).addOptions(options);
    answers.with(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const components = [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
        await interaction.reply({ content: 'Pick', components });
      } else if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join('+'));
    });
    const { message } = await mara.command('move');
    expect((await mara.select(message!, 'pick', ['c', 'a'])).message?.content).toBe('c+a');
    await expect(mara.select(message!, 'pick', ['a', 'b', 'c'])).rejects.toMatchObject({ code: 'badValues' });
    await expect(mara.select(message!, 'pick', ['z'])).rejects.toMatchObject({ code: 'badValues' });
  });
});

describe('messages', () => {
  it('carry pictures in embeds and as attachments, which can be kept and replaced', async () => {
    const embed = new EmbedBuilder()
      .setTitle('The map')
      .setImage('attachment://map.png')
      .addFields({ name: 'Doom', value: '3' });
    const files = [
      new AttachmentBuilder(png, { name: 'map.png' }),
      new AttachmentBuilder(png, { name: 'hand of cards.png' }),
    ];
    const sent = await lodge.send({ embeds: [embed], files });
    expect(sent.attachments.map(({ name, width, contentType }) => [name, width, contentType])).toEqual([
      ['hand_of_cards.png', 1, 'image/png'],
    ]);
    const picture = await fetch(sent.embeds[0]!.image!.url);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png);
    const edited = await sent.edit({
      content: 'New',
      attachments: [],
      embeds: [],
      files: [new AttachmentBuilder(png, { name: 'b.png' })],
    });
    expect(edited.attachments.map(({ name }) => name)).toEqual(['b.png']);
    expect((await fetch(sent.embeds[0]!.image!.url)).status).toBe(404);
    const kept = await edited.edit({ content: 'Newer' });
    expect(kept.attachments.map(({ name }) => name)).toEqual(['b.png']);
    expect(kept.editedAt).not.toBeNull();
  });

  it('are listed before, after and around others', async () => {
    const sent = [];
    for (const text of ['1', '2', '3', '4', '5']) sent.push(await lodge.send(text));
    const ids = sent.map(({ id }) => id);
    const contents = async (options: object) =>
      (await lodge.messages.fetch({ ...options, cache: false })).map(({ content }) => content);
    expect(await contents({ limit: 2 })).toEqual(['5', '4']);
    expect(await contents({ limit: 2, before: ids[3] })).toEqual(['3', '2']);
    expect(await contents({ limit: 2, after: ids[1] })).toEqual(['4', '3']);
    expect(await contents({ limit: 3, around: ids[2] })).toEqual(['4', '3', '2']);
    await sent[0]!.delete();
    await lodge.bulkDelete(ids.slice(1, 3));
    expect(await contents({ limit: 2, after: ids[0] })).toEqual(['5', '4']);
  });

  it('with a nonce that is enforced are made once', async () => {
    const first = await lodge.send({ content: 'Once', nonce: 'g1-41', enforceNonce: true });
    const second = await lodge.send({ content: 'Twice', nonce: 'g1-41', enforceNonce: true });
    expect(second.id).toBe(first.id);
    const loose = await lodge.send({ content: 'Thrice', nonce: 'g1-41' });
    expect(loose.id).not.toBe(first.id);
    expect(mara.messages().filter(({ content }) => ['Once', 'Twice'].includes(content))).toHaveLength(1);
  });

  it('are pinned and unpinned, with an announcement', async () => {
    const sent = await lodge.send('Keep this');
    await sent.pin();
    expect(mara.pins()[0]?.id).toBe(sent.id);
    expect(mara.messages().at(-1)?.type).toBe(MessageType.ChannelPinnedMessage);
    const { items } = await lodge.messages.fetchPins();
    expect(items.map(({ message }) => message.id)).toEqual([sent.id]);
    await sent.unpin();
    expect(mara.pins()).toEqual([]);
    for (const method of ['PUT', 'DELETE']) {
      const path = `${discord.api}/v10/channels/${lodge.id}/pins/${sent.id}`;
      const old = await fetch(path, { method, headers: { authorization: 'Bot local' } });
      expect(old.status).toBe(204);
      expect(mara.pins()).toHaveLength(method === 'PUT' ? 1 : 0);
    }
  });

  it('ping those named and no others', async () => {
    await lodge.send({
      content: `<@${mara.id}> <@${jonas.id}> \`<@${mara.id}>\``,
      allowedMentions: { users: [jonas.id] },
    });
    await lodge.send({ content: `<@${mara.id}> @everyone`, allowedMentions: { parse: [] } });
    await lodge.send(`<@${mara.id}>`);
    await lodge.send({ content: `<@${mara.id}>`, flags: MessageFlags.SuppressNotifications });
    const said = mara.say('Hello');
    await lodge.send({ content: 'Hello yourself', reply: { messageReference: said.id } });
    const edited = await lodge.send('Nobody');
    await edited.edit(`<@${jonas.id}>`);
    expect(discord.audit.of('ping').map(({ person, by }) => [person, by])).toEqual([
      [jonas.id, 'name'],
      [mara.id, 'name'],
      [mara.id, 'reply'],
    ]);
    const last = mara.messages().find(({ content }) => content.includes('`'));
    expect(last?.mentions.map(({ id }) => id)).toEqual([jonas.id]);
  });

  it('of other people reach no bot that has only the Guilds intent', async () => {
    const heard: string[] = [];
    client.on('messageCreate', ({ content }) => heard.push(content));
    mara.say('Psst');
    await lodge.send('Me');
    await discord.quiet();
    expect(heard).toEqual([]);
  });

  it('go into direct channels, unless closed', async () => {
    const user = await client.users.fetch(jonas.id);
    await user.send('Psst');
    expect(jonas.messages(jonas.direct().id).map(({ content }) => content)).toEqual(['Psst']);
    expect(discord.audit.of('ping')).toMatchObject([{ person: jonas.id, by: 'direct' }]);
    jonas.openDirect(false);
    await expect(user.send('Psst')).rejects.toMatchObject({ code: 50007, status: 403 });
    jonas.openDirect(true);
    answers.with(
      async (interaction) => interaction.isChatInputCommand() && interaction.reply(String(interaction.inGuild())),
    );
    expect((await jonas.command('move', {}, jonas.direct().id)).message?.content).toBe('false');
    await expect(mara.command('move', {}, jonas.direct().id)).rejects.toMatchObject({ code: 'unknownChannel' });
  });

  it('may be made of Components V2', async () => {
    const sent = await lodge.send({
      flags: MessageFlags.IsComponentsV2,
      components: [new TextDisplayBuilder({ content: `Hello <@${mara.id}>` }), row(button('v2'))],
    });
    expect(sent.flags.has(MessageFlags.IsComponentsV2)).toBe(true);
    expect(controlsOf(mara.message(sent.id)).map(({ customId }) => customId)).toEqual(['v2']);
    expect(discord.audit.of('ping')).toMatchObject([{ person: mara.id }]);
    const media = {
      type: 12,
      items: [{ media: { url: 'attachment://a.png' } }],
    };
    const shown = await lodge.send({
      flags: MessageFlags.IsComponentsV2,
      components: [media as never],
      files: [new AttachmentBuilder(png, { name: 'a.png' })],
    });
    expect(JSON.stringify(mara.message(shown.id).components)).toContain('/a.png');
    await expect(sent.edit({ content: 'Old' })).rejects.toMatchObject({ code: 50035 });
  });
});

describe('threads', () => {
  it('start from a message and without one, publicly and privately', async () => {
    const message = await lodge.send('A game');
    const thread = await message.startThread({ name: 'Game 1' });
    expect(thread.id).toBe(message.id);
    await thread.send(`<@${jonas.id}> joins`);
    expect(discord.channel('Game 1').people).toEqual([jonas.id]);
    await expect(message.startThread({ name: 'Again' })).rejects.toMatchObject({ code: 160004 });
    const open = await lodge.threads.create({ name: 'Open' });
    expect(open.type).toBe(ChannelType.PublicThread);
    const hidden = await lodge.threads.create({ name: 'Hidden', type: ChannelType.PrivateThread });
    expect(() => mara.messages(hidden.id)).toThrow('unknownChannel');
    await hidden.members.add(mara.id);
    await hidden.send('Just us');
    expect(mara.messages(hidden.id).map(({ content }) => content)).toEqual(['', 'Just us']);
    await hidden.members.remove(mara.id);
    expect(() => mara.messages(hidden.id)).toThrow('unknownChannel');
    expect((await lodge.threads.fetchActive()).threads.size).toBe(3);
  });

  it('are archived and locked, and open again when written in', async () => {
    const thread = await lodge.threads.create({ name: 'Sleepy' });
    const sent = await thread.send('Night');
    await thread.setArchived(true);
    await expect(sent.edit('Day')).rejects.toMatchObject({ code: 50083 });
    await thread.send('Day');
    expect(discord.channel(thread.id).archived).toBe(false);
    discord.deny(lodge.id, 1n << 34n);
    discord.moderate(thread.id, { locked: true });
    await expect(thread.send('No')).rejects.toMatchObject({ code: 160005 });
    discord.allow(lodge.id);
    await thread.delete();
    expect(() => discord.channel('Sleepy')).toThrow('unknownChannel');
  });
});
