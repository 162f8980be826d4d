import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // `npm run soak -- clocks` names what its moved clock breaks by itself.
    exclude: ['src/platform/postgres/**', ...(process.env.HORAE_TEST_WITHOUT?.split(',') ?? [])],
    globalSetup: ['src/test/global-setup.ts'],
    // The server keeps nothing in its modules, so they are read once and not for each of seventy files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test' },
  },
});
