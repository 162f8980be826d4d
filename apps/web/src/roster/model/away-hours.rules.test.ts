import type { HourlyLeave } from '@horae/contract/scheduling/roster-checks.contract';
import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { awayText } from '../texts/shift-texts';
import { allHours, awayFactsOf } from './away-hours.rules';
import { localDays } from './local-days.rules';
import { testShift } from './test-shift';

const days = localDays(createZone('Europe/Athens'));
const leave = (day: string, from: string, to: string, more: Partial<HourlyLeave> = {}): HourlyLeave => ({
  id: 1,
  employeeId: 1,
  day,
  from,
  to,
  kind: 'parental',
  ...more,
});
const at = (text: string) => Date.parse(`${text}+02:00`);

it.each([
  ['in a day shift', '10:00', '12:00', '2026-11-16T10:00', '2026-11-16T12:00'],
  ['over the end of the shift', '14:00', '16:00', '2026-11-16T14:00', '2026-11-16T16:00'],
])('lies %s', (_, from, to, start, end) => {
  const shift = testShift('2026-11-16T07:00', '2026-11-16T15:00');
  const { inShift, loose } = awayFactsOf([leave('2026-11-16', from, to)], [shift], days);
  expect(inShift.get(shift)).toMatchObject([{ from, to, start: at(start), end: at(end) }]);
  expect(loose).toEqual([]);
});

it('is on the next date where the shift is a night, and over midnight', () => {
  const night = testShift('2026-11-16T22:00', '2026-11-17T06:00');
  const found = (from: string, to: string) =>
    awayFactsOf([leave('2026-11-16', from, to)], [night], days).inShift.get(night)?.[0];
  expect(found('04:00', '06:00')).toMatchObject({ start: at('2026-11-17T04:00'), end: at('2026-11-17T06:00') });
  expect(found('23:00', '01:00')).toMatchObject({ start: at('2026-11-16T23:00'), end: at('2026-11-17T01:00') });
});

it('is loose on a day without a shift, and beside one that it does not touch or that was cancelled', () => {
  const shift = testShift('2026-11-16T07:00', '2026-11-16T15:00');
  const cancelled = { ...testShift('2026-11-17T07:00', '2026-11-17T15:00', { id: 9 }), status: 'cancelled' as const };
  const leaves = [leave('2026-11-16', '18:00', '19:00'), leave('2026-11-17', '10:00', '12:00', { id: 2 })];
  const facts = awayFactsOf(leaves, [shift, cancelled], days);
  expect(facts.loose.map(({ id }) => id)).toEqual([1, 2]);
  expect(facts.inShift.size).toBe(0);
  expect(allHours([{ hours: facts.loose }], facts.loose).map(({ id }) => id)).toEqual([1, 2]);
});

it('is told with its times, and its kind only to those who may know it', () => {
  expect(awayText(leave('2026-11-16', '10:00', '12:00'))).toBe('Parental leave, 10:00–12:00');
  expect(awayText(leave('2026-11-16', '10:00', '12:00', { kind: null }))).toBe('Absent, 10:00–12:00');
});

it.each([
  ['ends when the shift begins', '05:00', '07:00'],
  ['begins when the shift ends', '15:00', '16:00'],
])('is loose where it %s', (_when, from, to) => {
  const shift = testShift('2026-11-16T07:00', '2026-11-16T15:00');
  expect(awayFactsOf([leave('2026-11-16', from, to)], [shift], days).loose).toHaveLength(1);
});

it('lasts a day where it ends when it begins', () => {
  const { loose } = awayFactsOf([leave('2026-11-16', '08:00', '08:00')], [], days);
  expect(loose).toMatchObject([{ start: at('2026-11-16T08:00'), end: at('2026-11-17T08:00') }]);
});

it('is in the shift of its own day where that of the next day is at the same time', () => {
  const [first, next] = [16, 17].map((day) => testShift(`2026-11-${day}T07:00`, `2026-11-${day}T15:00`));
  const { inShift } = awayFactsOf([leave('2026-11-16', '10:00', '12:00')], [first!, next!], days);
  expect([...inShift.keys()]).toEqual([first]);
});

it('is listed by its beginning, in shifts or beside them', () => {
  const hours = (id: number, from: string) => ({
    ...leave('2026-11-16', from, '23:00', { id }),
    start: at(`2026-11-16T${from}`),
    end: 0,
  });
  const [early, middle, late] = [hours(1, '08:00'), hours(2, '10:00'), hours(3, '12:00')];
  expect(allHours([{ hours: [late] }, { hours: [early, late] }], [middle]).map(({ id }) => id)).toEqual([1, 2, 3]);
});
