import { buildWhatIsStale } from './build.mjs';
import { requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';

requireNode();
installIfMissing();
const results = [];
let since = Date.now();
const note = (suite) => {
  results.push({ ...suite, seconds: Math.round((Date.now() - since) / 1000) });
  since = Date.now();
};
try {
  const { check, playwright, vitest } = await import('./suites.mjs');
  const { staticChecks } = await import('./static-checks.mjs');
  const { findChromium } = await import('./chromium.mjs');
  const { startServed } = await import('./served.mjs');
  const { findSystemPostgres } = await import('./system-postgres.mjs');
  for (const [name, ...command] of staticChecks) note(await check(name, ...command));
  note(await vitest('unit and server'));
  if (findSystemPostgres())
    note(
      await vitest('server on system PostgreSQL', ['--project', 'server', 'features', 'src/roster'], {
        HORAE_TEST_DATABASE: 'system',
      }),
    );
  const CHROMIUM_PATH = await findChromium();
  await buildWhatIsStale();
  note(await vitest('killed processes', ['--root', 'soak']));
  note(await playwright('timeline in the browser', 'packages/timeline/playwright.config.ts', { CHROMIUM_PATH }));
  const served = await startServed();
  note(
    await playwright('product in the browser', 'e2e/playwright.config.ts', {
      CHROMIUM_PATH,
      E2E_BASE_URL: served.address,
    }),
  );
  await served.stop();
} catch (error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  note({ name: 'the test run itself', passed: 0, failed: 1 });
}
process.stdout.write('\n');
for (const { name, passed, failed, seconds } of results)
  process.stdout.write(`${failed ? '✗' : '✓'} ${name}: ${passed} of ${passed + failed} in ${seconds} s\n`);
const sum = (key) => results.reduce((total, suite) => total + suite[key], 0);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
