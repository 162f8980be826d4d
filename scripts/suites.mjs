import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './environment.mjs';
import { secondTriesOf } from './second-tries.mjs';

const reports = join(root, 'test-results', 'counts');

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
  return { name, passed: Number(isPassed), failed: Number(!isPassed), secondTries: [] };
}

export async function vitest(name, args = [], environment = {}) {
  const report = reportFile(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(...node('vitest/vitest.mjs', 'run', ...args, ...reporters), environment);
  return counted(name, code, report, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not be loaded has no tests that could fail.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }));
}

export async function playwright(name, config, environment = {}, specs = []) {
  const report = reportFile(name);
  const args = ['test', '--config', config, '--reporter=line,json', ...specs];
  const code = await run(...node('@playwright/test/cli.js', ...args), {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return counted(name, code, report, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    secondTries: suites.flatMap(secondTriesOf),
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
  if (!existsSync(report)) return { name, passed: 0, failed: 1, secondTries: [] };
  const { passed, failed, secondTries = [] } = read(JSON.parse(readFileSync(report, 'utf8')));
  const isUnseenFailure = (code !== 0 && failed === 0) || passed + failed === 0;
  return { name, passed, failed: isUnseenFailure ? 1 : failed, secondTries };
}
