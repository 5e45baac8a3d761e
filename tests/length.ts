/** True in `npm run test:long`, where tests named `*.long.test.ts` play everything they know. */
export const LONG = process.env.TEST_LENGTH === 'long';

/** How much of something is tried: a little in `npm test`, all of it in `npm run test:long`. */
export function tried<T>(little: T, all: T): T {
  return LONG ? all : little;
}

/** Of a list, one in so many in `npm test`, everything in `npm run test:long`. */
export function sampled<T>(list: readonly T[], step: number): readonly T[] {
  return LONG ? list : list.filter((_, index) => index % step === 0);
}
