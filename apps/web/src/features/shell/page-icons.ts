import {
  type Icon,
  IconApps,
  IconBooks,
  IconBriefcase,
  IconBuildingSkyscraper,
  IconCalendarTime,
  IconChartDots3,
  IconChecklist,
  IconClockHour4,
  IconFlask,
  IconHelpCircle,
  IconIdBadge2,
  IconShieldLock,
  IconSitemap,
  IconTag,
  IconTimelineEvent,
  IconUserCircle,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { PageGroup } from './navigation';

export const groupIcons: Record<PageGroup, Icon> = {
  scheduling: IconCalendarTime,
  apps: IconApps,
  people: IconUsersGroup,
  business: IconBriefcase,
  insights: IconChartDots3,
  help: IconHelpCircle,
  account: IconUserCircle,
  lab: IconFlask,
};

/** By the path of the page. */
export const pageIcons: Record<string, Icon | undefined> = {
  '/staff-timeline': IconTimelineEvent,
  '/organisation-unit-calendar': IconSitemap,
  '/working-hours-calendar': IconClockHour4,
  '/todo': IconChecklist,
  '/users': IconUsers,
  '/employees': IconIdBadge2,
  '/roles': IconUserShield,
  '/permissions': IconShieldLock,
  '/pricing': IconTag,
  '/faq': IconHelpCircle,
  '/knowledge-base': IconBooks,
  '/select-hotel': IconBuildingSkyscraper,
};
