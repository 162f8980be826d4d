import { foldText } from '@horae/contract/fold-text';
import type { OnLoanHere } from '@horae/contract/scheduling/hour-rows';
import { hasWords } from '#platform/fold-text';
import type { Board } from '../model/board.rules';
import type { DayRange } from '../model/day-range.rules';
import type { GridModel } from '../model/grid-model.rules';
import { narrowResources } from '../model/narrow-resources.rules';
import { placeless } from '../model/open-rows.rules';
import { placedIn } from '../model/placed-in.rules';
import type { RosterView } from '../model/roster-view.rules';
import type { GridRow, GroupRow, GuestRow } from '../model/rows.rules';
import { calendars } from '../model/shift.rules';
import { sumTotals, type Totals } from '../model/totals.rules';

export interface GuestQuestion {
  people: readonly OnLoanHere[];
  board: Board;
  view: RosterView;
  range: DayRange;
}

const isInPlaces = ({ bu, ou, wc, dg, dept }: RosterView) =>
  bu !== null || ou !== null || wc !== null || dg.length > 0 || dept.length > 0;

/** The rows of guests of the departments on screen; none where only some of the people are looked for. */
export function guestRows({ people, board, view, range }: GuestQuestion): GuestRow[] {
  if (view.emp !== null || view.focus !== null || !view.calendars.includes(calendars.work)) return [];
  const everybody = narrowResources(placedIn(board.resources, range.dates), { ...view, programs: [], q: '' });
  const departments = new Set<number | null>(everybody.map(({ building_Id: id }) => id));
  const found = new Map(everybody.map(({ employeeId, building_Id: id }) => [employeeId, id]));
  const search = foldText(view.q.trim());
  return people
    .filter(({ hostDepartment }) => departments.has(hostDepartment) || !isInPlaces(view))
    .filter(({ employeeId, hostDepartment }) => employeeId === null || found.get(employeeId) !== hostDepartment)
    .filter(({ name, jobTitle, employeeId }) => {
      const isInOwnRow = employeeId !== null && found.has(employeeId);
      return search === '' || (!isInOwnRow && hasWords(foldText(`${name}\n${jobTitle}`), search));
    })
    .map((person, at) => rowOf(person, at, view, range, !found.has(person.employeeId ?? 0)))
    .filter(({ timesByDay }) => range.dates.some((day) => timesByDay.has(day)));
}

function rowOf(person: OnLoanHere, at: number, view: RosterView, range: DayRange, isUnknown: boolean): GuestRow {
  const { name, jobTitle, from, isMove = false, hostDepartment, hostDepartmentName, days } = person;
  const withShifts = days.filter(({ shifts }) => shifts.length > 0);
  return {
    id: `guest ${hostDepartment ?? 0} ${name} ${from} ${at}`,
    kind: 'plain',
    level: view.group === 'none' ? 1 : 2,
    from,
    isMove,
    isCounted: person.isCounted && isUnknown,
    timesByDay: new Map(withShifts.map(({ day, shifts }) => [day, shifts])),
    resource: {
      ...placeless,
      title: name,
      jobTitle,
      building_Id: hostDepartment ?? 0,
      department: hostDepartmentName,
    },
    totals: totalsOf(new Map(withShifts.map(({ day, planned }) => [day, planned])), range),
    issues: 0,
    isEmpty: false,
    search: view.q,
    isFound: false,
    firstStart: Number.POSITIVE_INFINITY,
    away: [],
  };
}

function totalsOf(minutesOn: ReadonlyMap<string, number>, { dates }: DayRange): Totals {
  const minutesByDay = dates.map((day) => minutesOn.get(day) ?? 0);
  const headsByDay = dates.map((day) => Number(minutesOn.has(day)));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    minutes: sum(minutesByDay),
    overtime: 0,
    standby: 0,
    daysWorked: sum(headsByDay),
    minutesByDay,
    overtimeByDay: dates.map(() => 0),
    headsByDay,
  };
}

interface WithGuests {
  rows: readonly GridRow[];
  totals: Totals;
}

/**
 * Puts guests below the people of their department, whose sums get the hours that are counted there. Where people are
 * not grouped by department, and for those of a department that has no row, a group of their own comes last.
 */
export function withGuests(
  { rows, totals }: Pick<GridModel, 'rows' | 'totals'>,
  guests: readonly GuestRow[],
  { group, title, days }: { group: RosterView['group']; title: string; days: number },
): WithGuests {
  if (guests.length === 0) return { rows, totals };
  const withCounted = (known: Totals, own: readonly GuestRow[]): Totals => {
    const counted = own.filter(({ isCounted }) => isCounted);
    return counted.length === 0 ? known : sumTotals([known, ...counted.map((one) => one.totals)], days);
  };
  const all = withCounted(totals, guests);
  if (group === 'none') return { rows: [...rows, ...guests], totals: all };
  const groupOf = (guest: GuestRow) => (group === 'department' ? `department ${guest.resource.building_Id}` : '');
  const groups = new Set(rows.flatMap((row) => (row.kind === 'group' ? [row.id] : [])));
  const placed: GridRow[] = [];
  let own: readonly GuestRow[] = [];
  for (const [at, row] of rows.entries()) {
    if (row.kind === 'group') {
      own = guests.filter((guest) => groupOf(guest) === row.id);
      const sums = withCounted(row.totals, own);
      placed.push(sums === row.totals ? row : { ...row, totals: sums });
    } else placed.push(row);
    const next = rows[at + 1];
    if (next === undefined || next.kind === 'group') placed.push(...own);
  }
  const others = guests.filter((guest) => !groups.has(groupOf(guest)));
  if (others.length === 0) return { rows: placed, totals: all };
  const sums = sumTotals(
    others.map((one) => one.totals),
    days,
  );
  const last: GroupRow = { id: 'guests', kind: 'group', level: 1, title, size: others.length, totals: sums };
  return { rows: [...placed, last, ...others], totals: all };
}
