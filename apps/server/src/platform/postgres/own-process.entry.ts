import { createInterface } from 'node:readline';
import { type StartOptions, startPostgres } from './start-postgres';

// A Horae of its own for tests: starts the database, says so on its output, stops at a line on its input.
interface Order {
  user?: { uid: number; gid: number };
  start: Omit<StartOptions, 'log'>;
}

const order: Order = JSON.parse(process.argv[2] ?? '');
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

if (order.user) {
  process.setgroups?.([]);
  process.setgid?.(order.user.gid);
  process.setuid?.(order.user.uid);
}

try {
  const running = await startPostgres({ ...order.start, log: (logged) => say({ logged }) });
  say({ started: { connection: running.connection, clusterDirectory: running.clusterDirectory } });
  createInterface({ input: process.stdin }).once('line', async () => {
    await running.stop();
    process.exit(0);
  });
} catch (error) {
  say({ refused: (error as Error).message });
  process.exit(1);
}
