import type { Flow } from './flow.ts';
import type { EngineEvent } from './game.ts';
import type { Ref } from './phrase.ts';

/**
 * Carries out a rule. What happens in it, and says by itself neither `by`, `on` nor `cause`, comes from that source. Of
 * two rules, one within the other, the inner one counts. Events that were taken away while it asked keep what they have.
 */
export function* sourced<T>(game: { events: EngineEvent[] }, source: Ref, flow: Flow<T>): Flow<T> {
  const { events } = game;
  let from = events.length;
  const stamp = (): void => {
    for (const event of events.slice(from)) if (!hasCause(event)) event.source = source;
  };
  try {
    let step = flow.next();
    while (!step.done) {
      stamp();
      const reply = yield step.value;
      from = events.length;
      step = flow.next(reply);
    }
    return step.value;
  } finally {
    stamp();
  }
}

function hasCause(event: EngineEvent): boolean {
  if (event.source) return true;
  const { by, on, cause } = event as { by?: unknown; on?: unknown; cause?: unknown };
  // How much there is more of something is a number, and no cause.
  return [by, on, cause].some((one) => typeof one === 'object' && one !== null);
}
