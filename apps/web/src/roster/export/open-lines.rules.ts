import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { daysBetween, type LocalDate } from '@horae/local-time/local-date';

/** The open shifts with the drafts of planners laid over them; `rows` are those of the departments that have some. */
export function draftedOpen(
  open: readonly OpenShift[],
  drafts: readonly PlanDraft[],
  rows: readonly StaffResource[],
): readonly OpenShift[] {
  const drafted = new Set(drafts.map(({ id }) => id));
  return [
    ...open.filter(({ id }) => !drafted.has(id)),
    ...drafts.flatMap(({ id, version, item }) => {
      const row = item && rows.find(({ employeeId }) => employeeId === item.employeeId);
      if (!row) return [];
      const { building_Id: departmentId, department } = row;
      const { employeeId: _row, ...what } = item;
      return [{ ...what, departmentId, department, id, version }];
    }),
  ];
}

/** Open shifts that lie over nothing else, as a line of a grid. */
export interface OpenLine {
  department: string;
  job: string | null;
  shifts: { date: LocalDate; from: number; to: number }[];
}

/** The open shifts of some days, by department and job: a line has one shift a day, so what lies over it has another. */
export function openLines(open: readonly OpenShift[], dates: readonly LocalDate[]): OpenLine[] {
  const lines: OpenLine[] = [];
  // A grid cannot say that somebody is on call.
  const shown = open.filter(({ start, typeOfShift }) => dates.includes(dayOf(start)) && typeOfShift !== 'OnCall');
  for (const { department, jobTitle: job, start, end } of shown.toSorted(inOrder)) {
    const date = dayOf(start);
    const isFree = (line: OpenLine) =>
      line.department === department && line.job === job && line.shifts.every((one) => one.date !== date);
    let line = lines.find(isFree);
    if (!line) {
      line = { department: department ?? '', job, shifts: [] };
      lines.push(line);
    }
    line.shifts.push({ date, from: minutesOf(start), to: daysBetween(date, dayOf(end)) * 1440 + minutesOf(end) });
  }
  return lines.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

const dayOf = (moment: string): LocalDate => moment.slice(0, 10);
const minutesOf = (moment: string) => Number(moment.slice(11, 13)) * 60 + Number(moment.slice(14, 16));
const inOrder = (a: OpenShift, b: OpenShift) => a.start.localeCompare(b.start) || a.id - b.id;
const keyOf = ({ department, job }: OpenLine) => `${department}\n${job ?? ''}`;
