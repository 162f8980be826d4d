import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fail } from './environment.mjs';

/** Returns Debian's `faketime` library; installs it if it is missing and we have the rights. */
export function findFaketime() {
  const found = faketimeHere() ?? installFaketime();
  return found ?? fail('The clocks need libfaketime: run "apt-get install faketime" as root.');
}

function faketimeHere() {
  const root = '/usr/lib';
  const places = existsSync(root) ? readdirSync(root).filter((name) => name.endsWith('-linux-gnu')) : [];
  return places.map((place) => `${root}/${place}/faketime/libfaketimeMT.so.1`).find((file) => existsSync(file));
}

function installFaketime() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing faketime …\n');
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  run('update');
  run('install', '-y', '--no-install-recommends', 'faketime');
  return faketimeHere();
}

/**
 * Runs `work` and meanwhile removes what killed processes leave of libfaketime, because it breaks later processes with
 * the same id.
 */
export async function clearingAway(work) {
  const timer = setInterval(clearAway, 2000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    clearAway();
  }
}

function clearAway() {
  for (const name of readdirSync('/dev/shm')) {
    const [, pid] = /^(?:sem\.)?faketime_(?:sem|shm)_(\d+)$/.exec(name) ?? [];
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(`/dev/shm/${name}`, { force: true });
  }
}

/**
 * Returns the environment that makes a process and its children believe that it is this instant now, on a machine in
 * this zone.
 */
export function environmentAt(library, { at, machine }) {
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    // An offset rather than an instant, so that processes that start later agree about the time.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    TZ: machine,
  };
}
