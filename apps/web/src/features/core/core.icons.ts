import { IconBookmark, IconBuildingSkyscraper, IconFile, IconHome } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  // The default for pages without an icon.
  '': IconFile,
  '/home': IconHome,
  '/bookmarks': IconBookmark,
  '/select-hotel': IconBuildingSkyscraper,
};
