import { words } from '#platform/words';

export const bookmarksWords = words('bookmarks', {
  title: 'Bookmarks',
  thing: 'bookmarks',
  filter: 'Filter pages',
  yours: 'Your bookmarks',
  suggestions: 'Suggestions',
  add: 'Add bookmark {{title}}',
  remove: 'Remove bookmark {{title}}',
  empty: 'Star a page to keep it here.',
  browse: 'Browse pages',
  'key.remove': 'Remove the bookmark in focus',
});
