import { IconBookmark, IconBuildingSkyscraper, IconFile } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  // The default for pages without an icon.
  '': IconFile,
  '/bookmarks': IconBookmark,
  '/select-hotel': IconBuildingSkyscraper,
};
