import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests that check a rule without a database, a browser or a build. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/working-time/command/vectors.test.ts',
      'apps/{server,web}/src/**/*.rules.test.ts',
      'apps/web/src/platform/access.test.ts',
    ],
    environment: 'node',
    // Instrumented code on a busy machine is several times slower.
    testTimeout: 60_000,
  },
});
