import { type Icon, IconBed, IconBell, IconCalendarTime, IconChefHat, IconScale, IconUsers } from '@tabler/icons-react';

/** Keyed by the icon names in the server's replies. */
export const categoryIcons: Record<string, Icon | undefined> = {
  bed: IconBed,
  bell: IconBell,
  'calendar-time': IconCalendarTime,
  'chef-hat': IconChefHat,
  scale: IconScale,
  users: IconUsers,
};
