import { type Scope, SendsNoMore } from '../../store/ledger.ts';
import type { Channelled } from './channellimits.ts';
import type { Post } from './post.ts';
import type { Services } from './services.ts';

/**
 * Does work on what is in scope, with services that tell nobody anything before what was done is kept. It may be done
 * once more, as `Ledger.act` says.
 * @throws LedgerTrouble, and what the work throws
 */
export function during<T>(services: Services, scope: Scope, work: (services: Services) => T | Promise<T>): Promise<T> {
  const { ledger, post, serves } = services;
  return ledger.act(scope, (act) => {
    const mayTell = () => act.kept();
    const maySend = async () => {
      await mayTell();
      if (!serves()) throw new SendsNoMore();
    };
    return work({ ...services, mayTell, post: guarded(post, maySend) });
  });
}

/** What is about to be sent, changed or taken away: of a channel's message what is done to it. */
export type Intent = { what: Channelled; channel: string; message?: string } | { what: 'direct' };

/** A post that sends nothing before it may. @param may resolves when it may, or rejects */
export function guarded(post: Post, may: (intent: Intent) => Promise<void>): Post {
  return {
    async send(channel, message) {
      await may({ what: 'send', channel });
      return post.send(channel, message);
    },
    async edit(channel, id, message) {
      await may({ what: 'edit', channel, message: id });
      return post.edit(channel, id, message);
    },
    async remove(channel, id) {
      await may({ what: 'remove', channel, message: id });
      return post.remove(channel, id);
    },
    async direct(person, message) {
      await may({ what: 'direct' });
      return post.direct(person, message);
    },
    pressed: (message, press) => post.pressed(message, press),
    spare: (what, channel, message) => post.spare(what, channel, message),
    has: (channel, id) => post.has(channel, id),
    pin: (channel, id) => post.pin(channel, id),
    isPinned: (channel, id) => post.isPinned(channel, id),
    latest: (channel) => post.latest(channel),
    thread: (channel, name) => post.thread(channel, name),
    sees: (channel) => post.sees(channel),
    reopen: (thread) => post.reopen(thread),
    isMember: (guild, person) => post.isMember(guild, person),
  };
}
