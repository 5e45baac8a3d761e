import { defineConfig } from 'vitest/config';

/** `vitest run` is `npm test`; `vitest run --mode long` plays whole games, kills, shares and fairness in full. */
export default defineConfig(({ mode }) => ({
  test: {
    include: [mode === 'long' ? 'tests/**/*.long.test.ts' : 'tests/**/*.test.ts'],
    env: { TEST_LENGTH: mode },
    // A busy machine may take its time: only what never ends is an error.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
    pool: 'forks',
    // Files share what they have loaded; none of them leaves anything behind.
    isolate: false,
    maxWorkers: 2,
  },
}));
