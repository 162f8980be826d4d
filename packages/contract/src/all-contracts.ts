import { areas } from './areas';
import type { RouteContract } from './route';

/** Every call of the product: what the server registers, the guard, access and fuzz tests walk, and `/docs` shows. */
export const allContracts: RouteContract[] = areas
  .flatMap(({ contracts }) => contracts)
  .flatMap((group) => Object.values(group));
