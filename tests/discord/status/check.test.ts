import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestChannel } from '../testchannel.ts';

let channel: TestChannel;

beforeEach(async () => {
  channel = await TestChannel.open();
});

afterEach(() => channel.close());

/** What `/game check` says; lines that call for something begin with ⚠️. */
async function checked(): Promise<{ content: string; wrong: string[]; files: number }> {
  const { content, attachments } = await (await channel.mara.command('game check')).answer();
  const wrong = content.split('\n').filter((line) => line.startsWith('⚠️'));
  return { content, wrong, files: attachments.length };
}

describe('/game check', () => {
  it('says that all is well, with a file to prove it, whether there is a game or not', async () => {
    expect(await checked()).toMatchObject({ wrong: [], files: 1 });
    await channel.seated([channel.mara]);
    await channel.calm();
    const { content, wrong } = await checked();
    expect(wrong).toEqual([]);
    expect(content).toMatch(/^\*\*All is well here/);
    expect(content).toContain('Waiting for');
  });

  it('names each right that is missing, also those without which nothing else works', async () => {
    const { local } = channel.room;
    local.deny(channel.mara.channel, PermissionFlagsBits.AttachFiles, PermissionFlagsBits.CreatePublicThreads);
    const { wrong } = await checked();
    expect(wrong).toEqual([expect.stringContaining('Attach Files'), expect.stringContaining('Create Public Threads')]);
  });

  it('says why the status is not pinned, and what to do', async () => {
    const { mara, room } = channel;
    await channel.seated([mara]);
    await channel.calm();
    const pinned = mara.pins()[0]?.id ?? '';
    room.local.deny(mara.channel, PermissionFlagsBits.PinMessages);
    await channel.calm();
    room.local.pin(pinned, false);
    await channel.calm();
    expect((await checked()).wrong).toEqual([expect.stringContaining('Give it Pin Messages')]);
  });

  it('says that no files get through, when its own does not', async () => {
    await channel.seated([channel.mara]);
    await channel.calm();
    const what = { kind: 'code', status: 400, code: 400001 } as const;
    channel.room.local.fault({ path: /^\/webhooks\/\d+\/[^/]+/, times: 1, what });
    const { wrong, files } = await checked();
    expect(wrong).toEqual([expect.stringContaining('goes on in words')]);
    expect(files).toBe(0);
  });
});
