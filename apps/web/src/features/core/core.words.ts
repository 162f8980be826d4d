import { words } from '#platform/words';

export const coreWords = words('area.core', {
  home: 'Home',
  bookmarks: 'Bookmarks',
  selectHotel: 'Choose a hotel',
  search: 'Search',
});
