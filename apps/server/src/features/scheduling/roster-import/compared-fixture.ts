import { compareShifts, type Replaced } from './compare-shifts.rules';
import type { RowLeave, RowShift } from './entries';
import type { PlannedLeave, PlannedShift } from './stored-plan';

/** Hours since the midnight before 1 June, as seconds. */
export const hour = 3600;
const dayOf = (second: number) => `2030-06-0${Math.floor(second / (24 * hour)) + 1}`;

/** A shift of a file. */
export const row = (
  start: number,
  end: number,
  more: Partial<Omit<RowShift, 'given'>> & { given?: Partial<RowShift['given']> } = {},
): RowShift => ({
  line: 2,
  employeeCode: '7',
  email: null,
  employeeName: 'Maria',
  department: '',
  type: 'Regular',
  start: start * hour,
  end: end * hour,
  breakMinutes: 0,
  notes: null,
  isPublished: false,
  ...more,
  given: { type: false, breakMinutes: false, notes: false, ...more.given },
});
export const planned = (id: number, start: number, end: number, more: Partial<PlannedShift> = {}): PlannedShift => ({
  id,
  employeeId: 1,
  type: 'Regular',
  start: start * hour,
  end: end * hour,
  breakMinutes: 0,
  notes: null,
  departmentId: 3,
  jobTitle: null,
  workCentreId: null,
  costPlace: null,
  skill: null,
  ...more,
});
/** What becomes of the rows, by their place, and of what is planned, by its id. */
export function compared(rows: RowShift[], plan: PlannedShift[], replaced: Replaced | null) {
  const { present, added, changed, removed, clashes } = compareShifts({ rows, planned: plan, replaced, dayOf });
  const nameOf = (one: RowShift | PlannedShift) => ('line' in one ? `row ${rows.indexOf(one)}` : one.id);
  return {
    present: [...present].map(nameOf),
    added: added.map(nameOf),
    changed: [...changed].map(([one, former]) => [nameOf(one), former.id]),
    removed: removed.map(nameOf),
    clashes: clashes.map((pair) => pair.map(nameOf)),
  };
}
export const nothing = { present: [], added: [], changed: [], removed: [], clashes: [] };

/** Days off or leave of a file. */
export const leaveRow = (firstDay: string, lastDay = firstDay, more: Partial<RowLeave> = {}): RowLeave => ({
  line: 2,
  employeeCode: '7',
  email: null,
  employeeName: 'Maria',
  department: '',
  type: 'AnnualLeave',
  kind: null,
  firstDay,
  lastDay,
  notes: null,
  ...more,
});

export const plannedLeave = (id: number, firstDay: string, lastDay = firstDay, more: Partial<PlannedLeave> = {}) =>
  ({ id, employeeId: 1, type: 'AnnualLeave', kind: null, firstDay, lastDay, notes: null, ...more }) as PlannedLeave;
