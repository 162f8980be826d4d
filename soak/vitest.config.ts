import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'soak',
    include: ['*.test.ts'],
    globalSetup: ['./seeded-directory.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Most of the time is spent waiting: for a start, or until what a dead server had on its way is free again.
    maxWorkers: 4,
  },
});
