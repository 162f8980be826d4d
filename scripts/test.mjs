import { buildWhatIsStale } from './build.mjs';
import { requireNode } from './environment.mjs';
import { installIfMissing } from './install.mjs';
import { report } from './report.mjs';

requireNode();
installIfMissing();
const results = [];
let since = Date.now();
const lineOf = ({ name, passed, failed, seconds }) =>
  `${failed ? '✗' : '✓'} ${name}: ${passed} of ${passed + failed} in ${seconds} s\n`;
const note = (suite) => {
  const result = { ...suite, seconds: Math.round((Date.now() - since) / 1000) };
  results.push(result);
  // A run that is stopped half way has said how far it came.
  process.stdout.write(`\n${lineOf(result)}`);
  since = Date.now();
};
try {
  const { check } = await import('./suites.mjs');
  const { staticChecks } = await import('./static-checks.mjs');
  const { allSuites } = await import('./all-suites.mjs');
  const { findChromium } = await import('./chromium.mjs');
  for (const [name, ...command] of staticChecks) note(await check(name, ...command));
  const CHROMIUM_PATH = await findChromium();
  await buildWhatIsStale();
  for (const suite of allSuites) if (suite.isHere?.() ?? true) note(await suite.run({ CHROMIUM_PATH }));
} catch (error) {
  process.stderr.write(`${error.stack ?? error}\n`);
  note({ name: 'the test run itself', passed: 0, failed: 1, secondTries: [] });
}
process.stdout.write('\n');
for (const result of results) process.stdout.write(lineOf(result));
process.exit(report(results));
