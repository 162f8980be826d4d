import { dateOfDay } from '@horae/local-time/local-date';
import { folded } from './fold';
import { monthFor } from './month-words';
import type { Cell } from './sheet';
import { weekdaysFor } from './weekday-words';

/** What a head cell says of its day; each part may be missing. */
export interface DayText {
  day?: number;
  /** 1 to 12. */
  month?: number;
  year?: number;
  /** Monday = 0; several when a single letter leaves it open. */
  weekdays?: readonly number[];
}

const fillers = new Set(['OF', 'TOY']);
const ordinals = /(\d)-?(?:ST|ND|RD|TH|HΣ|H)(?!\p{L})/gu;
// Day 0 of spreadsheets, as days before 1970-01-01.
const firstSerial = 25_569;

/** The date of a spreadsheet's date number between 2010 and 2064, else undefined. */
export function dateOfSerial(serial: number): string | undefined {
  const day = Math.floor(serial);
  return day >= 40_179 && day <= 60_000 ? dateOfDay(day - firstSerial) : undefined;
}

/** Reads a date or weekday of a head, in Greek and English; undefined when the cell is something else. */
export function dayText(cell: Cell, monthFirst = false): DayText | undefined {
  if (cell === null) return undefined;
  if (cell.kind === 'date') return cell.date === undefined ? undefined : ofDate(cell.date);
  if (cell.kind === 'text') return ofText(cell.text, monthFirst);
  const date = dateOfSerial(cell.number);
  if (date !== undefined) return Number.isInteger(cell.number) ? ofDate(date) : undefined;
  return Number.isInteger(cell.number) && cell.number >= 1 && cell.number <= 31 ? { day: cell.number } : undefined;
}

function ofDate(date: string): DayText {
  const [year, month, day] = date.split('-').map(Number);
  return { day, month, year };
}

function ofText(text: string, monthFirst: boolean): DayText | undefined {
  // Dates that became text may carry midnight.
  const plain = text.replace(/ 0?0:00(?::00)?$/, '');
  if (plain.length > 40 || /[:=+*]/.test(plain)) return undefined;
  const tokens =
    folded(plain)
      .replace(ordinals, '$1 ')
      .match(/\p{L}+|\d+/gu) ?? [];
  const numbers: string[] = [];
  const result: DayText = {};
  for (const token of tokens) {
    if (/\d/.test(token)) {
      numbers.push(token);
      continue;
    }
    const weekdays = weekdaysFor(token);
    const month = monthFor(token);
    if (weekdays && result.weekdays === undefined) result.weekdays = weekdays;
    else if (month && result.month === undefined) result.month = month;
    else if (!fillers.has(token) || numbers.length === 0) return undefined;
  }
  if (numbers.length === 0) return result.month === undefined && result.weekdays ? result : undefined;
  const rest = numbers.length > 3 ? undefined : ofNumbers(numbers, result.month, monthFirst);
  return rest && { ...result, ...rest };
}

function ofNumbers(numbers: readonly string[], named: number | undefined, monthFirst: boolean): DayText | undefined {
  const [first = '', second = '', third = ''] = numbers;
  if (named !== undefined) {
    if (third !== '') return undefined;
    return first.length === 4 && second !== '' ? checked(second, named, first) : checked(first, named, second);
  }
  if (second === '') return first.length <= 2 ? checked(first, undefined, '') : undefined;
  if (first.length === 4) return third === '' ? undefined : checked(third, Number(second), first);
  const swap = Number(second) > 12 || (monthFirst && Number(first) <= 12);
  return swap ? checked(second, Number(first), third) : checked(first, Number(second), third);
}

function checked(dayDigits: string, month: number | undefined, yearDigits: string): DayText | undefined {
  const day = Number(dayDigits);
  if (dayDigits.length > 2 || day < 1 || day > 31) return undefined;
  if (month !== undefined && (month < 1 || month > 12)) return undefined;
  if (yearDigits === '') return { day, ...(month !== undefined && { month }) };
  const year = yearOf(yearDigits);
  return year === undefined ? undefined : { day, ...(month !== undefined && { month }), year };
}

/** The year of two or four digits, from 2000 to 2099. */
export function yearOf(digits: string): number | undefined {
  const year = digits.length === 2 ? 2000 + Number(digits) : Number(digits);
  return (digits.length === 2 || digits.length === 4) && year >= 2000 && year < 2100 ? year : undefined;
}
