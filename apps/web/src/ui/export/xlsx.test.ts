import { beforeAll, describe, expect, it } from 'vitest';
import { read } from 'xlsx';
import type { ExportFile } from './export-file';
import { writeWorkbook } from './xlsx';

const file: ExportFile = {
  name: 'hours',
  hotel: 1003,
  date: '2026-11-16',
  title: 'Working hours',
  scope: ['Grand Hotel', '=filters'],
  sheets: [
    {
      name: 'Hours: all/none',
      columns: [
        { header: 'Όνομα', width: 30 },
        { header: 'Hours', kind: 'hours' },
        { header: 'Day', kind: 'date' },
        { header: 'Start', kind: 'time' },
        { header: 'Pay', kind: 'money' },
        { header: 'People', kind: 'integer' },
        { header: 'Seen', kind: 'moment' },
      ],
      rows: [
        ['Κουζίνα', 485, '2026-11-16', '07:30', 1234.5, 3, '2026-11-16T18:00:00+02:00'],
        ['=1+1', -15, null, '', null, 0, ''],
        ['007', 20, 'someday', '22:00', -2, 1, '=never'],
      ],
      levels: [0, 1, 2],
      strong: new Set([0]),
      frozenColumns: 1,
    },
    { name: 'Totals', columns: [{ header: 'Total' }], rows: [] },
  ],
};

describe('Excel', () => {
  let book: ReturnType<typeof read>;
  beforeAll(async () => {
    book = read(await writeWorkbook(file, 'About'), { cellNF: true, cellStyles: true });
  });
  const cell = (address: string) => book.Sheets['Hours  all none']?.[address] as Record<string, unknown> | undefined;

  it('has every sheet and one that says what is in them', () => {
    expect(book.SheetNames).toEqual(['Hours  all none', 'Totals', 'About']);
    expect(book.Sheets.About?.A1).toMatchObject({ t: 's', v: 'Working hours' });
    expect(book.Sheets.About?.A3).toMatchObject({ t: 's', v: "'=filters" });
  });

  it.each([
    ['A1', { t: 's', v: 'Όνομα' }],
    ['A2', { t: 's', v: 'Κουζίνα' }],
    ['B2', { t: 'n', v: 485 / 60, z: '0.00', w: '8.08' }],
    ['C2', { t: 'n', v: 46_342, w: '2026-11-16' }],
    ['D2', { t: 'n', v: 0.3125, w: '07:30' }],
    ['E2', { t: 'n', v: 1234.5, w: '1,234.50' }],
    ['F2', { t: 'n', v: 3, w: '3' }],
    ['G2', { t: 'n', w: '2026-11-16 16:00' }],
    ['G4', { t: 's', v: "'=never" }],
    ['A3', { t: 's', v: "'=1+1" }],
    ['B3', { t: 'n', v: -0.25 }],
    ['A4', { t: 's', v: '007' }],
    ['C4', { t: 's', v: 'someday' }],
  ])('types %s', (address, expected) => {
    expect(cell(address)).toMatchObject(expected);
    expect(cell(address)).not.toHaveProperty('f');
  });

  it('leaves out what is empty', () => {
    expect(cell('C3')?.v).toBeUndefined();
  });

  it('freezes the head and the first column', async () => {
    const { files } = read(await writeWorkbook(file, 'About'), { bookFiles: true }) as unknown as {
      files: Record<string, { content: Uint8Array }>;
    };

    const xml = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']?.content);
    expect(xml).toMatch(/<pane [^>]*xSplit="1"[^>]*ySplit="1"[^>]*state="frozen"/);
  });

  it('keeps the outline', () => {
    const rows = book.Sheets['Hours  all none']?.['!rows'];

    expect([1, 2, 3].map((row) => rows?.[row]?.level ?? 0)).toEqual([0, 1, 2]);
  });
});
