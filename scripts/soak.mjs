import { buildWhatIsStale } from './build.mjs';
import { requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// What takes long: twenty rounds of what `npm test` runs three of, every page for its six of the crawler, and the clock in
// the browser on the machine's own PostgreSQL, where there is one.
requireNode();
installIfMissing();
await buildWhatIsStale();
const { playwright, vitest } = await import('./suites.mjs');
const { findChromium } = await import('./chromium.mjs');
const { startServed } = await import('./served.mjs');
const { findSystemPostgres } = await import('./system-postgres.mjs');
const CHROMIUM_PATH = await findChromium();
const SOAK_ROUNDS = process.env.SOAK_ROUNDS ?? '20';
const SOAK_SYSTEM_BROWSER = findSystemPostgres() ? 'yes' : 'no';
const results = [
  await vitest('killed processes', ['--root', 'soak'], { SOAK_ROUNDS, SOAK_SYSTEM_BROWSER, CHROMIUM_PATH }),
];
const served = await startServed();
const environment = { SOAK_ROUNDS, CHROMIUM_PATH, E2E_BASE_URL: served.address };
results.push(await playwright('every control pressed', 'e2e/playwright.config.ts', environment, ['crawler']));
await served.stop();
const sum = (key) => results.reduce((total, suite) => total + suite[key], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') > 0 ? 1 : 0);
