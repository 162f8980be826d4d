import { IconBellExclamation, IconFileImport } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  '/roster-import': IconFileImport,
  '/short-notice': IconBellExclamation,
};
