/** Steps in which progress is told. */
const STEPS = 50;

/** Tells on the error output how far a long run is, and how long it will still take. */
export class Progress {
  private readonly all: number;
  private readonly begun = process.hrtime.bigint();
  private told = 0;

  constructor(all: number) {
    this.all = all;
  }

  /** @param done games played so far */
  tell(done: number): void {
    const step = Math.floor((done * STEPS) / this.all);
    if (step === this.told) return;
    this.told = step;
    const minutes = Number(process.hrtime.bigint() - this.begun) / 6e10;
    const left = (minutes * (this.all - done)) / done;
    console.error(`${done} of ${this.all} games, ${minutes.toFixed(1)} minutes, ${left.toFixed(1)} to go`);
  }
}
