import type { ProductPage } from './product-page';
import type { RouteContract } from './route';

/** An area's part of the contract; `<area>/<area>.contracts.ts` is found by its file name. */
export interface AreaContracts {
  name: string;
  /** The position of the area, the same in server, web and contract. */
  order: number;
  contracts: readonly Record<string, RouteContract>[];
  /** Its pages that can be starred. */
  pages: readonly ProductPage[];
}
