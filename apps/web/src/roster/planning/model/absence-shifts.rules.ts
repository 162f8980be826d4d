import { addDays, type LocalDate } from '@horae/local-time/local-date';
import type { Board } from '../../model/board.rules';
import type { LocalDays } from '../../model/local-days.rules';
import { isOpenRow } from '../../model/open-rows.rules';
import type { Shift } from '../../model/shift.rules';
import { isLeaveType } from './day-text.rules';
import { type PlanEntry, type PlanNow, publishedEntry } from './plan-now.rules';
import { isWorkType } from './planned-work.rules';
import { entriesOn } from './replace-day.rules';

interface Absence {
  now: PlanNow;
  /** The published plan, with its open shifts. */
  board: Board;
  days: LocalDays;
  /** The days on screen. */
  dates: readonly LocalDate[];
}

/** The days on screen of the leave that covers some days of a person, from its first to its last. */
export function absentDates(
  employee: number,
  chosen: readonly LocalDate[],
  { now, days, dates }: Absence,
): LocalDate[] {
  const isAbsent = (date: LocalDate) =>
    dates.includes(date) && entriesOn(now, employee, date, days).some(({ typeOfShift }) => isLeaveType(typeOfShift));
  const starts = chosen.filter(isAbsent);
  const found = new Set(starts);
  for (const start of starts)
    for (const by of [1, -1])
      for (let date = addDays(start, by); isAbsent(date); date = addDays(date, by)) found.add(date);
  return [...found].sort();
}

/**
 * The plan in which shifts of a person that drafts have taken off, as leave does where it is typed, can still be given
 * to somebody.
 */
export const withTakenOff = (now: PlanNow, employee: number, board: Board): PlanNow => ({
  ...now,
  entriesOf: (id) => (id === employee ? [...now.entriesOf(id), ...takenOff(now, employee, board)] : now.entriesOf(id)),
});

function takenOff(now: PlanNow, employee: number, board: Board): PlanEntry[] {
  return (board.shiftsOf.get(employee) ?? []).flatMap((shift: Shift) => {
    const draft = now.draftOf(shift.id);
    if (!draft || draft.item || !isWorkType.has(shift.typeOfShift)) return [];
    const entry = publishedEntry(shift);
    return [{ ...entry, seen: { ...entry.seen, draft: draft.version } }];
  });
}

/**
 * The shifts that somebody else is to take while a person is absent: those still planned, and theirs that were taken off
 * or left open, published or not. Open shifts that were never theirs have nothing to do with it.
 */
export function shiftsUnderAbsence(employee: number, chosen: readonly LocalDate[], absence: Absence): PlanEntry[] {
  const { board, days } = absence;
  const now = withTakenOff(absence.now, employee, board);
  const own = new Set(
    [...board.shiftsOf.values()].flat().flatMap((shift) => (isOf(shift, employee) ? [shift.id] : [])),
  );
  const rows = new Set([...board.shiftsOf.keys(), ...openRowsOf(own, absence.now)].filter(isOpenRow));
  return absentDates(employee, chosen, absence).flatMap((date) =>
    [
      ...entriesOn(now, employee, date, days),
      ...[...rows].flatMap((row) => entriesOn(now, row, date, days).filter(({ id }) => own.has(id))),
    ].filter(({ typeOfShift }) => isWorkType.has(typeOfShift)),
  );
}

const isOf = ({ employeeId, leftBy }: Shift, employee: number): boolean =>
  employeeId === employee || leftBy === employee;

/** To which rows drafts have moved these shifts. */
const openRowsOf = (ids: ReadonlySet<number>, { draftOf }: PlanNow): number[] =>
  [...ids].flatMap((id) => draftOf(id)?.item?.employeeId ?? []);
