import { innermost } from '#platform/schema/innermost';
import { Recorded } from '#platform/schema/recorded';

/** The kinds of schemas that take a text. */
export const texts: ReadonlySet<string> = new Set(['string', 'email', 'url']);
const lists: ReadonlySet<string> = new Set(['array']);
const numbers: ReadonlySet<string> = new Set(['number', 'int']);

/** The largest limit that a schema sets for a part of these kinds. */
function limitOf(schema: unknown, kinds: ReadonlySet<string>): number | undefined {
  if (!(schema instanceof Recorded)) return undefined;
  const { name, args, before } = schema;
  if (name === 'max' && kinds.has(innermost(before))) return Number(args[0]);
  const limits = [before, ...args.flat()].map((part) => limitOf(part, kinds)).filter((limit) => limit !== undefined);
  return limits.length > 0 ? Math.max(...limits) : undefined;
}

/** How many characters a text takes, where its schema says it. */
export const lengthLimit = (schema: unknown): number | undefined => limitOf(schema, texts);

/** How many entries a list takes. */
export const countLimit = (schema: unknown): number | undefined => limitOf(schema, lists);

/** How large a number may be. */
export const numberLimit = (schema: unknown): number | undefined => limitOf(schema, numbers);
