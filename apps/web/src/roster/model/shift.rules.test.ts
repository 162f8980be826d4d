import { expect, it } from 'vitest';
import { countsHours, isPlannedWork, recordOf } from './shift.rules';
import { testShift } from './test-shift';

const shift = (more: object) => testShift('2026-11-16T07:00', '2026-11-16T15:00', more);

it.each([
  [{}, 'planned', true, true],
  [{ isDraft: true }, 'planned', true, true],
  [{ erganiShift: true }, 'declared', true, false],
  [{ isClockRecord: true }, 'actual', true, false],
  [{ isClockRecord: true, erganiShift: true }, 'actual', true, false],
  [{ status: 'cancelled' }, 'planned', false, false],
  [{ status: 'absent' }, 'planned', true, true],
  [{ typeOfShift: 'OnCall' }, 'planned', false, false],
  [{ typeOfShift: 'DayOff' }, 'planned', false, false],
  [{ typeOfShift: 'Overtime' }, 'planned', true, true],
] as const)('%j is %s, counts hours: %s, is planned work: %s', (more, record, hours, work) => {
  const one = shift(more);
  expect([recordOf(one), countsHours(one), isPlannedWork(one)]).toEqual([record, hours, work]);
});
