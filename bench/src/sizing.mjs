import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';

const sizes = (process.env.BENCH_PEOPLE ?? '200,1000,5000').split(',').map(Number);
const hotel = 2001;
// A hotel seeded this long ago has the month before, the ten months up to this one, and the next: a year.
const monthsBack = 9;
const earlier = new URL('earlier.mjs', import.meta.url).href;

/** What a hotel of a given size needs after a year: memory, disk space, and the time of each kind of backup. */
export async function benchSizing() {
  const rows = [];
  for (const people of sizes) rows.push(...(await sizeOf(people)));
  return rows;
}

async function sizeOf(people) {
  const directory = await mkdtemp(join(tmpdir(), 'horae-sizing-'));
  const environment = { HORAE_DATA_DIR: directory };
  const cli = (name, ...args) => runCommand([`apps/server/dist/cli/${name}.js`, ...args], environment);
  const size = `${people.toLocaleString('en-US').replace(',', ' ')} people × a year`;
  const row = (what, unit, value) => ({ what: `${size}: ${what}`, unit, value });
  const file = join(directory, 'house.jsonl.gz');
  try {
    const filled = await seconds(() => fill(people, environment));
    const [held] = await ask(
      environment,
      `select (select count(*)::int from shifts) as shifts, (select count(*)::int from clock_records) as clocked,
        pg_database_size(current_database())::float8 as bytes`,
    );
    let served;
    const start = await seconds(async () => (served = await startServed({ ...environment, HORAE_SEED: 'none' })));
    const idle = memoryOf(served.pid);
    const snapshot = await seconds(() => cli('backup'));
    const exported = await seconds(() => cli('export', file));
    await served.stop();
    const [name] = readdirSync(join(directory, 'snapshots')).slice(-1);
    const restored = await seconds(() => cli('restore', join(directory, 'snapshots', name)));
    return [
      row('shifts', '', held.shifts),
      row('clock records', '', held.clocked),
      row('database', 'MB', held.bytes / 1e6),
      row('start → ready', 's', start),
      row('memory idle, server and database', 'MB', idle),
      row('one snapshot', 'MB', bytesOf(join(directory, 'snapshots', name)) / 1e6),
      row('snapshot taken in', 's', snapshot),
      row('restored in', 's', restored),
      row('export, compressed', 'MB', statSync(file).size / 1e6),
      row('exported in', 's', exported),
      row('filled in', 's', filled),
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Creates a demo hotel some months ago and lets it catch up to today, like a server after a long downtime. */
async function fill(people, environment) {
  // With an existing account the server does not create the demo.
  await ask(
    environment,
    `insert into accounts (id, email, username, full_name, role) values (1, 'owner@hotel.example', 'owner', 'Owner', 'admin')`,
  );
  const seed = ['apps/server/dist/cli/seed.js', '--hotel', String(hotel), '--employees', String(people)];
  const ago = { NODE_OPTIONS: `--import ${earlier}`, HORAE_BENCH_MONTHS: String(monthsBack) };
  await runCommand(seed, { ...environment, ...ago });
  const caughtUp = await startServed({ ...environment, HORAE_SEED: 'demo' });
  await caughtUp.stop();
}

/** Returns the rows of a query, with a server running meanwhile. */
async function ask(environment, query) {
  const served = await startServed({ ...environment, HORAE_SEED: 'none' });
  const client = new Client({
    host: join(environment.HORAE_DATA_DIR, 'postgres', 'socket'),
    user: 'horae',
    database: 'horae',
  });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  await served.stop();
  return rows;
}

async function seconds(action) {
  const from = performance.now();
  await action();
  return (performance.now() - from) / 1000;
}

/** The resident memory of a process and its descendants, with shared memory counted once. */
function memoryOf(pid) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [[Number(name), Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])]];
        } catch {
          return [];
        }
      }),
  );
  const isBelow = (one) => one === pid || (parents.has(one) && isBelow(parents.get(one)));
  let kilobytes = 0;
  for (const one of parents.keys()) {
    if (!isBelow(one)) continue;
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  }
  return kilobytes / 1000;
}

function bytesOf(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}
