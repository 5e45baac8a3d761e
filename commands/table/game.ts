import type { Call, Typing } from '../../src/discord/commands/call.ts';
import type { Command } from '../../src/discord/commands/command.ts';
import { leave } from '../../src/discord/commands/leaving.ts';
import {
  freeSeats,
  MEMBERSHIP_COMMANDS,
  MEMBERSHIP_SHAPES,
  suggestMembership,
  takeOver,
} from '../../src/discord/commands/membership.ts';
import { GUIDES, newGameChoices, openLobby, toldOfCase } from '../../src/discord/commands/newgame.ts';
import { pick } from '../../src/discord/commands/suggestion.ts';
import { channelWords, editionWords, wordsOf } from '../../src/discord/connection/services.ts';
import { EDITION_OPTION, editionKey, editionMeant } from '../../src/discord/lobby/editionoption.ts';
import { agreedOptions, nothingAgreed, paceLine } from '../../src/discord/lobby/lobby.ts';
import { autopilotName, optionList, seatedAlready } from '../../src/discord/lobby/lobbypress.ts';
import { logAnswer, ownSeat } from '../../src/discord/look/look.ts';
import { reportAnswer } from '../../src/discord/look/remedy.ts';
import { small } from '../../src/discord/message/content.ts';
import { granted, refusal } from '../../src/discord/message/refusal.ts';
import { askedOf } from '../../src/discord/question/proposal.ts';
import { checkAnswer } from '../../src/discord/status/check.ts';
import { companyLines } from '../../src/discord/status/company.ts';
import { seatLines } from '../../src/discord/status/seatline.ts';
import { headLine } from '../../src/discord/status/status.ts';
import { waitingLines } from '../../src/discord/status/waitingline.ts';
import type { TableEdition } from '../../src/editions/edition/edition.ts';
import { ref } from '../../src/engine/phrase.ts';
import { exportGame, fileOf } from '../../src/store/archive.ts';
import type { Store } from '../../src/store/store.ts';
import type { Result } from '../../src/table/game/result.ts';
import type { GameView } from '../../src/table/game/view.ts';
import type { Work } from '../../src/table/records/aside.ts';
import { seatsHeld } from '../../src/table/seats/seatchange.ts';
import { TABLE_OPTIONS } from '../../src/table/waiting/pacewords.ts';

/** Discord takes files of up to ten megabytes from a bot. */
const LARGEST_FILE = 10_000_000;

const SUBCOMMANDS: Record<string, (call: Call) => Promise<void>> = {
  new: openLobby,
  join,
  leave,
  start: (call) =>
    lobby(call, 'game-started', () => granted(call.services.table.gathering.start(call.channel, call.person.id))),
  fill,
  status,
  options,
  undo,
  end,
  check,
  report: async (call) => call.say(await reportAnswer(call.services, call.game())),
  file,
  log: (call) => call.say(logAnswer(call.services, call.game(), call.person.id, call.flag('all') ? 'all' : 'news')),
  autopilot,
  ...MEMBERSHIP_COMMANDS,
};

/** Everything about the game itself: opening, joining, options, taking back, ending. */
export const command: Command = {
  shape: {
    id: 'game',
    subcommands: [
      {
        id: 'new',
        options: [
          EDITION_OPTION,
          { id: 'guide', type: 'text', choices: GUIDES },
          { id: 'scenario', type: 'text', suggests: true },
          { id: 'case', type: 'text', suggests: true },
          { id: 'thread', type: 'flag' },
        ],
      },
      { id: 'join', options: [{ id: 'investigator', type: 'text', suggests: true }] },
      { id: 'leave' },
      { id: 'start' },
      { id: 'status' },
      {
        id: 'options',
        options: [
          { id: 'option', type: 'text', suggests: true },
          { id: 'value', type: 'text', suggests: true },
          EDITION_OPTION,
        ],
      },
      { id: 'fill', options: [{ id: 'count', type: 'number', required: true, min: 0, max: 8 }] },
      { id: 'undo' },
      {
        id: 'autopilot',
        options: [
          { id: 'on', type: 'flag', required: true },
          { id: 'player', type: 'person' },
        ],
      },
      { id: 'end' },
      { id: 'check' },
      { id: 'report' },
      { id: 'file' },
      { id: 'log', options: [{ id: 'all', type: 'flag' }] },
      ...MEMBERSHIP_SHAPES,
    ],
  },
  suggest(typing) {
    if (typing.subcommand === 'new') return typing.matching(newGameChoices(typing));
    const edition = editionMeant(typing);
    if (MEMBERSHIP_COMMANDS[typing.subcommand]) return typing.matching(suggestMembership(typing));
    if (typing.subcommand === 'join') {
      const { view } = typing;
      return typing.matching(
        view?.status === 'playing' ? freeSeats(typing, view) : freeSheets(typing, sheets(typing, edition)),
      );
    }
    if (typing.subcommand !== 'options') return [];
    if (typing.isAt('option')) return typing.matching(optionChoices(typing, edition));
    return typing.matching(valueChoices(typing, edition, typing.text('option') ?? ''));
  },
  async run(call) {
    const run = SUBCOMMANDS[call.subcommand];
    if (!run) throw refusal('unknown-command');
    await run(call);
  },
};

async function join(call: Call): Promise<void> {
  const { view } = call;
  if (view?.status === 'playing') return takeOver(call, view);
  const wanted = call.text('investigator');
  const all = sheets(call, editionMeant(call));
  // Who is taken can't be had, and is told so.
  const sheet = wanted ? (pick(freeSheets(call, all), wanted) ?? pick(all, wanted)) : null;
  if (wanted && !sheet) throw refusal('refused-no-such-investigator');
  const { gathering } = call.services.table;
  if (view?.status === 'lobby' && seatsHeld(view.seats, call.person.id).length > 0) {
    if (sheet) granted(gathering.chooseSheet(call.channel, call.person.id, sheet));
    return call.say(seatedAlready(view, call.person.id, call.words));
  }
  granted(gathering.join(call.channel, call.person, sheet));
  await call.say({ lines: [call.words.say('game-joined'), ...toldOfCase(call)] });
}

async function fill(call: Call): Promise<void> {
  const count = call.number('count') ?? 0;
  const named = autopilotName(channelWords(call.services, call.game()));
  granted(call.services.table.gathering.fill(call.channel, call.person.id, count, named));
  await call.say(call.words.say('lobby-filled', { count }));
}

async function status(call: Call): Promise<void> {
  const view = call.game();
  const { services, words } = call;
  const position = services.table.reading.position(view.id);
  const lines = position.ok ? position.value.edition.status(position.value.live.play.state, words) : [];
  if (view.startedAt === null)
    return call.say(words.say(view.status === 'lobby' ? 'game-status-lobby' : 'lobby-closed'));
  const waiting = [...waitingLines(services, view, words), ...companyLines(view, words, call.services.clock())];
  await call.say({ lines: [headLine(view, words), ...lines, ...seatLines(call.services, view, words), ...waiting] });
}

async function options(call: Call): Promise<void> {
  if (!call.view || call.text('edition') !== null) return call.say({ lines: optionsExplained(call) });
  const view = call.game();
  const edition = call.services.table.reading.edition(view.edition);
  const wanted = call.text('option');
  const value = call.text('value');
  if (view.status === 'playing' && wanted !== null && value !== null) return changeOption(call, edition, wanted, value);
  if (view.status !== 'lobby') {
    const agreed = agreedOptions(view, edition, call.words);
    return call.say({
      lines: [paceLine(view, call.words), ...(agreed.length > 0 ? agreed : [nothingAgreed(edition, call.words)])],
    });
  }
  if (wanted === null || value === null) return call.say(optionList(view, edition, call.words));
  const option = pick(optionChoices(call, edition), wanted);
  if (!option) throw refusal('refused-no-such-option', { option: wanted });
  const chosen = pick(valueChoices(call, edition, option), value) ?? mentioned(edition, option, value);
  if (chosen === null) {
    const choices = valueChoices(call, edition, option).map(({ name }) => name);
    throw refusal('refused-not-a-choice', { value, choices });
  }
  granted(call.services.table.gathering.setOption(call.channel, call.person.id, option, chosen));
  return call.say(optionList(call.game(), edition, call.words));
}

/** Changes an option of a game in play, by vote. */
async function changeOption(call: Call, edition: TableEdition, wanted: string, value: string): Promise<void> {
  const option = pick(optionChoices(call, edition), wanted);
  if (!option) throw refusal('refused-no-such-option', { option: wanted });
  const chosen = pick(valueChoices(call, edition, option), value) ?? value;
  const { agreement } = call.services.table;
  const result = granted(agreement.changeOption(call.game().id, call.person.id, option, chosen));
  return call.say(result === 'proposed' ? askedOf(call) : call.words.say('option-changed'));
}

/** All options an edition has, outside a game. */
function optionsExplained(call: Call): string[] {
  const edition = editionMeant(call);
  const words = editionWords(call.services, edition);
  return [
    words.say('options-title', { edition: words.say(editionKey(edition.id)) }),
    ...[...TABLE_OPTIONS, ...edition.options].map(({ name, explanation }) =>
      small(words.say('options-option', { name, explanation })),
    ),
  ];
}

async function undo(call: Call): Promise<void> {
  const result = granted(call.services.table.agreement.undo(call.game().id, call.person.id));
  await call.say(result === 'proposed' ? askedOf(call) : call.words.say('game-undone'));
}

async function end(call: Call): Promise<void> {
  const result = granted(call.services.table.agreement.end(call.game().id, call.person.id));
  await call.say(result === 'proposed' ? askedOf(call) : call.words.say('game-ended'));
}

async function autopilot(call: Call): Promise<void> {
  const view = call.game();
  const on = call.flag('on');
  const { seat } = ownSeat(view, call.user('player') ?? call.person.id);
  const result = granted(call.services.table.agreement.standIn(view.id, call.person.id, seat, on));
  if (result === 'proposed') return call.say(askedOf(call));
  const key = on ? 'game-autopilot-plays' : 'game-autopilot-rests';
  await call.say(call.words.say(key, { seat: ref('seat', String(seat)) }));
}

async function check(call: Call): Promise<void> {
  const { appPermissions, channel } = call.interaction;
  const here = { granted: appPermissions.bitfield, thread: channel?.isThread() ?? false };
  await call.say(await checkAnswer(call.services, call.view, here));
}

async function file(call: Call): Promise<void> {
  const { id } = call.game();
  const { store, table } = call.services;
  granted(table.finished.mayHaveFile(id, call.person.id));
  const text = granted(await table.aside.run(() => exported(store, id)));
  const data = await fileOf(text);
  if (data.length > LARGEST_FILE) throw refusal('file-too-large', { game: id });
  const name = `${call.words.say('file-name')}-${id}.json.gz`;
  await call.say({ lines: [call.words.say('file-here')], attachments: [{ name, data }] });
}

/** The text of a game's file, when its turn has come. */
function* exported({ database }: Store, game: string): Work<Result<string>> {
  yield;
  return { ok: true, value: exportGame(database, game) };
}

/** Does something in the lobby and says so. */
async function lobby(call: Call, done: string, work: () => void): Promise<void> {
  work();
  await call.say(call.words.say(done));
}

function sheets({ services }: Call | Typing, edition: TableEdition): { name: string; value: string }[] {
  const words = editionWords(services, edition);
  return edition.sheets.map((sheet) => ({ name: words.name(ref('sheet', sheet)), value: sheet }));
}

/** Those of some investigators whom nobody plays here. */
function freeSheets<T extends { value: string }>(use: Call | Typing, all: readonly T[]): T[] {
  const taken = new Set((use.view?.seats ?? []).map((seat) => seat.sheet));
  return all.filter(({ value }) => !taken.has(value));
}

function optionChoices(use: Call | Typing, edition: TableEdition): { name: string; value: string }[] {
  const words = gameWords(use, edition);
  return [...TABLE_OPTIONS, ...edition.options].map(({ id, name }) => ({ name: words.text(name), value: id }));
}

function valueChoices(use: Call | Typing, edition: TableEdition, option: string): { name: string; value: string }[] {
  const words = gameWords(use, edition);
  const id = pick(optionChoices(use, edition), option);
  const described = [...TABLE_OPTIONS, ...edition.options].find((candidate) => candidate.id === id);
  const values = described?.values ?? [];
  return values.map(({ value, label }) => ({ name: words.text(label), value: String(value) }));
}

function gameWords(use: Call | Typing, edition: TableEdition) {
  const view: GameView | null = use.view;
  return view ? wordsOf(use.services, view) : editionWords(use.services, edition);
}

/** The person mentioned, for an option that is about one. */
function mentioned(edition: TableEdition, option: string, value: string): string | null {
  const about = edition.options.find((candidate) => candidate.id === option);
  return about?.person ? (/^<@!?(\d+)>$/.exec(value.trim())?.[1] ?? null) : null;
}
