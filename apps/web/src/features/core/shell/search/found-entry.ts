import type { BookmarkItem } from '@horae/contract/core/bookmarks.contract';
import type { FoundGroup, FoundKind } from '@horae/contract/core/main-search.contract';
import type { GrantedHotel } from '@horae/contract/core/user-data';
import { pages } from '#areas/pages';
import type { SearchEntry } from './search.rules';

export type GroupKind = FoundKind | 'file' | 'contact';

/** A search result and the path that shows it. */
export interface FoundEntry extends SearchEntry {
  kind: GroupKind;
  path: string;
  /** The hotel to switch to before opening it. */
  hotel?: GrantedHotel;
  /** The matching item of the bookmarks, if the entry is a page. */
  page?: BookmarkItem;
}

export interface FoundEntries {
  kind: GroupKind;
  title: string;
  total: number;
  entries: FoundEntry[];
}

/** The path of the page whose icon represents an entry. */
export const iconPageOf = ({ kind, path }: FoundEntry): string =>
  kind === 'page' ? path : (pages.find(({ finds }) => finds?.some((found) => found === kind))?.path ?? '');

/** Converts a group of server results to entries. */
export function entriesOf({ kind, found }: FoundGroup, hotels: readonly GrantedHotel[]): FoundEntry[] {
  return found.map(({ title, note, link, hotel: id }) => {
    const hotel = hotels.find(({ ErpCompanyId }) => ErpCompanyId === id);
    const place = hotel && hotels.length > 1 ? [note, hotel.name] : [note];
    return {
      key: `${kind} ${link} ${title}`,
      kind,
      path: link,
      title,
      note: place.filter(Boolean).join(' · '),
      ...(hotel && { hotel }),
    };
  });
}
