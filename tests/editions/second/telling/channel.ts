import { createHash } from 'node:crypto';
import { advise } from '../../../../src/editions/second/autopilot/autopilot.ts';
import { gameOf } from '../../../../src/editions/second/game/game.ts';
import { createState } from '../../../../src/editions/second/setup/setup.ts';
import { seen } from '../../../../src/editions/second/shown/seen.ts';
import type { SecondEvent } from '../../../../src/editions/second/state/event.ts';
import type { State } from '../../../../src/editions/second/state/state.ts';
import { frame, layout } from '../../../../src/editions/second/telling/frame.ts';
import { tell } from '../../../../src/editions/second/telling/telling.ts';
import { pick } from '../../../../src/engine/chance.ts';
import type { Decision } from '../../../../src/engine/decision.ts';
import type { Entry } from '../../../../src/engine/entry.ts';
import { Play } from '../../../../src/engine/play.ts';
import type { Layout } from '../../../../src/story/arrange.ts';
import type { Sentence } from '../../../../src/story/sentence.ts';
import { GreatMoments } from '../../../../src/table/room/greatmoment.ts';
import { type Piece, piecesOf } from '../../../../src/table/room/piece.ts';
import type { Happening } from '../../../../src/table/told/happening.ts';
import { content, secondEdition } from '../../../second.ts';
import { agreedBy } from '../table.ts';

/** One game of the autopilot, with an answer by chance now and then. */
export interface Played {
  players: number;
  /** Any text. */
  seed: string;
  foe?: string;
  options?: Record<string, unknown>;
  /** Called with what each step brought, and what it is told as. */
  watch?: (told: {
    events: readonly SecondEvent[];
    sentences: readonly Sentence[];
    state: State;
    step: string;
  }) => void;
  /** Called with what is asked after each answer. */
  asks?: (open: readonly Decision[], state: State) => void;
}

/** A message of the channel: its name, and all that it tells in the end. */
export interface Message {
  name: string;
  told: { happening: Happening }[];
  layout: Layout;
}

/** One random answer in so many. */
const NOW_AND_THEN = 8;
const MOST_ANSWERS = 20_000;

/** Plays a game as the table does, step by step, and gives the messages in which it is told. */
export function played({ players, seed, foe, options, watch, asks }: Played): Message[] {
  const hash = createHash('sha256').update(seed).digest('hex');
  const state = createState(content, {
    options: agreedBy(players, { ...options, ancientOne: foe ?? null }),
    seats: Array.from({ length: players }, () => ({ sheet: null })),
    seed: hash,
  });
  const play = new Play(secondEdition, state, false);
  const channel = new Channel();
  for (let count = 0; count < MOST_ANSWERS; count++) {
    for (const { step, events } of play.drainSteps()) {
      const sentences = tell(events, gameOf(content, play.state));
      watch?.({ events, sentences, state: play.state, step });
      channel.tell({ step, events, sentences }, play.state);
    }
    asks?.(play.open, play.state);
    if (play.over) return channel.messages;
    play.accept(entry(play, hash, count));
  }
  throw new Error('the game does not end');
}

/** Messages that grow, as the table's announcements put them. */
class Channel {
  readonly messages: Message[] = [];
  private readonly great = new GreatMoments({ moments: () => [], undoings: () => [] }, 'game');

  tell(told: { step: string; events: readonly SecondEvent[]; sentences: Sentence[] }, state: State): void {
    const { step, events, sentences } = told;
    const first = events.find((event) => 'seat' in event && event.seat !== undefined);
    const name = frame(step, first && 'seat' in first ? (first.seat ?? null) : null);
    const known = layoutOf(name, state);
    const framed = this.great.framedOf(sentences, step);
    const shared = known.as === 'list';
    for (const piece of piecesOf({ sentences, pictures: [], frame: name, layout: known, great: framed, shared }))
      this.put(name, piece);
  }

  /** A great moment begins a message of its own, in which what comes after it is told. */
  private put(name: string | null, { sentences, moment, layout: as }: Piece): void {
    const happening = { sentences, pictures: [], ...(moment ? { moment } : {}) };
    const open = moment ? undefined : this.messages.findLast((message) => message.name === name);
    if (open) open.told.push({ happening });
    else this.messages.push({ name: name ?? `own ${this.messages.length}`, told: [{ happening }], layout: as });
  }
}

function layoutOf(name: string | null, state: State): Layout {
  return name === null ? { as: 'list' } : layout(name, state);
}

function entry({ open, offers, state }: Play<State, SecondEvent>, seed: string, count: number): Entry {
  const decision = open[pick(seed, `which ${count}`, open.length)];
  if (!decision) throw new Error('nothing is asked');
  if (pick(seed, `random? ${count}`, NOW_AND_THEN) === 0 && decision.max === 1 && decision.min <= 1) {
    const option = decision.options[pick(seed, `option ${count}`, decision.options.length)];
    return { kind: 'answer', answer: { decision: decision.id, chosen: option ? [option.id] : [] } };
  }
  const seat = decision.seats[0] ?? 0;
  const own = offers.filter((offer) => offer.seat === seat);
  const move = advise(gameOf(content, seen(state)), decision, seat, own);
  if ('answer' in move) return { kind: 'answer', answer: move.answer };
  return { kind: 'interrupt', seat, interrupt: move.interrupt };
}
