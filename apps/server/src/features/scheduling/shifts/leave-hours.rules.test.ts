import { expect, it } from 'vitest';
import { HttpError } from '#platform/errors';
import { hoursOf } from './leave-hours.rules';

type Draft = Parameters<typeof hoursOf>[0];
const hours = (from: string, to: string, more: Partial<Draft> = {}) =>
  hoursOf(
    { kind: 'parental', firstDay: '2030-06-04', lastDay: '2030-06-04', hours: { from, to }, ...more } as Draft,
    'Europe/Athens',
  );
const on = (day: string) => ({ firstDay: day, lastDay: day });

function refusal(act: () => unknown) {
  try {
    return act();
  } catch (error) {
    return error instanceof HttpError ? error.more.error!.fields : error;
  }
}

it.each([
  ['2030-06-04', '09:00', '11:30', '2030-06-04T09:00+03:00', '2030-06-04T11:30+03:00'],
  ['2030-06-04', '00:00', '00:01', '2030-06-04T00:00+03:00', '2030-06-04T00:01+03:00'],
  ['2030-06-04', '22:00', '01:00', '2030-06-04T22:00+03:00', '2030-06-05T01:00+03:00'],
  ['2030-06-30', '23:59', '00:00', '2030-06-30T23:59+03:00', '2030-07-01T00:00+03:00'],
  // The clocks change: the hours from 02:00 to 05:00 are two, and four.
  ['2030-03-31', '02:00', '05:00', '2030-03-31T02:00+02:00', '2030-03-31T05:00+03:00'],
  ['2030-10-27', '02:00', '05:00', '2030-10-27T02:00+03:00', '2030-10-27T05:00+02:00'],
])('on %s from %s to %s is from %s to %s', (day, from, to, start, end) => {
  expect(hours(from, to, on(day))).toEqual({ start: Date.parse(start) / 1000, end: Date.parse(end) / 1000 });
});

const skipped = 'The clocks change that night: this time does not exist.';

it.each<[string, string, Partial<Draft>, string, string]>([
  ['09:00', '11:00', { kind: 'annual' }, 'leave.kind', 'This type of leave is taken in whole days only.'],
  ['09:00', '11:00', { lastDay: '2030-06-05' }, 'leave.lastDay', 'Leave by the hour covers one day.'],
  ['09:00', '09:00', {}, 'leave.hours.to', 'The end must be different from the start.'],
  ['03:00', '08:00', on('2030-03-31'), 'leave.hours.from', skipped],
  ['01:00', '03:59', on('2030-03-31'), 'leave.hours.to', skipped],
  ['22:00', '03:30', on('2030-03-30'), 'leave.hours.to', skipped],
])('from %s to %s with %o is refused', (from, to, more, path, message) => {
  expect(refusal(() => hours(from, to, more))).toEqual([{ path, message }]);
});
