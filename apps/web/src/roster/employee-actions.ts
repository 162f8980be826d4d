import { addDays } from '@horae/local-time/local-date';
import type { Period } from '@horae/timeline';
import { formatRange } from '#platform/format-date';
import { saveFile } from '#platform/save-file';
import { fileName } from '#ui/export/export-file';
import { type AwayHours, allHours } from './model/away-hours.rules';
import type { ShiftBar } from './model/bars.rules';
import type { LocalDays } from './model/local-days.rules';
import { workedAt } from './model/place-on.rules';
import type { Shift } from './model/shift.rules';
import type { Totals } from './model/totals.rules';
import { rosterWords } from './roster.words';
import { shortDay } from './texts/day-texts';
import { hoursCell } from './texts/hour-texts';
import { placeText } from './texts/place-text';
import { awayText, clockRange, leaveTitle, typeText } from './texts/shift-texts';

interface EmployeeText {
  name: string;
  period: Period;
  bars: readonly ShiftBar[];
  totals: Totals;
  days: LocalDays;
  /** Leave by the hour on days without a shift. */
  away: readonly AwayHours[];
}

/** Returns the shifts of one employee as text, one line each. */
export function employeeText({ name, period, bars, totals, days, away }: EmployeeText): string {
  const { say } = rosterWords;
  const lines = bars.map(({ shift }) => {
    const times = shift.allDay ? '' : clockRange(shift, days);
    const place = placeText(workedAt(shift));
    return [shortDay(days.dateOf(shift.start)), times, typeText(shift), place].filter(Boolean).join('  ');
  });
  const hours = allHours(bars, away).map((leave) => `${shortDay(leave.day)}  ${awayText(leave)}`);
  const range = formatRange(period.start, addDays(period.start, period.days - 1));
  return [`${name}, ${range}`, ...lines, ...hours, `${say('total')}  ${hoursCell(totals.minutes, say)}`].join('\n');
}

interface CalendarEntry {
  shift: Shift;
  hours?: readonly AwayHours[];
  /** The employee's name, if the file contains several people. */
  who?: string;
}

export interface AwayEntry {
  leave: AwayHours;
  who?: string | undefined;
}

/** `Anna Rossi · Regular · Pool bar`: the place and the job as far as they are not those of the person. */
export function calendarTitle(shift: Shift, who?: string): string {
  const { department, workCentre, jobTitle } = workedAt(shift) ?? {};
  return [who, typeText(shift), department, workCentre, jobTitle].filter(Boolean).join(' · ');
}

/** Downloads shifts as an iCalendar file that can be imported repeatedly. */
export async function downloadCalendar(
  hotel: number,
  days: LocalDays,
  entries: readonly CalendarEntry[],
  date: string,
  screen = 'staff-timeline',
  loose: readonly AwayEntry[] = [],
): Promise<void> {
  const { calendarFile } = await import('./model/ics.rules');
  const whose = new Map(entries.map(({ shift, who }) => [shift, who]));
  const titleOf = (shift: Shift) => calendarTitle(shift, whose.get(shift));
  const all = [
    ...entries.flatMap(({ hours = [], who }) => hours.map((leave): AwayEntry => ({ leave, who }))),
    ...loose,
  ];
  const away = [...new Map(all.map((entry) => [entry.leave.id, entry])).values()].map(({ leave, who }) => ({
    leave,
    title: [who, leaveTitle(leave)].filter(Boolean).join(' · '),
  }));
  const text = calendarFile({ hotel, days, shifts: [...whose.keys()], titleOf, away, now: Date.now() });
  saveFile(fileName({ name: screen, hotel, date }, 'ics'), 'text/calendar;charset=utf-8', text);
}
