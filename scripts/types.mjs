import { spawnSync } from 'node:child_process';

// TypeScript 7 checks the types; the package named `typescript` stays at version 6 for the tools that import it.
const compiler = 'node_modules/typescript-7/bin/tsc';
const projects = [
  'packages/contract',
  'packages/local-time',
  'packages/timeline',
  'packages/working-time',
  'packages/ergani',
  'packages/roster-grid',
  'packages/sheet-file',
  'apps/server',
  'apps/web',
  'soak',
  'e2e',
];
const failed = projects.filter(
  (project) => spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' }).status !== 0,
);
process.exit(failed.length > 0 ? 1 : 0);
