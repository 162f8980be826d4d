import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: ['src/platform/postgres/**'],
    globalSetup: ['src/test/global-setup.ts'],
    // The server keeps nothing in its modules, so they are read once and not for each of seventy files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test' },
  },
});
