import { ChannelType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { setScene } from './scene.ts';

const scene = setScene();

describe('threads', () => {
  it('start from a message and without one, publicly and privately', async () => {
    const message = await scene.lodge.send('A game');
    const thread = await message.startThread({ name: 'Game 1' });
    expect(thread.id).toBe(message.id);
    await thread.send(`<@${scene.jonas.id}> joins`);
    expect(scene.discord.channel('Game 1').people).toEqual([scene.jonas.id]);
    await expect(message.startThread({ name: 'Again' })).rejects.toMatchObject({ code: 160004 });
    const open = await scene.lodge.threads.create({ name: 'Open' });
    expect(open.type).toBe(ChannelType.PublicThread);
    const hidden = await scene.lodge.threads.create({ name: 'Hidden', type: ChannelType.PrivateThread });
    expect(() => scene.mara.messages(hidden.id)).toThrow('unknownChannel');
    await hidden.members.add(scene.mara.id);
    await hidden.send('Just us');
    expect(scene.mara.messages(hidden.id).map(({ content }) => content)).toEqual(['', 'Just us']);
    await hidden.members.remove(scene.mara.id);
    expect(() => scene.mara.messages(hidden.id)).toThrow('unknownChannel');
    expect((await scene.lodge.threads.fetchActive()).threads.size).toBe(3);
  });

  it('are archived and locked, and open again when written in', async () => {
    const thread = await scene.lodge.threads.create({ name: 'Sleepy' });
    const sent = await thread.send('Night');
    await thread.setArchived(true);
    await expect(sent.edit('Day')).rejects.toMatchObject({ code: 50083 });
    await thread.send('Day');
    expect(scene.discord.channel(thread.id).archived).toBe(false);
    scene.discord.deny(scene.lodge.id, 1n << 34n);
    scene.discord.moderate(thread.id, { locked: true });
    await expect(thread.send('No')).rejects.toMatchObject({ code: 160005 });
    scene.discord.allow(scene.lodge.id);
    await thread.delete();
    expect(() => scene.discord.channel('Sleepy')).toThrow('unknownChannel');
  });
});
