import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { createZone } from '@horae/local-time/zone';
import type { Board } from '../../model/board.rules';
import { localDays } from '../../model/local-days.rules';
import type { Shift } from '../../model/shift.rules';
import { testShift } from '../../model/test-shift';
import { usualPlace } from './place-fields';
import { planNow } from './plan-now.rules';

/** Plans for tests, in Athens in winter. */
export const zone = createZone('Europe/Athens');
export const days = localDays(zone);
export const at = (text: string): number => Date.parse(`${text}:00+02:00`);

export const shiftOf = (person: number, id: number, start: string, end: string, more: Partial<Shift> = {}): Shift =>
  testShift(start, end, { id, resourceId: person, employeeId: person, version: 1, ...more });

export const offOf = (person: number, id: number, first: string, after: string): Shift =>
  shiftOf(person, id, `${first}T00:00`, `${after}T00:00`, { allDay: true, typeOfShift: 'DayOff', calendarId: 3001 });

export function boardWith(...shifts: Shift[]): Board {
  const shiftsOf = new Map<number, Shift[]>();
  for (const shift of shifts) shiftsOf.set(shift.employeeId, [...(shiftsOf.get(shift.employeeId) ?? []), shift]);
  return { shiftsOf, resources: [] } as unknown as Board;
}

export const planOf = (...shifts: Shift[]) => planNow(boardWith(...shifts), [], zone);

type Item = NonNullable<PlanDraft['item']>;
export const itemOf = (person: number, start: string, end: string, more: Partial<Item> = {}): Item => ({
  employeeId: person,
  typeOfShift: 'Regular',
  title: '',
  start,
  end,
  allDay: false,
  breakMinutes: 0,
  notes: null,
  leaveKind: null,
  ...usualPlace,
  ...more,
});

export const draftOf = (id: number, item: Item | null, more: Partial<PlanDraft> = {}): PlanDraft => ({
  id,
  version: 1,
  published: null,
  item,
  by: null,
  at: '',
  ...more,
});

/** Changes as lines: the item, who gets it, and when. */
export const linesOf = (changes: readonly PlanChange[]): string[] =>
  changes.map(({ id, item }) =>
    item ? `${id ?? 'new'}: ${item.employeeId} ${item.typeOfShift} ${item.start}–${item.end}` : `${id}: taken off`,
  );
