import { AsyncQueue } from '@sapphire/async-queue';

/** So long, in milliseconds, a refusal gives way: Discord takes it three seconds long. */
const PATIENCE = 2000;
/** What is said so long after its moment Discord may take no more. */
const TOO_LATE = 500;

/**
 * Lets answers go at once, and refusals behind them: one by one, while nobody is being answered, or when they can wait no
 * longer. So a crowd of people who are refused costs whoever is answered one request of theirs at most.
 */
export class AfterAnswers {
  private readonly line = new AsyncQueue();
  private answering = 0;
  private waiting: (() => void)[] = [];

  /** Does what somebody is answered by. */
  async answer(work: () => Promise<void>): Promise<void> {
    this.answering += 1;
    try {
      await work();
    } finally {
      this.answering -= 1;
      if (this.answering === 0) for (const go of this.waiting.splice(0)) go();
    }
  }

  /** Says that something is refused when there is time; resolves when it is said, or is too late to be said. */
  async refuse(say: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + PATIENCE;
    await this.line.wait();
    try {
      while (this.answering > 0 && Date.now() < end) await this.idle(end - Date.now());
      if (Date.now() <= end + TOO_LATE) await say();
    } finally {
      this.line.shift();
    }
  }

  /** Resolves when nobody is being answered, or after so many milliseconds. */
  private idle(longest: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longest);
      this.waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
