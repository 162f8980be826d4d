const mostFaults = 20;
const sum = (results, key) => results.reduce((total, suite) => total + suite[key], 0);

/** Lists what failed and what passed only when retried, and the totals in the last line; returns the exit code. */
export function report(results) {
  for (const { name, faults = [] } of results)
    for (const fault of faults.slice(0, mostFaults)) process.stdout.write(`Failed: ${name}: ${fault}\n`);
  const secondTries = results.flatMap((suite) => suite.secondTries);
  for (const name of secondTries) process.stdout.write(`Second try: ${name}\n`);
  process.stdout.write(`${secondTries.length} passed only at a second try\n`);
  process.stdout.write(`${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed\n`);
  return sum(results, 'failed') > 0 || sum(results, 'passed') === 0 ? 1 : 0;
}

/** For a suite that allows no retries: tests that needed one count as failed. */
export const strictly = (suite) => ({
  ...suite,
  passed: suite.passed - suite.secondTries.length,
  failed: suite.failed + suite.secondTries.length,
});
