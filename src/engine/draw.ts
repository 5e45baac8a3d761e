import { mixed, pick } from './chance.ts';

/** Where in a game chance was asked: `turn 4/movement/seat 1` and, in that step, `check seat 1 2`. */
interface Asked {
  step: string;
  name: string;
}

/**
 * What chance came to, as it was: by its address, its range and its outcome; or what was shown of what lay face down,
 * which a shuffle before it had decided.
 * - `dice`: each from 1 to 6
 * - `pick`: one of `size`, counted from 0, and what that was
 * - `order`: of a shuffle: where in the list before it each thing had been
 */
export type Draw =
  | ({ kind: 'dice'; outcome: number[] } & Asked)
  | ({ kind: 'pick'; size: number; outcome: number; what?: string } & Asked)
  | ({ kind: 'order'; outcome: number[] } & Asked)
  | { kind: 'shown'; step: string; what: string[] };

/** A draw that has an address; what was shown has none. */
export type AddressedDraw = Exclude<Draw, { kind: 'shown' }>;

export const isAddressed = (draw: Draw): draw is AddressedDraw => draw.kind !== 'shown';

/** Whether a draw is what the seed says at its address. No rule is asked; anybody's own script can do the same. */
export function isTrue(seed: string, draw: AddressedDraw): boolean {
  const address = addressOf(draw);
  switch (draw.kind) {
    case 'dice':
      return draw.outcome.every((die, index) => die === 1 + pick(seed, `${address}/die ${index + 1}`, 6));
    case 'pick':
      return draw.outcome === pick(seed, address, draw.size);
    case 'order': {
      const places = mixed(seed, address, [...draw.outcome.keys()]);
      return places.every((place, index) => place === draw.outcome[index]);
    }
    default:
      return draw satisfies never;
  }
}

/** The address by which chance was asked. */
export const addressOf = ({ step, name }: AddressedDraw): string => `${step}/${name}`;
