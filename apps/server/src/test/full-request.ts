import type { RouteContract } from '@horae/contract/route';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

/** The part of JSON Schema that contracts use. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  formatMinimum?: string;
  formatMaximum?: string;
}

export type Path = readonly (string | number)[];

/** Decides about the parts of a request that its schema leaves open. */
export interface Filling {
  /** A whole object or list that is not built from its schema; undefined to build it. */
  whole?: (path: Path) => unknown;
  /** A value for a text, number, boolean or anything. */
  leaf: (schema: Schema, path: Path) => unknown;
  /** The number of entries of a list. */
  count: (schema: Schema, path: Path) => number;
  /** Which of several variants; `null` is the last. */
  variant: (variants: Schema[], path: Path) => Schema;
}

type Part = 'params' | 'query' | 'body';

/** Returns the schemas of what a contract takes, as JSON Schema. */
export function inputSchemas({ params, query, body }: RouteContract): Partial<Record<Part, Schema>> {
  const schemaOf = (part: $ZodType) => toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;
  return {
    ...(params && { params: schemaOf(params) }),
    ...(query && { query: schemaOf(query) }),
    ...(body && { body: schemaOf(body) }),
  };
}

/** Builds a value for a schema in which every field is present. */
export function filled(schema: Schema, filling: Filling, path: Path = []): unknown {
  const whole = filling.whole?.(path);
  if (whole !== undefined) return whole;
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (variants) return filled(filling.variant(variants, path), filling, path);
  if (schema.const !== undefined) return schema.const;
  if (schema.type === 'null') return null;
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, filling, [...path, name])]));
  }
  if (schema.type === 'array') {
    if (schema.prefixItems) return schema.prefixItems.map((item, at) => filled(item, filling, [...path, at]));
    const { items = {} } = schema;
    return Array.from({ length: filling.count(schema, path) }, (_, at) => filled(items, filling, [...path, at]));
  }
  if (typeof schema.additionalProperties === 'object') {
    const names = (schema.propertyNames?.enum ?? []).map(String);
    const { additionalProperties } = schema;
    return Object.fromEntries(names.map((name) => [name, filled(additionalProperties, filling, [...path, name])]));
  }
  return filling.leaf(schema, path);
}
