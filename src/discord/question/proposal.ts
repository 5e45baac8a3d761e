import { messageLink } from 'discord.js';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { GameView, ProposalView, SeatView } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import type { Call } from '../commands/call.ts';
import type { Pressed } from '../commands/pressed.ts';
import type { Outgoing } from '../connection/post.ts';
import type { Services } from '../connection/services.ts';
import { waitingMark } from '../message/askedmark.ts';
import { small } from '../message/content.ts';
import { customId } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import type { Remains } from '../message/remains.ts';
import { type Button, buttonRows } from '../message/row.ts';
import { surfaceName } from '../message/surfacename.ts';
import { nameOf, relative } from './question.ts';

/** A proposal as a message with its tally; those who have not spoken are mentioned when it is posted. */
export function proposalMessage(
  view: GameView,
  proposal: ProposalView,
  words: Words,
): { persons: string[]; mention: string[]; mark: string; message: Outgoing; closed: Remains } {
  const { id, by, voters, agree, refuse, needed, closes } = proposal;
  const silent = view.seats.find(
    ({ seat }) => by === '' && proposal.kind === 'autopilot' && proposal.seats.includes(seat),
  );
  const waiting = by === '' ? [] : waitingOf(proposal);
  const what = words.text(proposal.what);
  const names = (persons: readonly string[]): string => words.list(persons.map((person) => nameOf(person, view)));
  const lines = [
    ...(waiting.length > 0 ? [words.row(waiting.map((person) => `<@${person}>`))] : []),
    what,
    ...(agree.length > 0 ? [small(words.say('proposal-agree', { names: names(agree) }))] : []),
    ...(refuse.length > 0 ? [small(words.say('proposal-refuse', { names: names(refuse) }))] : []),
    small(words.say('proposal-needed', { needed, voters: voters.length })),
    ...(closes === null ? [] : [small(words.say('proposal-closes', { when: relative(closes) }))]),
  ];
  const press = (yes: boolean, more: { waiting?: string } = {}): string =>
    customId({ on: 'proposal', game: view.id, proposal: id, agree: yes, ...more });
  const components = buttonRows([
    {
      type: ComponentType.Button,
      style: ButtonStyle.Success,
      label: words.say('button-agree'),
      custom_id: press(true, { waiting: waitingMark(waiting) }),
    },
    {
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      label: words.say('button-refuse'),
      custom_id: press(false),
    },
    ...(silent ? [actFor(view, silent, words)] : []),
  ]);
  return {
    persons: voters,
    mention: proposal.pings ? waiting : [],
    // Who still waits changes; by this it is found again all the same.
    mark: press(false),
    message: { content: lines.join('\n'), components },
    closed: { version: 1, text: [proposal.what] },
  };
}

/** The surface of a proposal's message. */
export function proposalSurface({ id }: ProposalView): string {
  return surfaceName({ on: 'proposal', proposal: id });
}

/** The open proposals that wait for voices, each with a link to its message; with a person, those that wait for theirs. */
export function proposalLines(services: Services, view: GameView, words: Words, person?: string): string[] {
  const rows = services.store.messages.of(view.id);
  if (view.status !== 'playing') return [];
  return view.proposals.flatMap((proposal) => {
    const waiting = waitingOf(proposal);
    if (person === undefined ? waiting.length === 0 || proposal.by === '' : !waiting.includes(person)) return [];
    const names = waiting.map((voter) => nameOf(voter, view));
    const key = person === undefined ? 'proposal-waiting' : 'proposal-waits-for-you';
    const line = words.say(key, { what: proposal.what, names });
    const row = rows.find(({ surface }) => surface === proposalSurface(proposal));
    return [row ? words.say('status-linked', { line, link: messageLink(row.channel, row.id, view.guild) }) : line];
  });
}

/** Says who is asked now by what the caller has just proposed. */
export function askedOf(call: Call): string {
  return askedOthers(call.game(), call.person.id, call.words);
}

/** What is said to somebody who has just proposed something: who is asked now. */
export function askedOthers(view: GameView, person: string, words: Words): string {
  const own = view.proposals.findLast(({ by }) => by === person);
  const names = own ? waitingOf(own).map((voter) => nameOf(voter, view)) : [];
  if (!own || names.length === 0) return words.say('game-changed');
  return words.say(own.kind === 'undo' ? 'game-asked-undo' : 'game-asked', { names });
}

/** Somebody offers to act for a person who is silent. */
export async function pressStandIn(pressed: Pressed, game: string, seat: number): Promise<void> {
  const view = pressed.game(game);
  const silent = view.seats.find((candidate) => candidate.seat === seat)?.person;
  if (!silent) throw refusal('press-decided');
  const result = granted(pressed.services.table.membership.replace(game, pressed.person.id, silent, pressed.person));
  if (result === 'proposed') await pressed.say(askedOthers(pressed.game(game), pressed.person.id, pressed.words(view)));
}

function waitingOf({ voters, agree, refuse }: ProposalView): string[] {
  return voters.filter((person) => !agree.includes(person) && !refuse.includes(person));
}

/** The button by which somebody offers to act for who is silent. */
function actFor(view: GameView, { seat }: SeatView, words: Words): Button {
  return {
    type: ComponentType.Button,
    style: ButtonStyle.Primary,
    label: words.say('button-act-for'),
    custom_id: customId({ on: 'standin', game: view.id, seat }),
  };
}
