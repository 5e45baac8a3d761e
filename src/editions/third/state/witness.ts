import type { Effect } from '../content/effect.ts';

let witness: ((effect: Effect) => void) | null = null;

/** Calls somebody for each operation that is carried out, until another one or null is given; for coverage. */
export function watchOperations(other: ((effect: Effect) => void) | null): void {
  witness = other;
}

/** To be called by whatever carries out an operation. */
export function witnessed(effect: Effect): void {
  witness?.(effect);
}
