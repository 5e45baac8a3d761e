import { defineConfig } from 'vitest/config';

const LONG = 'tests/**/*.long.test.ts';

/** What is run: `npm run test:long`, whole games, kills, shares and fairness in full; `npm run gallery`; else `npm test`. */
const FILES: Readonly<Record<string, string[]>> = {
  long: [LONG, 'tests/**/*.sampled.test.ts'],
  gallery: ['tests/render/golden.sampled.test.ts'],
};

export default defineConfig(({ mode }) => ({
  test: {
    include: FILES[mode] ?? ['tests/**/*.test.ts'],
    exclude: mode in FILES ? [] : [LONG],
    setupFiles: ['tests/before.ts'],
    // Whatever whoever runs the tests speaks, programs that these start speak English unless told otherwise.
    env: { TEST_LENGTH: mode, LC_ALL: '', LC_MESSAGES: 'C' },
    // A busy machine may take its time: only what never ends is an error.
    testTimeout: process.env.HARNESS === 'full' ? 7_200_000 : 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    pool: 'forks',
    // Files share what they have loaded; none of them leaves anything behind.
    isolate: false,
    maxWorkers: 2,
  },
}));
