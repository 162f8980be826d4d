import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { TimelineRow } from '@horae/timeline';
import type { AwayHours } from './away-hours.rules';
import { byPlace, type Places } from './department-places.rules';
import type { Arrangement, Grouping, Sorting } from './roster-filters.rules';
import type { Totals } from './totals.rules';

export interface EmployeeRow extends TimelineRow {
  id: number;
  kind: 'resource';
  resource: StaffResource;
  totals: Totals;
  issues: number;
  /** Whether there is no shift in the range. */
  isEmpty: boolean;
  /** The search text to highlight in the name. */
  search: string;
  /** Whether this is the person searched for. */
  isFound: boolean;
  firstStart: number;
  /** Leave by the hour on days without a shift. */
  away: readonly AwayHours[];
}

export interface GroupRow extends TimelineRow {
  id: string;
  kind: 'group';
  title: string;
  totals: Totals;
  size: number;
}

/** Somebody of another department or hotel who works here, below the people of the department. */
export interface GuestRow extends Omit<EmployeeRow, 'id' | 'kind'> {
  id: string;
  kind: 'plain';
  /** The home department or hotel. */
  from: string;
  /** Whether `from` is the department to which they move. */
  isMove: boolean;
  /** Whether the hours are in the sums of the department and in no other row. */
  isCounted: boolean;
  /** `07:00–15:00`, by day. */
  timesByDay: ReadonlyMap<string, readonly string[]>;
}

/** Rows whose hours are counted here. */
export type CountedRow = EmployeeRow | GroupRow;
export type GridRow = CountedRow | GuestRow;

/** The leave by the hour on a day without a shift. */
export const awayOn = (row: GridRow, date: string): readonly AwayHours[] =>
  row.kind === 'group' || row.away.length === 0 ? [] : row.away.filter(({ day }) => day === date);

const collator = new Intl.Collator('el');
const byTitle = (a: string, b: string) => collator.compare(a, b);

const comparisons: Record<Exclude<Sorting, 'name' | 'order'>, (a: EmployeeRow, b: EmployeeRow) => number> = {
  start: (a, b) => a.firstStart - b.firstStart,
  hours: (a, b) => b.totals.minutes - a.totals.minutes,
  issues: (a, b) => b.issues - a.issues,
};

/** Sorts by name; other sort orders are stable and keep this order among equals. */
export function byName(resources: readonly StaffResource[]): readonly StaffResource[] {
  return [...resources].sort((a, b) => byTitle(a.title, b.title) || a.employeeId - b.employeeId);
}

/** Sorts rows that are already sorted by name. An order is that of a department, so it needs groups of those. */
export function sortRows(
  rows: readonly EmployeeRow[],
  { sort, group }: Pick<Arrangement, 'sort' | 'group'>,
  places: Places,
): readonly EmployeeRow[] {
  if (sort === 'order') return group === 'department' || isOneDepartment(rows) ? byPlace(rows, places) : rows;
  return sort === 'name' ? rows : [...rows].sort(comparisons[sort]);
}

const isOneDepartment = (rows: readonly EmployeeRow[]): boolean =>
  rows.every(({ resource }) => resource.building_Id === rows[0]!.resource.building_Id);

export interface GroupNames {
  unassigned: string;
  fixed: string;
  flexible: string;
}

function groupOf(resource: StaffResource, group: Grouping, names: GroupNames): { id: string; title: string } {
  if (group === 'program') {
    const title = resource.hasFixedWorkHours ? names.fixed : names.flexible;
    return { id: `program ${resource.hasFixedWorkHours}`, title };
  }
  const [id, title] = {
    department: [resource.building_Id, resource.department],
    departmentGroup: [resource.building_Group_Id, resource.departmentGroup],
    workCenter: [resource.workCenterId, resource.workCenter],
    none: [0, ''],
  }[group] as [number, string];
  return { id: `${group} ${id}`, title: title || names.unassigned };
}

export interface RowGroup {
  id: string;
  title: string;
  /** Open shifts, above the people. */
  open: EmployeeRow[];
  rows: EmployeeRow[];
}

/** The group of open shifts where people are not grouped by department. */
export const openGroup = 'open';

/** Groups rows; the groups are sorted by name. Open shifts are of departments: in other groups they are the first one. */
export function groupRows(
  rows: readonly EmployeeRow[],
  open: readonly EmployeeRow[],
  group: Grouping,
  names: GroupNames,
): RowGroup[] {
  const groups = new Map<string, RowGroup>();
  const groupWith = (row: EmployeeRow): RowGroup => {
    const { id, title } = groupOf(row.resource, group, names);
    const known = groups.get(id) ?? { id, title, open: [], rows: [] };
    groups.set(id, known);
    return known;
  };
  for (const row of rows) groupWith(row).rows.push(row);
  if (group === 'department') for (const row of open) groupWith(row).open.push(row);
  const sorted = [...groups.values()].sort((a, b) => byTitle(a.title, b.title));
  const [first] = open;
  if (group === 'department' || !first) return sorted;
  return [{ id: openGroup, title: first.resource.title, open: [...open], rows: [] }, ...sorted];
}
