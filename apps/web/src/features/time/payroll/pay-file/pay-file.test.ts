import type { PayField, PayLayoutFields } from '@horae/contract/time/pay-layout';
import type { PayrollLine } from '@horae/contract/time/payroll-rows';
import { expect, it } from 'vitest';
import { encodeText } from './encode-text';
import { payRows } from './pay-rows';
import { writeLines } from './write-lines';

const eleni = { id: 1, name: 'Ελένη Ξένου', code: 'E7', department: 'Kitchen', workCentre: 'Pastry' };
const line = (changed: Partial<PayrollLine>): PayrollLine => ({
  employee: eleni,
  month: '2026-10',
  day: '2026-10-05',
  code: 'normal',
  minutes: 480,
  days: 0,
  loan: null,
  costPlace: '4100',
  isChange: false,
  ...changed,
});
const column = (field: PayLayoutFields['columns'][number]['field'], width = 10) => ({
  field,
  header: field,
  width,
  text: 'H',
});
const layout = (changed: Partial<PayLayoutFields> = {}): PayLayoutFields => ({
  name: 'Test',
  format: 'csv',
  encoding: 'windows-1253',
  separator: ';',
  decimalMark: ',',
  decimals: 2,
  dates: 'DD/MM/YYYY',
  grain: 'day',
  hasHeader: false,
  columns: [column('employeeCode'), column('day'), column('payCode'), column('amount'), column('change')],
  ...changed,
});
const lines = [
  line({}),
  line({ code: 'normal.night', minutes: 90 }),
  line({ day: '2026-10-06', code: 'overwork', minutes: 50 }),
  line({ day: '2026-10-07', code: 'AnnualLeave', minutes: 0, days: 1 }),
  line({ day: '2026-10-08', code: 'AnnualLeave', minutes: 0, days: 1 }),
  line({ day: '2026-10-06', code: 'overwork', minutes: -20, isChange: true }),
];
const source = {
  lines,
  codes: [],
  numbers: new Map(),
  nameOf: (code: string) => code,
  payerName: (payer: string) => payer,
};
const written = (codes: { code: string; own: string }[], chosen: PayLayoutFields) => {
  const { rows, leftOut } = payRows({ ...source, codes }, chosen);
  return { leftOut, lines: writeLines(rows, chosen).text.split('\r\n').slice(0, -1) };
};

it('writes a line for each day and pay code, with the hotel’s own codes, decimal comma and dates', () => {
  const codes = [
    { code: 'normal', own: '100' },
    { code: 'normal.night', own: '100' },
    { code: 'AnnualLeave', own: '' },
  ];
  expect(written(codes, layout())).toEqual({
    leftOut: 2,
    lines: ['E7;05/10/2026;100;9,50;', 'E7;06/10/2026;overwork;0,83;', 'E7;06/10/2026;overwork;-0,33;1'],
  });
});

it('adds a month up by pay code, leave in days and changes by themselves', () => {
  expect(written([], layout({ grain: 'month', decimalMark: '.', dates: 'YYYYMMDD' })).lines).toEqual([
    'E7;20261001;normal;8.00;',
    'E7;20261001;normal.night;1.50;',
    'E7;20261001;overwork;0.83;',
    'E7;20261001;AnnualLeave;2.00;',
    'E7;20261001;overwork;-0.33;1',
  ]);
});

it('keeps columns of fixed width, numbers at their end, and counts what was cut', () => {
  const columns = [column('employeeName', 6), column('text', 2), column('amount', 7)];
  const { rows } = payRows({ ...source, lines: lines.slice(0, 1) }, layout({ columns }));
  expect(writeLines(rows, layout({ format: 'fixed', columns }))).toEqual({ text: 'Ελένη H    8,00\r\n', cut: 1 });
});

it('encodes Greek in one byte a letter, and names what the encoding does not have', () => {
  const { bytes, lost } = encodeText('Άννα Ş€', 'windows-1253');
  expect([...bytes]).toEqual([0xa2, 0xed, 0xed, 0xe1, 0x20, 0x3f, 0x80]);
  expect(lost).toEqual(['Ş']);
  expect([...encodeText('Ά', 'utf-8').bytes]).toEqual([0xef, 0xbb, 0xbf, 0xce, 0x86]);
});

it('does not let a name become a formula in a spreadsheet', () => {
  const rows = [['=1+1', 8]];
  expect(writeLines(rows, layout({ columns: [column('employeeName'), column('hours')] })).text).toBe("'=1+1;8,00\r\n");
});

it('adds a month up by place where the layout has one, and otherwise as a whole', () => {
  const moved = [
    line({}),
    line({ day: '2026-10-20', employee: { ...line({}).employee, department: 'Laundry', workCentre: 'West' } }),
  ];
  const textWith = (...fields: PayField[]) => {
    const chosen = layout({ grain: 'month', columns: [...fields.map((field) => column(field)), column('hours')] });
    return writeLines(payRows({ ...source, lines: moved }, chosen).rows, chosen)
      .text.split('\r\n')
      .slice(0, -1);
  };
  const { department, workCentre } = line({}).employee;

  expect(textWith('department')).toEqual([`${department};8,00`, 'Laundry;8,00']);
  expect(textWith('workCentre')).toEqual([`${workCentre};8,00`, 'West;8,00']);
  expect(textWith('employeeCode')).toEqual([`${line({}).employee.code};16,00`]);
});

it('adds a month up by cost place where the layout has one', () => {
  const lines = [line({}), line({ day: '2026-10-20', costPlace: '4200' }), line({ day: '2026-10-21', costPlace: '' })];
  const chosen = layout({ grain: 'month', columns: [column('costPlace'), column('hours')] });
  const { rows } = payRows({ ...source, lines }, chosen);
  expect(rows).toEqual([
    ['4100', 8],
    ['4200', 8],
    ['', 8],
  ]);
});

it('keeps shifts with a cost place of their own apart only where the layout has the column', () => {
  const home = { hostHotel: 7, hostHotelName: 'Asterion', hostDepartment: null, hostDepartmentName: '' };
  const loan = { ...home, payer: 'home', costPlace: '4900' } as const;
  const lines = [line({ minutes: 240 }), line({ minutes: 180, costPlace: '4900', loan })];
  const rowsWith = (...fields: PayField[]) =>
    payRows({ ...source, lines }, layout({ columns: [...fields.map((field) => column(field)), column('hours')] })).rows;

  expect(rowsWith('costPlace')).toEqual([
    ['4100', 4],
    ['4900', 3],
  ]);
  expect(rowsWith('hostHotel', 'hostDepartment', 'payer', 'costPlace')).toEqual([
    ['', '', '', '4100', 4],
    ['', '', '', '4900', 3],
  ]);
  expect(rowsWith('hostDepartment', 'payer')).toEqual([['', '', 7]]);
});

it('splits a loan by its host, and leaves out what the host pays', () => {
  const bar = { hostHotel: 7, hostHotelName: 'Asterion', hostDepartment: 3, hostDepartmentName: 'Pool bar' };
  const lent = [
    line({}),
    line({ day: '2026-10-06', loan: { ...bar, payer: 'home' } }),
    line({ day: '2026-10-07', loan: { ...bar, payer: 'host' } }),
  ];
  const columns = [column('hostHotel'), column('hostDepartment'), column('payer'), column('hours')];
  const chosen = layout({ grain: 'month', columns });
  const { rows, charged } = payRows({ ...source, lines: lent }, chosen);
  expect(writeLines(rows, chosen).text.split('\r\n').slice(0, -1)).toEqual([';;;8,00', 'Asterion;Pool bar;home;8,00']);
  expect(charged).toBe(1);
});
