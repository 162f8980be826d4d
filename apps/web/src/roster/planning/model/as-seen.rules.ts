import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import { placeFields } from './place-fields';
import { entryOf } from './plan-items.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { entriesOn } from './replace-day.rules';

/** The part of a plan that somebody looks at while they decide how to change it, as a text to compare. */
export type View = (now: PlanNow) => string;

/** What a day of a person contains. */
export const viewOfDay =
  (employee: number, date: LocalDate, days: LocalDays): View =>
  (now) =>
    JSON.stringify(entriesOn(now, employee, date, days).map(timesOf));

/** The same of some days of several people. */
export const viewOfDays =
  (people: readonly number[], dates: readonly LocalDate[], days: LocalDays): View =>
  (now) =>
    people.flatMap((employee) => dates.map((date) => viewOfDay(employee, date, days)(now))).join();

/** Shifts with all that a form shows of them; one that is gone, or somebody else’s by now, is null. */
export const viewOfShifts =
  (shifts: readonly PlanEntry[]): View =>
  (now) =>
    JSON.stringify(
      shifts.map(({ id, employeeId, start, end }) => {
        const entry = entryOf(now, { id, from: employeeId, start, end });
        return entry ? [...timesOf(entry), placeFields(entry)] : null;
      }),
    );

/** Whether a later plan still shows what was seen in this one. */
export const asSeenIn =
  (now: PlanNow, view: View) =>
  (later: PlanNow): boolean =>
    view(later) === view(now);

const timesOf = ({ typeOfShift, leaveKind, compensates = null, start, end, breakMinutes, notes }: PlanEntry) => [
  typeOfShift,
  leaveKind,
  compensates,
  start,
  end,
  breakMinutes,
  notes,
];
