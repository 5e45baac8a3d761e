import { Chance } from './chance.ts';
import {
  type Answer,
  type Ask,
  type Asked,
  type Decision,
  type DecisionId,
  looked,
  refusal,
  type Seat,
} from './decision.ts';
import type { Draw } from './draw.ts';
import type { Edition, Interrupt } from './edition.ts';
import { type Entry, Refused } from './entry.ts';
import { type Flow, StepEnd } from './flow.ts';
import type { EngineEvent, EngineState, Game } from './game.ts';

/** What happened in one step, by the address of the step. */
export interface StepEvents<E extends EngineEvent = EngineEvent> {
  step: string;
  events: E[];
}

/**
 * A game in play: the state, the step that waits, and what it asks. Between steps no generator is alive and the state
 * is complete (`snapshot`); within a step the entries since then rebuild everything (`Play.resume`).
 */
export class Play<S extends EngineState = EngineState, E extends EngineEvent = EngineEvent> {
  readonly edition: Edition<S, E>;
  readonly game: Game<S, E>;
  /** The state at the start of the running step, as JSON. */
  snapshot: string;
  /** Entries accepted since the snapshot. */
  since: Entry[] = [];
  private step: Flow | null = null;
  private waiting: Ask = [];
  private readonly seen = new WeakMap<Asked, Decision>();
  private answers = new Map<DecisionId, Answer>();
  private interruptFlow: Flow | null = null;
  private interrupter: Seat | null = null;
  private stepAsk: Ask = [];
  private stepAnswers = new Map<DecisionId, Answer>();

  /** Steps that have begun since the last call of `drain`, the one that ran then first, and how much had happened. */
  private begun: { step: string; from: number }[] = [];

  private readonly keepsSnapshots: boolean;

  /**
   * Starts from a state between two steps and runs to the first question.
   * @param keepsSnapshots false where nobody will ever resume it, and no step is given up (`needSnapshots`): then `snapshot` stays empty
   * @param known the state as JSON, where it is a snapshot
   */
  constructor(edition: Edition<S, E>, state: S, keepsSnapshots = true, known: string | null = null) {
    this.edition = edition;
    this.keepsSnapshots = keepsSnapshots;
    this.game = { state, events: [], chance: new Chance(state) };
    this.snapshot = '';
    this.nextSteps(known);
  }

  /**
   * Rebuilds a game from a snapshot and the entries since.
   * @throws Refused when an entry no longer fits (the rules changed under a running step)
   */
  static resume<S extends EngineState, E extends EngineEvent>(
    edition: Edition<S, E>,
    snapshot: string,
    entries: readonly Entry[],
  ): Play<S, E> {
    const play = new Play(edition, JSON.parse(snapshot) as S, true, snapshot);
    for (const entry of entries) play.accept(entry);
    return play;
  }

  get state(): S {
    return this.game.state;
  }

  /**
   * The decisions that wait for an answer. Those of a side-by-side ask that have been answered are no longer open.
   * While an interrupt asks, whoever has no part in it is still asked what the step asks them.
   */
  get open(): Decision[] {
    return this.asked.map((asked) => this.look(asked));
  }

  private look(asked: Asked): Decision {
    const known = this.seen.get(asked) ?? looked(asked);
    this.seen.set(asked, known);
    return known;
  }

  private get asked(): Asked[] {
    return [...this.unanswered, ...this.beside];
  }

  private get unanswered(): Asked[] {
    return this.waiting.filter((decision) => !this.answers.has(decision.id));
  }

  /** The step can go on: all answers are in, or the first of a race, or one that is followed up by itself. */
  private get settled(): boolean {
    if (this.unanswered.length === 0) return true;
    return this.waiting.some(({ id, race, alone }) => (race || alone) && this.answers.has(id));
  }

  private get beside(): Asked[] {
    if (!this.interruptFlow || this.edition.strict?.(this.state)) return [];
    const busy = [this.interrupter, ...this.waiting.flatMap((asked) => this.look(asked).seats)];
    return this.stepAsk.filter(
      (asked) => !this.stepAnswers.has(asked.id) && !this.look(asked).seats.some((seat) => busy.includes(seat)),
    );
  }

  /** What may be done on top of the open decisions. Nothing while an interrupt itself is asking. */
  get offers(): Interrupt[] {
    if (this.interruptFlow || this.over) return [];
    return this.edition.interrupts(this.state, this.open);
  }

  get over(): boolean {
    return this.step === null;
  }

  /** Takes the events that have happened since the last call. */
  drain(): E[] {
    this.begun = [{ step: this.state.step, from: 0 }];
    return this.game.events.splice(0);
  }

  /** The same, by the steps in which they have happened. */
  drainSteps(): StepEvents<E>[] {
    const { begun } = this;
    const events = this.drain();
    const steps = begun.map(({ step, from }, index) => ({ step, events: events.slice(from, begun[index + 1]?.from) }));
    return steps.filter((one) => one.events.length > 0);
  }

  /** Chance has been asked, or something that lay face down shown, since the draws were last taken. */
  get drawn(): boolean {
    return this.game.chance.drawn > 0;
  }

  /** Takes what has been drawn, and shown of what lay face down, since the last call (`Draw`). */
  takeDraws(): Draw[] {
    return this.game.chance.take();
  }

  /** Accepts an entry of the journal and runs on to the next question. @throws Refused, the state then unchanged */
  accept(entry: Entry): void {
    switch (entry.kind) {
      case 'answer':
        this.answer(entry.answer);
        return;
      case 'interrupt':
        this.interrupt(entry.seat, entry.interrupt);
        return;
      case 'lapse':
        this.lapse();
        return;
      case 'agreed':
        this.edition.agreed?.(this.game, entry.option, entry.value);
        this.since.push(entry);
        return;
      default:
        entry satisfies never;
    }
  }

  /** Gives the running step up: everything is as it was before it, and the edition says what comes now. */
  private lapse(): void {
    const { state } = this.game;
    const { asked } = state;
    for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
    // Numbers of questions never come again.
    Object.assign(state, JSON.parse(this.snapshot), { asked });
    delete state.standing;
    this.interruptFlow = null;
    this.edition.lapse?.(state);
    this.nextSteps();
  }

  /** Answers an open decision. @throws Refused */
  answer(answer: Answer): void {
    const asked = this.asked.find((candidate) => candidate.id === answer.decision);
    if (!asked) throw new Refused('stale');
    const reason = refusal({ id: asked.id, ...asked.bounds() }, answer);
    if (reason) throw new Refused(reason);
    this.since.push({ kind: 'answer', answer });
    if (!this.waiting.includes(asked)) {
      // The step goes on once the interrupt is over, with this answer if its question is still the same.
      this.stepAnswers.set(answer.decision, answer);
      return;
    }
    this.answers.set(answer.decision, answer);
    if (!this.settled) return;
    const reply = { answers: this.answers };
    this.answers = new Map();
    this.advance((flow) => flow.next(reply));
  }

  /** Begins one of the interrupts offered. @throws Refused */
  interrupt(seat: Seat, id: string): void {
    const offer = this.offers.find((candidate) => candidate.id === id && candidate.seat === seat);
    if (!offer) throw new Refused('no-such-offer');
    this.since.push({ kind: 'interrupt', seat, interrupt: id });
    // Whoever has no part in it goes on being asked as the question is now.
    for (const asked of this.waiting) this.look(asked);
    this.stepAsk = this.waiting;
    this.stepAnswers = this.answers;
    this.answers = new Map();
    this.interrupter = seat;
    this.interruptFlow = this.edition.interrupt(this.game, offer);
    this.advance((flow) => flow.next());
  }

  private advance(move: (flow: Flow) => IteratorResult<Ask, void>): void {
    try {
      if (this.interruptFlow) {
        const result = move(this.interruptFlow);
        if (!result.done) {
          this.waiting = result.value;
          return;
        }
        this.interruptFlow = null;
        this.refresh();
        return;
      }
      if (!this.step) return;
      const result = move(this.step);
      if (!result.done) {
        this.waiting = result.value;
        return;
      }
    } catch (error) {
      if (!(error instanceof StepEnd)) throw error;
      this.interruptFlow = null;
    }
    this.nextSteps();
  }

  /** Lets the waiting step compute its questions afresh; answers already given to the same question are kept. */
  private refresh(): void {
    const before = this.stepAsk;
    const given = this.stepAnswers;
    this.answers = new Map();
    this.advance((flow) => flow.next({ refresh: true }));
    for (const asked of before) {
      const answer = given.get(asked.id);
      if (!answer) continue;
      const old = this.look(asked);
      const again = this.waiting.find((candidate) => isSame(this.look(candidate), old));
      if (!again) continue;
      const kept = { decision: again.id, chosen: answer.chosen };
      if (!refusal({ id: again.id, ...again.bounds() }, kept)) this.answers.set(again.id, kept);
    }
    if (this.waiting.length > 0 && this.settled) {
      const reply = { answers: this.answers };
      this.answers = new Map();
      this.advance((flow) => flow.next(reply));
    }
  }

  private picture(): string {
    return this.keepsSnapshots ? JSON.stringify(this.state) : '';
  }

  private nextSteps(known: string | null = null): void {
    for (let asIs = known; ; asIs = null) {
      this.waiting = [];
      this.answers = new Map();
      const address = this.edition.nextStep(this.state);
      if (address === null) {
        this.step = null;
        this.snapshot = this.picture();
        this.since = [];
        return;
      }
      this.begun.push({ step: address, from: this.game.events.length });
      if (this.state.step !== address || Object.keys(this.state.chances).length > 0) asIs = null;
      this.state.step = address;
      this.state.chances = {};
      this.snapshot = asIs ?? this.picture();
      this.since = [];
      this.step = this.edition.play(this.game);
      try {
        const result = this.step.next();
        if (!result.done) {
          this.waiting = result.value;
          return;
        }
      } catch (error) {
        if (!(error instanceof StepEnd)) throw error;
      }
    }
  }
}

/** It is the same question, asked afresh. */
function isSame(one: Decision, other: Decision): boolean {
  return one.kind === other.kind && one.subject === other.subject && one.seats[0] === other.seats[0];
}
