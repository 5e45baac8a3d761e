/**
 * A player who chooses at random: numbers come from addresses, so that the same game is played again the same way.
 * They take an offer (a trade, a card) now and then, and never more than a few times in a step. A bold one goes for the
 * gates, takes the best odds and closes and seals what they can, so that games get further.
 */

import { gameOf } from '../../../src/editions/second/game/game.ts';
import { createState } from '../../../src/editions/second/setup/setup.ts';
import { namer } from '../../../src/editions/second/shown/namer.ts';
import type { SecondEvent } from '../../../src/editions/second/state/event.ts';
import type { TurnOrder } from '../../../src/editions/second/state/options.ts';
import type { State } from '../../../src/editions/second/state/state.ts';
import { tell } from '../../../src/editions/second/telling/telling.ts';
import { violations } from '../../../src/editions/second/tools/invariants.ts';
import { pick } from '../../../src/engine/chance.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import type { Entry } from '../../../src/engine/entry.ts';
import type { Phrase } from '../../../src/engine/phrase.ts';
import { Play } from '../../../src/engine/play.ts';
import { arranged } from '../../../src/story/arrange.ts';
import { storyLines } from '../../../src/words/story.ts';
import { Words } from '../../../src/words/words.ts';
import { content, secondEdition } from '../../second.ts';
import { agreedBy } from './table.ts';

export interface WholeGame {
  players: number;
  ancientOne: string;
  printing: 'revised' | '2005';
  variants?: Record<string, unknown>;
  rulings?: Record<string, unknown>;
  turnOrder?: TurnOrder | undefined;
  strictOrder?: boolean;
  /** Any text; games with different texts differ. */
  name: string;
  bold?: boolean;
  /** Turns after which the game is given up as endless. */
  turns?: number;
  /** Every how many answers the game is rebuilt from its snapshot and journal; 0: never. */
  resumeEvery?: number;
}

export interface Played {
  play: Play<State, SecondEvent>;
  answers: number;
  resumed: number;
  steps: number;
  kinds: Map<string, number>;
  events: Map<string, number>;
}

const OFFER_IN = 12;

/** Plays a whole game. @throws Error naming the step when a rule breaks, a state is wrong or the game does not end */
export function playWhole(game: WholeGame): Played {
  const seed = Buffer.from(game.name.padEnd(32, '.').slice(-32)).toString('hex');
  const state = createState(content, {
    options: agreedBy(game.players, {
      printing: game.printing,
      ancientOne: game.ancientOne,
      turnOrder: game.turnOrder,
      variants: game.variants ?? {},
      rulings: game.rulings ?? {},
      strictOrder: game.strictOrder ?? false,
    }),
    seats: Array.from({ length: game.players }, () => ({ sheet: null })),
    seed,
  });
  let play = new Play(secondEdition, state);
  const played = {
    answers: 0,
    resumed: 0,
    steps: 0,
    kinds: new Map<string, number>(),
    events: new Map<string, number>(),
  };
  let step = '';
  let offers = 0;
  while (!play.over) {
    hear(play);
    if (play.state.step !== step) {
      step = play.state.step;
      offers = 0;
      played.steps += 1;
      check(play.snapshot);
    }
    expectProgress();
    const entry = choice(play, `${game.name}/${played.answers}`, offers, game.bold ?? false);
    if (entry.kind === 'interrupt') offers += 1;
    played.answers += 1;
    const asked = play.open.map((decision) => decision.kind);
    const before = { snapshot: play.snapshot, since: [...play.since, entry] };
    try {
      play.accept(entry);
    } catch (error) {
      throw new Error(`${game.name}, ${step}, ${asked.join(' ')}, ${JSON.stringify(entry)}: ${String(error)}`, {
        cause: error,
      });
    }
    count(played.kinds, entry.kind === 'interrupt' ? entry.interrupt.split(':')[0]! : (asked[0] ?? ''));
    if (game.resumeEvery && played.answers % game.resumeEvery === 0) {
      play = resumed(play, before);
      played.resumed += 1;
    }
  }
  hear(play);
  check(play.snapshot);
  return { play, ...played };

  function expectProgress(): void {
    const { turn, ancientOne } = play.state;
    if (turn > (game.turns ?? 200)) throw new Error(`${game.name}: no end after ${turn} turns`);
    if (ancientOne.round > 300) throw new Error(`${game.name}: a battle without end`);
    if (play.since.length > 4000)
      throw new Error(
        `${game.name}: ${step} asks without end: ${JSON.stringify(play.since.slice(-6))} ${JSON.stringify(play.open[0]).slice(0, 1500)}`,
      );
  }

  /** Tells what happened and says what is asked, so that no word is missing. */
  function hear(now: Play<State, SecondEvent>): void {
    const words = new Words('en', [namer(content, now.state)]);
    const events = now.drain();
    for (const { type } of events) count(played.events, type);
    try {
      storyLines(
        arranged([{ sentences: tell(events, gameOf(content, now.state)) }], { as: 'list' }),
        words.with(({ ref }) => (ref === 'player' ? 'Mara' : null)),
      );
      for (const decision of now.open) for (const phrase of phrasesOf(decision)) words.text(phrase);
      for (const { label, note } of now.offers)
        for (const phrase of [label, ...(note ? [note] : [])]) words.text(phrase);
    } catch (error) {
      throw new Error(`${game.name}, ${now.state.step}, ${now.open[0]?.kind}: ${String(error)}`, { cause: error });
    }
  }

  function check(snapshot: string): void {
    const wrong = violations(gameOf(content, JSON.parse(snapshot) as State));
    if (wrong.length > 0) throw new Error(`${game.name}, before ${step}: ${wrong.join('; ')}`);
  }
}

/** Rebuilds the game from what a store would hold, and holds it against the living one. */
function resumed(
  play: Play<State, SecondEvent>,
  before: { snapshot: string; since: Entry[] },
): Play<State, SecondEvent> {
  const again = Play.resume(secondEdition, before.snapshot, before.since);
  const [one, other] = [play, again].map((each) => JSON.stringify([each.state, each.open, each.offers]));
  if (one !== other) throw new Error(`resumed at ${play.state.step}, the game differs:\n${one}\n${other}`);
  return again;
}

function choice(play: Play<State, SecondEvent>, address: string, offersTaken: number, bold: boolean): Entry {
  const seed = play.state.seed;
  const { open } = play;
  if (offersTaken < 3 && pick(seed, `${address}/offer`, OFFER_IN) === 0) {
    const { offers } = play;
    const offer = offers[offers.length === 0 ? 0 : pick(seed, `${address}/which`, offers.length)];
    if (offer) return { kind: 'interrupt', seat: offer.seat, interrupt: offer.id };
  }
  const decision = open[pick(seed, `${address}/who`, open.length)] as Decision;
  const wanted = bold ? boldChoice(play.state, decision, pick(seed, `${address}/bold`, 4)) : null;
  return { kind: 'answer', answer: { decision: decision.id, chosen: wanted ?? chosen(decision, seed, address) } };
}

/** What somebody who wants to win does, most of the time; null leaves it to chance. */
function boldChoice(state: State, decision: Decision, mood: number): string[] | null {
  const ids = decision.options.map((option) => option.id);
  const take = (id: string | undefined) => (id !== undefined && ids.includes(id) ? [id] : null);
  if (mood === 0 || decision.min !== 1 || decision.max !== 1) return null;
  switch (decision.kind) {
    case 'move.next': {
      const at = state.investigators[decision.subject ?? 0]?.at ?? '';
      if (state.places[at]?.gate) return take('stop');
      return (
        take(ids.find((id) => state.places[id.replace('go:', '')]?.gate)) ??
        take(ids.find((id) => id.startsWith('go:')))
      );
    }
    case 'check.spend':
      return take(ids.find((id) => id.startsWith('clues:')) ?? ids.find((id) => id === 'clue'));
    case 'gate.seal':
      return take('seal');
    case 'rumor.pay':
      return take('yes');
    case 'gate.close':
      return take(ids.find((id) => id.startsWith('seal'))) ?? best(decision);
    default:
      return best(decision);
  }
}

function best(decision: Decision): string[] | null {
  const [first] = decision.options
    .filter((one) => one.odds !== undefined)
    .sort((a, b) => (b.odds ?? 0) - (a.odds ?? 0));
  return first ? [first.id] : null;
}

function chosen(decision: Decision, seed: string, address: string): string[] {
  const { options, min, max } = decision;
  const number = min + pick(seed, `${address}/number`, Math.min(max, options.length) - min + 1);
  const left = options.map((option) => option.id);
  const taken: string[] = [];
  while (taken.length < number)
    taken.push(...left.splice(pick(seed, `${address}/option ${taken.length}`, left.length), 1));
  return taken;
}

function phrasesOf({ ask, options }: Decision): Phrase[] {
  return [ask, ...options.flatMap(({ label, note }) => (note ? [label, note] : [label]))];
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
