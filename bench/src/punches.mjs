import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';

const hotel = 2001;
const employees = 1000;

/** A log of 10 000 punches of 1 000 employees over five days: read, recorded, turned into attendance and sent again. */
export async function benchPunches() {
  const served = await startServed();
  try {
    await runCommand(['apps/server/dist/cli/seed.js', '--hotel', String(hotel), '--employees', String(employees)], {
      HORAE_DATA_DIR: served.directory,
    });
    const ask = await signedIn(served.address);
    const { people } = await ask('GET', `/accounts/hotel?hotel=${hotel}`);
    const file = await upload(ask, logOf(people.slice(0, employees), 6, 5));
    const body = { hotel, file, dryRun: false };
    const dry = await timed(() => ask('POST', '/punches/import', { ...body, dryRun: true }));
    const first = await timed(() => ask('POST', '/punches/import', body));
    const again = await timed(() => ask('POST', '/punches/import', body));
    const count = (answer, verdict) => answer.rows.filter((row) => row.verdict === verdict).length;
    return [
      { what: 'rows of the file taken', unit: '', value: count(first.answer, 'added') },
      { what: '10 000 rows, dry run', unit: 's', value: dry.seconds },
      { what: '10 000 rows recorded and worked into attendance', unit: 's', value: first.seconds, budget: 5 },
      { what: 'the same file again', unit: 's', value: again.seconds },
      { what: 'rows added by it', unit: '', value: count(again.answer, 'added'), budget: 0 },
    ];
  } finally {
    await served.stop();
  }
}

/** In at about eight, out at about four, on some days of a month, usually the last complete one. */
export function logOf(people, firstDay, days, monthsAgo = 1) {
  const now = new Date();
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, firstDay));
  const lines = [];
  for (let day = 0; day < days; day += 1) {
    const date = new Date(first.getTime() + day * 86_400_000).toISOString().slice(0, 10);
    for (const [hour, state] of [
      ['07', 0],
      ['15', 1],
    ])
      for (const [at, { code }] of people.entries()) {
        const minute = String((at * 7) % 60).padStart(2, '0');
        lines.push(`${code}\t${date} ${hour}:${minute}:${String(at % 60).padStart(2, '0')}\t${state}\t1`);
      }
  }
  return `${lines.join('\n')}\n`;
}

export async function timed(work) {
  const from = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - from) / 1000 };
}

export async function upload(ask, text) {
  const form = new FormData();
  form.append('file', new Blob([text]), '1_attlog.dat');
  return (await ask('POST', '/uploads/add?purpose=attachment', form)).upload.address;
}

export async function signedIn(address) {
  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  const authorization = `Bearer ${(await login.json()).accessToken}`;
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      method,
      headers: { authorization, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (answer.status >= 400) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}
