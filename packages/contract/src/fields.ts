import { z } from 'zod';

/** The largest id on the wire: PostgreSQL's integer. */
export const maxId = 2_147_483_647;

/** An id in a body, query or path: a number or decimal text. */
export const Id = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/, 'Use decimal digits')], { error: 'Use a whole number' })
  .transform(Number)
  .pipe(z.int().min(1).max(maxId));

/** A whole number that may come as decimal text. */
export function intField(min: number, max: number) {
  return z
    .union([z.int(), z.string().regex(/^-?\d{1,16}$/, 'Use decimal digits')], { error: 'Use a whole number' })
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** At least one character that is no white space. */
export function isNotBlank(text: string): boolean {
  return /\S/.test(text);
}

/** `null` counts as absent. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null ? undefined : value), schema.optional());
}

/** A choice in a filter; its `value` also comes alone. */
export const Option = z.object({ value: z.int(), label: z.string() });
export type Option = z.infer<typeof Option>;
