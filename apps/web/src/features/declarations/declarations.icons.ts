import { IconBuildingBank, IconDoorEnter } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  '/declarations': IconBuildingBank,
  '/on-duty': IconDoorEnter,
};
