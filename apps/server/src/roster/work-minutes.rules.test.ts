import { expect, it } from 'vitest';
import { HttpError } from '#platform/errors';
import { workMinutes } from './work-minutes.rules';

function refusal(act: () => unknown) {
  try {
    return act();
  } catch (error) {
    return error instanceof HttpError ? error.more.error!.fields : error;
  }
}

it.each([
  ['07:00', '15:30', 509, 420, 930],
  ['00:00', '00:01', 0, 0, 1],
  ['22:15', '06:00', 30, 1335, 1800],
  ['16:00', '00:00', 30, 960, 1440],
  ['07:01', '07:00', 1438, 421, 1860],
])('a shift from %s to %s with a break of %i minutes is from minute %i to %i', (start, end, breakMinutes, from, to) => {
  expect(workMinutes({ start, end, breakMinutes }, 'shift')).toEqual({ startMinute: from, endMinute: to });
});

it.each([
  ['07:00', '07:00', 0, 'need.end', 'Enter an end that differs from the start.'],
  ['00:00', '00:00', 1440, 'need.end', 'Enter an end that differs from the start.'],
  ['07:00', '15:30', 510, 'need.breakMinutes', 'The break must be shorter than the shift.'],
  ['23:59', '00:00', 1, 'need.breakMinutes', 'The break must be shorter than the shift.'],
])('a shift from %s to %s with a break of %i minutes is refused', (start, end, breakMinutes, path, message) => {
  expect(refusal(() => workMinutes({ start, end, breakMinutes }, 'need'))).toEqual([{ path, message }]);
});
