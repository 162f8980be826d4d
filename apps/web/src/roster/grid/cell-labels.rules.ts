import { netMinutes } from '@horae/working-time/worked-time';
import { hoursCount } from '#platform/format-hours';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import { workedAt } from '../model/place-on.rules';
import type { Shift } from '../model/shift.rules';

export interface CellShift {
  bar: ShiftBar;
  /** All shifts that begin on the same day. */
  ofDay: readonly ShiftBar[];
  days: LocalDays;
  code: string;
  type: string;
  /** Whether it began before the first day shown. */
  isTail: boolean;
  /** How many lines of text fit into the cell. */
  lines: 1 | 2;
}

export interface CellTexts {
  /** `+1 h` */
  extra: (hours: number) => string;
  /** `until 06:00` */
  until: (clock: string) => string;
}

export interface CellLabels {
  /** Longest first; some have two lines. */
  labels: readonly string[];
  /** The shortest one that still says when the shift starts and ends. */
  needed: string;
}

const short = (clock: string) => (clock.endsWith(':00') ? clock.slice(0, 2) : clock);

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `12³⁰`, as timetables write it: the narrowest way to say a time that is not on the hour. */
const raised = (clock: string) =>
  clock.slice(0, 2) + clock.slice(3).replaceAll(/\d/g, (digit) => raisedDigits[Number(digit)]!);

const starts = (from: string): string[] => (from.endsWith(':00') ? [short(from)] : [short(from), raised(from)]);

const isOvertime = ({ typeOfShift }: Shift) => typeOfShift === 'Overtime';

/** Whether it is overtime added to another shift of the day, which tells when it is. */
const isExtra = (bar: ShiftBar, ofDay: readonly ShiftBar[]) =>
  isOvertime(bar.shift) && ofDay.some(({ shift }) => !shift.allDay && !isOvertime(shift));

/** The usual type needs no code, and neither do the two parts of a split shift if both are shown. */
function needsCode({ shift }: ShiftBar, ofDay: readonly ShiftBar[]): boolean {
  if (shift.status === 'absent' || shift.rawType) return true;
  if (shift.typeOfShift !== 'Split') return shift.typeOfShift !== 'Regular';
  return ofDay.filter((other) => other.shift.typeOfShift === 'Split').length < 2;
}

/** Whether a mark in the corner is beside two lines of text: from right to left it would lie on the first. */
export const hasMarkRoom = (width: number, lines: 1 | 2 | undefined): boolean => lines !== 2 || width >= 36;

/** The texts that say in which department it is, if not in that of its person. */
function inDepartment(shift: Shift, times: readonly string[], lines: 1 | 2): string[] {
  const department = workedAt(shift)?.department;
  if (!department) return [];
  return times.map((text) => `${text}${lines === 2 ? '\n' : ' '}${department}`);
}

/** Returns the possible texts of a shift in a full cell. */
export function cellLabels({ bar, ofDay, days, code, type, isTail, lines }: CellShift, texts: CellTexts): CellLabels {
  const { shift } = bar;
  if (shift.allDay) return { labels: [type, code], needed: code };
  const until = days.clock(shift.end);
  if (isTail) return { labels: [texts.until(until), `–${until}`, `–${short(until)}`], needed: `–${short(until)}` };
  if (isExtra(bar, ofDay)) {
    const extra = texts.extra(hoursCount(netMinutes(shift)));
    return { labels: [extra], needed: extra };
  }
  const from = days.clock(shift.start);
  const full = `${from}–${until}`;
  const brief = `${short(from)}–${short(until)}`;
  const broken = `${short(from)}–\n${short(until)}`;
  const plain = lines === 2 ? [brief, broken] : [brief];
  const needed = lines === 2 ? broken : brief;
  const elsewhere = inDepartment(shift, [full, brief], lines);
  if (!needsCode(bar, ofDay)) return { labels: [...elsewhere, full, ...plain, ...starts(from)], needed };
  const coded = lines === 2 ? [`${broken} ${code}`] : [];
  const labels = [...elsewhere, `${full} ${code}`, `${brief} ${code}`, ...coded, ...plain, code];
  return { labels, needed: coded[0] ?? brief };
}
