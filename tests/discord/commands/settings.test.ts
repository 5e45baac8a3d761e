import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Act } from '../../../src/local/act.ts';
import { controlsOf, type Robot } from '../../../src/local/robot.ts';
import { Words } from '../../../src/words/words.ts';
import { calm, soon, startTestBot, type TestBot } from '../testbot.ts';

const HOUR = 3_600_000;
/** Deadlines that night and day make no difference to. */
const PLAIN = { pace: '12h/20h/24h/24h', silence: 'wait' };

let room: TestBot;
let mara: Robot;
let jonas: Robot;
let ahead: number;

beforeEach(async () => {
  ahead = 0;
  room = await startTestBot(undefined, () => Date.now() + ahead);
  mara = room.local.person('Mara');
  jonas = room.local.person('Jonas');
});

afterEach(async () => {
  const faults = room.local.audit.entries.filter(({ kind }) => kind === 'fault' || kind === 'failure');
  await room.close();
  expect(faults).toEqual([]);
});

const told = async (act: Act): Promise<string> => (await act.answer()).content;
const game = (channel = mara.channel) => room.store.games.inChannel(channel)!;
const contents = (who: Robot, channel = who.channel) => who.messages(channel).map(({ content }) => content);
const pings = (who: Robot) => room.local.audit.of('ping').filter(({ person }) => person === who.id);

async function press(who: Robot, label: string, channel = who.channel): Promise<Act> {
  await calm(room);
  for (const message of who.messages(channel).reverse()) {
    const control = controlsOf(message).find((one) => one.label.includes(label) && !one.disabled);
    if (control) return who.press(message, control.customId);
  }
  throw new Error(`nothing says ${label}`);
}

async function opened(channel = mara.channel, { pace, silence } = PLAIN): Promise<void> {
  await told(await mara.command('game new', {}, channel));
  await told(await jonas.command('game join', {}, channel));
  room.store.games.update(game(channel).id, { pace, silence });
  await told(await mara.command('game start', {}, channel));
  await calm(room);
}

/** Lets time pass for the bot, and lets it do what became due. */
async function later(hours: number): Promise<void> {
  ahead += hours * HOUR;
  room.bot.services.table.deadlines.tick();
  await calm(room);
}

const answer = (who: Robot, chosen: string) => {
  const view = room.bot.services.table.reading.game(game().id)!;
  const open = view.open.find(({ persons }) => persons.includes(who.id))!;
  return room.bot.services.table.answer({
    game: view.id,
    person: who.id,
    decision: open.decision.id,
    chosen: [chosen],
  });
};

describe('settings', () => {
  it('say how, where and when one wants to be told, and are kept', async () => {
    expect(await told(await mara.command('settings show'))).toContain('by a mention in the channel');
    expect(await told(await mara.command('settings notify', { by: 'direct' }))).toContain('by a direct message');
    const zones = await mara.complete('settings timezone', { zone: 'new york' }, 'zone');
    expect(zones).toEqual([{ name: 'America/New York', value: 'America/New_York' }]);
    expect(await told(await mara.command('settings timezone', { zone: 'America/New_York' }))).toContain('New_York');
    expect(await told(await mara.command('settings timezone', { zone: 'Arkham' }))).toContain('isn’t a time zone');
    expect(await told(await mara.command('settings quiet', { from: '22', to: '7:30' }))).toContain('22:00 to 7:30');
    expect(await told(await mara.command('settings quiet', { from: '25', to: '7' }))).toContain('Quiet hours need');
    expect(await told(await mara.command('settings away', { days: 3 }))).toContain('Away from');
    expect(room.bot.services.table.preferences.isQuiet(mara.id)).toBe(true);
    const asked = await (await mara.command('settings away')).answer();
    expect(asked.content).toContain('When will you be back?');
    const [menu] = controlsOf(asked);
    await mara.select(asked, menu!.customId, ['back']);
    await soon(() => expect(room.bot.services.table.preferences.of(mara.id).absences).toEqual([]));
    expect(await told(await mara.command('settings autopilot', { on: 'no' }))).toContain('never plays for you');
    expect(await told(await mara.command('settings quiet'))).toContain('No quiet hours');
    const { zone, notify, quiet_from } = room.bot.services.table.preferences.of(mara.id);
    expect({ zone, notify, quiet_from }).toEqual({ zone: 'America/New_York', notify: 'direct', quiet_from: null });
  });
});

describe('being told', () => {
  it('is by a direct message instead of a mention for whoever likes that better', async () => {
    await told(await jonas.command('settings notify', { by: 'direct' }));
    await opened();
    await calm(room);
    expect(pings(mara).map(({ by }) => by)).toEqual(['name']);
    expect(pings(jonas).map(({ by }) => by)).toEqual(['direct']);
    const [letter] = contents(jonas, jonas.direct().id);
    expect(letter).toContain(`your move in <#${mara.channel}>`);
    expect(letter).toContain('[the question](https://discord.com/channels/');
  });

  it('is in the language of whoever is told directly, whatever the game speaks', async () => {
    await told(await jonas.command('settings notify', { by: 'direct' }));
    room.bot.services.table.preferences.setLanguage(jonas.id, 'cs');
    await opened();
    await calm(room);
    const where = new Words('cs').say('reminder-where', { channel: `<#${mara.channel}>` });
    expect(contents(jonas, jonas.direct().id).join()).toContain(where);
    expect(contents(mara).join()).toContain('Asked upkeep.sliders');
  });

  it('falls back to a mention for who takes no direct messages', async () => {
    await told(await jonas.command('settings notify', { by: 'direct' }));
    jonas.openDirect(false);
    await opened();
    await calm(room);
    expect(pings(jonas).map(({ by }) => by)).toEqual(['name']);
  });

  it('is kept back in quiet hours', async () => {
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const at = (shift: number) => (minute + shift + 1440) % 1440;
    room.bot.services.table.preferences.setQuiet(jonas.id, { from: at(-60), to: at(120) });
    await opened();
    await calm(room);
    expect(pings(mara)).toHaveLength(1);
    expect(pings(jonas)).toEqual([]);
    await later(2.1);
    expect(pings(jonas)).toHaveLength(1);
    expect(contents(mara).at(-1)).toContain(`<@${jonas.id}>, your move`);
  });

  it('comes once more as a reminder, and the status says until when', async () => {
    await opened();
    answer(jonas, 'left');
    await later(12.1);
    expect(pings(mara)).toHaveLength(2);
    expect(contents(mara).at(-1)).toMatch(/it’s still your move: Asked upkeep.sliders.*\n-# Time is up <t:\d+:R>/);
    expect(pings(jonas)).toHaveLength(1);
    await room.restart();
    await calm(room);
    expect(pings(mara)).toHaveLength(2);
    const status = room.store.messages.of(game().id).find(({ surface }) => surface === 'status')!;
    const shown = mara.message(status.id).content;
    expect(shown).toContain('Waiting for Mara');
    expect(shown).toContain('time is up');
    expect(shown).toMatch(/-# Pace: deadline after \d+ hours\.$/m);
  });
});

describe('/status', () => {
  it('tells what one is asked in all games, and what happened', async () => {
    const library = room.local.channel('the-library').id;
    await opened();
    await opened(library);
    answer(mara, 'left');
    answer(jonas, 'left');
    await calm(room);
    const ines = room.local.person('Ines');
    expect(await told(await ines.command('status'))).toContain('You aren’t in a game');
    const text = await told(await mara.command('status', {}, library));
    expect(text).toContain(`<#${mara.channel}>`);
    expect(text).toContain(`<#${library}>`);
    expect(text.match(/Your move, asked/g)).toHaveLength(2);
    expect(text).toContain('> Seat 0 went left.');
    expect(text).toContain('→ [the question]');
    expect(await told(await mara.command('status'))).toContain('Nothing has happened since your last visit.');
    await told(await ines.command('game follow', { on: 'yes' }));
    expect(await told(await ines.command('status'))).toContain('You’re following this game');
    expect(pings(ines)).toEqual([]);
  });
});

describe('pace and silence', () => {
  it('are agreed in the lobby and shown there', async () => {
    await told(await mara.command('game new'));
    expect(await told(await mara.command('game pace', { preset: 'evening', silence: 'default' }))).toContain(
      'one evening',
    );
    expect(await told(await mara.command('game pace', { deadline: '3h' }))).toContain('deadline after 3 hours');
    expect(await told(await mara.command('game pace', { first: '4h' }))).toContain('isn’t a pace');
    await told(await mara.command('game options', { option: 'table.silence', value: 'autopilot' }));
    await calm(room);
    await soon(() => expect(game()).toMatchObject({ pace: '30m/1h/3h/1h', silence: 'autopilot' }));
    await soon(() => expect(contents(mara).join()).toContain('No answer in time: the autopilot plays'));
    await told(await jonas.command('game join'));
    expect(await told(await jonas.command('game pace', { preset: 'blitz' }))).toContain('Only the host');
  });

  it('announce what the autopilot plays, and let anybody say Wait', async () => {
    await opened(mara.channel, { pace: 'week', silence: 'turn' });
    answer(jonas, 'left');
    for (let hours = 0; hours < 30 && !contents(mara).at(-1)?.includes('last reminder'); hours++) await later(1);
    expect(contents(mara).at(-1)).toMatch(
      /the autopilot plays this one turn for you\. Anybody, including you, can press Wait/,
    );
    const deadline = () => room.bot.services.table.reading.game(game().id)?.awaited[0]?.deadline ?? 0;
    const before = deadline();
    await press(jonas, 'Wait');
    await soon(() => expect(deadline()).toBeGreaterThanOrEqual(before + 12 * HOUR));
    await soon(() => expect(contents(mara).join()).toContain('Jonas gives Mara more time'));
  });

  it('let somebody act for who is silent, by one tap', async () => {
    await opened();
    answer(jonas, 'left');
    await later(24.1);
    await later(1.1);
    expect(contents(jonas).join()).toContain('Let the autopilot play for Mara');
    await press(jonas, 'Let Me Act Meanwhile');
    await calm(room);
    await soon(() => expect(room.store.games.seats(game().id)[0]).toMatchObject({ substitute: jonas.id, instead: 1 }));
    await press(jonas, 'left');
    await calm(room);
    await soon(() => expect(contents(jonas).join()).toContain('Seat 0 went left.'));
  });
});

describe('comings and goings', () => {
  it('are commands: substitute, hand, leave, join, follow', async () => {
    await opened();
    const ines = room.local.person('Ines');
    expect(await told(await mara.command('game substitute', { player: ines.id }))).toContain(
      'Ines can answer for you too',
    );
    expect(await told(await ines.command('focus', { sliders: 'left' }))).toContain('Done');
    expect(await told(await jonas.command('game leave'))).toContain('How do you want to leave this game?');
    expect(room.store.games.seats(game().id)[1]?.person).toBe(jonas.id);
    await press(jonas, 'Leave for Good');
    await calm(room);
    await soon(() => expect(room.store.games.seats(game().id)[1]?.person).toBeNull());
    await soon(() => expect(contents(mara).join()).toContain('Jonas has left the game for good.'));
    const tomas = room.local.person('Tomas');
    const seats = await tomas.complete('game join', { investigator: '' }, 'investigator');
    expect(seats.map(({ value }) => value)).toEqual(['1']);
    expect(await told(await tomas.command('game join', {}))).toBe('Mara must agree first.');
    await press(mara, 'Agree');
    await calm(room);
    await soon(() => expect(room.store.games.seats(game().id)[1]).toMatchObject({ person: tomas.id, name: 'Tomas' }));
    expect(await told(await mara.command('game hand', { player: ines.id }))).toContain('Ines must agree');
    await press(ines, 'Agree');
    await calm(room);
    await soon(() => expect(game().host).toBe(ines.id));
    expect(await told(await tomas.command('game kick', { player: mara.id }))).toContain('no seat here');
    expect(await told(await tomas.command('game skip', { player: jonas.id }))).toContain('isn’t waiting');
  });
});

describe('the place of a game', () => {
  it('may be a thread of its own, which is woken when it sleeps and waited for when it is locked', async () => {
    const said = await told(await mara.command('game new', { thread: 'yes' }));
    const thread = /<#(\d+)>/.exec(said)![1]!;
    await told(await mara.command('game start', {}, thread));
    await calm(room);
    await soon(() => expect(game(thread).status).toBe('playing'));
    room.local.moderate(thread, { archived: true });
    const id = game(thread).id;
    const { decision } = room.bot.services.table.reading.game(id)!.open[0]!;
    room.bot.services.table.answer({ game: id, person: mara.id, decision: decision.id, chosen: ['left'] });
    await calm(room);
    await soon(() => expect(contents(mara, thread)).toContain('Seat 0 went left.'));
    await soon(() => expect(game(thread).parked).toBeNull());
    room.local.moderate(thread, { archived: true, locked: true });
    await calm(room);
    await soon(() => expect(game(thread).parked).toBe('thread-closed'));
    await soon(() => expect(contents(mara, mara.direct().id).join()).toContain('locked or archived'));
    room.local.moderate(thread, { archived: false, locked: false });
    await calm(room);
    await soon(() => expect(game(thread).parked).toBeNull());
  });

  it('that is deleted: the host is told in their language', async () => {
    const gone = room.local.addChannel('the-cellar').id;
    await opened(gone);
    room.bot.services.table.preferences.setLanguage(mara.id, 'cs');
    room.local.removeChannel(gone);
    await calm(room);
    const said = new Words('cs').say('parked-channel-gone', { channel: `<#${gone}>` });
    await soon(() => expect(contents(mara, mara.direct().id)).toContain(said));
  });

  it('that is deleted: the game waits, tells the host, and goes on where it is moved', async () => {
    const gone = room.local.addChannel('the-cellar').id;
    await opened(gone);
    room.local.removeChannel(gone);
    await calm(room);
    await soon(() => expect(game(gone).parked).toBe('channel-gone'));
    await soon(() => expect(contents(mara, mara.direct().id).join()).toContain('/game move'));
    await later(100);
    expect(room.local.audit.of('refusal')).toEqual([]);
    const [choice] = await jonas.complete('game move', { game: '' }, 'game');
    expect(await told(await jonas.command('game move', { game: String(choice!.value) }))).toContain(
      'now in this channel',
    );
    await calm(room);
    await soon(() => expect(game(jonas.channel)).toMatchObject({ id: choice!.value, parked: null }));
    await soon(() =>
      expect(contents(jonas)).toContain('The game goes on here. Nothing is lost, and all clocks start over.'),
    );
    await press(jonas, 'left');
    await calm(room);
    await soon(() => expect(contents(jonas).join()).toContain('Asked upkeep.sliders'));
  });
});
