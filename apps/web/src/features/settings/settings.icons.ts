import { IconEyeCheck, IconKey, IconSettings, IconShieldLock } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  '/account-settings': IconSettings,
  '/accounts': IconKey,
  '/audit': IconEyeCheck,
  '/security-events': IconShieldLock,
};
