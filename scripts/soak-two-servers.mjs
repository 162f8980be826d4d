import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhatIsStale } from './build.mjs';
import { fail } from './environment.mjs';
import { report } from './report.mjs';
import { vitest } from './suites.mjs';

const programs = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
};
const prefix = 'horae-two-servers-';

/** Kills two servers behind HAProxy, their pooler and their database in turn; returns the exit code. */
export async function soakTwoServers(args) {
  const rounds = roundsIn(args);
  installPrograms();
  await buildWhatIsStale(['apps/server']);
  for (const left of readdirSync(tmpdir()).filter((name) => name.startsWith(prefix) && !isAlive(makerOf(name))))
    endAllIn(join(tmpdir(), left));
  const directory = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  // The database and HAProxy run as another user.
  chmodSync(directory, 0o755);
  const interrupted = () => {
    endAllIn(directory);
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupted);
  try {
    const environment = { SOAK_ROUNDS: String(rounds), SOAK_DIRECTORY: directory };
    return report([await vitest('two servers', ['--root', 'soak/two-servers'], environment)]);
  } finally {
    endAllIn(directory);
  }
}

function roundsIn(args) {
  try {
    const { rounds = '2' } = parseArgs({ args, options: { rounds: { type: 'string' } } }).values;
    if (/^[1-9]\d{0,2}$/.test(rounds)) return Number(rounds);
  } catch (error) {
    return fail(`${error.message}. The only option is --rounds.`);
  }
  return fail('--rounds is a number from 1 to 999.');
}

function installPrograms() {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name]));
  if (missing.length === 0) return;
  const line = `This needs the Debian packages ${missing.join(', ')}:  apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) fail(line);
  process.stdout.write(`Installing ${missing.join(', ')} …\n`);
  try {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['install', '-y', '-qq', ...missing], { stdio: 'ignore', env: environment });
  } catch {
    fail(line);
  }
}

/** Kills whatever works in a directory, and removes it. */
function endAllIn(directory) {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid))
    if (worksIn(pid, directory)) kill(Number(pid));
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
}

function worksIn(pid, directory) {
  try {
    return ['cmdline', 'environ'].some((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8').includes(directory));
  } catch {
    return false;
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const makerOf = (name) => Number(name.slice(prefix.length).split('-')[0]);

function isAlive(pid) {
  return existsSync(`/proc/${pid}`);
}
