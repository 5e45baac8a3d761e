import { MessageType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { setScene } from './scene.ts';

const scene = setScene();

describe('commands', () => {
  it('registers them, and a second time keeps their ids', async () => {
    const before = await scene.client.application.commands.fetch();
    expect(before.map(({ name }) => name).sort()).toEqual(['admin', 'game', 'move']);
    const all = before.map((command) => command.toJSON() as never);
    const after = await scene.client.application.commands.set(all);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  });

  it('registers, edits and deletes those of a guild', async () => {
    const command = await scene.lodge.guild.commands.create({ name: 'roll', description: 'Rolls' });
    expect(command.guildId).toBe(scene.lodge.guildId);
    await command.edit({ description: 'Rolls dice' });
    expect((await scene.lodge.guild.commands.fetch(command.id)).description).toBe('Rolls dice');
    await command.delete();
    expect((await scene.lodge.guild.commands.fetch()).size).toBe(0);
  });

  it('reach the bot with their options', async () => {
    scene.answers.with(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const { options } = interaction;
      const seats = options.getInteger('seats');
      const friend = options.getUser('friend')?.username;
      const joined = options.getMember('friend') !== null;
      await interaction.reply(`${options.getSubcommand()} ${seats} ${friend} ${joined} ${interaction.user.username}`);
    });
    const act = await scene.mara.command('game start', { seats: 3, friend: scene.jonas.id });
    expect(act.state).toBe('done');
    expect(act.message?.content).toBe('start 3 Jonas true Mara');
    expect(act.message?.type).toBe(MessageType.ChatInputCommand);
    expect(act.message?.local).toEqual({ onlyFor: null, command: 'game start' });
  });

  it('are refused before they leave when their options do not fit', async () => {
    await expect(scene.mara.command('game start', { seats: 9 })).rejects.toMatchObject({ code: 'badOptions' });
    await expect(scene.mara.command('game start', { seats: 1.5 })).rejects.toMatchObject({ code: 'badOptions' });
    await expect(scene.mara.command('game start', { friend: '1' })).rejects.toMatchObject({ code: 'badOptions' });
    await expect(scene.mara.command('game', {})).rejects.toMatchObject({ code: 'badOptions' });
    await expect(scene.mara.command('nothing')).rejects.toMatchObject({ code: 'unknownCommand' });
  });

  it('of administrators are there for the host alone', async () => {
    scene.answers.with(async (interaction) => interaction.isChatInputCommand() && interaction.reply('Yes.'));
    expect((await scene.mara.command('admin')).message?.content).toBe('Yes.');
    await expect(scene.jonas.command('admin')).rejects.toMatchObject({ code: 'unknownCommand' });
  });

  it('complete what is typed', async () => {
    scene.answers.with(async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const { name, value } = interaction.options.getFocused(true);
      await interaction.respond([{ name: `${name} ${value}`, value: 'azathoth' }]);
    });
    const choices = await scene.mara.complete('game start', { ancient: 'aza' }, 'ancient');
    expect(choices).toEqual([{ name: 'ancient aza', value: 'azathoth' }]);
  });
});
