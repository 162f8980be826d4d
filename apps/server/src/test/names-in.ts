import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/** The names of all fields that a schema knows, however deep. */
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
