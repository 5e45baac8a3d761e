/** Watches over whom a table calls, and when: nobody in their night, and nobody twice for the same. */
export class Pings {
  private readonly sleeps: (person: string, at: number) => boolean;
  /** What each of them has been called for since their last answer. */
  private readonly called = new Map<string, Set<string>>();
  private readonly reminders = new Set<string>();

  constructor(sleeps: (person: string, at: number) => boolean) {
    this.sleeps = sleeps;
  }

  /**
   * Somebody is mentioned, or written to, because they are asked all this.
   * @throws Error in their night, and where they have been called for all of it already
   */
  call(person: string, at: number, asked: readonly string[]): void {
    this.mustBeAwake(person, at);
    const before = this.called.get(person) ?? new Set();
    if (asked.every((one) => before.has(one))) throw new Error(`${person} is called twice for ${asked.join(', ')}`);
    this.called.set(person, new Set([...before, ...asked]));
  }

  /**
   * Somebody is reminded.
   * @param since when their clock began, in milliseconds since 1970
   * @throws Error in their night, and when this reminder has come before
   */
  remind(person: string, at: number, { stage, since }: { stage: string; since: number }): void {
    this.mustBeAwake(person, at);
    const reminder = `${person} ${stage} ${since}`;
    if (this.reminders.has(reminder)) throw new Error(`${person} is reminded twice: ${stage}`);
    this.reminders.add(reminder);
  }

  /** Somebody has answered: what they are asked from now on is new. */
  answered(person: string): void {
    this.called.delete(person);
  }

  /** Somebody need not answer any more, save what is still to come round to them. */
  released(person: string, left: (asked: string) => boolean): void {
    this.called.set(person, new Set([...(this.called.get(person) ?? [])].filter(left)));
  }

  private mustBeAwake(person: string, at: number): void {
    if (this.sleeps(person, at)) throw new Error(`${person} is pinged in the night`);
  }
}
