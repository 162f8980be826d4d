import type { z } from 'zod';
import { innermost } from './schema/innermost';
import { parse } from './schema/parse';

/** The schema of a URL's search parameters; every field must be optional or have a default. */
export type AddressSchema<S extends z.ZodObject> = S & (Record<string, never> extends z.input<S> ? unknown : never);

const switches: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

/** Converts a parameter's text to the type its field expects; invalid parts of lists are dropped. */
function meant(field: z.core.$ZodType, text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  const kind = innermost(field);
  if (kind === 'boolean') return switches[text];
  if (kind !== 'array') return text;
  const parts = [...new Set(text.split(','))].filter((part) => part && !parse(field, [part]).faults);
  return parts.length > 0 ? parts : undefined;
}

/** Reads search parameters by the schema of each field; a missing or invalid one gets its default or is left out. */
export function readAddress<S extends z.ZodObject>(
  schema: AddressSchema<S>,
  address: Readonly<Record<string, unknown>>,
): z.output<S> {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const said = parse(field, meant(field, address[name]));
    const { value } = { value: undefined, ...(said.faults ? parse(field, undefined) : said) };
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(fields) as z.output<S>;
}

/** The search parameters without those that their field refuses; unknown ones are kept. */
export function withoutRefused<T>(schema: z.ZodObject, address: Readonly<Record<string, T>>): Record<string, T> {
  const kept = Object.entries(address).filter(([name, text]) => {
    if (!Object.hasOwn(schema.shape, name)) return true;
    const field = schema.shape[name];
    const said = field && meant(field, text);
    return field && said !== undefined && !parse(field, said).faults;
  });
  return Object.fromEntries(kept);
}
