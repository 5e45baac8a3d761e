import { ChannelType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { button, rowOf, setScene } from '../refusal/scene.ts';

const scene = setScene();
const minute = 60_000;

/** A public thread of the bot's that sleeps after an hour. */
async function thread(): Promise<string> {
  const body = { name: 'A game', type: ChannelType.PublicThread, auto_archive_duration: 60 };
  return (await scene.bot.call('POST', `/channels/${scene.lodge}/threads`, body)).body.id;
}

const say = (id: string, more: object = {}) =>
  scene.bot.call('POST', `/channels/${id}/messages`, { content: 'x', ...more });
const asleep = (id: string) => scene.discord.channel(id).archived;

describe('threads', () => {
  it('fall asleep when nothing was said for as long as they have it, and wake when something is', async () => {
    const id = await thread();
    scene.clock.advance(50 * minute);
    await say(id);
    scene.clock.advance(59 * minute);
    expect(asleep(id)).toBe(false);
    scene.clock.advance(2 * minute);
    expect(asleep(id)).toBe(true);
    await say(id);
    expect(asleep(id)).toBe(false);
    scene.clock.advance(61 * minute);
    expect(asleep(id)).toBe(true);
    scene.mara.say('Hello?', id);
    expect(asleep(id)).toBe(false);
  });

  it('begin to count anew when they are opened, or get another time', async () => {
    const id = await thread();
    scene.clock.advance(50 * minute);
    await scene.bot.call('PATCH', `/channels/${id}`, { auto_archive_duration: 60 });
    scene.clock.advance(50 * minute);
    expect(asleep(id)).toBe(false);
    scene.discord.moderate(id, { archived: true });
    scene.clock.advance(50 * minute);
    scene.discord.moderate(id, { archived: false });
    scene.clock.advance(50 * minute);
    expect(asleep(id)).toBe(false);
  });

  it('take no commands and buttons while they sleep, and let nothing in them be changed by a token', async () => {
    const id = await thread();
    const { body: message } = await say(id, { components: [rowOf(button('a'))] });
    const before = scene.bot.interactions.length;
    const act = scene.mara.press(message.id, 'a');
    const interaction = await scene.bot.interaction(before + 1);
    scene.discord.moderate(id, { archived: true });
    const answer = (body: object) =>
      scene.bot.call('POST', `/interactions/${interaction.id}/${interaction.token}/callback`, body);
    expect((await answer({ type: 7, data: { content: 'y' } })).body.code).toBe(50083);
    await expect(scene.mara.press(message.id, 'a')).rejects.toMatchObject({ code: 'archivedThread' });
    await expect(scene.mara.command('go', {}, id)).rejects.toMatchObject({ code: 'archivedThread' });
    expect((await answer({ type: 4, data: { content: 'Awake' } })).status).toBe(204);
    expect((await act).state).toBe('done');
    expect(asleep(id)).toBe(false);
  });
});
