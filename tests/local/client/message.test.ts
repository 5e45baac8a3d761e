import { AttachmentBuilder, EmbedBuilder, MessageFlags, MessageType, TextDisplayBuilder } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../../src/local/robot.ts';
import { button, row, setScene } from './scene.ts';

const scene = setScene();
/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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
    const sent = await scene.lodge.send({ embeds: [embed], files });
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
    for (const text of ['1', '2', '3', '4', '5']) sent.push(await scene.lodge.send(text));
    const ids = sent.map(({ id }) => id);
    const contents = async (options: object) =>
      (await scene.lodge.messages.fetch({ ...options, cache: false })).map(({ content }) => content);
    expect(await contents({ limit: 2 })).toEqual(['5', '4']);
    expect(await contents({ limit: 2, before: ids[3] })).toEqual(['3', '2']);
    expect(await contents({ limit: 2, after: ids[1] })).toEqual(['4', '3']);
    expect(await contents({ limit: 3, around: ids[2] })).toEqual(['4', '3', '2']);
    await sent[0]!.delete();
    await scene.lodge.bulkDelete(ids.slice(1, 3));
    expect(await contents({ limit: 2, after: ids[0] })).toEqual(['5', '4']);
  });

  it('with a nonce that is enforced are made once', async () => {
    const first = await scene.lodge.send({ content: 'Once', nonce: 'g1-41', enforceNonce: true });
    const second = await scene.lodge.send({ content: 'Twice', nonce: 'g1-41', enforceNonce: true });
    expect(second.id).toBe(first.id);
    const loose = await scene.lodge.send({ content: 'Thrice', nonce: 'g1-41' });
    expect(loose.id).not.toBe(first.id);
    expect(scene.mara.messages().filter(({ content }) => ['Once', 'Twice'].includes(content))).toHaveLength(1);
  });

  it('are pinned and unpinned, with an announcement', async () => {
    const sent = await scene.lodge.send('Keep this');
    await sent.pin();
    expect(scene.mara.pins()[0]?.id).toBe(sent.id);
    expect(scene.mara.messages().at(-1)?.type).toBe(MessageType.ChannelPinnedMessage);
    const { items } = await scene.lodge.messages.fetchPins();
    expect(items.map(({ message }) => message.id)).toEqual([sent.id]);
    await sent.unpin();
    expect(scene.mara.pins()).toEqual([]);
    for (const method of ['PUT', 'DELETE']) {
      const path = `${scene.discord.api}/v10/channels/${scene.lodge.id}/pins/${sent.id}`;
      const old = await fetch(path, { method, headers: { authorization: 'Bot local' } });
      expect(old.status).toBe(204);
      expect(scene.mara.pins()).toHaveLength(method === 'PUT' ? 1 : 0);
    }
  });

  it('ping those named and no others', async () => {
    await scene.lodge.send({
      content: `<@${scene.mara.id}> <@${scene.jonas.id}> \`<@${scene.mara.id}>\``,
      allowedMentions: { users: [scene.jonas.id] },
    });
    await scene.lodge.send({ content: `<@${scene.mara.id}> @everyone`, allowedMentions: { parse: [] } });
    await scene.lodge.send(`<@${scene.mara.id}>`);
    await scene.lodge.send({ content: `<@${scene.mara.id}>`, flags: MessageFlags.SuppressNotifications });
    const said = scene.mara.say('Hello');
    await scene.lodge.send({ content: 'Hello yourself', reply: { messageReference: said.id } });
    const edited = await scene.lodge.send('Nobody');
    await edited.edit(`<@${scene.jonas.id}>`);
    expect(scene.discord.audit.of('ping').map(({ person, by }) => [person, by])).toEqual([
      [scene.jonas.id, 'name'],
      [scene.mara.id, 'name'],
      [scene.mara.id, 'reply'],
    ]);
    const last = scene.mara.messages().find(({ content }) => content.includes('`'));
    expect(last?.mentions.map(({ id }) => id)).toEqual([scene.jonas.id]);
  });

  it('of other people reach no bot that has only the Guilds intent', async () => {
    const heard: string[] = [];
    scene.client.on('messageCreate', ({ content }) => heard.push(content));
    scene.mara.say('Psst');
    await scene.lodge.send('Me');
    await scene.discord.quiet();
    expect(heard).toEqual([]);
  });

  it('go into direct channels, unless closed', async () => {
    const user = await scene.client.users.fetch(scene.jonas.id);
    await user.send('Psst');
    expect(scene.jonas.messages(scene.jonas.direct().id).map(({ content }) => content)).toEqual(['Psst']);
    expect(scene.discord.audit.of('ping')).toMatchObject([{ person: scene.jonas.id, by: 'direct' }]);
    scene.jonas.openDirect(false);
    await expect(user.send('Psst')).rejects.toMatchObject({ code: 50007, status: 403 });
    scene.jonas.openDirect(true);
    scene.answers.with(
      async (interaction) => interaction.isChatInputCommand() && interaction.reply(String(interaction.inGuild())),
    );
    expect((await scene.jonas.command('move', {}, scene.jonas.direct().id)).message?.content).toBe('false');
    await expect(scene.mara.command('move', {}, scene.jonas.direct().id)).rejects.toMatchObject({
      code: 'unknownChannel',
    });
  });

  it('may be made of Components V2', async () => {
    const sent = await scene.lodge.send({
      flags: MessageFlags.IsComponentsV2,
      components: [new TextDisplayBuilder({ content: `Hello <@${scene.mara.id}>` }), row(button('v2'))],
    });
    expect(sent.flags.has(MessageFlags.IsComponentsV2)).toBe(true);
    expect(controlsOf(scene.mara.message(sent.id)).map(({ customId }) => customId)).toEqual(['v2']);
    expect(scene.discord.audit.of('ping')).toMatchObject([{ person: scene.mara.id }]);
    const media = {
      type: 12,
      items: [{ media: { url: 'attachment://a.png' } }],
    };
    const shown = await scene.lodge.send({
      flags: MessageFlags.IsComponentsV2,
      components: [media as never],
      files: [new AttachmentBuilder(png, { name: 'a.png' })],
    });
    expect(JSON.stringify(scene.mara.message(shown.id).components)).toContain('/a.png');
    await expect(sent.edit({ content: 'Old' })).rejects.toMatchObject({ code: 50035 });
  });
});
