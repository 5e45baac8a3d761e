const TYPING_MS = 10_000;

/** Who is typing where, each for ten seconds. */
export class Typists {
  readonly #changed: () => void;
  readonly #until = new Map<string, Map<string, number>>();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  in(channel: string): string[] {
    const now = Date.now();
    return [...(this.#until.get(channel) ?? [])].filter(([, until]) => until > now).map(([who]) => who);
  }

  begin(channel: string, who: string): void {
    const here = this.#until.get(channel) ?? new Map<string, number>();
    this.#until.set(channel, here.set(who, Date.now() + TYPING_MS));
    setTimeout(this.#changed, TYPING_MS + 50);
    this.#changed();
  }

  end(channel: string, who: string): void {
    if (this.#until.get(channel)?.delete(who)) this.#changed();
  }
}
