export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Mutants in code that runs on import need every test each, which took two thirds of the time.
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['json', 'clear-text'],
  jsonReporter: { fileName: 'test-results/mutants/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/mutants',
  ignorePatterns: ['dist', 'test-results', 'playwright-report', 'bench', '.data', '.cache', 'e2e', 'soak'],
  thresholds: { high: 95, low: 90, break: 90 },
  // Only what changed since the last run is tested again.
  incremental: true,
  incrementalFile: '.cache/mutants.json',
};
