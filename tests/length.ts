/** True in `npm run test:long`, where tests named `*.long.test.ts` play everything they know. */
export const LONG = process.env.TEST_LENGTH === 'long';

/** How much of something is tried: a little in `npm test`, all of it in `npm run test:long`. */
export function tried<T>(little: T, all: T): T {
  return LONG ? all : little;
}
