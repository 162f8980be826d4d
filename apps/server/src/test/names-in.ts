import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/** Returns the names of all fields of a schema, at any depth. */
export function namesIn(schema: $ZodType): string[] {
  const names: string[] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      if (key === 'properties') names.push(...Object.keys(inner));
      walk(inner);
    }
  };
  walk(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return names;
}
