import { ChannelType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { setScene } from './scene.ts';

const scene = setScene({ invite: 0n });

/** A public thread of the bot's with a message in it. */
async function thread(name: string) {
  const { body } = await scene.bot.call('POST', `/channels/${scene.lodge}/threads`, {
    name,
    type: ChannelType.PublicThread,
    auto_archive_duration: 60,
  });
  const path = `/channels/${body.id}`;
  const message = (await scene.bot.call('POST', `${path}/messages`, { content: 'x' })).body.id;
  const edit = () => scene.bot.call('PATCH', `${path}/messages/${message}`, { content: 'y' });
  const remove = () => scene.bot.call('DELETE', `${path}/messages/${message}`);
  const say = () => scene.bot.call('POST', `${path}/messages`, { content: 'z' });
  return { id: String(body.id), path, message, edit, remove, say };
}

describe('threads', () => {
  it('160005 for writing and editing in a locked one; deleting is allowed while it is open', async () => {
    const { id, edit, say, remove } = await thread('locked');
    scene.discord.moderate(id, { locked: true });
    expect((await say()).body.code).toBe(160005);
    expect((await edit()).body.code).toBe(160005);
    scene.discord.moderate(id, { archived: true });
    expect((await remove()).body.code).toBe(160005);
    scene.discord.moderate(id, { archived: false });
    expect((await remove()).status).toBe(204);
  });

  it('50083 for editing, pinning and adding people in an archived one; deleting is allowed', async () => {
    const { id, path, message, edit, remove, say } = await thread('archived');
    scene.discord.moderate(id, { archived: true });
    expect((await edit()).body.code).toBe(50083);
    expect((await scene.bot.call('PUT', `${path}/messages/pins/${message}`)).body.code).toBe(50013);
    expect((await scene.bot.call('PUT', `${path}/thread-members/${scene.mara.id}`)).body.code).toBe(50083);
    expect((await scene.bot.call('PATCH', path, { name: 'other' })).body.code).toBe(50083);
    expect((await remove()).status).toBe(204);
    expect(scene.discord.channel(id).archived).toBe(true);
    expect((await say()).status).toBe(200);
    expect(scene.discord.channel(id).archived).toBe(false);
  });
});
