import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readSheetFile } from './read-sheet-file';
import type { Sheet } from './sheet';
import { zip } from './test/zip';

const texts = ({ rows }: Sheet) => rows.map(({ line, cells }) => [line, ...cells.map((cell) => cell?.text ?? '')]);
const kinds = ({ rows }: Sheet, row: number) => rows[row]!.cells.map((cell) => cell?.kind);
const date = (text: string) => new Date(`${text}Z`);

const sheets = [
  { name: 'Λίστες', rows: [['ΟΡΟΦΟΙ']], hidden: true },
  {
    name: 'Προσωπικό',
    rows: [
      ['Ξενοδοχείο Ήλιος'],
      [],
      ['Κωδ.', 'Επώνυμο', 'Πρόσληψη', 'Κόστος', 'Πέρασμα'],
      ['007', 'Παπαδοπούλου <& υιός>', date('2026-11-03T00:00:00'), 0.1 + 0.2, date('2026-11-03T08:30:00')],
    ],
    merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 4 }],
  },
  { name: 'Άδειο', rows: [] },
];

describe.each([
  ['XLSX', writeXlsx, '2026-11-03', '2026-11-03'],
  ['ODS', writeOds, '2026-11-03T00:00', '2026-11-03T08:30'],
] as const)('a workbook in %s', (format, write, hired, punched) => {
  it('gives the first sheet that is not hidden, with dates as ISO text and numbers without noise', async () => {
    const visible = format === 'XLSX' ? sheets : sheets.slice(1);
    const file = await readSheetFile(await write({ sheets: visible }));

    expect(file.readAs).toBe(format);
    expect(file.sheet.name).toBe('Προσωπικό');
    expect(texts(file.sheet)).toEqual([
      [1, 'Ξενοδοχείο Ήλιος'],
      [3, 'Κωδ.', 'Επώνυμο', 'Πρόσληψη', 'Κόστος', 'Πέρασμα'],
      [4, '007', 'Παπαδοπούλου <& υιός>', hired, '0.3', punched],
    ]);
    expect(kinds(file.sheet, 2)[3]).toBe('number');
    expect(file.sheet.merged).toEqual([{ top: 1, bottom: 1, left: 0, right: 4 }]);
  });

  it('gives the sheet that is asked for, and names what there is', async () => {
    const content = await write({ sheets });

    expect(texts((await readSheetFile(content, { sheet: 'Λίστες' })).sheet)).toEqual([[1, 'ΟΡΟΦΟΙ']]);
    await expect(readSheetFile(content, { sheet: 'Άλλο' })).rejects.toThrow('There is no sheet “Άλλο”');
  });
});

it('names the hidden sheets of XLSX', async () => {
  const file = await readSheetFile(await writeXlsx({ sheets }));
  expect(file.sheets).toEqual([
    { name: 'Λίστες', isHidden: true },
    { name: 'Προσωπικό', isHidden: false },
    { name: 'Άδειο', isHidden: false },
  ]);
});

const cell = (inner: string) => `<table:table-cell ${inner}</table:table-cell>`;
const ods = (body: string, styles = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${body}</office:spreadsheet></office:body></office:document-content>`;

it('reads ODS as LibreOffice writes it: hidden sheets, times, padded numbers, repeats, comments', async () => {
  const content = await zip({
    'content.xml': ods(
      `<table:table table:name="Κρυφό" table:style-name="ta2"><table:table-row>${cell('office:value-type="string"><text:p>x</text:p>')}</table:table-row></table:table>` +
        `<table:table table:name="Χτυπήματα" table:style-name="ta1"><table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>` +
        `<table:table-row>${cell('office:value-type="time" office:time-value="PT08H30M00S"><text:p>08:30</text:p>')}` +
        cell('office:value-type="date" office:date-value="2026-11-03T00:00:00"><text:p>3/11/26</text:p>') +
        cell('office:value-type="float" office:value="94014201"><text:p>094014201</text:p>') +
        cell(
          'table:number-columns-repeated="2" office:value-type="string"><office:annotation><text:p>σχόλιο</text:p></office:annotation><text:p>α<text:s text:c="2"/>β</text:p>',
        ) +
        `</table:table-row><table:table-row table:number-rows-repeated="1048572"><table:table-cell/></table:table-row></table:table>`,
      '<style:style style:name="ta1"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
    ),
  });
  const file = await readSheetFile(content);

  expect(file.sheets).toEqual([
    { name: 'Κρυφό', isHidden: true },
    { name: 'Χτυπήματα', isHidden: false },
  ]);
  expect(texts(file.sheet)).toEqual([[4, '08:30', '2026-11-03', '094014201', 'α  β', 'α  β']]);
  expect(kinds(file.sheet, 0)).toEqual(['time', 'date', 'number', 'text', 'text']);
});

const xlsx = (rows: string, formats: string[] = []) => ({
  '[Content_Types].xml': '<Types/>',
  'xl/workbook.xml': '<workbook><workbookPr/><sheets><sheet name="Α" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="styles.xml"/></Relationships>',
  'xl/styles.xml': `<styleSheet><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});

it('reads the number formats of Excel', async () => {
  const cells: [code: string, value: string, kind: string, text: string][] = [
    ['h:mm', '0.354166666666667', 'time', '08:30'],
    ['[h]:mm', '1.5', 'time', '36:00'],
    ['[$-408]d/m/yyyy', '46329', 'date', '2026-11-03'],
    ['dd/mm/yy hh:mm', '46329.3541666667', 'moment', '2026-11-03T08:30'],
    ['mmm', '46329', 'date', '2026-11-03'],
    ['h:mm', '46329.3541666667', 'moment', '2026-11-03T08:30'],
    ['000000000', '94014201', 'number', '094014201'],
    ['#,##0.00 &quot;ημέρες&quot;', '12.5', 'number', '12.5'],
    ['General', '6942000000000', 'number', '6942000000000'],
    ['mm:ss.0', '0.000011574', 'time', '00:00:01'],
  ];
  const row = cells.map(([, value], at) => `<c s="${at}"><v>${value}</v></c>`).join('');
  const { sheet } = await readSheetFile(
    await zip(
      xlsx(
        `<row r="1">${row}</row>`,
        cells.map(([code]) => code),
      ),
    ),
  );

  expect(sheet.rows[0]!.cells).toEqual(cells.map(([, , kind, text]) => ({ kind, text })));
});

describe('what cannot be read is refused with the fix', () => {
  it.each<[string, () => Promise<Uint8Array>, string]>([
    ['an old workbook', async () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'old-excel'],
    ['a PDF', async () => new TextEncoder().encode('%PDF-1.7'), 'no-text'],
    ['an archive of other files', () => zip({ 'a.txt': 'a' }), 'no-text'],
    ['half a workbook', async () => (await zip(xlsx(''))).slice(0, 300), 'damaged'],
    [
      'XML with entities of its own',
      () => zip({ 'content.xml': '<!DOCTYPE x [<!ENTITY a "aa">]><x>&a;</x>' }),
      'damaged',
    ],
    ['XML that is not closed', () => zip({ 'content.xml': '<a><b></a>' }), 'damaged'],
    ['more than 10 MB', async () => new Uint8Array(10_000_001), 'too-large'],
    ['a bomb', () => zip({ 'content.xml': `<a>${' '.repeat(50_000_001)}</a>` }, { claims: 0 }), 'too-much-unpacked'],
    ['lost letters', () => zip(xlsx('<row><c t="inlineStr"><is><t>�ννα</t></is></c></row>')), 'lost-letters'],
    [
      'too many rows',
      () =>
        zip({
          'content.xml': ods(
            `<table:table table:name="Α"><table:table-row table:number-rows-repeated="300000">${cell('office:value-type="string"><text:p>x</text:p>')}</table:table-row></table:table>`,
          ),
        }),
      'too-many-rows',
    ],
  ])('%s', async (_, content, reason) => {
    await expect(readSheetFile(await content())).rejects.toThrow(
      expect.objectContaining({ name: 'FileFault', reason }),
    );
  });
});

it('reads 20 000 rows of Excel', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`Κ${at}`, at, date('2026-11-03T00:00:00'), 'Όροφοι']);
  const { sheet } = await readSheetFile(await writeXlsx({ sheets: [{ name: 'Α', rows }] }));
  expect(sheet.rows).toHaveLength(20_000);
  expect(texts(sheet).at(-1)).toEqual([20_000, 'Κ19999', '19999', '2026-11-03', 'Όροφοι']);
});
