import { spawnSync } from 'node:child_process';
import { doorFaults } from './doors.mjs';
import { root } from './environment.mjs';
import { unexcepted } from './names-as-text.mjs';
import { readServerFiles, sqlFaults } from './tables.mjs';

const args = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  'packages',
  'apps',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'json',
];
const { stdout, stderr, status } = spawnSync(process.execPath, args, {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
if (!stdout) {
  process.stderr.write(stderr);
  process.exit(status || 1);
}
const { modules, summary } = JSON.parse(stdout);
// Unresolved imports are not checked, so they are errors.
const unresolved = modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(({ couldNotResolve, module }) => couldNotResolve && !module.startsWith('virtual:'))
    .map(({ module }) => `error unresolved: ${source} → ${module}`),
);
for (const { from, to, rule } of summary.violations)
  process.stderr.write(`${rule.severity} ${rule.name}: ${from} → ${to}\n`);
const files = readServerFiles();
const faults = [...unresolved, ...doorFaults(modules), ...unexcepted(sqlFaults(files))];
for (const fault of faults) process.stderr.write(`${fault}\n`);
const broken = summary.error + faults.length;
process.stdout.write(
  `${summary.totalCruised} modules read, ${files.size} of them for SQL, ${broken} import rules broken\n`,
);
process.exit(broken > 0 || summary.totalCruised === 0 || files.size === 0 ? 1 : 0);
