import type { Shift } from './shift.rules';

const athens = (text: string) => Date.parse(`${text}:00+02:00`);

let lastId = 0;

/** Creates a shift for tests; times as `2026-11-16T07:00`, in Athens winter time. */
export function testShift(start: string, end: string, more: Partial<Shift> = {}): Shift {
  lastId += 1;
  return {
    id: lastId,
    resourceId: 1,
    employeeId: 1,
    title: '',
    start: athens(start),
    end: athens(end),
    allDay: false,
    calendarId: 3000,
    typeOfShift: 'Regular',
    erganiShift: false,
    status: 'planned',
    breakMinutes: 0,
    notes: null,
    actualStart: null,
    actualEnd: null,
    ...more,
  };
}
