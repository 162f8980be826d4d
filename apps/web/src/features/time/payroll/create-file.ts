import type { LoanPayer } from '@horae/contract/loan';
import { hasPersonNumbers, type PayLayoutFields } from '@horae/contract/time/pay-layout';
import { notify } from '#platform/notify';
import { saveFile } from '#platform/save-file';
import { codeText } from '#roster/sheet/code-text';
import { monthText } from '#roster/sheet/sheet-month';
import { fileName } from '#ui/export/export-file';
import { startExport } from '#ui/export/export-menu';
import { listFile } from '#ui/export/list-file';
import { encodeText } from './pay-file/encode-text';
import { type PersonNumbers, payRows } from './pay-file/pay-rows';
import { dateText, isAmount, writeLines } from './pay-file/write-lines';
import { fetchCodes, fetchNumbers, fetchRun } from './payroll.queries';
import { payrollWords } from './payroll.words';

interface Run {
  id: number;
  month: string;
  sentAt: string;
}

/** Writes what was sent at one time as a file in this layout, and says what could not be written. */
export async function createFile(
  hotel: { id: number; name: string },
  run: Run,
  layout: PayLayoutFields,
): Promise<void> {
  const { say } = payrollWords;
  const [{ lines }, { codes }, numbers] = await Promise.all([
    fetchRun(hotel.id, run.id),
    fetchCodes(hotel.id),
    hasPersonNumbers(layout) ? numbersOf(hotel.id, run.id) : new Map(),
  ]);
  const { rows, leftOut, charged } = payRows({ lines, codes, numbers, nameOf: codeText, payerName }, layout);
  if (layout.format === 'xlsx') {
    await startExport('xlsx', () =>
      listFile({
        name: `payroll-${run.month}-${run.id}`,
        personal: 'payroll',
        title: `${say('title')} ${monthText(run.month)}`,
        scope: `${hotel.name} · ${monthText(run.month)}`,
        isPicked: true,
        columns: layout.columns.map(({ field, header, width }) => ({
          header,
          width,
          ...(isAmount(field) && { kind: 'decimal' as const }),
          ...(field === 'day' && { kind: 'date' as const }),
        })),
        rows,
      }),
    );
  } else {
    const { text, cut } = writeLines(rows, layout);
    const { bytes, lost } = encodeText(text, layout.encoding);
    const name = { name: `payroll-${run.month}-${run.id}`, hotel: hotel.id, date: run.sentAt.slice(0, 10) };
    saveFile(fileName(name, layout.format === 'csv' ? 'csv' : 'txt'), 'text/plain', bytes);
    notify(say('madeFile', { count: rows.length }), { kind: 'success' });
    if (cut > 0) notify(say('cut', { count: cut }), { kind: 'error' });
    if (lost.length > 0) notify(say('lost', { characters: lost.join(' ') }), { kind: 'error' });
  }
  if (leftOut > 0) notify(say('notSent', { count: leftOut }));
  if (charged > 0) notify(say('chargedBeside', { count: charged }));
}

const payerName = (payer: LoanPayer) => payrollWords.say(`payer.${payer}`);

async function numbersOf(hotel: number, run: number): Promise<PersonNumbers> {
  const { people } = await fetchNumbers(hotel, run);
  return new Map(people.map(({ id, ...numbers }) => [id, numbers]));
}

/** The first line of a file in this layout, with an invented person. */
export function exampleOf(layout: PayLayoutFields): string {
  const employee = { id: 1, name: 'Ελένη Αλεξίου', code: 'E1001', department: 'Kitchen', workCentre: 'Pastry' };
  const line = {
    employee,
    month: '2026-10',
    day: '2026-10-05',
    code: 'normal',
    minutes: 480,
    days: 0,
    loan: null,
    costPlace: '4100',
    isChange: false,
  };
  const numbers: PersonNumbers = new Map([[1, { taxNumber: '123456783', socialSecurityNumber: '01018012345' }]]);
  const { rows } = payRows({ lines: [line], codes: [], numbers, nameOf: codeText, payerName }, layout);
  if (layout.format === 'xlsx')
    return rows[0]!
      .map((cell, at) => (layout.columns[at]!.field === 'day' ? dateText(String(cell), layout.dates) : String(cell)))
      .join(' | ');
  return writeLines(rows, { ...layout, hasHeader: false }).text.trimEnd();
}
