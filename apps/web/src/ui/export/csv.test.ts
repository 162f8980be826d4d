import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { writeCsv, writeTabs } from './csv';
import type { ExportSheet } from './export-file';

const sheet: ExportSheet = {
  name: 'Shifts',
  columns: [{ header: 'Employee' }, { header: 'Hours', kind: 'hours' }, { header: 'Day', kind: 'date' }],
  rows: [
    ['Μαρία «Ρία» Παπαδάκη, σεφ; "α"', 450, '2026-11-16'],
    ['=HYPERLINK("x")', -15, null],
    ['two\nlines', 0, '2026-11-17'],
  ],
};

describe('CSV', () => {
  it('is marked as UTF-8 and ends its lines as RFC 4180 says', () => {
    const text = writeCsv({ ...sheet, rows: sheet.rows.slice(2) }, 'en-US');

    expect(text).toBe('\uFEFFEmployee,Hours,Day\r\n"two\nlines",0.00,2026-11-17\r\n');
  });

  it.each([
    ['en-US', ',', '7.50'],
    ['el-GR', ';', '7,50'],
  ])('is read back as it was written in %s', (locale, separator, hours) => {
    const bytes = new TextEncoder().encode(writeCsv(sheet, locale));
    const book = read(bytes, { raw: true, FS: separator });

    expect(utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 })).toEqual([
      ['Employee', 'Hours', 'Day'],
      ['Μαρία «Ρία» Παπαδάκη, σεφ; "α"', hours, '2026-11-16'],
      [`'=HYPERLINK("x")`, hours === '7.50' ? '-0.25' : '-0,25'],
      ['two\nlines', hours === '7.50' ? '0.00' : '0,00', '2026-11-17'],
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@a', '\tx', '\rx'])('disarms %j', (text) => {
    const [, line] = writeCsv({ name: '', columns: [{ header: 'a' }], rows: [[text]] }, 'en-US').split('\r\n');

    expect(line?.replace('"', '')).toMatch(/^'/);
  });

  it('goes to the clipboard with tabs and without line breaks in cells', () => {
    expect(writeTabs({ ...sheet, rows: sheet.rows.slice(2) }, 'en-US')).toBe(
      'Employee\tHours\tDay\ntwo lines\t0.00\t2026-11-17',
    );
  });

  it('keeps the quotes of a cell on the way over the clipboard', () => {
    const text = writeTabs({ name: '', columns: [{ header: 'Name' }], rows: [['"Άστρο" Ξενοδοχείο, 2']] }, 'en-US');

    expect(text).toBe(`Name\n"${'""'}Άστρο${'""'} Ξενοδοχείο, 2"`);
  });
});
