import { z } from 'zod';

/** The largest id: PostgreSQL's `integer`. */
export const maxId = 2_147_483_647;

/** An id in a body, query or path: a number or decimal text. */
export const Id = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/, 'Use decimal digits')], { error: 'Use a whole number' })
  .transform(Number)
  .pipe(z.int().min(1).max(maxId));

/** Returns a schema for an integer from `min` to `max` that also accepts decimal text. */
export function intField(min: number, max: number) {
  return z
    .union([z.int(), z.string().regex(/^-?\d{1,16}$/, 'Use decimal digits')], { error: 'Use a whole number' })
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** Whether text contains at least one character that is not white space. */
export function isNotBlank(text: string): boolean {
  return /\S/.test(text);
}

/** Returns an optional schema that treats `null` as absent. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null ? undefined : value), schema.optional());
}

/** A choice in a filter; requests may also send just its `value`. */
export const Option = z.object({ value: z.int(), label: z.string() });
export type Option = z.infer<typeof Option>;

/** The version of a record, so that nobody writes over what somebody else changed since. */
export const Version = z.int().min(1).meta({ description: 'As last read' });

/** A time of day on the wall of the hotel. */
export const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 07:00.');
