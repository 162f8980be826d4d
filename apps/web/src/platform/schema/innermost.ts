import { Recorded } from './recorded';

/** What kind the schema is of inside what only says that a value may be missing. */
export function innermost(schema: unknown): string {
  if (!(schema instanceof Recorded)) return '';
  const { name, args, before } = schema;
  if (before) return innermost(before);
  if (name === 'optional' || name === 'nullable') return innermost(args[0]);
  return name === 'preprocess' ? innermost(args[1]) : name;
}
