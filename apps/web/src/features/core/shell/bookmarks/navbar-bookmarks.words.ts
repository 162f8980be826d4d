import { words } from '#platform/words';

export const navbarBookmarksWords = words('navbar-bookmarks', {
  list: 'Bookmarked pages',
  more: 'More bookmarks',
  manage: 'Manage bookmarks',
  filter: 'Filter pages',
  add: 'Add bookmark {{title}}',
  remove: 'Remove bookmark {{title}}',
  noMatch: 'Nothing matches these filters.',
});
