import { foldText } from '@horae/contract/fold-text';
import type { StaffingNeedFields } from '@horae/contract/scheduling/staffing-need-rows';
import { dayMinutes, minutesFromTo } from '@horae/local-time/time-of-day';
import { isAfter, sharesDays, sharesWeekday } from './need-days.rules';

/** A need as it is stored. */
export interface StoredNeed {
  departmentId: number;
  jobTitle: string | null;
  skill: string | null;
  /** Sorted; null for a single day. */
  weekdays: number[] | null;
  firstDay: string;
  lastDay: string | null;
  startMinute: number;
  endMinute: number;
  people: number;
}

export interface Fault {
  field: keyof StaffingNeedFields;
  message: string;
}

/** The need that fields describe, or what is wrong with them. */
export function storedNeed(fields: StaffingNeedFields): StoredNeed | Fault {
  return faultOf(fields) ?? stored(fields);
}

export const isFault = (result: StoredNeed | Fault): result is Fault => 'field' in result;

function faultOf({ day: single, weekdays, people, firstDay, lastDay }: StaffingNeedFields): Fault | undefined {
  const fault = (field: Fault['field'], message: string): Fault => ({ field, message });
  if (single !== null) {
    if (weekdays.length > 0) return fault('weekdays', 'Choose weekdays or a single day, not both.');
    return undefined;
  }
  if (weekdays.length === 0) return fault('weekdays', 'Choose at least one weekday.');
  if (firstDay === null) return fault('firstDay', 'Enter the day from which it is needed.');
  if (lastDay !== null && isAfter(firstDay, lastDay)) return fault('lastDay', 'It must not end before it begins.');
  if (people === 0) return fault('people', 'Nobody can be needed on a single day alone. Otherwise delete the need.');
  return undefined;
}

function stored({ day: single, start, end, firstDay, lastDay, weekdays, ...rest }: StaffingNeedFields): StoredNeed {
  const { departmentId, jobTitle, skill, people } = rest;
  const of = { departmentId, jobTitle: nfc(jobTitle), skill: nfc(skill), people };
  // Nobody is needed at no hour: all of it is said by the day.
  const times = people === 0 ? { startMinute: 0, endMinute: dayMinutes } : minutesFromTo(start, end);
  if (single !== null) return { ...of, ...times, weekdays: null, firstDay: single, lastDay: single };
  const sorted = [...new Set(weekdays)].sort((a, b) => a - b);
  return { ...of, ...times, weekdays: sorted, firstDay: firstDay!, lastDay };
}

const nfc = (text: string | null): string | null => text && text.normalize('NFC');

/** The same for needs of the same people of a department: those of a job title, with a skill, or anybody. */
export const kindOf = ({ jobTitle, skill }: Pick<StoredNeed, 'jobTitle' | 'skill'>): string =>
  `${jobTitle ?? ''}\n${foldText(skill ?? '')}`;

/** Whether two needs ask for the same hours of the same people on the same day: nobody means both, but the larger. */
export const isSameHours = (a: StoredNeed, b: StoredNeed): boolean =>
  kindOf(a) === kindOf(b) &&
  (a.weekdays === null) === (b.weekdays === null) &&
  (a.people === 0 || b.people === 0 || (a.startMinute === b.startMinute && a.endMinute === b.endMinute)) &&
  sharesWeekday(a.weekdays, b.weekdays) &&
  sharesDays(a, b);
