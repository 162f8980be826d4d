import { buildWhatIsStale } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { report, strictly } from './report.mjs';
import { startServed } from './served.mjs';
import { check, playwright, vitest } from './suites.mjs';
import { findSystemPostgres } from './system-postgres.mjs';

/**
 * Runs twenty rounds of what `npm test` runs three of, the crawler, Greek and paper on all pages, the clock, planning and
 * the first day in the browser on the system's PostgreSQL (if there is one), and everything without the sample
 * applications. Returns the exit code.
 */
export async function soakProcesses() {
  await buildWhatIsStale();
  const CHROMIUM_PATH = await findChromium();
  const SOAK_ROUNDS = process.env.SOAK_ROUNDS ?? '20';
  const SOAK_SYSTEM_BROWSER = findSystemPostgres() ? 'yes' : 'no';
  const results = [
    await check('without demo-apps', process.execPath, ['scripts/without-demo-apps.mjs']),
    await vitest('killed processes', ['--root', 'soak'], { SOAK_ROUNDS, SOAK_SYSTEM_BROWSER, CHROMIUM_PATH }),
  ];
  const served = await startServed();
  const environment = { SOAK_ROUNDS, CHROMIUM_PATH, E2E_BASE_URL: served.address };
  try {
    results.push(
      await playwright(
        'every control pressed, every page in Greek and on paper',
        'e2e/playwright.config.ts',
        environment,
        ['crawler', 'greek-pages', 'print'],
      ),
    );
  } finally {
    await served.stop();
  }
  return report(results.map(strictly));
}
