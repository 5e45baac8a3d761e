import type { Channelled } from './channellimits.ts';
import type { Interruption } from './interruption.ts';
import type { Services } from './services.ts';
import { guarded, type Intent } from './stretch.ts';

/** So many of each kind that a channel takes in a while are left for what somebody waits for. */
const RESERVED: Readonly<Record<Channelled, number>> = { send: 1, edit: 2, remove: 0 };

/**
 * Services for what nobody waits for: before each request, and while a picture is drawn, it gives way to what is more
 * urgent, and it leaves of a channel's limits what that may need.
 */
export function leisurely(services: Services, interruption: Interruption): Services {
  const { post, draw } = services;
  const inTurn = async (intent: Intent): Promise<void> => {
    for (;;) {
      interruption.check();
      if (intent.what === 'direct') return;
      const { left, again } = post.spare(intent.what, intent.channel, intent.message);
      if (left > RESERVED[intent.what]) return;
      await interruption.rest(again);
    }
  };
  return { ...services, post: guarded(post, inTurn), draw: (spec) => interruption.unless(draw(spec)) };
}
