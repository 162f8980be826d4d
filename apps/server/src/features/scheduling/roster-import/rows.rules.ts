import { type WorkedType, workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { clockNote, plainClock, plainMoment } from '#platform/plain-clock';
import { type DayOrder, isSerialDay, readDay } from '#platform/read-day';
import type { Layout } from './layouts.rules';
import { momentOf, readTime } from './moments.rules';

/** A shift as read from a row; moments are epoch seconds. */
export interface RowShift {
  line: number;
  employeeCode: string | null;
  email: string | null;
  employeeName: string;
  department: string;
  type: WorkedType;
  start: number;
  end: number;
  breakMinutes: number;
  notes: string | null;
  isPublished: boolean;
  note?: string;
}

export interface ReadingRules {
  timeZone: string;
  dayOrder: DayOrder;
  /** What a type that is none of ours stands for; undefined if nobody said it yet. */
  typeNamed?: (text: string) => WorkedType | 'nothing' | undefined;
}

export type ReadRow =
  | { line: number; shift: RowShift }
  | { line: number; skipped: string }
  | { line: number; fault: string };

/** Reads one row; the first problem is the fault, with the name of its column. */
export function readRow(cells: Record<string, string>, line: number, layout: Layout, rules: ReadingRules): ReadRow {
  const cell = (field: keyof Layout) => (layout[field] ? (cells[layout[field]] ?? '').trim() : '');
  const fault = (sentence: string): ReadRow => ({ line, fault: sentence });
  if (isYes(cell('open'))) return { line, skipped: 'Open shift: nobody is assigned.' };

  const named = typeOf(cell('type'), false) ? undefined : rules.typeNamed?.(cell('type'));
  if (named === 'nothing') return { line, skipped: `“${cell('type')}” counts as no shift.` };

  const [email, code] = [cell('email').toLowerCase(), cell('employeeCode')];
  if (!email && !code) return fault(`${layout.employeeCode ?? layout.email}: enter who works.`);
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) return fault(`${layout.email}: "${email}" is not an e-mail address.`);

  const start = readMoment(cell('startDate'), cell('startTime'), cell('start'), rules);
  if ('fault' in start) return fault(`${layout.start ?? layout.startDate}: ${start.fault}`);
  const end = readEnd(cell('endDate'), cell('endTime'), cell('end'), start, rules);
  if ('fault' in end) return fault(`${layout.end ?? layout.endTime}: ${end.fault}`);
  if (end.second <= start.second) return fault('The end must be after the start.');
  if (end.second - start.second > 48 * 3600) return fault('A shift can last up to 48 hours.');

  const breakMinutes = cell('breakMinutes') === '' ? 0 : Number(cell('breakMinutes'));
  if (!Number.isInteger(breakMinutes) || breakMinutes < 0 || breakMinutes * 60 >= end.second - start.second) {
    return fault(`${layout.breakMinutes}: "${cell('breakMinutes')}" is not a break in whole minutes within the shift.`);
  }
  const isNight = start.day !== end.day && end.second - start.second >= 4 * 3600 && start.minutes >= 20 * 60;
  const type = named ?? typeOf(cell('type'), isNight);
  if (!type) return fault(`${layout.type}: "${cell('type')}" is not one of ${workedTypes.join(', ')}.`);
  const notes = [start.note, end.note].filter(Boolean).join(' ');
  return {
    line,
    shift: {
      line,
      employeeCode: code || null,
      email: email || null,
      employeeName: cell('employeeName') || nameFrom(email) || code,
      department: cell('department') || 'Unassigned',
      type,
      start: start.second,
      end: end.second,
      breakMinutes,
      notes: cell('comment').slice(0, 500) || null,
      isPublished: layout.published ? isYes(cell('published')) : true,
      ...(notes && { note: notes }),
    },
  };
}

type Place = { second: number; day: string; minutes: number; note?: string };

function readMoment(
  date: string,
  time: string,
  both: string,
  { timeZone, dayOrder }: ReadingRules,
): Place | { fault: string } {
  const [dayText = '', ...timeParts] = both ? plainMoment(both).split(/[ T]+/) : [date, time];
  const timeText = timeParts.join(' ');
  const day = readDay(dayText, dayOrder);
  if (!day) return { fault: `"${dayText}" is not a date.` };
  const minutes = readTime(plainClock(timeText));
  if (minutes === null) return { fault: `"${timeText}" is not a time.` };
  const moment = momentOf(day, minutes, timeZone);
  if ('fault' in moment) return moment;
  const note = [isSerialDay(dayText) && `“${dayText}” was read as the day ${day}.`, clockNote(timeText), moment.note]
    .filter(Boolean)
    .join(' ');
  return { ...moment, day, minutes, ...(note && { note }) };
}

// Without an end date, an end that is not after the start belongs to the next day.
function readEnd(
  date: string,
  time: string,
  both: string,
  start: Place,
  rules: ReadingRules,
): Place | { fault: string } {
  if (both || date) return readMoment(date, time, both, rules);
  const minutes = readTime(plainClock(time));
  if (minutes === null) return { fault: `"${time}" is not a time.` };
  const moment = momentOf(start.day, minutes > start.minutes ? minutes : minutes + 1440, rules.timeZone);
  if ('fault' in moment) return moment;
  const note = [clockNote(time), moment.note].filter(Boolean).join(' ');
  return { ...moment, day: minutes > start.minutes ? start.day : 'next', minutes, ...(note && { note }) };
}

function typeOf(text: string, isNight: boolean): WorkedType | undefined {
  const folded = text.toLowerCase().replaceAll(/[\s_-]/g, '');
  if (folded === '') return isNight ? 'Night' : 'Regular';
  return workedTypes.find((type) => type.toLowerCase() === folded);
}

const isYes = (text: string) => /^(yes|true|1|y|ναι)$/i.test(text);

function nameFrom(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[._-]+/).filter(Boolean);
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ');
}
