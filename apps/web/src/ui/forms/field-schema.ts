import type { $ZodType } from 'zod/v4/core';
import { innermost } from '#platform/schema/innermost';
import type { Fault } from '#platform/schema/outcome';
import { parse } from '#platform/schema/parse';
import { type OwnWords, sentenceOf } from './fault-sentences';
import { texts } from './limits';

/** Reads a number with a decimal point or comma. */
export const numberOf = (text: string): number => Number(text.trim().replace(',', '.'));

/** Returns the values a form text may stand for: numbers are parsed, and empty may mean null or missing. */
function candidates(kind: string, text: string): unknown[] {
  if (text === '') return texts.has(kind) ? [text, null] : [text, null, undefined];
  if (texts.has(kind)) return [text];
  if (kind === 'boolean') return [text === 'true'];
  if (kind === 'literal') return [text, Number(text)];
  if (kind !== 'number' && kind !== 'int') return [text];
  return [/^-?\d*[.,]?\d+$/.test(text) ? numberOf(text) : text];
}

/** Returns why the contract would refuse a field's text, or undefined. */
export function faultOf(schema: $ZodType, text: string): Fault | undefined {
  let fault: Fault | undefined;
  for (const value of candidates(innermost(schema), text)) {
    const [first] = parse(schema, value).faults ?? [];
    if (!first) return undefined;
    fault ??= first;
  }
  return fault && text.trim() === '' ? { ...fault, code: 'required' } : fault;
}

/** Returns the error sentence of a field that the contract would refuse; surrounding white space is not sent. */
export function refusalOf(schema: $ZodType, text: string, own?: OwnWords): string | undefined {
  const fault = faultOf(schema, text.trim());
  return fault && sentenceOf(fault, own);
}
