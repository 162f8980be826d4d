/**
 * Returns the tests of a status in a suite of Playwright's JSON report, each as `sections.spec.ts › every page ›
 * /accounts is accessible`.
 */
export const withStatus =
  (wanted) =>
  ({ title, suites = [], specs = [] }) => {
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map((spec) => spec.title);
    return [...own, ...suites.flatMap(withStatus(wanted))].map((name) => `${title} › ${name}`);
  };

/** Those that passed only when retried. */
export const secondTriesOf = withStatus('flaky');
