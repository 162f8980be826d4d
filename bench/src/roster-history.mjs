import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';
import { percentile, repeat } from './measure.mjs';
import { signedIn, timed } from './punches.mjs';

const hotel = 2001;
const employees = 1000;

/** A month of a hotel of 1 000 employees as it was known at a moment, before and after much of it was changed. */
export async function benchRosterHistory() {
  const served = await startServed();
  try {
    await runCommand(['apps/server/dist/cli/seed.js', '--hotel', String(hotel), '--employees', String(employees)], {
      HORAE_DATA_DIR: served.directory,
    });
    const ask = await signedIn(served.address);
    const month = monthOf(new Date());
    const seeded = new Date().toISOString();
    const read = (more = '') =>
      ask('GET', `/roster-history/read?hotel=${hotel}&first=${month.first}&last=${month.last}&at=${seeded}${more}`);
    const { items } = await read();
    const fresh = await repeat(20, () => read());
    const week = { first: '2031-03-03', last: '2031-03-09' };
    const later = { first: '2031-03-01', last: '2031-03-31' };
    const { people } = await ask('GET', `/accounts/hotel?hotel=${hotel}`);
    const changes = people
      .slice(0, 280)
      .flatMap(({ id }) => daysFrom(week.first).map((day) => ({ item: shiftOf(id, day) })));
    const planned = await ask('POST', '/planning/change', { hotel, ...week, way: 'pasted', changes });
    const seen = planned.drafts.map(({ id, version }) => ({ id, version }));
    const publish = await timed(() =>
      ask('POST', '/planning/publish', { hotel, ...week, drafts: seen, reason: 'A measurement.' }),
    );
    const readLater = () =>
      ask('GET', `/roster-history/read?hotel=${hotel}&first=${later.first}&last=${later.last}&at=${seeded}`);
    const changed = await repeat(20, readLater);
    const compared = await repeat(10, () => read(`&and=${new Date().toISOString()}`));
    return [
      { what: 'shifts and leaves in the month of 1 000 employees', unit: '', value: items.length },
      { what: 'the month as known at a moment, p50', unit: 'ms', value: percentile(fresh, 50), budget: 500 },
      { what: 'items published in a week of another month', unit: '', value: seen.length },
      { what: 'publishing them', unit: 's', value: publish.seconds },
      { what: 'that month as known before, p50', unit: 'ms', value: percentile(changed, 50), budget: 500 },
      { what: 'the month at two moments and what differs, p50', unit: 'ms', value: percentile(compared, 50) },
    ];
  } finally {
    await served.stop();
  }
}

const dayAfter = (day, days) => new Date(Date.parse(`${day}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function monthOf(now) {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const day = (of) => of.toISOString().slice(0, 10);
  return { first: day(new Date(Date.UTC(year, month, 1))), last: day(new Date(Date.UTC(year, month + 1, 0))) };
}

const daysFrom = (first) => Array.from({ length: 7 }, (_, day) => dayAfter(first, day));

const shiftOf = (employeeId, day) => ({
  employeeId,
  typeOfShift: 'Regular',
  start: `${day}T08:00`,
  end: `${day}T16:00`,
  breakMinutes: 30,
});
