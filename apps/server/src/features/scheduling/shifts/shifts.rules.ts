import { calendarIdOf } from '@horae/contract/scheduling/decode-columns';
import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { ShiftDraft } from '@horae/contract/scheduling/shifts.contract';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import { invalid } from '#platform/errors';
import { hotelClock, secondOf } from '#platform/hotel-time';
import { noPlace, type PlaceFields } from '#roster/planned-item';

/** A valid draft; moments are epoch seconds. */
export interface CheckedShift
  extends Omit<ShiftDraft, 'start' | 'end' | 'hotel' | 'id' | keyof PlaceFields>,
    PlaceFields {
  typeOfShift: ShiftType;
  start: number;
  end: number;
  allDay: boolean;
  /** Local days of leave, both inclusive. */
  firstDay: string;
  lastDay: string;
  /** The kind of leave in law, where the type does not say it. */
  leaveKind?: LeaveKind | null;
  /** Of a compensatory day off: the local day for which it is given, or `unknown`. */
  compensates?: string | null;
}

const longestShiftSeconds = 48 * 3600;
export const longestLeaveDays = 400;

/** Checks a draft against the rules that need no database; the error names the first invalid field. */
export function checkedShift(draft: ShiftDraft, timeZone: string): CheckedShift {
  const start = momentOf(draft.start, timeZone, 'shift.start');
  const end = momentOf(draft.end, timeZone, 'shift.end');
  const allDay = calendarIdOf(draft.typeOfShift) === 3001;
  if (end <= start) throw invalid('shift.end', 'The end must be after the start.');
  if (!allDay && end - start > longestShiftSeconds) throw invalid('shift.end', 'A shift can last up to 48 hours.');
  if (!allDay && draft.breakMinutes * 60 >= end - start) {
    throw invalid('shift.breakMinutes', 'The break must be shorter than the shift.');
  }
  const clock = hotelClock(timeZone);
  const firstDay = clock.dayOf(start);
  const lastDay = clock.dayOf(end - 1);
  if (allDay) {
    if (clock.startOf(firstDay) !== start) throw invalid('shift.start', 'Leave must start at midnight, hotel time.');
    if (clock.dayOf(end) === lastDay) throw invalid('shift.end', 'Leave must end at midnight, hotel time.');
    if (end - start > longestLeaveDays * 86_400)
      throw invalid('shift.end', `Leave can last up to ${longestLeaveDays} days.`);
  }
  const { employeeId, typeOfShift, breakMinutes, status, notes } = draft;
  const { departmentId, jobTitle, workCentreId, costPlace, skill } = draft;
  const texts = { jobTitle: jobTitle || null, costPlace: costPlace || null, skill: skill || null };
  const place = allDay ? noPlace : { departmentId: departmentId ?? null, workCentreId: workCentreId ?? null, ...texts };
  return { employeeId, typeOfShift, breakMinutes, status, notes, ...place, start, end, allDay, firstDay, lastDay };
}

function momentOf(text: string, timeZone: string, path: string): number {
  try {
    return secondOf(text, timeZone);
  } catch {
    throw invalid(path, 'This time does not exist.');
  }
}
