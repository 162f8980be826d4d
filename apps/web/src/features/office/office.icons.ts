import { IconCalendar, IconCheckbox, IconMail, IconMessageCircle } from '@tabler/icons-react';
import type { PageIcons } from '#areas/area-pages';

export const pageIcons: PageIcons = {
  '/calendar': IconCalendar,
  '/todo': IconCheckbox,
  '/email': IconMail,
  '/chat': IconMessageCircle,
};
