import type { CommandFit, PlayCommand } from '../../editions/edition/commandfit.ts';
import type { Interrupt } from '../../engine/edition.ts';
import type { GameView, OpenDecision, SeatView } from '../../table/game/view.ts';
import { plain } from '../../words/noun.ts';
import type { Words } from '../../words/words.ts';
import { type Services, wordsOf } from '../connection/services.ts';
import { editionKey } from '../lobby/editionoption.ts';
import { small, unformatted } from '../message/content.ts';
import { optionToken } from '../message/customid.ts';
import { granted, refusal } from '../message/refusal.ts';
import { mayAnswer } from '../question/asked.ts';
import { offerToken } from '../question/offerrow.ts';
import { optionLabel, sureRows } from '../question/optionrow.ts';
import { choiceName, nameOf } from '../question/question.ts';
import type { Call, Typing } from './call.ts';
import type { Command } from './command.ts';

interface Shape {
  id: string;
  /** The id of its option. */
  option: string;
  /** True when it may also take nothing, where that is allowed. */
  passes?: boolean;
}

/** A command by which a player does something. What it means is the edition's affair, unless it is said here. */
type PlayShape = Shape & ({ id: PlayCommand; means?: undefined } | { means: CommandFit });

/** So many choices are listed in an answer. */
const MOST_LISTED = 10;

/** One thing the command could do now. */
interface Candidate {
  /** What it is called, and what a chosen proposal sends back. */
  name: string;
  value: string;
  open: OpenDecision | null;
  /** The option; null = to take nothing. */
  option: string | null;
  offer: Interrupt | null;
}

/** A slash command that answers one's open question, or takes up an offer, as the buttons do. */
export function playCommand(shape: PlayShape): Command {
  return {
    shape: { id: shape.id, options: [{ id: shape.option, type: 'text', suggests: true }] },
    suggest: (typing) => suggest(shape, typing),
    run: (call) => play(shape, call),
  };
}

function suggest(shape: PlayShape, typing: Typing) {
  const { view } = typing;
  const fit = view && fitOf(shape, typing.services, view);
  if (!view || !fit) return [];
  return typing.matching(candidates(shape, fit, view, typing));
}

async function play(shape: PlayShape, call: Call): Promise<void> {
  const view = call.game();
  const { words, person } = call;
  const fit = fitOf(shape, call.services, view);
  if (!fit) {
    const command = words.say(`command-${shape.id}`);
    throw refusal('play-unknown-here', { command, edition: words.say(editionKey(view.edition)) });
  }
  const possible = candidates(shape, fit, view, call);
  if (possible.length === 0)
    return call.say({ lines: [...hindrances(shape, call, view), ...notNow(view, person.id, words)] });
  const wanted = call.text(shape.option);
  const [only] = possible;
  if (wanted === null && only && possible.length === 1) return take(call, view, [only]);
  if (wanted === null) return call.say({ lines: [words.say('play-which'), ...listed(possible, words)] });
  const chosen = chosenOf(possible, wanted);
  if (chosen.length === 0)
    return call.say({
      lines: [words.say('play-not-among', { wanted: unformatted(wanted) }), ...listed(possible, words)],
    });
  return take(call, view, chosen);
}

/** What the command means in a game; undefined where it means nothing. */
function fitOf(shape: PlayShape, services: Services, view: GameView): CommandFit | undefined {
  return shape.means ?? services.table.reading.edition(view.edition).commands[shape.id];
}

/** Everything the command could do for this person now. */
function candidates(shape: Shape, fit: CommandFit, view: GameView, use: Call | Typing): Candidate[] {
  const { words } = use;
  const { id: person } = use.person;
  const own = view.open.filter((open) => mayAnswer(open, person));
  const options = own.flatMap((open) =>
    open.decision.options
      .filter((option) => fit.answers(open.decision, option))
      .map((option) => ({
        name: optionLabel(option, words),
        value: `${open.decision.id}:${optionToken(option.id)}`,
        open,
        option: option.id,
        offer: null,
      })),
  );
  const nothing = own
    .filter((open) => shape.passes && open.decision.min === 0)
    .map((open) => ({
      name: words.say('question-none'),
      value: `${open.decision.id}:`,
      open,
      option: null,
      offer: null,
    }));
  const seats = view.seats
    .filter((seat) => !seat.autopilot && (seat.person === person || seat.substitute?.person === person))
    .map((seat) => seat.seat);
  const offers = view.offers
    .filter((offer) => seats.includes(offer.seat) && (fit.offers?.(offer) ?? false))
    .map((offer) => ({
      name: unformatted(words.text(offer.label)),
      value: `offer:${offerToken(offer)}`,
      open: null,
      option: null,
      offer,
    }));
  return [...options, ...nothing, ...offers];
}

/** What was proposed and chosen, or typed: names and ids, several with commas between. */
function chosenOf(possible: readonly Candidate[], wanted: string): Candidate[] {
  const exact = possible.find((candidate) => candidate.value === wanted);
  if (exact) return [exact];
  const whole = named(possible, wanted);
  if (whole) return [whole];
  const parts = wanted.split(',').map((part) => named(possible, part));
  return parts.every((part) => part !== null) ? parts : [];
}

function named(possible: readonly Candidate[], wanted: string): Candidate | null {
  const text = plain(wanted);
  if (text === '') return null;
  const same = possible.filter(({ name, option }) =>
    [name, option].some((known) => known !== null && plain(known) === text),
  );
  const near = same.length > 0 ? same : possible.filter(({ name }) => plain(name).includes(text));
  return near.length === 1 ? (near[0] ?? null) : null;
}

async function take(call: Call, view: GameView, chosen: readonly Candidate[]): Promise<void> {
  const { words, person, services } = call;
  const [first] = chosen;
  if (!first) return;
  if (first.offer) {
    const { seat, id: interrupt } = first.offer;
    granted(services.table.interrupt({ game: view.id, branch: view.branch, person: person.id, seat, interrupt }));
    services.took({ game: view.id, offer: offerToken(first.offer) });
    return call.say(words.say('play-done', { choice: first.name }));
  }
  const { open } = first;
  if (!open) return;
  const options = chosen.flatMap(({ option, open: other }) => (option !== null && other === open ? [option] : []));
  const [option] = options;
  if (option !== undefined && open.decision.sure?.includes(option)) {
    return call.say({
      lines: [words.say('sure-question', { choice: choiceName(open.decision, options, words) })],
      components: sureRows({ game: view.id, branch: view.branch, open, words }, option),
    });
  }
  const { id: decision } = open.decision;
  const wish = { game: view.id, branch: view.branch, person: person.id, decision, chosen: options };
  const result = granted(services.table.answer(wish));
  services.took({ game: view.id, branch: view.branch, decision, voted: result === 'voted' });
  const choice = choiceName(open.decision, options, words);
  return call.say(words.say(result === 'voted' ? 'play-voted' : 'play-done', { choice }));
}

/** Choices one below the other, and how many more there are. */
function listed(possible: readonly { name: string }[], words: Words): string[] {
  const shown = possible.length > MOST_LISTED + 1 ? possible.slice(0, MOST_LISTED) : possible;
  const count = possible.length - shown.length;
  return [
    ...shown.map(({ name }) => small(`• ${name}`)),
    ...(count > 0 ? [small(words.say('play-more', { count }))] : []),
  ];
}

/** What hinders the investigators of a person in doing what the command means. */
function hindrances({ id, means }: PlayShape, { services, person }: Call, view: GameView): string[] {
  const position = services.table.reading.position(view.id);
  if (means || !position.ok) return [];
  const { edition, live } = position.value;
  const words = wordsOf(services, view);
  const own = view.seats.filter((seat) => seat.person === person.id || seat.substitute?.person === person.id);
  const found = own.flatMap(({ seat }) => edition.hindrance?.(live.play.state, seat, id) ?? []);
  return [...new Set(found.map((one) => words.text(one)))];
}

/** Nothing of the kind can be done now: what is asked of the person instead. @throws Refusal when nothing is */
function notNow(view: GameView, person: string, words: Words): string[] {
  const may = (seat: SeatView): boolean => seat.person === person || seat.substitute?.person === person;
  if (!view.seats.some(may)) throw refusal('refused-not-at-table');
  const own =
    view.open.find((open) => open.awaited.includes(person)) ?? view.open.find((open) => mayAnswer(open, person));
  if (own) {
    const choices = own.decision.options.map((option) => ({ name: optionLabel(option, words) }));
    return [words.say('play-asked-otherwise', { ask: own.decision.ask }), ...listed(choices, words)];
  }
  const [other] = view.open;
  if (!other)
    throw refusal(
      view.status === 'playing'
        ? 'refused-nothing-asked'
        : view.status === 'lobby'
          ? 'refused-not-started'
          : 'refused-game-over',
    );
  const names = other.awaited.map((awaited) => nameOf(awaited, view));
  throw refusal('play-not-your-turn', { names, ask: other.decision.ask });
}
