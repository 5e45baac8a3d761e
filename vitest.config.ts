import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    // What waits for a browser or for messages gets a second chance on a busy machine.
    retry: process.env.CI ? 2 : 0,
  },
});
