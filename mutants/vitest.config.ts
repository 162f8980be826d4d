import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const schemas = fileURLToPath(new URL('../apps/web/src/platform/schema/recorded.ts', import.meta.url));

const common = {
  root,
  environment: 'node',
  // Instrumented code on a busy machine is several times slower.
  testTimeout: 60_000,
} as const;

/** The tests that check a rule without a database, a browser or a build. */
export default defineConfig({
  test: {
    root,
    projects: [
      {
        test: {
          ...common,
          name: 'packages and server',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/working-time/command/vectors.test.ts',
            'apps/server/src/**/*.rules.test.ts',
          ],
        },
      },
      {
        // As the browser has the contract.
        resolve: { alias: [{ find: /^zod$/, replacement: schemas }] },
        test: {
          ...common,
          name: 'web',
          include: ['apps/web/src/**/*.rules.test.ts', 'apps/web/src/platform/access.test.ts'],
        },
      },
    ],
  },
});
