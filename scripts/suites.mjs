import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';
import { secondTriesOf, withStatus } from './second-tries.mjs';

const reports = join(root, 'test-results', 'counts');
const faultReporter = join(root, 'scripts', 'vitest-faults.mjs');

/** Runs a command with its output passed through; returns its exit code. */
export function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const node = (script, ...args) => [process.execPath, [join('node_modules', script), ...args]];

/** A check that passes or fails as a whole. */
export async function check(name, command, args) {
  process.stdout.write(`\n── ${name}\n`);
  const isPassed = (await run(command, args)) === 0;
  return { name, passed: Number(isPassed), failed: Number(!isPassed), secondTries: [], faults: [] };
}

export async function vitest(name, args = [], environment = {}) {
  const report = reportFile(name);
  const faults = report.replace('.json', '-faults.json');
  rmSync(faults, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, `--reporter=${faultReporter}`];
  const command = node('vitest/vitest.mjs', 'run', ...args, ...reporters);
  const code = await run(...command, { ...environment, HORAE_FAULTS: faults });
  return counted(name, code, report, ({ numPassedTests, numFailedTests, testResults }) => ({
    faults: existsSync(faults) ? JSON.parse(readFileSync(faults, 'utf8')) : [],
    passed: numPassedTests,
    // A file that could not be loaded has no tests that could fail.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }));
}

export async function playwright(name, config, environment = {}, chosen = []) {
  const report = reportFile(name);
  const args = ['test', '--config', config, '--reporter=line,json', ...chosen];
  const code = await run(...node('@playwright/test/cli.js', ...args), {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return counted(name, code, report, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    secondTries: suites.flatMap(secondTriesOf),
    faults: [...suites.flatMap(withStatus('unexpected')), ...(errors ?? []).map(({ message }) => message ?? '')],
  }));
}

function reportFile(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

// A suite that crashed or ran no tests counts as one failure.
function counted(name, code, report, read) {
  if (!existsSync(report)) return { name, passed: 0, failed: 1, secondTries: [], faults: ['it wrote no report'] };
  const { passed, failed, secondTries = [], faults } = read(JSON.parse(readFileSync(report, 'utf8')));
  const isUnseenFailure = (code !== 0 && failed === 0) || passed + failed === 0;
  if (isUnseenFailure) faults.push(`no test failed, and it ended with ${code}`);
  return { name, passed, failed: isUnseenFailure ? 1 : failed, secondTries, faults };
}
