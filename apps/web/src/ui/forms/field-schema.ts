import type { $ZodType } from 'zod/v4/core';
import { innermost } from '#platform/schema/innermost';
import type { Fault } from '#platform/schema/outcome';
import { parse } from '#platform/schema/parse';
import { type OwnWords, sentenceOf } from './fault-sentences';
import { texts } from './limits';

/** A number as people write it, with a point or a comma. */
export const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** What a text of a form stands for: the number it writes, nothing where it is empty. */
function candidates(kind: string, text: string): unknown[] {
  if (text === '') return texts.has(kind) ? [text, null] : [text, null, undefined];
  if (texts.has(kind)) return [text];
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

/** What a field says where the contract would refuse it; white space around what was typed is not sent. */
export function refusalOf(schema: $ZodType, text: string, own?: OwnWords): string | undefined {
  const fault = faultOf(schema, text.trim());
  return fault && sentenceOf(fault, own);
}
