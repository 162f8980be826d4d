import { IconBellExclamation, IconChecklist, IconFileImport, IconHistory } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  '/roster-history': IconHistory,
  '/roster-import': IconFileImport,
  '/roster-approval': IconChecklist,
  '/short-notice': IconBellExclamation,
};
