import type { Operation, Simple, Speech, Verb } from '../operation.ts';
import { verbClause } from './noun.ts';

/** An operation that asks nobody. */
export function atOnce<E>(act: (...args: Parameters<Operation<E>['run']>) => void): Operation<E>['run'] {
  return function* (...args) {
    act(...args);
    yield* [];
  };
}

/** Operations that wait, stand, or are read by the rule they change; doing them changes nothing. */
export const stands = atOnce<never>(() => undefined);

/** Tells the reader to do something. */
export function order<E>(clause: Simple<E>['clause']): Simple<E> {
  return { kind: () => 'order', clause };
}

/** Says what happens. */
export function statement<E>(clause: Simple<E>['clause']): Simple<E> {
  return { kind: () => 'statement', clause };
}

/** An order whose verb its neighbors may share. */
export function shared<E>(verb: (effect: E, speech: Speech) => Verb): Simple<E> {
  return { kind: () => 'order', verb, clause: (effect, form, speech) => verbClause(verb(effect, speech), form) };
}
