import { readCodeMeaning } from '@horae/contract/scheduling/code-meaning';
import { type WorkedType, workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, daysBetween } from '@horae/local-time/local-date';
import { clockNote, plainClock, plainMoment } from '#platform/plain-clock';
import { type DayOrder, isSerialDay, readDay } from '#platform/read-day';
import type { EntryPerson, ReadRow } from './entries';
import type { Layout } from './known-layouts.rules';
import { leaveOf } from './leave-of.rules';
import { momentOf, readTime } from './moments.rules';

export interface ReadingRules {
  timeZone: string;
  dayOrder: DayOrder;
  /** What a type that is none of ours stands for; undefined if nobody said it yet. */
  typeNamed?: (text: string) => string | undefined;
}

/** Reads one row; the first problem is the fault, with the name of its column. */
export function readRow(cells: Record<string, string>, line: number, layout: Layout, rules: ReadingRules): ReadRow {
  const cell = (field: keyof Layout) => (layout[field] ? (cells[layout[field]] ?? '').trim() : '');
  const fault = (sentence: string): ReadRow => ({ line, fault: sentence });
  if (isYes(cell('open'))) return { line, skipped: 'Open shift: nobody is assigned.' };

  const word = typeOf(cell('type'), false) ? undefined : rules.typeNamed?.(cell('type'));
  if (word === 'nothing') return { line, skipped: `“${cell('type')}” counts as no shift.` };

  const [email, code] = [cell('email').toLowerCase(), cell('employeeCode')];
  if (!email && !code) return fault(`${layout.employeeCode ?? layout.email}: enter who works.`);
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) return fault(`${layout.email}: "${email}" is not an e-mail address.`);

  const person = personOf({ email, code, name: cell('employeeName'), department: cell('department') });
  const notes = cell('comment').slice(0, 500) || null;
  const away = word === undefined ? null : leaveOf(word);
  if (away) {
    const days = readDays(cell, rules);
    if ('fault' in days) return fault(`${layout.startDate ?? layout.start}: ${days.fault}`);
    return { line, entry: { line, ...person, ...away, ...days, notes } };
  }

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
  const [workCentre, costPlace] = [cell('workCentre'), cell('costPlace')];
  if (costPlace.length > 20) return fault(`${layout.costPlace}: use up to 20 characters.`);
  const isNight = start.day !== end.day && end.second - start.second >= 4 * 3600 && start.minutes >= 20 * 60;
  const meaning = word === undefined ? null : readCodeMeaning(word);
  const named = meaning && 'hours' in meaning ? (meaning.type ?? typeOf('', isNight)) : typeOf(word ?? '', isNight);
  const type = word === undefined ? typeOf(cell('type'), isNight) : named;
  if (!type) return fault(`${layout.type}: "${cell('type')}" is not one of ${workedTypes.join(', ')}.`);
  const note = [start.note, end.note].filter(Boolean).join(' ');
  return {
    line,
    entry: {
      line,
      ...person,
      type,
      start: start.second,
      end: end.second,
      breakMinutes,
      notes,
      isPublished: layout.published ? isYes(cell('published')) : true,
      given: {
        type: cell('type') !== '',
        breakMinutes: cell('breakMinutes') !== '',
        notes: notes !== null,
      },
      ...(cell('department') && { worksIn: cell('department') }),
      ...(cell('jobTitle') && { worksAs: cell('jobTitle') }),
      ...(workCentre && { workCentre }),
      ...(costPlace && { costPlace }),
      ...(note && { note }),
    },
  };
}

function personOf({
  email,
  code,
  name,
  department,
}: Record<'email' | 'code' | 'name' | 'department', string>): EntryPerson {
  return {
    employeeCode: code || null,
    email: email || null,
    employeeName: name || nameFrom(email) || code,
    department: department || 'Unassigned',
  };
}

/** The days of a row that is no work: an end at 00:00 does not count its day. */
function readDays(
  cell: (field: keyof Layout) => string,
  { dayOrder }: ReadingRules,
): { firstDay: string; lastDay: string } | { fault: string } {
  const [first = ''] = (cell('startDate') || plainMoment(cell('start'))).split(/[ T]+/);
  const [last = '', clock] = (cell('endDate') || plainMoment(cell('end'))).split(/[ T]+/);
  const firstDay = readDay(first, dayOrder);
  if (!firstDay) return { fault: `"${first}" is not a date.` };
  const lastDay = readDay(last, dayOrder) ?? firstDay;
  if (lastDay < firstDay) return { fault: 'The last day must not be before the first.' };
  if (daysBetween(firstDay, lastDay) >= longestLeaveDays)
    return { fault: `Leave can last up to ${longestLeaveDays} days.` };
  const isMidnight = clock !== undefined && readTime(plainClock(clock)) === 0;
  return { firstDay, lastDay: isMidnight && lastDay > firstDay ? addDays(lastDay, -1) : lastDay };
}

const longestLeaveDays = 400;

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
