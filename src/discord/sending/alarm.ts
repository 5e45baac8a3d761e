/** What is to be done a little later, by name: one of a name at a time. None keeps the process alive. */
export class Alarms {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private stopped = false;

  has(name: string): boolean {
    return this.timers.has(name);
  }

  /** Nothing happens where one of that name is set already. @param wait milliseconds */
  set(name: string, wait: number, work: () => void): void {
    if (this.stopped || this.timers.has(name)) return;
    const timer = setTimeout(() => {
      this.timers.delete(name);
      work();
    }, wait);
    timer.unref();
    this.timers.set(name, timer);
  }

  cancel(name: string): void {
    clearTimeout(this.timers.get(name));
    this.timers.delete(name);
  }

  /** Cancels all, and sets no more. */
  stop(): void {
    this.stopped = true;
    for (const name of [...this.timers.keys()]) this.cancel(name);
  }
}
