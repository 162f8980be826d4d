import type { RouteContract } from '@horae/contract/route';
import { type $ZodType, toJSONSchema } from 'zod/v4/core';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  format?: string;
}

/** Builds a valid request for a contract: known fields get these values, other required ones match their type. */
export function sampleRequest({ params, query, body }: RouteContract, known: Record<string, unknown>) {
  const sample = (schema: $ZodType | undefined) =>
    schema && sampleOf(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, known);
  return { params: sample(params), query: sample(query), body: sample(body) };
}

function sampleOf(schema: Schema, known: Record<string, unknown>): unknown {
  const [variant] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (variant) return sampleOf(variant, known);
  if (schema.enum || schema.const !== undefined) return schema.const ?? schema.enum![0];
  if (schema.properties) return objectOf(schema.properties, schema.required ?? [], known);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return schema.items ? [sampleOf(schema.items, known)] : [];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return false;
  return schema.format === 'email' ? 'anna@hotel.example' : 'x';
}

function objectOf(properties: Record<string, Schema>, required: string[], known: Record<string, unknown>) {
  const fields = Object.entries(properties).flatMap(([name, inner]) => {
    if (name in known) return [[name, known[name]]];
    const isObject = inner.properties !== undefined;
    return required.includes(name) || isObject ? [[name, sampleOf(inner, known)]] : [];
  });
  return Object.fromEntries(fields);
}
