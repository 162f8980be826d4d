import { startServed } from '../../scripts/served.mjs';
import { runCommand } from './commands.mjs';
import { benchGhost } from './ghost.mjs';
import { percentile, repeat } from './measure.mjs';
import { signedIn, timed } from './punches.mjs';

const hotel = 2001;
const employees = 500;

/** Planning a hotel of 500 employees: a pasted block, a copied week, and publishing it. */
export async function benchPlanning() {
  const served = await startServed();
  try {
    await runCommand(['apps/server/dist/cli/seed.js', '--hotel', String(hotel), '--employees', String(employees)], {
      HORAE_DATA_DIR: served.directory,
    });
    const ask = await signedIn(served.address);
    const { people } = await ask('GET', `/accounts/hotel?hotel=${hotel}`);
    const pasted = weekOf('2031-02-03');
    const copied = weekOf('2031-03-03');
    const changes = people.slice(0, 40).flatMap(({ id }) => pasted.days.map((day) => ({ item: shiftOf(id, day) })));
    const paste = await timed(() =>
      ask('POST', '/planning/change', { hotel, ...pasted.range, way: 'pasted', changes }),
    );
    const copy = await timed(() => ask('POST', '/planning/copy', { hotel, ...copied.range, from: lastMonday() }));
    const read = () =>
      ask('GET', `/planning/drafts?hotel=${hotel}&first=${copied.range.first}&last=${copied.range.last}`);
    const reads = await repeat(5, read);
    const { drafts } = await read();
    const preview = await timed(() => ask('POST', '/planning/preview', { hotel, ...copied.range }));
    const seen = drafts.map(({ id, version }) => ({ id, version }));
    const publish = await timed(() =>
      ask('POST', '/planning/publish', { hotel, ...copied.range, drafts: seen, reason: 'A measurement.' }),
    );
    const rulesOf = () =>
      ask('GET', `/planning/rules?hotel=${hotel}&first=${copied.range.first}&last=${copied.range.last}`);
    const rules = await repeat(5, rulesOf);
    return [
      { what: 'a block of 40 people × 7 days pasted', unit: 's', value: paste.seconds, budget: 0.4 },
      { what: 'a week of 500 people copied', unit: 's', value: copy.seconds, budget: 2 },
      { what: 'shifts and days off in it', unit: '', value: drafts.length },
      { what: 'its drafts and findings read, p50', unit: 'ms', value: percentile(reads, 50) },
      { what: 'what publishing it would change', unit: 's', value: preview.seconds },
      { what: 'a week of 500 people published', unit: 's', value: publish.seconds, budget: 3 },
      { what: 'what the plans of that week are checked by, p50', unit: 'ms', value: percentile(rules, 50) },
      ...(await benchGhost(await rulesOf(), copied.days)),
    ];
  } finally {
    await served.stop();
  }
}

function weekOf(monday) {
  const days = Array.from({ length: 7 }, (_, day) => dayAfter(monday, day));
  return { days, range: { first: days[0], last: days[6] } };
}

const shiftOf = (employeeId, day) => ({
  employeeId,
  typeOfShift: 'Regular',
  start: `${day}T08:00`,
  end: `${day}T16:00`,
  breakMinutes: 30,
});

const dayAfter = (day, days) => new Date(Date.parse(`${day}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function lastMonday() {
  const today = new Date().toISOString().slice(0, 10);
  return dayAfter(today, -((new Date(`${today}T12:00Z`).getUTCDay() + 6) % 7) - 7);
}
