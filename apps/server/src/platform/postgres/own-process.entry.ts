import { createInterface } from 'node:readline';
import { type StartOptions, startPostgres } from './start-postgres';
import { startTestCluster } from './test-cluster';

// Runs as a separate process in tests: starts a database, reports on stdout, and stops it on a line on stdin.
interface Order {
  user?: { uid: number; gid: number };
  umask?: number;
  /** Absent for a throw-away cluster. */
  start?: Omit<StartOptions, 'log'>;
}

const order: Order = JSON.parse(process.argv[2] ?? '');
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

if (order.umask !== undefined) process.umask(order.umask);
if (order.user) {
  process.setgroups?.([]);
  process.setgid?.(order.user.gid);
  process.setuid?.(order.user.uid);
}

try {
  const log = (logged: string) => say({ logged });
  const running = order.start ? await startPostgres({ ...order.start, log }) : await startTestCluster();
  say({ started: { clusterDirectory: '', ...running } });
  const input = createInterface({ input: process.stdin });
  const end = () => running.stop().finally(() => process.exit(0));
  input.once('line', end);
  // The test that started us is gone.
  input.once('close', end);
} catch (error) {
  say({ refused: (error as Error).message });
  process.exit(1);
}
