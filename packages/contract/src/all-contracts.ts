import { areas } from './areas';
import type { RouteContract } from './route';

/**
 * Every call of the product: the server registers them, the guard, access and fuzz tests go through them, and `/docs`
 * shows them.
 */
export const allContracts: RouteContract[] = areas
  .flatMap(({ contracts }) => contracts)
  .flatMap((group) => Object.values(group));
