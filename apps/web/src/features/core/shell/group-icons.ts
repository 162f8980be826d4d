import {
  type Icon,
  IconApps,
  IconBriefcase,
  IconCalendarTime,
  IconChartDots3,
  IconFlask,
  IconHelpCircle,
  IconUserCircle,
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
