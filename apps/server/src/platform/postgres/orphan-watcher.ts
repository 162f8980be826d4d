import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { type ProcessUser, programEnvironment } from './run-program';

export interface WatchedDatabase {
  pid: number;
  cluster: string;
  user: ProcessUser;
  /** The file that names the owner of the database, and its content while that is us. */
  ownerFile: string;
  ownerToken: string;
  graceSeconds: number;
  /** A directory to delete recursively once the database has ended. */
  throwAway?: string;
}

// Reads a pipe that only our process has open; it closes when we end, however that happens.
const script = `
while read -r line; do :; done
sleep "$1"
read -r owner < "$2"
[ "$owner" = "$3" ] || exit 0
if [ ! -e /proc/self ] || [ "/proc/$4/cwd" -ef "$5" ]; then kill -INT "$4"; fi
[ -n "$6" ] || exit 0
left=300
while kill -0 "$4" && [ "$left" -gt 0 ]; do sleep 0.1; left=$((left - 1)); done
rm -rf "$6"
`;

/** Starts a shell that stops the database some seconds after our process ends, unless another Horae took it over. */
export function watchForOrphan(watched: WatchedDatabase): { dismiss: () => void } {
  if (process.platform === 'win32') return { dismiss: () => undefined };
  const { graceSeconds, ownerFile, ownerToken, pid, cluster, throwAway = '' } = watched;
  const values = [String(graceSeconds), ownerFile, ownerToken, String(pid), cluster, throwAway];
  const shell = spawn('/bin/sh', ['-c', script, 'horae-watcher', ...values], {
    ...watched.user,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return { dismiss: () => shell.kill('SIGKILL') };
}
