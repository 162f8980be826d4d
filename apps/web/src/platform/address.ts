import type { z } from 'zod';
import { innermost } from './schema/innermost';
import { parse } from './schema/parse';

/** The schema of an address, which may leave out every field. */
export type AddressSchema<S extends z.ZodObject> = S & (Record<string, never> extends z.input<S> ? unknown : never);

const switches: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

/** What a text of an address stands for; of a list its parts that are right. */
function meant(field: z.core.$ZodType, text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  const kind = innermost(field);
  if (kind === 'boolean') return switches[text];
  if (kind !== 'array') return text;
  const parts = [...new Set(text.split(','))].filter((part) => part && !parse(field, [part]).faults);
  return parts.length > 0 ? parts : undefined;
}

/** What an address says, by the schema of each field: what is missing or wrong is as the schema has it by default, or left out. */
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
