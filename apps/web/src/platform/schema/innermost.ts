import { Recorded } from './recorded';

/** Returns the kind of a schema without wrappers that only allow a missing value. */
export function innermost(schema: unknown): string {
  if (!(schema instanceof Recorded)) return '';
  const { name, args, before } = schema;
  if (before) return innermost(before);
  if (name === 'optional' || name === 'nullable') return innermost(args[0]);
  return name === 'preprocess' ? innermost(args[1]) : name;
}
