import {
  type AnyInteractionGateway,
  ApplicationCommandTypes,
  ButtonStyles,
  Client,
  ComponentTypes,
  InteractionTypes,
  MessageFlags,
  TextInputStyles,
} from 'oceanic.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LocalDiscord } from '../../../src/local/discord.ts';
import { controlsOf } from '../../../src/local/robot.ts';
import { quickDiscord } from '../bot.ts';

let discord: LocalDiscord;
let client: Client;
const errors: unknown[] = [];

/** Offers a button, which opens a form, which sends a file back. */
async function answer(interaction: AnyInteractionGateway): Promise<void> {
  switch (interaction.type) {
    case InteractionTypes.APPLICATION_COMMAND: {
      const note = interaction.data.options.getString('note', true);
      await interaction.createMessage({
        content: `${interaction.user.username} notes ${note}`,
        components: [
          {
            type: ComponentTypes.ACTION_ROW,
            components: [{ type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, customID: 'more', label: 'More' }],
          },
        ],
      });
      return;
    }
    case InteractionTypes.MESSAGE_COMPONENT:
      await interaction.createModal({
        title: 'More',
        customID: 'form',
        components: [
          {
            type: ComponentTypes.LABEL,
            label: 'What else?',
            component: { type: ComponentTypes.TEXT_INPUT, customID: 'text', style: TextInputStyles.SHORT },
          },
        ],
      });
      return;
    case InteractionTypes.MODAL_SUBMIT: {
      await interaction.defer(MessageFlags.EPHEMERAL);
      const text = interaction.data.components.getTextInput('text', true);
      await interaction.editOriginal({
        content: 'Kept',
        files: [{ index: 0, name: 'notes.txt', contents: Buffer.from(text) }],
        attachments: [{ id: '0', filename: 'notes.txt', description: 'The notes' }],
      });
      return;
    }
    default:
      throw new Error(`unexpected interaction ${interaction.type}`);
  }
}

beforeAll(async () => {
  discord = await quickDiscord({ rateLimits: true });
  client = new Client({
    auth: `Bot ${discord.token}`,
    rest: { baseURL: `${discord.api}/v10` },
    gateway: { intents: ['GUILDS'] },
  });
  client.on('error', (error) => errors.push(error));
  client.on('interactionCreate', (interaction) => {
    answer(interaction).catch((error: unknown) => errors.push(error));
  });
  const ready = new Promise<void>((resolve) => client.once('ready', resolve));
  await client.connect();
  await ready;
});

afterAll(async () => {
  client.disconnect(false);
  await discord.close();
});

it('another library logs in, and gets a command, a button, a form and an upload', async () => {
  expect(client.user.username).toBe(discord.bot.name);
  expect(client.guilds.get(discord.guild().id)?.channels.size).toBe(2);
  await client.application.bulkEditGlobalCommands([
    {
      type: ApplicationCommandTypes.CHAT_INPUT,
      name: 'note',
      description: 'Notes something',
      options: [{ type: 3, name: 'note', description: 'What', required: true }],
    },
  ]);
  const mara = discord.person('Mara');
  const noted = await (await mara.command('note', { note: 'a gate' })).answer();
  expect(noted.content).toBe('Mara notes a gate');
  expect(controlsOf(noted).map(({ label }) => label)).toEqual(['More']);
  const pressed = await mara.press(noted, 'more');
  expect(pressed.modal?.title).toBe('More');
  const kept = await (await mara.submitModal(pressed, { text: 'two gates' })).answer();
  expect(kept).toMatchObject({ content: 'Kept', local: { onlyFor: mara.id } });
  const [file] = kept.attachments;
  expect(file).toMatchObject({ filename: 'notes.txt', description: 'The notes' });
  expect(await (await fetch(file?.url ?? '')).text()).toBe('two gates');
  expect(errors).toEqual([]);
  expect(discord.audit.of('fault')).toEqual([]);
  expect(discord.audit.of('refusal')).toEqual([]);
});

it('another library writes, edits, pins and deletes messages', async () => {
  const { id: channel } = discord.channel();
  const sent = await client.rest.channels.createMessage(channel, {
    content: 'A map',
    files: [{ name: 'map.txt', contents: Buffer.from('map') }],
  });
  expect(sent.attachments.first()?.filename).toBe('map.txt');
  await sent.edit({ content: 'Two maps' });
  await sent.pin();
  const mara = discord.person('Mara');
  expect(mara.pins().map(({ content }) => content)).toEqual(['Two maps']);
  await sent.delete();
  expect(mara.pins()).toEqual([]);
  expect(errors).toEqual([]);
});
