import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './environment.mjs';

/** Starts the built server with its own data directory and port; returns its address and how to stop it. */
export async function startServed(environment = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'horae-'));
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HORAE_DATA_DIR: directory, LOG_LEVEL: 'error', ...environment },
  });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const ready = /Horae is ready at (\S+)/.exec(said);
      if (ready) resolve(ready[1]);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      child.on('exit', () => {
        rmSync(directory, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { address, directory, pid: child.pid, stop };
}
