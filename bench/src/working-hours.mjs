import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';
import { percentile, repeat } from './measure.mjs';

const hotel = 2001;
const employees = 1000;
const levels = ['businessUnit', 'orgUnit', 'workCenter', 'department', 'employee'];

/** The sums of a quarter of a large hotel: the first levels, as on opening the screen, and all levels. */
export async function benchWorkingHours() {
  const served = await startServed();
  try {
    await runCommand(['apps/server/dist/cli/seed.js', '--hotel', String(hotel), '--employees', String(employees)], {
      HORAE_DATA_DIR: served.directory,
    });
    const post = await signedIn(served.address);
    const from = performance.now();
    await post({ ...quarter(), hotel, column: 'month', levels, depth: 1 });
    const rows = [
      {
        what: 'first sums of a quarter, nothing kept yet, 1 000 employees',
        unit: 'ms',
        value: performance.now() - from,
      },
    ];
    for (const column of ['day', 'week', 'month']) {
      for (const depth of [2, levels.length]) {
        const what = `sums of a quarter by ${column}, ${depth} levels, 1 000 employees`;
        rows.push(...(await measure(post, what, { ...quarter(), hotel, column, levels, depth })));
      }
    }
    const body = { ...quarter(), hotel, column: 'day', levels, depth: 2 };
    const filtered = await repeat(3, (n) => post({ ...body, showOvertimes: false, calendars: [3000, 3002, 4000 + n] }));
    rows.push({
      what: 'the same without overtime, which is not kept, p50',
      unit: 'ms',
      value: percentile(filtered, 50),
    });
    return rows;
  } finally {
    await served.stop();
  }
}

// The demo plans the previous, the current and the next month.
function quarter() {
  const now = new Date();
  const monthAt = (shift) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + shift, 1)).toISOString().slice(0, 10);
  return { dates: { start: monthAt(-1), end: monthAt(2) } };
}

async function measure(post, what, body) {
  // The set of calendars differs each time, so that no response comes from the cache; leave has no hours.
  const fresh = await repeat(9, (n) => post({ ...body, calendars: [3000, 3002, 4000 + n] }));
  const first = await post(body);
  const unchangedSince = { 'if-none-match': first.headers.get('etag') };
  const unchanged = await repeat(30, () => post(body, unchangedSince));
  const bytes = (await first.arrayBuffer()).byteLength;
  return [
    { what: `${what}, p50`, unit: 'ms', value: percentile(fresh, 50), budget: 150 },
    { what: `${what}, unchanged (304), p50`, unit: 'ms', value: percentile(unchanged, 50), budget: 10 },
    { what: `${what}, uncompressed`, unit: 'KiB', value: bytes / 1024 },
  ];
}

async function signedIn(address) {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  const authorization = `Bearer ${(await login.json()).accessToken}`;
  return async (body, headers = {}) => {
    const answer = await fetch(`${address}/stafftimer/workingHours/sums`, {
      method: 'POST',
      headers: { ...json, authorization, 'accept-encoding': 'gzip', ...headers },
      body: JSON.stringify(body),
    });
    if (answer.status >= 400) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer;
  };
}
