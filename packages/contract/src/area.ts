import type { ProductPage } from './product-page';
import type { RouteContract } from './route';

/** What an area says in the contract; `<area>/<area>.contracts.ts` is found by its name alone. */
export interface AreaContracts {
  name: string;
  /** Its place among the areas, the same in server, web and contract. */
  order: number;
  contracts: readonly Record<string, RouteContract>[];
  /** Its pages that can be starred. */
  pages: readonly ProductPage[];
}
