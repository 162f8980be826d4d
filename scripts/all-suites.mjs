import { startServed } from './served.mjs';
import { playwright, vitest } from './suites.mjs';
import { findSystemPostgres } from './system-postgres.mjs';

/** Minutes of rules that are the same on every database; the SQL they use is in the other tests. */
const rulesAlone = ['rule-matrix', 'undo.properties'].map((name) => `src/features/scheduling/planning/${name}.test.ts`);

/**
 * Every suite that runs tests, in the order of `npm test`. Both applications must be built, and a Chromium must exist.
 */
export const allSuites = [
  { key: 'server', run: (environment) => vitest('unit and server', [], environment) },
  {
    key: 'system',
    isHere: findSystemPostgres,
    run: (environment) =>
      vitest('server on system PostgreSQL', ['--project', 'server', 'src/features', 'src/roster', 'src/derived'], {
        ...environment,
        HORAE_TEST_DATABASE: 'system',
        HORAE_TEST_WITHOUT: [environment.HORAE_TEST_WITHOUT, ...rulesAlone].filter(Boolean).join(','),
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
  { key: 'product', run: productInBrowser },
];

/** Two workers, each with a server and a database of its own: no test meets what another one is changing. */
async function productInBrowser(environment) {
  const served = await Promise.all([startServed(environment), startServed(environment)]);
  try {
    return await playwright('product in the browser', 'e2e/playwright.config.ts', {
      ...environment,
      E2E_BASE_URL: served.map(({ address }) => address).join(','),
    });
  } finally {
    await Promise.all(served.map(({ stop }) => stop()));
  }
}
