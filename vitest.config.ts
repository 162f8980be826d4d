import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// No test leaves anything in a module, so each is read once and not for every file.
const isolate = false;

const schemas = fileURLToPath(new URL('apps/web/src/platform/schema/recorded.ts', import.meta.url));

/** Every suite without a browser; each part may say more in a config of its own. */
export default defineConfig({
  test: {
    // By default one core is left to the editor; nobody waits at one here.
    maxWorkers: '100%',
    projects: [
      'apps/server',
      // Databases that are started, killed and damaged take minutes: `npm test` runs them, `npm run check` does not.
      {
        root: 'apps/server',
        test: {
          name: 'embedded',
          include: ['src/platform/postgres/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          env: { NODE_ENV: 'test' },
        },
      },
      { test: { name: 'contract', isolate, include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'local-time', isolate, include: ['packages/local-time/src/**/*.test.ts'] } },
      { test: { name: 'timeline', isolate, include: ['packages/timeline/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'working-time',
          isolate,
          include: ['packages/working-time/{src,command}/**/*.test.ts'],
          // The command is built on its first run.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'ergani',
          isolate,
          include: ['packages/ergani/{src,simulator,command}/**/*.test.ts'],
          // The simulator's command is built on its first run.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'roster-grid',
          isolate,
          include: ['packages/roster-grid/src/**/*.test.ts'],
          // Hundreds of sheets of any cells are read.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'sheet-file',
          isolate,
          include: ['packages/sheet-file/src/**/*.test.ts'],
          // A workbook of many rows is written and read.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'deploy', include: ['deploy/*.test.mjs'] } },
      { test: { name: 'scripts', isolate, include: ['scripts/*.test.mjs'] } },
      {
        root: 'apps/web',
        // As the browser has the contract.
        resolve: { alias: [{ find: /^zod$/, replacement: schemas }] },
        test: { name: 'web', isolate, include: ['src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
