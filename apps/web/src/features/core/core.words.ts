import { words } from '#platform/words';

/** The area and its pages in the menu. */
export const coreWords = words('area.core', {
  bookmarks: 'Bookmarks',
  selectHotel: 'Choose a hotel',
  search: 'Search',
});
