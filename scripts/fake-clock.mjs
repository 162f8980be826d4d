import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fail } from './environment.mjs';

/** The library of Debian's `faketime`; installed where it is missing and we may. */
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

/** Does something while what killed processes leave of libfaketime is cleared away: a later process of the same number stumbles over it. */
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

/** What makes a process and all it starts believe that it is this instant now, on a machine of this zone. */
export function environmentAt(library, { at, machine }) {
  const seconds = Math.round((Date.parse(at) - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    // An offset, and no instant: processes that start later agree about the time.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    TZ: machine,
  };
}
