import type { WorkSheet } from 'xlsx';
import { utils } from 'xlsx';

/** A sheet of a department as hotels keep it: what is in it is counted, so that a reading can be compared. */
export interface ExampleRoster {
  what: string;
  cells: (string | number | null)[][];
  merged: string[];
  people: { code: string; name: string }[];
  /** Shifts, days off and days of leave in it. */
  counts: [shifts: number, daysOff: number, leaveDays: number];
}

const surnames = [
  'Παπαδοπούλου',
  'Γεωργίου',
  'Αλεξίου',
  'Hoxha',
  'Μαυρίδης',
  'Σταμάτη',
  'Petrova',
  'Κοντός',
  'Νικολάου',
];
const firstNames = ['Μαρία', 'Ελένη', 'Νίκος', 'Arben', 'Δέσποινα', 'Γιώργος'];

const peopleOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    code: `${prefix}${String(at + 1).padStart(3, '0')}`,
    name: `${surnames[at % surnames.length]}${'αβγδεζη'[Math.floor(at / surnames.length) % 7]} ${firstNames[at % firstNames.length]}`,
  }));

const days = (count: number) => Array.from({ length: count }, (_, at) => at);
const weekdays = ['ΔΕΥ', 'ΤΡΙ', 'ΤΕΤ', 'ΠΕΜ', 'ΠΑΡ', 'ΣΑΒ', 'ΚΥΡ'];

function counted(texts: readonly string[]): [number, number, number] {
  const counts: [number, number, number] = [0, 0, 0];
  for (const text of texts) {
    if (/^(ΡΕΠΟ|Ρ|OFF)$/.test(text)) counts[1] += 1;
    else if (/^(ΑΔΕΙΑ|ΑΔ|ΑΣΘ|AL)$/.test(text)) counts[2] += 1;
    else counts[0] += text.split(/[/\n]/).length;
  }
  return counts;
}

/** Housekeeping: merged title and departments as headings, times in the cells, sums and a note. */
export function housekeepingWeek(): ExampleRoster {
  const people = peopleOf('HK', 46);
  const texts = ['8-16', '8-16', '7-15', 'ΡΕΠΟ', '16-24', '8-12/18-22', 'ΑΔΕΙΑ'];
  const all: string[] = [];
  const line = ({ code, name }: { code: string; name: string }, at: number) => {
    const cells = days(7).map((day) => texts[(at + day * 2) % texts.length]!);
    all.push(...cells);
    return [code, name, ...cells, 40];
  };
  const cells = [
    ['ΞΕΝΟΔΟΧΕΙΟ ΗΛΙΟΣ – ΠΡΟΓΡΑΜΜΑ ΟΡΟΦΩΝ 12/1 – 18/1/2032'],
    ['Κωδ.', 'Ονοματεπώνυμο', ...days(7).map((day) => `${weekdays[day]}\n${12 + day}/1`), 'Ώρες'],
    ['ΟΡΟΦΟΙ'],
    ...people.slice(0, 30).map(line),
    ['ΚΟΙΝΟΧΡΗΣΤΟΙ ΧΩΡΟΙ'],
    ...people.slice(30).map((person, at) => line(person, at + 30)),
    [null, 'ΣΥΝΟΛΟ', 31, 30, 29, 31, 30, 28, 31],
    ['Το πρόγραμμα ισχύει με την επιφύλαξη αλλαγών'],
  ];
  return {
    what: 'a week with departments as headings',
    cells,
    merged: ['A1:J1', 'A3:J3', 'A34:J34'],
    people,
    counts: counted(all),
  };
}

/** Reception: a month of single letters with a legend, nights, the name of the month above the days. */
export function receptionMonth(): ExampleRoster {
  const people = peopleOf('FO', 44);
  const texts = ['Π', 'Π', 'Α', 'Α', 'Ν', 'Ρ', 'Ρ', 'ΑΔ'];
  const all: string[] = [];
  const cells = [
    ['RECEPTION'],
    [null, null, 'ΦΕΒΡΟΥΑΡΙΟΣ 2032'],
    ['A/A', 'ΟΝΟΜΑΤΕΠΩΝΥΜΟ', ...days(29).map((day) => day + 1), 'ΡΕΠΟ'],
    ...people.map(({ name }, at) => {
      const row = days(29).map((day) => texts[(at + day) % texts.length]!);
      all.push(...row);
      return [at + 1, name, ...row, 8];
    }),
    [null],
    ['ΥΠΟΜΝΗΜΑ'],
    ['Π = 07:00-15:00', null, 'Α = 15:00-23:00', null, null, 'Ν = 23:00-07:00'],
  ];
  return { what: 'a month of letters with a legend', cells, merged: ['C2:AE2'], people, counts: counted(all) };
}

/** Restaurant: surname and first name, two lines for split days, weekdays above the dates. */
export function restaurantWeek(): ExampleRoster {
  const people = peopleOf('RS', 45);
  const all: string[] = [];
  const lines = people.flatMap(({ code, name }, at) => {
    const [surname = '', firstName = ''] = name.split(' ');
    const first = days(7).map((day) => ((at + day) % 7 === 0 ? 'OFF' : '07:00-11:00'));
    const second = first.map((text, day) => (text === 'OFF' || day % 2 === 1 ? '' : '18:00-22:00'));
    all.push(...first, ...second.filter(Boolean));
    return [
      [code, surname, firstName, ...first],
      ['', '', '', ...second],
    ];
  });
  const cells = [
    ['Εστιατόριο – εβδομάδα 9'],
    ['', '', '', ...weekdays],
    ['Κωδικός', 'Επώνυμο', 'Όνομα', ...days(7).map((day) => `${String(23 + day).padStart(2, '0')}/02/2032`)],
    ...lines,
  ];
  return { what: 'a week with two lines for split days', cells, merged: [], people, counts: counted(all) };
}

/** Kitchen: English, a start and an end for each day under merged heads. */
export function kitchenWeek(): ExampleRoster {
  const people = peopleOf('KT', 45);
  let shifts = 0;
  let free = 0;
  const lines = people.map(({ code, name }, at) => [
    code,
    name,
    ...days(7).flatMap((day) => {
      const isFree = (at + day) % 7 < 2;
      if (isFree) free += 1;
      else shifts += 1;
      return isFree ? ['OFF', ''] : at % 3 === 0 ? ['14:00', '22:00'] : ['06:00', '14:00'];
    }),
  ]);
  const cells = [
    ['Kitchen roster'],
    ['', '', ...days(7).flatMap((day) => [`${8 + day}/3/2032`, ''])],
    ['Code', 'Name', ...days(7).flatMap(() => ['From', 'To'])],
    ...lines,
  ];
  return { what: 'a week with a start and an end for each day', cells, merged: [], people, counts: [shifts, free, 0] };
}

export function worksheetOf({ cells, merged }: Pick<ExampleRoster, 'cells' | 'merged'>): WorkSheet {
  const sheet = utils.aoa_to_sheet(cells);
  sheet['!merges'] = merged.map((range) => utils.decode_range(range));
  return sheet;
}
