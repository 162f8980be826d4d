import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatIsStale } from './build.mjs';
import { requireNode, root } from './environment.mjs';
import { installIfMissing } from './install.mjs';

// The server is rebuilt and restarted after every change; the browser side comes from Vite, which proxies API calls.
requireNode();
installIfMissing();
await buildWhatIsStale(['apps/server']);
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const start = (args, directory, environment = {}) =>
  spawn(process.execPath, args, {
    cwd: join(root, directory),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...environment },
  });
const children = [
  start([vite, 'build', '--watch', '--logLevel', 'warn'], 'apps/server'),
  start(['--watch', 'apps/server/dist/main.js'], '.', { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' }),
  start([vite], 'apps/web'),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
