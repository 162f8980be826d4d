import type { RouteContract } from '@horae/contract/route';
import { z } from 'zod';

const anything = z.unknown();

type Parts = Record<'params' | 'query' | 'body', typeof anything>;

/** Loosens a contract's types, so that a test can send what our own callers cannot: missing, invalid or extra parts. */
export function unchecked<R extends RouteContract>(contract: R): Omit<R, keyof Parts> & Parts {
  return { ...contract, params: anything, query: anything, body: anything };
}
