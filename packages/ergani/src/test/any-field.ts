import { dateOfDay, dayNumber } from '@horae/local-time/local-date';
import * as fc from 'fast-check';

export const keys = <K extends string>(table: Record<K, unknown>) => fc.constantFrom(...(Object.keys(table) as K[]));
const two = (number: number) => String(number).padStart(2, '0');

const firstDay = dayNumber('2026-01-01');
export const day = fc.integer({ min: firstDay, max: firstDay + 730 });
export const date = day.map(dateOfDay);
export const time = fc.integer({ min: 0, max: 1439 }).map((m) => `${two(Math.floor(m / 60))}:${two(m % 60)}`);
export const number = (most: number) => fc.integer({ min: 0, max: most });
export const branch = number(99_999);

/** Eight digits and their check digit. */
export const taxNumber = fc.integer({ min: 1, max: 99_999_999 }).map((stem) => {
  const digits = String(stem).padStart(8, '0');
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * 2 ** (8 - i), 0);
  return `${digits}${(sum % 11) % 10}`;
});
const name = (most: number) =>
  fc.string({ unit: fc.constantFrom(...'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'), minLength: 1, maxLength: most });
export const words = (most: number) =>
  fc.string({ minLength: 1, maxLength: most }).filter((text) => text.trim() !== '');
export const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
export const person = fc.record({ taxNumber, surname: name(50), givenName: name(30) });
export const people = fc.uniqueArray(person, { minLength: 1, maxLength: 3, selector: (one) => one.taxNumber });

/** Optional properties of a message, omitted rather than undefined. */
export const sometimes = <T extends object>(record: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(record, { requiredKeys: [] });

export const joined = <A extends object, B extends object>(
  a: fc.Arbitrary<A>,
  b: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> => fc.tuple(a, b).map(([one, more]) => Object.assign({}, one, more));

export const heading = sometimes({ corrects: fc.record({ protocol: words(50), date }), comments: words(200) });
export const filing = fc.constantFrom('before', 'afterwards', 'drivers');
export const span = fc.record({ from: time, to: time });
