import { IconEyeCheck, IconKey, IconSettings } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  '/account-settings': IconSettings,
  '/accounts': IconKey,
  '/audit': IconEyeCheck,
};
