import { type Icon, IconBed, IconBell, IconCalendarTime, IconChefHat, IconScale, IconUsers } from '@tabler/icons-react';

/** By the names under which the server tells them. */
export const categoryIcons: Record<string, Icon | undefined> = {
  bed: IconBed,
  bell: IconBell,
  'calendar-time': IconCalendarTime,
  'chef-hat': IconChefHat,
  scale: IconScale,
  users: IconUsers,
};
