import { buildPackage } from '../../scripts/build-package.mjs';
import { startServed } from '../../scripts/served.mjs';
import { signedIn, timed, upload } from './punches.mjs';

const people = 200;
const days = 31;
const texts = ['8-16', '16-24', '23-7', 'ΡΕΠΟ', 'ΑΔ', '8-12/18-22', 'Π', 'E1', '8-16+2', '08:30 – 16:30 bar'];

/** Reading the roster of a month from the cells of a sheet: CPU time of a single thread. */
export async function benchRosterGrid() {
  const { readRosterSheet } = await import(await buildPackage('roster-grid', ['src', '../local-time/src'], 'index'));
  const sheet = monthSheet();
  const before = process.cpuUsage();
  const { shifts, daysOff, leaves, questions } = readRosterSheet(sheet);
  const { user, system } = process.cpuUsage(before);
  return [
    {
      what: `a grid of ${people} people × ${days} days read from its cells, first time`,
      value: (user + system) / 1000,
      unit: 'ms CPU',
      budget: 300,
    },
    {
      what: 'shifts, days off and days of leave in it',
      value: shifts.length + daysOff.length + leaves.length,
      unit: '',
    },
    { what: 'questions about its codes', value: questions.length, unit: '' },
    await importedGrid(),
  ];
}

/** The same as a file, uploaded, read and compared with the plan of the hotel: a dry run of its import. */
async function importedGrid() {
  const served = await startServed();
  try {
    const ask = await signedIn(served.address);
    const file = await upload(ask, monthFile());
    const checked = await timed(() =>
      ask('POST', '/stafftimer/roster/import', { hotel: 1003, file, dryRun: true, replace: true }),
    );
    return {
      what: `a file of ${people} people × ${days} days read and compared with the plan`,
      value: checked.seconds,
      unit: 's',
      budget: 2,
    };
  } finally {
    await served.stop();
  }
}

function monthFile() {
  const known = texts.filter((one) => one !== 'Π' && one !== 'E1');
  const dates = Array.from({ length: days }, (_, day) => `${day + 1}/10/2032`);
  const lines = Array.from({ length: people }, (_, person) => [
    `BG${person}`,
    `Βήτα${person} Γάμμα${person}`,
    ...dates.map((_, day) => known[(person * 3 + day) % known.length]),
  ]);
  return [['Κωδ.', 'Ονοματεπώνυμο', ...dates], ...lines].map((line) => line.join(';')).join('\n');
}

/** Every tenth cell has a note of its own, so that not all of them are alike. */
function monthSheet() {
  const text = (one) => ({ kind: 'text', text: one });
  const head = Array.from({ length: days }, (_, day) => ({
    kind: 'date',
    date: `2026-10-${String(day + 1).padStart(2, '0')}`,
  }));
  const lines = Array.from({ length: people }, (_, person) => [
    text(String(1001 + person)),
    text(`Παπαδόπουλος Νίκος ${person}`),
    ...head.map((_, day) =>
      text(`${texts[(person * 3 + day) % texts.length]}${day % 10 === 0 ? ` (${person} α)` : ''}`),
    ),
  ]);
  return { rows: [[text('ΠΡΟΓΡΑΜΜΑ ΟΚΤΩΒΡΙΟΥ 2026')], [text('Κωδ.'), text('Ονοματεπώνυμο'), ...head], ...lines] };
}
