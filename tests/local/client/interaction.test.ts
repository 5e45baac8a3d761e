import {
  ActionRowBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../../src/local/robot.ts';
import { button, row, setScene } from './scene.ts';

const scene = setScene();

describe('interactions', () => {
  it('are answered with buttons, whose press updates the message', async () => {
    scene.answers.with(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.reply({ content: 'Where to?', components: [row(button('m:1'), button('m:2'))] });
      } else if (interaction.isButton()) {
        await interaction.update({ content: `You chose ${interaction.customId}`, components: [] });
      }
    });
    const asked = await scene.mara.command('move');
    const message = asked.message!;
    expect(controlsOf(message).map(({ customId }) => customId)).toEqual(['m:1', 'm:2']);
    const pressed = await scene.jonas.press(message, 'm:2');
    expect(pressed.message).toMatchObject({ id: message.id, content: 'You chose m:2' });
    expect(controlsOf(scene.jonas.message(message.id))).toEqual([]);
    await expect(scene.jonas.press(message, 'm:2')).rejects.toMatchObject({ code: 'unknownComponent' });
  });

  it('are deferred and answered later, publicly and privately', async () => {
    scene.answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const hidden = interaction.options.getInteger('seats') === 1;
      await interaction.deferReply(hidden ? { flags: MessageFlags.Ephemeral } : {});
      await interaction.editReply('Now.');
      await interaction.followUp({ content: 'And this.', flags: MessageFlags.Ephemeral });
    });
    const open = await scene.mara.command('game start', { seats: 2 });
    expect((await open.answer()).content).toBe('Now.');
    await scene.answers.given();
    expect(open.messages.map(({ content, local }) => [content, local.onlyFor])).toEqual([
      ['Now.', null],
      ['And this.', scene.mara.id],
    ]);
    expect(open.state).toBe('done');
    const hidden = await scene.jonas.command('game start', { seats: 1 });
    expect((await hidden.answer()).local.onlyFor).toBe(scene.jonas.id);
    expect(scene.mara.messages().some(({ id }) => id === hidden.message?.id)).toBe(false);
    expect(scene.jonas.messages().some(({ id }) => id === hidden.message?.id)).toBe(true);
    await expect(scene.lodge.messages.fetch(hidden.message!.id)).rejects.toMatchObject({ code: 10008 });
  });

  it('let the first follow-up take the place of the loading message', async () => {
    scene.answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.followUp('Instead.');
    });
    const act = await scene.mara.command('move');
    await scene.answers.given();
    expect(act.messages.map(({ content }) => content)).toEqual(['Instead.']);
    expect(act.state).toBe('done');
  });

  it('give the reply back with withResponse, fetch it and delete it', async () => {
    let fetched = '';
    scene.answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const response = await interaction.reply({ content: 'Here.', withResponse: true });
      fetched = `${response.resource?.message?.content} ${(await interaction.fetchReply()).content}`;
      await interaction.deleteReply();
    });
    const act = await scene.mara.command('move');
    await scene.answers.given();
    expect(fetched).toBe('Here. Here.');
    expect(act.messages).toEqual([]);
  });

  it('defer a press silently; errors follow privately', async () => {
    scene.answers.with(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'Go?', components: [row(button('go'))] });
      if (!interaction.isButton()) return;
      await interaction.deferUpdate();
      await interaction.editReply({ content: 'Gone.', components: [] });
      await interaction.followUp({ content: 'Only you', flags: MessageFlags.Ephemeral });
    });
    const { message } = await scene.mara.command('move');
    const press = await scene.jonas.press(message!, 'go');
    await scene.answers.given();
    expect(press.messages.map(({ content }) => content)).toEqual(['Gone.', 'Only you']);
    expect(press.state).toBe('done');
  });

  it('open a modal, whose fields come back', async () => {
    scene.answers.with(async (interaction) => {
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
    const opened = await scene.mara.command('move');
    expect(opened.modal?.title).toBe('Note');
    await expect(scene.mara.submitModal(opened, { name: 'x'.repeat(21) })).rejects.toMatchObject({ code: 'badValues' });
    await expect(scene.mara.submitModal(opened, {})).rejects.toMatchObject({ code: 'badValues' });
    const sent = await scene.mara.submitModal(opened, { name: 'Ash', why: 'Because' });
    expect(sent.message?.content).toBe('note: Ash, Because');
  });

  it('choose from menus', async () => {
    const options = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));
    const menu = new StringSelectMenuBuilder().setCustomId('pick').setMinValues(1).setMaxValues(2).addOptions(options);
    scene.answers.with(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const components = [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
        await interaction.reply({ content: 'Pick', components });
      } else if (interaction.isStringSelectMenu()) await interaction.reply(interaction.values.join('+'));
    });
    const { message } = await scene.mara.command('move');
    expect((await scene.mara.select(message!, 'pick', ['c', 'a'])).message?.content).toBe('c+a');
    await expect(scene.mara.select(message!, 'pick', ['a', 'b', 'c'])).rejects.toMatchObject({ code: 'badValues' });
    await expect(scene.mara.select(message!, 'pick', ['z'])).rejects.toMatchObject({ code: 'badValues' });
  });
});
