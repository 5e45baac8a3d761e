import type { Edition, Interrupt } from '../../../engine/edition.ts';
import type { Flow } from '../../../engine/flow.ts';
import type { EngineEvent, EngineState, Game } from '../../../engine/game.ts';
import { phrase } from '../../../engine/phrase.ts';
import { Play } from '../../../engine/play.ts';

/** Something that is made to happen; what asks nobody needs no flow. */
export type Happening<S extends EngineState, E extends EngineEvent> = (game: Game<S, E>) => Flow | undefined;

/** The offer by which something is made to happen while a question is open; nobody else sees it. */
const MADE: Interrupt = { id: 'scenario', kind: 'scenario', seat: 0, label: phrase('option-yes'), rule: '' };

/**
 * A play in which things can be made to happen: as an interrupt while a question is open, else as a step of its own.
 * Of its own accord it plays so many steps.
 */
export class Stage<S extends EngineState, E extends EngineEvent> {
  play: Play<S, E>;
  private readonly edition: Edition<S, E>;
  private happening: Happening<S, E> | null = null;
  private left: number;

  /** @param afterStep what is put right after each step of the edition */
  constructor(edition: Edition<S, E>, state: S, steps: number, afterStep: (state: S) => void) {
    this.left = steps;
    this.edition = {
      ...edition,
      nextStep: (now) => {
        if (this.happening) return 'scenario';
        return this.left > 0 ? edition.nextStep(now) : null;
      },
      play: (game) => (this.happening ? this.made(game) : this.ownStep(edition, game, afterStep)),
      interrupts: (now, open) => (this.happening ? [MADE] : edition.interrupts(now, open)),
      interrupt: (game, offer) => (this.happening ? this.made(game) : edition.interrupt(game, offer)),
    };
    this.play = new Play(this.edition, state);
  }

  /** Makes something happen now. @throws Error while somebody is asked about something that was taken up */
  happen(happening: Happening<S, E>): void {
    this.happening = happening;
    if (this.play.over) this.goOn();
    else if (this.play.offers.length > 0) this.play.interrupt(MADE.seat, MADE.id);
    else {
      this.happening = null;
      throw new Error('nothing can be made to happen while something that was taken up or made to happen still asks');
    }
  }

  /** Plays one step alone, the one at which the state stands. @throws Error while a question is open */
  step(): void {
    if (!this.play.over) throw new Error('a step can be played alone only where no question is open (`steps: 0`)');
    this.left = 1;
    this.goOn();
  }

  private *ownStep(edition: Edition<S, E>, game: Game<S, E>, afterStep: (state: S) => void): Flow {
    this.left -= 1;
    yield* edition.play(game);
    afterStep(game.state);
  }

  private *made(game: Game<S, E>): Flow {
    const { happening } = this;
    this.happening = null;
    const flow = happening?.(game);
    if (flow) yield* flow;
  }

  private goOn(): void {
    const untold = this.play.drain();
    this.play = new Play(this.edition, this.play.state);
    this.play.game.events.unshift(...untold);
  }
}
