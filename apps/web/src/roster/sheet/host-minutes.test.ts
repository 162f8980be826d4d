import type { TimesheetDay } from '@horae/contract/time/timesheet-lines';
import { expect, it } from 'vitest';
import { hostMinutes } from './host-minutes';

const host = { hostHotel: 7, hostHotelName: 'Asterion', payer: 'home' } as const;
const bar = { ...host, hostDepartment: 3, hostDepartmentName: 'Pool bar' };
const home = { ...host, hostDepartment: null, hostDepartmentName: '' };
const dayOf = (paidMinutes: number, elsewhere: TimesheetDay['elsewhere'] = []) =>
  ({ paidMinutes, elsewhere }) as TimesheetDay;

it('has nothing to say of a month at home', () => {
  expect(hostMinutes([dayOf(480), dayOf(300)])).toEqual([]);
});

it('adds up what was worked at home, for each host and for cost places of shifts', () => {
  const days = [
    dayOf(480, [{ host: { ...home, costPlace: '4900' }, minutes: 120 }]),
    dayOf(480, [
      { host: bar, minutes: 60 },
      { host: { ...bar, costPlace: '4900' }, minutes: 180 },
      { host: { ...home, costPlace: '4900' }, minutes: 30 },
    ]),
  ];
  expect(hostMinutes(days)).toEqual([
    { name: 'In the home department', minutes: 570 },
    { name: 'In the home department, charged to 4900', minutes: 150 },
    { name: 'For Pool bar, Asterion', minutes: 60 },
    { name: 'For Pool bar, Asterion, charged to 4900', minutes: 180 },
  ]);
});
