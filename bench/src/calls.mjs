import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';
import { percentile, repeat } from './measure.mjs';

const columns = 'application/vnd.horae.columns+json';
const week = { start: '', end: '' };

/** The calendar calls of large hotels, with an unchanged and a changed roster, and an ordinary list under load. */
export async function benchCalls() {
  const directory = mkdtempSync(join(tmpdir(), 'horae-bench-'));
  const environment = { HORAE_DATA_DIR: directory };
  const sizes = [
    [2001, 1000],
    [2010, 10_000],
  ];
  try {
    const { seedSeconds, settleSeconds } = await seeded(sizes, environment);
    return [
      { what: 'seed 10 000 employees × 3 months', unit: 's', value: seedSeconds[10_000], budget: 180 },
      { what: 'until everything that follows from both hotels is counted', unit: 's', value: settleSeconds },
      ...(await measured(sizes, environment)),
    ];
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Fills the hotels beside a running server, and waits until it has nothing left to count. */
async function seeded(sizes, environment) {
  const served = await startServed(environment);
  try {
    const seedSeconds = {};
    for (const [hotel, employees] of sizes) {
      const from = performance.now();
      await runCommand(
        ['apps/server/dist/cli/seed.js', '--hotel', String(hotel), '--employees', String(employees)],
        environment,
      );
      seedSeconds[employees] = (performance.now() - from) / 1000;
    }
    const from = performance.now();
    while (!(await runCommand(['apps/server/dist/cli/due.js'], environment)).startsWith('Nothing is due.'))
      await wait(2000);
    return { seedSeconds, settleSeconds: (performance.now() - from) / 1000 };
  } finally {
    await served.stop();
  }
}

/** A new server over the same hotels. */
async function measured(sizes, environment) {
  const served = await startServed(environment);
  try {
    const token = await logIn(served.address);
    const post = (body, headers = {}) => request(served.address, token, body, headers);
    setWeek();
    return [
      ...(await weekCall(post, 'week call, 1 000 employees', 2001, {}, 60)),
      ...(await weekCall(post, 'week call, 10 000 employees, columns', 2010, { accept: columns }, 400)),
      ...(await wholeMonth(served.address, token, sizes)),
      ...(await waiting(served.address, token)),
      ...(await loaded(served.address, token, await someShift(post))),
    ];
  } finally {
    await served.stop();
  }
}

function setWeek() {
  const today = new Date();
  const monday = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * 86_400_000);
  week.start = monday.toISOString().slice(0, 10);
  week.end = new Date(monday.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
}

function weekLater(days) {
  const later = (day) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  return { start: later(week.start), end: later(week.end) };
}

async function weekCall(post, what, hotel, headers, budget) {
  const filters = {
    calendars: [3000, 3001, 3002],
    employees: [],
    departments: [],
    typesOfShift: null,
    showOvertimes: true,
  };
  const body = { selectedHotel: hotel, dates: week, filters };
  // Each start differs, so that no response comes from the cache; the cached days do, unless they differ too.
  const ask = (n) => {
    const second = `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
    return post({ ...body, dates: { start: `${week.start}T00:${second}`, end: week.end } }, headers);
  };
  // A freshly started server still compiles its code and opens its connections; sixty calls warm it up.
  const cold = await repeat(30, ask);
  await repeat(30, (n) => ask(30 + n));
  const warm = await repeat(30, (n) => ask(60 + n));
  const elsewhere = await repeat(30, (n) => post({ ...body, dates: weekLater(n - 15) }, headers));
  const first = await post(body, headers);
  const tag = first.headers.get('etag');
  const unchanged = await repeat(30, () => post(body, { ...headers, 'if-none-match': tag }));
  const bytes = (await first.arrayBuffer()).byteLength;
  return [
    { what: `${what}, p50`, unit: 'ms', value: percentile(warm, 50), budget },
    { what: `${what}, the first thirty of a new server, p50`, unit: 'ms', value: percentile(cold, 50), budget },
    {
      what: `${what}, days that nobody has asked for since a change, p50`,
      unit: 'ms',
      value: percentile(elsewhere, 50),
    },
    { what: `${what}, unchanged (304), p50`, unit: 'ms', value: percentile(unchanged, 50), budget: 10 },
    { what: `${what}, uncompressed`, unit: 'KiB', value: bytes / 1024 },
  ];
}

/** The month that the timeline asks for: everybody of the hotel, whatever the unit. */
async function wholeMonth(address, token, sizes) {
  const rows = [];
  for (const [hotel, employees] of sizes) {
    const body = { selectedHotel: { ErpCompanyId: hotel }, wholeHotel: true };
    const send = () => request(address, token, body, { accept: columns }, '/stafftimer/calendarEventsVersion4/');
    const from = performance.now();
    await (await send()).arrayBuffer();
    const first = performance.now() - from;
    const again = await repeat(10, send);
    const what = `month of the whole hotel, ${employees.toLocaleString('en').replace(',', ' ')} employees, columns`;
    rows.push(
      { what: `${what}, the first time`, unit: 'ms', value: first },
      { what: `${what}, p50`, unit: 'ms', value: percentile(again, 50) },
    );
  }
  return rows;
}

/** What needs attention, as every page asks for its bell. */
async function waiting(address, token) {
  const day = new Date().toISOString().slice(0, 10);
  const times = await repeat(30, async () => {
    const answer = await fetch(`${address}/api/waiting?day=${day}&hotel=2001`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer;
  });
  return [
    { what: 'what needs attention, 1 000 employees, p50', unit: 'ms', value: percentile(times, 50) },
    { what: 'what needs attention, 1 000 employees, p99', unit: 'ms', value: percentile(times, 99), budget: 100 },
  ];
}

async function someShift(post) {
  const { events } = await (await post({ selectedHotel: 1003 })).json();
  return events[0].id;
}

async function loaded(address, token, shift) {
  const get = () =>
    fetch(`${address}/stafftimer/shifts/${shift}?hotel=1003`, { headers: { authorization: `Bearer ${token}` } });
  // As for the week call: a new server compiles its code and opens its connections first.
  const cold = await atOnce(50, 20, get);
  await atOnce(50, 20, get);
  const fifty = await atOnce(50, 40, get);
  const fiveHundred = await atOnce(500, 4, get);
  const beyond = await atOnce(1500, 2, get);
  return [
    { what: 'ordinary call, 50 at once, p99', unit: 'ms', value: percentile(fifty.times, 99), budget: 100 },
    {
      what: 'ordinary call, 50 at once, the first thousand of a new server, p99',
      unit: 'ms',
      value: percentile(cold.times, 99),
    },
    { what: 'ordinary call, 500 at once, refused or failed', unit: '', value: fiveHundred.failed, budget: 0 },
    { what: 'ordinary call, 1 500 at once, refused for a while', unit: '', value: beyond.failed - beyond.lost },
    { what: 'ordinary call, 1 500 at once, without an answer to act on', unit: '', value: beyond.lost, budget: 0 },
  ];
}

async function atOnce(callers, each, get) {
  const times = [];
  let failed = 0;
  // Neither served nor asked to retry.
  let lost = 0;
  const caller = async () => {
    for (let n = 0; n < each; n += 1) {
      const from = performance.now();
      const answer = await get().catch(() => null);
      if (!answer?.ok) failed += 1;
      if (!answer?.ok && !(answer?.status === 503 && answer.headers.has('retry-after'))) lost += 1;
      await answer?.arrayBuffer();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { times, failed, lost };
}

async function logIn(address) {
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  return (await answer.json()).accessToken;
}

async function request(address, token, body, headers, path = '/stafftimer/calendarEventsFilteredAUTHTEST/') {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'accept-encoding': 'gzip',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  if (answer.status >= 400) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer;
}
