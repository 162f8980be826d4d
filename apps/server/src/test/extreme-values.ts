import { firstDay, lastDay } from '@horae/contract/day';
import { addDays } from '@horae/local-time/local-date';
import * as fc from 'fast-check';
import type { Path, Schema } from './full-request';

/** The extremes that a request combines. */
export interface Profile {
  numbers: 'large' | 'small';
  /** `gaps`: nearly all white space, which is what slow patterns stumble over. */
  texts: 'long' | 'short' | 'gaps';
  lists: 'many' | 'few';
  dates: 'first' | 'last' | 'now';
  /** Leaves out whatever may be null. */
  nulls?: true;
}

/** The number of days between the two dates of a range, tried one after the other until the call takes them. */
export const spans = [109_571, 4000, 400, 366, 365, 92, 62, 31, 14, 7, 2, 1, 0];

/** Values that keep to a rule of their own, by the name of the field. */
const examples: Record<string, unknown[]> = {
  taxNumber: ['123456783'],
  socialSecurityNumber: ['01019012344', ''],
  employerTaxNumber: ['123456783'],
  code: ['ABCD-EFGH'],
  dob: ['1900-01-01'],
  start_date: ['12/31/2199', '01/01/1900'],
  salary: ['$99999999.99'],
  age: ['99'],
  experience: ['69 Years', '1 Year'],
  zone: ['America/Argentina/ComodRivadavia'],
  timeZone: ['America/Argentina/ComodRivadavia'],
  country: ['GR'],
  phone: ['+30 2310 123456', ''],
  website: ['https://hotel.gr/', ''],
  avatar: [''],
  picture: [''],
  color: ['#ffffff'],
  daysPerWeek: [6, 5],
};

const isEnd = /(end|to|To|until|dueDate|last(Day)?)$/;

function dateOf({ format }: Schema, path: Path, { dates }: Profile, span: number): string {
  const today = new Date().toISOString().slice(0, 10);
  const half = Math.floor(span / 2);
  const [from, to] =
    dates === 'first'
      ? [firstDay, addDays(firstDay, span)]
      : dates === 'last'
        ? [addDays(lastDay, -span), lastDay]
        : [addDays(today, half - span), addDays(today, half)];
  const bounded = (day: string) => (day < firstDay ? firstDay : day > lastDay ? lastDay : day);
  const day = bounded(isEnd.test(String(path.at(-1))) ? to : from);
  if (format === 'month') return day.slice(0, 7);
  // The offset reaches furthest beyond the bounds.
  const [time, zone] = dates === 'first' ? ['00:00:00', '+23:59'] : ['23:59:00', '-23:59'];
  if (format === 'date-time') return `${day}T${time}${zone}`;
  return format === 'date' ? day : `${day}T00:00`;
}

function textsOf({ maxLength = 20_000, minLength = 1, pattern, format }: Schema, { texts }: Profile): string[] {
  if (format === 'email') {
    const long = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.gr`;
    return texts === 'short' ? ['a@b.gr'] : [long];
  }
  if (format === 'uuid') return ['3f0c7c1e-8a55-4c1b-9d0e-2f6f5a1f0b11'];
  if (pattern) return fc.sample(fc.stringMatching(new RegExp(pattern), { size: 'medium' }), { numRuns: 5, seed: 1 });
  const fill = (length: number) =>
    texts === 'long' ? 'ώ'.repeat(length) : texts === 'gaps' ? `x${' '.repeat(length - 2)}x` : 'x'.repeat(minLength);
  return [maxLength, 1000, 250, 100, 40, 8, 4, 2].filter((length) => length <= maxLength && length >= 2).map(fill);
}

function numbersOf({ minimum = 0, maximum = 1, type }: Schema, { numbers }: Profile): number[] {
  const ladder = [2_147_483_647, 2199, 2100, 2099, 1000, 366, 100, 31, 12, 1, 0];
  const upwards = [minimum, 0, 1, 5, 1983, 2000, 2026];
  const inside = (numbers === 'large' ? [maximum, ...ladder] : upwards).filter((n) => n >= minimum && n <= maximum);
  return type === 'integer' ? inside.filter(Number.isInteger) : inside;
}

/** The values that a field is tried with, the most extreme first. */
export function valuesOf(schema: Schema, path: Path, profile: Profile, span: number): unknown[] {
  const type = [schema.type].flat()[0];
  const named = examples[String(path.findLast((part) => typeof part === 'string'))] ?? [];
  if (schema.formatMinimum) return [dateOf(schema, path, profile, span)];
  if (schema.enum) return profile.numbers === 'large' ? schema.enum.toReversed() : schema.enum;
  if (type === 'string') return [...textsOf(schema, profile), ...named, 'x', ''];
  if (type === 'boolean') return profile.numbers === 'large' ? [true, false] : [false, true];
  if (type === 'number' || type === 'integer') return [...numbersOf(schema, profile), ...named];
  return ['x'];
}
