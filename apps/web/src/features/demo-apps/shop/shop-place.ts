import { productSorts } from '@horae/contract/demo-apps/shop.contract';
import type { ListControl } from '#platform/list-search';
import { readId, readOneOf } from '#platform/read-value';
import type { ProductListQuery } from './shop.queries';

/** The default page size of the list. */
export const shopDefaults = { perPage: 9, sort: 'asc', sortColumn: '' } as const;

export const views = ['grid', 'list'] as const;

/** Parses a typed amount in dollars; null if invalid. */
export function readAmount(text: string | undefined): number | null {
  const typed = (text ?? '').trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
}

/** The filters in the URL besides the list's own parameters; invalid values are ignored. */
export function readShopPlace({ search }: Pick<ListControl, 'search'>) {
  const stars = readId(search.rating);
  return {
    sortBy: readOneOf(search.sortBy, productSorts, 'featured'),
    view: readOneOf(search.view, views, 'grid'),
    brands: (search.brand ?? '').split(',').filter(Boolean),
    rating: stars !== null && stars <= 5 ? stars : null,
    min: readAmount(search.min),
    max: readAmount(search.max),
    isFreeOnly: search.freeShipping === 'true',
  };
}

export type ShopPlace = ReturnType<typeof readShopPlace>;

export const facetNames = ['brand', 'rating', 'min', 'max', 'freeShipping'] as const;

export function hasFacets({ brands, rating, min, max, isFreeOnly }: ShopPlace): boolean {
  return brands.length > 0 || rating !== null || min !== null || max !== null || isFreeOnly;
}

export function productQueryOf({ q, page, perPage }: ListControl, place: ShopPlace): ProductListQuery {
  const { sortBy, brands, rating, min, max, isFreeOnly } = place;
  return {
    q,
    page,
    perPage,
    sortBy,
    ...(brands.length > 0 && { brand: brands.join(',') }),
    ...(rating !== null && { rating }),
    ...(min !== null && { min }),
    ...(max !== null && { max }),
    ...(isFreeOnly && { freeShipping: true }),
  };
}
