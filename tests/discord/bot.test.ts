import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Act } from '../../src/local/act.ts';
import { controlsOf, type Robot } from '../../src/local/robot.ts';
import type { WireMessage } from '../../src/local/wire.ts';
import { SEED, startTestBot, type TestBot } from './testbot.ts';

let room: TestBot;
let mara: Robot;
let jonas: Robot;

beforeEach(async () => {
  room = await startTestBot();
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

interface Found {
  message: WireMessage;
  customId: string;
  values: string[];
}

/** Resolves when nothing but a status message waits in the outbox, and the bot has asked nothing for a while. */
async function calm(): Promise<void> {
  const { outbox } = room.store;
  for (let still = 0, waits = 0; still < 3 && waits < PATIENCE; waits++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    await room.local.quiet(80);
    const busy = outbox.games().some((id) => outbox.waiting(id).some(({ kind }) => kind !== 'status'));
    still = busy ? 0 : still + 1;
  }
}

/** How many quiet moments a busy machine is given. */
const PATIENCE = 50;

/** The newest control with this label, on one's own question if there is one. */
async function find(who: Robot, label: string): Promise<Found> {
  for (let patience = 0; patience < PATIENCE; patience++) {
    await calm();
    const found = seen(who, label);
    if (found) return found;
    // Silence alone is no sign that the bot is done: on a busy machine it may not have begun.
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`nothing says ${label}`);
}

function seen(who: Robot, label: string): Found | null {
  const own = ({ content }: WireMessage) =>
    Number(new RegExp(`${who.name}|${who.id}`).test(content.split('\n')[0] ?? ''));
  const newest = who
    .messages()
    .reverse()
    .sort((a, b) => own(b) - own(a));
  for (const message of newest) {
    const control = controlsOf(message).find((one) => one.label.includes(label) && !one.disabled);
    if (control) return { message, customId: control.customId, values: control.values };
  }
  return null;
}

async function press(who: Robot, label: string): Promise<Act> {
  const { message, customId } = await find(who, label);
  return who.press(message, customId);
}

async function pick(who: Robot, label: string, values: string[]): Promise<Act> {
  const { message, customId } = await find(who, label);
  return who.select(message, customId, values);
}

/** What the bot says privately in answer to an act. */
async function told(act: Act): Promise<string> {
  const { content, local } = await act.answer();
  expect(local.onlyFor).not.toBeNull();
  return content;
}

async function opened(people: Robot[]): Promise<void> {
  const [host, ...others] = people;
  await (await host!.command('game new')).answer();
  for (const other of others) await press(other, 'Join');
  await press(host!, 'Start');
  await calm();
}

/** Past the side-by-side question at the beginning. */
async function seated(people: Robot[]): Promise<void> {
  await opened(people);
  for (const person of people) await press(person, 'left');
  await calm();
}

const contents = (who: Robot): string[] => who.messages().map(({ content }) => content);
const marked = (): string[] => contents(jonas).filter((content) => content.startsWith('↩ **Taken back'));
const pings = (who: Robot) =>
  room.local.audit.entries.filter((entry) => entry.kind === 'ping' && entry.person === who.id);
const game = () => room.store.games.inChannel(mara.channel)!;

describe('a toy game', () => {
  it('is played from the lobby to its end with buttons and menus alone', async () => {
    await opened([mara, jonas]);
    await press(mara, 'left');
    expect((await find(jonas, 'right')).message.content).toContain(`<@${jonas.id}>`);
    await press(jonas, 'right');
    await press(mara, 'The Woods');
    await press(mara, 'Roll: - · 33 %');
    await pick(mara, 'Use…', [(await find(mara, 'Use…')).values[0]!]);
    await press(mara, 'Stop');
    await press(jonas, 'Stop');
    await press(mara, 'green');
    await press(jonas, 'green');
    await pick(mara, 'Choose…', ['ace', 'queen']);
    await press(mara, 'Confirm (2)');
    await press(mara, 'More');
    await pick(mara, 'Choose…', ['place-78']);
    await calm();
    const text = contents(mara).join('\n');
    expect(text).toContain('Seat 0 lights a candle.');
    expect(text).toContain('The lamp goes out.');
    expect(text).toContain(SEED);
    expect(game().status).toBe('over');
    await mara.waitForMessage(({ content }) => content.includes('The case is closed'));
    expect(mara.pins()[0]?.content).toContain('The case is closed');
    await press(jonas, 'Play Again');
    await find(jonas, 'Start');
    expect(room.store.games.seats(game().id).map(({ name }) => name)).toEqual(['Jonas', 'Mara']);
    expect(room.logged.filter((line) => / (error|warn) /.test(line))).toEqual([]);
    expect(room.local.audit.entries.filter(({ kind }) => kind === 'refusal')).toEqual([]);
  });

  it('is played with commands alone', async () => {
    await (await mara.command('game new')).answer();
    await (await mara.command('game start')).answer();
    expect((await mara.complete('focus', { sliders: 'ri' }, 'sliders')).map(({ name }) => name)).toEqual(['right: -']);
    const answers = ['focus:right', 'move:woods', 'use', 'move:Stop', 'vote:blue', 'choose:ace, ten', 'move:place-80'];
    for (const line of answers) {
      const [name = '', wanted] = line.split(':');
      const options: Record<string, string> = {
        focus: 'sliders',
        move: 'to',
        use: 'card',
        vote: 'choice',
        choose: 'answer',
      };
      await calm();
      const said = await told(await mara.command(name, wanted ? { [options[name]!]: wanted } : {}));
      expect(said, line).toMatch(/^Done: /);
    }
    expect(game().status).toBe('over');
  });
});

describe('who is asked', () => {
  it('is mentioned once, and nobody else', async () => {
    await seated([mara, jonas]);
    expect(pings(mara)).toHaveLength(2);
    expect(pings(jonas)).toHaveLength(1);
    await press(mara, 'The Woods');
    await press(mara, 'Roll');
    await calm();
    expect(pings(mara)).toHaveLength(2);
    await press(mara, 'Stop');
    await calm();
    expect(pings(mara)).toHaveLength(2);
    expect(pings(jonas)).toHaveLength(2);
  });

  it('and who is not is told privately whose turn it is', async () => {
    await seated([mara, jonas]);
    expect(await told(await press(jonas, 'Stop'))).toContain('Waiting for Mara');
    expect(await told(await jonas.command('move', { to: 'The Woods' }))).toContain('Waiting for Mara');
    const ines = room.local.person('Ines');
    expect(await told(await press(ines, 'Stop'))).toContain('You have no seat');
    expect(await told(await mara.command('seal'))).toContain('You are asked');
  });

  it('sees in an old button that it has been decided', async () => {
    await opened([mara, jonas]);
    const { message, customId } = await find(mara, 'left');
    await mara.press(message, customId);
    await calm();
    expect(controlsOf(mara.message(message.id))).toEqual([]);
    const { message: again, customId: stop } = await find(jonas, 'left');
    await jonas.press(again, stop);
    const old = await find(mara, 'Stop');
    const [, late] = await Promise.all([0, 1].map(() => mara.press(old.message, old.customId)));
    expect(await told(late!)).toBe('This has already been decided.');
  });

  it('learns a step the first time only', async () => {
    await seated([mara]);
    const lesson = 'one movement point a step';
    expect((await find(mara, 'Stop')).message.content).toContain(lesson);
    await press(mara, 'Roll');
    expect((await find(mara, 'Stop')).message.content).not.toContain(lesson);
  });

  it('may ask why', async () => {
    await seated([mara]);
    const why = await told(await press(mara, 'Why am I asked?'));
    expect(why).toContain('2E-101');
    expect(why).toContain('Evenings end.');
  });
});

describe('a question', () => {
  it('takes the place of the last one when nothing has been told in between', async () => {
    await seated([mara]);
    const before = await find(mara, 'Stop');
    await press(mara, 'The Woods');
    const after = await find(mara, 'Stop');
    expect(after.message.id).toBe(before.message.id);
    expect(after.customId).not.toBe(before.customId);
    await press(mara, 'Roll');
    const anew = await find(mara, 'Stop');
    expect(anew.message.id).not.toBe(before.message.id);
    expect(controlsOf(mara.message(before.message.id))).toEqual([]);
  });

  it('asks once whether one is sure of what can’t be taken back', async () => {
    await seated([mara]);
    expect(await told(await press(mara, 'Burn the house'))).toContain('Are you sure?');
    expect(contents(mara).join('\n')).not.toContain('It burns.');
    await press(mara, 'Yes, I Am Sure');
    await calm();
    expect(contents(mara).join('\n')).toContain('It burns.');
    expect(await told(await mara.command('choose', { answer: 'Burn the house: -' }))).toContain('Are you sure?');
  });

  it('put to all shows how the vote stands, and a vote may be changed', async () => {
    const ines = room.local.person('Ines');
    await seated([mara, jonas, ines]);
    for (const person of [mara, jonas, ines]) await press(person, 'Stop');
    await press(mara, 'red');
    await press(mara, 'blue');
    const { content } = (await find(jonas, 'red')).message;
    expect(content).toContain('Decide together');
    expect(content).toContain('blue: - ▮');
    expect(content).not.toContain('red: - ▮');
    expect(content).toContain('Not yet: Jonas and Ines');
    await (await jonas.command('vote', { choice: 'blue: -' })).answer();
    await calm();
    expect(JSON.stringify(room.bot.services.table.reading.game(game().id)!.open[0]!.decision.kind)).toContain(
      'loss.items',
    );
  });
});

describe('taking back', () => {
  it('is free for one’s own last answer, and needs agreement after a roll', async () => {
    await seated([mara, jonas]);
    await press(mara, 'The Woods');
    await calm();
    expect(await told(await mara.command('game undo'))).toContain('taken back');
    await press(mara, 'Roll');
    expect(await told(await mara.command('game undo'))).toContain('so Jonas must say now whether they agree');
    await press(jonas, 'Agree');
    await calm();
    expect(contents(jonas).join('\n')).toContain('took an answer back');
    expect(room.store.journal.everything(game().id).at(-1)?.kind).toBe('undo');
    const agreed = contents(jonas).find((content) => content.includes('would like to take an answer back'));
    expect(agreed).toContain('**Agreed by Mara and Jonas.**');
    expect(marked()).toEqual([
      expect.stringMatching(/Asked move\.next.* — \*\*Roll.*\*\*$/s),
      expect.stringMatching(/\nRolled/),
    ]);
  });

  it('marks the questions whose answers no longer count, one going back after the other, and no later ones', async () => {
    await seated([mara, jonas]);
    await press(mara, 'Stop');
    await find(jonas, 'Stop');
    await press(jonas, 'Stop');
    await find(mara, 'green');
    await told(await jonas.command('game undo'));
    await find(jonas, 'Stop');
    expect(marked()).toEqual([expect.stringMatching(/^.*\n.*Jonas.* — \*\*Stop.*\*\*$/s)]);
    await press(jonas, 'Roll');
    await find(jonas, 'Stop');
    expect(marked()).toHaveLength(1);
    await told(await mara.command('game undo'));
    await press(jonas, 'Agree');
    await find(mara, 'Stop');
    expect(marked().map((content) => /Rolled|Mara|Jonas/.exec(content)?.[0])).toEqual([
      'Mara',
      'Jonas',
      'Jonas',
      'Rolled',
    ]);
    expect(new Set(marked().map((content) => content.split('↩').length))).toEqual(new Set([2]));
    await press(mara, 'Stop');
    await find(jonas, 'Stop');
    expect(marked()).toHaveLength(4);
    expect(contents(mara).filter((content) => / — \*\*left.*\*\*$/.test(content))).toHaveLength(2);
  });

  it('leaves no question standing as if it were still open', async () => {
    await seated([mara, jonas]);
    await press(mara, 'The Woods');
    await press(mara, 'Stop');
    await find(jonas, 'Stop');
    await told(await mara.command('game undo'));
    await calm();
    expect(contents(jonas).some((content) => content.endsWith('— no longer asked'))).toBe(true);
  });

  it('that is refused says so in its message and to all, and waits in the status until then', async () => {
    await seated([mara, jonas]);
    await press(mara, 'Roll');
    await told(await mara.command('game undo'));
    expect(await told(await jonas.command('status'))).toContain('You are asked whether you agree: ');
    expect(await told(await mara.command('status'))).not.toContain('whether you agree');
    expect(await told(await mara.command('game status'))).toMatch(/would like to take .* Not said yet: Jonas\./);
    await press(jonas, 'Refuse');
    await calm();
    const said = contents(mara).filter((content) => content.includes('would like to take an answer back'));
    expect(said.some((content) => content.endsWith('\n**Refused by Jonas.**'))).toBe(true);
    expect(said.some((content) => content.startsWith('**Refused by Jonas.** '))).toBe(true);
    expect(await told(await mara.command('game status'))).not.toContain('would like to take');
  });
});

describe('the lobby', () => {
  it('lets people choose, and the host set options and autopilots', async () => {
    await (await mara.command('game new')).answer();
    await pick(jonas, 'Choose investigator', ['bob']);
    await calm();
    const refused = await told(await mara.command('game join', { investigator: 'sheet bob' }));
    expect(refused).toContain('no investigator of that name');
    expect(await told(await press(jonas, 'Start'))).toContain('Only the host');
    await press(mara, 'Options');
    await pick(mara, 'Look at an option', ['variants.late']);
    await pick(mara, 'Choose…', ['true']);
    await press(mara, 'Fill With Autopilot');
    await pick(mara, 'Seats for the autopilot', ['2']);
    const lobby = await mara.waitForMessage(
      ({ content }) => content.includes('Late hours') && content.includes('Autopilot 2'),
    );
    expect(lobby.content).toContain('Jonas — *sheet bob*');
    expect(lobby.content).toContain('4 seats open');
    await press(mara, 'Start');
    await calm();
    expect(game().status).toBe('playing');
  });
});

describe('looking', () => {
  it('shows the board as a picture or in words, and the log since the last visit', async () => {
    await seated([mara]);
    const board = await (await mara.command('board')).answer();
    expect(board.attachments[0]?.filename).toMatch(/^board-[0-9a-f]{20}\.png$/);
    expect(board.attachments[0]?.description).toBe('The toy board: stakes.');
    expect(await told(await mara.command('board', { text: true }))).toBe('The toy board: stakes.');
    const shown = await (await mara.command('board', { show: true })).answer();
    expect(shown.local.onlyFor).toBeNull();
    expect(await told(await mara.command('log'))).toContain('Seat 0 went left.');
    expect(await told(await mara.command('log'))).toContain('Nothing has happened since');
    expect(await told(await mara.command('look', { at: 'lamp' }))).toContain('It flickers.');
    expect(await told(await mara.command('look', { at: 'sofa' }))).toContain('Nothing here is called');
    expect(await told(await mara.command('rules', { topic: 'evenings' }))).toContain('Evenings end.');
    expect(await told(await mara.command('hint'))).toContain('The Woods');
    expect(await told(await mara.command('verify'))).toContain('Everything is as it was rolled');
    expect(await told(await mara.command('help'))).toContain('You are asked');
    expect(await told(await mara.command('game status'))).toContain('Waiting for Mara');
    const report = await (await mara.command('game report')).answer();
    expect(report.attachments[0]?.filename).toMatch(/\.yaml$/);
  });

  it('tells of an accident only a number, and logs the rest', async () => {
    await seated([mara]);
    const answer = await told(await mara.command('sheet'));
    const reference = /number: ([0-9a-f]{6})/.exec(answer)?.[1] ?? 'none';
    expect(answer).not.toContain('no sheet of seat');
    const line = room.logged.find((logged) => logged.includes(reference));
    expect(line).toContain('no sheet of seat 0');
    expect(line).not.toContain(room.local.token === 'local' ? '"local"' : room.local.token);
  });
});

describe('sending', () => {
  it('sends nothing twice after a crash', async () => {
    await seated([mara]);
    await press(mara, 'Roll');
    await mara.waitForMessage(
      ({ content }) => content.includes('Part: stakes') && content.includes('Chosen so far: 2'),
    );
    const before = contents(mara).length;
    const questions = mara
      .messages()
      .filter((message) => controlsOf(message).some(({ label }) => label.includes('Stop')));
    await room.restart(() => {
      // As if the process had died after Discord took the messages and before it noted so.
      const { database, messages } = room.store;
      database.prepare("UPDATE outbox SET state = 'waiting', message = NULL WHERE id > 4").run();
      for (const row of messages.of(game().id)) messages.forget(row.game, row.surface);
    });
    await room.local.quiet(200);
    expect(contents(mara)).toHaveLength(before);
    expect(questions).toHaveLength(1);
    await press(mara, 'Stop');
    expect((await find(mara, 'green')).message.content).toContain('mythos.surge');
  });

  it('registers the commands once', async () => {
    await room.restart();
    expect(room.logged.filter((line) => line.includes('commands.registered'))).toHaveLength(1);
  });

  it('parks a game it may not write to, tells the host once, and goes on when it may again', async () => {
    await seated([mara, jonas]);
    room.local.deny(mara.channel, PermissionFlagsBits.SendMessages);
    await press(mara, 'Roll');
    await calm();
    expect(game().parked).toBe('no-permission');
    const letters = () => mara.messages(mara.direct().id).map(({ content }) => content);
    expect(letters()).toEqual([expect.stringContaining('not allowed to write')]);
    const refused = await told(await jonas.command('board', { text: true }));
    expect(refused).toContain('Send Messages');
    room.local.allow(mara.channel);
    await calm();
    expect(game().parked).toBeNull();
    expect(contents(jonas).filter((content) => content.startsWith('Rolled'))).toHaveLength(1);
    expect(letters()).toHaveLength(1);
  });
});
