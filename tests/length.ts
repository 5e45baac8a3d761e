/** True with `HARNESS=full`: whatever breaks, is wrong or goes wrong does so as often as anybody could wish for. */
const FULL = process.env.HARNESS === 'full';

/** How often something goes wrong: as much as two minutes of `npm run test:long` hold, or all of it. */
export function harnessed<T>(some: T, full: T): T {
  return FULL ? full : some;
}

/** True in `npm run test:long`, where `*.long.test.ts` is played at all, and all of `*.sampled.test.ts`. */
export const LONG = process.env.TEST_LENGTH === 'long';

/** How much of something is tried in `*.sampled.test.ts`: a little in `npm test`, all of it in `npm run test:long`. */
export function tried<T>(little: T, all: T): T {
  return LONG ? all : little;
}

/** Of a list, one in so many in `npm test`, everything in `npm run test:long`. */
export function sampled<T>(list: readonly T[], step: number): readonly T[] {
  return LONG ? list : list.filter((_, index) => index % step === 0);
}
