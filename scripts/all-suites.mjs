import { inMemory } from './in-memory.mjs';
import { mainTests } from './main-tests.mjs';
import { productInBrowser } from './product-in-browser.mjs';
import { playwright, vitest } from './suites.mjs';
import { findSystemPostgres } from './system-postgres.mjs';

/**
 * Every suite that runs tests, in the order of `npm test`. Both applications must be built, and a Chromium must exist.
 */
export const allSuites = [
  { key: 'server', run: (environment) => vitest('unit and server', [], { ...inMemory(), ...environment }) },
  {
    key: 'system',
    isHere: findSystemPostgres,
    run: (environment) =>
      vitest('server on system PostgreSQL', ['--project', 'server', 'src/derived', ...mainTests()], {
        ...inMemory(),
        ...environment,
        HORAE_TEST_DATABASE: 'system',
      }),
  },
  {
    key: 'killed',
    run: (environment) => vitest('killed processes', ['--root', 'soak'], environment),
  },
  {
    key: 'timeline',
    run: (environment) => playwright('timeline in the browser', 'packages/timeline/playwright.config.ts', environment),
  },
  {
    key: 'product',
    run: (environment) => productInBrowser('product in the browser', environment, ['--grep-invert', '@wide']),
  },
];
