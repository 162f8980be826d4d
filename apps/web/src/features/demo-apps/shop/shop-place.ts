import { ProductQuery } from '@horae/contract/demo-apps/product-query';
import { z } from 'zod';

export const views = ['grid', 'list'] as const;

/** Parses a typed amount in dollars; null if invalid. */
export function readAmount(text: string | undefined): number | null {
  const typed = (text ?? '').trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
}

/** The URL state of the list of products: page, search and filters. */
export const ShopAddress = ProductQuery.extend({ view: z.enum(views).default('grid') });

export type ShopPlace = z.output<typeof ShopAddress>;

export const facetNames = ['brand', 'rating', 'min', 'max', 'freeShipping'] as const;

export const hasFacets = (place: ShopPlace): boolean => facetNames.some((name) => place[name] !== undefined);
