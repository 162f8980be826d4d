import type { RouteContract } from '@horae/contract/route';
import { z } from 'zod';

const anything = z.unknown();

type Parts = Record<'params' | 'query' | 'body', typeof anything>;

/** A contract to which a test may send what a caller of ours could not: parts that are missing, wrong or too many. */
export function unchecked<R extends RouteContract>(contract: R): Omit<R, keyof Parts> & Parts {
  return { ...contract, params: anything, query: anything, body: anything };
}
