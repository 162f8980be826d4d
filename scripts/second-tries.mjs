/**
 * Returns the tests in a suite of Playwright's JSON report that passed only when retried, each as `sections.spec.ts ›
 * every page › /accounts is accessible`.
 */
export function secondTriesOf({ title, suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title);
  return [...own, ...suites.flatMap(secondTriesOf)].map((name) => `${title} › ${name}`);
}
