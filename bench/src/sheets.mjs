import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';
import { percentile, repeat } from './measure.mjs';
import { logOf, signedIn, timed, upload } from './punches.mjs';

const hotel = 2001;
const employees = 1000;

/** The demo clocks from last month on, with forgotten punches, and sheets with open days cannot be approved. */
const monthsAgo = 2;

/** The time sheets of 1 000 employees who clocked twenty days of a month, and sending them to payroll. */
export async function benchSheets() {
  const served = await startServed();
  try {
    await runCommand(['apps/server/dist/cli/seed.js', '--hotel', String(hotel), '--employees', String(employees)], {
      HORAE_DATA_DIR: served.directory,
    });
    const ask = await signedIn(served.address);
    const { people } = await ask('GET', `/accounts/hotel?hotel=${hotel}`);
    for (const firstDay of [1, 6, 11, 16]) {
      const file = await upload(ask, logOf(people.slice(0, employees), firstDay, 5, monthsAgo));
      await ask('POST', '/punches/import', { hotel, file, dryRun: false });
    }
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1)).toISOString().slice(0, 7);
    const list = (more) => ask('GET', `/timesheets/list?hotel=${hotel}&month=${month}${more}`);
    const page = await repeat(20, () => list(''));
    const approving = await timed(async () => {
      for (let at = 1; at <= employees / 100; at += 1) {
        const { sheets } = await list(`&page=${at}&perPage=100`);
        const named = sheets.map(({ id, version }) => ({ employee: id, version }));
        await ask('POST', '/timesheets/approve', { hotel, month, sheets: named, isApproved: true });
      }
    });
    const check = () => ask('GET', `/payroll/check?hotel=${hotel}&month=${month}`);
    const checks = await repeat(5, check);
    const { check: checked } = await check();
    const body = { hotel, month, stamp: checked.stamp, acknowledged: checked.ready.map(({ id }) => id) };
    const sent = await timed(() => ask('POST', '/payroll/send', body));
    return [
      { what: 'time sheets, 25 of 1 000, p50', unit: 'ms', value: percentile(page, 50), budget: 150 },
      { what: '1 000 time sheets listed and approved, 100 at a time', unit: 's', value: approving.seconds },
      { what: 'approved', unit: '', value: checked.ready.length },
      { what: 'payroll checked, p50', unit: 'ms', value: percentile(checks, 50) },
      { what: 'sent to payroll', unit: 's', value: sent.seconds },
    ];
  } finally {
    await served.stop();
  }
}
