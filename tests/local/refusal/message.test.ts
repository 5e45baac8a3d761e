import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { quickDiscord } from '../bot.ts';
import { button, rowOf, setScene } from './scene.ts';

const scene = setScene();

describe('messages and channels', () => {
  const silly = '99';

  it('50006 for an empty message, new or edited', async () => {
    expect((await scene.send({ content: '  \n' })).body).toMatchObject({ code: 50006 });
    expect((await scene.send({})).body.code).toBe(50006);
    expect((await scene.send({ components: [rowOf(button('a'))] })).body.code).toBe(50006);
    const { id } = (await scene.send({ content: 'x' })).body;
    expect((await scene.bot.call('PATCH', `/channels/${scene.lodge}/messages/${id}`, { content: '' })).body.code).toBe(
      50006,
    );
  });

  it('10008, 10003, 10004, 10007, 10013 for what is not there', async () => {
    const codes = await Promise.all(
      [
        scene.bot.call('GET', `/channels/${scene.lodge}/messages/${silly}`),
        scene.bot.call('PATCH', `/channels/${scene.lodge}/messages/${silly}`, { content: 'x' }),
        scene.bot.call('DELETE', `/channels/${scene.lodge}/messages/${silly}`),
        scene.bot.call('PUT', `/channels/${scene.lodge}/messages/pins/${silly}`),
        scene.bot.call('POST', `/channels/${silly}/messages`, { content: 'x' }),
        scene.bot.call('GET', `/guilds/${silly}`),
        scene.bot.call('GET', `/guilds/${scene.discord.guild().id}/members/${silly}`),
        scene.bot.call('GET', `/users/${silly}`),
      ].map(async (answer) => [(await answer).status, (await answer).body.code]),
    );
    expect(codes).toEqual([10008, 10008, 10008, 10008, 10003, 10004, 10007, 10013].map((code) => [404, code]));
  });

  it('50001 without sight of the channel, 50013 without a permission', async () => {
    const { id } = (await scene.send({ content: 'x' })).body;
    const { ViewChannel, SendMessages, EmbedLinks, PinMessages, ManageMessages, CreatePublicThreads } =
      PermissionFlagsBits;
    const tried: [bigint, number, () => Promise<{ status: number; body: { code: number } }>][] = [
      [ViewChannel, 50001, () => scene.send({ content: 'x' })],
      [ViewChannel, 50001, () => scene.bot.call('GET', `/channels/${scene.lodge}`)],
      [SendMessages, 50013, () => scene.send({ content: 'x' })],
      [EmbedLinks, 50013, () => scene.send({ embeds: [{ title: 'x' }] })],
      [PinMessages, 50013, () => scene.bot.call('PUT', `/channels/${scene.lodge}/pins/${id}`)],
      [
        ManageMessages,
        50013,
        () => scene.bot.call('DELETE', `/channels/${scene.lodge}/messages/${scene.mara.say('hers').id}`),
      ],
      [
        CreatePublicThreads,
        50013,
        () => scene.bot.call('POST', `/channels/${scene.lodge}/messages/${id}/threads`, { name: 'x' }),
      ],
      [0n, 50013, () => scene.bot.call('DELETE', `/channels/${scene.lodge}`)],
    ];
    for (const [bit, code, attempt] of tried) {
      scene.discord.deny(scene.lodge, bit);
      const answer = await attempt();
      expect([answer.status, answer.body.code]).toEqual([403, code]);
    }
  });

  it('50005 for editing what another wrote, 50021 for pinning an announcement', async () => {
    const hers = scene.mara.say('Mine').id;
    expect(
      (await scene.bot.call('PATCH', `/channels/${scene.lodge}/messages/${hers}`, { content: 'x' })).body.code,
    ).toBe(50005);
    await scene.bot.call('PUT', `/channels/${scene.lodge}/pins/${hers}`);
    const announced = scene.mara.messages().at(-1)!.id;
    expect((await scene.bot.call('PUT', `/channels/${scene.lodge}/pins/${announced}`)).body.code).toBe(50021);
  });

  it('50016 and 50034 for bulk deletions, 50033 for a direct channel with nobody', async () => {
    const { id } = (await scene.send({ content: 'old' })).body;
    const path = `/channels/${scene.lodge}/messages/bulk-delete`;
    expect((await scene.bot.call('POST', path, { messages: [id] })).body.code).toBe(50016);
    scene.clock.advance(15 * 24 * 3_600_000);
    expect((await scene.bot.call('POST', path, { messages: [id, '5'] })).body.code).toBe(50034);
    expect((await scene.bot.call('POST', '/users/@me/channels', { recipient_id: '5' })).body.code).toBe(50033);
  });

  it('401 for a wrong token, 404 for a wrong path, 405 for a wrong method, 50109 for no JSON', async () => {
    expect(await scene.bot.call('GET', '/users/@me', undefined, { authorization: 'Bot wrong' })).toEqual({
      status: 401,
      body: { code: 0, message: '401: Unauthorized' },
    });
    expect((await scene.bot.call('GET', '/nowhere')).status).toBe(404);
    expect((await scene.bot.call('PUT', '/users/@me/channels')).status).toBe(405);
    expect((await scene.bot.call('POST', `/channels/${scene.lodge}/messages`, '{"content":')).body.code).toBe(50109);
    for (const body of ['null', '[]', '"x"', '7']) {
      const answer = await scene.bot.call('POST', `/channels/${scene.lodge}/messages`, body);
      expect([50006, 50035]).toContain(answer.body.code);
    }
  });

  it('40005 for a file over ten MiB', async () => {
    const form = new FormData();
    form.set('payload_json', '{}');
    form.set('files[0]', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'big.bin');
    const path = `${scene.discord.api}/v10/channels/${scene.lodge}/messages`;
    const answer = await fetch(path, { method: 'POST', headers: { authorization: 'Bot local' }, body: form });
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([413, 40005]);
  });

  it('30046 for editing messages over an hour old too often', async () => {
    const limiting = await quickDiscord({ rateLimits: true, clock: scene.clock });
    const channel = limiting.channel().id;
    const call = async (method: string, path: string, content: string) => {
      const headers = { authorization: 'Bot local', 'content-type': 'application/json' };
      const init = { method, headers, body: JSON.stringify({ content }) };
      return (await fetch(`${limiting.api}/v10/channels/${channel}/messages${path}`, init)).json();
    };
    const { id } = (await call('POST', '', 'x')) as { id: string };
    scene.clock.advance(3_600_001);
    for (let edits = 0; edits < 30; edits += 1) {
      expect(await call('PATCH', `/${id}`, `${edits}`)).toMatchObject({ content: `${edits}` });
      scene.clock.advance(5000);
    }
    expect(await call('PATCH', `/${id}`, 'once more')).toMatchObject({ code: 30046, retry_after: 3450, global: false });
    await limiting.close();
  });

  it('takes a number for the id of an upload', async () => {
    const form = new FormData();
    form.set('payload_json', JSON.stringify({ attachments: [{ id: 0, description: 'A map' }] }));
    form.set('files[0]', new Blob(['x']), 'map.txt');
    const path = `${scene.discord.api}/v10/channels/${scene.lodge}/messages`;
    const answer = await fetch(path, { method: 'POST', headers: { authorization: 'Bot local' }, body: form });
    expect(await answer.json()).toMatchObject({ attachments: [{ filename: 'map.txt', description: 'A map' }] });
  });

  it('a nonce is forgotten after minutes', async () => {
    const nonce = { content: 'x', nonce: 7, enforce_nonce: true };
    const first = (await scene.send(nonce)).body;
    expect(first.nonce).toBe(7);
    expect((await scene.send(nonce)).body.id).toBe(first.id);
    scene.clock.advance(10 * 60_000);
    expect((await scene.send(nonce)).body.id).not.toBe(first.id);
  });
});
