import type { WireEvent } from '../wire.ts';

/** Who may see an event: everybody, or these people. */
export type Audience = 'everybody' | readonly string[];

type Listener = (event: WireEvent) => void;

/** Carries what happens to the people who may see it: pages in browsers, and robots. */
export class Feed {
  private readonly listeners = new Map<Listener, string>();

  /** Hears all that `person` may see; the returned function stops it. */
  listen(person: string, listener: Listener): () => void {
    this.listeners.set(listener, person);
    return () => void this.listeners.delete(listener);
  }

  tell(event: WireEvent, audience: Audience): void {
    for (const [listener, person] of [...this.listeners]) {
      if (audience === 'everybody' || audience.includes(person)) listener(event);
    }
  }
}
