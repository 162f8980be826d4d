import { codeOfPart } from '@horae/contract/time/pay-parts';
import type { PayrollLine } from '@horae/contract/time/payroll-rows';
import { expect, it } from 'vitest';
import { premiumSections } from './premium-sheets';
import { sumsByPerson } from './sums-by-person';

const eleni = { id: 1, name: 'Ελένη Ξένου', code: 'E7', department: 'Kitchen', workCentre: 'Pastry' };
const line = (changed: Partial<PayrollLine>): PayrollLine => ({
  employee: eleni,
  month: '2026-10',
  day: '2026-10-05',
  code: 'normal',
  minutes: 480,
  days: 0,
  loan: null,
  costPlace: '',
  isChange: false,
  ...changed,
});
const part = (name: 'normal' | 'overwork' | 'overtimeLegal', isNight: boolean, isSundayHoliday: boolean) =>
  codeOfPart({ class: name, isNight, isSundayHoliday });

it('has a page for each person and month, whose totals are those of the time sheet', () => {
  const lines = [
    line({ minutes: 455 }),
    line({ day: '2026-10-04', code: part('normal', false, true), minutes: 300 }),
    line({ day: '2026-10-04', code: part('normal', true, true), minutes: 125 }),
    line({ code: part('overwork', true, false), minutes: 37 }),
    line({ day: '2026-10-06', code: part('overtimeLegal', false, false), minutes: 61 }),
    line({ day: '2026-10-07', code: 'AnnualLeave', minutes: 0, days: 1 }),
    line({ month: '2026-09', day: '2026-09-30', minutes: 60, isChange: true }),
    line({ employee: { ...eleni, id: 2, name: 'Ίων Ξένος' }, minutes: 480 }),
  ];

  const sections = premiumSections(lines, { overwork: 20, overtimeLegal: 40, night: 25, sundayHoliday: 75 });

  expect(sections.map(({ title }) => title)).toHaveLength(3);
  const [october] = sections;
  expect(october!.title).toContain('Ελένη Ξένου (E7)');
  expect(october!.signature).toBe('Signature of the employee');
  const rows = october!.rows.map(({ cells }) => cells);
  expect(rows.map(([first]) => first)).toEqual([
    'Oct 4, 2026',
    'Oct 5, 2026',
    'Oct 6, 2026',
    'Oct 7, 2026',
    'Total',
    expect.any(String),
  ]);
  // Normal, overwork, overtime, night, Sunday or holiday: 880, 37, 61, 162 and 425 minutes.
  expect(rows.at(-2)).toEqual(['Total', '14.67', '0.62', '1.02', '2.70', '7.08', '']);
  expect(rows.at(-1)!.slice(1)).toEqual(['', '+20 %', '+40 %', '+25 %', '+75 %', '']);
  expect(rows[3]!.at(-1)).toBe('Annual leave');
});

it('has what the lines come to where the reader may see rates, and tells time without a rate', () => {
  const lines = [
    line({ cents: 5200 }),
    line({ code: part('overwork', false, false), minutes: 60, cents: 780 }),
    line({ day: '2026-10-06', cents: null }),
    line({ day: '2026-10-07', code: 'AnnualLeave', minutes: 0, days: 1 }),
  ];

  const [sheet] = premiumSections(lines, { overwork: 20 });

  expect(sheet!.columns.map(({ header }) => header).slice(-2)).toEqual(['Check sum', 'Leave days']);
  expect(sheet!.rows.map(({ cells }) => cells.at(-2))).toEqual(['€59.80', 'no rate', '', '€59.80 + no rate', '']);
  expect(sheet!.note).toContain('Check sum from the contract’s rate. Payroll decides.');
  expect(sumsByPerson(lines)).toEqual([{ employee: eleni, cents: 5980, minutesWithoutRate: 480 }]);
  const without = premiumSections([line({})], {});
  expect(without[0]!.columns.map(({ header }) => header)).not.toContain('Check sum');
});

it('names for whom a day was worked, with the hours where only some of it was', () => {
  const bar = { hostHotel: 7, hostHotelName: 'Asterion', hostDepartment: 3, hostDepartmentName: 'Pool bar' };
  const loan = { ...bar, payer: 'home' } as const;
  const atHome = { hostDepartment: null, hostDepartmentName: '' };
  const lines = [
    line({ day: '2026-10-05', loan }),
    line({ day: '2026-10-06', minutes: 240 }),
    line({ day: '2026-10-06', minutes: 180, loan }),
    line({ day: '2026-10-06', code: part('overwork', false, false), minutes: 60, loan }),
    line({ day: '2026-10-07', minutes: 240 }),
    line({ day: '2026-10-07', minutes: 120, loan: { ...loan, costPlace: '4900' } }),
    line({ day: '2026-10-07', minutes: 60, loan: { ...loan, ...atHome, costPlace: '4900' } }),
  ];

  const [october] = premiumSections(lines, {});

  expect(october!.rows.slice(0, 3).map(({ cells: [first] }) => first)).toEqual([
    'Oct 5, 2026 · Pool bar, Asterion',
    'Oct 6, 2026 · Pool bar, Asterion 4.00',
    'Oct 7, 2026 · Pool bar, Asterion, charged to 4900 2.00 · charged to 4900 1.00',
  ]);
});
