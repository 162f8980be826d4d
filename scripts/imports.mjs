import { spawnSync } from 'node:child_process';
import { root } from './environment.mjs';

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
const { summary } = JSON.parse(stdout);
for (const { from, to, rule } of summary.violations)
  process.stderr.write(`${rule.severity} ${rule.name}: ${from} → ${to}\n`);
process.stdout.write(`${summary.totalCruised} modules read, ${summary.error} import rules broken\n`);
process.exit(summary.error > 0 || summary.totalCruised === 0 ? 1 : 0);
