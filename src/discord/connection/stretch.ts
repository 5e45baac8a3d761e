import { type Scope, SendsNoMore } from '../../store/ledger.ts';
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

/** A post that sends nothing before it may. */
function guarded(post: Post, maySend: () => Promise<void>): Post {
  const after =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      await maySend();
      return work(...given);
    };
  return {
    send: after((channel, message) => post.send(channel, message)),
    edit: after((channel, id, message) => post.edit(channel, id, message)),
    pressed: (message, token) => post.pressed(message, token),
    remove: after((channel, id) => post.remove(channel, id)),
    has: (channel, id) => post.has(channel, id),
    pin: after((channel, id) => post.pin(channel, id)),
    isPinned: (channel, id) => post.isPinned(channel, id),
    latest: (channel) => post.latest(channel),
    direct: after((person, message) => post.direct(person, message)),
    thread: after((channel, name) => post.thread(channel, name)),
    sees: (channel) => post.sees(channel),
    reopen: after((thread) => post.reopen(thread)),
    isMember: (guild, person) => post.isMember(guild, person),
  };
}
