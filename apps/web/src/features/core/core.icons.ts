import { IconBookmark, IconBuildingSkyscraper, IconFile } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  // A page without one of its own.
  '': IconFile,
  '/bookmarks': IconBookmark,
  '/select-hotel': IconBuildingSkyscraper,
};
