/** Something more urgent is to be sent: what can wait is left where it is, and done from its beginning another time. */
export class Interrupted extends Error {
  constructor() {
    super('something more urgent is to be sent');
    this.name = 'Interrupted';
  }
}

/** Tells whoever does what can wait that something more urgent has come up. */
export class Interruption {
  private raised = false;
  private readonly listeners = new Set<() => void>();

  raise(): void {
    this.raised = true;
    for (const listener of this.listeners) listener();
  }

  /** @throws Interrupted when something has come up */
  check(): void {
    if (this.raised) throw new Interrupted();
  }

  /** What some work comes to. @throws Interrupted as soon as something comes up; the work goes on by itself */
  async unless<T>(work: Promise<T>): Promise<T> {
    // Nobody waits for it any more where something has come up already, either.
    work.catch(() => undefined);
    this.check();
    let listener: () => void = () => undefined;
    const raised = new Promise<never>((_, reject) => {
      listener = () => reject(new Interrupted());
      this.listeners.add(listener);
    });
    try {
      return await Promise.race([work, raised]);
    } finally {
      this.listeners.delete(listener);
    }
  }

  /** Resolves after so many milliseconds. @throws Interrupted */
  async rest(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    try {
      await this.unless(over);
    } finally {
      clearTimeout(timer);
    }
  }
}
