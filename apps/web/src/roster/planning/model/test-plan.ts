import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { createZone } from '@horae/local-time/zone';
import type { Board } from '../../model/board.rules';
import { localDays } from '../../model/local-days.rules';
import type { Shift } from '../../model/shift.rules';
import { testShift } from '../../model/test-shift';
import { planNow } from './plan-now.rules';

/** Plans for tests, in Athens in winter. */
export const zone = createZone('Europe/Athens');
export const days = localDays(zone);
export const at = (text: string): number => Date.parse(`${text}:00+02:00`);

export const shiftOf = (person: number, id: number, start: string, end: string, more: Partial<Shift> = {}): Shift =>
  testShift(start, end, { id, resourceId: person, employeeId: person, version: 1, ...more });

export const offOf = (person: number, id: number, first: string, after: string): Shift =>
  shiftOf(person, id, `${first}T00:00`, `${after}T00:00`, { allDay: true, typeOfShift: 'DayOff', calendarId: 3001 });

export function planOf(...shifts: Shift[]) {
  const shiftsOf = new Map<number, Shift[]>();
  for (const shift of shifts) shiftsOf.set(shift.employeeId, [...(shiftsOf.get(shift.employeeId) ?? []), shift]);
  return planNow({ shiftsOf, resources: [] } as unknown as Board, [], zone);
}

/** Changes as lines: the item, who gets it, and when. */
export const linesOf = (changes: readonly PlanChange[]): string[] =>
  changes.map(({ id, item }) =>
    item ? `${id ?? 'new'}: ${item.employeeId} ${item.typeOfShift} ${item.start}–${item.end}` : `${id}: taken off`,
  );
