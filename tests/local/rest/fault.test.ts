import { describe, expect, it } from 'vitest';
import { setScene } from '../refusal/scene.ts';

const scene = setScene();

/** What came of a message sent with the bare means of the machine. */
async function tried(content: string) {
  const response = await fetch(`${scene.discord.api}/v10/channels/${scene.lodge}/messages`, {
    method: 'POST',
    headers: { authorization: 'Bot local', 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const heard = () => scene.mara.messages().map(({ content }) => content);

describe('faults', () => {
  it('answer with 5xx, so many times and only where they should', async () => {
    scene.discord.fault({ method: 'POST', path: /\/messages$/, times: 2, what: { kind: 'error', status: 502 } });
    expect(await scene.bot.call('GET', `/channels/${scene.lodge}`)).toMatchObject({ status: 200 });
    expect(await scene.send({ content: 'a' })).toEqual({ status: 502, body: { code: 0, message: '502: Bad Gateway' } });
    expect((await scene.send({ content: 'b' })).status).toBe(502);
    expect((await scene.send({ content: 'c' })).status).toBe(200);
    expect(heard()).toEqual(['c']);
    expect(scene.discord.audit.of('mishap')).toHaveLength(2);
  });

  it('lose an answer whose request took effect', async () => {
    scene.discord.fault({ times: 1, carriedOut: true, what: { kind: 'error', status: 500 } });
    expect((await scene.send({ content: 'done' })).status).toBe(500);
    expect(heard().at(-1)).toBe('done');
    scene.discord.fault({ times: 1, carriedOut: true, what: { kind: 'cut' } });
    await expect(tried('done too')).rejects.toThrow('fetch failed');
    expect(heard().at(-1)).toBe('done too');
    scene.discord.fault({ times: 1, carriedOut: true, what: { kind: 'slow', milliseconds: 20 } });
    expect((await tried('once')).status).toBe(200);
    expect(heard().filter((content) => content === 'once')).toHaveLength(1);
  });

  it('hit only what carries a file, or a form', async () => {
    scene.discord.fault({ carries: 'upload', what: { kind: 'code', status: 400, code: 400001 } });
    scene.discord.fault({ carries: 'form', what: { kind: 'code', status: 400, code: 50035 } });
    expect((await scene.send({ content: 'words' })).status).toBe(200);
    const picture = new FormData();
    picture.append('payload_json', JSON.stringify({ content: 'a picture' }));
    picture.append('files[0]', new Blob(['.']), 'a.txt');
    const headers = { authorization: 'Bot local' };
    const where = `${scene.discord.api}/v10/channels/${scene.lodge}/messages`;
    const upload = await fetch(where, { method: 'POST', headers, body: picture });
    expect(await upload.json()).toMatchObject({ code: 400001 });
    const reply = (type: number): Promise<{ body: unknown }> =>
      scene.bot.call('POST', '/interactions/1/nobody/callback', {
        type,
        data: { custom_id: 'a', title: 'b', components: [] },
      });
    expect((await reply(9)).body).toMatchObject({ code: 50035 });
    expect((await reply(6)).body).not.toMatchObject({ code: 50035 });
  });

  it('let requests hang until they are lifted, and cut connections', async () => {
    const lift = scene.discord.fault({ what: { kind: 'hang' } });
    const waiting = tried('patience');
    await expect.poll(() => scene.discord.audit.of('mishap')).toHaveLength(1);
    await scene.discord.quiet(10);
    lift();
    expect((await waiting).status).toBe(503);
    scene.discord.fault({ times: 1, what: { kind: 'cut' } });
    await expect(tried('cut')).rejects.toThrow('fetch failed');
    expect(heard()).not.toContain('cut');
  });

  it('show a web page, limit all requests, and refuse with any code', async () => {
    scene.discord.fault({ times: 1, what: { kind: 'html', status: 403 } });
    const page = await tried('x');
    expect([page.status, page.headers.get('content-type')]).toEqual([403, 'text/html']);
    scene.discord.fault({ times: 1, what: { kind: 'limit', seconds: 12, scope: 'global' } });
    const { status, headers, text } = await tried('x');
    expect([status, headers.get('retry-after'), headers.get('x-ratelimit-global')]).toEqual([429, '12', 'true']);
    expect(JSON.parse(text)).toEqual({
      message: 'You are being rate limited.',
      code: 0,
      retry_after: 12,
      global: true,
    });
    scene.discord.fault({ what: { kind: 'refusal', name: 'unauthorized' } });
    expect((await tried('x')).status).toBe(401);
    scene.discord.liftFaults();
    expect((await tried('x')).status).toBe(200);
  });
});
