import { ComponentType } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutEmoji } from '../../src/discord/connection/emoji.ts';
import { readCustomId } from '../../src/discord/message/customid.ts';
import type { Row } from '../../src/discord/message/row.ts';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import { everyEmoji } from '../../src/render/handles/art.ts';
import { CATALOGUE } from '../box.ts';
import { calm, soon, startTestBot, type TestBot } from './testbot.ts';

const UPLOADS = 'POST /applications/:application/emojis';

let room: TestBot;
let mara: Robot;

beforeEach(async () => {
  room = await startTestBot(CATALOGUE, undefined, null, true);
  mara = room.local.person('Mara');
});

afterEach(async () => {
  await room.close();
  expect(room.logged.filter((line) => /"level":"error"/.test(line))).toEqual([]);
});

const uploaded = (): Promise<void> =>
  soon(() => {
    const { emojis } = room.bot.services;
    for (const handle of everyEmoji().keys()) expect(emojis.of(handle), handle).not.toBeNull();
  });

/** Sits down alone and begins a game of the third edition, which asks for an action first. */
async function begun(): Promise<void> {
  await (await mara.command('game new', { edition: 'third', scenario: 'approachOfAzathoth' })).answer();
  await calm(room);
  await press('Start');
}

async function press(label: string): Promise<void> {
  const found = mara
    .messages()
    .flatMap((message) => controlsOf(message).map((control) => ({ message, control })))
    .findLast(({ control }) => control.label === label && !control.disabled);
  if (!found) throw new Error(`nothing says ${label}`);
  await mara.press(found.message, found.control.customId);
  await calm(room);
}

const status = (): WireMessage | undefined => mara.messages().find(({ content }) => /^[▸✓·] /m.test(content));
const rows = (message: WireMessage): Row[] => (message.components ?? []) as unknown as Row[];
/** What buttons say, and the name of what they bear. */
const buttons = (message: WireMessage): [label: string, emoji: string | null][] =>
  rows(message).flatMap(({ components }) =>
    components.flatMap((part): [string, string | null][] =>
      part.type === ComponentType.Button && 'label' in part ? [[part.label ?? '', part.emoji?.name ?? null]] : [],
    ),
  );
const question = (): WireMessage => {
  const found = mara
    .messages()
    .findLast((message) => controlsOf(message).some(({ customId }) => readCustomId(customId)?.on === 'question'));
  if (!found) throw new Error('nobody is asked');
  return found;
};

describe('emoji', () => {
  it('lead the rows of the status and stand on buttons, in no sentence; a second start uploads none', async () => {
    await uploaded();
    await begun();
    await press('Done');
    await soon(() => expect(status()?.content).toMatch(/^▸ <:\w+:\d+> \*\*\w+\*\* \(Mara\) · /m));
    expect(buttons(question())).toEqual(
      expect.arrayContaining([
        ['Gather Resources · $1', 'money'],
        ['End the Turn', null],
      ]),
    );
    const chosen = rows(question()).flatMap(({ components }) =>
      components.flatMap((part) => ('options' in part ? part.options : [])),
    );
    expect(chosen.map(({ emoji }) => emoji?.name?.split('_')[0])).toEqual(
      expect.arrayContaining(['doom', 'money', 'lore', 'will', undefined]),
    );
    const told = mara.messages().filter(({ id }) => id !== status()?.id);
    expect(told.filter(({ content }) => content.includes('<:'))).toEqual([]);
    const before = room.local.requests.get(UPLOADS);
    expect(before).toBe(everyEmoji().size);
    await room.restart();
    await uploaded();
    expect(room.local.requests.get(UPLOADS)).toBe(before);
  });

  it('are left out where Discord does not know them any more, and all else reads as before', async () => {
    await uploaded();
    await begun();
    const gone = [...everyEmoji().keys()].map((handle) => room.bot.services.emojis.of(handle)?.id ?? '');
    const self = await identity();
    for (const id of gone) await remove(self, id);
    await press('Done');
    const plain = buttons(question());
    expect(plain).toEqual(
      expect.arrayContaining([
        ['Gather Resources · $1', null],
        ['End the Turn', null],
      ]),
    );
    await press('End the Turn');
    await soon(() => expect(status()).toBeDefined());
    const said = status()?.content ?? '';
    expect(withoutEmoji({ content: said }).content).toMatch(/^[▸✓·] \*\*\w+\*\* \(Mara\) · /m);
  });

  it('keep nobody waiting: where none can be uploaded, a game is played as ever', async () => {
    await room.restart(() => {
      room.local.fault({ path: /emojis/, what: { kind: 'hang' } });
    });
    await begun();
    await press('Done');
    expect(buttons(question())).toEqual(expect.arrayContaining([['Gather Resources · $1', null]]));
    expect(status()?.content).toMatch(/^▸ \*\*\w+\*\* \(Mara\) · /m);
    room.local.liftFaults();
  });
});

const headers = (): Record<string, string> => ({ authorization: `Bot ${room.local.token}` });

/** The application's id. */
async function identity(): Promise<string> {
  const answer = await fetch(`${room.local.api}/v10/applications/@me`, { headers: headers() });
  return ((await answer.json()) as { id: string }).id;
}

async function remove(application: string, emoji: string): Promise<void> {
  await fetch(`${room.local.api}/v10/applications/${application}/emojis/${emoji}`, {
    method: 'DELETE',
    headers: headers(),
  });
}
