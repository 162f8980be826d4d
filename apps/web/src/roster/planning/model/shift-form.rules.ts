import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import { awayOf } from './day-text.rules';
import { type ChosenDays, chosenCells } from './fill-days.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { entriesOn } from './replace-day.rules';

/** A shift in its form. Where several are changed together, an empty field leaves them as they are. */
export type ShiftTexts = Record<
  | 'employee'
  | 'departmentId'
  | 'jobTitle'
  | 'workCentreId'
  | 'costPlace'
  | 'skill'
  | 'type'
  | 'start'
  | 'end'
  | 'breakMinutes'
  | 'notes',
  string
>;

/** The choice of a department or work centre for work where its person belongs. */
export const home = 'home';

/** What the form is about: one shift, several of them, or a new one on a day, of a person or of whom the form says. */
export type Edited =
  | { kind: 'one'; shift: PlanEntry }
  | { kind: 'many'; shifts: readonly PlanEntry[] }
  | { kind: 'new'; employee: number | null; date: LocalDate };

export const emptyTexts: ShiftTexts = {
  employee: '',
  departmentId: '',
  jobTitle: '',
  workCentreId: '',
  costPlace: '',
  skill: '',
  type: '',
  start: '',
  end: '',
  breakMinutes: '',
  notes: '',
};

export function textsOf(edited: Edited, days: LocalDays): ShiftTexts {
  if (edited.kind === 'many') return emptyTexts;
  if (edited.kind === 'new')
    return {
      ...emptyTexts,
      employee: String(edited.employee ?? ''),
      departmentId: home,
      workCentreId: home,
      type: 'Regular',
    };
  const { employeeId, departmentId, jobTitle, workCentreId, costPlace, skill } = edited.shift;
  const { typeOfShift, start, end, breakMinutes, notes } = edited.shift;
  return {
    employee: String(employeeId),
    departmentId: departmentId === null ? home : String(departmentId),
    jobTitle: jobTitle ?? '',
    workCentreId: workCentreId === null ? home : String(workCentreId),
    costPlace: costPlace ?? '',
    skill: skill ?? '',
    type: typeOfShift,
    start: days.clock(start),
    end: days.clock(end),
    breakMinutes: breakMinutes === 0 ? '' : String(breakMinutes),
    notes: notes ?? '',
  };
}

/** The shifts that begin on chosen days. */
export const shiftsOn = (now: PlanNow, chosen: ChosenDays, days: LocalDays): PlanEntry[] =>
  chosenCells(chosen).flatMap(({ employee, date }) =>
    entriesOn(now, employee, date, days).filter(({ typeOfShift }) => !awayOf(typeOfShift)),
  );

/** The shifts that a form changes. */
export function shiftsOf(edited: Edited): readonly PlanEntry[] {
  if (edited.kind === 'new') return [];
  return edited.kind === 'one' ? [edited.shift] : edited.shifts;
}
