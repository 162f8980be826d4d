import { buildWhatIsStale } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { productInBrowser } from './product-in-browser.mjs';
import { report, strictly } from './report.mjs';
import { check, vitest } from './suites.mjs';
import { findSystemPostgres } from './system-postgres.mjs';

/**
 * Runs twenty rounds of what `npm test` runs three of, every server test on the system's PostgreSQL and the clock,
 * planning and the first day in the browser on it (if there is one), every call with many malformed inputs, what `npm
 * test` shows in one skin, width or page in all of them, the crawler, and everything without the sample applications.
 * Returns the exit code.
 */
export async function soakProcesses() {
  await buildWhatIsStale();
  const CHROMIUM_PATH = await findChromium();
  const SOAK_ROUNDS = process.env.SOAK_ROUNDS ?? '20';
  const hasSystem = findSystemPostgres();
  const environment = { SOAK_ROUNDS, SOAK_SYSTEM_BROWSER: hasSystem ? 'yes' : 'no', CHROMIUM_PATH };
  const onSystem = { ...environment, HORAE_TEST_DATABASE: 'system' };
  const server = ['--project', 'server'];
  const results = [
    await check('without demo-apps', process.execPath, ['scripts/without-demo-apps.mjs']),
    await vitest('malformed input', [...server, 'src/test/fuzz'], environment),
    ...(hasSystem ? [await vitest('all of the server on system PostgreSQL', server, onSystem)] : []),
    await vitest('killed processes', ['--root', 'soak'], environment),
    await productInBrowser('every control, skin, width and page', environment, ['--grep', '@wide|core/crawler']),
  ];
  return report(results.map(strictly));
}
