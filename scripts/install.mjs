import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './environment.mjs';

/** Installs the locked dependencies if they are missing, incomplete or older than the lock file. */
export function installIfMissing(directory = root) {
  if (isInstalled(directory)) return;
  process.stdout.write('Installing the locked dependencies …\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: directory,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status === 0) return;
  const reason =
    `${npm.stderr ?? ''}${npm.error ?? ''}`.split('\n').find((line) => /error/i.test(line)) ?? 'npm ci did not finish';
  fail(`The installation failed: ${reason.trim()}. Run "npm ci" to see all of it.`);
}

function isInstalled(directory) {
  const lock = join(directory, 'package-lock.json');
  const installed = join(directory, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs - 1000) return false;
  try {
    // npm's own list of installed packages; any of their folders may have been deleted since.
    const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
    return Object.keys(packages).every((path) => existsSync(join(directory, path, 'package.json')));
  } catch {
    return false;
  }
}
