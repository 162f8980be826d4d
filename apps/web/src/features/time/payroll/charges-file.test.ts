import type { Charge } from '@horae/contract/time/payroll-rows';
import { expect, it } from 'vitest';
import { chargesFile } from './charges-file';

const employee = { id: 1, name: 'Ελένη Ξένου', code: 'E7', department: 'Kitchen' };
const bar = {
  hostHotel: 7,
  hostHotelName: 'Asterion',
  hostDepartment: 3,
  hostDepartmentName: 'Pool bar',
  payer: 'home' as const,
};
const home = { ...bar, hostDepartment: null, hostDepartmentName: '', costPlace: '4900' };

const sheetOf = (charges: Charge[]) => {
  const { columns, rows } = chargesFile(charges, 'Asterion', '2026-10').sheets[0]!;
  return [columns.map(({ header }) => header).slice(3), ...rows.map((row) => row.slice(3))];
};

it('has the column of cost places only where something is charged to one, and no host at home', () => {
  expect(sheetOf([{ employee, host: bar, minutes: 90 }])).toEqual([
    ['Host hotel', 'Host department', 'Paid by', 'Hours'],
    ['Asterion', 'Pool bar', 'Home', 1.5],
  ]);
  const charges = [
    { employee, host: { ...bar, costPlace: '4100' }, minutes: 90 },
    { employee, host: home, minutes: 60 },
  ];
  expect(sheetOf(charges)).toEqual([
    ['Host hotel', 'Host department', 'Cost place', 'Paid by', 'Hours'],
    ['Asterion', 'Pool bar', '4100', 'Home', 1.5],
    ['', '', '4900', 'Home', 1],
  ]);
});
