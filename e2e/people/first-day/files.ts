import * as XLSX from 'xlsx';
import { inCodePage, inUtf16 } from '../../support/encodings';
import { faultsOf, spoiled } from './faults';
import { type Person, peopleOfFile } from './people';

export interface HotelFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const fields = [
  'code',
  'surname',
  'firstName',
  'department',
  'jobTitle',
  'taxNumber',
  'socialSecurityNumber',
  'firstDay',
  'email',
  'weeklyHours',
  'clockNumber',
] as const satisfies (keyof Person)[];

const plain = [
  'Κωδικός',
  'Επώνυμο',
  'Όνομα',
  'Τμήμα',
  'Ειδικότητα',
  'ΑΦΜ',
  'ΑΜΚΑ',
  'Ημερομηνία πρόσληψης',
  'E-mail',
  'Ώρες',
  'Αρ. ρολογιού',
];
const dotted = [
  'Κωδ. εργαζ.',
  'ΕΠΩΝΥΜΟ',
  'ΟΝΟΜΑ',
  'ΤΜΗΜΑ',
  'ΕΙΔΙΚΟΤΗΤΑ',
  'Α.Φ.Μ.',
  'Α.Μ.Κ.Α.',
  'Ημ/νία πρόσληψης',
  'e-mail',
  'Ώρες/εβδ.',
  'ΑΡ. ΡΟΛΟΓΙΟΥ',
];
const english = [
  'Code',
  'Surname',
  'First name',
  'Department',
  'Job title',
  'Tax number',
  'AMKA',
  'Start date',
  'Email',
  'Weekly hours',
  'Clock no.',
];
/** Two headings that only this hotel uses. */
const own = [
  'Μητρώο',
  'Επώνυμο',
  'Όνομα',
  'Πόστο εργασίας',
  'Ειδικότητα',
  'ΑΦΜ',
  'ΑΜΚΑ',
  'Πρόσληψη',
  'E-mail',
  'Ώρες',
  'Αρ. ρολογιού',
];

const title = ['Ξενοδοχείο Ακτή Φανών · Κατάσταση προσωπικού'];
const total = (count: number) => ['Σύνολο', String(count)];

/** The rows of a file: with `framed`, a title and a blank row above and a total below, as people print them. */
function rowsOf(file: number, heads: readonly string[], framed: boolean): string[][] {
  const people = spoiled(peopleOfFile(file), file).map((person) => fields.map((field) => person[field]));
  return framed ? [title, [], [...heads], ...people, total(people.length)] : [[...heads], ...people];
}

const quoted = (cell: string, separator: string) => (cell.includes(separator) ? `"${cell}"` : cell);
const text = (rows: readonly string[][], separator: string, end = '\r\n') =>
  rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator)).join(end) + end;

function book(rows: readonly string[][], bookType: 'xlsx' | 'ods'): Buffer {
  const sheet = XLSX.utils.aoa_to_sheet(rows as string[][]);
  // A title over all columns, as a merged head.
  if (rows[0]!.length === 1) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: fields.length - 1 } }];
  const workbook = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(workbook, sheet, 'Προσωπικό');
  return XLSX.write(workbook, { type: 'buffer', bookType }) as Buffer;
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ods = 'application/vnd.oasis.opendocument.spreadsheet';

/** The seven files of people; the eighth part of them is pasted. */
export const peopleFiles: (() => HotelFile)[] = [
  () => ({ name: 'όροφοι.xlsx', mimeType: xlsx, buffer: book(rowsOf(0, plain, true), 'xlsx') }),
  () => ({ name: 'υποδοχή.ods', mimeType: ods, buffer: book(rowsOf(1, dotted, true), 'ods') }),
  () => csv('πλυντήριο.csv', inCodePage(text(rowsOf(2, dotted, true), ';'), 'windows-1253')),
  () => csv('εστιατόριο.csv', inCodePage(text(rowsOf(3, plain, false), ';'), 'iso-8859-7')),
  () => csv('μπαρ.txt', inUtf16(text(rowsOf(4, plain, false), '\t'))),
  () => csv('κουζίνα.csv', Buffer.from(`\uFEFF${text(rowsOf(5, own, true), ';')}`)),
  () => csv('maintenance.csv', Buffer.from(text(rowsOf(6, english, false), ',', '\n'))),
];

const csv = (name: string, buffer: Buffer): HotelFile => ({ name, mimeType: 'text/csv', buffer });

export const pastedPeople = (): string => text(rowsOf(7, own, false), '\t', '\n');

/** The rows that came back with what is wrong, corrected by hand in Excel. */
export function corrected(bytes: Buffer, file: number): HotelFile {
  const workbook = XLSX.read(bytes);
  const name = workbook.SheetNames[0]!;
  const [heads = [], ...rows] = XLSX.utils.sheet_to_json<string[]>(workbook.Sheets[name]!, { header: 1, defval: '' });
  const people = peopleOfFile(file);
  const column = heads.findIndex((head) => /AMKA|Α\.?Μ\.?Κ\.?Α/i.test(head));
  const right = rows.map((row) => {
    const person = people.find(({ socialSecurityNumber }) =>
      socialSecurityNumber.endsWith(String(row[column]).slice(-9)),
    );
    return [row[0]!].concat(fields.map((field) => person![field]));
  });
  const first = heads.slice(0, 1 + fields.length);
  return { name: `διορθωμένα-${file}.xlsx`, mimeType: xlsx, buffer: book([first, ...right], 'xlsx') };
}

export const countFaults = (): number =>
  Array.from({ length: 8 }, (_, file) => faultsOf(file).length).reduce((a, b) => a + b);
