import { IconAddressBook, IconBuildingCommunity, IconListCheck } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  '/people': IconAddressBook,
  '/organisation': IconBuildingCommunity,
  '/set-up': IconListCheck,
};
