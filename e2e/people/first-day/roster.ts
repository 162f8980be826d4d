import { expect, type Page } from '@playwright/test';
import * as XLSX from 'xlsx';
import { expectNoViolations } from '../../support/page-checks';
import { answer, press } from './counted';
import { expectNoSidewaysScroll } from './on-a-phone';
import { type Person, peopleOfFile } from './people';

/** The weeks of people in turn: mornings, evenings, nights, a split day, and leave. */
const weeks = [
  ['7-15', '7-15', '7-15', '7-15', '7-15', 'ΡΕΠΟ', 'ΡΕΠΟ'],
  ['ΡΕΠΟ', 'ΡΕΠΟ', '15-23', '15-23', '15-23', '15-23', '15-23'],
  ['23-7', '23-7', '23-7', '23-7', '23-7', 'ΡΕΠΟ', 'ΡΕΠΟ'],
  ['ΡΕΠΟ', '8-12/18-22', 'ΡΕΠΟ', '12-20', '12-20', '12-20', '12-20'],
  ['ΑΔΕΙΑ', 'ΑΔΕΙΑ', 'ΑΔΕΙΑ', 'ΑΔΕΙΑ', 'ΑΔΕΙΑ', 'ΡΕΠΟ', 'ΡΕΠΟ'],
];
const days = ['Δευ', 'Τρι', 'Τετ', 'Πεμ', 'Παρ', 'Σαβ', 'Κυρ'].map((day, at) => `${day} ${10 + at}/1/2033`);

const nameOf = ({ surname, firstName }: Person) => `${surname} ${firstName}`;
const people = peopleOfFile(3);
/** The code in Latin letters: only its letter looks the same. */
const inLatin = (code: string) => code.replace('Ε', 'E');
const misspelt = nameOf(people[7]!).replace('ου', 'υ');

interface Told {
  notices: string[];
  questions: string[];
  faults: string[];
}

/** A fault in the grid, and where the check names it. */
interface GridFault {
  name: string;
  spoil: (sheet: string[][]) => void;
  isNamed: (told: Told) => boolean;
}

/** The first person of the sheet is on the line after the title and the head. */
const lineOf = (person: number) => 2 + person;

export const rosterFaults: GridFault[] = [
  {
    name: 'a weekday that is not that of its date',
    spoil: (sheet) => void (sheet[1]![4] = 'Πεμ 12/1/2033'),
    isNamed: ({ notices }) => notices.some((one) => one.startsWith('weekdayMismatch')),
  },
  {
    name: 'a code of the hotel that nobody explained',
    spoil: (sheet) => void (sheet[lineOf(0)]![2] = 'Β2'),
    isNamed: ({ questions }) => questions.some((one) => /^shiftType [ΒB]2$/.test(one)),
  },
  {
    name: 'the same code in Latin letters, asked as one',
    spoil: (sheet) => void (sheet[lineOf(0)]![3] = 'B2'),
    isNamed: ({ questions }) => questions.filter((one) => /[ΒB]2$/.test(one)).length === 1,
  },
  {
    name: 'the code of a person in Latin letters',
    spoil: (sheet) => void (sheet[lineOf(5)]![0] = inLatin(people[5]!.code)),
    isNamed: ({ notices }) => notices.includes(`lookAlike ${inLatin(people[5]!.code)}, ${people[5]!.code}`),
  },
  {
    name: 'hours that no day has',
    spoil: (sheet) => void (sheet[lineOf(1)]![5] = '25-33'),
    isNamed: ({ questions }) => questions.includes('shiftType 25-33'),
  },
  {
    name: 'a name without its code, misspelt',
    spoil: (sheet) => void sheet[lineOf(7)]!.splice(0, 2, '', misspelt),
    isNamed: ({ questions }) => questions.includes(`employee ${misspelt}`),
  },
];

/** The roster of a week as the head waiter prints it: a person a row, a day a column. */
function sheetOf(): string[][] {
  const sheet = [
    ['ΠΡΟΓΡΑΜΜΑ ΕΣΤΙΑΤΟΡΙΟΥ'],
    ['Κωδ.', 'Ονοματεπώνυμο', ...days],
    ...people.map((person, at) => [person.code, nameOf(person), ...weeks[at % weeks.length]!]),
    ['', 'ΣΥΝΟΛΟ', ...days.map(() => '18')],
  ];
  for (const { spoil } of rosterFaults) spoil(sheet);
  return sheet;
}

interface Report {
  rows: { verdict: string; sentence: string }[];
  questions: { of: string; value: string }[];
  grid: { notices: { kind: string; text?: string }[] } | null;
  newEmployees: number;
}

const toldBy = ({ grid, questions, rows }: Report): Told => ({
  notices: (grid?.notices ?? []).map(({ kind, text = '' }) => `${kind} ${text}`),
  questions: questions.map(({ of, value }) => `${of} ${value}`),
  faults: rows.flatMap(({ verdict, sentence }) => (verdict === 'fault' ? [sentence] : [])),
});

const giveSheet = async (page: Page): Promise<Report> => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(sheetOf()), 'Πρόγραμμα');
  const answered = page.waitForResponse('**/stafftimer/roster/import');
  await page.getByLabel('Αρχείο προγράμματος', { exact: true }).setInputFiles({
    name: 'πρόγραμμα εστιατορίου.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  });
  return (await (await answered).json()) as Report;
};

/** The roster comes in, its codes are asked once, and nobody is there twice. */
export async function importRoster(page: Page): Promise<void> {
  await page.goto('/roster-import');
  const told = toldBy(await giveSheet(page));
  for (const { name, isNamed } of rosterFaults) expect(isNamed(told), `${name}: ${JSON.stringify(told)}`).toBe(true);

  const questions = page.getByRole('form', { name: 'Τι σημαίνουν αυτές οι τιμές' });
  const code = questions.getByRole('combobox', { name: /^Κωδικός «[ΒB]2»/ });
  await answer(code, { label: 'Εργασία, σε αυτές τις ώρες' });
  await questions.getByRole('textbox', { name: /^Ώρες για «[ΒB]2»/ }).fill('7-15');
  await answer(questions.getByRole('combobox', { name: 'Κωδικός «25-33»' }), {
    label: 'Σημείωση: δεν προγραμματίζεται τίποτα',
  });
  const who = questions.getByRole('combobox', { name: `Ποιος είναι ο/η «${misspelt}»;` });
  const owner = await who.getByRole('option').filter({ hasText: people[7]!.code }).textContent();
  await answer(who, { label: owner! });
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);

  const again = page.waitForResponse('**/stafftimer/roster/import');
  await press(questions.getByRole('button', { name: 'Νέος έλεγχος' }));
  const report = (await (await again).json()) as Report;
  expect(toldBy(report)).toMatchObject({ questions: [], faults: [] });
  expect(toldBy(report).notices.filter((one) => one.includes('B2') || one.includes('Β2'))).toHaveLength(1);
  // The code in the other alphabet is the person of the hotel.
  expect(report.newEmployees).toBe(0);
  await press(page.getByRole('button', { name: 'Αποθήκευση αλλαγών' }));
  await expect(page.getByText(/^Το πρόγραμμα άλλαξε: /)).toBeVisible();

  await press(page.getByRole('button', { name: 'Εισαγωγή άλλου αρχείου' }));
  const { rows, questions: asked } = await giveSheet(page);
  expect(asked, 'the answers are remembered').toEqual([]);
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['already there']));
}
