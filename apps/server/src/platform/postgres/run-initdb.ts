import { basename } from 'node:path';
import type { Binaries } from './binaries';
import { makePassword, superuser } from './connection';
import type { Home } from './home-directory';
import { run } from './run-program';

/** Initialises a cluster in an empty directory of the home, with a locale that is the same on every system. */
export async function initialise(
  directory: string,
  home: Home,
  binaries: Binaries,
  more: string[] = [],
): Promise<void> {
  // Relative, because initdb passes this path to a shell.
  const common = [
    // Small WAL segments keep snapshots small.
    '--wal-segsize=4',
    '-D',
    basename(directory),
    '-E',
    'UTF8',
    '-U',
    superuser,
    ...(await authentication(home)),
    ...more,
  ];
  const options = { user: home.user, cwd: home.directory };
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    await run(binaries.initdb, [...common, ...builtin, '--locale=C.UTF-8'], options);
  } catch (error) {
    if (!/invalid locale/.test((error as Error).message)) throw error;
    // For systems whose C library has no C.UTF-8; case rules still come from PostgreSQL itself.
    await run(binaries.initdb, [...common, ...builtin, '--locale=C'], options);
  }
}

/** On POSIX the private socket directory restricts access; on Windows there is a loopback port, hence a password. */
async function authentication(home: Home): Promise<string[]> {
  if (process.platform !== 'win32') return ['--auth=trust'];
  return ['--auth=scram-sha-256', `--pwfile=${await makePassword(home.directory)}`];
}
