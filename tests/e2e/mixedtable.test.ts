import { REST } from 'discord.js';
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Guest, handlesOf } from '../../src/lab/guests/guest.ts';
import { typed } from '../../src/lab/guests/typed.ts';
import { textOf } from '../../src/local/messages/seen.ts';
import type { Robot } from '../../src/local/robot.ts';
import { CATALOGUE } from '../box.ts';
import { calm, soon, startTestBot, type TestBot } from '../discord/testbot.ts';

const VEIL = { edition: 'third', scenario: 'veilOfTwilight' };

let room: TestBot;
/** Speaks Czech, and owns the server. */
let mara: Robot;
/** Speaks English. */
let jonas: Robot;
let guests: Guest[];

beforeEach(async () => {
  room = await startTestBot(CATALOGUE);
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
  mara.locale = 'cs';
  guests = [mara, jonas].map((robot) => new Guest(robot, room.outcomes));
});

afterEach(async () => {
  for (const guest of guests) guest.leave();
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

/** What is answered to a command, by the names that it is registered by. */
async function told(who: Robot, id: string, filled: Readonly<Record<string, string>> = {}): Promise<string> {
  const { path, values } = typed(id, filled);
  const act = await who.command(path, values);
  const text = textOf(await act.answer());
  act.close();
  await calm(room);
  return text;
}

async function suggested(who: Robot, id: string, filled: Readonly<Record<string, string>>, option: string) {
  const { path, values, option: named } = typed(id, filled);
  return (await who.complete(path, values, named(option))).map(({ name }) => name);
}

/** Presses a button of the lobby. */
async function press(who: number, act: string): Promise<void> {
  const guest = guests[who]!;
  await soon(() => expect(guest.find(({ press }) => press.on === 'lobby' && press.act === act)).toBeDefined());
  const used = await guest.use(guest.find(({ press }) => press.on === 'lobby' && press.act === act)!);
  used.close();
  await calm(room);
}

async function play(game: Readonly<Record<string, string>> = VEIL): Promise<void> {
  await told(mara, 'game new', game);
  await press(1, 'join');
  await press(0, 'start');
}

const channel = (): string =>
  mara
    .messages()
    .filter(({ local }) => !local.onlyFor)
    .map(textOf)
    .join('\n');
const game = () => room.store.games.inChannel(mara.channel)!;

describe('a table of two languages', () => {
  it('is told in its game’s, and answers each person in theirs', async () => {
    await play();
    expect(game().locale).toBe('cs');
    expect(channel()).toContain('Závoj soumraku');
    expect(channel()).not.toMatch(/\b(?:the|your|you)\b/);
    const [czech, english] = [await told(mara, 'help'), await told(jonas, 'help')];
    expect([czech, english].map((text) => /\bthe\b/.test(text))).toEqual([false, true]);
    expect(await told(mara, 'status')).not.toBe(await told(jonas, 'status'));
    expect(await told(jonas, 'look', { at: 'Graveyard' })).toContain('Graveyard');
    expect(await told(mara, 'look', { at: 'hřbitovem' })).toContain('Hřbitov');
  });

  it('suggests to each what it is called in their language, by any of its forms', async () => {
    await play();
    expect(await suggested(mara, 'look', { at: 'hřbitov' }, 'at')).toContain('Hřbitov');
    expect(await suggested(jonas, 'look', { at: 'grave' }, 'at')).toContain('Graveyard');
    expect(await suggested(mara, 'look', { at: 'Hřbitově' }, 'at')).toContain('Hřbitov');
    expect(await suggested(jonas, 'look', { at: 'hřbitov' }, 'at')).toEqual([]);
  });

  it('refuses each in their language', async () => {
    const [czech, english] = [await told(mara, 'hint'), await told(jonas, 'hint')];
    expect(english).toMatch(/game/);
    expect(czech).not.toMatch(/game/);
    await play();
    const again = [await told(mara, 'game start'), await told(jonas, 'game start')];
    expect(again[1]).toMatch(/\b(?:only|the|already)\b/i);
    expect(again[0]).not.toMatch(/\b(?:only|the|already)\b/i);
  });

  it('opens forms in the language of whoever opens them', async () => {
    await play({ edition: 'second' });
    const asked = guests.find((guest) => guest.questions().length > 0);
    const form = asked
      ?.questions()
      .flatMap(({ handles }) => handles)
      .find(({ press }) => press.on === 'question' && press.act === 'form');
    const opened = async (): Promise<string> => {
      const act = await asked!.robot.press(form!.message.id, form!.customId);
      act.close();
      return JSON.stringify(act.modal);
    };
    await told(asked!.robot, 'settings language', { to: 'cs' });
    expect(await opened()).toContain('Rychlost');
    await told(asked!.robot, 'settings language', { to: 'en' });
    const english = await opened();
    expect(english).toContain('Speed');
    expect(english).not.toContain('Rychlost');
    expect(game().locale).toBe('cs');
  });

  it('changes the language of the channel by the host before the game, and by a vote in it', async () => {
    await told(mara, 'game new', VEIL);
    expect(channel()).toContain('Závoj soumraku');
    expect(await suggested(mara, 'game options', { option: 'jaz' }, 'option')).toEqual(['Jazyk']);
    expect(await told(jonas, 'game options', { option: 'table.language', value: 'en' })).toMatch(/host/);
    await told(mara, 'game options', { option: 'table.language', value: 'en' });
    expect(game().locale).toBe('en');
    await soon(() => expect(channel()).toContain('Veil of Twilight'));
    await press(1, 'join');
    await press(0, 'start');
    expect(channel()).not.toContain('Závoj soumraku');

    await told(jonas, 'game options', { option: 'table.language', value: 'cs' });
    expect(game().locale).toBe('en');
    const yes = guests[0]!
      .proposals()
      .flatMap(handlesOf)
      .find(({ press }) => press.on === 'proposal' && press.agree);
    (await guests[0]!.use(yes!)).close();
    await soon(() => expect(game().locale).toBe('cs'));
    await soon(() => expect(channel()).toContain('Čeština'));
    expect(await told(jonas, 'status')).toMatch(/\bthe\b/);
  });
});

describe('the language of somebody', () => {
  it('is that of their Discord, until they settle another for themselves', async () => {
    const [before] = (await told(jonas, 'settings show')).split('\n');
    await told(jonas, 'settings language', { to: 'cs' });
    const [czech] = (await told(jonas, 'settings show')).split('\n');
    expect(czech).not.toBe(before);
    expect(czech).toBe((await told(mara, 'settings show')).split('\n')[0]);
    expect(await suggested(jonas, 'look', { at: 'hřbitov', edition: 'third' }, 'at')).toContain('Hřbitov');
    await told(jonas, 'settings language', { to: 'discord' });
    expect((await told(jonas, 'settings show')).split('\n')[0]).toBe(before);
    mara.locale = 'pt-BR';
    expect((await told(mara, 'settings show')).split('\n')[0]).toBe(before);
  });
});

describe('the language of a new game', () => {
  it('is its host’s, as nobody has chosen one for the server', async () => {
    await told(jonas, 'game new', { edition: 'third' });
    expect(game().locale).toBe('en');
  });

  it('is the server’s where that is a community, which has chosen one', async () => {
    room.local.community('cs');
    await told(jonas, 'game new', VEIL);
    expect(game().locale).toBe('cs');
    expect(channel()).toContain('Závoj soumraku');
    expect(await told(jonas, 'hint')).not.toContain('hra');
  });
});

it('commands are registered with what they are called in every language', async () => {
  const rest = new REST({ api: room.local.api }).setToken(room.local.token);
  const { id } = (await rest.get('/applications/@me')) as { id: string };
  const registered = (await rest.get(
    `/applications/${id}/commands?with_localizations=true`,
  )) as APIApplicationCommand[];
  expect(registered.map(({ name, name_localizations: others }) => [name, others?.cs])).toContainEqual(['game', 'hra']);
  const bare = registered.filter(({ description_localizations: others }) => !others?.cs).map(({ name }) => name);
  expect(bare).toEqual([]);
});
