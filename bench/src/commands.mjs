import { spawn } from 'node:child_process';
import { root } from '../../scripts/environment.mjs';

/** Runs a node program to its end; its output is shown only when it fails. */
export function runCommand(args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('exit', (code) => (code === 0 ? resolve(said) : reject(new Error(said))));
  });
}
