import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/environment.mjs';
import { cpuSeconds, percentile } from './measure.mjs';

const rounds = 10;
const callsAtOnce = 30;

/**
 * The week call of this tree beside that of another built one, in turns and at the same time:
 * `HORAE_BEFORE=../other npm run bench -- beside`. Two runs, one after the other, differ more than two trees do.
 */
export async function benchBeside() {
  const before = process.env.HORAE_BEFORE;
  if (!before) return [{ what: 'no other tree: set HORAE_BEFORE', unit: '', value: 0 }];
  const sides = { before: await serve(before), after: await serve(root) };
  try {
    const rows = [];
    for (const [name, side] of Object.entries(sides)) {
      rows.push({ what: `${name}: first thirty, p50`, unit: 'ms', value: percentile(await calls(side), 50) });
      for (let more = 0; more < 2; more += 1) await calls(side);
    }
    const measured = Object.fromEntries(Object.keys(sides).map((name) => [name, { times: [], cpu: 0 }]));
    for (let round = 0; round < rounds; round += 1)
      for (const name of round % 2 === 0 ? ['after', 'before'] : ['before', 'after']) {
        const began = cpuSeconds(sides[name].served.pid);
        measured[name].times.push(...(await calls(sides[name])));
        measured[name].cpu += cpuSeconds(sides[name].served.pid) - began;
      }
    for (const [name, { times, cpu }] of Object.entries(measured)) {
      rows.push({ what: `${name}: week call, 1 000 employees, p50`, unit: 'ms', value: percentile(times, 50) });
      rows.push({ what: `${name}: processor time of a call`, unit: 'ms', value: (cpu * 1000) / times.length });
    }
    return rows;
  } finally {
    for (const { served } of Object.values(sides)) await served.stop();
  }
}

async function serve(tree) {
  const load = (file) => import(pathToFileURL(join(tree, file)).href);
  const { startServed } = await load('scripts/served.mjs');
  const { runCommand } = await load('bench/src/commands.mjs');
  const served = await startServed();
  const seed = ['apps/server/dist/cli/seed.js', '--hotel', '2001', '--employees', '1000'];
  await runCommand(seed, { HORAE_DATA_DIR: served.directory });
  const body = JSON.stringify({ email: 'admin@demo.com', password: 'admin' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${served.address}/auth/login`, { method: 'POST', headers, body });
  return { served, token: (await answer.json()).accessToken, asked: 0 };
}

/** Each call starts at another second, so that no answer comes from the cache. */
async function calls(side) {
  const today = new Date();
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * 86_400_000;
  const dayOf = (moment) => new Date(moment).toISOString().slice(0, 10);
  const times = [];
  for (let call = 0; call < callsAtOnce; call += 1) {
    side.asked += 1;
    const start = `${dayOf(monday)}T${new Date(side.asked * 1000).toISOString().slice(11, 19)}`;
    const from = performance.now();
    const answer = await fetch(`${side.served.address}/stafftimer/calendarEventsFilteredAUTHTEST/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${side.token}` },
      body: JSON.stringify({ selectedHotel: 2001, dates: { start, end: dayOf(monday + 7 * 86_400_000) } }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
    times.push(performance.now() - from);
  }
  return times;
}
