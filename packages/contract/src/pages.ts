import { areas } from './areas';
import type { ProductPage } from './product-page';

/** Every page that can be starred, oldest first. */
export const productPages: readonly ProductPage[] = areas.flatMap(({ pages }) => pages).sort((a, b) => a.id - b.id);
