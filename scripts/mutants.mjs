import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, requireNode, root } from './environment.mjs';
import { installIfMissing } from './install.mjs';
import { run } from './suites.mjs';

/**
 * Mutation tests: the tests must detect at least 90 of 100 small faults put into the code.
 *   npm run mutants                 the rules and packages with uncommitted changes
 *   npm run mutants -- --since REF  those changed since a commit
 *   npm run mutants -- FILE …       these files
 *   npm run mutants -- all          all of them; takes a night
 */
const judged = [
  /^packages\/(local-time|working-time|ergani|roster-grid|sheet-file|contract|timeline)\/src\/.+\.ts$/,
  /\.rules\.ts$/,
  /^apps\/web\/src\/platform\/access\.ts$/,
];
const isJudged = (path) => judged.some((one) => one.test(path)) && !/\.test\.ts$|\.d\.ts$|\/test\//.test(path);

requireNode();
const [first, ...rest] = process.argv.slice(2);
const files = chosen();
installIfMissing();
if (files.length === 0) {
  process.stdout.write('No rule or package was changed.\n');
  process.exit(0);
}
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
process.exit(await run(process.execPath, [stryker, 'run', 'mutants/stryker.config.mjs', '--mutate', files.join(',')]));

function chosen() {
  if (first === 'all') return git('ls-files').filter(isJudged);
  if (first === '--since' && rest.length !== 1) fail('Name the commit:  npm run mutants -- --since main');
  if (first && first !== '--since') return [first, ...rest].map(judgedFile);
  return git('diff', '--name-only', '--diff-filter=d', rest[0] ?? 'HEAD').filter(isJudged);
}

function judgedFile(path) {
  if (!existsSync(join(root, path))) fail(`There is no file ${path}.`);
  if (!isJudged(path))
    fail(`${path} is neither a rule nor in a package: give paths such as packages/ergani/src/tax-number.ts.`);
  return path;
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n') : fail(`git ${args.join(' ')}: ${stderr.trim().split('\n')[0]}`);
}
