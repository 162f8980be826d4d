import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // What `npm run soak -- clocks` breaks by its moved clock, and what need not run on two databases.
    exclude: ['src/platform/postgres/**', ...(process.env.HORAE_TEST_WITHOUT?.split(',') ?? [])],
    globalSetup: ['src/test/global-setup.ts'],
    // The server keeps nothing in its modules, so they are read once and not for each of seventy files.
    isolate: false,
    // Some walk every call; nothing here measures speed, and a busy machine may be three times slower.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    env: { NODE_ENV: 'test' },
  },
});
