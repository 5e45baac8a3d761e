import { LedgerTrouble } from '../../store/ledger.ts';
import type { GameView, OpenDecision } from '../../table/game/view.ts';
import type { Words } from '../../words/words.ts';
import { Interrupted } from '../connection/interruption.ts';
import type { Services } from '../connection/services.ts';
import { questionMark } from '../message/customid.ts';
import { nameOf } from '../question/question.ts';
import { questionSurface, type SurfaceDraft } from '../question/questiondraft.ts';

/** Discord won't take a question in any form: it waits, and somebody must be told. */
export class QuestionRefused extends Error {
  constructor(cause: unknown) {
    super('a question was refused in every form', { cause });
    this.name = 'QuestionRefused';
  }
}

/** Keeps the failure of one message from keeping the others back. */
export class Guard {
  private readonly services: Services;
  private readonly game: string;
  private readonly failures: unknown[] = [];

  constructor(services: Services, game: string) {
    this.services = services;
    this.game = game;
  }

  /**
   * Does work that concerns one message; what fails is kept for the end.
   * @param instead what to do when Discord won't take the message, ever or for long
   * @throws Error when nothing can be sent to the channel at all
   */
  async work(work: () => Promise<void>, instead?: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof LedgerTrouble || error instanceof Interrupted) throw error;
      const { kind } = this.services.sort(error);
      if (kind === 'park') throw error;
      if (kind === 'retry') {
        this.failures.push(error);
        return;
      }
      this.services.log.error('question.refused', { game: this.game, error });
      if (instead) await this.work(instead);
      else this.failures.unshift(new QuestionRefused(error));
    }
  }

  /** True as long as nothing has failed. */
  get isClean(): boolean {
    return this.failures.length === 0;
  }

  /** @throws Error the failure that weighs most, if there was one */
  finish(): void {
    if (this.failures.length > 0) throw this.failures[0];
  }
}

/** A question in plain words, below what its message has told: whom it asks, what, and the command that answers it. */
export function plainQuestion(
  view: GameView,
  group: readonly OpenDecision[],
  words: Words,
  { mention, story }: { mention: string[]; story: string },
): SurfaceDraft {
  const persons = group[0]?.persons ?? [];
  const who = persons.map((person) => (mention.includes(person) ? `<@${person}>` : nameOf(person, view)));
  const asks = group.map(({ decision }) => decision.ask);
  const options = group.flatMap(({ decision }) => decision.options);
  const asked = words.say('question-plain', { who, asks });
  return {
    surface: questionSurface(view, group),
    persons,
    mention,
    mark: questionMark(view.id, view.branch, group[0]?.decision.id ?? ''),
    lesson: null,
    plain: true,
    picture: null,
    message: { content: story === '' ? asked : `${story}\n${asked}`, components: [] },
    closed: { version: 1, text: asks },
    labels: Object.fromEntries(options.map(({ id, label }) => [id, label])),
  };
}
