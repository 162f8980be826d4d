import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { localDays } from '../model/local-days.rules';
import type { Shift } from '../model/shift.rules';
import { testShift } from '../model/test-shift';
import { usualPlace } from '../planning/model/place-fields';
import { barLabels } from './bar-labels.rules';

const days = localDays(createZone('Europe/Athens'));

it.each([
  ['06:30', '14:30', 'W 8'],
  ['10:00', '14:30', 'W 4½'],
  ['18:30', '22:00', 'W 3½'],
  ['09:00', '09:45', 'W ¾'],
  ['09:00', '13:20', 'W 4:20'],
])('a chip of a month prints the exact hours: %s to %s', (from, to, label) => {
  const shift = testShift(`2026-11-16T${from}`, `2026-11-16T${to}`);

  expect(barLabels({ shift, zoom: 'month', days, code: 'W', type: 'Regular' })[0]).toBe(label);
});

const labels = (zoom: 'day' | 'week' | 'two-weeks' | 'month', more: Partial<Shift> = {}, to = '15:00') =>
  barLabels({ shift: testShift('2026-11-16T07:00', `2026-11-16T${to}`, more), zoom, days, code: 'W', type: 'Regular' });

it('has the times, then fewer of them, then the code, in a day with the type before', () => {
  expect(labels('week')).toEqual(['07:00–15:00', '07–15', 'W']);
  expect(labels('week', {}, '15:30')).toEqual(['07:00–15:30', '07:00', 'W']);
  expect(labels('day')).toEqual(['07:00–15:00 Regular', '07:00–15:00', '07–15', 'W']);
  expect(labels('two-weeks')).toEqual(['07 W', 'W']);
  expect(labels('month')).toEqual(['W 8', 'W8', 'W']);
});

it('has the type of a whole day, and of an absence in a week', () => {
  expect(labels('week', { allDay: true })).toEqual(['Regular', 'W']);
  expect(labels('day', { allDay: true })).toEqual(['Regular', 'W']);
  expect(labels('month', { allDay: true })).toEqual(['W']);
  expect(labels('week', { status: 'absent' })).toEqual(['Regular', 'W']);
});

it('says where it is worked, if not as usual', () => {
  const place = { ...usualPlace, department: 'Pool bar', workCentre: 'Terrace' };
  const lentTo = { first: '2026-11-16', last: '2026-11-16', building_Group_Id: 1, building_Id: 2, department: 'Spa' };
  expect(labels('week', { place })[0]).toBe('07:00–15:00 Pool bar, Terrace');
  expect(labels('day', { place }).slice(0, 2)).toEqual([
    '07:00–15:00 Pool bar, Terrace Regular',
    '07:00–15:00 Pool bar, Terrace',
  ]);
  expect(labels('week', { lentTo })[0]).toBe('07:00–15:00 Spa');
});
