import { DiscordAPIError } from 'discord.js';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, insistOn } from '../../../src/discord/commands/reply.ts';
import { buttonRows, type Row } from '../../../src/discord/message/row.ts';
import type { TableEdition } from '../../../src/editions/edition/edition.ts';
import { Words } from '../../../src/words/words.ts';
import { rollPicture, type ToyEvent, type ToyState, toyEdition } from '../../table/toyedition.ts';
import { contents, TestChannel, told } from '../testchannel.ts';

/** Private answers, and what says that one is on its way. */
const ANSWERS = /^\/webhooks\/\d+\/[^/]+/;
const ACKNOWLEDGEMENTS = /^\/interactions\//;
/** What Discord says where a server lets no files through, and where one is too large. */
const UPLOADS = { kind: 'code', status: 400, code: 400001 } as const;
const TOO_LARGE = { kind: 'code', status: 413, code: 40005 } as const;
/** The toy game, with a picture for each sheet. */
const withSheets: TableEdition<ToyState, ToyEvent> = { ...toyEdition, sheet: () => rollPicture('A sheet.') };
const UNKNOWN = { kind: 'code', status: 400, code: 999_999 } as const;

let channel: TestChannel;

beforeEach(async () => {
  channel = await TestChannel.open(new Map<string, TableEdition>([['second', withSheets]]));
  await channel.seated([channel.mara]);
});

afterEach(() => channel.close());

describe('where a server lets no files through', () => {
  const looks = [
    ['board', 'The toy board'],
    ['sheet', 'Sheet of seat 0'],
  ] as const;
  const all = looks.flatMap(([name, said]) =>
    [UPLOADS, TOO_LARGE].map((what) => ({ name, said, what, code: what.code })),
  );
  it.each(all)('what is looked at comes in words: /$name and $code', async ({ name, said, what }) => {
    const { mara, room } = channel;
    const pictured = await (await mara.command(name)).answer();
    expect(pictured.attachments).toHaveLength(1);
    room.local.fault({ path: ANSWERS, times: 1, what });
    const answer = await (await mara.command(name)).answer();
    expect(answer.attachments).toEqual([]);
    expect(answer.content).toContain(said);
    expect(room.logged.join()).not.toContain('interaction.error');
  });

  it.each([UPLOADS, TOO_LARGE])(
    'a report comes in pages, and what is kept of somebody says why it has no file: $code',
    async (what) => {
      const { mara, room } = channel;
      room.local.fault({ path: ANSWERS, times: 1, what });
      expect(await told(await mara.command('game report'))).toContain('to copy into a bug report');
      room.local.fault({ path: ANSWERS, times: 1, what });
      expect(await told(await mara.command('me show'))).toContain('only the words');
    },
  );

  it('the host is told in their language', async () => {
    const { mara, room } = channel;
    room.bot.services.table.preferences.setLanguage(mara.id, 'cs');
    room.local.fault({ method: 'POST', path: /^\/channels\/\d+\/messages$/, times: 1, what: UPLOADS });
    await channel.press(mara, 'Roll');
    await channel.calm();
    const said = new Words('cs').say('uploads-refused', { channel: `<#${mara.channel}>` });
    await expect.poll(() => mara.messages(mara.direct().id).map(({ content }) => content)).toContain(said);
  });

  it('the game goes on in words, and its host is told once', async () => {
    const { mara, room } = channel;
    const letters = () =>
      mara.messages(mara.direct().id).filter(({ content }) => content.includes('letting pictures through'));
    for (let times = 0; times < 2; times++) {
      room.local.fault({ method: 'POST', path: /^\/channels\/\d+\/messages$/, times: 1, what: UPLOADS });
      await channel.press(mara, 'Roll');
      await channel.calm();
    }
    await expect.poll(() => room.logged.filter((line) => line.includes('.unpictured')).length).toBe(2);
    expect(letters()).toHaveLength(1);
  });
});

it('an answer with an emoji that Discord does not know is said without it, and keeps its buttons', async () => {
  const emoji = { id: '1', name: 'clue_1a2b' };
  const button = (more: object): Row[] =>
    buttonRows([{ type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Use', custom_id: 'a', ...more }]);
  const put: Answer[] = [];
  await insistOn(channel.room.bot.services, { lines: ['Which?'], components: button({ emoji }) }, async (form) => {
    put.push(form);
    if (put.length === 1)
      throw new DiscordAPIError({ code: 50035, message: 'Invalid Form Body' }, 50035, 400, 'POST', '/', {});
  });
  expect(put.slice(1)).toEqual([{ lines: ['Which?'], components: button({}) }]);
});

describe('nobody is left with “thinking…”', () => {
  it('when Discord takes no answer for a while', async () => {
    const { mara, room } = channel;
    room.local.fault({ path: ANSWERS, times: 2, what: UNKNOWN });
    expect(await told(await mara.command('help'))).not.toBe('');
    expect(room.logged.join()).not.toContain('interaction.error');
  });

  it('nor without an acknowledgement, when the first is not taken', async () => {
    const { mara, room } = channel;
    room.local.fault({ path: ACKNOWLEDGEMENTS, times: 1, what: UNKNOWN });
    expect(await told(await mara.command('help'))).not.toBe('');
  });

  it('nor in the dark, when Discord takes no answer in any form: the channel says so, once, and nothing of what it was', async () => {
    const { mara, room } = channel;
    room.local.fault({ path: ANSWERS, what: { kind: 'code', status: 400, code: 50035 } });
    const here = () => contents(mara).filter((content) => content.includes('my private answers'));
    for (let times = 0; times < 2; times++) {
      const act = await mara.command('help');
      await expect
        .poll(() => room.logged.filter((line) => line.includes('interaction.failed')))
        .toHaveLength(times + 1);
      act.close();
    }
    await expect.poll(here).toHaveLength(1);
    expect(here()[0]).toMatch(new RegExp(`^<@${mara.id}> Discord doesn’t take`));
  });

  it('nor with an error, when they have put away what the answer was to stand in', async () => {
    const { mara, room } = channel;
    room.local.fault({ method: 'PATCH', path: ANSWERS, times: 1, what: { kind: 'refusal', name: 'unknownMessage' } });
    const act = await mara.command('help');
    await expect.poll(() => act.messages.some(({ content }) => content.includes('/game new'))).toBe(true);
    act.close();
    expect(room.logged.join()).not.toContain('interaction.');
  });
});
