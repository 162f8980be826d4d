import { areas as contractAreas } from '@horae/contract/areas';
import type { Area } from './area';
import type { Findable } from './features/core/main-search/main-search.service';

/** What the search finds, and the pages that can be starred, of these areas. */
export function findableIn(areas: readonly Area[]): Findable {
  const names = new Set(areas.map(({ name }) => name));
  return {
    tables: areas.flatMap(({ searchables }) => searchables ?? []),
    articles: areas.flatMap(({ articles }) => articles ?? []),
    pages: contractAreas
      .filter(({ name }) => names.has(name))
      .flatMap(({ pages }) => pages)
      .toSorted((a, b) => a.id - b.id),
  };
}
