import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './environment.mjs';
import { installIfMissing } from './install.mjs';

installIfMissing();
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(process.execPath, [vite, 'build', '--watch', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/server'),
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['--watch', 'apps/server/dist/main.js'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
  }),
  spawn(process.execPath, [vite], { cwd: join(root, 'apps/web'), stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => children.forEach((child) => child.kill(signal)));
