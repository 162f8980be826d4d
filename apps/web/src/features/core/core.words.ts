import { words } from '#platform/words';

export const coreWords = words('area.core', {
  bookmarks: 'Bookmarks',
  selectHotel: 'Choose a hotel',
  search: 'Search',
});
