import { expect, it } from 'vitest';
import { isDisplayed, selectDisplayedEvents } from './displayed-events.rules';
import { testShift } from './test-shift';

it.each([
  [false, 'Regular', true],
  [true, 'Regular', false],
  [true, 'Night', false],
  [true, 'DayOff', false],
  [false, 'Overtime', true],
  [true, 'Overtime', true],
] as const)('declared %s and of type %s is displayed: %s', (erganiShift, typeOfShift, displayed) => {
  expect(isDisplayed({ erganiShift, typeOfShift })).toBe(displayed);
});

const at = ['2026-11-16T07:00', '2026-11-16T15:00'] as const;
const regular = testShift(...at);
const overtime = testShift(...at, { typeOfShift: 'Overtime' });
const leave = testShift(...at, { typeOfShift: 'AnnualLeave', calendarId: 3001 });
const cancelled = testShift(...at, { status: 'cancelled' });
const all = [regular, overtime, leave, cancelled];
const display = { calendars: [3000, 3001], overtimes: true, hide: [] };

it.each([
  ['everything chosen', display, all],
  ['no calendar', { ...display, calendars: [] }, []],
  ['working time alone', { ...display, calendars: [3000] }, [regular, overtime, cancelled]],
  ['no overtimes', { ...display, overtimes: false }, [regular, leave, cancelled]],
  ['leave and cancelled left out', { ...display, hide: ['leave', 'cancelled'] as const }, [regular, overtime]],
])('shows with %s', (_what, chosen, shown) => {
  expect(selectDisplayedEvents(all, chosen)).toEqual(shown);
});
