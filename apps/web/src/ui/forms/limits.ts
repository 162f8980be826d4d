import { innermost } from '#platform/schema/innermost';
import { Recorded } from '#platform/schema/recorded';

/** The kinds of schemas that accept text. */
export const texts: ReadonlySet<string> = new Set(['string', 'email', 'url']);
const lists: ReadonlySet<string> = new Set(['array']);
const numbers: ReadonlySet<string> = new Set(['number', 'int']);

/** Returns the largest limit that a schema sets for a part of these kinds. */
function limitOf(schema: unknown, kinds: ReadonlySet<string>): number | undefined {
  if (!(schema instanceof Recorded)) return undefined;
  const { name, args, before } = schema;
  if (name === 'max' && kinds.has(innermost(before))) return Number(args[0]);
  const limits = [before, ...args.flat()].map((part) => limitOf(part, kinds)).filter((limit) => limit !== undefined);
  return limits.length > 0 ? Math.max(...limits) : undefined;
}

/** Returns the maximum length of a text if its schema sets one. */
export const lengthLimit = (schema: unknown): number | undefined => limitOf(schema, texts);

/** Returns the maximum number of entries of a list. */
export const countLimit = (schema: unknown): number | undefined => limitOf(schema, lists);

/** Returns the largest allowed number. */
export const numberLimit = (schema: unknown): number | undefined => limitOf(schema, numbers);
