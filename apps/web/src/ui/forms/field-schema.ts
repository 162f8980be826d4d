import type { $ZodType } from 'zod/v4/core';
import { innermost } from '#platform/schema/innermost';
import type { Fault } from '#platform/schema/outcome';
import { parse } from '#platform/schema/parse';
import { Recorded } from '#platform/schema/recorded';

const typed = new Set(['string', 'email', 'url']);

/** A number as people write it, with a point or a comma. */
export const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** What a text of a form stands for: the number it writes, nothing where it is empty. */
function candidates(kind: string, text: string): unknown[] {
  if (text === '') return typed.has(kind) ? [text, null] : [text, null, undefined];
  if (typed.has(kind)) return [text];
  if (kind === 'boolean') return [text === 'true'];
  if (kind === 'literal') return [text, Number(text)];
  if (kind !== 'number' && kind !== 'int') return [text];
  return [/^-?\d*[.,]?\d+$/.test(text) ? numberOf(text) : text];
}

/** Why the contract would refuse a field as it is filled in. */
export function faultOf(schema: $ZodType, text: string): Fault | undefined {
  let fault: Fault | undefined;
  for (const value of candidates(innermost(schema), text)) {
    const [first] = parse(schema, value).faults ?? [];
    if (!first) return undefined;
    fault ??= first;
  }
  return fault && text.trim() === '' ? { ...fault, code: 'required' } : fault;
}

/** How many characters a field takes, where its schema says it. */
export function lengthLimit(schema: unknown): number | undefined {
  if (!(schema instanceof Recorded)) return undefined;
  const { name, args, before } = schema;
  if (name === 'max' && typed.has(innermost(before))) return Number(args[0]);
  const limits = [before, ...args.flat()].map(lengthLimit).filter((limit) => limit !== undefined);
  return limits.length > 0 ? Math.max(...limits) : undefined;
}
