import { escapeMarkdown } from 'discord.js';
import { ref } from '../../engine/phrase.ts';
import type { GameView } from '../../table/game/view.ts';
import { paceText, readPace, spanText } from '../../table/waiting/pace.ts';
import { TABLE_OPTIONS } from '../../table/waiting/pacewords.ts';
import { tellingWords } from '../connection/services.ts';
import { paceLine } from '../lobby/lobby.ts';
import { granted, refusal } from '../message/refusal.ts';
import { readSurface } from '../message/surfacename.ts';
import { askedOf } from '../question/proposal.ts';
import type { Call, Typing } from './call.ts';
import type { SubcommandShape } from './commandshape.ts';
import { type Choice, pick } from './suggestion.ts';

/** The subcommands of `/game` by which people come and go, and agree on how long to wait for each other. */
export const MEMBERSHIP_SHAPES: readonly SubcommandShape[] = [
  {
    id: 'pace',
    options: [
      { id: 'preset', type: 'text', suggests: true },
      { id: 'first', type: 'text' },
      { id: 'second', type: 'text' },
      { id: 'deadline', type: 'text' },
      { id: 'vote', type: 'text' },
      { id: 'silence', type: 'text', suggests: true },
    ],
  },
  {
    id: 'substitute',
    options: [
      { id: 'player', type: 'person' },
      { id: 'instead', type: 'flag' },
    ],
  },
  { id: 'hand', options: [{ id: 'player', type: 'person', required: true }] },
  {
    id: 'standin',
    options: [
      { id: 'for', type: 'person', required: true },
      { id: 'by', type: 'person' },
    ],
  },
  { id: 'kick', options: [{ id: 'player', type: 'person', required: true }] },
  { id: 'skip', options: [{ id: 'player', type: 'person', required: true }] },
  { id: 'follow', options: [{ id: 'on', type: 'flag', required: true }] },
  { id: 'move', options: [{ id: 'game', type: 'text', required: true, suggests: true }] },
];

/** What each of them does. */
export const MEMBERSHIP_COMMANDS: Readonly<Record<string, (call: Call) => Promise<void>>> = {
  pace,
  substitute,
  hand: (call) =>
    decided(call, ({ id }) => call.services.table.membership.hand(id, call.person.id, call.named('player'))),
  standin: (call) =>
    decided(call, ({ id }) => {
      const by = call.user('by') === null ? call.person : call.named('by');
      return call.services.table.membership.replace(id, call.person.id, call.user('for') ?? '', by);
    }),
  kick: (call) =>
    decided(call, ({ id }) => call.services.table.membership.kick(id, call.person.id, call.user('player') ?? '')),
  skip: (call) =>
    decided(call, ({ id }) => call.services.table.membership.skip(id, call.person.id, call.user('player') ?? '')),
  follow,
  move,
};

/** Proposes what can be typed for them. */
export function suggestMembership(typing: Typing): Choice[] {
  const { words } = typing;
  if (typing.subcommand === 'move') return movable(typing);
  const id = typing.isAt('preset') ? 'table.pace' : 'table.silence';
  const option = TABLE_OPTIONS.find((candidate) => candidate.id === id);
  return (option?.values ?? []).map(({ value, label }) => ({ name: words.text(label), value: String(value) }));
}

/** Asks for an investigator of a game in play. */
export async function takeOver(call: Call, view: GameView): Promise<void> {
  const free = freeSeats(call, view);
  const [only] = free;
  if (!only) throw refusal('refused-no-free-seat');
  const wanted = call.text('investigator');
  const seat = wanted === null ? (free.length === 1 ? only.value : null) : pick(free, wanted);
  if (seat === null) return call.say({ lines: [call.words.say('play-which'), ...free.map(({ name }) => `• ${name}`)] });
  await decided(call, ({ id }) => call.services.table.membership.takeOver(id, call.person, Number(seat)));
}

/** Investigators that nobody plays in person at the moment. */
export function freeSeats(use: Call | Typing, view: GameView): Choice[] {
  return view.seats
    .filter(({ autopilot }) => autopilot)
    .map(({ seat, name }) => ({
      name: use.words.say('sheet-choice', { investigator: ref('seat', String(seat)), name }),
      value: String(seat),
    }));
}

async function pace(call: Call): Promise<void> {
  const view = call.game();
  const { services, person, words } = call;
  const preset = call.text('preset');
  const times = ['first', 'second', 'deadline', 'vote'].map((id) => call.text(id));
  const silence = call.text('silence');
  if (preset === null && silence === null && times.every((time) => time === null))
    return call.say(words.say('game-pace-shown', { line: paceLine(view, words) }));
  const base = preset === null ? view.pace : chosen(call, 'table.pace', preset);
  const wanted = adjusted(base, times);
  const change = {
    ...(preset === null && times.every((time) => time === null) ? {} : { pace: wanted }),
    ...(silence === null ? {} : { silence: chosen(call, 'table.silence', silence) }),
  };
  const result = granted(services.table.membership.setPace(view.id, person.id, change));
  if (result === 'proposed') return call.say(askedOf(call));
  return call.say(paceLine(call.game(), call.words));
}

/** A pace with some of its times replaced; not checked yet. */
function adjusted(base: string, times: readonly (string | null)[]): string {
  const known = readPace(base);
  if (!known || times.every((time) => time === null)) return base;
  const spans = [known.first, known.second, known.deadline, known.vote];
  const text = spans.map((span, index) => times[index] ?? spanText(span)).join('/');
  const own = readPace(text);
  return own ? paceText({ ...own, waking: known.waking }) : text;
}

/** The value of a table option that was typed by its name or label. */
function chosen(call: Call, id: string, typed: string): string {
  const option = TABLE_OPTIONS.find((candidate) => candidate.id === id);
  const choices = (option?.values ?? []).map(({ value, label }) => ({
    name: call.words.text(label),
    value: String(value),
  }));
  return pick(choices, typed) ?? typed.trim();
}

async function substitute(call: Call): Promise<void> {
  const { membership } = call.services.table;
  const whom = call.user('player') === null ? null : call.named('player');
  const instead = call.flag('instead');
  granted(membership.substitute(call.game().id, call.person.id, whom, instead));
  const key = instead ? 'game-substitute-instead' : 'game-substitute-too';
  await call.say(
    whom ? call.words.say(key, { name: escapeMarkdown(whom.name) }) : call.words.say('game-substitute-none'),
  );
}

async function follow(call: Call): Promise<void> {
  const on = call.flag('on');
  granted(call.services.table.membership.follow(call.game().id, call.person, on));
  await call.say(call.words.say(on ? 'game-follows' : 'game-follows-not'));
}

async function move(call: Call): Promise<void> {
  const game = pick(movable(call), call.text('game') ?? '');
  if (game === null) throw refusal('refused-no-such-game');
  await moveHere(call, game);
}

/** Binds a game to this channel; what was posted in the old one says where it went, as far as it can be reached. */
export async function moveHere(call: Call, game: string): Promise<void> {
  const { services, channel, guild, person, standing } = call;
  const old = services.store.messages.of(game);
  granted(services.table.place.move({ game, person: person.id, guild, channel, standing }));
  await call.say(call.words.say('game-moved'));
  const content = tellingWords({ ...services, reader: null }, game).say('game-moved-away', {
    channel: `<#${channel}>`,
  });
  for (const { channel: from, id, surface } of old) {
    if (readSurface(surface)?.on === 'told') continue;
    try {
      await services.post.edit(from, id, { content, components: [], attachments: [] });
    } catch (error) {
      services.log.info('game.old-place', { game, message: id, why: error instanceof Error ? error.message : error });
    }
  }
}

/** A person's games that are not in this channel. */
function movable(use: Call | Typing): Choice[] {
  const { reading } = use.services.table;
  return reading
    .gamesOf(use.person.id)
    .filter((view) => view.channel !== use.channel && (view.host === use.person.id || view.parked !== null))
    .map(({ id, seats }) => ({ name: `${use.words.list(seats.map(({ name }) => name))} (${id})`, value: id }));
}

/** Does something that may need the others' agreement, and says which it was. */
async function decided(call: Call, work: (view: GameView) => Parameters<typeof granted<'changed' | 'proposed'>>[0]) {
  const result = granted(work(call.game()));
  await call.say(result === 'proposed' ? askedOf(call) : call.words.say('game-changed'));
}
