import { declarationsContract as declarations } from '@horae/contract/declarations/declarations.contract';
import type { RouteContract } from '@horae/contract/route';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/declarations': [declarations.board, declarations.list],
  '/on-duty': [declarations.onDuty],
};
