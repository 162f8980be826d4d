import { execFileSync } from 'node:child_process';
import { requireNode, root } from './environment.mjs';
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
  /^packages\/(local-time|working-time|ergani|contract|timeline)\/src\/.+\.ts$/,
  /\.rules\.ts$/,
  /^apps\/web\/src\/platform\/access\.ts$/,
];
const isJudged = (path) => judged.some((one) => one.test(path)) && !/\.test\.ts$|\.d\.ts$|\/test\//.test(path);

requireNode();
installIfMissing();
const [first, ...rest] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
const files = (first === 'all' ? git('ls-files') : chosen()).filter(isJudged);
if (files.length === 0) {
  process.stdout.write('No rule or package was changed.\n');
  process.exit(0);
}
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
process.exit(await run(process.execPath, [stryker, 'run', 'mutants/stryker.config.mjs', '--mutate', files.join(',')]));

function chosen() {
  if (first === '--since') return git('diff', '--name-only', '--diff-filter=d', ...rest);
  return first ? [first, ...rest] : git('diff', '--name-only', '--diff-filter=d', 'HEAD');
}
