import { buildPackage } from '../../scripts/build-package.mjs';

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
  ];
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
