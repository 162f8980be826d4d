import { IconCalendarTime, IconClockHour4, IconSitemap, IconTimelineEvent } from '@tabler/icons-react';
import { areaPages } from '#areas/area-pages';
import { schedulingWords } from './scheduling.words';

export const area = areaPages(schedulingWords, {
  name: 'scheduling',
  order: 10,
  group: { title: 'group', icon: IconCalendarTime },
  isEveryday: true,
  scrollsInside: true,
  pageIcons: async () => (await import('./scheduling.icons')).pageIcons,
  pages: [
    {
      path: '/staff-timeline',
      label: 'staffTimeline',
      access: 'session',
      key: 't',
      tab: 'tab.staffTimeline',
      hidesBreadcrumb: true,
      fillsWindow: true,
      icon: IconTimelineEvent,
    },
    {
      path: '/organisation-unit-calendar',
      label: 'organisationUnits',
      access: 'session',
      key: 'u',
      tab: 'tab.organisationUnits',
      hidesBreadcrumb: true,
      fillsWindow: true,
      icon: IconSitemap,
    },
    {
      path: '/working-hours-calendar',
      label: 'workingHours',
      access: 'session',
      key: 'w',
      tab: 'tab.workingHours',
      hidesBreadcrumb: true,
      fillsWindow: true,
      icon: IconClockHour4,
      menu: 'reports',
    },
    { path: '/roster-history', label: 'rosterHistory', access: 'session' },
    { path: '/roster-import', label: 'rosterImport', access: 'hotel-admin' },
    { path: '/roster-approval', label: 'rosterApproval', access: 'session', rights: ['plan'] },
    { path: '/short-notice', label: 'shortNotice', access: 'session', rights: ['plan', 'approve'], menu: 'reports' },
  ],
});
