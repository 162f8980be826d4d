import { readFileSync } from 'node:fs';
import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';
import { percentile, repeat } from './measure.mjs';

const hotel = 2001;
const employees = 1000;

/** The inspector's screen and the board of a hotel of 1 000 employees: wall time, and CPU time of the server. */
export async function benchDeclarations() {
  const served = await startServed();
  try {
    const size = ['--hotel', String(hotel), '--employees', String(employees)];
    await runCommand(['apps/server/dist/cli/seed.js', ...size], { HORAE_DATA_DIR: served.directory });
    const ask = await signedIn(served.address);
    const { from, to } = thisWeek();
    const range = `hotel=${hotel}&from=${from}&to=${to}&perPage=50`;
    const people = (await (await ask(`/declarations/on-duty?hotel=${hotel}`)).json()).people.length;
    const calls = [
      ['who is on duty', `/declarations/on-duty?hotel=${hotel}`, 1000],
      ['board, a week', `/declarations/board?${range}`, 1000],
      ['board, a week, only what differs', `/declarations/board?${range}&only=differing`, 1000],
      ['list of what would be submitted, a week', '/declarations/to-submit', 1000, { hotel, from, to }],
      ['messages, the refused', `/declarations/list?hotel=${hotel}&state=rejected`],
      ['messages, the accepted', `/declarations/list?hotel=${hotel}&state=accepted`],
    ];
    const rows = [{ what: 'people on duty', unit: '', value: people }];
    for (const [what, path, budget, body] of calls) {
      const before = cpuMilliseconds(served.pid);
      const times = await repeat(9, () => ask(path, body));
      // Includes the warm-up.
      const cpu = (cpuMilliseconds(served.pid) - before) / 10;
      rows.push({ what: `${what}, p50`, unit: 'ms', value: percentile(times, 50), ...(budget && { budget }) });
      rows.push({ what: `${what}, server process`, unit: 'ms CPU', value: cpu });
    }
    return rows;
  } finally {
    await served.stop();
  }
}

function thisWeek() {
  const today = new Date();
  const monday = new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * 86_400_000);
  const textOf = (date) => date.toISOString().slice(0, 10);
  return { from: textOf(monday), to: textOf(new Date(monday.getTime() + 6 * 86_400_000)) };
}

/** User and system time of a process; the kernel counts in hundredths of a second. Linux only. */
function cpuMilliseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function signedIn(address) {
  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  const authorization = `Bearer ${(await login.json()).accessToken}`;
  return async (path, body) => {
    const posted = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { authorization, 'content-type': 'application/json' },
    };
    const answer = await fetch(address + path, body ? posted : { headers: { authorization } });
    if (answer.status >= 400) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer;
  };
}
