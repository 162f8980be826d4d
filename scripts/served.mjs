import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './environment.mjs';

/** Starts the built server with its own data directory and port; returns its address and how to stop it. */
export async function startServed(environment = {}, program = 'apps/server/dist/main.js') {
  const directory = mkdtempSync(join(tmpdir(), 'horae-'));
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HORAE_DATA_DIR: directory, LOG_LEVEL: 'error', ...environment },
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  const address = await Promise.race([addressOf(child), ended.then(() => undefined)]);
  if (address) return { address, directory, pid: child.pid, stop };
  await stop();
  throw new Error(`The server ended with ${child.exitCode ?? child.signalCode} before it was ready.`);
}

function addressOf({ stdout }) {
  return new Promise((resolve) => {
    let said = '';
    stdout.on('data', (chunk) => {
      said += chunk;
      const ready = /Horae is ready at (\S+)/.exec(said);
      if (ready) resolve(ready[1]);
    });
  });
}
