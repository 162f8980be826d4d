import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Board } from './board.rules';
import type { DayRange } from './day-range.rules';
import type { LocalDays } from './local-days.rules';
import { lentOn, placeOn } from './place-on.rules';
import type { Grouping } from './roster-filters.rules';
import type { RosterView } from './roster-view.rules';
import type { EmployeeRow } from './rows.rules';
import type { Shift } from './shift.rules';
import { sumTotals, type Totals, totalsOf } from './totals.rules';

interface Question {
  board: Board;
  view: Pick<RosterView, 'group' | 'dept' | 'dg'>;
  range: DayRange;
  circumstances: { days: LocalDays };
}

/** The totals of groups that are not those of their rows, by the id of the group; `all`: of everything shown. */
export type SplitTotals = ReadonlyMap<string, Totals>;

const placed = ['department', 'departmentGroup', 'workCenter'] as const;
type ByPlace = (typeof placed)[number];
const isByPlace = (group: Grouping): group is ByPlace => placed.some((one) => one === group);

/**
 * Counts each shift where it is worked: on the days of a loan in the host, else in the department of a single shift
 * elsewhere, or in that of its day for somebody who moves within the range.
 */
export function splitTotals(
  { board, view, range, circumstances: { days } }: Question,
  rows: readonly EmployeeRow[],
  shiftsOf: (employee: number) => readonly Shift[],
): SplitTotals | undefined {
  const group = isByPlace(view.group) ? view.group : 'department';
  const groupsOf = departmentGroups(board);
  const centresOf = centresByName(board);
  const placeOf = (shift: Shift, person: StaffResource) => {
    const date = days.dateOf(shift.start);
    const [own, host] = [placeOn(person, date), lentOn(person, date)];
    const department = host?.building_Id ?? shift.place?.departmentId ?? own.building_Id;
    const departmentGroup = host?.building_Group_Id ?? groupsOf(department) ?? own.building_Group_Id;
    const { workCentreId = null, department: name = null } = host
      ? { department: host.department }
      : (shift.place ?? {});
    const workCenter = workCentreId ?? (name === null ? undefined : centresOf(name)) ?? own.workCenterId;
    return { department, departmentGroup, workCenter };
  };
  const isFiltered = view.dept.length > 0 || view.dg.length > 0;
  const isShown = ({ department, departmentGroup }: ReturnType<typeof placeOf>) =>
    (view.dept.length === 0 || view.dept.includes(department)) &&
    (view.dg.length === 0 || view.dg.includes(departmentGroup));
  const parts = new Map<string, Totals[]>();
  const partsOf = (id: string): Totals[] => {
    const known = parts.get(id) ?? [];
    parts.set(id, known);
    return known;
  };
  let isSplit = false;
  for (const { id, resource, totals } of rows) {
    const shifts = shiftsOf(id);
    const home = `${group} ${placeOfRow(resource)[group]}`;
    if (!resource.earlier && !resource.lent && !shifts.some(({ place }) => place)) {
      partsOf(home).push(totals);
      partsOf('all').push(totals);
      continue;
    }
    isSplit = true;
    partsOf(home);
    const keyOf = (shift: Shift) => `${group} ${placeOf(shift, resource)[group]}`;
    for (const key of new Set(shifts.map(keyOf)))
      partsOf(key).push(
        totalsOf(
          shifts.filter((shift) => keyOf(shift) === key),
          range,
        ),
      );
    partsOf('all').push(
      isFiltered
        ? totalsOf(
            shifts.filter((shift) => isShown(placeOf(shift, resource))),
            range,
          )
        : totals,
    );
  }
  if (!isSplit) return undefined;
  return new Map([...parts].map(([id, own]) => [id, sumTotals(own, range.dates.length)]));
}

const placeOfRow = ({ building_Id, building_Group_Id, workCenterId }: StaffResource): Record<ByPlace, number> => ({
  department: building_Id,
  departmentGroup: building_Group_Id,
  workCenter: workCenterId,
});

/** The group of each department in which somebody is. */
function departmentGroups({ resources }: Board): (department: number) => number | undefined {
  const known = new Map(resources.map((one) => [one.building_Id, one.building_Group_Id]));
  return (department) => known.get(department);
}

/** The only work centre with the name of a department: work of the department is done there. */
function centresByName({ resources }: Board): (department: string) => number | undefined {
  const known = new Map<string, number | undefined>();
  for (const { workCenter, workCenterId } of resources)
    known.set(workCenter, known.has(workCenter) && known.get(workCenter) !== workCenterId ? undefined : workCenterId);
  return (department) => known.get(department);
}
