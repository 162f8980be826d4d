import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { calendarTitle, employeeText } from './employee-actions';
import type { ShiftBar } from './model/bars.rules';
import { localDays } from './model/local-days.rules';
import type { Shift } from './model/shift.rules';
import { testShift } from './model/test-shift';
import { sumTotals } from './model/totals.rules';
import { usualPlace } from './planning/model/place-fields';

const days = localDays(createZone('Europe/Athens'));
const shift = testShift('2026-11-17T07:00', '2026-11-17T15:00');
const place = { ...usualPlace, department: 'Pool bar', workCentre: 'Terrace', jobTitle: 'Barista' };
const lentTo = { first: '2026-11-17', last: '2026-11-17', building_Group_Id: 1, building_Id: 2, department: 'Spa' };
const textOf = (one: Shift) =>
  employeeText({
    name: 'Anna Rossi',
    period: { start: '2026-11-16', days: 7 },
    bars: [{ shift: one, hours: [] } as unknown as ShiftBar],
    totals: sumTotals([], 7),
    days,
    away: [],
  }).split('\n')[1];

it('says where and as what a shift is worked, if not as usual, in a calendar and in the text to send', () => {
  expect(calendarTitle(shift, 'Anna Rossi')).toBe('Anna Rossi · Regular');
  expect(calendarTitle({ ...shift, place })).toBe('Regular · Pool bar · Terrace · Barista');
  expect(calendarTitle({ ...shift, lentTo })).toBe('Regular · Spa');
  expect(textOf(shift)).toBe('Tue Nov 17  07:00–15:00  Regular');
  expect(textOf({ ...shift, place })).toContain('Regular  at Pool bar, in Terrace, as Barista');
  expect(textOf({ ...shift, lentTo })).toContain('at Spa');
});
